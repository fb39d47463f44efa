"""Makes the tables of winning chances by score, `src/whistclub/players/match_chances.json`.

    nice .venv-check/bin/python tools/score_chances.py [DEALS]

For each preset of two pairs with a target, the conventional player plays so many deals against itself (seed text `score
chances`, deal n dealt by seat n mod 4), without samples. The chance of each outcome of a deal, points for the dealer's
side and for the others, gives the chance to win by dynamic programming: chances are put in their own equation until
none moves by more than a millionth. Scores below `least` count as `least`.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.players.levels import conventional
from whistclub.players.player import Budget
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.options import options_mapping, specs
from whistclub.rules.seats import Seat, pair_of

DEALS: Final = 1_000
SEED: Final = "score chances"
ALIKE: Final = frozenset({"colours", "rubber"})
"""Options that change nothing in the points of a deal."""
CONVENTIONS_ONLY: Final = Budget(samples=0, nodes=0)
PARTS: Final = 10_000
TARGET_FILE: Final = Path(__file__).parents[1] / "src/whistclub/players/match_chances.json"

Outcomes = dict[tuple[int, int], float]
Chances = list[list[float]]


def main(deals: int) -> None:
    """Plays, computes and writes. Presets whose deals are alike share them."""
    tables, played = [], {}
    for name in PRESETS:
        game = game_of_preset(name, {})
        if game.seats == 4 and game.sides == 2 and getattr(game.options, "target", None):
            key = game.key, tuple(pair for pair in _written(game).items() if pair[0] not in ALIKE)
            if key not in played:
                played[key] = outcomes_of(game, deals)
            tables.append(_table(game, name, played[key]))
            print(name, flush=True)
    TARGET_FILE.write_text(_json({"deals": deals, "parts": PARTS, "seed": SEED, "tables": tables}))


def _json(data: dict[str, object]) -> str:
    """A row of chances a line."""
    text = json.dumps(data, indent=1)
    return text.replace("\n     ", "").replace("\n    ]", "]") + "\n"


def _table(game: Game, name: str, outcomes: Outcomes) -> dict[str, object]:
    target = game.options.target
    least = -2 * target if min(min(points) for points in outcomes) < 0 else 0
    rows = chances_of(outcomes, target, least)
    parts = [[round(PARTS * chance) for chance in row] for row in rows]
    return {"preset": name, "game": game.key, "options": _written(game), "least": least, "rows": parts}


def _written(game: Game) -> dict[str, str]:
    values = options_mapping(game.options)
    return {spec.name: spec.write(values[spec.name]) for spec in specs(type(game.options))}


def outcomes_of(game: Game, deals: int) -> Outcomes:
    """The share of deals with each pair of points, the dealer's side first."""
    player, seed = conventional(game), seed_from_text(SEED)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(1, deals + 1):
        dealer = Seat(number % 4)
        position = game.start(deal_from_seed(seed, game, number), game.first_setting(dealer))
        while waiting := position.to_act():
            seat = min(waiting)
            view = game.view(position, seat)
            act = player.choose(view, Random(number), CONVENTIONS_ONLY)  # noqa: S311 - no secret
            position = position.play(seat, act)
        result = position.result()
        if result is not None:
            side = pair_of(dealer)
            seen[result.points[side], result.points[1 - side]] += 1
    return {points: count / deals for points, count in sorted(seen.items())}


def chances_of(outcomes: Outcomes, target: int, least: int) -> Chances:
    """The chance of the dealer's side to win, by its score and the others', each from `least` to one below the
    target.
    """
    size = target - least
    chances = [[0.5] * size for _ in range(size)]
    moved = 1.0
    while moved > 1e-6:
        moved = 0.0
        for own in range(size):
            for other in range(size):
                chance = sum(
                    share * _after(chances, own + gained, other + given)
                    for (gained, given), share in outcomes.items()
                )
                moved = max(moved, abs(chance - chances[own][other]))
                chances[own][other] = chance
    return chances


def _after(chances: Chances, own: int, other: int) -> float:
    """The chance of a side that has dealt, at these places of the table; next the others deal."""
    size = len(chances)
    if own >= size or other >= size:
        return float(own >= size)
    return 1 - chances[max(0, other)][max(0, own)]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
