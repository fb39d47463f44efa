"""The command `whist evening simulate`: an evening of bots, deal by deal, to its standings."""

import hashlib
import itertools
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.deal_scores import deal_score, figures_of
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.figures import score_of
from whistclub.club.evening.handlers import Sender, Sent
from whistclub.club.evening.log import decide, fold, table_played
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.settings import MOST_DEALS, MOST_ROUNDS, MOST_TABLES, EveningSettings, Figures
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import holds_same_cards, is_over, terms_of, usual_settings
from whistclub.club.log.decisions import Environment
from whistclub.club.log.texts import to_text
from whistclub.club.store.files.record_files import is_there, writing
from whistclub.club.store.files.whole_files import SHARED, write_new
from whistclub.evenings.parts import PARTS
from whistclub.evenings.results import TableResult
from whistclub.games.registry import game_of_preset
from whistclub.players.player import Player, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.match import Played, act, begin_deal, open_match
from whistclub.rules.seats import FOUR
from whistclub.terminal.commands.choices import chosen_preset, plain_key, seed_or_random
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.evening.document import evening_document
from whistclub.terminal.commands.evening.plan_document import LADIES_GENTS
from whistclub.terminal.commands.evening.texts import standing_lines
from whistclub.terminal.commands.jobs import check_cluster, shared_work

MOST_PEOPLE: Final = 4 * MOST_TABLES
_LEVEL_AT_MOST: Final = 20
"""The deals played beyond those of the round at a level table, before the first pair counts as its winner."""

_HOST: Final = Sender("host", "Whistclub")
_NAMES: Final = (
    "Ada", "Bea", "Carl", "Dora", "Eva", "Finn", "Gil", "Hanna", "Ida", "Jan", "Karla", "Lea", "Max", "Nina", "Otto", "Pia", "Quirin",
    "Rosa", "Sven", "Tilda", "Ulf", "Vera", "Xenia", "Yann", "Zoe",
)  # fmt: skip


class SimulateRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The command line of `whist evening simulate`, as the parser has read it; None where it says nothing."""

    people: int = 24
    rounds: int = 8
    format: str = "ladder"
    preset: str | None = None
    options: tuple[str, ...] = ()
    deals: int | None = None
    hall: bool = False
    bot: str = "simple"
    seed: str | None = None
    jobs: int | None = None
    cluster: str | None = None
    log: Path | None = None
    as_json: bool = False


class PlayedTable(msgspec.Struct, frozen=True):
    """A table that was played: its result, and for tables with real cards the figures of each deal."""

    result: TableResult
    figures: tuple[Figures, ...] = ()


class Sitting(msgspec.Struct, frozen=True):
    """A table to be played by bots: everything that its cards and acts follow from. `seed` decides the cards, `whims`
    the players' chance.
    """

    settings: EveningSettings
    dealer: int
    seed: bytes
    whims: str


def run(context: Context, request: SimulateRequest) -> int:
    """Plays an evening of bots and says what it came to. Returns the exit status."""
    settings = _settings(context, request)
    if request.log is not None and (is_there(request.log) or request.log.is_symlink()):
        raise context.wrong("cli-evening-log-exists", path=str(request.log))
    seed = seed_or_random(request.seed)
    check_cluster(context, request.cluster, request.jobs)
    with shared_work(request.jobs or os.cpu_count() or 1, request.cluster, context) as work:
        log, state = simulated(settings, request.people, seed, work.executor)
    if request.log is not None:
        _write(request.log, log)
    lines = [] if request.as_json else standing_lines(context, state)
    return context.answer(evening_document(state), lines, as_json=request.as_json)


def simulated(
    settings: EveningSettings, people: int, seed: str, executor: Executor
) -> tuple[list[AnyEntry], EveningState]:
    """An evening of so many people, all played by bots: its log and its last state. The same seed gives the same
    evening.
    """
    environment = Environment(0, _bytes_from(seed))
    opened = open_evening(settings, _HOST, environment)
    log: list[AnyEntry] = [opened]
    state = fold(None, opened)
    ids = itertools.count(1)

    def take(entries: tuple[AnyEntry, ...]) -> None:
        nonlocal state
        for entry in entries:
            state = fold(state, entry)
            log.append(entry)

    def do(kind: Callable[..., ask.AnyCommand], **fields: Any) -> None:
        take(decide(state, Sent(_HOST, kind(id=str(next(ids)), **fields)), environment))

    for number in range(people):
        do(ask.AddGuest, name=_name(number), part=PARTS[number % 2] if settings.has_parts else None)
    for number in range(1, settings.rounds + 1):
        do(ask.BeginRound, round=number)
        for table, played in enumerate(executor.map(played_table, _sittings(state, seed)), 1):
            if settings.place == "online":
                take(table_played(state, number, table, played.result, over=True, at_ms=0))
            else:
                _enter(do, number, table, played)
        do(ask.EndRound, round=number)
        for _, table in sight.level_tables(state):
            do(ask.DecideTable, round=number, table=table, side=0)
    do(ask.Finish)
    return log, state


def played_table(sitting: Sitting) -> PlayedTable:
    """A table that bots play to its end."""
    terms = terms_of(sitting.settings)
    game = game_of_preset(sitting.settings.preset, sitting.settings.options)
    player = _player(
        sitting.settings.preset, tuple(sorted(sitting.settings.options.items())), sitting.settings.bot
    )
    by_hand = sitting.settings.place == "cards"
    result = TableResult()
    figures: tuple[Figures, ...] = ()
    while not is_over(result, terms) and len(result.deals) < MOST_DEALS + _LEVEL_AT_MOST:
        played = _played_deal(sitting, game, player, len(result.deals) + 1)
        figures = (*figures, figures_of(game, played, terms)) if by_hand else ()
        score = score_of(figures[-1], terms) if by_hand else deal_score(game, played)
        result = TableResult((*result.deals, score))
    return PlayedTable(result, figures)


def _played_deal(sitting: Sitting, game: Game, player: Player, number: int) -> Played:
    """One deal, played as the first of a match; the deal goes round the table."""
    dealer = FOUR[(sitting.dealer + number - 1) % 4]
    match = open_match(game, game.first_setting(dealer))
    match = begin_deal(match, deal_from_seed(sitting.seed, game, number))
    while match.position is not None and (waiting := match.position.to_act()):
        seat = min(waiting)
        view = game.view(match.position, seat)
        rng = Random(f"{sitting.whims}/{number}/{seat}/{len(view.acts)}")  # noqa: S311 - a player's whims, nothing secret
        match = act(match, seat, player.choose(view, rng, own_budget(player)))
    return match.deals[0]


@lru_cache(maxsize=8)
def _player(preset: str, options: tuple[tuple[str, str], ...], bot: str) -> Player:
    return make_player(game_of_preset(preset, dict(options)), bot)


def _sittings(state: EveningState, seed: str) -> Iterator[Sitting]:
    """The tables of the running round; where they play the same deals, all hold the same cards."""
    played = state.rounds[-1]
    same_deals = holds_same_cards(terms_of(state.settings))
    for number, table in enumerate(played.tables, 1):
        whims = f"{seed}/{played.number}/{number}"
        cards = f"{seed}/{played.number}" if same_deals else whims
        yield Sitting(state.settings, table.dealer, hashlib.sha256(f"{cards}/cards".encode()).digest(), whims)


def _enter(do: Callable[..., None], number: int, table: int, played: PlayedTable) -> None:
    """Enters a result deal by deal, as an organiser does for people with real cards."""
    for deal, figures in enumerate(played.figures, 1):
        do(ask.EnterDeal, round=number, table=table, deal=deal, figures=figures)


def _settings(context: Context, request: SimulateRequest) -> EveningSettings:
    for option, value, most in (
        ("--people", request.people, MOST_PEOPLE),
        ("--rounds", request.rounds, MOST_ROUNDS),
        ("--deals", 1 if request.deals is None else request.deals, MOST_DEALS),
        ("--jobs", request.jobs or 1, 512),
    ):
        if not 1 <= value <= most:
            raise context.wrong("cli-count", option=option, value=str(value), most=str(most))
    usual = _usual(plain_key(request.format))
    preset, options = chosen_preset(context, request.preset or usual.preset, None, request.options)
    settings = msgspec.structs.replace(
        usual,
        place="cards" if request.hall else "online",
        preset=preset,
        options=options,
        rounds=request.rounds,
        minutes=0,
        bot=request.bot,
    )
    least = terms_of(settings).movement.least_tables
    # No more tables than the people need: on line bots would sit at all others.
    settings = msgspec.structs.replace(settings, tables=max(2, least, -(-request.people // len(FOUR))))
    if request.deals is not None:
        settings = msgspec.structs.replace(settings, length="deals", deals=request.deals)
    return settings if terms_of(settings).choices else msgspec.structs.replace(settings, enter="points")


def _usual(key: str) -> EveningSettings:
    """The settings of a format before anything is chosen, `ladies_gents` among them."""
    if key != LADIES_GENTS:
        return usual_settings("Whistclub", key)
    return msgspec.structs.replace(usual_settings("Whistclub", "progressive"), moving="ladies_gents")


def _write(path: Path, log: list[AnyEntry]) -> None:
    """Writes a new file; one that has appeared since the start is left alone too. Raises BadFile."""
    text = "".join(f"{to_text(entry)}\n" for entry in log)
    with writing(path):
        write_new(path, text.encode(), SHARED)


def _name(number: int) -> str:
    name, turn = _NAMES[number % len(_NAMES)], number // len(_NAMES)
    return f"{name} {turn + 1}" if turn else name


def _bytes_from(seed: str) -> Callable[[int], bytes]:
    counter = itertools.count(1)

    def fresh(count: int) -> bytes:
        return hashlib.sha256(f"{seed}/{next(counter)}".encode()).digest()[:count]

    return fresh
