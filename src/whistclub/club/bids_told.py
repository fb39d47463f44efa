"""The bids and contracts that a person told, and whether they made them, from the results of deals."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.seats import Seat, seat_letter

_MISSED: Final = frozenset({"failed", "missed", "set", "lost"})
"""The last words of the keys of score lines that tell of a bid not made."""
_BIDS: Final = ("bid", "pip")
"""The facts of score lines that are a bid: a number of tricks, and a marker."""


class Told(msgspec.Struct, frozen=True):
    """A bid: its number or the word of its contract."""

    bid: str
    made: bool


class BidTally(msgspec.Struct, frozen=True, kw_only=True):
    """A bid or contract: how often it was told, and how often made."""

    bid: str
    told: int
    made: int


def told_in(game: Game, played: Played, seat: Seat) -> tuple[Told, ...]:
    """The bids of this seat in a deal that is over: the number it bid, each marker of a solitaire, or the contract it
    undertook, alone or with a partner. None in a game without bids.
    """
    found = tuple(_numbers(game, played, seat))
    if found or played.result is None or all(isinstance(act, Play) for _, act in played.acts):
        return found
    position: Any = game.start(played.deal, played.setting)
    for by, act in played.acts:
        position = position.play(by, act)
    moment = game.moment(game.view(position, seat))
    if seat not in moment.holders or not moment.contract:
        return ()
    return (Told(moment.contract, all(map(_is_made, (line.key for line in played.result.lines)))),)


def tallied(bids: Iterable[Told]) -> tuple[BidTally, ...]:
    """The bids counted, numbers by size, contracts by the alphabet."""
    groups: dict[str, list[bool]] = {}
    for one in bids:
        groups.setdefault(one.bid, []).append(one.made)
    return tuple(
        BidTally(bid=bid, told=len(made), made=sum(made))
        for bid, made in sorted(
            groups.items(), key=lambda one: (len(one[0]) if one[0].isdigit() else 0, one[0])
        )
    )


def _numbers(game: Game, played: Played, seat: Seat) -> Iterator[Told]:
    letter = seat_letter(seat, game.seats)
    for line in () if played.result is None else played.result.lines:
        facts = dict(line.args)
        number = next((facts[name] for name in _BIDS if name in facts), None)
        if number is not None and facts.get("seat", letter) == letter:
            yield Told(str(number), _is_made(line.key))


def _is_made(key: str) -> bool:
    return key.rpartition("-")[2] not in _MISSED
