"""The command that tells what a person's matches come to."""

from whistclub.club.statistics import statistics
from whistclub.club.store.record_files import data_file, is_there
from whistclub.club.tally import GameTally, Tally
from whistclub.games.registry import game_of_preset
from whistclub.messages import Catalogue
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.reading import Here, game_key
from whistclub.terminal.local_store import open_data


def stats(here: Here, game: str | None, *, as_json: bool) -> int:
    """The statistics of every game played on this machine, or of one. Raises BadFile and BadOption."""
    wanted = None if game is None else game_key(game)
    path = data_file(here.environment)
    games: tuple[GameTally, ...] = ()
    if is_there(path):
        log = open_data(here.environment)
        try:
            games = tuple(one for one in statistics(log) if wanted in {None, one.game})
        finally:
            log.close()
    document = doc.Statistics(file=str(path), games=games)
    return here.tell(document, _lines(here, games), as_json=as_json)


def _lines(here: Here, games: tuple[GameTally, ...]) -> list[str]:
    if not games:
        return [here.catalogue.format("cli-stats-none")]
    lines: list[str] = []
    for one in games:
        words = here.words(game_of_preset(one.preset, {}))
        heading = words.say("cli-stats-game", name=words.name(), preset=one.preset)
        lines += [*([""] if lines else []), heading]
        if one.unassisted.matches:
            lines += tally_lines(here.catalogue, one.unassisted, is_campaign=one.is_campaign)
        if one.assisted.matches:
            lines.append(here.catalogue.format("cli-stats-assisted"))
            lines += tally_lines(here.catalogue, one.assisted, is_campaign=one.is_campaign)
    return lines


def tally_lines(catalogue: Catalogue, tally: Tally, *, is_campaign: bool) -> list[str]:
    """A tally in sentences."""
    say = catalogue.format
    facts = {"won": tally.won, "lost": tally.lost, "stopped": tally.stopped}
    key = "cli-stats-campaigns" if is_campaign else "cli-stats-matches"
    lines = [say(key, count=tally.matches, **facts)]
    if tally.longest_streak:
        lines.append(say("cli-stats-streak", now=tally.streak, longest=tally.longest_streak))
    if tally.score_best is not None and tally.score_average is not None:
        average = _decimal(catalogue, tally.score_average)
        lines.append(say("cli-stats-score", best=tally.score_best, average=average))
    if tally.deal_best is not None and tally.deal_average is not None:
        key = "cli-stats-passages" if is_campaign else "cli-stats-deals"
        average = _decimal(catalogue, tally.deal_average)
        lines.append(say(key, count=tally.deals, best=tally.deal_best, average=average))
    if tally.fewest_deals is not None:
        key = "cli-stats-fewest-passages" if is_campaign else "cli-stats-fewest"
        lines.append(say(key, count=tally.fewest_deals))
    return lines


def _decimal(catalogue: Catalogue, number: float) -> str:
    """With one decimal, written as the language writes it."""
    whole, _, part = f"{number:.1f}".partition(".")
    return catalogue.format("cli-decimal", whole=whole, part=part)
