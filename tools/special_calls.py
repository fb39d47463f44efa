"""Fits the chances of Askov's specials to self-play, `src/whistclub/players/minnesota/special_fits.json`.

    nice .venv-check/bin/python -m tools.special_calls

In deals of the seed text `special calls` every seat whose hand comes near a special calls it, all others pass, and
players of the level `strong` with a smaller budget play it out. The chance is fitted by logistic regression with a
little ridge. Prints the mean told and made.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from tools.solo_calls import Trial, fitted
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import strong
from whistclub.players.minnesota.special_trials import features, specials_near
from whistclub.players.player import Budget
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Call
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

TRIALS: Final = 400
WORLDS: Final = 200
SEED: Final = "special calls"
PLAYED: Final = Budget(samples=20, nodes=20_000)
TARGET_FILE: Final = Path(__file__).parents[1] / "src/whistclub/players/minnesota/special_fits.json"


def main() -> None:
    """Plays until each special has its trials, fits them and writes the file."""
    rows: dict[str, list[Trial]] = {"sola_nola": [], "grand_dix": []}
    deals = trials()
    while min(map(len, rows.values())) < TRIALS:
        for kind, trial in next(deals):
            rows[kind].append(trial)
    found: dict[str, Any] = {"seed": SEED}
    for kind, some in rows.items():
        fit = fitted(some)
        found[kind] = {"chance": fit["chance"], "deals": fit["deals"]}
        weights = np.array(fit["chance"])
        told = [1 / (1 + np.exp(-weights @ (1.0, first, second))) for first, second, _ in some]
        print(
            kind,
            len(some),
            f"told {np.mean(told):.2f} made {np.mean([row[2] >= 0 for row in some]):.2f}",
            fit,
        )
    TARGET_FILE.write_text(json.dumps(found, indent=1) + "\n")


def trials() -> Iterator[list[tuple[str, Trial]]]:
    """The trials of each deal, one for each seat and special that its hand comes near to."""
    game, number = game_of_preset("askov", {}), 0
    while True:
        number += 1
        yield list(_of_deal(game, number))


def _of_deal(game: Any, number: int) -> Iterator[tuple[str, Trial]]:
    player = strong(game)
    setting = game.first_setting(Seat(number % 4))
    position = game.start(deal_from_seed(seed_from_text(SEED), game, number), setting)
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        if view.phase == "playing":
            return
        if view.phase == "overcalling":
            for special in specials_near(view):
                deals = imagined_deals(game, view, Random(number), WORLDS)  # noqa: S311 - no secret
                beyond = _played(game, player, position.play(seat, Call(special.kind)), number)
                yield special.kind, (*features(special, deals), beyond)
            position = position.play(seat, Call("pass"))
        else:
            position = position.play(seat, player.choose(view, Random(f"{number} {seat}"), PLAYED))  # noqa: S311


def _played(game: Any, player: Any, position: Any, number: int) -> int:
    """0 if the special is made when nobody calls anything more, else -1."""
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        act = Call("pass")
        if view.phase != "overcalling":
            act = player.choose(view, Random(f"{number} {len(view.acts)}"), PLAYED)  # noqa: S311 - no secret
        position = position.play(seat, act)
    return 0 if position.result().lines[0].key == "score-special-made" else -1


if __name__ == "__main__":
    main()
