"""Deals played out and played again: every position along the acts, and which of the acts were hidden when made."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from whistclub.cards.errors import WhistclubError
from whistclub.rules.actions import Act, Action
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, seats_of_table
from whistclub.rules.values import MatchResult, Setting

MOST_ACTS: Final = 1000
"""More acts than any deal here can have; a deal that goes on longer never ends."""
TEMPERS: Final = (0.0, 0.4, 0.7, 0.9)
"""The chance of a pass beyond its even share: bold tables and quiet ones reach different contracts."""
EVENLY: Final = 0.5
PLAYED_OUT: Final = (1, 5)


class Trace(msgspec.Struct, frozen=True):
    """A deal and what became of it: `positions[i]` stands before `acts[i]`, the last one after all of them."""

    game: Any
    setting: Setting
    deal: Deal
    acts: tuple[Act, ...]
    positions: tuple[Any, ...]

    def __repr__(self) -> str:
        return f"Trace({self.game.key}, {len(self.acts)} acts)"

    @property
    def last(self) -> Any:
        """The position after the last act."""
        return self.positions[-1]

    def hidden(self) -> tuple[range, ...]:
        """The runs of acts in which several seats acted without seeing each other, unfinished ones too."""
        runs = []
        place = 0
        while place < len(self.acts):
            several = len(self.positions[place].to_act())
            if several > 1:
                runs.append(range(place, min(place + several, len(self.acts))))
            place += max(several, 1)
        return tuple(runs)

    def cut(self, length: int) -> "Trace":
        """The same deal after its first `length` acts only."""
        return Trace(self.game, self.setting, self.deal, self.acts[:length], self.positions[: length + 1])


def seats_of(game: Game) -> tuple[Seat, ...]:
    """Every seat at the game's table."""
    return seats_of_table(game.seats)


def random_trace(game: Game, setting: Setting, deal: Deal, rng: Random) -> Trace:
    """The deal played to its end by seats of one random temper, hidden acts in any order of seats."""
    position = game.start(deal, setting)
    positions: list[Any] = [position]
    acts: list[Act] = []
    temper = rng.choice(TEMPERS)
    while (turns := sorted(position.to_act())) and len(acts) < MOST_ACTS:
        seat = turns[0] if len(turns) == 1 else rng.choice(turns)
        action = _random_act(position.legal(seat), temper, rng)
        position = position.play(seat, action)
        acts.append((seat, action))
        positions.append(position)
    return Trace(game, setting, deal, tuple(acts), tuple(positions))


def richest_trace(game: Game, setting: Setting, deal: Deal, rng: Random) -> Trace:
    """The deal played at random once or, as often, five times, of which the one with most kinds of acts counts:
    exchanges and auctions that go on come up more often than by chance.
    """
    traces = (random_trace(game, setting, deal, rng) for _ in range(rng.choice(PLAYED_OUT)))
    return max(traces, key=lambda trace: len({action.verb for _, action in trace.acts}))


def _random_act(legal: tuple[Action, ...], temper: float, rng: Random) -> Action:
    """Any legal act; where a pass is one, it is chosen the more often the higher the temper (0 to 1)."""
    quiet = [action for action in legal if action.parts == ("pass",)]
    if quiet and rng.random() < temper:
        return quiet[0]
    return rng.choice(legal)


def random_cut(trace: Trace, rng: Random) -> Trace:
    """The deal after some of its acts: half the time at any place, else each phase is as likely as another."""
    places = range(len(trace.positions))
    if rng.random() < EVENLY:
        phase = rng.choice(sorted({phase_of(trace, place) for place in places}))
        places_of_phase = [place for place in places if phase_of(trace, place) == phase]
        return trace.cut(rng.choice(places_of_phase))
    return trace.cut(rng.choice(places))


def phase_of(trace: Trace, place: int) -> str:
    """The verb of the next act at a place, which names the phase; `end` after the last."""
    return type(trace.acts[place][1]).verb if place < len(trace.acts) else "end"


def retrace(game: Game, setting: Setting, deal: Deal, acts: tuple[Act, ...]) -> Trace | None:
    """The same acts on these cards, or None where the rules refuse the cards or an act."""
    try:
        position = game.start(deal, setting)
        positions: list[Any] = [position]
        for seat, action in acts:
            position = position.play(seat, action)
            positions.append(position)
    except WhistclubError:
        return None
    return Trace(game, setting, deal, acts, tuple(positions))


def in_seat_order(trace: Trace) -> Trace:
    """The same deal with each run of hidden acts in seat order, as records and worlds have them.

    Raises ValueError when the rules refuse that order.
    """
    acts = list(trace.acts)
    for run in trace.hidden():
        acts[run.start : run.stop] = sorted(acts[run.start : run.stop], key=lambda act: act[0])
    if tuple(acts) == trace.acts:
        return trace
    again = retrace(trace.game, trace.setting, trace.deal, tuple(acts))
    if again is None:
        raise ValueError("hidden acts are refused in seat order")
    return again


def settings_and_deals(
    game: Game, seed: str, deals: int, rng: Random
) -> Iterator[tuple[Setting, Deal, list[Trace]]]:
    """Deal after deal of matches under one seed text; the caller plays each and puts its Trace in the list given.

    A match that ends is followed by another. Every third deal to several hands is lopsided.
    """
    setting = game.first_setting(rng.choice(seats_of(game)))
    key = seed_from_text(seed)
    for number in range(1, deals + 1):
        played: list[Trace] = []
        deal = deal_from_seed(key, game, number)
        is_lopsided = game.seats > 1 and number % 3 == 0
        yield setting, lopsided(deal, game.seats, rng) if is_lopsided else deal, played
        result = played[0].last.result()
        following: Any = game.next_setting(setting, result)
        over = isinstance(following, MatchResult)
        setting = game.first_setting(rng.choice(seats_of(game))) if over else following
        key = seed_from_text(f"{seed} {number}") if over else key


def lopsided(deal: Deal, seats: int, rng: Random) -> Deal:
    """The same cards dealt so that each of so many hands has little more than a suit: voids and signals of a lacking
    colour, which a fair deal shows once in ten thousand, come up in every one.
    """
    cards = sorted(deal.pack)
    size = len(cards) // seats
    hands = [cards[start : start + size] for start in range(0, seats * size, size)]
    rng.shuffle(hands)
    order = [card for one_each in zip(*hands, strict=True) for card in one_each] + cards[seats * size :]
    for _ in range(rng.randrange(4)):
        one, two = rng.sample(range(len(order)), 2)
        order[one], order[two] = order[two], order[one]
    return Deal(tuple(order), deal.side)
