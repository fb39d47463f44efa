"""The worth of a card in play for tricks, as terms that are added up, and the ground that the deciding term gives.

The term by which the best card is furthest ahead of the runner-up decides, and its ground is the one given. The
runner-up of a lead is the best lead from another suit, since a lead is first of all the choice of a suit; else it is
the best card that does not touch the chosen one.
"""

from collections.abc import Sequence
from enum import Enum, auto
from math import prod
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.players.choice import Chosen, Ground, Kind, Rated, because, furthest_ahead
from whistclub.players.playout import runs_of
from whistclub.players.reading import Reading, above, below
from whistclub.players.solo.table import Table, chance_beaten
from whistclub.rules.seats import Seat, seat_letter

_LIKELY_ENOUGH: Final = 0.7
"""The chance of staying the best card from which on that is said, by odds that know nothing of who led what and why; so
said it comes true in six of ten uses at least (`truths_solo.py`).
"""


class Term(Enum):
    """A part of a card's worth."""

    SPARES = auto()
    """The loss for later tricks, as a negative number."""
    TAKES = auto()
    """The chance that the side takes this trick."""
    TRUMPS = auto()
    """Trumps drawn, or spent where they are better kept."""
    LENGTH = auto()
    """The length of the suit led."""
    TOUCHING = auto()
    """The top of touching high cards led."""
    AWAY = auto()
    """A low card led away from high ones, as a negative number."""
    RUFF = auto()
    """A ruff to come in the suit led."""
    THROUGH = auto()
    """A lone declarer led through: alike for every side suit, and less than what a trump lead costs, so that it never
    decides.
    """
    PARTNERS_SUIT = auto()
    """A suit that a partner has led."""
    EARLY = auto()
    """A high card spent before the partner has played."""


Terms = tuple[tuple[Term, float], ...]


class Weighed(NamedTuple):
    """A card with the parts of its worth, and all together in tricks; `bonus` has those beyond the trick and the cards
    kept.
    """

    card: Card
    takes: float
    spares: float
    bonus: Terms
    worth: float

    def parts(self) -> dict[Term, float]:
        """Each part by its term."""
        return {Term.TAKES: self.takes, Term.SPARES: self.spares, **dict(self.bonus)}


def weighed(card: Card, takes: float, spares: float, bonus: Terms = ()) -> Weighed:
    """The card with these parts."""
    more = 0.0
    for _, part in bonus:
        more += part
    return Weighed(card, takes, spares, bonus, takes + spares + more)


class Deciding(NamedTuple):
    """The card chosen, the term that decided, and what each card was worth."""

    card: Card
    term: Term
    rated: tuple[Rated, ...]


def deciding(reading: Reading, card: Card, cards: Sequence[Weighed]) -> Deciding:
    """The term by which this card, the best or equal to it, is furthest ahead of the runner-up."""
    rated = tuple(Rated(one.card.text, one.worth) for one in cards)
    best = next(one for one in cards if one.card is card).parts()
    others = [one for one in cards if one.card.suits != card.suits] if not reading.trick else []
    if not others:
        own = next(run for run in runs_of(reading) if card in run)
        others = [one for one in cards if one.card not in own]
    if not others:
        is_beaten = not reading.trick and reading.out & above(card)
        return Deciding(card, Term.SPARES if is_beaten else Term.TAKES, rated)
    rival = max(others, key=lambda one: one.worth).parts()
    return Deciding(card, furthest_ahead(Term, best, rival)[0], rated)


def led(table: Table, found: Deciding) -> Chosen:
    """The lead with its ground."""
    return Chosen(found.card, _why_led(table, found), Kind.ODDS)


def _why_led(table: Table, found: Deciding) -> Ground:
    card, rated, reading = found.card, found.rated, table.reading
    if found.term is Term.TRUMPS:
        is_trump = card.bit & reading.trumps
        return because(
            "why-solo-draw-trumps" if is_trump else "why-solo-lead-keep-trumps", rated, card=card.text
        )
    if found.term is Term.LENGTH:
        count = (reading.hand & card.shares).bit_count()
        return because("why-solo-lead-long", rated, card=card.text, suit=card.suits, count=count)
    if found.term is Term.RUFF:
        return because("why-solo-lead-singleton", rated, card=card.text)
    if found.term is Term.PARTNERS_SUIT:
        seats = [seat for seat in table.with_me if any(one.bit & card.shares for one in reading.led_by(seat))]
        partner = seat_letter(seats[0], 4)
        return because("why-solo-lead-partner-suit", rated, card=card.text, suit=card.suits, partner=partner)
    if found.term is Term.TAKES:
        return _why_it_takes(reading, found)
    is_touching = found.term is Term.TOUCHING
    return because("why-solo-lead-touching" if is_touching else "why-solo-lead-least", rated, card=card.text)


def _why_it_takes(reading: Reading, found: Deciding) -> Ground:
    """A lead that takes the trick: with the highest card of its suit, or likelier than another."""
    card, rated = found.card, found.rated
    if reading.out & above(card):
        return because("why-solo-lead-likely", rated, card=card.text)
    may_be_ruffed = reading.out & reading.trumps & ~card.shares
    return because("why-solo-lead-master" if may_be_ruffed else "why-cash", rated, card=card.text)


def followed(table: Table, found: Deciding) -> Chosen:
    """The card played to a trick that somebody else led, with its ground."""
    return Chosen(found.card, _why_followed(table, found), Kind.ODDS)


def _why_followed(table: Table, found: Deciding) -> Ground:
    card, rated, reading = found.card, found.rated, table.reading
    led_card, winning = reading.led, reading.winning
    if led_card is None or winning is None:
        raise AssertionError("following means that a card was led")
    follows = bool(card.bit & led_card.shares)
    if reading.takes(card):
        return _why_winning(table, found, follows=follows)
    if winning[0] in table.with_me:
        partner = seat_letter(winning[0], 4)
        key = "why-solo-partner-ahead" if _later_against(table) else "why-solo-partner-has-it"
        return because(key, rated, card=card.text, partner=partner)
    if not follows:
        return because("why-solo-throw-least", rated, card=card.text)
    if any(reading.takes(other) for other in FRENCH.iterate(reading.legal)):
        return because("why-solo-keep-for-later", rated, card=card.text)
    return because("why-solo-cannot-win", rated, card=card.text)


def _why_winning(table: Table, found: Deciding, *, follows: bool) -> Ground:
    """The ground of a card that would be winning the trick: what it does there, or that it is missed less than
    others.
    """
    card, rated, reading = found.card, found.rated, table.reading
    later = _later_against(table)
    lower = any(reading.takes(one) for one in FRENCH.iterate(reading.legal & below(card)))
    if card.bit & reading.trumps and not follows:
        has_others = reading.legal & ~reading.trumps
        return because("why-solo-ruff" if has_others else "why-solo-ruff-only", rated, card=card.text)
    if not later:
        return because("why-solo-win-now" if lower else "why-solo-win-cheaply", rated, card=card.text)
    if found.term is not Term.TAKES:
        return because("why-solo-ahead-cheaply", rated, card=card.text)
    if not reading.out & above(card):
        sure = reading.holds_against(card, later)
        key = "why-solo-master-now" if sure else "why-solo-master-unless-ruffed"
        return because(key, rated, card=card.text)
    likely = _holds(reading, card, later) >= _LIKELY_ENOUGH
    return because("why-solo-high-now" if likely else "why-solo-ahead-now", rated, card=card.text)


def _holds(reading: Reading, card: Card, later: list[Seat]) -> float:
    """The chance that none of these seats can beat the card."""
    suit = (reading.led or card).shares
    return prod(1 - chance_beaten(reading, card, suit, seat) for seat in later)


def _later_against(table: Table) -> list[Seat]:
    return [seat for seat in table.reading.later if seat in table.against]
