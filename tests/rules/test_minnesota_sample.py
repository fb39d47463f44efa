"""Minnesota Whist: sampled worlds replay to the view, and follow the law on decks small enough to count."""

import contextlib
import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rules.minnesota_table import acted, game, seat, start
from tests.sampling import draws, thinned_rows
from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.rules.actions import Action, Call, Exchange, Lay
from whistclub.rules.deal import Deal, deal_of_hands, four_hands
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import World

PRESETS = ("minnesota", "minnesota_double", "norwegian", "european", "south_dakota", "askov")
Dealt = tuple[int, ...]
Cell = tuple[Dealt, tuple[Card, ...]]


def replayed(of: Any, world: World, dealer: Seat) -> Any:
    position = of.start(world.deal, of.first_setting(dealer))
    for who, action in world.acts:
        position = position.play(who, action)
    return position


def some_act(rng: random.Random, legal: tuple[Action, ...]) -> Action:
    """Any legal act; in an overcall mostly a pass, so that every kind of deal comes up."""
    if legal[0] is Call("pass"):
        return legal[0] if rng.random() < 0.8 else rng.choice(legal[1:])
    return rng.choice(legal)


@pytest.mark.parametrize("cards", [52, 16, 12, 8])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_deal_ends_and_every_sampled_world_replays_to_the_view(preset: str, cards: int) -> None:
    of, rng = game(preset), random.Random(f"{preset} {cards}")
    for _ in range(draws(2, 4) if cards == 52 else draws(8, 25)):
        dealer = rng.choice(FOUR)
        position = of.start(Deal(tuple(rng.sample(FRENCH.cards, cards))), of.first_setting(dealer))
        while position.to_act():
            for viewer in (*FOUR, None):
                seen = of.view(position, viewer)
                assert seen == of.view(replayed(of, of.sample(seen, rng), dealer), viewer)
            who = rng.choice(sorted(position.to_act()))
            position = position.play(who, some_act(rng, position.legal(who)))
        result = position.result()
        assert result is not None
        assert result.points == tuple(map(sum, zip(*(line.points for line in result.lines), strict=True)))
        assert 1 >= sum(map(bool, result.points))


def all_deals(hands: tuple[str, ...], viewer: Seat) -> Iterator[Dealt]:
    """Every way to deal the cards of the other three in equal hands; the viewer keeps its own."""
    own = FRENCH.mask(cards_from_text(FRENCH, hands[viewer]))
    pack = [card.bit for card in cards_from_text(FRENCH, " ".join(hands)) if not card.bit & own]
    size = len(pack) // 3

    def dealt(left: list[int], so_far: Dealt) -> Iterator[Dealt]:
        if len(so_far) == viewer:
            yield from dealt(left, (*so_far, own))
        elif not left:
            yield so_far
        else:
            for chosen in itertools.combinations(left, size):
                yield from dealt([bit for bit in left if bit not in chosen], (*so_far, sum(chosen)))

    return dealt(pack, ())


def follows(counts: Counter[Any], weights: dict[Any, float]) -> bool:
    """True if the draws fall in these cells alone, as often as their weights say.

    Chi-square, within five of its own deviations.
    """
    assert set(counts) <= set(weights)
    share = counts.total() / sum(weights.values())
    chi_square = sum(
        (counts[cell] - weight * share) ** 2 / (weight * share) for cell, weight in weights.items()
    )
    freedom = len(weights) - 1
    return abs(chi_square - freedom) < 5 * math.sqrt(2 * freedom) if freedom else chi_square == 0


CALLS = "E call pass, S call pass, W call pass, N call sola_nola, E call pass, S call pass, W call pass"
PLAIN = ("S2 H3", "S4 H5", "S3 H2", "S5 H4")
PLAIN_BID = f"N lay H3, E lay H5, S lay H2, W lay H4, {CALLS}"
VOID = ("S2 C3", "S4 H5", "H3 H2", "D5 C4")
VOID_BID = f"N lay S2 C3, E lay H5, S lay H2, W lay D5, {CALLS}"
BLACK = ("S2 C3 S6", "S4 H5 D6", "H3 H2 C5", "D5 C4 D3")
BLACK_BID = f"N lay S2 C3, E lay H5, S lay H2, W lay D5, {CALLS}"
FACING = ("H3 H2 C5", "S4 H5 D6", "S2 C3 S6", "D5 C4 D3")
FACING_BID = f"N lay H2, E lay H5, S lay S2 C3, W lay D5, {CALLS}"
POSITIONS = {
    "nobody has passed": (PLAIN, PLAIN_BID),
    "the bidder has passed": (PLAIN, f"{PLAIN_BID}, N exchange S2"),
    "the partner has passed": (VOID, f"{VOID_BID}, S exchange H2"),
    "a shown card came over": (PLAIN, f"{PLAIN_BID}, N exchange H3, S exchange H2"),
    "the shown cards stayed": (PLAIN, f"{PLAIN_BID}, N exchange S2, S exchange S3, W play S5"),
    "the bidder played a shown card": (
        PLAIN,
        f"{PLAIN_BID}, N exchange S2, S exchange H2, W play H4, N play H3",
    ),
    "a signal before the exchange": (VOID, f"{VOID_BID}, N exchange C3, S exchange H3"),
    "void where it had passed": (VOID, f"{VOID_BID}, N exchange C3, S exchange H3, W play C4, N play S2"),
    "the bidder was dealt black cards": (
        BLACK,
        f"{BLACK_BID}, N exchange S6, S exchange H3, W play D5, N play H3",
    ),
    "the partner was dealt black cards": (FACING, f"{FACING_BID}, N exchange C5, S exchange S6, W play D5"),
    "void after an exchange": (PLAIN, f"{PLAIN_BID}, N exchange S2, S exchange H2, W play S5, N play H2"),
}


def alike(of: Any, hands: tuple[str, ...], script: str, viewer: Seat) -> set[Cell]:
    """Dealt hands and cards passed whose replay gives this viewer the same view; every bid was shown."""
    real = acted(start(of, hands), script)
    seen = of.view(real, viewer)
    passing = [place for place, (_, action) in enumerate(real.acts) if isinstance(action, Exchange)]
    found = set()
    for dealt in all_deals(hands, viewer):
        deal = deal_of_hands(FRENCH, dealt, seat("N"))
        for cards in itertools.product(*(FRENCH.members(dealt[real.acts[place][0]]) for place in passing)):
            acts = list(real.acts)
            for place, card in zip(passing, cards, strict=True):
                acts[place] = (acts[place][0], Exchange(card))
            with contextlib.suppress(IllegalAction):
                if of.view(replayed(of, World(deal, tuple(acts)), seat("N")), viewer) == seen:
                    found.add((dealt, cards))
    return found


SEEN = [(name, viewer) for name in POSITIONS for viewer in FOUR]
BOTH_SIDES = [
    (name, viewer) for place, name in enumerate(POSITIONS) for viewer in FOUR if viewer // 2 == place % 2
]
"""Each position as one seat of either side sees it."""


@pytest.mark.parametrize(("name", "viewer"), thinned_rows(SEEN, BOTH_SIDES))
def test_dealt_hands_and_cards_passed_are_uniform_over_all_that_fit(name: str, viewer: Seat) -> None:
    of, rng = game("askov"), random.Random(f"{name} {viewer}")
    hands, script = POSITIONS[name]
    seen = of.view(acted(start(of, hands), script), viewer)
    fitting = alike(of, hands, script, viewer)
    drawn: Counter[Cell] = Counter()
    for _ in range(draws(15, 30) * len(fitting)):
        world = of.sample(seen, rng)
        cards = tuple(action.card for _, action in world.acts if isinstance(action, Exchange))
        drawn[four_hands(world.deal, seat("N")), cards] += 1
    assert follows(drawn, dict.fromkeys(fitting, 1.0))


def lays_from(hand: int) -> list[Lay]:
    """The lays that two cards allow: either, and both where they are of one colour."""
    first, second = FRENCH.members(hand)
    both = [Lay(first, second)] if len({card.suits in "DH" for card in (first, second)}) == 1 else []
    return [Lay(first), Lay(second), *both]


def test_an_unseen_bid_is_uniform_over_the_lays_of_its_hand() -> None:
    of, rng = game(), random.Random(11)
    seen = of.view(acted(start(of, PLAIN), "E lay H5"), seat("N"))
    fitting = list(all_deals(PLAIN, seat("N")))
    weights = {(dealt, lay): 1 / len(lays_from(dealt[1])) for dealt in fitting for lay in lays_from(dealt[1])}
    assert 90 == len(fitting)
    drawn: Counter[tuple[Dealt, Action]] = Counter()
    for _ in range(draws(5_000, 10_000)):
        world = of.sample(seen, rng)
        drawn[four_hands(world.deal, seat("N")), world.acts[0][1]] += 1
    assert follows(drawn, weights)


def test_a_bid_hidden_by_an_earlier_high_is_uniform_over_the_lays_of_the_hand_as_dealt() -> None:
    of, rng = game("askov"), random.Random(12)
    script = f"N lay H3, E lay S4, S lay H2, W lay H4, {CALLS}, N exchange H3, S exchange S3"
    seen = of.view(acted(start(of, PLAIN), script), seat("E"))
    chosen: dict[int, Counter[Action]] = {}
    for _ in range(draws(3_000, 6_000)):
        world = of.sample(seen, rng)
        chosen.setdefault(four_hands(world.deal, seat("N"))[0], Counter())[world.acts[0][1]] += 1
    assert len(chosen) == math.comb(6, 2)
    for hand, counts in chosen.items():
        assert follows(counts, dict.fromkeys(lays_from(hand), 1.0))
