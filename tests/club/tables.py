"""Tables for tests: clock and chance held still, commands with ids of their own."""

import hashlib
import itertools
import secrets
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from whistclub.club.bots import due, run_bots
from whistclub.club.local_table import House, Table
from whistclub.club.log.decisions import Answer, Done
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.club.table.commands import Act, Command, Commit, NextDeal, OpenPart
from whistclub.club.table.entries import Dealing, Opened, Sitter
from whistclub.club.table.sealed_deal import contributors
from whistclub.club.table.seals import commitment_of
from whistclub.games.registry import game_of_preset
from whistclub.players.baseline import choose
from whistclub.players.registry import make_player
from whistclub.rules.seats import Seat, seat_letter

PART = "5a" * 32
NOW = 1_700_000_000_000
_counter = itertools.count(1)
_RUN = secrets.token_hex(4)
"""A data file kept from an earlier run has ids of its own in it, and an id that comes again does nothing."""


def always(value: int) -> Callable[[], int]:
    return lambda: value


players = make_player


def numbered_chance() -> Callable[[int], bytes]:
    return lambda _: hashlib.sha256(str(next(_counter)).encode()).digest()


def house(log: Log) -> House:
    return House(log, always(NOW), numbered_chance())


def opened(
    preset: str, people: Iterable[Seat], seed: str | None = None, given: tuple[str, ...] = (), **options: Any
) -> Opened:
    game, people = game_of_preset(preset, options), tuple(people)
    sitters = [
        Sitter(seat_letter(Seat(seat), game.seats), "" if seat in people else "simple")
        for seat in range(game.seats)
    ]
    return house(MemoryLog()).opening_of(game, sitters, Dealing(seed, given), preset=preset)


def table_of(preset: str, people: Iterable[Seat], seed: str | None = None, **options: Any) -> Table:
    return house(MemoryLog()).open(opened(preset, people, seed, **options))


def answered(table: Table, command: Command) -> Answer:
    return table.send(command)


def sent(table: Table, kind: Callable[..., Any], seat: Seat | None, **fields: Any) -> Done:
    """Sends a command that must be carried out."""
    answer = table.send(kind(id=f"t{_RUN}-{next(_counter)}", saw=table.seq, seat=seat, **fields))
    assert isinstance(answer, Done), answer
    return answer


def act_for(table: Table, seat: Seat) -> None:
    """The simple opponent's choice, sent as the person's of this seat."""
    view = table.state.game.view(table.state.match.position, seat)
    sent(table, Act, seat, action=choose(view, Random(table.seq)).text)


def open_seal(table: Table) -> None:
    """Everybody's part of a deal that has been sealed, if it has."""
    for kind, fact in ((Commit, {"commitment": commitment_of(PART)}), (OpenPart, {"part": PART})):
        made = table.state.sealing
        for seat in contributors(table.state) if made else ():
            sent(table, kind, seat, number=made.number if made else 0, **fact)


def play_out(table: Table, deals: int) -> None:
    """Plays so many deals, people's seats too, or until the match is over."""
    goal = len(table.state.match.deals) + deals
    while table.state.match.result is None:
        if table.state.match.position is None:
            if len(table.state.match.deals) >= goal:
                return
            sent(table, NextDeal, None)
            open_seal(table)
        run_bots(table, players)
        if due(table.state) is None and table.state.match.position is not None:
            act_for(table, next(seat for seat in table.state.seats if table.state.legal[seat]))
