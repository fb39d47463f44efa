"""Askov: when a special is called, what is exchanged, and how Sola Nola and Grand Dix are played and defended."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota import MinnesotaView
from whistclub.players.cardplay import suits_held
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.minnesota.counts import dix_count, nola_count, worst_card
from whistclub.players.minnesota.high import sure_tricks
from whistclub.players.minnesota.low import danger, thrown
from whistclub.players.minnesota.table import Table
from whistclub.players.player import Decision
from whistclub.players.reading import Reading, above, below, highest, lowest
from whistclub.rules.actions import Call, Exchange
from whistclub.rules.seats import Seat

_DIX_FROM: Final = 10
"""The tricks from the top and suits topped from which a Grand Dix is called; chosen by hand, not fitted.
`special_trials` weighs it again.
"""
_NOLA_TO: Final = 1
"""The cards that can be caught up to which a Sola Nola is called; chosen by hand, not fitted."""


def call(view: MinnesotaView) -> Decision:
    """Pass, or a special that the hand's count supports."""
    hand = FRENCH.mask(view.hand)
    runs, tops = dix_count(hand)
    if runs + tops >= _DIX_FROM:
        return Decision(Call("grand_dix"), because("why-call-dix", count=runs), Kind.COUNT)
    caught = nola_count(hand)
    if Call("sola_nola") in view.legal and caught <= _NOLA_TO:
        return Decision(Call("sola_nola"), because("why-call-nola"), Kind.COUNT)
    return Decision(Call("pass"), because("why-call-pass"), Kind.COUNT)


def exchange(view: MinnesotaView) -> Decision:
    """The bidder passes the card most likely to be caught, the partner the lowest card there is."""
    hand = FRENCH.mask(view.hand)
    if view.viewer == view.bidder:
        card = worst_card(hand)
        return Decision(Exchange(card), because("why-pass-worst", card=card.text), Kind.COUNT)
    card = card_for_bidder(hand)
    return Decision(Exchange(card), because("why-pass-lowest", card=card.text), Kind.COUNT)


def card_for_bidder(hand: Hand) -> Card:
    """The card that the partner of a Sola Nola gives: the lowest, of equal ones from the longest suit."""
    return min(FRENCH.iterate(hand), key=lambda one: (one.rank, -(hand & one.shares).bit_count()))


def play_special(table: Table) -> Chosen:
    """The card in a Sola Nola or a Grand Dix."""
    view, reading = table.view, table.reading
    bidder = view.bidder
    if bidder is None:
        raise ValueError("a special has a bidder")
    if view.contract == "grand_dix":
        return _grand_dix(table, bidder)
    return _nola_alone(reading) if reading.me == bidder else _nola_against(reading, bidder)


def _nola_alone(reading: Reading) -> Chosen:
    """The highest card that loses, else the lowest; a sluff from where it is dangerous."""
    winning = reading.winning
    if winning is None or not reading.legal & winning[1].shares:
        suit = max(
            (cards for _, cards in suits_held(reading.legal)), key=lambda cards: danger(reading, cards)
        )
        card = highest(suit)
        if winning is not None:
            return thrown(reading, card)
        return Chosen(card, because("why-lead-rid", card=card.text), Kind.RULE)
    under = reading.legal & below(winning[1])
    if under:
        card = highest(under)
        return Chosen(card, because("why-duck", card=card.text, played=winning[1].text), Kind.RULE)
    card = lowest(reading.legal)
    return Chosen(card, because("why-hope-to-lose", card=card.text), Kind.HOPE)


def _nola_against(reading: Reading, bidder: Seat) -> Chosen:
    """Under the bidder's card where it is winning; the highest useless card where another card already covers it."""
    winning, led = reading.winning, reading.led
    if winning is None or led is None:
        return _nola_lead(reading, bidder)
    if not reading.legal & led.shares:
        return _nola_sluff(reading, bidder)
    under = reading.legal & below(winning[1])
    if winning[0] == bidder:
        card = highest(under or reading.legal)
        why = because("why-under-bidder" if under else "why-over-bidder", card=card.text)
        return Chosen(card, why, Kind.RULE if under else Kind.FORCED)
    if bidder in reading.later:
        card = highest(under or reading.legal)
        facts = {"card": card.text, "bidder": "NESW"[bidder]}
        why = because("why-stay-under" if under else "why-over-early", **facts)
        return Chosen(card, why, Kind.RULE if under else Kind.FORCED)
    card = highest(reading.legal)
    return Chosen(card, because("why-covered", card=card.text), Kind.RULE)


def _nola_lead(reading: Reading, bidder: Seat) -> Chosen:
    """Low in a suit the bidder may have to win: with few cards of it out that go under the card led."""
    may = reading.may_hold[bidder]

    def ducks(card: Card) -> tuple[bool, int, int]:
        return not may & card.shares, (below(card) & may).bit_count(), -(above(card) & may).bit_count()

    card = min(FRENCH.iterate(reading.legal), key=ducks)
    return Chosen(card, because("why-lead-under", card=card.text, bidder="NESW"[bidder]), Kind.RULE)


def _nola_sluff(reading: Reading, bidder: Seat) -> Chosen:
    """The highest card: one that can no longer go under anything of the bidder's."""
    may = reading.may_hold[bidder]
    card = max(FRENCH.iterate(reading.legal), key=lambda one: ((below(one) & may).bit_count(), one.rank))
    return Chosen(card, because("why-sluff-useless", card=card.text), Kind.RULE)


def _grand_dix(table: Table, bidder: Seat) -> Chosen:
    reading = table.reading
    if reading.me == bidder:
        return _dix_alone(reading)
    if reading.me == table.view.sitting_out:
        return _dix_partner(reading)
    return _dix_against(reading, bidder)


def _dix_alone(reading: Reading) -> Chosen:
    """The first trick as cheaply as is sure, then winners from the top."""
    if reading.led is not None:
        mine = reading.legal
        sure = [card for card in FRENCH.iterate(mine) if reading.holds_against(card, reading.later)]
        card = sure[0] if sure else highest(mine)
        why = because("why-dix-win" if sure else "why-dix-first", card=card.text)
        return Chosen(card, why, Kind.SURE if sure else Kind.RULE)
    against = [seat for seat in reading.circle.seats if seat != reading.me]
    safe = sure_tricks(reading)
    if safe:
        card = max(safe, key=lambda one: (reading.hand & one.shares).bit_count())
        card = highest(reading.masters(card.shares) or card.bit)
        return Chosen(card, because("why-dix-run", card=card.text), Kind.SURE)
    out = reading.may_hold[against[0]] | reading.may_hold[against[1]]
    card = min(FRENCH.iterate(reading.legal), key=lambda one: ((above(one) & out).bit_count(), -one.rank))
    return Chosen(card, because("why-dix-hope", card=card.text), Kind.HOPE)


def lead_for_dix(hand: Hand) -> Card:
    """The lead of a Grand Dix: low in the suit whose high cards one lacks, since the bidder is likeliest to hold its
    top.
    """

    def promise(cards: Hand) -> tuple[int, int]:
        honours = sum(max(0, card.rank - 10) for card in FRENCH.iterate(cards))
        return honours, cards.bit_count()

    return lowest(min((cards for _, cards in suits_held(hand)), key=promise))


def _dix_partner(reading: Reading) -> Chosen:
    card = lead_for_dix(reading.legal)
    return Chosen(card, because("why-dix-partner", card=card.text, suit=card.suits), Kind.RULE)


def _dix_against(reading: Reading, bidder: Seat) -> Chosen:
    """Any trick beats it: high while the bidder is still to play, over the bidder's card where one can."""
    led, winning = reading.led, reading.winning
    if led is None or winning is None or not reading.legal & led.shares:
        return _dix_sluff(reading, bidder)
    best = highest(reading.legal)
    if bidder in reading.later or reading.takes(best):
        return Chosen(best, because("why-dix-beat", card=best.text), Kind.RULE)
    card = lowest(reading.legal)
    return Chosen(card, because("why-cannot-win", card=card.text), Kind.FORCED)


def _dix_sluff(reading: Reading, bidder: Seat) -> Chosen:
    """From a suit that cannot stop the bidder: stoppers, and the cards that guard them, are kept."""
    may = reading.may_hold[bidder]

    def stops(card: Card) -> tuple[bool, int, int]:
        suit = reading.hand & card.shares
        over = (above(highest(suit)) & may).bit_count()
        guards = suit.bit_count() > over and bool(may & card.shares)
        return guards, highest(suit).rank if guards else 0, card.rank

    cards = list(FRENCH.iterate(reading.legal))
    card = min(cards, key=stops)
    keeps = not stops(card)[0] and any(stops(one)[0] for one in cards)
    return Chosen(card, because("why-keep-stoppers" if keeps else "why-dix-sluff", card=card.text), Kind.RULE)
