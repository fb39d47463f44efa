"""Taking no trick: the declarer of a misère, the three who defend against it, and everybody in a general misère.

The declarer plays the highest card under the one winning, so a card played tells which others are not held: none
between it and that one. A hand that lies open is known card by card. Leads go where the declarer is likely to have no
card low enough; followers stay under, and spend their high cards where the declarer is covered already.
"""

from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.reading import Reading, Trick, above, below, highest, lowest
from whistclub.players.solo.table import Table, chance_of_none, none_of
from whistclub.rules.seats import Seat, seat_letter

SHORT: Final = 0.06
"""The value of a lead apart from the chance to catch the declarer now, for each card of the suit fewer than four.

This and the two numbers below were chosen by hand, not fitted. With them 27 of 40 misères of these players were let
through (docs/bench.md).
"""
HELD_HIGH: Final = 0.1
"""The same for a suit in which the declarer is sure to hold something higher."""
EACH_RANK: Final = 0.01
"""Of cards that are alike otherwise the higher one goes, by so much a rank; by hand, as are the three below."""
LOWER_LEAD: Final = 0.002
"""Of leads that are alike otherwise the lower one, by so much a rank."""
COVERS: Final = 0.1
"""The gain of throwing a card away for each lower one that the declarer may have of its suit: that many it would
cover.
"""
SHORTENS: Final = 0.3
"""The gain of throwing away the only card of a suit that the declarer has; of more cards a share."""
NOT_HELD: Final = -0.3
"""A lead in a suit the declarer does not hold: it lets a danger be thrown away."""


def card_to_force(table: Table) -> Chosen:
    """The defender's card."""
    reading = table.reading
    declarer = table.declarers[0]
    if not reading.trick:
        return _lead(table, declarer)
    if reading.led is not None and reading.legal & reading.led.shares:
        return _follow(reading, declarer)
    return _throw(table, declarer)


def _follow(reading: Reading, declarer: Seat) -> Chosen:
    """Under the winning card, with the highest that stays there; over it only where one must."""
    winning = reading.winning
    if winning is None:
        raise AssertionError("following means that a card lies on the table")
    caller = seat_letter(declarer, 4)
    under = reading.legal & below(winning[1])
    if winning[0] == declarer:
        if under:
            card = highest(under)
            return Chosen(
                card, because("why-solo-under-declarer", card=card.text, declarer=caller), Kind.RULE
            )
        card = highest(reading.legal)
        return Chosen(card, because("why-solo-must-cover", card=card.text, declarer=caller), Kind.FORCED)
    if declarer not in reading.later:
        if under:
            card = highest(under)
            return Chosen(
                card,
                because("why-solo-highest-useless", card=card.text, declarer=caller, beaten=winning[1].text),
                Kind.RULE,
            )
        card = highest(reading.legal)
        return Chosen(card, because("why-solo-spend-high", card=card.text, declarer=caller), Kind.RULE)
    if under:
        card = highest(under)
        return Chosen(card, because("why-solo-stay-under", card=card.text, declarer=caller), Kind.RULE)
    card = lowest(reading.legal)
    return Chosen(card, because("why-solo-lowest-over", card=card.text, declarer=caller), Kind.FORCED)


def _lead(table: Table, declarer: Seat) -> Chosen:
    """The suit and card with which the declarer is most likely to be caught, now or later."""
    reading = table.reading
    held = may_still_hold(reading, declarer)
    worth = {card: _lead_worth(table, card, declarer, held) for card in FRENCH.iterate(reading.legal)}
    card = max(worth, key=lambda one: worth[one])
    caller = seat_letter(declarer, 4)
    if _must_go_over(reading, declarer, card):
        return Chosen(card, because("why-solo-lead-at-open-hand", card=card.text, declarer=caller), Kind.RULE)
    if not held & card.shares:
        return Chosen(
            card, because("why-solo-lead-nothing-better", card=card.text, declarer=caller), Kind.ODDS
        )
    if (reading.hand & card.shares).bit_count() <= 2 and not reading.tricks:
        return Chosen(card, because("why-solo-lead-to-be-void", card=card.text), Kind.ODDS)
    if _lower_expected(reading, declarer, held, card) > 1:
        return Chosen(card, because("why-solo-lead-trying", card=card.text, declarer=caller), Kind.ODDS)
    return Chosen(
        card, because("why-solo-lead-under", card=card.text, suit=card.suits, declarer=caller), Kind.ODDS
    )


def _lower_expected(reading: Reading, declarer: Seat, held: Hand, card: Card) -> float:
    """The number of lower cards of this suit that the declarer has, on average over what may still be held."""
    known = reading.known[declarer]
    pool = held & ~known
    places = reading.counts[declarer] - known.bit_count()
    share = places / pool.bit_count() if pool else 0.0
    return (known & below(card)).bit_count() + share * (pool & below(card)).bit_count()


def _must_go_over(reading: Reading, declarer: Seat, card: Card) -> bool:
    """True if the whole hand of the declarer is known, and has of this suit nothing but higher cards."""
    known = reading.known[declarer]
    is_open = known.bit_count() == reading.counts[declarer]
    return is_open and not known & below(card) and bool(known & above(card))


def _lead_worth(table: Table, card: Card, declarer: Seat, held: Hand) -> float:
    """The chance that this lead catches the declarer, and its value for later."""
    reading = table.reading
    suit = card.shares
    theirs = held & suit
    if not theirs:
        return NOT_HELD + EACH_RANK * card.rank
    caught = _caught(table, card, declarer, held)
    mine = (reading.hand & suit).bit_count()
    high = 1 - _none(reading, declarer, held, theirs & above(card))
    return caught + SHORT * (4 - mine) + HELD_HIGH * high - LOWER_LEAD * card.rank


def _caught(table: Table, card: Card, declarer: Seat, held: Hand) -> float:
    """The chance that the declarer must go over this lead and nobody else does."""
    reading = table.reading
    theirs = held & card.shares
    over = theirs & above(card)
    if not over:
        return 0.0
    chance = _none(reading, declarer, held, theirs & below(card)) * (1 - _none(reading, declarer, held, over))
    bar = lowest(over) if reading.known[declarer] & over else _middle(over)
    for seat in table.with_me:
        no_lower = chance_of_none(reading, seat, card.shares & below(bar))
        must_cover = no_lower * (1 - chance_of_none(reading, seat, card.shares & above(bar)))
        chance *= 1 - must_cover
    return chance


def _middle(cards: Hand) -> Card:
    members = FRENCH.members(cards)
    return members[len(members) // 2]


def _none(reading: Reading, declarer: Seat, held: Hand, cards: Hand) -> float:
    """The chance that the declarer holds none of these cards, with all that the play has told."""
    if reading.known[declarer] & cards:
        return 0.0
    pool = held & ~reading.known[declarer]
    places = reading.counts[declarer] - reading.known[declarer].bit_count()
    return none_of(pool.bit_count(), (pool & cards).bit_count(), places)


def may_still_hold(reading: Reading, declarer: Seat) -> Hand:
    """The cards that the declarer may hold after what each card played under another has told; all that is certain if
    too little is left.
    """
    held = reading.may_hold[declarer]
    told = held
    for trick in reading.tricks:
        told &= ~_skipped(trick, declarer)
    told |= reading.known[declarer]
    return told if told.bit_count() >= reading.counts[declarer] else held


def _skipped(trick: Trick, declarer: Seat) -> Hand:
    """The cards between the declarer's and the one then winning, where it was played under it."""
    best: Card | None = None
    for seat, card in trick.cards:
        if seat == declarer:
            if best is None or not card.bit & best.shares or card.rank > best.rank:
                return 0
            return above(card) & below(best)
        if best is None or (card.bit & best.shares and card.rank > best.rank):
            best = card
    return 0


def _throw(table: Table, declarer: Seat) -> Chosen:
    """A sluff: a high card that would cover the declarer, best from a short suit the declarer still holds."""
    reading = table.reading
    held = may_still_hold(reading, declarer)

    def use(card: Card) -> float:
        suit = card.shares
        has = 1 - _none(reading, declarer, held, held & suit) if held & suit else 0.0
        mine = (reading.hand & suit).bit_count()
        lower = (held & below(card)).bit_count()
        return has * (COVERS * lower + SHORTENS / mine) + EACH_RANK * card.rank

    card = max(FRENCH.iterate(reading.legal), key=use)
    caller = seat_letter(declarer, 4)
    if reading.may_hold[declarer] & below(card):
        return Chosen(card, because("why-solo-throw-cover", card=card.text, declarer=caller), Kind.ODDS)
    return Chosen(card, because("why-solo-throw-idle", card=card.text, declarer=caller), Kind.ODDS)


def card_to_avoid_tricks(table: Table) -> Chosen:
    """The declarer of a misère: the highest card under the one winning, else the card most likely to be covered."""
    reading = table.reading
    winning = reading.winning
    if winning is None:
        return _safest_lead(reading)
    under = reading.legal & below(winning[1])
    if under:
        card = highest(under)
        return Chosen(
            card, because("why-solo-duck-highest", card=card.text, beaten=winning[1].text), Kind.RULE
        )
    if reading.led is not None and reading.legal & reading.led.shares:
        card = lowest(reading.legal)
        covers = any(reading.may_hold[seat] & above(card) for seat in reading.later)
        why = because("why-solo-hope-to-be-covered" if covers else "why-solo-must-take", card=card.text)
        return Chosen(card, why, Kind.HOPE if covers else Kind.FORCED)
    return _most_dangerous(reading)


def _safest_lead(reading: Reading) -> Chosen:
    """The lead least likely to be left with the trick."""
    card = min(FRENCH.iterate(reading.legal), key=lambda one: (_left_with(reading, one), one.rank))
    return Chosen(card, because("why-solo-misere-lead", card=card.text), Kind.ODDS)


def _left_with(reading: Reading, card: Card) -> float:
    """The chance that nobody can or need cover a lead: nobody holds a higher card, or each has a lower one too."""
    chance = 1.0
    suit = card.shares
    for seat in reading.later:
        no_higher = chance_of_none(reading, seat, suit & above(card))
        no_lower = chance_of_none(reading, seat, suit & below(card))
        chance *= no_higher + (1 - no_higher) * (1 - no_lower)
    return chance


def _most_dangerous(reading: Reading) -> Chosen:
    """The card whose going makes the hand safest; of equals the highest."""

    def relief(card: Card) -> tuple[float, int]:
        mine, out = reading.hand & card.shares, reading.out & card.shares
        return danger(mine, out) - danger(mine ^ card.bit, out), card.rank

    card = max(FRENCH.iterate(reading.legal), key=relief)
    could_take = reading.out & below(card)
    why = because("why-solo-throw-danger" if could_take else "why-solo-throw-harmless", card=card.text)
    return Chosen(card, why, Kind.ODDS)


def danger(mine: Hand, out: Hand) -> float:
    """The openness of these cards of a suit to attack, while those are still out; 0 where no play can catch them.

    The suit's k-th lowest card (k from 0) is safe while at most k cards still out are lower: each round led under the
    others uses up one of them and goes under one of one's own. Each lower card beyond that counts, the more the
    fewer cards are left to cover with.
    """
    if not mine or not out:
        return 0.0
    found = 0.0
    for place, card in enumerate(FRENCH.iterate(mine)):
        lower = (out & below(card)).bit_count()
        higher = (out & above(card)).bit_count()
        beyond = lower - place
        rounds = out.bit_count() / 3
        if beyond > 0 and place <= rounds + 1:
            found += beyond / (1 + higher) / (1 + place)
    return found


def card_before_the_last(table: Table) -> Chosen:
    """A general misère: high cards go early, so that the last one left is low."""
    reading = table.reading
    winning = reading.winning
    is_last = reading.hand & (reading.hand - 1) == 0
    if is_last:
        card = lowest(reading.legal)
        return Chosen(card, because("why-only-card", card=card.text), Kind.ONLY)
    late = reading.hand.bit_count() <= 3
    if winning is None:
        chosen = min if late else max
        card = chosen(FRENCH.iterate(reading.legal), key=lambda one: (one.rank, _shortness(reading, one)))
        return Chosen(
            card,
            because("why-solo-general-late" if late else "why-solo-general-early", card=card.text),
            Kind.RULE,
        )
    under = reading.legal & below(winning[1])
    if late and under:
        card = highest(under)
        return Chosen(
            card, because("why-solo-duck-highest", card=card.text, beaten=winning[1].text), Kind.RULE
        )
    card = max(FRENCH.iterate(reading.legal), key=lambda one: (one.rank, _shortness(reading, one)))
    return Chosen(card, because("why-solo-general-early", card=card.text), Kind.RULE)


def _shortness(reading: Reading, card: Card) -> int:
    return -(reading.hand & card.shares).bit_count()
