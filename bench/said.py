"""Every sentence of the coach held against the position it is said of, in many deals of every game.

Run as `python -m bench.said` from the project's folder. `--deals N` (200) of each of `--only PRESETS` are walked twice:
at each choice what is advised must have the best figure of those told beside it; and of a deal in which one seat plays
anything every act that is told of must be of its place, every fact give its cost again, and the costs told add up to
the ledger, in both languages. Told are the choices and acts looked at, and each fault. `tests/coach/test_advice.py`
asks the same of a few deals, and `tests/players/test_reasons_true.py` whether the players' reasons are true.
"""

from bench.common import arguments
from tests.coach.test_advice import PRESETS, reviewed, turns, wrong_advice, wrong_sentences, wrong_sums
from whistclub import library


def main() -> None:
    """Walks the deals and tells what was wrong."""
    asked = arguments(__doc__, deals=200, only=",".join(PRESETS)).parse_args()
    for preset in asked.only.split(","):
        game, choices, acts = library.game(preset), 0, 0
        wrong: list[tuple[int, str]] = []
        for number in range(asked.deals):
            for turn in turns(game, number):
                choices += 1
                wrong += [(number, fault) for fault in wrong_advice(game, turn)]
            played, review = reviewed(game, number)
            acts += len(review.marked)
            wrong += [
                (number, fault) for one in review.marked for fault in wrong_sentences(game, played, one)
            ]
            wrong += [(number, fault) for fault in wrong_sums(game, review)]
        print(f"{preset}: {choices} choices advised, {acts} acts reviewed, {len(wrong)} faults", flush=True)
        for one in wrong:
            print("  ", *one, flush=True)


if __name__ == "__main__":
    main()
