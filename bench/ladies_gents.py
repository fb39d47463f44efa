"""Plays random evenings of ladies and gents with comers and leavers through the log, and says what did not hold:

python -m bench.ladies_gents --evenings 1000
"""

import argparse

from tests.club.ladies_gents import RandomDrive

ROUNDS = 12


def main() -> None:
    """Prints each evening that broke something, and how many there were."""
    parser = argparse.ArgumentParser(description="random evenings of ladies and gents")
    parser.add_argument("--evenings", type=int, default=1000)
    count = parser.parse_args().evenings
    broken = 0
    for number in range(count):
        found = RandomDrive(f"drive {number}").play(ROUNDS).broken
        broken += bool(found)
        if found:
            print(number, *found, sep="\n  ")
    print(f"{count} evenings of {ROUNDS} rounds, {broken} broken")


if __name__ == "__main__":
    main()
