"""Fits the chances of the contracts of Solo to self-play, `src/whistclub/players/bidding/solo/weights.json`.

    nice .venv-check/bin/python tools/solo_calls.py [CONTRACT ...]

In deals of the seed text `solo calls` every seat whose count comes near a contract undertakes it, the seats before it having passed;
the `club` player plays it out, without samples for tricks. Misères are defended by three who try each card in imagined
deals by the kernel, closed hands too. TRIALS of each contract are fitted: the chance by logistic regression, the
tricks beyond the undertaking by least squares, with a little ridge. Prints the mean told and made.
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
from whistclub.players.bidding.solo.hearing import likelihood
from whistclub.players.bidding.solo.prospects import features
from whistclub.players.bidding.trials import imagined_deals
from whistclub.players.player import Budget
from whistclub.players.registry import make_player
from whistclub.players.solo.calls import ACCEPT, PASS, prospect_of
from whistclub.players.solo.force import card_to_force
from whistclub.players.solo.hand import hand_danger
from whistclub.players.solo.opened import tried_open
from whistclub.players.solo.table import table_of
from whistclub.rules.actions import Action, Call, Play, Trump
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

TRIALS: Final = {"pair": 240, "solo": 240, "abondance": 100, "misere": 50, "misere_ouverte": 40}
WORLDS: Final = 40
SEED: Final = "solo calls"
CONVENTIONS_ONLY: Final = Budget(samples=0, nodes=0)
DEFENCE: Final = Budget(samples=8, nodes=3_000)
RIDGE: Final = 1.0
LEAST_EXPECTED: Final = -9.0
DANGERS: Final = {"misere": 2.5, "misere_ouverte": 0.8}
NAMES: Final = {
    "pair": "propose",
    "solo": "solo",
    "abondance": "abondance",
    "misere": "misere",
    "misere_ouverte": "misere_ouverte",
}
TARGET_FILE: Final = Path(__file__).parents[1] / "src/whistclub/players/bidding/solo/weights.json"

Trial = tuple[float, float, int]
"""Both features, and tricks beyond the undertaking; of a misère minus the tricks taken."""


def main(names: list[str]) -> None:
    """Plays and fits these contracts, and writes them into the file after each."""
    game = game_of_preset("solo", {})
    fits: dict[str, Any] = json.loads(TARGET_FILE.read_text()) if TARGET_FILE.exists() else {}
    for name in names:
        rows = list(trials_of(game, Call(NAMES[name]), TRIALS[name]))
        fits[name] = fitted(rows)
        told = [_chance(fits[name]["chance"], row) for row in rows]
        made = [row[2] >= 0 for row in rows]
        print(name, len(rows), f"told {np.mean(told):.2f} made {np.mean(made):.2f}", fits[name], flush=True)
        TARGET_FILE.write_text(json.dumps({**fits, "seed": SEED}, indent=1) + "\n")


def trials_of(game: Any, call: Call, trials: int) -> Iterator[Trial]:
    """Trials of one contract, from as many deals as it takes."""
    number = found = 0
    while found < trials:
        number += 1
        dealer = Seat(number % 4)
        position = game.start(deal_from_seed(seed_from_text(SEED), game, number), game.first_setting(dealer))
        for step in range(1, 5):
            seat = Seat((dealer + step) % 4)
            view = game.view(position, seat)
            if call in view.legal and _is_near(game, call, view):
                trial = _tried(game, position, view, call, number)
                if trial is not None:
                    found += 1
                    yield trial
            position = position.play(seat, PASS) if step < 4 else position


def _is_near(game: Any, call: Call, view: Any) -> bool:
    name = str(call.parts[0])
    if name in DANGERS:
        return hand_danger(FRENCH.mask(view.hand)) <= DANGERS[name]
    return prospect_of(call, FRENCH.mask(view.hand), view, game.options).expected >= LEAST_EXPECTED


def _tried(game: Any, position: Any, view: Any, call: Call, number: int) -> Trial | None:
    """The features at the call, and the deal's end; None where a proposal is not taken up."""
    deals = imagined_deals(view, Random(number), WORLDS, likelihood(view))  # noqa: S311 - no secret
    first, second = features(call, view, deals)
    player = make_player(game, "club")
    position = position.play(view.viewer, call)
    while waiting := position.to_act():
        seat = min(waiting)
        now = game.view(position, seat)
        position = position.play(seat, _act(player, now, number))
    contract = position.contract
    if contract is None:
        return None
    return (
        first,
        second,
        contract.won(position.last.won) * (1 if contract.undertaken else -1) - contract.undertaken,
    )


def _act(player: Any, view: Any, number: int) -> Action:
    """Nobody overcalls or raises; who may accept does by the conventions."""
    rng = Random(f"{number} {len(view.acts)}")  # noqa: S311 - no secret
    if isinstance(view.legal[0], Play):
        table = table_of(view)
        if table.avoids and not table.declares and len(view.legal) > 1:
            return Play(tried_open(table, card_to_force, rng, DEFENCE).card)
        return player.choose(view, rng, CONVENTIONS_ONLY)  # type: ignore[no-any-return]
    act = player.choose(view, rng, CONVENTIONS_ONLY)
    return act if act == ACCEPT or isinstance(act, Trump) else PASS


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
