"""Fits the chances of the contracts of Solo to self-play, `src/whistclub/players/solo/prospect_fits.json`.

    nice .venv-check/bin/python -m tools.solo_calls [--minutes M] [--fit] [--play] [CONTRACT ...]

In deals of the seed text `solo calls` every seat whose count comes near a contract undertakes it at its turn; all else
is called and played by the level `strong`, with a twelfth of its deals. It is a trial where the contract is played. A
misère ouverte is no deal played but a verdict of the kernel (`tools/open_calls.py`). TRIALS of each contract, or as
many as M minutes allow, are added to those kept in `bench/results/solo_calls`, where trials with nearly the same
features are one row. Then all are fitted: the chance by logistic regression, the tricks beyond the undertaking by least
squares, with a little ridge. A proposal taken up is a trial for `propose`, with what the proposer sees, and one for
`accept`, with what the accepter does. `--fit` plays nothing. `--play` plays by `strong` misères ouvertes that are worth
a call, and keeps how many were made. Prints the mean told and made, also by tenths of told, each row told by the
weights of the other four fifths.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from bench.common import write
from tools import open_calls
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.games.solo import SoloOptions
from whistclub.games.solo.contracts import contract_name
from whistclub.players.levels import LEVELS, strong
from whistclub.players.player import Budget
from whistclub.players.solo.call_trials import WORLDS_A_SAMPLE, expected_from
from whistclub.players.solo.calls import ACCEPT, PASS, WORTH_A_BID, prospect_of
from whistclub.players.solo.hand import hand_danger
from whistclub.players.solo.prospects import Prospect, chance_by, features, fits
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Action, Call
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

TRIALS: Final = {"propose": 1200, "solo": 400, "abondance": 150, "misere": 300, "misere_ouverte": 1000}
SEED: Final = "solo calls"
OPTIONS: Final = SoloOptions()
BUDGET: Final = LEVELS[-1].budget
QUICK: Final = Budget(samples=BUDGET.samples // 12, nodes=BUDGET.nodes // 12)
"""The cost of an act in a trial: both sides are weaker alike, and six times as many trials tell more."""
WORLDS: Final = WORLDS_A_SAMPLE * BUDGET.samples
RIDGE: Final = 1.0
FOLDS: Final = 5
LEAST_EXPECTED: Final = {"propose": -3.0}
"""Points that the conventions must expect, 0 of any other contract: about what a call is made with, so that the trials
are like the calls themselves. Of 400 deals in which `strong` called, its proposals lay between -2.4 and +4.3.
"""
WORTH_TO_PLAY: Final = 0.5
"""A misère ouverte told with less chance is called by nobody."""
DANGER_TO: Final = 1.2
"""Of a misère."""
HOME: Final = Path(__file__).parents[1]
TARGET_FILE: Final = HOME / "src/whistclub/players/solo/prospect_fits.json"
KEPT: Final = HOME / "bench/results/solo_calls"

Trial = tuple[float, float, int]
"""Both features, and tricks beyond the undertaking; of a misère minus the tricks taken, of a misère ouverte -1 where it
can be beaten.
"""
STEP: Final = 0.1
"""Trials whose features round to the same steps are kept together: weights fitted to them differ from those of single
trials, which the tree has, by less than their error.
"""


class Cell(msgspec.Struct, frozen=True):
    """Trials kept together: the means of their features, how many they are and how many were made, and the sum of the
    tricks beyond.
    """

    first: float
    second: float
    trials: int
    made: int
    beyond: int

    @property
    def steps(self) -> tuple[int, int]:
        """The steps that the features round to."""
        return round(self.first / STEP), round(self.second / STEP)

    def joined(self, other: "Cell") -> "Cell":
        """Both together."""
        trials = self.trials + other.trials
        first, second = (
            round((mine * self.trials + theirs * other.trials) / trials, 4)
            for mine, theirs in ((self.first, other.first), (self.second, other.second))
        )
        return Cell(first, second, trials, self.made + other.made, self.beyond + other.beyond)


class Played(msgspec.Struct):
    """Trials of a verdict that `strong` played, and how many of them it made."""

    played: int = 0
    made: int = 0


class Kept(msgspec.Struct):
    """The trials of a contract up to a deal, by call; and of a misère ouverte what `strong` made of those it played up
    to another, by the verdict: makeable and beatable.
    """

    to_deal: int = 0
    calls: dict[str, list[Cell]] = {}
    played_to: int = 0
    makeable: Played = msgspec.field(default_factory=Played)
    beatable: Played = msgspec.field(default_factory=Played)

    def add(self, call: str, trial: Trial) -> None:
        """Adds a trial to the cell of its features."""
        first, second, beyond = trial
        cells = {cell.steps: cell for cell in self.calls.get(call, [])}
        cell = Cell(round(first, 4), round(second, 4), 1, int(beyond >= 0), beyond)
        before = cells.get(cell.steps)
        cells[cell.steps] = before.joined(cell) if before else cell
        self.calls[call] = [cells[steps] for steps in sorted(cells)]

    def count(self, call: str) -> int:
        """The number of trials of a call."""
        return sum(cell.trials for cell in self.calls.get(call, []))


def main() -> None:
    """Plays and fits the contracts named, and writes them into the file after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contracts", nargs="*")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--play", action="store_true")
    asked = parser.parse_args()
    game = game_of_preset("solo", {})
    if asked.play:
        _play(game, time.monotonic() + 60 * asked.minutes)
        return
    for name in asked.contracts or list(TRIALS):
        if not asked.fit:
            _go_on(game, name, time.monotonic() + 60 * asked.minutes)
        _fit(name)


def _go_on(game: Any, name: str, until_s: float) -> None:
    """Adds trials to those kept."""
    kept = read(name)
    while kept.count(name) < TRIALS[name] and time.monotonic() < until_s:
        kept.to_deal += 1
        for trials in trials_of(game, Call(name), kept.to_deal):
            for call, trial in trials.items():
                kept.add(call, trial)
        _keep(name, kept)


def read(name: str) -> Kept:
    """The trials kept of a contract."""
    path = KEPT / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept()


def _keep(name: str, kept: Kept) -> None:
    write(KEPT / f"{name}.json", msgspec.to_builtins(kept))


def _play(game: Any, until_s: float) -> None:
    """Plays misères ouvertes of the trials that are worth a call by the weights as they are, and prints what came of
    them.
    """
    kept, weights = read("misere_ouverte"), fits().misere_ouverte
    while kept.played_to < kept.to_deal and time.monotonic() < until_s:
        kept.played_to += 1
        for trials in trials_of(game, open_calls.CALL, kept.played_to):
            first, second, verdict = trials["misere_ouverte"]
            if chance_by(weights, first, second) >= WORTH_TO_PLAY:
                ends = kept.beatable if verdict else kept.makeable
                ends.played += 1
                ends.made += bool(open_calls.played(kept.played_to))
        _keep("misere_ouverte", kept)
    for word, ends in (("makeable", kept.makeable), ("beatable", kept.beatable)):
        print(f"{word}: {ends.made} of {ends.played} made")


def _fit(name: str) -> None:
    """Writes the weights of a contract into the file, and prints what they tell of the trials."""
    for call, some in read(name).calls.items():
        fits = json.loads(TARGET_FILE.read_text(encoding="utf-8"))
        fits[call] = fitted_cells(some)
        TARGET_FILE.write_text(json.dumps({**fits, "seed": SEED}, indent=1) + "\n", encoding="utf-8")
        print(call, fits[call])
        _print_told(call, some)


def _print_told(call: str, cells: list[Cell]) -> None:
    """Prints told and made, of all and of those worth a call, each told by weights fitted to the other four fifths."""
    told: list[tuple[float, Cell, bool]] = []
    for fold in range(FOLDS):
        weights = fitted_cells([cell for place, cell in enumerate(cells) if place % FOLDS != fold])
        for cell in cells[fold::FOLDS]:
            prospect = Prospect(_chance(weights["chance"], cell), _linear(weights["beyond"], cell))
            worth = expected_from(Call(call), prospect, OPTIONS)
            told.append((prospect.chance, cell, worth > WORTH_A_BID))
    tenths = [(f"from 0.{tenth}", [one for one in told if int(10 * one[0]) == tenth]) for tenth in range(10)]
    for words, part in (("of all", told), ("worth a call", [one for one in told if one[2]]), *tenths):
        if part:
            trials = sum(cell.trials for _, cell, _ in part)
            mean = sum(chance * cell.trials for chance, cell, _ in part) / trials
            made = sum(cell.made for _, cell, _ in part) / trials
            print(f"    {words}: told {mean:.3f} made {made:.3f} ({trials})", flush=True)


def trials_of(game: Any, call: Call, number: int) -> Iterator[dict[str, Trial]]:
    """The trials of one contract in a deal: one for each seat whose turn it is and whose count comes near."""
    if call == open_calls.CALL:
        yield from _of_verdict(game, number)
        return
    player, dealer = strong(game), Seat(number % 4)
    position = game.start(deal_from_seed(seed_from_text(SEED), game, number), game.first_setting(dealer))
    if not any(_may_come_near(game, position, call, Seat(seat)) for seat in range(4)):
        return
    for step in range(1, 5):
        seat = Seat((dealer + step) % 4)
        view = game.view(position, seat)
        if call in view.legal and _is_near(game, call, view):
            yield _tried(game, position, view, call, number)
        if seat not in position.to_act():
            break
        position = position.play(seat, _act(player, view, number))


def _of_verdict(game: Any, number: int) -> Iterator[dict[str, Trial]]:
    """The trial of a misère ouverte in this deal, made where it can be made with all cards seen."""
    deal = open_calls.dealt(game, number)
    if deal is None:
        return
    first, second = _features(game, open_calls.CALL, game.view(deal.position, deal.caller), number)
    made = open_calls.can_be_made(deal) if first >= open_calls.LEAST_LOG_ODDS else None
    if made is not None:
        yield {"misere_ouverte": (round(first, 4), round(second, 4), made - 1)}


def _may_come_near(game: Any, position: Any, call: Call, seat: Seat) -> bool:
    """False where a misère is out of the question, so that nothing need be called."""
    name = str(call.parts[0])
    hand = FRENCH.mask(game.view(position, seat).hand)
    if name == "misere":
        return hand_danger(hand) <= DANGER_TO
    return name != "abondance" or prospect_of(
        call, hand, game.view(position, seat), game.options
    ).expected >= LEAST_EXPECTED.get(name, 0.0)


def _is_near(game: Any, call: Call, view: Any) -> bool:
    name = str(call.parts[0])
    if name == "misere":
        return hand_danger(FRENCH.mask(view.hand)) <= DANGER_TO
    return prospect_of(call, FRENCH.mask(view.hand), view, game.options).expected >= LEAST_EXPECTED.get(
        name, 0.0
    )


def _tried(game: Any, position: Any, view: Any, call: Call, number: int) -> dict[str, Trial]:
    """The features at the call, and at the acceptance, with the deal's end; nothing where the contract is not
    played.
    """
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
        if game.view(position, None).standing != call.parts[0]:
            return {}
    contract = position.contract
    if contract is None or contract_name(contract.level) != call.parts[0] or view.viewer not in contract.side:
        return {}
    beyond = contract.won(position.last.won) * (1 if contract.undertaken else -1) - contract.undertaken
    return {name: (*features, beyond) for name, features in asked}


def _features(game: Any, call: Call, view: Any, number: int) -> tuple[float, float]:
    return features(call, view, imagined_deals(game, view, Random(number), WORLDS))  # noqa: S311 - no secret


def _act(player: Any, view: Any, number: int) -> Action:
    act: Action = player.choose(view, Random(f"{number} {len(view.acts)}"), QUICK)  # noqa: S311 - no secret
    return act


def fitted(rows: list[Trial]) -> dict[str, Any]:
    """The weights of the chance and of the tricks beyond, by single trials."""
    return fitted_cells([Cell(first, second, 1, int(beyond >= 0), beyond) for first, second, beyond in rows])


def fitted_cells(cells: list[Cell]) -> dict[str, Any]:
    """The weights of the chance and of the tricks beyond."""
    inputs = np.array([(1.0, cell.first, cell.second) for cell in cells])
    trials, made, beyond = np.array([(cell.trials, cell.made, cell.beyond) for cell in cells], dtype=float).T
    ridge = RIDGE * np.diag((0.0, 1.0, 1.0))
    weights = np.zeros(3)
    for _ in range(50):
        chances = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (made - trials * chances) - ridge @ weights
        bend = (inputs * (trials * chances * (1 - chances))[:, None]).T @ inputs + ridge + 1e-3 * np.eye(3)
        weights = weights + np.linalg.solve(bend, slope)
    squares = (inputs * trials[:, None]).T @ inputs
    tricks = np.linalg.solve(squares + ridge + 1e-6 * np.eye(3), inputs.T @ beyond)
    return {
        "chance": _rounded(weights),
        "beyond": _rounded(tricks),
        "deals": sum(one.trials for one in cells),
    }


def _rounded(weights: Any) -> list[float]:
    return [round(float(one), 3) for one in weights]


def _chance(weights: list[float], cell: Cell) -> float:
    return float(1 / (1 + np.exp(-_linear(weights, cell))))


def _linear(weights: list[float], cell: Cell) -> float:
    return weights[0] + weights[1] * cell.first + weights[2] * cell.second


if __name__ == "__main__":
    main()
