"""A High: without trump invites, answers, returns, and winning tricks; in South Dakota, where the first lead names
trump, trumps drawn.
"""

from enum import Enum, auto
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.card_keeping import thrown_away
from whistclub.players.cardplay import (
    ACE,
    QUEEN,
    cheapest,
    follow_to_win,
    opponents,
    suits_held,
    top_of_touching,
)
from whistclub.players.choice import Chosen, Ground, Kind, Rated, because, furthest_ahead
from whistclub.players.minnesota.table import Table
from whistclub.players.reading import Reading, above, highest, lowest
from whistclub.players.trumps import lead_with_trumps
from whistclub.rules.seats import FOUR, partner_of
from whistclub.rules.sums import added

_REAL_SUIT: Final = 13.0
"""The worth from which a suit is one's own to invite in (C4, C5): four cards with the ace and one other of the four
highest, say. Chosen by hand, not fitted.
"""
_EACH_MASTER: Final = 2.0
"""The value of a later lead for each master of the suit. The values of later leads were chosen by hand, not fitted."""
_EACH_CARD: Final = 0.5
"""The same for each card of the suit."""
_PARTNERS: Final = (2.0, 3.0)
"""The same in a suit that the partner invited in; more where the partner granded."""
_OWN: Final = (1.5, 2.5)
"""The same in the suit of one's own invite; more where the partner returned it, which says that it has none of its
own.
"""
_OPPONENTS: Final = (2.0, 3.0)
"""The loss in a suit that an opponent invited in; more where that opponent granded."""
_PARTNER_IS_VOID: Final = 4.0
"""The loss in a suit that the partner lacks and that has no master."""
_SLUFFED: Final = 2.0
"""The loss in a suit that the partner has thrown from; a gain where that has been agreed to show the best suit."""

_LATE_LEAD: Final = 7
"""From so many cards left on a sure trick is cashed before anything is led that might lose it: an invite tells nothing
any more.

On 56 such invites of 120 deals that cost 0.11 tricks with all cards seen, the invite 0.36.
"""
_LATE_SECOND: Final = 10
"""From so many cards left on the second hand takes a trick that it is certain of; chosen by hand, not fitted."""


def play_high(table: Table) -> Chosen:
    """The card a player of the conventions plays in a High without trump."""
    reading = table.reading
    if reading.led is None:
        return lead_high(table)
    if not reading.legal & reading.led.shares:
        return sluff_high(table)
    if table.is_invite_lying:
        return answer_high(table)
    usual = follow_to_win(reading)
    sure = _sure_trick(reading) if usual.kind is Kind.HELD_BACK else None
    return sure or usual


def _sure_trick(reading: Reading) -> Chosen | None:
    """A trick that is certain, late enough that the second hand does not keep its card for another."""
    if reading.hand.bit_count() > _LATE_SECOND:
        return None
    against = opponents(reading, reading.later)
    sure = next(
        (card for card in FRENCH.iterate(reading.legal) if reading.holds_against(card, against)), None
    )
    return Chosen(sure, because("why-sure-to-win", card=sure.text), Kind.SURE) if sure else None


def lead_high(table: Table) -> Chosen:
    """Tricks enough to win are taken at once, late ones before they can be lost; else the first lead is an invite or a
    return, and the later ones build on it.
    """
    sure = sure_tricks(table.reading)
    needed = (sum(table.reading.won) + table.reading.hand.bit_count()) // 2 + 1
    if sure and table.own_tricks < needed <= table.own_tricks + len(sure):
        return Chosen(sure[0], because("why-run-for-home", card=sure[0].text, count=len(sure)), Kind.SURE)
    invite = table.own_invite
    usual = _first_lead(table) if invite is None else _later_lead(table, invite, sure)
    is_late = table.reading.hand.bit_count() <= _LATE_LEAD
    if sure and is_late and usual.kind is not Kind.SURE:
        return Chosen(sure[0], because("why-cash", card=sure[0].text), Kind.SURE)
    return usual


def _first_lead(table: Table) -> Chosen:
    reading = table.reading
    suit = best_suit(reading)
    invited = table.partners_invite
    if invited is not None and not reading.is_void(table.partner, invited.shares):
        theirs = reading.hand & invited.shares
        is_best, is_weak = bool(suit & invited.shares), suit_worth(reading, suit) < _REAL_SUIT
        if theirs and (is_best or is_weak):
            card = highest(theirs)
            facts = {"card": card.text, "suit": card.suits, "partner": "NESW"[table.partner]}
            why = because("why-return-high" if is_weak else "why-partners-suit", **facts)
            return Chosen(card, why, Kind.AGREEMENT)
    card = lowest(suit)
    return Chosen(card, because("why-invite-high", card=card.text, suit=card.suits), Kind.INVITE)


def _later_lead(table: Table, invite: Card, sure: tuple[Card, ...]) -> Chosen:
    """The best suit by the terms of `_lead_terms`; the one by which it is furthest ahead of the next best is the
    ground.
    """
    weighed = {cards: _lead_terms(table, cards) for _, cards in suits_held(table.reading.hand)}
    best = max(weighed, key=lambda cards: added(weighed[cards].values()))
    card = _card_to_lead(table, best)
    rated = (
        Rated(_card_to_lead(table, cards).text, added(terms.values())) for cards, terms in weighed.items()
    )
    # A suit is its inviter's: a first lead that went back into the partner's suit made it nobody's own.
    is_own = bool(card.bit & invite.shares) and not _is_partners_invite(table, card)
    kind = Kind.SURE if card in sure else _kind_of_lead(table, card, is_own=is_own)
    return Chosen(card, _why_led(table, card, weighed, is_own=is_own).weighed(rated), kind)


def _kind_of_lead(table: Table, card: Card, *, is_own: bool) -> Kind:
    """Partners have agreed to lead back the suit of an invite, whatever else speaks for it."""
    if _is_partners_invite(table, card):
        return Kind.AGREEMENT
    is_only = not table.reading.hand & ~card.shares
    return Kind.FORCED if is_only and not is_own else Kind.RULE


def _why_of_a_pair(table: Table, card: Card, *, is_own: bool) -> Ground:
    """The ground of a suit that one of the pair has led first: the own, the partner's, or another."""
    if is_own:
        return because("why-own-suit", card=card.text, suit=card.suits)
    if _is_partners_invite(table, card):
        return because("why-partners-suit", card=card.text, suit=card.suits, partner="NESW"[table.partner])
    return because("why-suit-again", card=card.text, suit=card.suits)


def _is_partners_invite(table: Table, card: Card) -> bool:
    invited = table.partners_invite
    return invited is not None and bool(card.bit & invited.shares)


def _why_led(table: Table, card: Card, weighed: dict[Hand, "_Terms"], *, is_own: bool) -> Ground:
    others = [cards for cards in weighed if not cards & card.bit]
    if not others:
        return because("why-only-suit", card=card.text, suit=card.suits)
    best = weighed[table.reading.hand & card.shares]
    rival = max(others, key=lambda cards: added(weighed[cards].values()))
    term, ahead = furthest_ahead(_Term, best, weighed[rival])
    partner, left = "NESW"[table.partner], highest(rival).suits
    if ahead <= 0:
        return because("why-suits-alike", card=card.text)
    if term is _Term.MASTERS:
        return because("why-cash", card=card.text)
    if term is _Term.LENGTH:
        return because("why-lead-long", card=card.text, suit=card.suits)
    if term in (_Term.OWN, _Term.PARTNERS):
        return _why_of_a_pair(table, card, is_own=is_own)
    if term is _Term.OPPONENTS:
        return because("why-not-opponents-suit", card=card.text, suit=left)
    if term is _Term.VOID:
        return because("why-not-partners-void", card=card.text, suit=left, partner=partner)
    if table.card.sluff == "from_best":
        return because("why-sluffed-best", card=card.text, suit=card.suits, partner=partner)
    return because("why-not-sluffed", card=card.text, suit=left, partner=partner)


def _card_to_lead(table: Table, suit: Hand) -> Card:
    """The top of a run of masters; to a partner's suit the highest; else the top of touching honours, or the lowest."""
    reading = table.reading
    masters = reading.masters(highest(suit).shares)
    if masters:
        return highest(masters)
    invited = table.partners_invite
    if invited is not None and suit & invited.shares:
        return highest(suit)
    return top_of_touching(reading, suit) or lowest(suit)


class _Term(Enum):
    """A part of the worth of leading a suit later in the deal."""

    MASTERS = auto()
    LENGTH = auto()
    PARTNERS = auto()
    OWN = auto()
    OPPONENTS = auto()
    VOID = auto()
    SLUFFED = auto()


_Terms = dict[_Term, float]


def _lead_terms(table: Table, suit: Hand) -> _Terms:
    """The worth of leading a suit later in the deal, by its parts."""
    reading = table.reading
    shares = highest(suit).shares
    masters = reading.masters(shares).bit_count()
    terms = dict.fromkeys(_Term, 0.0)
    terms[_Term.MASTERS] = _EACH_MASTER * masters
    terms[_Term.LENGTH] = _EACH_CARD * suit.bit_count()
    for seat, first in _first_leads(table):
        if not first.bit & shares:
            continue
        if seat == table.partner:
            terms[_Term.PARTNERS] += _PARTNERS[seat == table.view.grander]
        elif seat == reading.me:
            terms[_Term.OWN] += _OWN[table.partner_returned]
        else:
            terms[_Term.OPPONENTS] -= _OPPONENTS[seat == table.view.grander]
    if reading.is_void(table.partner, shares) and not masters:
        terms[_Term.VOID] -= _PARTNER_IS_VOID
    wanted = _SLUFFED if table.card.sluff == "from_best" else -_SLUFFED
    terms[_Term.SLUFFED] = wanted * any(card.bit & shares for card in reading.sluffs(table.partner))
    return terms


def _first_leads(table: Table) -> list[tuple[int, Card]]:
    return [(seat, first) for seat in FOUR if (first := next(table.reading.led_by(seat), None)) is not None]


def answer_high(table: Table) -> Chosen:
    """The highest card of the suit a partner invites in; sparing partners keep it where it would lose."""
    reading = table.reading
    best = highest(reading.legal)
    if table.card.response == "sparing" and not reading.takes(best):
        card = cheapest(reading, reading.legal)
        return Chosen(
            card, because("why-answer-sparing", card=card.text, partner="NESW"[table.partner]), Kind.AGREEMENT
        )
    return Chosen(
        best, because("why-answer-high", card=best.text, partner="NESW"[table.partner]), Kind.AGREEMENT
    )


def sluff_high(table: Table) -> Chosen:
    """The card that is missed least; or, where partners have agreed so and there is a choice of suits, low from the
    best one.
    """
    reading = table.reading
    if table.card.sluff == "from_best" and len(list(suits_held(reading.hand))) > 1:
        card = lowest(best_suit(reading))
        return Chosen(card, because("why-sluff-from-best", card=card.text, suit=card.suits), Kind.AGREEMENT)
    return thrown_away(reading)


def best_suit(reading: Reading) -> Hand:
    """The cards of the best suit of the hand: length and high cards, and none where the partner is void if it can
    be.
    """
    partner = partner_of(reading.me)
    return max(
        (cards for _, cards in suits_held(reading.hand)),
        key=lambda cards: (suit_worth(reading, cards) - _void_cost(reading, cards, partner), cards),
    )


def suit_worth(reading: Reading, cards: Hand) -> float:
    """Two for each card, and for each of the four highest still in play 4, 3, 2, 1: a count for the table, chosen by
    hand.
    """
    worth = 2.0 * cards.bit_count()
    for card in FRENCH.iterate(cards):
        worth += max(0, 4 - (above(card) & (reading.out | reading.hand)).bit_count())
    return worth


def sure_tricks(reading: Reading) -> tuple[Card, ...]:
    """Cards that win for certain when led one after another from the top: masters, and the rest of a suit that
    they draw from every other hand.
    """
    sure: list[Card] = []
    others = [seat for seat in FOUR if seat != reading.me]
    for _, cards in suits_held(reading.hand):
        shares = highest(cards).shares
        run = reading.masters(shares)
        longest = max(
            min((reading.may_hold[seat] & shares).bit_count(), reading.counts[seat]) for seat in others
        )
        winners = cards if run.bit_count() >= longest else run
        sure.extend(reversed(FRENCH.members(winners)))
    return tuple(sure)


def _void_cost(reading: Reading, cards: Hand, partner: int) -> float:
    return _PARTNER_IS_VOID if not reading.may_hold[partner] & highest(cards).shares else 0.0


def play_south_dakota(table: Table) -> Chosen:
    """The card in a High whose first lead is trump."""
    reading = table.reading
    if reading.led is not None:
        usual = follow_to_win(reading)
        return thrown_away(reading) if usual.kind in {Kind.SIGNAL, Kind.SLUFF} else usual
    if reading.trump:
        return lead_with_trumps(reading)
    suit = trump_suit(reading.hand)
    card = trump_to_lead(suit)
    return Chosen(card, because("why-lead-names-trump", card=card.text, suit=card.suits), Kind.COUNT)


def trump_suit(hand: Hand) -> Hand:
    """The cards of the best suit for trump: length before high cards."""
    return max((cards for _, cards in suits_held(hand)), key=lambda cards: (trump_worth(cards), cards))


def trump_worth(cards: Hand) -> float:
    """Three for each card, and 4, 3, 2, 1 for ace, king, queen, jack: a count for the table, chosen by hand."""
    return 3.0 * cards.bit_count() + sum(max(0, card.rank - 10) for card in FRENCH.iterate(cards))


def trump_to_lead(cards: Hand) -> Card:
    """The ace, or the top of touching honours; else the lowest."""
    best = highest(cards)
    touching = len(FRENCH.members(cards)) > 1 and highest(cards & ~best.bit).rank == best.rank - 1
    return best if best.rank == ACE or (touching and best.rank >= QUEEN) else lowest(cards)
