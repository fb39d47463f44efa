"""The moment of a deal, as a game tells it for one viewer: everything a face draws beyond the common fields of a view.

A face knows no game. It draws the fields that every view has (`rules.values.View`), the moment, and the outline of the
game, and reads no other field of a view. Sentences are keys of the catalogues with their facts; a key is the same for
every face.

On the wire these values are lists, since a moment is sent with every act: fields at the end that are empty are left
out.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import Facts
from whistclub.rules.seats import Seat, seat_letters

PileKind = Literal["turned", "stock", "side", "dummy", "kitty", "undealt"]
"""The piles that lie on a table.

`turned` is the card turned for trump, `stock` the cards still to be drawn with those that lie face up on it, `side` the
cards turned from a side pile and the number of those left, `dummy` the dummy's cards shown and the number of those to
come, `kitty` cards that somebody will take, `undealt` cards that stay out of this deal.
"""


class Said(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A sentence or a word to be said: a key of the catalogues and its facts, which are text forms or whole numbers."""

    key: str
    args: Facts = ()


def said(key: str, **facts: str | int) -> Said:
    """A sentence with its facts in the order they are named."""
    return Said(key, tuple(facts.items()))


class Label(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The label on the table that says what is played: its title, by whom or how, and one thing more, such as trump."""

    title: Said
    text: Said | None = None
    more: Said | None = None


def contract_label(title: Said, holders: Iterable[Seat], trump: str) -> Label:
    """The label of a contract: its title, by whom of four, and trump or none."""
    more = said("label-trump", suit=trump) if trump else said("label-no-trump")
    return Label(title, said("label-seats", seats=seat_letters(holders)), more)


class Tag(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The words said of a seat while they hold, such as its bid, and the cards that say so."""

    seat: Seat
    text: Said
    cards: tuple[Card, ...] = ()


class Aim(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The number of tricks that a seat, or several together, want to win."""

    seats: tuple[Seat, ...]
    tricks: int


class Pile(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A pile on the table: the cards of it that lie face up, in order, and the number of those face down.

    The message `pile-NAME` says how many are left (its `count`), `pile-NAME-gone` is the heading over the cards face
    up; without a name nothing is said.
    """

    kind: PileKind
    cards: tuple[Card, ...] = ()
    count: int = 0
    name: str = ""


class Tally(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Numbers counted off in a row: all of them, those still open, and the one aimed for.

    `kind` is `bids` or `markers`. With `again` a number may be aimed for more than once, so that none is done.
    """

    kind: Literal["bids", "markers"]
    numbers: tuple[int, ...]
    open: tuple[int, ...]
    aim: int | None = None
    again: bool = False


class KnownCards(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Cards that the viewer knows, and the heading that says where they are."""

    heading: str
    cards: tuple[Card, ...]


class Note(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The meaning of an act at this moment, where it differs from the usual one, the message `note-WORD`."""

    act: str
    text: Said


class Moment(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A moment of a running deal for one viewer. Every field can stay empty: a face then shows nothing there.

    Of the deal: `phase` names one of the profile's, `label` says what is played (its seats are read as `you` by the
    viewer who sits there), `contract` is the call that stands in an auction, then the contract in play, or the game's
    word for a deal without one (`thrown_in`), and `holders` are the seats that undertook it, `piles` lie on the table,
    `tally` is counted off above it.

    Of the seats: `dealt` has the number of cards that each has had so far, `tricks` of those that it has won as far as
    they count; both are empty where nobody counts them. `tags` are said of seats, `aims` are the tricks wanted. Seats
    in `out` take no part now; hands of `open_hands` lie open to all. `led` is a card to be followed that no seat has
    played.

    For the viewer: `guide` says in a sentence what the moment is about, `ask` what is asked beyond the usual question
    of the act, `notes` what acts mean; `known` are cards known by rule.
    """

    phase: str = ""
    label: Label | None = None
    guide: Said | None = None
    ask: Said | None = None
    contract: str = ""
    holders: tuple[Seat, ...] = ()
    notes: tuple[Note, ...] = ()
    tags: tuple[Tag, ...] = ()
    aims: tuple[Aim, ...] = ()
    out: tuple[Seat, ...] = ()
    open_hands: tuple[Seat, ...] = ()
    dealt: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    led: Card | None = None
    piles: tuple[Pile, ...] = ()
    tally: Tally | None = None
    known: tuple[KnownCards, ...] = ()

    def __repr__(self) -> str:
        return f"Moment({self.phase!r})"


MOMENT_FIELDS: Final = Moment.__struct_fields__
"""The names of the fields of a moment. A game's view may have fields of the same names in another meaning: faces read
the moment's.
"""

STAYS_IN_TRICK: Final = frozenset({"label", "guide"})
"""Fields of a moment that no card changes until its trick is complete. The test kit holds every game to that."""


class CallTerms(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A call of an auction: its word, its terms, and what it brings those who make it."""

    call: str
    terms: Said
    worth: Said | None = None


class CardMeans(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The call that a card of these suits stands for when it is laid alone, and the one that two of them stand for."""

    suits: str
    one: str
    two: str


def meaning_laid(lays: tuple[CardMeans, ...], cards: tuple[Card, ...]) -> str:
    """The call that cards laid as a bid stand for; empty where they stand for none."""
    means = next((one for one in lays if cards[0].suits in one.suits), None)
    if means is None:
        return ""
    return means.one if len(cards) == 1 else means.two


class Count(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A number kept for each side from deal to deal beside the points, and the message of its name."""

    name: str
    by_side: tuple[int, ...]


class Outline(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The things about a game with its options that stay the same from deal to deal.

    `calls` are those of an auction, lowest first; `confirmed` are acts that a second word has to confirm; `lays` say
    how a card laid as a bid is read, `answers` are calls that take up another's, with the one that they take up: they
    bring what that brings. Of the score sheet `goal` says when the match is won, and `unit` is the heading over the
    points of a deal; `target` are the points that win, `games` the games of so many points that do, `deals` the deals
    that a match has at most, `tricks` those that count in a deal of two sides: 0 where there is no such number. `tally`
    has the bids or markers to be made once each in a campaign.
    """

    calls: tuple[CallTerms, ...] = ()
    confirmed: tuple[str, ...] = ()
    lays: tuple[CardMeans, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    goal: Said | None = None
    unit: str = "sheet-points"
    target: int = 0
    games: int = 0
    deals: int = 0
    tricks: int = 0
    tally: Tally | None = None
