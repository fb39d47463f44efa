"""The judge of the coach's ledgers: the parts of a deal's points added up in many deals of every preset, and followed
act by act.

Run as `python -m bench.ledgers` from the project's folder. `--deals N` (10000) of each preset named by `--only` (all)
are reviewed, every other one played by `quick` and the rest at random, with the least effort that still walks the whole
ledger: the sums hold whatever the prices are. The figures stand in `bench/results/ledgers.json` (`--kept FILE` names
another) after every block, the preset with the fewest deals goes on next, and a run begins where the file ends, so that
it may be stopped at any time. Deal N of a preset is the first of a match from the seed "sums N".

Told are by preset:

- the farthest that the six parts of a ledger were from its points, added as exact fractions;
- the farthest that a ledger's errors and its luck of hidden cards were from those of the deal's acts, added up one by
  one. What is hidden is reckoned as the rest of the points, so the first sum alone could fail by its rounding only;
- the mean of luck in the deals that `quick` played, with its standard error, for one seat after the other.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from bench.common import RESULTS, arguments, keep, said_of, surroundings, write
from whistclub import library
from whistclub.coach import DealReview, Effort, Ledger, Marked, review_deal
from whistclub.games.registry import PRESETS
from whistclub.rules.game import Game

BARE = Effort(
    worlds=2,
    again=1,
    nodes=200,
    most_nodes=400,
    open_nodes=400,
    deals=6,
    calls=1,
    plays=1,
    odds=200,
    threads=1,
)
"""The least effort: hardly anything is solved, and all of it is added up."""
BLOCK = 50
PLAYERS = ("quick", "random")


class Luck(msgspec.Struct):
    """The luck of one seat in some deals: its sum and that of its squares."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, luck: float) -> None:
        """Adds a deal."""
        self.deals += 1
        self.total += luck
        self.squares += luck * luck

    @property
    def mean(self) -> float:
        """The mean a deal."""
        return self.total / self.deals

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(0.0, self.squares / self.deals - self.mean**2) / max(1, self.deals - 1))


class Sums(msgspec.Struct):
    """Deals of one preset added up. `farthest` is that of parts from points, `acts_farthest` that of ledgers from the
    acts of their deals, `errors` the acts called errors.
    """

    deals: int = 0
    ledgers: int = 0
    farthest: float = 0.0
    acts: int = 0
    errors: int = 0
    acts_farthest: float = 0.0
    seconds: float = 0.0
    luck: Luck = msgspec.field(default_factory=Luck)

    def add(self, game: Game, review: DealReview) -> None:
        """Adds the ledgers of a deal up."""
        self.deals += 1
        self.acts += len(review.marked)
        self.errors += sum(one.verdict == "error" for one in review.marked)
        for place, ledger in enumerate(review.ledgers):
            self.ledgers += 1
            self.farthest = max(self.farthest, _off(ledger))
            told = _told_by_acts(game, review, place)
            off = max((abs(getattr(ledger, part) - came) for part, came in told.items()), default=0.0)
            self.acts_farthest = max(self.acts_farthest, off)


def _off(ledger: Ledger) -> float:
    parts = (ledger.start, ledger.deal, ledger.hidden, ledger.own, ledger.partner, ledger.opponents)
    return float(abs(sum(map(Fraction, parts), Fraction(0)) - Fraction(ledger.points)))


def _told_by_acts(game: Game, review: DealReview, seat: int) -> dict[str, float]:
    """The parts of a seat's ledger that the acts of its deal tell for themselves, by name: its own errors, and where
    there are two sides, so that what one gains the other loses, those of the others and the luck of hidden cards.
    """
    found = {"own": 0.0}
    if game.sides == 2:
        found |= {"partner": 0.0, "opponents": 0.0, "hidden": 0.0}
    letters = [each.seat for each in review.ledgers]
    for act in review.marked:
        who = letters.index(act.seat)
        sign = 1 if who % game.sides == seat % game.sides else -1
        part = "own" if who == seat else "partner" if sign == 1 else "opponents"
        if part in found:
            found[part] += sign * _cost(act)
        if "hidden" in found:
            found["hidden"] += sign * act.luck
    return found


def _cost(act: Marked) -> float:
    return act.made.fair.scored - act.best.fair.scored if act.verdict == "error" else 0.0


def _added(preset: str, sums: Sums, up_to: int) -> None:
    """Adds the next deals of a preset."""
    game: Any = library.game(preset)
    started = process_time()
    for number in range(sums.deals, up_to):
        player = PLAYERS[number % len(PLAYERS)]
        played = library.play(game, player, seed=f"sums {number}", deals=1).deals[0]
        review = review_deal(game, played, effort=BARE)
        sums.add(game, review)
        if player == PLAYERS[0]:
            # The deal goes round, and where it does not the seat does.
            ledger = review.ledgers[number // len(PLAYERS) % game.seats]
            sums.luck.add(ledger.points - ledger.without_luck)
    sums.seconds += process_time() - started


def _blocks(kept: dict[str, Sums], presets: list[str], most: int) -> Iterator[str]:
    """Goes on with the preset that has the fewest deals, block by block."""
    while (next_one := min(presets, key=lambda name: kept[name].deals)) and kept[next_one].deals < most:
        sums = kept[next_one]
        _added(next_one, sums, min(most, sums.deals + BLOCK))
        yield next_one


def _section(kept: dict[str, Sums]) -> str:
    rows = [
        "| preset | deals | ledgers | parts off by | acts | called errors | off act by act | luck a deal | s a deal |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    rows += [
        f"| {preset} | {one.deals:,} | {one.ledgers:,} | {one.farthest:.0e} | {one.acts:,} | {one.errors:,} "
        f"| {one.acts_farthest:.0e} | {one.luck.mean:+.2f} ± {one.luck.error:.2f} | {one.seconds / one.deals:.3f} |"
        for preset, one in kept.items()
        if one.deals
    ]
    return "\n".join(rows)


def main() -> None:
    """Adds up, keeps and prints."""
    parser = arguments(__doc__, deals=10_000, only=",".join(PRESETS), keep=False)
    parser.add_argument("--kept", type=Path, default=RESULTS / "ledgers.json")
    given = parser.parse_args()
    kept = {preset: Sums() for preset in PRESETS}
    if given.kept.exists():
        kept |= msgspec.json.decode(given.kept.read_bytes(), type=dict[str, Sums])
    for preset in _blocks(kept, given.only.split(","), given.deals):
        write(given.kept, msgspec.to_builtins(kept))
        print(preset, msgspec.json.encode(kept[preset]).decode(), flush=True)
    if given.keep:
        terms = surroundings() | {"seeds": "'sums' and the number of the deal"}
        keep("ledgers", terms | msgspec.to_builtins(kept), f"{said_of(terms)}\n\n{_section(kept)}")
    print(_section(kept))


if __name__ == "__main__":
    main()
