"""A choice with its kind, which code may ask, and its ground as data, from which `messages` makes the sentence."""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple, TypeVar

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import Reason


class Kind(Enum):
    """The kind of a ground. Players ask for it where one builds on another; nobody asks for the key of a sentence."""

    ONLY = "only"
    """There is one legal act."""
    FORCED = "forced"
    """The hand leaves nothing better: no card wins, none stays under, the colour wanted is not held."""
    AGREEMENT = "agreement"
    """Partners have agreed on it, and the partner reads it so."""
    INVITE = "invite"
    """The first lead, by which partners have agreed to name a suit."""
    SIGNAL = "signal"
    """A card thrown away from a suit that the partner is told not to lead."""
    SLUFF = "sluff"
    """A card thrown away that tells nothing."""
    SURE = "sure"
    """It takes a trick for certain, or starts a run of such tricks."""
    HELD_BACK = "held_back"
    """A card that could win is kept for later, with the partner still to play."""
    HOPE = "hope"
    """It does well only if somebody else holds what is hoped for."""
    RULE = "rule"
    """A rule of card sense, or of a simple player."""
    COUNT = "count"
    """A count of the hand."""
    ODDS = "odds"
    """Terms with weights, added up for each act by what the unseen cards make likely."""
    SEARCH = "search"
    """Acts compared in imagined deals, or worked out over all that may still come."""
    CHANCE = "chance"
    """It was drawn by lot."""
    TOLD = "told"
    """Another program said so."""


class Rated(NamedTuple):
    """An act or a card in its text form, or the word of a bid, and its worth in the terms of the rule that chose."""

    act: str
    worth: float


class Ground(msgspec.Struct, frozen=True):
    """The ground of a choice.

    `why` names the rule or count that decided, as a key `why-...` of the catalogues, with the cards, suits, seats and
    numbers that it went by as facts. `rated` has what each rival act was worth, the chosen one among them, where acts
    were weighed. A ground tells only what the seat itself knows; it is shown to that seat, and to others after the
    deal.
    """

    why: Reason
    rated: tuple[Rated, ...] = ()

    def __repr__(self) -> str:
        return f"Ground({self.why.key!r})"

    def weighed(self, rated: Iterable[Rated]) -> "Ground":
        """The same ground with what each rival act was worth."""
        return Ground(self.why, tuple(rated))


def because(key: str, rated: tuple[Rated, ...] = (), /, **facts: str | int) -> Ground:
    """The ground with this key and its facts in the order they are named."""
    return Ground(Reason(key, tuple(facts.items())), rated)


class Chosen(NamedTuple):
    """A card to play, the ground of the choice, and its kind."""

    card: Card
    ground: Ground
    kind: Kind

    @property
    def why(self) -> Reason:
        """The message that says why."""
        return self.ground.why


Term = TypeVar("Term", bound=Enum)


def furthest_ahead(
    terms: Iterable[Term], best: Mapping[Term, float], rival: Mapping[Term, float]
) -> tuple[Term, float]:
    """The term by which the best act is furthest ahead of its rival, and by how much: the ground of a choice by added
    terms.

    A term that an act does not have is 0; of terms alike far ahead the first decides.
    """
    ahead = {term: best.get(term, 0.0) - rival.get(term, 0.0) for term in terms}
    term = max(ahead, key=ahead.__getitem__)
    return term, ahead[term]
