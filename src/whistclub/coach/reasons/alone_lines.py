"""Hands of a solitaire played on after an act by the odds it is priced with, in worlds that agree with the view."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, bits_of
from whistclub.players.solitaire.by_odds import MOST_BYTES, OddsPlayer
from whistclub.players.solitaire.worths import Rows, SolitaireView
from whistclub.rules.actions import Action, Play
from whistclub.rules.dummy_play import TWIDDLE
from whistclub.rules.sums import added
from whistclub.rules.tricks import NO_TRUMP, Judge
from whistclub.solver.dummy import NO_TRUMP_END, solved
from whistclub.solver.dummy.tables import Worths
from whistclub.solver.dummy.twin import twiddles

_COUNTED: Final = 2
"""Own cards left from which on the cards still unseen are counted; before, cards turned count as unseen again, which is
quicker. Chosen by hand.
"""


class Answer(NamedTuple):
    """A trick: the dummy's card, one's own, the trump that judges them, and whether the own card takes it."""

    led: Card
    card: Card
    trump: str
    is_won: bool


class AloneLine(NamedTuple):
    """The tricks from the one on the table to the last, the tricks won in all, the cards that the side pile still hides
    (NO_TRUMP_END where no trump is left), and what that end is worth.
    """

    answers: tuple[Answer, ...]
    won: int
    end: int
    worth: float


class AloneWorld(NamedTuple):
    """The cards that the dummy turns, the one on the table first, and the suits that the side pile hides, in order."""

    dummy: tuple[Card, ...]
    pile: tuple[str, ...]


class _Point(NamedTuple):
    """A point of a line: own cards held, a bit each by their place in the hand, cards unseen, trump, suits hidden in
    any order, tricks won.
    """

    held: int
    unseen: Hand
    trump: str
    hidden: tuple[str, ...]
    won: int


_Kept = dict[int, float]
"""By the place of a card: the worth of playing it as the trump lies."""


class PlayedOn:
    """A hand from a view on, whose ends are worth these rows; after the act asked about each choice is the best."""

    def __init__(self, player: OddsPlayer, view: SolitaireView, rows: Rows, won: int = 0) -> None:
        self.hand = msgspec.structs.replace(
            player.hand_of(view), value=rows, told=(), turned=NO_TRUMP_END, replaced=True
        )
        self._won, self._rows = view.won + won, rows
        self._table = self.hand.hand.index(view.trick[0][1]) if view.trick else None
        self._levels: dict[tuple[int, Hand], Worths] = {}
        self._found: dict[tuple[_Point, Card], tuple[_Kept, _Kept]] = {}

    def line(self, world: AloneWorld, act: Action | None) -> AloneLine:
        """The line after an act of the view; after the best one where it is None."""
        hand, pile = self.hand, list(world.pile)
        held = (1 << len(hand.hand)) - 1
        at = _Point(held, hand.pack.mask(hand.unseen), hand.trump, hand.hidden, self._won)
        answers: list[Answer] = []
        place = self._table
        for led in world.dummy:
            at = at._replace(unseen=at.unseen & ~led.bit)
            at, place = self._played(at, led, place, pile, act)
            card = hand.hand[place]
            is_won = Judge(hand.pack, at.trump).beats(card, led)
            answers.append(Answer(led, card, at.trump, is_won))
            at = at._replace(held=at.held & ~(1 << place), won=at.won + is_won)
            act = place = None
        end = len(at.hidden) if at.trump else NO_TRUMP_END
        return AloneLine(tuple(answers), at.won, end, self._rest(at))

    def _played(
        self, at: _Point, led: Card, place: int | None, pile: list[str], act: Action | None
    ) -> tuple[_Point, int]:
        """The trump and the card with which a trick is judged; the card may lie on the table, the first act be
        given.
        """
        while True:
            choice = self._choice(at, led, place) if act is None else self._given(act)
            act = None
            if choice is None:
                at = _turned(at, pile)
            elif choice >= 0:
                place = choice
            is_after = self.hand.after and at.trump and choice is not None and choice >= 0
            if place is not None and not is_after:
                return at, place

    def _given(self, act: Action) -> int | None:
        """The place of a card, None for a twiddle, -1 where the trump is kept."""
        if isinstance(act, Play):
            return self.hand.hand.index(act.card)
        return None if act is TWIDDLE else _KEPT

    def _choice(self, at: _Point, led: Card, place: int | None) -> int | None:
        """The best act at a point of a line, as in `_given`; a card of one's own lies on the table or none."""
        kept, turned = self._worths(at, led)
        if place is not None:
            return None if turned.get(place, kept[place]) > kept[place] else _KEPT
        if self.hand.after:
            return max(kept, key=lambda one: max(kept[one], turned.get(one, kept[one])))
        best = max(kept, key=lambda one: kept[one])
        return None if turned.get(_KEPT, kept[best]) > kept[best] else best

    def _worths(self, at: _Point, led: Card) -> tuple[_Kept, _Kept]:
        """The worth of each card as the trump lies, and after one twiddle: of each card that is on the table before it,
        else of the best, by -1. Nothing after it where there is none.
        """
        key = (at if self._is_counted(at.held) else at._replace(unseen=0)), led
        if key not in self._found:
            kept = self._kept(at, led)
            rows = [
                self._kept(at._replace(trump=trump, hidden=hidden), led)
                for trump, hidden in twiddles(at.trump, at.hidden)
            ]
            turned: _Kept = {}
            if rows and self.hand.after:
                turned = {place: _mean([row[place] for row in rows]) for place in kept}
            elif rows:
                turned = {_KEPT: _mean([max(row.values()) for row in rows])}
            self._found[key] = kept, turned
        return self._found[key]

    def _kept(self, at: _Point, led: Card) -> _Kept:
        own, over = self.hand.hand, Judge(self.hand.pack, at.trump).over[led.index]
        following = [place for place in bits_of(at.held) if own[place].bit & led.shares]
        return {
            place: self._rest(
                at._replace(held=at.held & ~(1 << place), won=at.won + bool(over & own[place].bit))
            )
            for place in following or bits_of(at.held)
        }

    def _is_counted(self, held: int) -> bool:
        return held.bit_count() <= _COUNTED + 1

    def _rest(self, at: _Point) -> float:
        """The worth of holding cards before the dummy turns its next one, or of the end."""
        if not at.held:
            row = self._rows[len(at.hidden) if at.trump else NO_TRUMP_END]
            return row[at.won] if at.won < len(row) else 0.0
        size = at.held.bit_count()
        key = (size, at.unseen if size <= _COUNTED else 0)
        if key not in self._levels:
            asked = msgspec.structs.replace(self.hand, held=size)
            if size <= _COUNTED:
                unseen = self.hand.pack.members(at.unseen)
                asked = msgspec.structs.replace(asked, unseen=unseen, replaced=False)
            self._levels[key] = solved(asked, most_bytes=MOST_BYTES)
        return self._levels[key].at(at.held, at.trump, at.hidden, at.won).value


_KEPT: Final = -1
"""The choice to keep the trump."""


def _mean(worths: Sequence[float]) -> float:
    return added(worths) / len(worths)


def _turned(at: _Point, pile: list[str]) -> _Point:
    """The next card of the side pile turned; from an empty one there is no trump."""
    suit = pile.pop(0) if pile else NO_TRUMP
    return at._replace(trump=suit, hidden=tuple(other for other in at.hidden if other != suit))
