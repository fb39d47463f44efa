"""Fits the chances of the contracts of Solo to self-play, `src/whistclub/players/solo/prospect_fits.json`.

    nice .venv-check/bin/python -m tools.solo_calls [CONTRACT ...]

In deals of the seed text `solo calls` every seat whose count comes near a contract undertakes it at its turn; all others call and play as the
level `strong` does, with a smaller budget. It is a trial where the contract is played. TRIALS of each contract are fitted: the chance by logistic regression, the tricks beyond the undertaking by least
squares, with a little ridge. A proposal taken up is a trial for `propose`, with what the proposer sees, and one for `accept`, with what
the accepter does. Prints the mean told and made.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.games.solo.contracts import contract_name
from whistclub.players.levels import strong
from whistclub.players.player import Budget
from whistclub.players.solo.calls import ACCEPT, PASS, prospect_of
from whistclub.players.solo.hand import hand_danger
from whistclub.players.solo.prospects import features
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Action, Call
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

TRIALS: Final = {"propose": 250, "solo": 200, "abondance": 40, "misere": 123, "misere_ouverte": 80}
WORLDS: Final = 200
SEED: Final = "solo calls"
PLAYED: Final = Budget(samples=20, nodes=20_000)
RIDGE: Final = 1.0
LEAST_EXPECTED: Final = -4.0
DANGERS: Final = {"misere": 2.0, "misere_ouverte": 0.6}
NAMES: Final = {
    "propose": "propose",
    "solo": "solo",
    "abondance": "abondance",
    "misere": "misere",
    "misere_ouverte": "misere_ouverte",
}
TARGET_FILE: Final = Path(__file__).parents[1] / "src/whistclub/players/solo/prospect_fits.json"

Trial = tuple[float, float, int]
"""Both features, and tricks beyond the undertaking; of a misère minus the tricks taken."""


def main(names: list[str]) -> None:
    """Plays and fits these contracts, and writes them into the file after each."""
    game = game_of_preset("solo", {})
    fits: dict[str, Any] = json.loads(TARGET_FILE.read_text()) if TARGET_FILE.exists() else {}
    for name in names:
        rows: dict[str, list[Trial]] = {}
        for call, trial in trials_of(game, Call(NAMES[name]), TRIALS[name]):
            rows.setdefault(call, []).append(trial)
        for call, some in rows.items():
            fits[call] = fitted(some)
            told = [_chance(fits[call]["chance"], row) for row in some]
            made = [row[2] >= 0 for row in some]
            print(
                call, len(some), f"told {np.mean(told):.2f} made {np.mean(made):.2f}", fits[call], flush=True
            )
        TARGET_FILE.write_text(json.dumps({**fits, "seed": SEED}, indent=1) + "\n")


def trials_of(game: Any, call: Call, trials: int) -> Iterator[tuple[str, Trial]]:
    """Trials of one contract, from as many deals as it takes: one for each seat whose turn it is and whose count comes near."""
    player, number, found = strong(game), 0, 0
    while found < trials:
        number += 1
        dealer = Seat(number % 4)
        position = game.start(deal_from_seed(seed_from_text(SEED), game, number), game.first_setting(dealer))
        for step in range(1, 5):
            seat = Seat((dealer + step) % 4)
            view = game.view(position, seat)
            if call in view.legal and _is_near(game, call, view):
                some = _tried(game, position, view, call, number)
                found += bool(some)
                yield from some
            if seat not in position.to_act():
                break
            position = position.play(seat, _act(player, view, number))


def _is_near(game: Any, call: Call, view: Any) -> bool:
    name = str(call.parts[0])
    if name in DANGERS:
        return hand_danger(FRENCH.mask(view.hand)) <= DANGERS[name]
    return prospect_of(call, FRENCH.mask(view.hand), view, game.options).expected >= LEAST_EXPECTED


def _tried(game: Any, position: Any, view: Any, call: Call, number: int) -> list[tuple[str, Trial]]:
    """The features at the call, and at the acceptance, with the deal's end; nothing where a proposal is not taken up."""
    asked = [(str(call.parts[0]), _features(game, call, view, number))]
    player = strong(game)
    position = position.play(view.viewer, call)
    while waiting := position.to_act():
        seat = min(waiting)
        now = game.view(position, seat)
        act = PASS if seat == view.viewer and now.phase == "raise" else _act(player, now, number)
        if act == ACCEPT:
            asked.append(("accept", _features(game, ACCEPT, now, number)))
        position = position.play(seat, act)
    contract = position.contract
    if contract is None or contract_name(contract.level) != call.parts[0] or view.viewer not in contract.side:
        return []
    beyond = contract.won(position.last.won) * (1 if contract.undertaken else -1) - contract.undertaken
    return [(name, (*features, beyond)) for name, features in asked]


def _features(game: Any, call: Call, view: Any, number: int) -> tuple[float, float]:
    return features(call, view, imagined_deals(game, view, Random(number), WORLDS))  # noqa: S311 - no secret


def _act(player: Any, view: Any, number: int) -> Action:
    act: Action = player.choose(view, Random(f"{number} {len(view.acts)}"), PLAYED)  # noqa: S311 - no secret
    return act


def fitted(rows: list[Trial]) -> dict[str, object]:
    """The weights of the chance and of the tricks beyond."""
    inputs = np.array([(1.0, first, second) for first, second, _ in rows])
    beyond = np.array([float(row[2]) for row in rows])
    made = (beyond >= 0).astype(float)
    ridge = RIDGE * np.diag((0.0, 1.0, 1.0))
    weights = np.zeros(3)
    for _ in range(50):
        chances = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (made - chances) - ridge @ weights
        bend = (inputs * (chances * (1 - chances))[:, None]).T @ inputs + ridge + 1e-3 * np.eye(3)
        weights = weights + np.linalg.solve(bend, slope)
    tricks = np.linalg.solve(inputs.T @ inputs + ridge + 1e-6 * np.eye(3), inputs.T @ beyond)
    return {"chance": _rounded(weights), "beyond": _rounded(tricks), "deals": len(rows)}


def _rounded(weights: Any) -> list[float]:
    return [round(float(one), 3) for one in weights]


def _chance(weights: list[float], row: Trial) -> float:
    return float(1 / (1 + np.exp(-(weights[0] + weights[1] * row[0] + weights[2] * row[1]))))


if __name__ == "__main__":
    main(sys.argv[1:] or list(NAMES))
