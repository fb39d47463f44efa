"""Two worlds told a viewer the same, each played at a table of its own: what does the viewer get in each?

The worlds differ in a hidden fact (two cards, a bid card, an exchange) and agree in whatever this viewer was told, as
the test kit states it from the rules. Every seat's acts stand in both logs in the same order of arrival.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from tests.club.tables import NOW
from whistclub.club.bots import bot_command
from whistclub.club.log.decisions import Environment
from whistclub.club.log.kind import take
from whistclub.club.table.commands import (
    Act,
    AgreeUndo,
    Claim,
    Command,
    Concede,
    Hint,
    NextDeal,
    Redo,
    Stop,
    Undo,
)
from whistclub.club.table.entries import Acted, Dealing, Dealt, Entry, Opened, Sitter
from whistclub.club.table.log import MATCH, fold, viewer_events
from whistclub.club.table.sight import Sight, sight
from whistclub.club.table.state import TableState
from whistclub.conformance import alphabet
from whistclub.conformance.alike_worlds import hidden_changed, mutated, sampled
from whistclub.conformance.knowledge import Knowledge, knowledge_of, world_key
from whistclub.conformance.trace import (
    Trace,
    in_seat_order,
    random_cut,
    richest_trace,
    seats_of,
    settings_and_deals,
)
from whistclub.players.registry import make_player
from whistclub.rules.actions import Act as DealAct
from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.options import options_mapping
from whistclub.rules.record import FORMAT, FirstSetting, Record
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import Seat, Viewer, seat_letter

MEANS = Environment(NOW, bytes)
_OTHERS = (Undo, Redo, AgreeUndo, Claim, Concede, Stop, Hint, NextDeal)
_MUTATIONS = 12


class Hunted(msgspec.Struct):
    """The number of comparisons, and the first difference found (empty for none)."""

    deals: int = 0
    pairs: int = 0
    by_sample: int = 0
    with_hidden_act: int = 0
    bytes_compared: int = 0
    answers: int = 0
    bot_choices: int = 0
    leak: str = ""


def opened(trace: Trace, people: frozenset[Seat], bot: str) -> Opened:
    """The opening of a table at which this deal is the next."""
    game, setting = trace.game, trace.setting
    first = FirstSetting(
        setting.number,
        seat_letter(setting.dealer, game.seats),
        setting.score,
        msgspec.json.decode(msgspec.json.encode(setting.carry)),
    )
    options = msgspec.json.decode(msgspec.json.encode(options_mapping(game.options)))
    record = Record(FORMAT, game.key, game.version, options, first, (), "running")
    sitters = tuple(
        Sitter(seat_letter(seat, game.seats), "" if seat in people else bot) for seat in seats_of(game)
    )
    return Opened(
        at_ms=NOW,
        table="t",
        game=game.key,
        rules=game.version,
        options=options,
        sitters=sitters,
        dealing=Dealing(),
        dealer=first.dealer,
        secret="00" * 32,
        record=record,
    )


def entries(trace: Trace, opening: Opened, order: list[int]) -> list[Entry]:
    """The log of the deal, its acts in this order of arrival."""
    acts: list[DealAct] = [trace.acts[place] for place in order]
    made = [
        Acted(at_ms=NOW, seat=seat, action=action.text, by_bot=bool(opening.sitters[seat].bot))
        for seat, action in acts
    ]
    return [opening, Dealt(at_ms=NOW, deal=deal_to_text(trace.deal)), *made]


def arrivals(trace: Trace, rng: Random) -> list[int]:
    """The acts' places, those made face down in a random order of arrival."""
    order = list(range(len(trace.acts)))
    for run in trace.hidden():
        mixed = list(run)
        rng.shuffle(mixed)
        order[run.start : run.stop] = mixed
    return order


def received(
    log: list[Entry], viewer: Viewer, tries: tuple[str, ...], found: Hunted
) -> Iterator[tuple[str, bytes]]:
    """Everything the viewer gets along the log, up to the deal's last act."""
    state: TableState | None = None
    for entry in log:
        before, state = state, fold(state, entry)
        yield "events", encode(viewer_events(before, entry, fold(before, entry), viewer))
        if state.match.deals and state.match.position is None:
            return
        yield "sight", seen_bytes(sight(state, viewer))
        if viewer is None:
            continue
        for command in commands(state, viewer, tries):
            found.answers += 1
            taken = take(MATCH, state, command, MEANS)
            yield f"answer to {type(command).__name__}", encode((taken.entries, taken.answer))
        if state.legal[viewer] and state.sitters[viewer].bot:
            found.bot_choices += 1
            yield "choice", encode(bot_command(state, viewer, make_player))


def commands(state: TableState, seat: Seat, tries: tuple[str, ...]) -> Iterator[Command]:
    """Commands for the seat to try now, different each time: table commands, and acts both legal and illegal, one of
    them late.
    """
    turn = state.seq + 5 * seat
    for kind in (_OTHERS[turn % len(_OTHERS)], _OTHERS[turn * 3 % len(_OTHERS)]):
        yield kind(id="x", saw=state.seq, seat=seat)
    by_bot = bool(state.sitters[seat].bot)
    for place, saw in enumerate((state.seq, state.seq, 0)):
        text = tries[(turn * 7 + place) % len(tries)]
        yield Act(id="x", saw=saw, seat=seat, action=text, by_bot=by_bot)


def seen_bytes(seen: Sight) -> bytes:
    """A sight as bytes, field by field; of the match all but the game, which is the same for all."""
    match = seen.match
    fields = {name: getattr(seen, name) for name in Sight.__struct_fields__ if name not in {"match", "view"}}
    public = (match.setting, match.deals, match.position, match.result, match.stopped)
    view = b"" if seen.view is None else encode(seen.view)
    return encode(fields) + encode(public) + view + repr(seen).encode()


def alike(trace: Trace, viewer: Viewer, knowledge: Knowledge, rng: Random) -> tuple[Trace, bool] | None:
    """A world told this viewer the same, by the game's own sample (True) or by mutation; None when none is found."""
    if viewer is not None and (trace.game.seats == 1 or rng.random() < 0.5):
        world = sampled(trace, viewer, rng)
        differs = world is not None and world_key(world, knowledge) != world_key(trace, knowledge)
        if world is not None and differs and knowledge.told(world, viewer) == knowledge.told(trace, viewer):
            return world, True
    for _ in range(_MUTATIONS):
        changed = mutated(trace, viewer, knowledge, rng, hidden=rng.random() < 0.5)
        if changed is not None:
            return changed, False
    return None


Received = Callable[[list[Entry], Viewer, tuple[str, ...], Hunted], Iterator[tuple[str, bytes]]]
"""The messages that a viewer gets along a log, as `received` says it."""


def hunt(game: Game, deals: int, seed: str, bot: str, get: Received = received) -> Hunted:
    """Plays so many deals and compares, for every viewer, what it gets in worlds that it cannot tell apart."""
    rng, knowledge, found = Random(f"{game.key} {seed}"), knowledge_of(game), Hunted()
    tries = tuple(dict.fromkeys(action.text for action in alphabet.tries(game)))
    for setting, deal, played in settings_and_deals(game, seed, deals, rng):
        whole = richest_trace(game, setting, deal, rng)
        played.append(whole)
        found.deals += 1
        trace = random_cut(in_seat_order(whole), rng)
        people = frozenset(seat for seat in seats_of(game) if rng.random() < 0.4)
        opening, order = opened(trace, people, bot), arrivals(trace, rng)
        for viewer in (*seats_of(game), None):
            other = alike(trace, viewer, knowledge, rng)
            if other is not None:
                found.pairs += 1
                found.by_sample += other[1]
                found.with_hidden_act += hidden_changed(trace, other[0])
                logs = entries(trace, opening, order), entries(other[0], opening, order)
                _compare(logs, viewer, tries, found, get)
            if found.leak:
                return found
    return found


def _compare(
    logs: tuple[list[Entry], list[Entry]],
    viewer: Viewer,
    tries: tuple[str, ...],
    found: Hunted,
    get: Received,
) -> None:
    one, two = (get(log, viewer, tries, found) for log in logs)
    pairs: Any = zip(one, two, strict=True)
    for place, ((what, mine), (also, theirs)) in enumerate(pairs):
        found.bytes_compared += len(mine)
        if (what, mine) != (also, theirs):
            found.leak = f"viewer {viewer}, item {place}, {what}: {mine!r} against {theirs!r}"
            return
