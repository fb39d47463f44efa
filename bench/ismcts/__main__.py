"""Builds the player and compares its twin of the rules with the rules: `python -m bench.ismcts`, from the project's
folder.

It needs CMake, Ninja, a C++20 compiler, and OpenSpiel's source distribution, which pip brings (`--sdist FILE` for one
at hand). Everything is put into `build/ismcts`, some 170 files once, which takes a quarter of an hour of one core.
`--cost` measures what a simulation costs, by the cards still to be played, for the constants in `main.cpp`.
"""

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from random import Random
from typing import Any

from bench.common import arguments, started
from whistclub.games.registry import game_of_preset
from whistclub.players.outside.protocol import hello_of, line_of, turn_of
from whistclub.rules.actions import Lay
from whistclub.rules.encoding import encode

VERSION = "2.0.2"
HERE = Path(__file__).resolve().parent
BUILD = HERE.parents[1] / "build" / "ismcts"
PLAYER = BUILD / "ismcts"
PRESETS = ("minnesota", "minnesota_double", "european", "south_dakota")


def main() -> None:
    parser = arguments(__doc__, deals=1000, cost=False)
    parser.add_argument("--sdist", type=Path)
    asked = parser.parse_args()
    build(asked.sdist)
    if asked.cost:
        print(json.dumps(cost()))
        return
    for preset in PRESETS:
        print(preset, compared(preset, asked.deals), "random deals with the same points and tricks")


def build(sdist: Path | None) -> None:
    """The program, from the sources of this folder and OpenSpiel's."""
    home = BUILD / f"open_spiel-{VERSION}"
    if not home.exists():
        with tarfile.open(sdist or _fetched()) as archive:
            # As the argument `filter`, which Python before 3.11.4 does not know.
            archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
            archive.extractall(BUILD)
    options = ["-G", "Ninja", f"-DOPEN_SPIEL={home}", "-DCMAKE_BUILD_TYPE=Release"]
    subprocess.run(["cmake", *options, str(HERE)], cwd=BUILD, check=True)
    subprocess.run(["cmake", "--build", ".", "--target", "ismcts"], cwd=BUILD, check=True)


def _fetched() -> Path:
    """The source distribution. Pip asks it for its metadata in an environment of its own, where its build requirements
    are right.
    """
    BUILD.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", "open_spiel"]
    subprocess.run([*pip, "--dest", str(BUILD), f"open_spiel=={VERSION}"], check=True)
    return BUILD / f"open_spiel-{VERSION}.tar.gz"


class Program:
    """The program as a process; `said` is what it writes to standard error."""

    def __init__(self, preset: str, *words: str) -> None:
        self.game = game_of_preset(preset, {})
        self._process = subprocess.Popen(
            [str(PLAYER), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.ask(line_of(hello_of(self.game, 5_000)))

    def ask(self, line: bytes) -> Any:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    def said(self) -> list[str]:
        """Ends the program."""
        return self._process.communicate()[1].decode().splitlines()


def compared(preset: str, deals: int) -> int:
    """The number of deals, played by chance, that have the same points and tricks by the twin as by the rules."""
    program = Program(preset)
    agreed = 0
    for number, position in enumerate(started(program.game, deals, "twin"), 1):
        asked, wanted = _played_out(program.game, position, Random(number))
        agreed += program.ask(asked) == wanted
    program.said()
    return agreed


def _played_out(game: Any, position: Any, rng: Random) -> tuple[bytes, dict[str, Any]]:
    """The line of the deal, and its points and tricks by the rules."""
    hands = [[card.text for card in game.view(position, seat).hand] for seat in range(game.seats)]
    dealer = position.setting.dealer
    while position.to_act():
        seat = min(position.to_act())
        legal = position.legal(seat)
        singles = [act for act in legal if not isinstance(act, Lay) or len(act.cards) == 1]
        position = position.play(seat, rng.choice(legal if rng.random() < 1 / 2 else singles))
    acts = [[seat, act.text] for seat, act in position.acts]
    line = {"type": "deal", "hands": hands, "dealer": dealer, "acts": acts}
    wanted = {"points": list(position.result().points), "won": list(position.tricks.won)}
    return json.dumps(line).encode() + b"\n", json.loads(encode(wanted))


def cost(deals: int = 3, simulations: int = 3000) -> dict[str, float]:
    """Nanoseconds a simulation: at its start, and for each card still to be played, by least squares over a deal's
    acts.

    Each act is asked for three times, and the shortest counts.
    """
    points = []
    for number in range(deals):
        runs = [_times(number, simulations) for _ in range(3)]
        for (left, first), (_, second), (_, third) in zip(*runs, strict=True):
            points.append((left, 1e6 * min(first, second, third) / simulations))
    some = [(left, each) for left, each in points if each > 50]
    lefts, values = zip(*some, strict=True)
    mean_left, mean = sum(lefts) / len(some), sum(values) / len(some)
    spread = sum((left - mean_left) ** 2 for left in lefts)
    slope = sum((left - mean_left) * (value - mean) for left, value in some) / spread
    return {"acts": len(some), "start_ns": round(mean - slope * mean_left), "card_ns": round(slope)}


def _times(number: int, simulations: int) -> list[tuple[int, float]]:
    """The cards left and the milliseconds of each act of a deal that the program plays alone."""
    program = Program("minnesota", "--time", "--simulations", str(simulations))
    game: Any = program.game
    position: Any = started(game, number + 1, "cost")[-1]
    rng = Random(number)
    lefts = []
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        lefts.append(sum(len(game.view(position, each).hand) for each in range(game.seats)))
        text = program.ask(line_of(turn_of(len(lefts), rng.getrandbits(53), view)))["act"]
        position = position.play(seat, next(act for act in view.legal if act.text == text))
    times = [float(line.split()[2]) for line in program.said()]
    return list(zip(lefts, times, strict=True))


if __name__ == "__main__":
    os.chdir(HERE.parents[1])
    main()
