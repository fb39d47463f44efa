"""The judge of beliefs: how much likelier the true deal is under them than under worlds drawn alike likely, by act of the deal.

Run as `python -m bench.beliefs --keep` from the project's folder; `--deals N` of each kind (100). The deals are played by the player
`--player` (club-1, the yardstick) and are none of those that the policy was fitted to; of Minnesota's, those whose bids come to a High, and those
whose bids come to a Low. Before the play, and after every eighth card, the seat to play draws worlds. Told are the mean log (in nats) of the chance of the true deal among it and those worlds, less that of a blind
pick; and the mean log of the chance that `weighed_worlds` gives the true holder of each card unseen, less that of
worlds drawn alike likely.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from bench import yardstick
from bench.common import keep, pin_to_one_core, said_of, surroundings
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
from whistclub.players.worlds import Worlds, chance_held, evidence_of, weighed_worlds
from whistclub.players.worlds.believed import log_weights, uniform_worlds
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, four_hands
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import plays_among

SEED = "beliefs"
WORLDS = 400
EVERY = 8
KINDS = {
    "high": ("minnesota", "grand"),
    "low": ("minnesota", "low"),
    "south_dakota": ("south_dakota", ""),
    "whist": ("whist", ""),
    "solo": ("solo", ""),
}
"""The preset, and the kind of contract that a deal's bids come to, empty for any."""

Gains = tuple[float, float]


def played_deals(kind: str, name: str) -> Iterator[tuple[str, Any, Any]]:
    """The deals of the kind without end, each with its seed and the position after its bids."""
    preset, contract = KINDS[kind]
    game: Any = game_of_preset(preset, {})
    player = yardstick.player_named(game, name)
    for number in count():
        seed = f"{SEED} {kind} {number}"
        deal = deal_from_seed(seed_from_text(seed), game, 1)
        position = game.start(deal, game.first_setting(FOUR[number % 4]))
        rng = Random(seed)
        while (view := to_play(game, position)) and not isinstance(view.legal[0], Play):
            position = position.play(view.viewer, player.choose(view, rng, Budget()))
        if view and (not contract or position.terms.contract.kind == contract):
            yield seed, deal, position


def to_play(game: Any, position: Any) -> Any:
    """The view of the seat to act, or None at the end of the deal."""
    seats = position.to_act()
    return game.view(position, min(seats)) if seats else None


def gains_of_deal(kind: str, seed: str, deal: Any, position: Any, name: str) -> Iterator[tuple[int, Gains]]:
    """The number of cards played and the gains, at some turns of a deal whose bids are over."""
    game: Any = game_of_preset(KINDS[kind][0], {})
    player = yardstick.player_named(game, name)
    while view := to_play(game, position):
        rng = Random(f"{seed}/{len(position.acts)}")
        plays = list(plays_among(position.acts))
        if len(plays) % EVERY == 0:
            left = list(four_hands(deal, view.setting.dealer))
            for who, card in plays:
                left[who] &= ~card.bit
            yield len(plays), gains(game, view, (left[0], left[1], left[2], left[3]), rng)
        position = position.play(view.viewer, player.choose(view, rng, Budget()))


def gains(game: Any, view: Any, true: Hands, rng: Random) -> Gains:
    """The gains over worlds alike likely, for the deal and for a card."""
    evidence = evidence_of(game, view)
    worlds = uniform_worlds(evidence, rng, WORLDS)
    logs = log_weights(evidence, [true, *worlds])
    best = max(logs)
    weights = [exp(one - best) for one in logs]
    deal = log(weights[0] * len(weights) / sum(weights))
    return deal, card_gain(true, worlds, weighed_worlds(game, view, rng), view.viewer)


def card_gain(true: Hands, worlds: list[Hands], weighed: Worlds, viewer: int) -> float:
    """The mean gain over the cards of the other seats; both chances are mixed with one in fifty of a third."""
    found = []
    for seat in FOUR:
        for card in FRENCH.iterate(0 if seat == viewer else true[seat]):
            alike = sum(1 for world in worlds if world[seat] & card.bit) / len(worlds)
            found.append(log(mixed(chance_held(weighed, seat, card)) / mixed(alike)))
    return fmean(found) if found else 0.0


def mixed(chance: float) -> float:
    return 0.98 * chance + 0.02 / 3


def measured(deals: int, player: str) -> dict[str, Any]:
    """A row a kind and number of cards played."""
    rows: dict[str, Any] = {}
    for kind in KINDS:
        found: dict[int, list[Gains]] = {}
        for seed, deal, position in islice(played_deals(kind, player), deals):
            for played, gain in gains_of_deal(kind, seed, deal, position, player):
                found.setdefault(played, []).append(gain)
        rows[kind] = {str(played): row_of(some) for played, some in sorted(found.items())}
    return rows


def row_of(some: list[Gains]) -> dict[str, Any]:
    """Means with 95 % bounds."""
    whole = [deal for deal, _ in some]
    error = 1.96 * stdev(whole) / sqrt(len(whole)) if len(whole) > 1 else 0.0
    return {
        "deals": len(whole),
        "deal_nats": round(fmean(whole), 3),
        "bound_nats": round(error, 3),
        "card_nats": round(fmean(card for _, card in some), 4),
    }


def section(results: dict[str, Any]) -> str:
    """The results as a table of the page."""
    lines = [
        said_of(results),
        "",
        f"{results['deals']} deals a kind, {results['worlds']} worlds, played by `{results['player']}`. In nats: of the true deal (with 95 % bounds), and of a card's holder.",
        "",
        "| kind | cards played | deals | true deal | a card's holder |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {kind} | {played} | {row['deals']} | {row['deal_nats']:+.2f} ± {row['bound_nats']:.2f} | {row['card_nats']:+.3f} |"
        for kind, rows in results["kinds"].items()
        for played, row in rows.items()
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--player", default=yardstick.NAME)
    parser.add_argument("--keep", action="store_true", help="write bench/results and docs/bench.md")
    given = parser.parse_args()
    pin_to_one_core()
    results = {
        **surroundings(),
        "seeds": f"{SEED!r}, the kind and the number of the deal",
        "deals": given.deals,
        "worlds": WORLDS,
        "player": given.player,
        "kinds": measured(given.deals, given.player),
    }
    if given.keep:
        keep("beliefs", results, section(results))
    print(section(results))


if __name__ == "__main__":
    main()
