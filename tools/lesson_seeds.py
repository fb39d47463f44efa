"""Looks for deals to learn by: plays seeds out as somebody who takes all advice would, and lists the reasons that the
advice gave.

    python -m tools.lesson_seeds minnesota 1 40            # each seed with its reasons, contract and result
    python -m tools.lesson_seeds minnesota 1 400 why-invite-low why-answer-high   # only seeds with all of these

Seat 0 plays by the advice, the others are the club's usual bots. The seed text of number 7 is `lesson minnesota 7`.
"""

import sys
from collections import Counter
from random import Random

from whistclub.club.bot_pool import teacher_of
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import USUAL_LEVEL
from whistclub.players.player import own_budget
from whistclub.players.registry import make_player
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat

LEARNER = Seat(0)


def main() -> None:
    """Prints one line a seed."""
    preset, first, last, *wanted = sys.argv[1:]
    for number in range(int(first), int(last) + 1):
        told, result = advised(preset, f"lesson {preset} {number}")
        if set(wanted) <= told.keys():
            said = ", ".join(f"{key.removeprefix('why-')} {count}" for key, count in told.most_common())
            print(number, result, said, flush=True)


def advised(preset: str, seed: str) -> tuple[Counter[str], str]:
    """The reasons of the advice in the first deal of this seed, when all of it is taken, and the result."""
    game = game_of_preset(preset, {})
    teacher, bot = make_player(game, teacher_of(game, USUAL_LEVEL)), make_player(game, USUAL_LEVEL)
    bytes_of_seed = seed_from_text(seed)
    dealer = first_dealer(bytes_of_seed, game.seats) if game.seats > 1 else LEARNER
    position = game.start(deal_from_seed(bytes_of_seed, game, 1), game.first_setting(dealer))
    told: Counter[str] = Counter()
    while position.to_act():
        seat = min(position.to_act())
        player = teacher if seat == LEARNER else bot
        view = game.view(position, seat)
        rng = Random(f"{seed} {len(view.acts)} {seat}")  # noqa: S311
        decision = player.decide(view, rng, own_budget(player))
        if seat == LEARNER:
            told[decision.why.key] += 1
        position = position.play(seat, decision.action)
    result = position.result()
    return (
        told,
        "" if result is None else f"{getattr(game.view(position, None), 'contract', '')} {result.points}",
    )


if __name__ == "__main__":
    main()
