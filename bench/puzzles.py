"""The judge of the puzzles: some drawn at random are solved again by other means, and a second solution is looked for.

Run as `python -m bench.puzzles` from the project's folder; `--count N` (100) of the shipped set are drawn by `--seed
TEXT` (1).

- An ending is counted again in every world, found from the acts alone: who has played what, who did not follow suit,
  which cards lie shown.
  In `--twin N` (3) of its worlds the slow twin says what each card is worth, and the kernel must say the same.
- A solitaire's odds are worked out by the slow twin, where its states are no more than `--states N` (3,000).
- An earlier card is priced in 1,500 worlds more, by another seed, and so is a bid or call. Of these the best act and
  the second are also played to
  the end by the conventional players in `--played N` (400) deals, and the best must be the better one there.

Told are, by method, the puzzles judged, those whose act was the best again, the second solutions (another act as good,
within 2.33 standard errors where worlds were drawn), and the largest difference of a worth.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from bench.common import arguments
from tools.puzzles.calling import LEAST_POINTS, calls_in
from tools.puzzles.counting import Scale, error_of, scale_of
from tools.puzzles.drawing import in_misere, in_tricks
from whistclub.cards.french import FRENCH
from whistclub.coach.call_prices import started_with
from whistclub.coach.cards import tried_in, turn_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.puzzles import Puzzle, all_puzzles, game_of, position_of
from whistclub.coach.rollout_prices import outcome_on
from whistclub.players.levels import conventional
from whistclub.players.player import Budget
from whistclub.players.worlds.drawn import Drawn, believing, imagined_deals
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import plays_among
from whistclub.solver import Solver
from whistclub.solver.dummy.tables import ANY_WORK
from whistclub.solver.dummy.twin import DummyTwin
from whistclub.solver.twin import Twin

by_odds: Any = import_module("whistclub.players.solitaire.by_odds")
EFFORT = Effort(threads=1, most_nodes=10**12, nodes=10_000_000)
MORE_WORLDS = 1_500
SURE = 2.33
NEAR = 1e-3
"""The digits of the file, and a little."""


def worlds_of(view: Any) -> Iterator[tuple[int, int, int, int]]:
    """Every way in which the cards can lie, from the acts alone."""
    lacks, left, seen = [0] * 4, [13] * 4, 0
    plays = list(plays_among(view.acts))
    sitting = getattr(view, "sitting_out", None)
    size = 4 if sitting is None else 3
    for number, (seat, card) in enumerate(plays):
        led = plays[number - number % size][1]
        seen |= card.bit
        left[seat] -= 1
        if not card.shares & led.bit:
            lacks[seat] |= FRENCH.of_suit(led.suits)
    me, own = view.viewer, sum(card.bit for card in view.hand)
    hands = [0] * 4
    free = FRENCH.full & ~seen & ~own
    for seat, card in view.shown:
        if card.bit & free:
            hands[seat] |= card.bit
            free &= ~card.bit
            left[seat] -= 1
    hands[me], left[me] = own, 0
    yield from _dealt(free, hands, left, lacks)


def _dealt(
    free: int, hands: list[int], left: list[int], lacks: list[int]
) -> Iterator[tuple[int, int, int, int]]:
    if not free:
        yield hands[0], hands[1], hands[2], hands[3]
        return
    bit = free & -free
    for seat in FOUR:
        if left[seat] and not lacks[seat] & bit:
            hands[seat] |= bit
            left[seat] -= 1
            yield from _dealt(free ^ bit, hands, left, lacks)
            hands[seat] ^= bit
            left[seat] += 1


def counted_again(puzzle: Puzzle, view: Any, twin: int) -> tuple[dict[str, float], bool]:
    """The worth of each act over every world, and if kernel and twin said the same in some of them."""
    game = game_of(puzzle)
    turn = turn_of(game, view)
    assert turn is not None
    scale = scale_of(turn.stakes.outcomes, avoids=turn.stakes.aim.objective == "fewest")
    assert scale is not None
    worlds = list(worlds_of(view))
    tried = tried_in(turn, Drawn(tuple((1.0, hands) for hands in worlds), is_all=True), EFFORT)
    agree = True
    for hands in Random(puzzle.name).sample(worlds, min(twin, len(worlds))):
        question = turn.stakes.aim.question(turn.reading, hands)
        kernel = Solver(threads=1).solve([question], cards=True)[0]
        slow = Twin(question).answer()
        agree &= {one.card: one.value.least for one in kernel.cards} == {
            one.card: one.value.least for one in slow.cards
        }
    return {
        act.text: scale.worth(tried, place) for place, group in enumerate(tried.groups) for act in group
    }, agree


def drawn_again(puzzle: Puzzle, view: Any) -> tuple[dict[str, float], dict[str, float]]:
    """The worth of each act in other worlds, and the standard error against the best."""
    game = game_of(puzzle)
    turn = turn_of(game, view)
    assert turn is not None
    scale = scale_of(turn.stakes.outcomes, avoids=turn.stakes.aim.objective == "fewest")
    assert scale is not None
    worlds = believing(game, view, Random(f"judge {puzzle.name}"))(MORE_WORLDS)
    tried = in_misere(scale, turn, worlds) if scale.unit == "chance" else in_tricks(turn, worlds)
    return ({}, {}) if tried is None else worths_in(puzzle, scale, tried)


def worths_in(puzzle: Puzzle, scale: Scale, tried: Tried) -> tuple[dict[str, float], dict[str, float]]:
    """The worth of each act, and the standard error against the best by the first act of each group."""
    game = game_of(puzzle)
    best = tried.place_of(game.alphabet.read(puzzle.best.acts[0], game.pack)) or 0
    worths = {
        act.text: scale.worth(tried, place) for place, group in enumerate(tried.groups) for act in group
    }
    errors = {
        group[0].text: error_of(scale, tried, best, place) if place != best else 0.0
        for place, group in enumerate(tried.groups)
    }
    return worths, errors


def called_again(puzzle: Puzzle, view: Any, played: int) -> tuple[dict[str, float], dict[str, float], bool]:
    """The worth of each call in other deals, the errors, and if the best one is better than the second where
    conventional players play.
    """
    game = game_of(puzzle)
    tried = calls_in(game, view, f"judge {puzzle.name}", MORE_WORLDS)
    assert tried is not None
    worths, errors = worths_in(puzzle, Scale("points", LEAST_POINTS[game.key], 0.0, 1.0), tried)
    player = conventional(game)
    acts = [game.alphabet.read(one.acts[0], game.pack) for one in puzzle.choices[:2]]
    gains = []
    for hands in imagined_deals(game, view, Random(f"played {puzzle.name}"), played):
        start = started_with(game, view, hands)
        if start is not None:
            one, two = (outcome_on(game, start.play(view.viewer, act), view.viewer, player) for act in acts)
            gains.append(one.worth - two.worth)
    return worths, errors, sum(gains) > 0


def odds_again(puzzle: Puzzle, view: Any, states: int) -> dict[str, float] | None:
    """The chance of each act by the slow twin; None where that would take too long."""
    player = by_odds.OddsPlayer(game_of(puzzle))
    hand = player.hand_of(view)
    size = (1 + by_odds.exact_sets(len(hand.hand), hand.held, len(hand.unseen))) * by_odds.pile_states(hand)
    if size > states:
        return None
    by_odds._known.cache_clear()  # noqa: SLF001
    kept = by_odds.solved
    by_odds.solved = lambda asked, **_: DummyTwin(asked)
    try:
        found = player.odds(view, Budget(samples=0, nodes=ANY_WORK // by_odds.WORK_A_NODE))
    finally:
        by_odds.solved = kept
        by_odds._known.cache_clear()  # noqa: SLF001
    return None if found is None else {one.action.text: one.chance for one in found.ranked}


def judge(puzzle: Puzzle, twin: int, states: int, played: int) -> tuple[str, bool, bool, float]:
    """The means, if the act is the best again, if there is a second solution, and the largest difference of a worth."""
    position, seat = position_of(game_of(puzzle), puzzle)
    view: Any = game_of(puzzle).view(position, seat)
    agree = True
    errors: dict[str, float] = {}
    means = puzzle.method
    if puzzle.method == "counted":
        worths, agree = counted_again(puzzle, view, twin)
    elif puzzle.method == "drawn":
        worths, errors = drawn_again(puzzle, view)
        if not worths:
            return means, False, False, 0.0
    elif puzzle.method == "called":
        worths, errors, agree = called_again(puzzle, view, played)
    else:
        found = odds_again(puzzle, view, states)
        if found is None:
            return "too long", True, False, 0.0
        worths = found
    sign = -1 if puzzle.unit == "avoided" else 1
    best = worths[puzzle.best.acts[0]]
    others = {act: worth for act, worth in worths.items() if act not in puzzle.best.acts}
    is_best = agree and all(sign * (best - worth) > NEAR for worth in others.values())
    second = any(sign * (best - worth) <= SURE * errors.get(act, 0.0) + NEAR for act, worth in others.items())
    off = max(abs(worths[act] - one.worth) for one in puzzle.choices for act in one.acts)
    return means, is_best, second, off


def main() -> None:
    """Judges and prints."""
    asked = arguments(__doc__, count=100, seed="1", twin=3, states=3_000, played=400).parse_args()
    every = all_puzzles()
    some = Random(asked.seed).sample(every, min(asked.count, len(every)))
    judged, right, second = Counter[str](), Counter[str](), Counter[str]()
    off: dict[str, float] = {}
    wrong: list[str] = []
    for puzzle in some:
        means, is_best, has_second, difference = judge(puzzle, asked.twin, asked.states, asked.played)
        judged[means] += 1
        right[means] += is_best
        second[means] += has_second
        off[means] = max(off.get(means, 0.0), difference)
        if not is_best or has_second:
            wrong.append(puzzle.name)
        print(puzzle.name, means, is_best, has_second, round(difference, 4), file=sys.stderr, flush=True)
    told = {means: [judged[means], right[means], second[means], round(off[means], 4)] for means in judged}
    print(
        json.dumps(
            {"judged, best again, second solutions, largest difference": told, "wrong": wrong}, indent=1
        )
    )


if __name__ == "__main__":
    main()
