"""Writes the wire messages from which the golden spoken texts are made: one whole deal each, as the seat of one person
is told it.

`python -m tools.spoken_files` writes them. `tests/golden/spoken/NAME.jsonl` has one message of the server a line. The
client turns them into `NAME.en.txt` and `NAME.de.txt`: `npx vitest run -u` in the client's folder writes those. Without
changes to rules, players or wire it writes the same bytes again.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tools.wire_files import Transcript
from whistclub.games.registry import game_of_preset
from whistclub.rules.options import specs
from whistclub.wire import parts

SPOKEN: Final = Path(__file__).resolve().parent.parent / "tests" / "golden" / "spoken"
FOUR: Final = 4


class Scene(msgspec.Struct, frozen=True):
    """A deal worth hearing: its preset, the text its cards follow from, and by seat the acts preferred where they are
    legal.
    """

    preset: str
    cards: str = ""
    wishes: Mapping[int, tuple[str, ...]] = {}
    bot: str = "simple"


PASSES: Final = ("call pass",)
BLACK: Final = tuple(f"lay {suit}{rank}" for suit in "CS" for rank in "23456789TJQKA")
RED: Final = tuple(f"lay {suit}{rank}" for suit in "HD" for rank in "23456789TJQKA")
SCENES: Final[Mapping[str, Scene]] = {
    "minnesota": Scene("minnesota"),
    "minnesota_low": Scene("minnesota", "low", dict.fromkeys(range(FOUR), RED)),
    "european": Scene("european"),
    "south_dakota": Scene("south_dakota", "", {**dict.fromkeys(range(FOUR), RED), 0: BLACK}),
    "norwegian": Scene("norwegian"),
    "norwegian_passed": Scene("norwegian", "passed", dict.fromkeys(range(FOUR), ("say pass",))),
    "askov_sola_nola": Scene("askov", "sola", {0: ("call sola_nola",)}),
    "askov_grand_dix": Scene("askov", "dix", {0: PASSES, 1: ("call grand_dix",)}),
    "solo": Scene("solo"),
    "solo_proposal": Scene("solo", "pair", {0: ("call propose", "call accept"), 1: ("call pass",), 2: ("call accept", "call pass")}),
    "solo_misere": Scene("solo", "misere", {0: ("call misere", "call pass")}),
    "solo_abondance": Scene("solo", "abondance", {0: ("call abondance", "call pass")}),
    "solo_misere_ouverte": Scene("solo", "ouverte", {0: PASSES, 2: ("call misere_ouverte",)}),
    "solo_thrown_in": Scene("solo", "thrown", dict.fromkeys(range(FOUR), PASSES)),
    "solo_units": Scene("solo_units", "units", {0: ("call solo", "call pass")}),
    "whist": Scene("whist"),
    "german_whist": Scene("german_whist"),
    "gongor": Scene("gongor", "b"),
    "gongor_twiddled": Scene("gongor", "twiddled", {0: ("twiddle",)}),
    "gongor_points": Scene("gongor_points"),
    "hermits": Scene("hermits"),
    "hermits_twiddled": Scene("hermits", "twiddled", {0: ("twiddle",)}),
    "hermits_eight_tricks": Scene("hermits_eight_tricks"),
}  # fmt: skip


class Heard(Transcript):
    """The connection of one person in a scene."""

    def __init__(self, scene: Scene) -> None:
        seats = game_of_preset(scene.preset, {}).seats
        super().__init__(scene.preset, seats, f"{scene.preset} {scene.cards}".strip())
        self.wishes = scene.wishes

    def _info(self) -> parts.TableInfo:
        game = self.table.state.game
        written = {
            spec.name: spec.write(getattr(game.options, spec.name)) for spec in specs(game.options_type)
        }
        return msgspec.structs.replace(super()._info(), options=written)

    def preferred(self, seat: int, action: str) -> str:
        """The act wished for this seat, if it is legal; else the one given."""
        legal = [one.text for one in self.table.state.legal[seat]]
        return next((one for one in self.wishes.get(seat, ()) if one in legal), action)

    def told(self) -> bytes:
        """The server's messages."""
        lines = [line["message"] for line in self.lines if line["from"] == "server"]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def files() -> dict[Path, bytes]:
    """Every file with what it must hold."""
    return {SPOKEN / f"{name}.jsonl": Heard(scene).run(1).told() for name, scene in SCENES.items()}


def main() -> None:
    """Writes them."""
    SPOKEN.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_bytes(text)


if __name__ == "__main__":
    main()
