"""`sample` where cards are laid unseen for those of a pile, against full enumeration: short packs of 7 and 11 cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from scipy import stats

from tests.conformance.test_short_packs import LEAST_P, p_value
from tests.sampling import draws
from whistclub.cards.card import Card
from whistclub.conformance.dealt import dealt_by
from whistclub.conformance.knowledge import knowledge_of
from whistclub.conformance.short_packs import Worlds
from whistclub.conformance.trace import Trace, random_cut, retrace, richest_trace
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Act
from whistclub.rules.deal import Deal, cards_dealt
from whistclub.rules.seats import Seat

GAME: Any = game_of_preset("call_ace", {})
KNOWN = knowledge_of(GAME)
PILE = 3


def key_of(world: Trace) -> tuple[Any, ...]:
    """The hands dealt, the order of the pile, and the cards laid in order, as numbers."""
    dealt = dealt_by(KNOWN.layout(world), world.deal)
    hands = tuple(sum(card.bit for card in hand) for hand in dealt.hands)
    laid = tuple(action.parts[0].index for _, action in world.acts if action.verb == "discard")
    return hands, tuple(card.index for card in world.deal.pack[-PILE:]), laid


def splits(cards: tuple[Card, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to part the cards into sets of these sizes, with each order of the rest."""
    if not sizes:
        yield from ((rest,) for rest in permutations(cards))
        return
    for chosen in combinations(cards, sizes[0]):
        left = tuple(card for card in cards if card not in chosen)
        for others in splits(left, sizes[1:]):
            yield (chosen, *others)


def with_laid(trace: Trace, viewer: Seat, hand: tuple[Card, ...]) -> Iterator[tuple[Act, ...]]:
    """The acts with each choice of the cards that another seat has laid unseen."""
    places = [
        place
        for place, (seat, action) in enumerate(trace.acts)
        if action.verb == "discard" and seat != viewer
    ]
    for cards in permutations(hand, len(places)):
        acts = list(trace.acts)
        for place, card in zip(places, cards, strict=True):
            seat, action = acts[place]
            acts[place] = (seat, type(action)(card))
        yield tuple(acts)


def worlds_of(trace: Trace, viewer: Seat) -> Worlds:
    """Every world told the same to this seat, all equally likely."""
    told, pack = KNOWN.told(trace, viewer), trace.game.pack
    size = len(trace.deal.pack) // 4
    own = dealt_by(KNOWN.layout(trace), trace.deal).hands[viewer]
    unseen = tuple(sorted(set(trace.deal.pack) - own))
    layer = next((seat for seat, action in trace.acts if action.verb == "discard"), viewer)
    keys = set()
    for *others, pile in splits(unseen, (size,) * 3):
        hands = [*others[:viewer], tuple(sorted(own)), *others[viewer:]]
        dealt = cards_dealt(pack, tuple(map(pack.mask, hands)), trace.setting.dealer)
        for acts in with_laid(trace, viewer, hands[layer]):
            again = retrace(trace.game, trace.setting, Deal((*dealt, *pile)), acts)
            if again is not None and KNOWN.told(again, viewer) == told:
                keys.add(key_of(again))
    return Worlds(dict.fromkeys(keys, 1 / len(keys)), key_of)


def views(rng: Random, cards: int) -> Iterator[tuple[Trace, Seat, Worlds]]:
    """Views that more than one world fits, of deals in which something is settled."""
    aces = [card for card in GAME.pack.cards if card.text.endswith("A")]
    while True:
        others = rng.sample([card for card in GAME.pack.cards if card not in aces], cards - 4)
        pack = [*aces, *others]
        rng.shuffle(pack)
        whole = richest_trace(GAME, GAME.first_setting(Seat(rng.randrange(4))), Deal(tuple(pack)), rng)
        if len(whole.acts) < 6:
            continue
        trace, viewer = random_cut(whole, rng), Seat(rng.randrange(4))
        worlds = worlds_of(trace, viewer)
        if len(worlds.weights) > 1:
            yield trace, viewer, worlds


@pytest.mark.parametrize(("cards", "count"), [(7, draws(20, 40)), (11, draws(1, 2))])
def test_worlds_with_cards_laid_unseen_are_equally_likely(cards: int, count: int) -> None:
    rng = Random(f"exchanged {cards}")
    found = [p_value(*view, rng) for _, view in zip(range(count), views(rng, cards), strict=False)]
    assert float(stats.kstest(found, "uniform").pvalue) > LEAST_P
