"""Fits the chance of Askov's Sola Nola to self-play, `src/whistclub/players/minnesota/special_fits.json`, and holds the
chance told of a Grand Dix, which has no weights, against what is made.

    nice .venv-check/bin/python -m tools.special_calls

In deals of the seed text `special calls` every seat whose hand comes near a special calls it, all others pass, and
players of the level `strong` with a smaller budget play it out. The chance is fitted by logistic regression with a
little ridge. Prints the mean told and made of both.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from tools.solo_calls import Trial, fitted
from whistclub.games.minnesota.contracts import Contract
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import strong
from whistclub.players.minnesota.special_trials import chance_of, nola_features, specials_near
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
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
    """Plays until each special has its trials, fits the Sola Nola and writes the file."""
    nolas: list[Trial] = []
    told_and_made: list[tuple[float, bool]] = []
    deals = trials()
    while min(len(nolas), len(told_and_made)) < TRIALS:
        some, others = next(deals)
        nolas += some
        told_and_made += others
    fit = fitted(nolas)
    weights = np.array(fit["chance"])
    told = [float(1 / (1 + np.exp(-weights @ (1.0, first, second)))) for first, second, _ in nolas]
    _say("Sola Nola", told, [beyond >= 0 for _, _, beyond in nolas])
    _say("Grand Dix", [chance for chance, _ in told_and_made], [is_made for _, is_made in told_and_made])
    found: dict[str, Any] = {"seed": SEED, "sola_nola": {"chance": fit["chance"], "deals": fit["deals"]}}
    TARGET_FILE.write_text(json.dumps(found, indent=1) + "\n")


def _say(special: str, told: Sequence[float], made: Sequence[bool]) -> None:
    print(f"{special}: {len(made)}, told {np.mean(told):.2f}, made {np.mean(made):.2f}")


def trials() -> Iterator[tuple[list[Trial], list[tuple[float, bool]]]]:
    """Of each deal the trials of a Sola Nola, and of each Grand Dix the chance told and whether it was made: one for
    each seat whose hand comes near to it.
    """
    game, number = game_of_preset("askov", {}), 0
    while True:
        number += 1
        nolas: list[Trial] = []
        dixes: list[tuple[float, bool]] = []
        for special, deals, beyond in _of_deal(game, number):
            if special.kind == "grand_dix":
                dixes.append((chance_of(special, deals), beyond >= 0))
            else:
                nolas.append((*nola_features(_bidder(special), deals), beyond))
        yield nolas, dixes


def _bidder(special: Contract) -> Seat:
    if special.bidder is None:
        raise ValueError("a special has a bidder")
    return special.bidder


def _of_deal(game: Any, number: int) -> Iterator[tuple[Contract, Sequence[Hands], int]]:
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
                yield special, deals, _played(game, player, position.play(seat, Call(special.kind)), number)
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
