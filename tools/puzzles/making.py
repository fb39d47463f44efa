"""Puzzles made from the deals of named seeds: the clear decisions that somebody misses."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from tools.puzzles.calling import called
from tools.puzzles.counting import MOST_CARDS, Asked, Counted, counted
from tools.puzzles.drawing import drawn
from tools.puzzles.grading import missed, missed_by
from tools.puzzles.places import CALLS, Place, places
from tools.puzzles.solitaires import odds_places
from tools.puzzles.themes import rule_of, themes_of
from whistclub.coach.cards import turn_of
from whistclub.coach.puzzles import Puzzle
from whistclub.games.registry import game_of_preset
from whistclub.players.baseline import SimplePlayer
from whistclub.players.choice import Kind
from whistclub.players.levels import conventional
from whistclub.players.player import Decision, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.game import Game

PRESETS: Final = {
    "whist": "whist",
    "high": "minnesota",
    "low": "minnesota",
    "dakota": "south_dakota",
    "askov": "askov",
    "solo": "solo",
    "misere": "solo",
    "bids": "minnesota",
    "calls": "solo",
    "gongor": "gongor",
    "points": "gongor_points",
    "hermits": "hermits",
    "eight": "hermits_eight_tricks",
}
"""The preset of each kind of deal."""
SOLITAIRES: Final = frozenset({"gongor", "points", "hermits", "eight"})
_THINKERS: Final = ("quick", "club", "strong")
_LESSONS: Final = frozenset({"why-duck", "why-draw-trumps", "why-solo-duck-highest", "why-solo-throw-danger"})
"""Reasons worth a puzzle for a beginner; taking a trick or running a suit is none."""
_TELLING: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.SIGNAL, Kind.HELD_BACK})
_MANY: Final = 3
"""So many choices are worth a look though only a beginner misses the best."""


def made(kind: str, number: int) -> Iterator[Puzzle]:
    """The puzzles of one deal, or of one game of a solitaire; their names are those of their seeds."""
    seed = f"puzzle {kind} {number}"
    game = game_of_preset(PRESETS[kind], {})
    how = _of_solitaire if kind in SOLITAIRES else _of_calls if kind in CALLS else _of_four
    yield from how(game, kind, seed)


def _is_worth(decision: Decision, best: Sequence[str], choices: int) -> bool:
    """True if the conventional player misses the act, or finds it and it is a lesson."""
    return decision.action.text not in best or _is_lesson(decision, choices)


def _is_lesson(decision: Decision, choices: int) -> bool:
    """True where the reason of the act is worth a puzzle for a beginner."""
    is_told = decision.kind in _TELLING or decision.why.key in _LESSONS
    return is_told and choices >= _MANY


def _of_solitaire(game: Game, kind: str, seed: str) -> Iterator[Puzzle]:
    for at in odds_places(game, seed):
        by_level = missed_by(game, at.view, at.choices[0].acts, f"{seed}/{at.number}/{len(at.acts)}")
        if any(by_level[level] for level in _THINKERS):
            yield Puzzle(
                name=f"{seed} {at.number}-{len(at.acts)}",
                preset=PRESETS[kind],
                seed=seed,
                acts=at.acts,
                themes=(at.theme,),
                unit="chance",
                method="odds",
                choices=at.choices,
                missed=by_level,
                number=at.number,
                first=at.first,
            )


def _of_calls(game: Game, kind: str, seed: str) -> Iterator[Puzzle]:
    """The bids or calls of a deal that a level misses which counts, or that are near enough to be asked of a
    beginner.
    """
    players = [make_player(game, level) for level in _THINKERS]
    for place in places(game, seed, kind):
        key = f"{seed}/{len(place.acts)}"
        decisions = [player.decide(place.view, Random(key), own_budget(player)) for player in players]  # noqa: S311
        found = called(game, place.view, key, partial(_is_worth_calling, decisions))
        if found is None:
            continue
        best = found.choices[0].acts
        by_level = missed_by(game, place.view, best, key)
        if any(by_level[level] for level in _THINKERS) or _is_near(game, found):
            yield Puzzle(
                name=f"{seed} {len(place.acts)}",
                preset=PRESETS[kind],
                seed=seed,
                acts=place.acts,
                themes=("calls",),
                unit=found.unit,
                method=found.method,
                choices=found.choices,
                missed=by_level,
                worlds=found.worlds,
                lies=found.lies,
                why=next((one.why for one in decisions if one.action.text in best), None),
            )


def _is_worth_calling(decisions: Sequence[Decision], best: Sequence[str], _: int) -> bool:
    """True if something is to be bid, or a player that counts makes another call than the best."""
    return _PASS not in best or any(one.action.text not in best for one in decisions)


_PASS: Final = "call pass"


def _is_near(game: Game, found: Counted) -> bool:
    """True where the best is no matter of course though every level that counts finds it."""
    return abs(found.choices[0].worth - found.choices[1].worth) <= _NEAR[game.key]


_NEAR: Final = {"minnesota": 1.2, "solo": 4.0}
"""Points between two calls that nobody needs to count if they are farther apart, by game; chosen by hand."""


def _of_four(game: Game, kind: str, seed: str) -> Iterator[Puzzle]:
    usual, simple = conventional(game), SimplePlayer()
    for place in places(game, seed, kind):
        count: Callable[[Game, Any, str, Asked], Counted | None] = counted
        key = f"{seed}/{len(place.acts)}"
        decision = usual.decide(place.view, Random(key), own_budget(usual))  # noqa: S311
        if len(place.view.hand) > MOST_CARDS:
            if simple.choose(place.view, Random(key), own_budget(usual)) == decision.action:  # noqa: S311
                continue
            count = drawn
        found = count(game, place.view, key, partial(_is_worth, decision))
        puzzle = None if found is None else _told(game, kind, seed, place, found, decision)
        if puzzle is not None:
            yield puzzle


def _told(
    game: Game, kind: str, seed: str, place: Place, found: Counted, decision: Decision
) -> Puzzle | None:
    """The puzzle of a place, graded; None where nobody misses it, or only a beginner and there is little to choose."""
    turn = turn_of(game, place.view)
    if turn is None:
        return None
    best = found.choices[0].acts
    key, themes = f"{seed}/{len(place.acts)}", themes_of(turn, found.choices, decision)
    levels = _THINKERS if not _is_lesson(decision, len(found.choices)) else ("simple",)
    if not any(missed(game, place.view, best, key, level) for level in levels):
        return None
    return Puzzle(
        name=f"{seed} {len(place.acts)}",
        preset=PRESETS[kind],
        seed=seed,
        acts=place.acts,
        themes=themes,
        unit=found.unit,
        method=found.method,
        choices=found.choices,
        missed=missed_by(game, place.view, best, key),
        worlds=found.worlds,
        lies=found.lies,
        rule=rule_of(game.key, turn, decision, found.choices),
        why=decision.why if decision.action.text in best else None,
    )
