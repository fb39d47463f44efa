"""Fits the chances of the contracts of Solo to self-play, `src/whistclub/players/solo/prospect_fits.json`.

    nice .venv-check/bin/python -m tools.solo_calls [--minutes M] [--fit] [--play] [CONTRACT ...]

In deals of the seed text `solo calls` every seat whose count comes near a contract undertakes it at its turn; all else
is called and played by the level `strong`, with a twelfth of its deals. It is a trial where the contract is played. A
misère ouverte is no deal played but a verdict of the kernel (`tools/open_calls.py`). TRIALS of each contract, or as
many as M minutes allow, are added to those kept in `bench/results/solo_calls`, then all are fitted: the chance by
logistic regression, the tricks beyond the undertaking by least squares, with a little ridge. A proposal taken up is a
trial for `propose`, with what the proposer sees, and one for `accept`, with what the accepter does. `--fit` plays
nothing. `--play` plays by `strong` misères ouvertes that are worth a call, and keeps the end with the trial. Prints the
mean told and made, also by tenths of told, each trial told by the weights of the other four fifths.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

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
Row = dict[str, Any]
"""A deal's trials by call, with its number."""


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
        _play(time.monotonic() + 60 * asked.minutes)
        return
    for name in asked.contracts or list(TRIALS):
        if not asked.fit:
            _go_on(game, name, time.monotonic() + 60 * asked.minutes)
        _fit(name)


def _go_on(game: Any, name: str, until_s: float) -> None:
    """Adds trials to those kept."""
    path = KEPT / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = _kept(name)
    found, number = sum(len(row["trials"]) for row in kept), kept[-1]["deal"] if kept else 0
    with path.open("a", encoding="utf-8") as file:
        while found < TRIALS[name] and time.monotonic() < until_s:
            number += 1
            trials = [trial for trial in trials_of(game, Call(name), number) if trial]
            if trials:
                found += len(trials)
                file.write(json.dumps({"deal": number, "trials": trials}) + "\n")
                file.flush()


def _kept(name: str) -> list[Row]:
    path = KEPT / f"{name}.jsonl"
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _play(until_s: float) -> None:
    """Plays misères ouvertes of the trials that are worth a call by the weights as they are, and prints what came of
    them; 1 with a trial is made in play, 0 not.
    """
    rows, weights = _kept("misere_ouverte"), fits().misere_ouverte
    ends: dict[int, list[int]] = {0: [], -1: []}
    for row in rows:
        first, second, verdict = row["trials"][0]["misere_ouverte"]
        is_worth_it = chance_by(weights, first, second) >= WORTH_TO_PLAY
        if "made" not in row and is_worth_it and time.monotonic() < until_s:
            row["made"] = int(bool(open_calls.played(row["deal"])))
        if "made" in row:
            ends[verdict].append(row["made"])
    path = KEPT / "misere_ouverte.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    print(f"makeable: {sum(ends[0])} of {len(ends[0])} made; beatable: {sum(ends[-1])} of {len(ends[-1])}")


def _fit(name: str) -> None:
    """Writes the weights of a contract into the file, and prints what they tell of the trials."""
    rows: dict[str, list[Trial]] = {}
    for row in _kept(name):
        for trial in row["trials"]:
            for call, values in trial.items():
                rows.setdefault(call, []).append(tuple(values))
    for call, some in rows.items():
        fits = json.loads(TARGET_FILE.read_text(encoding="utf-8"))
        fits[call] = fitted(some)
        TARGET_FILE.write_text(json.dumps({**fits, "seed": SEED}, indent=1) + "\n", encoding="utf-8")
        print(call, len(some), fits[call])
        _print_told(call, some)


def _print_told(call: str, some: list[Trial]) -> None:
    """Prints told and made, of all and of those worth a call, each told by weights fitted to the other four fifths."""
    told: list[tuple[float, bool, bool]] = []
    for fold in range(FOLDS):
        rest = [row for place, row in enumerate(some) if place % FOLDS != fold]
        weights = fitted(rest)
        for row in some[fold::FOLDS]:
            prospect = Prospect(_chance(weights["chance"], row), _linear(weights["beyond"], row))
            worth = expected_from(Call(call), prospect, OPTIONS)
            told.append((prospect.chance, row[2] >= 0, worth > WORTH_A_BID))
    tenths = [(f"from 0.{tenth}", [one for one in told if int(10 * one[0]) == tenth]) for tenth in range(10)]
    for words, part in (("of all", told), ("worth a call", [one for one in told if one[2]]), *tenths):
        if part:
            mean, made = np.mean([one[0] for one in part]), np.mean([one[1] for one in part])
            print(f"    {words}: told {mean:.3f} made {made:.3f} ({len(part)})", flush=True)


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
    return float(1 / (1 + np.exp(-_linear(weights, row))))


def _linear(weights: list[float], row: Trial) -> float:
    return weights[0] + weights[1] * row[0] + weights[2] * row[1]


if __name__ == "__main__":
    main()
