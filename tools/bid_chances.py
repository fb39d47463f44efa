"""Fits the chances of bids and calls by counts of the hand to self-play.

    nice .venv-check/bin/python -m tools.bid_chances [DEALS] [TRIED]

Writes `src/whistclub/players/minnesota/bid_chances.json` and `src/whistclub/players/solo/call_chances.json`. Nothing is
played but the bidding: DEALS of each preset (seed text `bid chances`) by the conventional player, then the first TRIED
of them by the player who bids by trial, whose bids together weigh as much where there are enough. A count's chance is
the share of the hands with it that bid so, with a logistic curve as what is expected where few hands are. Solo's words
are fitted by multinomial logistic regression, with a little ridge. Bids by trial go by these chances themselves, so
that a second run moves them a little.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.games.solo.contracts import CONTRACTS
from whistclub.players.levels import bids_by_trial, conventional
from whistclub.players.minnesota.bidding import dakota_count, high_count, high_from, low_count
from whistclub.players.minnesota.counts import cards_caught, dix_count, nola_count
from whistclub.players.minnesota.evidence import bid_chances, of_colour
from whistclub.players.player import Budget, Player
from whistclub.players.solo.evidence import call_chances, features_of
from whistclub.rules.actions import Call, Exchange, Lay, Say
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR, partner_of

DEALS: Final = 2_500
TRIED: Final = 50
SEED: Final = "bid chances"
BUDGET: Final = Budget(samples=24, nodes=0)
PAIRS: Final = ("minnesota", "minnesota_double", "norwegian", "south_dakota")
PLAYING: Final = ("playing", "play", "over")
EXPECTED: Final = 2.0
"""So many hands are as the logistic curve has them, at each count."""
RIDGE: Final = 0.3
PLAYERS: Final = Path(__file__).parents[1] / "src/whistclub/players"
WORDS: Final = ("accept", *(str(terms.call.parts[0]) for terms in CONTRACTS))

Sample = tuple[int, bool, float]
"""A count, whether the hand bid so, and the sample's weight."""


def main(deals: int, tried: int) -> None:
    """Plays, fits and writes."""
    seen: dict[str, list[Sample]] = {}
    for name, value, bid in _of_specials(2 * deals):
        seen.setdefault(name, []).append((value, bid, 1.0))
    for maker, count in ((conventional, deals), (bids_by_trial, tried)):
        for preset in PAIRS:
            for name, value, bid in _of_pairs(preset, maker, count):
                seen.setdefault(name, []).append((value, bid, deals / max(1, count)))
        ladders: dict[str, Any] = {name: _ladder(samples) for name, samples in seen.items() if name != "card"}
        most = max(ladders["exchanged"]["chances"])
        ladders["exchanged"]["chances"] = [round(one / most, 4) for one in ladders["exchanged"]["chances"]]
        found = {**ladders, "card": _shares(seen["card"]), "deals": deals, "seed": SEED}
        _write("minnesota/bid_chances.json", found)
        bid_chances.cache_clear()
    _write("solo/call_chances.json", {**_words(deals, tried), "deals": deals, "seed": SEED})


def _write(name: str, data: object) -> None:
    text = json.dumps(data, indent=1).replace("\n   ", " ")
    (PLAYERS / name).write_text(text + "\n")


def _bidding(preset: str, maker: Callable[[Any], Player], deals: int) -> Iterator[tuple[Any, Any, Any]]:
    """The game, the view of each seat that bids, and its act."""
    game: Any = game_of_preset(preset, {})
    player = maker(game)
    for number in range(1, deals + 1):
        position: Any = game.start(
            deal_from_seed(seed_from_text(SEED), game, number), game.first_setting(FOUR[number % 4])
        )
        while position.to_act():
            seat = min(position.to_act())
            view = game.view(position, seat)
            if view.phase in PLAYING:
                break
            act = player.choose(view, Random(number), BUDGET)  # noqa: S311 - no secret
            yield game, view, act
            position = position.play(seat, act)


def _of_pairs(preset: str, maker: Callable[[Any], Player], deals: int) -> Iterator[tuple[str, int, bool]]:
    """The counts and bids of High and Low, and the places of the cards laid."""
    for game, view, act in _bidding(preset, maker, deals):
        hand, options = FRENCH.mask(view.hand), game.options
        count = high_count(hand) + low_count(hand)
        if isinstance(act, Say):
            high = act == Say("grand")
            if not high:
                yield "nullo", count, act == Say("nullo")
        elif isinstance(act, Lay) and len(act.cards) == 1:
            black = act.cards[0].suits in "SC"
            high = black == (options.colours == "black_high")
            yield "card", of_colour(hand, act.cards[0]).index(act.cards[0]), True
        else:
            continue
        if options.trump == "first_lead":
            yield "dakota", dakota_count(hand), high
        else:
            yield "high", count - high_from(options), high


def _of_specials(deals: int) -> Iterator[tuple[str, int, bool]]:
    """The counts of hands by which specials are called, and of the hands after the exchange beside all hands."""
    passed: dict[Any, Any] = {}
    for _, view, act in _bidding("askov", conventional, deals):
        hand = FRENCH.mask(view.hand)
        if view.phase == "laying":
            yield "exchanged", cards_caught(hand), False
        elif view.phase == "overcalling":
            yield "grand_dix", sum(dix_count(hand)), act == Call("grand_dix")
            if Call("sola_nola") in view.legal and act != Call("grand_dix"):
                yield "sola_nola", nola_count(hand), act == Call("sola_nola")
        elif isinstance(act, Exchange):
            passed[view.viewer] = hand, act.card.bit
            if len(passed) == 2:
                after = (passed[view.bidder][0] & ~passed[view.bidder][1]) | passed[partner_of(view.bidder)][
                    1
                ]
                yield "exchanged", cards_caught(after), True
                passed.clear()


def _ladder(samples: list[Sample]) -> dict[str, object]:
    """The share of bids by count."""
    counts = np.array([count for count, _, _ in samples], dtype=float)
    bids = np.array([float(bid) for _, bid, _ in samples])
    weights = np.array([weight for _, _, weight in samples])
    curve = _logistic(np.stack([np.ones(len(counts)), counts], axis=1), bids, weights)
    start, end = int(counts.min()), int(counts.max())
    chances = []
    for count in range(start, end + 1):
        here = counts == count
        expected = 1 / (1 + np.exp(-(curve[0] + curve[1] * count)))
        seen, so = float(weights[here].sum()), float((weights * bids)[here].sum())
        chances.append(round((so + EXPECTED * float(expected)) / (seen + EXPECTED), 4))
    share = round(float((weights * bids).sum() / weights.sum()), 4)
    return {"start": start, "chances": chances, "share": share}


def _logistic(inputs: Any, bids: Any, weights: Any) -> Any:
    """The weights of logistic regression, by Newton's method."""
    found = np.zeros(inputs.shape[1])
    ridge = RIDGE * np.eye(inputs.shape[1])
    for _ in range(60):
        chances = 1 / (1 + np.exp(-np.clip(inputs @ found, -30, 30)))
        slope = inputs.T @ (weights * (bids - chances)) - ridge @ found
        bend = (inputs * (weights * chances * (1 - chances))[:, None]).T @ inputs + ridge
        found = found + np.clip(np.linalg.solve(bend, slope), -2, 2)
    return found


def _shares(samples: list[Sample]) -> list[float]:
    """The share of each place among the cards laid."""
    total = sum(weight for _, _, weight in samples)
    places = range(int(max(place for place, _, _ in samples)) + 1)
    return [round(sum(weight for one, _, weight in samples if one == place) / total, 4) for place in places]


Heard = tuple[tuple[float, ...], tuple[str, ...], str, float]
"""The features of a hand, the words open to it, the one called, and the sample's weight."""


def _words(deals: int, tried: int) -> dict[str, object]:
    """The weights of each word of Solo and its share of all calls."""
    samples: list[Heard] = []
    for maker, count in ((conventional, deals), (bids_by_trial, tried)):
        if maker is bids_by_trial:
            _write("solo/call_chances.json", {**_fitted(samples), "deals": deals, "seed": SEED})
            call_chances.cache_clear()
        for _, view, act in _bidding("solo", maker, count):
            if view.phase == "auction" and isinstance(act, Call):
                words = tuple(str(one.parts[0]) for one in view.legal)
                weight = deals / max(1, count)
                samples.append(
                    (features_of(FRENCH.mask(view.hand), view.turned.suits), words, str(act.parts[0]), weight)
                )
    return _fitted(samples)


def _fitted(samples: list[Heard]) -> dict[str, object]:
    """Multinomial logistic regression among the words open, a pass having no weights, by Newton's method."""
    inputs = np.array([features for features, _, _, _ in samples])
    weights = np.array([weight for _, _, _, weight in samples])
    weights = weights / weights.mean()
    is_open = np.array([[word in words for word in ("pass", *WORDS)] for _, words, _, _ in samples])
    called = np.array([[word == one for word in ("pass", *WORDS)] for _, _, one, _ in samples], dtype=float)
    found = np.zeros((len(WORDS), inputs.shape[1]))
    before = -np.inf
    for _ in range(60):
        chances = _chances_of_words(inputs, found, is_open)
        step = _step(inputs, called, chances, weights, found)
        size = 1.0
        while (
            size > 1e-3 and (after := _worth(inputs, found + size * step, is_open, called, weights)) <= before
        ):
            size /= 2
        found, gained, before = found + size * step, after - before, max(after, before)
        if gained < 1e-3:
            break
    shares = (called * weights[:, None]).sum(axis=0) / weights.sum()
    return {
        "words": {"pass": [0.0] * inputs.shape[1]}
        | {word: [round(float(one), 3) for one in row] for word, row in zip(WORDS, found, strict=True)},
        "shares": {
            word: round(max(float(share), 1e-4), 4)
            for word, share in zip(("pass", *WORDS), shares, strict=True)
        },
    }


def _chances_of_words(inputs: Any, found: Any, is_open: Any) -> Any:
    scores = np.concatenate([np.zeros((len(inputs), 1)), inputs @ found.T], axis=1)
    scores = np.where(is_open, scores, -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def _worth(inputs: Any, found: Any, is_open: Any, called: Any, weights: Any) -> float:
    """The log of the chance of all calls, less the ridge."""
    chances = (_chances_of_words(inputs, found, is_open) * called).sum(axis=1)
    return float((weights * np.log(np.maximum(chances, 1e-12))).sum() - RIDGE * (found**2).sum() / 2)


def _step(inputs: Any, called: Any, chances: Any, weights: Any, found: Any) -> Any:
    """A step of Newton's method."""
    size = inputs.shape[1]
    rest, bend = (weights[:, None] * (called - chances))[:, 1:], np.zeros((found.size, found.size))
    slope = (rest.T @ inputs - RIDGE * found).ravel()
    for one in range(len(WORDS)):
        for two in range(len(WORDS)):
            first, second = chances[:, one + 1], chances[:, two + 1]
            part = (inputs * (weights * (first * (one == two) - first * second))[:, None]).T @ inputs
            bend[one * size : (one + 1) * size, two * size : (two + 1) * size] = part
    return np.linalg.solve(bend + (RIDGE + 1e-6) * np.eye(found.size), slope).reshape(found.shape)


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:3]) if len(sys.argv) > 2 else (DEALS, TRIED))
