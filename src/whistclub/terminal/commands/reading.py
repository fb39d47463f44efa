"""The commands that read: games, rules, deal, replay, score, inspect."""

import secrets
from collections.abc import Sequence
from pathlib import Path

import msgspec

from whistclub.cards.errors import BadOption, BadText, WhistclubError, reason
from whistclub.club.store.file_locks import InUse
from whistclub.club.store.record_files import load_record, naming
from whistclub.games.registry import (
    GAMES,
    PRESETS,
    game_of_preset,
    make_game,
    preset_named,
    presets_of,
)
from whistclub.messages import Catalogue, Speaker, page, page_keys
from whistclub.rules.game import Game
from whistclub.rules.match import Match
from whistclub.rules.record import Record
from whistclub.rules.replay import causes, replay
from whistclub.rules.seats import Viewer, seat_from_letter
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.reports import (
    deals_open,
    game_info,
    game_lines,
    inspection,
    position_at,
    score_sheet,
    told,
    told_lines,
)
from whistclub.terminal.console import Console, write_document
from whistclub.terminal.deal_text import dealt, dealt_lines
from whistclub.terminal.pages import plain_page
from whistclub.terminal.sight import hand_lines, table_lines
from whistclub.terminal.words import Words

WRONG_USAGE = 2
REFUSED = 1
IN_USE = 75
"""The data are in use by another Whistclub, in a way that does not go together with what was asked."""

_OF_THE_COMMAND_LINE = {
    "record-at", "not-a-seat", "solve-contract", "solve-word", "solve-seats-needed", "join-address", "database-address", "workers-need-postgresql",
}  # fmt: skip
_MOST_COUNT = 1000
_MOST_NUMBER = 10**9


class Refused(Exception):
    """A command that cannot be carried out, in words for the person, and the exit status."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


class Here(msgspec.Struct, frozen=True):
    """What every command is handed: the catalogue to speak from, the console, and the environment's variables."""

    catalogue: Catalogue
    console: Console
    environment: dict[str, str]

    def words(self, game: Game) -> Words:
        """Words for a game."""
        return Words(self.catalogue, game)

    def wrong(self, key: str, /, **facts: str | int) -> Refused:
        """A refusal of the command line."""
        return Refused(self.catalogue.format(key, **facts), WRONG_USAGE)

    def refusal(self, problem: WhistclubError) -> Refused:
        """A refusal in words; options and places that do not exist are wrong usage, the rest is the file's or the cards'."""
        chain = causes(problem)
        speaker = Speaker(self.catalogue, "french")
        for one in chain:
            card = dict(one.reason.args).get("card")
            if isinstance(card, str) and speaker.card(card) == card:
                speaker = Speaker(self.catalogue, "decktet")
        usage = isinstance(problem, BadOption) or problem.reason.key in _OF_THE_COMMAND_LINE
        status = WRONG_USAGE if usage else IN_USE if isinstance(problem, InUse) else REFUSED
        return Refused(speaker.reasons([one.reason for one in chain]), status)

    def tell(self, document: object, lines: Sequence[str], *, as_json: bool) -> int:
        """Says the lines, or prints the document."""
        if as_json:
            write_document(msgspec.json.format(msgspec.json.encode(document), indent=1))
        else:
            for line in lines:
                self.console.say(line)
        return 0


def games(here: Here, game: str | None, *, as_json: bool) -> int:
    """Lists the games, or tells one with all its options."""
    keys = [game_key(game)] if game else list(GAMES)
    infos = tuple(game_info(here.catalogue, key) for key in keys)
    lines: list[str] = []
    for info in infos:
        lines += [*([""] if lines else []), *game_lines(here.catalogue, info, whole=bool(game))]
    if not game:
        lines += ["", here.catalogue.format("cli-games-more", example=f"whist games {keys[0]}")]
    return here.tell(doc.Games(games=infos), lines, as_json=as_json)


def rules(here: Here, key: str | None, *, as_json: bool) -> int:
    """A rules page."""
    valid = ", ".join((*GAMES, *(name for name in page_keys() if name not in GAMES)))
    if key is None:
        raise here.wrong("cli-rules-which", valid=valid)
    name = _plain(key)
    if name in PRESETS:
        name = PRESETS[name].game
    if name not in page_keys():
        raise here.wrong("cli-no-page", text=key[:40], valid=valid)
    text = page(name, here.catalogue.language)
    document = doc.Rules(page=name, language=here.catalogue.language, text=text)
    return here.tell(document, plain_page(text), as_json=as_json)


def deal(here: Here, game: Game, seed: str | None, number: int, count: int, *, as_json: bool) -> int:
    """Deals from a seed."""
    if not 1 <= count <= _MOST_COUNT:
        raise here.wrong("cli-count", option="--count", value=str(count), most=str(_MOST_COUNT))
    if not 1 <= number <= _MOST_NUMBER:
        raise here.wrong("cli-count", option="--number", value=str(number), most=str(_MOST_NUMBER))
    deals = dealt(game, fresh_seed(seed), number, count)
    return here.tell(deals, dealt_lines(deals), as_json=as_json)


def tell_replay(here: Here, file: Path, at: int | None, *, as_json: bool) -> int:
    """Tells a match again."""
    record, full = loaded(file)
    words = here.words(full.game)
    document = told(record, full, at, words)
    lines = told_lines(document, words)
    if deals_open(full) < len(full.deals):
        lines = [words.say("cli-unfinished-replay"), *lines]
    return here.tell(document, lines, as_json=as_json)


def score(here: Here, file: Path, *, as_json: bool) -> int:
    """The score sheet of a record."""
    record, full = loaded(file)
    words = here.words(full.game)
    return here.tell(score_sheet(record, full, words), [words.name(), *words.sheet(full)], as_json=as_json)


def inspect(
    here: Here, file: Path, seat: str | None, at: int | None, *, spectator: bool, as_json: bool
) -> int:
    """What one seat, or a spectator, was entitled to know, and what it could do."""
    record, full = loaded(file)
    viewer = _viewer(here, full.game, seat, spectator=spectator)
    words = here.words(full.game)
    found = position_at(record, full, at)
    if found is None:
        raise Refused(here.catalogue.format("cli-no-deal-yet"), REFUSED)
    position, act_number = found
    view = full.game.view(position, viewer)
    lines = [words.say("line-stands-at", at=str(act_number), most=str(_acts(record)))]
    if record.ended == "running":
        lines.append(words.say("cli-unfinished-inspect"))
    lines += table_lines(view, words)
    if viewer is not None:
        lines += hand_lines(view, words)
        lines += [
            words.say("line-may", act=words.speaker.action(act.text), text=act.text) for act in view.legal
        ]
    for waiting in view.to_act:
        lines.append(words.say("line-to-act", seat=words.seat(waiting)))
    return here.tell(inspection(record, view, act_number, viewer, lines), lines, as_json=as_json)


def _viewer(here: Here, game: Game, seat: str | None, *, spectator: bool) -> Viewer:
    valid = "S" if game.seats == 1 else "N, E, S, W"
    if (seat is None) != spectator:
        raise here.wrong("cli-whose-eyes", valid=valid)
    if seat is None:
        return None
    try:
        return seat_from_letter(seat, game.seats)
    except BadText as problem:
        raise Refused(str(here.refusal(problem)), WRONG_USAGE) from problem


def loaded(file: Path) -> tuple[Record, Match]:
    """A record and the match it folds to. Raises BadFile, BadRecord."""
    record = load_record(file)
    with naming(file):
        return record, replay(record, make_game)


def chosen_game(
    here: Here, name: str | None, preset: str | None, written: Sequence[str]
) -> tuple[str, dict[str, str]]:
    """The preset a command line asks for, and the options written. Raises BadOption and Refused."""
    if name is None:
        raise here.wrong("cli-which-game", valid=", ".join(GAMES))
    key = _plain(name)
    if key not in GAMES and key not in PRESETS:
        raise BadOption(
            reason(
                "game-or-preset-unknown", name=name[:40], games=", ".join(GAMES), presets=", ".join(PRESETS)
            )
        )
    found = presets_of(key)[0] if key in GAMES else PRESETS[key]
    if preset is not None:
        asked = preset_named(_plain(preset))
        if asked.game != found.game:
            valid = ", ".join(one.name for one in presets_of(found.game))
            raise BadOption(reason("preset-of-other-game", name=asked.name, game=found.game, valid=valid))
        found = asked
    return found.name, _options(here, written)


def game_chosen(here: Here, name: str | None, preset: str | None, written: Sequence[str]) -> Game:
    """The game a command line asks for. Raises BadOption and Refused."""
    return game_of_preset(*chosen_game(here, name, preset, written))


def fresh_seed(text: str | None) -> str:
    """The seed text given, what is no UTF-8 in it replaced; or 32 bytes nobody knows, in hexadecimal."""
    if text is None:
        return secrets.token_hex(32)
    return text.encode(errors="surrogateescape").decode(errors="replace")


def _options(here: Here, written: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in written:
        name, sign, value = pair.partition("=")
        if not sign:
            raise here.wrong("cli-option-form", text=pair[:40])
        options[_plain(name)] = value
    return options


def game_key(name: str) -> str:
    """The key of the game that a game or a preset is called by. Raises BadOption."""
    key = _plain(name)
    if key in PRESETS:
        return PRESETS[key].game
    if key not in GAMES:
        raise BadOption(reason("game-unknown", name=name[:40], valid=", ".join(GAMES)))
    return key


def _plain(name: str) -> str:
    return name.strip().lower().replace("-", "_")


def _acts(record: Record) -> int:
    return sum(len(one.acts) for one in record.deals)
