"""The command that tells what a person's matches come to."""

from whistclub.club.statistics import statistics
from whistclub.club.store.files.record_files import data_file, is_there
from whistclub.club.tally import GameTally
from whistclub.games.registry import game_of_preset
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choices import game_key
from whistclub.terminal.commands.context import Context
from whistclub.terminal.local.store import open_data
from whistclub.terminal.texts.tally import tally_lines


def stats(context: Context, game: str | None, *, as_json: bool) -> int:
    """The statistics of every game played on this machine, or of one. Raises BadFile and BadOption."""
    wanted = None if game is None else game_key(game)
    path = data_file(context.environment)
    games: tuple[GameTally, ...] = ()
    if is_there(path):
        log = open_data(context.environment)
        try:
            games = tuple(one for one in statistics(log) if wanted in {None, one.game})
        finally:
            log.close()
    document = doc.Statistics(file=str(path), games=games)
    return context.answer(document, _lines(context, games), as_json=as_json)


def _lines(context: Context, games: tuple[GameTally, ...]) -> list[str]:
    if not games:
        return [context.catalogue.format("cli-stats-none")]
    lines: list[str] = []
    for one in games:
        words = context.words(game_of_preset(one.preset, {}))
        heading = words.say("cli-stats-game", name=words.name(), preset=one.preset)
        lines += [*([""] if lines else []), heading]
        if one.unassisted.matches:
            lines += tally_lines(context.catalogue, one, one.unassisted)
        if one.assisted.matches:
            lines.append(context.catalogue.format("cli-stats-assisted"))
            lines += tally_lines(context.catalogue, one, one.assisted)
    return lines
