"""Every world of a short pack that a seat cannot tell from the real one, found by trying them all, with its weight.

The law: pairs of dealt hands and exchanged cards that replay to what was told are equally likely; then each bid card
not shown is equally likely among the lays legal from its hand as dealt.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from random import Random
from typing import Any, Final
from zlib import crc32

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand
from whistclub.conformance.dealt import laid
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.stock import deals_with_seen
from whistclub.conformance.trace import Trace, retrace, richest_trace
from whistclub.rules.actions import Act, Action, Discard, Exchange, Lay, Play
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, partner_of
from whistclub.rules.values import MatchResult

MOST_WORLDS: Final = 20_000
"""All worlds of a view are counted up to so many; of more some are drawn, so that a view takes no minutes."""

Key = tuple[Any, ...]
"""Whole numbers in tuples, so that its hash is the same in every run."""
Hands = tuple[Hand, ...]


class Worlds(msgspec.Struct, frozen=True):
    """The law of one view: the weight of each key, summing to 1, and how a world gets its key."""

    weights: dict[Key, float]
    key_of: Callable[[Trace], Key]

    def __repr__(self) -> str:
        return f"Worlds({len(self.weights)})"


def worlds_of(trace: Trace, viewer: Seat, knowledge: Knowledge, rng: Random) -> Worlds:
    """The worlds alike to this seat at the end of a trace of a short pack.

    Where they are more than 20,000, keys are coarser and say less than all of a world; `rng` chooses what.
    """
    dealt = knowledge.dealt(trace)
    if dealt.later:
        return _passages(trace, viewer, knowledge, rng)
    if dealt.stock:
        return _with_stock(trace, viewer, knowledge)
    return _Hidden(trace, viewer, knowledge, rng).worlds()


def deals_to_try(trace: Trace, viewer: Seat, knowledge: Knowledge) -> int:
    """The number of deals that `worlds_of` replays: each that agrees with the own hand and the cards seen, with each
    choice of cards laid away unseen. 0 where the order of the cards counts, for then it replays few.
    """
    dealt = knowledge.dealt(trace)
    if dealt.later or dealt.stock:
        return 0
    hidden = _Hidden(trace, viewer, knowledge, Random(0))  # noqa: S311 (draws nothing here)
    held, free, sizes = hidden.partly_dealt()
    missing = (size - hand.bit_count() for hand, size in zip(held, sizes, strict=True))
    return hidden.ways_to_lay_away() * factorial(len(free)) // prod(map(factorial, missing))


def short_sizes(game: Game, knowledge: Knowledge) -> tuple[int, int]:
    """Cards of the usual short pack, and of the larger one; a stock multiplies the worlds, so that there is one
    size.
    """
    pack = Deal(game.stock.cards[:12])
    layout = knowledge.layout(Trace(game, game.first_setting(Seat(0)), pack, (), ()))
    return (12, 12) if layout.stock else (12, 16)


def short_traces(game: Game, cards: int, rng: Random) -> Iterator[Trace]:
    """Deal after deal of matches with packs of so many cards, played at random, hidden acts in seat order."""
    setting = game.first_setting(Seat(rng.randrange(game.seats)))
    side = list(game.stock.side)
    rng.shuffle(side)
    while True:
        deal = Deal(tuple(rng.sample(game.stock.cards, cards)), tuple(side))
        trace = richest_trace(game, setting, deal, rng)
        yield trace
        following = game.next_setting(setting, trace.last.result())
        setting = game.first_setting(setting.dealer) if isinstance(following, MatchResult) else following
        if isinstance(following, MatchResult) or "{number}" in game.stock.side_label:
            rng.shuffle(side)


def _with_stock(trace: Trace, viewer: Seat, knowledge: Knowledge) -> Worlds:
    """Every hand of the other seat and order of the stock that replay and are told the same, all equally likely."""

    def key_of(world: Trace) -> Key:
        dealt = knowledge.dealt(world)
        return (*map(_bits, dealt.hands), tuple(card.index for card in dealt.stock))

    told = knowledge.told(trace, viewer)
    found = []
    for deal in deals_with_seen(trace, viewer):
        again = retrace(trace.game, trace.setting, deal, trace.acts)
        if again is not None and knowledge.told(again, viewer) == told:
            found.append(key_of(again))
    return Worlds(dict.fromkeys(found, 1 / len(found)), key_of)


class _Hidden:
    """The enumeration for hands, a kitty and cards left undealt, none of them in an order that matters."""

    def __init__(self, trace: Trace, viewer: Seat, knowledge: Knowledge, rng: Random) -> None:
        self.trace, self.viewer, self.knowledge = trace, viewer, knowledge
        self.told = knowledge.told(trace, viewer)
        self.known = knowledge.known_acts(trace, viewer)
        unseen = [place for place, (_, action) in enumerate(self.known) if action is None]
        self.gifts = [place for place in unseen if isinstance(trace.acts[place][1], Exchange | Discard)]
        self.lays = [place for place in unseen if place not in self.gifts]
        self.layout = knowledge.layout(trace)
        self.kept_lays = self.lays
        self.rng = rng

    def worlds(self) -> Worlds:
        """Every deal and exchange first, then the lays, as many seats' as keep the set small enough."""
        found = [
            (hands, self._gift_key(gifts), options)
            for hands in _filled(*self.partly_dealt(), 0)
            for gifts, options in self._replaying(hands)
        ]
        while len(self.kept_lays) > 1 and self._count(found) > MOST_WORLDS:
            dropped = self.rng.choice(self.kept_lays)
            self.kept_lays = [place for place in self.kept_lays if place != dropped]
        weights: dict[Key, float] = {}
        for hands, gifts, options in found:
            weight = 1 / len(found)
            for place in self.kept_lays:
                weight /= len(options[place])
            for lays in product(*([_number(lay) for lay in options[place]] for place in self.kept_lays)):
                weights[hands, gifts, lays] = weight
        return Worlds(weights, self.key_of)

    def key_of(self, world: Trace) -> Key:
        """Hands, cards passed or laid away unseen, and the lays that count."""
        hands = self._piles(world)
        gifts, lays = ([world.acts[place][1] for place in chosen] for chosen in (self.gifts, self.kept_lays))
        return hands, self._gift_key(gifts), tuple(map(_number, lays))

    def _gift_key(self, gifts: Iterable[Action]) -> Key:
        """The cards that each seat passed or laid away: the order in which one lays several says nothing."""
        seats = (self.trace.acts[place][0] for place in self.gifts)
        return tuple(sorted((seat, _number(gift)) for seat, gift in zip(seats, gifts, strict=True)))

    def _count(self, found: list[Any]) -> int:
        total = 0
        for _, _, options in found:
            ways = 1
            for place in self.kept_lays:
                ways *= len(options[place])
            total += ways
        return total

    def partly_dealt(self) -> tuple[list[Hand], list[Hand], tuple[int, ...]]:
        """The own hand and what is known of the others and of the piles, the cards that may lie anywhere, and how many
        each hand and pile has.
        """
        pack = self.trace.deal.pack
        held = [
            _bits(pack[place] for place in places if place in self.layout.turned)
            for places in self.layout.piles
        ]
        piles = self._piles(self.trace)
        held[self.viewer] = piles[self.viewer]
        passed = {seat for seat, action in self.trace.acts if isinstance(action, Exchange | Discard)}
        if any(seat == self.viewer and isinstance(action, Discard) for seat, action in self.trace.acts):
            held[self._kitty] = piles[self._kitty]
        for seat, action in self.known:
            if isinstance(action, Lay):
                held[seat] |= _bits(action.cards)
            elif isinstance(action, Play) and seat not in passed:
                held[seat] |= action.card.bit
        known = {bit for hand in held for bit in _single_bits(hand)}
        free = [card.bit for card in pack if card.bit not in known]
        return held, free, tuple(map(len, self.layout.piles))

    def ways_to_lay_away(self) -> int:
        """The choices of cards laid away unseen in one deal."""
        away = [seat for seat, action in self._gifts_made() if isinstance(action, Discard)]
        piles = self.layout.piles
        return comb(len(piles[away[0]]) + len(piles[self._kitty]), len(away)) if away else 1

    @property
    def _kitty(self) -> int:
        """The place of the kitty among the piles."""
        return len(self.layout.hands) + len(self.layout.later)

    def _gifts_made(self) -> list[Act]:
        return [self.trace.acts[place] for place in self.gifts]

    def _piles(self, world: Trace) -> Hands:
        """The hands, the kitty and the cards undealt."""
        pack = world.deal.pack
        return tuple(_bits(pack[place] for place in places) for places in self.layout.piles)

    def _replaying(self, hands: Hands) -> Iterator[tuple[tuple[Action, ...], dict[int, tuple[Action, ...]]]]:
        """The exchanges with which these hands replay and are told the same, with the lays legal at the start."""
        trace = self.trace
        deal = laid(self.layout, trace.deal, [*map(trace.game.pack.members, hands)])
        options: dict[int, tuple[Action, ...]] = {}
        if self.lays:
            start = trace.game.start(deal, trace.setting)
            options = {place: tuple(start.legal(trace.acts[place][0])) for place in self.lays}
        acts: list[Act] = list(trace.acts)
        for place, choices in options.items():
            acts[place] = (acts[place][0], choices[0])
        for gifts in self._gifts(hands):
            for place, gift in zip(self.gifts, gifts, strict=True):
                acts[place] = (acts[place][0], gift)
            again = retrace(trace.game, trace.setting, deal, tuple(acts))
            if again is not None and self.knowledge.told(again, self.viewer) == self.told:
                yield gifts, options

    def _gifts(self, hands: Hands) -> Iterator[tuple[Action, ...]]:
        """The cards that may have been passed or laid away unseen with these hands."""
        if not any(isinstance(action, Discard) for _, action in self._gifts_made()):
            yield from product(*(self._passed(hands, place) for place in self.gifts))
            return
        seat = self._gifts_made()[0][0]
        played = sum(act.card.bit for who, act in self.known if who == seat and isinstance(act, Play))
        held = (hands[seat] | hands[self._kitty]) & ~played
        for cards in combinations(self.trace.game.pack.members(held), len(self.gifts)):
            yield tuple(map(Discard, cards))

    def _passed(self, hands: Hands, place: int) -> list[Action]:
        seat = self.trace.acts[place][0]
        both = {seat, partner_of(seat)}
        later = {a.card for who, a in self.known[place:] if who in both and isinstance(a, Play)}
        played = {a.card for who, a in self.known[place:] if who == seat and isinstance(a, Play)}
        cards = [
            card
            for card in self.trace.game.pack.members(hands[seat])
            if card not in later or card not in played
        ]
        return [Exchange(card) for card in cards]


def _filled(held: list[Hand], free: list[Hand], sizes: tuple[int, ...], seat: int) -> Iterator[Hands]:
    """Each way to fill up the hands and piles from this one on."""
    if seat == len(held):
        yield tuple(held)
        return
    for cards in combinations(free, sizes[seat] - held[seat].bit_count()):
        filled = [*held[:seat], held[seat] | sum(cards), *held[seat + 1 :]]
        yield from _filled(filled, [card for card in free if card not in cards], sizes, seat + 1)


def _single_bits(hand: Hand) -> Iterator[Hand]:
    while hand:
        yield hand & -hand
        hand &= hand - 1


def _bits(cards: Iterable[Card]) -> Hand:
    return sum(card.bit for card in cards)


@cache
def _number(action: Action) -> int:
    return crc32(action.text.encode())


def _passage_key(world: Trace) -> Key:
    """Hands as sets, the dummy's rows and the side pile in order."""
    pack, side = world.deal.pack, world.deal.side
    n = (len(pack) - 2) // 4
    rows = (tuple(card.index for card in row) for row in (pack[n : 2 * n], pack[3 * n : 4 * n], side))
    return _bits(pack[:n]), _bits(pack[2 * n : 3 * n]), *rows


def _passages(trace: Trace, viewer: Seat, knowledge: Knowledge, rng: Random) -> Worlds:
    """Every order of the cards a solitaire's player has not seen in the places not seen, all equally likely."""
    told: Any = knowledge.told(trace, viewer)
    seen: set[Card] = set().union(*told[2], *told[3])
    places = [place for place, card in enumerate(trace.deal.pack) if card not in seen]
    sides = list(range(len(told[4]), len(trace.deal.side)))
    if factorial(len(places)) * factorial(len(sides)) <= MOST_WORLDS:
        return _all_passages(trace, viewer, knowledge, places, sides)
    return _passage_marginals(trace, places, sides, rng)


def _all_passages(
    trace: Trace, viewer: Seat, knowledge: Knowledge, places: list[int], sides: list[int]
) -> Worlds:
    told = knowledge.told(trace, viewer)
    weights: dict[Key, float] = {}
    for cards in permutations(trace.deal.pack[place] for place in places):
        for wilds in permutations(trace.deal.side[place] for place in sides):
            pack, side = list(trace.deal.pack), list(trace.deal.side)
            for place, card in zip((*places, *sides), (*cards, *wilds), strict=True):
                (pack if place in places and card.pack_key == pack[0].pack_key else side)[place] = card
            again = retrace(trace.game, trace.setting, Deal(tuple(pack), tuple(side)), trace.acts)
            if again is not None and knowledge.told(again, viewer) == told:
                key = _passage_key(again)
                weights[key] = weights.get(key, 0.0) + 1.0
    total = sum(weights.values())
    return Worlds({key: weight / total for key, weight in weights.items()}, _passage_key)


def _passage_marginals(trace: Trace, places: list[int], sides: list[int], rng: Random) -> Worlds:
    """The places of two unseen cards of the pack and one of the side pile: their exact joint law."""
    n = (len(trace.deal.pack) - 2) // 4
    followed = [trace.deal.pack[place] for place in rng.sample(places, min(2, len(places)))]
    wilds = [trace.deal.side[place] for place in rng.sample(sides, min(1, len(sides)))]

    def standing(place: int) -> Any:
        """A place in a dummy's row counts alone, one in a hand or among the unseen like its neighbours."""
        row = place // n
        return place if row in {1, 3} else min(row, 4)

    def key_of(world: Trace) -> Key:
        lies = tuple(standing(world.deal.pack.index(card)) for card in followed)
        return lies, tuple(world.deal.side.index(card) for card in wilds)

    weights: dict[Key, float] = {}
    ways = [*product(permutations(places, len(followed)), permutations(sides, len(wilds)))]
    for lies, turns in ways:
        key = tuple(map(standing, lies)), turns
        weights[key] = weights.get(key, 0.0) + 1 / len(ways)
    return Worlds(weights, key_of)
