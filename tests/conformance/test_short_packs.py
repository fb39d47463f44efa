"""`sample` against full enumeration: short packs of 12 and 16 cards, at every phase, by the law of the core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy import stats

from tests.sampling import draws, thinned
from whistclub.conformance.alike_worlds import sampled
from whistclub.conformance.knowledge import Knowledge, knowledge_of
from whistclub.conformance.short_packs import (
    Worlds,
    deals_to_try,
    short_sizes,
    short_traces,
    worlds_of,
)
from whistclub.conformance.trace import Trace, in_seat_order, phase_of, random_cut
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.values import World

LEAST_P = 0.001
SAMPLES = 300
VIEWS = draws(14, 24)
FEW_VIEWS = draws(6, 12)
MOST_DEALS = 10_000
"""A view that more deals fit is left out, since it takes up to a minute: it is before the second trick of the larger
pack, and the usual pack has such views too.
"""
DEALT_ALIKE = {
    "bid_whist_52",
    "call_ace_no_cat",
    "european",
    "gongor_points",
    "hermits_eight_tricks",
    "kleurwiezen_small",
    "knockout_dogs_life",
    "minnesota_double",
    "oh_hell_long",
    "solo_units",
    "south_dakota",
    "whist_rubber",
}
"""Presets whose hidden cards are drawn as those of another preset: a few views."""
BINS = 12
FEW_BINS = 6
DRAWS = 999
LEAST_FLOAT = 1e-300
PHASES = {
    "bid_whist": {"play"},
    "call_ace": {"call", "play"},
    "german_whist": {"play"},
    "gongor": {"bid", "play", "twiddle", "keep"},
    "hermits": {"play", "twiddle"},
    "kleurwiezen": {"call", "play"},
    "knockout": {"play", "trump"},
    "minnesota": {"play"},
    "oh_hell": {"bid", "play"},
    "solo": {"call", "play"},
    "whist": {"play"},
}
"""The next act of a seat, by game, in some of the views; Minnesota's bids are laid or spoken."""


class Views:
    """Views of one preset with their worlds; every tenth of the larger short pack, the others of the usual one."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.rng = game, Random(f"short packs of {name}")
        self.knowledge: Knowledge = knowledge_of(game)
        sizes = short_sizes(game, self.knowledge)
        self.traces = [short_traces(game, cards, self.rng) for cards in sizes]
        self.taken = 0
        self.phases: Counter[str] = Counter()

    def following(self) -> tuple[Trace, Seat, Worlds]:
        """The next view that more than one world fits."""
        while True:
            whole = in_seat_order(next(self.traces[self.taken % 10 == 4]))
            trace = random_cut(whole, self.rng)
            viewer = Seat(self.rng.randrange(self.game.seats))
            if deals_to_try(trace, viewer, self.knowledge) > MOST_DEALS:
                continue
            worlds = worlds_of(trace, viewer, self.knowledge, self.rng)
            if len(worlds.weights) > 1:
                self.taken += 1
                self.phases[phase_of(whole, len(trace.acts))] += 1
                return trace, viewer, worlds


def binned(worlds: Worlds) -> tuple[dict[Any, int], list[float]]:
    """Each world's bin, and the bins' weights: worlds in the order of their hashes, cut into about equal parts."""
    bins: dict[Any, int] = {}
    weights = [0.0]
    for key in sorted(worlds.weights, key=hash):
        if weights[-1] >= 1 / BINS:
            weights.append(0.0)
        bins[key] = len(weights) - 1
        weights[-1] += worlds.weights[key]
    if len(weights) > 1 and weights[-1] < 1 / (2 * BINS):
        last = weights.pop()
        weights[-1] += last
        bins = {key: min(place, len(weights) - 1) for key, place in bins.items()}
    return bins, weights


def p_value(trace: Trace, viewer: Seat, worlds: Worlds, rng: Random) -> float:
    """The chi-square p-value of 300 sampled worlds against their weights. A world outside the set fails."""
    bins, weights = binned(worlds)
    if len(weights) == 1:
        weights, bins = _halves(worlds)
    seen = Counter[int]()
    for _ in range(SAMPLES):
        world = sampled(trace, viewer, rng)
        assert world is not None
        key = worlds.key_of(world)
        assert key in bins, f"a world outside the enumerated {len(bins)} after {len(trace.acts)} acts"
        seen[bins[key]] += 1
    observed = [seen[place] for place in range(len(weights))]
    return chi_square(observed, weights, rng)


def chi_square(observed: list[int], weights: list[float], rng: Random) -> float:
    """The p-value. The limit law holds for many bins; for few, where the statistic has few values, it is ranked among
    those of 999 draws from the weights themselves, ties broken at random, which is exactly uniform.
    """
    if len(weights) >= FEW_BINS:
        return max(LEAST_FLOAT, float(stats.chisquare(observed, [w * SAMPLES for w in weights]).pvalue))
    expected = np.array(weights) * SAMPLES
    drawn = np.random.default_rng(rng.getrandbits(64)).multinomial(SAMPLES, weights, DRAWS)
    found = float(((np.array(observed) - expected) ** 2 / expected).sum())
    others = ((drawn - expected) ** 2 / expected).sum(axis=1)
    ties = np.isclose(others, found)
    above = int(((others > found) & ~ties).sum())
    return (above + rng.random() * (int(ties.sum()) + 1)) / (DRAWS + 1)


def _halves(worlds: Worlds) -> tuple[list[float], dict[Any, int]]:
    bins = {key: place for place, key in enumerate(sorted(worlds.weights, key=hash))}
    return [worlds.weights[key] for key in bins], bins


def uniformity(preset: str, count: int) -> tuple[float, Counter[str]]:
    """The Kolmogorov-Smirnov p-value of so many views' p-values, and how many views were in which phase."""
    views = Views(game_of_preset(preset, {}), preset)
    found = [p_value(*views.following(), views.rng) for _ in range(count)]
    return float(stats.kstest(found, "uniform").pvalue), views.phases


@pytest.mark.parametrize("preset", thinned(PRESETS, PRESETS.keys() - DEALT_ALIKE))
def test_sampled_worlds_follow_the_law_on_short_packs(
    preset: str, record_property: Callable[[str, object], None]
) -> None:
    count = FEW_VIEWS if preset in DEALT_ALIKE else VIEWS
    uniform, phases = uniformity(preset, count)
    figures = f"{preset}: {count} short-pack views {dict(sorted(phases.items()))}, K-S p {uniform:.3f}"
    record_property("figures", figures)
    assert uniform > LEAST_P
    assert set(phases) >= PHASES[PRESETS[preset].game]


@pytest.mark.parametrize("preset", ["minnesota", "askov", "solo", "gongor", "german_whist"])
def test_a_few_views_of_each_family_have_their_worlds_enumerated(preset: str) -> None:
    views = Views(game_of_preset(preset, {}), preset)
    assert min(p_value(*views.following(), views.rng) for _ in range(draws(2, 6))) > LEAST_P / 100


class Biased:
    """A game whose sample is right about what is possible and wrong about how likely it is."""

    def __init__(self, preset: str) -> None:
        self.real = game_of_preset(preset, {})

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def sample(self, view: Any, rng: Random) -> World:
        """The world with the lowest pack order of four drawn."""
        return min((self.real.sample(view, rng) for _ in range(4)), key=lambda world: world.deal.pack)


@pytest.mark.parametrize("preset", thinned(["whist", "gongor"], ["gongor"]))
def test_a_sample_that_favours_some_worlds_is_caught(preset: str) -> None:
    game: Any = Biased(preset)
    views = Views(game, preset)
    found = [p_value(*views.following(), views.rng) for _ in range(12)]
    assert stats.combine_pvalues(found).pvalue < LEAST_P / 10


class LaysWhatIsHeldNow(Biased):
    """A game whose sample takes each unshown bid card from the first card of the hand."""

    def sample(self, view: Any, rng: Random) -> World:
        """Unshown lays are the lowest legal ones, whatever the hand."""
        world = self.real.sample(view, rng)
        start: Any = self.real.start(world.deal, view.setting)
        acts = tuple(
            known if seen is not None or known[1].verb != "lay" else (known[0], start.legal(known[0])[0])
            for known, (_, seen) in zip(world.acts, view.acts, strict=True)
        )
        return World(world.deal, acts)


def test_a_sample_that_favours_some_bid_cards_is_caught() -> None:
    game: Any = LaysWhatIsHeldNow("minnesota")
    views = Views(game, "minnesota")
    found = [p_value(*views.following(), views.rng) for _ in range(12)]
    assert stats.combine_pvalues(found).pvalue < LEAST_P / 10
