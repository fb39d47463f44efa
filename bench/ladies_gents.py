"""Plays random evenings of ladies and gents with comers and leavers, and says what did not hold.

    python -m bench.ladies_gents --keep        # a minute

Each evening is played twice over: through the log, whose seatings are looked at after every round, and by the movement
alone, whose next seats are held against a count by hand from the rule (`tests/evenings/drive_by_hand.py`) wherever the
same people play on. `broken` and `different` must be 0.
"""

import json

from bench.common import RESULTS, arguments, headed, write
from tests.club.ladies_gents import RandomDrive
from tests.evenings.drive_by_hand import DriveByHand

SEED = "drive"
ROUNDS = 12


def measured(evenings: int) -> dict[str, int]:
    """The counts of so many evenings; each that broke something is printed."""
    broken = compared = different = 0
    for number in range(evenings):
        found = RandomDrive(f"{SEED} {number}").play(ROUNDS).broken
        broken += bool(found)
        if found:
            print(number, *found, sep="\n  ")
        by_hand = DriveByHand(f"{SEED} {number}").play()
        compared += by_hand.compared
        different += by_hand.different
    return {
        "evenings": evenings,
        "rounds": ROUNDS * evenings,
        "broken": broken,
        "compared_by_hand": compared,
        "different": different,
    }


def main() -> None:
    asked = arguments(__doc__, evenings=1000, keep=False).parse_args()
    result = headed(SEED, measured(asked.evenings))
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "ladies_gents.json", result)


if __name__ == "__main__":
    main()
