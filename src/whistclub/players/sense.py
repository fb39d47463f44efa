"""The cards that card sense leaves to choose from where tricks are wanted, in any game and with any partners.

Put aside is what the lessons warn of: to take over a partner's sure trick, to leave the last hand's trick, to spend a
higher card than is needed, to throw a winner away, and late in the deal to keep one back.
"""

from collections.abc import Collection
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.cardplay import JACK, TEN, cheapest_equal, sluffed, suits_held
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.reading import Reading, above, below, lowest, read
from whistclub.players.stakes import stakes_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.tricks import NATURAL
from whistclub.rules.values import View

_LATE: Final = 4
"""With so many cards in hand or fewer a winner is led at once, since it may find no other trick; chosen by hand."""


class Sense(NamedTuple):
    """The cards left, and the choice of the one card where there is only one."""

    cards: Hand
    alone: Chosen | None


class SensiblePlayer:
    """A player that chooses as another does, but only among the cards that card sense leaves.

    With whom one plays is read off imagined deals, so of a budget without any all cards are left.
    """

    def __init__(self, game: Game, usual: Player) -> None:
        self._game = game
        self._usual = usual

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        is_choice = len(view.legal) > 1 and isinstance(view.legal[0], Play)
        sense = seen_sense(self._game, view) if is_choice and budget.samples else None
        if sense is None:
            return self._usual.decide(view, rng, budget)
        if sense.alone is not None:
            return played(sense.alone)
        left = tuple([act for act in view.legal if isinstance(act, Play) and act.card.bit & sense.cards])
        return self._usual.decide(replace(view, legal=left), rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def seen_sense(game: Game, view: View) -> Sense | None:
    """The cards that card sense leaves to the seat that is to play.

    None where nothing is put aside: more tricks are not always better, not all four seats play on, it is not known with
    whom one plays, or the cards are not those of the French pack, ranked as in Whist.
    """
    if game.seats != len(FOUR) or game.pack is not FRENCH or game.judge(view).order != NATURAL:
        return None
    stakes = stakes_of(game, view)
    if stakes is None or stakes.course != "rising" or stakes.names_trump or len(stakes.later) < len(FOUR):
        return None
    return sense_of(read(view), stakes.allies)


def sense_of(reading: Reading, allies: Collection[Seat]) -> Sense:
    """The cards that card sense leaves to the reader; `allies` are the seats whose tricks are as good as its own,
    itself among them.
    """
    led, winning = reading.led, reading.winning
    if led is None or winning is None:
        return _lead(reading, [seat for seat in FOUR if seat not in allies])
    against = [seat for seat in reading.later if seat not in allies]
    takers = FRENCH.mask(card for card in FRENCH.iterate(reading.legal) if reading.takes(card))
    is_ours = winning[0] in allies
    is_safe = is_ours and not any(reading.beaters(winning[1], seat) for seat in against)
    if takers and not reading.later and not is_ours:
        return _left(lowest(takers).bit, "why-last-takes", Kind.SURE)
    if not reading.legal & led.shares:
        is_best = is_ours and not reading.out & above(winning[1])
        return _without_the_suit(reading, takers, is_left=is_safe or is_best)
    if is_safe or (is_ours and not takers):
        return _under_partner(reading, winning[0], takers, is_safe=is_safe)
    if not takers:
        return _left(lowest(reading.legal).bit, "why-cannot-win", Kind.FORCED)
    if is_ours:
        return _over_partner(reading, winning[1], takers, against)
    return _contested(reading, allies, takers, against)


def _left(cards: Hand, key: str, kind: Kind = Kind.RULE, **facts: str) -> Sense:
    """These cards; one that is alone is told by the message of this key."""
    card = lowest(cards)
    if cards != card.bit:
        return Sense(cards, None)
    return Sense(cards, Chosen(card, because(key, card=card.text, **facts), kind))


def _lead(reading: Reading, against: Collection[Seat]) -> Sense:
    """Any, but late in the deal a sure card of a side suit, or a trump, where there is a sure one."""
    side = reading.legal & ~reading.trumps
    sure = FRENCH.mask(card for card in FRENCH.iterate(side) if reading.holds_against(card, against))
    if not sure or reading.hand.bit_count() > _LATE:
        return Sense(reading.legal, None)
    return _left(sure | reading.legal & reading.trumps, "why-cash", Kind.SURE)


def _without_the_suit(reading: Reading, takers: Hand, *, is_left: bool) -> Sense:
    cards = _thrown(reading, takers, is_left=is_left)
    if cards & takers:
        return _left(cards, "why-ruff" if takers & (takers - 1) else "why-ruff-only")
    return Sense(cards, None if cards & (cards - 1) else sluffed(reading, lowest(cards)))


def _thrown(reading: Reading, takers: Hand, *, is_left: bool) -> Hand:
    """The lowest of each side suit, but no winner while there is another, and the trumps that take the trick, unless it
    is left to a partner.

    Without a side suit, the lowest trump that leaves it.
    """
    lows = [lowest(cards).bit for _, cards in suits_held(reading.legal & ~reading.trumps)]
    if not lows:
        left = reading.legal & ~takers if is_left or not takers else takers
        return lowest(left or reading.legal).bit
    spare = [low for low in lows if not low & reading.masters(lowest(low).shares)]
    return sum(spare or lows) | (0 if is_left else takers)


def _under_partner(reading: Reading, partner: Seat, takers: Hand, *, is_safe: bool) -> Sense:
    """The lowest card that leaves the trick to the partner."""
    under = reading.legal & ~takers
    if not under:
        return _left(lowest(reading.legal).bit, "why-over-partner", Kind.FORCED)
    key = "why-partner-is-sure" if is_safe else "why-partner-ahead"
    return _left(lowest(under).bit, key, partner=seat_letter(partner, len(FOUR)))


def _contested(reading: Reading, allies: Collection[Seat], takers: Hand, against: Collection[Seat]) -> Sense:
    """The cards that may bring a trick in which an opponent is ahead: those that win it as it lies, and the lowest of
    all where a partner is still to come, or there is none.
    """
    low, tries = lowest(reading.legal).bit, _tries(reading, takers, against)
    if any(seat in allies for seat in reading.later):
        cards = low | _of_second_hand(reading, tries, against)
        is_second = len(reading.trick) == 1
        return _left(cards, "why-second-low", Kind.HELD_BACK) if is_second else Sense(cards, None)
    if len(allies) == 1:
        return Sense(low | tries, None)
    if tries & (tries - 1) or not reading.holds_against(lowest(tries), against):
        return _left(tries, "why-third-high")
    return _left(tries, "why-sure-to-win", Kind.SURE)


def _over_partner(reading: Reading, lying: Card, takers: Hand, against: Collection[Seat]) -> Sense:
    """The lowest card, and those that beat more cards that are out than the partner's does."""
    useful = [
        card.bit
        for card in FRENCH.iterate(_tries(reading, takers, against))
        if reading.out & above(lying) & below(card)
    ]
    under = reading.legal & ~takers
    if not under:
        return _left(lowest(reading.legal).bit | sum(useful), "why-over-partner", Kind.FORCED)
    return _left(lowest(under).bit | sum(useful), "why-no-overtaking", played=lying.text)


def _tries(reading: Reading, takers: Hand, against: Collection[Seat]) -> Hand:
    """The lowest of equal cards that win the trick as it lies, none higher than one that is certain to."""
    tries = 0
    for card in FRENCH.iterate(takers):
        tries |= cheapest_equal(reading, card).bit
        if reading.holds_against(card, against):
            break
    return tries


def _of_second_hand(reading: Reading, tries: Hand, against: Collection[Seat]) -> Hand:
    """Upon a low lead only a card that wins for certain, or one of touching high cards."""
    led = reading.led
    if led is None or led.rank >= TEN:
        return tries
    return FRENCH.mask(
        card
        for card in FRENCH.iterate(tries)
        if reading.holds_against(card, against) or _splits(reading, card)
    )


def _splits(reading: Reading, card: Card) -> bool:
    """True of the lowest of touching high cards."""
    higher = above(card) & reading.hand
    return card.rank >= JACK and bool(higher) and not reading.out & above(card) & below(lowest(higher))
