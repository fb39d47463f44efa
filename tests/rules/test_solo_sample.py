"""Solo Whist: worlds drawn from a view, held against every deal there is of a short pack."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.rules.solo_table import game
from tests.sampling import draws
from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.rules.deal import Deal, deal_of_hands, four_hands
from whistclub.rules.encoding import encode
from whistclub.rules.seats import FOUR, Seat

SHORT = tuple(FRENCH.card(text) for text in "C2 C9 CA D3 DT DK H4 HJ HQ S5 S8 SA".split())
SCRIPTS = [
    ("solo", ["solo", "pass", "pass", "pass", "pass"]),
    ("solo", ["pass", "misere_ouverte", "pass", "pass", "pass", "pass"]),
    ("solo_units", ["propose", "pass", "pass", "accept"]),
    ("whist", []),
]
EACH = draws(8, 20)
"""The draws that each world is expected in."""


def position_after(preset: str, calls: list[str], seed: int, cards: int) -> Any:
    rng = random.Random(f"{preset} {calls} {seed}")
    of = game(preset)
    deal = Deal(tuple(rng.sample(SHORT, len(SHORT))))
    position: Any = of.start(deal, of.first_setting(FOUR[seed % 4]))
    for word in calls:
        (one,) = position.to_act()
        found = [action for action in position.legal(one) if action.text == f"call {word}"]
        position = position.play(one, found[0]) if found else position
    for _ in range(cards):
        for one in position.to_act():
            position = position.play(one, rng.choice(position.legal(one)))
    return position


def shares(cards: tuple[Card, ...]) -> list[tuple[tuple[Card, ...], ...]]:
    """Every way to give the cards to hands of three."""
    if not cards:
        return [()]
    return [
        (hand, *rest)
        for hand in combinations(cards, 3)
        for rest in shares(tuple(card for card in cards if card not in hand))
    ]


def all_worlds(of: Any, position: Any, viewer: Seat) -> set[tuple[int, ...]]:
    """The hands of every deal that replays to the same bytes for the viewer."""
    seen = of.view(position, viewer)
    wanted, setting, turned = encode(seen), seen.setting, seen.turned
    own = four_hands(deal_of(position), setting.dealer)[viewer]
    found: set[tuple[int, ...]] = set()
    for share in shares(tuple(card for card in SHORT if not card.bit & own)):
        masks = [FRENCH.mask(hand) for hand in share]
        masks.insert(viewer, own)
        if not masks[setting.dealer] & turned.bit:
            continue
        other = of.start(deal_of_hands(FRENCH, tuple(masks), setting.dealer, turned), setting)
        try:
            for one, action in position.acts:
                other = other.play(one, action)
        except IllegalAction:
            continue
        if encode(of.view(other, viewer)) == wanted:
            found.add(tuple(masks))
    return found


def deal_of(position: Any) -> Deal:
    deal: Deal = position.dealt.deal if hasattr(position, "dealt") else position.deal
    return deal


@pytest.mark.parametrize(("preset", "calls"), SCRIPTS)
@pytest.mark.parametrize(("seed", "cards"), [(0, 0), (1, 3), (2, 5), (3, 7)])
def test_worlds_are_drawn_uniformly_from_all_there_are(
    preset: str, calls: list[str], seed: int, cards: int
) -> None:
    of = game(preset)
    position = position_after(preset, calls, seed, cards)
    viewer = FOUR[(seed + cards) % 4]
    worlds = all_worlds(of, position, viewer)
    seen = of.view(position, viewer)
    rng = random.Random(seed)
    drawn: Counter[tuple[int, ...]] = Counter(
        four_hands(of.sample(seen, rng).deal, seen.setting.dealer) for _ in range(EACH * len(worlds))
    )
    assert set() == set(drawn) - worlds
    statistic = sum((drawn[world] - EACH) ** 2 / EACH for world in worlds)
    freedom = len(worlds) - 1
    assert statistic < freedom + 5 * (2 * freedom) ** 0.5 + 1
