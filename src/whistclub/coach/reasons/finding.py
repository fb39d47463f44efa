"""The reason of play between two cards, from their lines in the worlds tried."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.cards import Turn, value_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.choosing import FEWEST, Claimed, Looked, chosen
from whistclub.coach.reasons.kinds import Seen, seen_in
from whistclub.coach.reasons.play import Line, lines_after, with_named
from whistclub.coach.reasons.reason import PlayReason
from whistclub.players.policy import Hands
from whistclub.solver.questions import ALL_SEATS

_WORLDS: Final = 128
"""Worlds whose lines are looked at; chosen by hand for a tenth of a second an error."""


class World(NamedTuple):
    """A world looked at: its weight, what the better act gains there, and its two lines."""

    weight: float
    gain: float
    pair: Pair


def reason_of(turn: Turn, tried: Tried, better: Card, worse: Card, effort: Effort) -> PlayReason | None:
    """The reason of play for which one card is better than another: seen more often where it gains than elsewhere. None
    where none such comes with a fifth of the gain.

    A function of the worlds tried, and so of what the seat sees.
    """
    if not tried.hands or turn.stakes.aim.objective == "first":
        return None
    looked = worlds_looked_at(turn, tried, better, worse, effort)
    number = 0 if turn.contract is None else turn.contract.tricks
    worlds = [Looked(weight, gain, claims_in(pair, number)) for weight, gain, pair in looked]
    return chosen(worlds, 1 if tried.is_all else FEWEST)


def claims_in(pair: Pair, number: int) -> dict[Claimed, Seen]:
    """The claims seen in a world, with all their cards and without the one that another falls under; of the contract
    with the number of its tricks.
    """
    found: dict[Claimed, Seen] = {}
    for seen in seen_in(pair):
        for cards in (seen.cards, seen.cards[:1]):
            found.setdefault(Claimed(seen.kind, cards, 0 if cards else number), seen)
    return found


def worlds_looked_at(turn: Turn, tried: Tried, better: Card, worse: Card, effort: Effort) -> Iterator[World]:
    """Worlds tried in which the lines after two cards come to what they were priced at; they name these cards, and not
    those equal to them that were tried.
    """
    places = range(0, len(tried.hands), -(-len(tried.hands) // _WORLDS))
    hands = [tried.hands[place] for place in places]
    cards = better, worse
    over, under = (turn.place_of(card) for card in cards)
    firsts = turn.firsts[over], turn.firsts[under]
    lines = [lines_after(turn, hands, card, tried.method, effort) for card in firsts]
    for place, one, two in zip(places, *lines, strict=True):
        if one is None or two is None:
            continue
        if not (_comes_to(turn, one, tried, over, place) and _comes_to(turn, two, tried, under, place)):
            continue
        gain = tried.rows[over][place].worth - tried.rows[under][place].worth
        after = [with_named(line, firsts, cards) for line in (one, two)]
        yield World(tried.weights[place], gain, _pair(turn, tried.hands[place], cards, after))


def _comes_to(turn: Turn, line: Line, tried: Tried, group: int, place: int) -> bool:
    """True if a line brings what its world was priced at."""
    counts = turn.stakes.aim.counts
    tricks = sum(counts >> trick.taker & 1 for trick in line)
    return turn.stakes.outcomes[value_of(turn.stakes, tricks)] == tried.rows[group][place]


def _pair(turn: Turn, hands: Hands, cards: Sequence[Card], lines: Sequence[Line]) -> Pair:
    reading, aim = turn.reading, turn.stakes.aim
    (better, worse), (after_better, after_worse) = cards, lines
    return Pair(
        me=reading.me,
        mine=aim.side if aim.side >> reading.me & 1 else ALL_SEATS & ~aim.side,
        judge=reading.judge,
        avoids=aim.objective in ("fewest", "none"),
        hands=hands,
        better=better,
        worse=worse,
        after_better=after_better,
        after_worse=after_worse,
        first=len(reading.tricks) + 1,
        contract=turn.contract,
    )
