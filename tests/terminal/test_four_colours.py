"""Four colours of suits are told apart by everybody: by eyes that see all colours, and by those that lack one of the
three kinds of cones.
"""

import itertools
import re
from math import dist
from pathlib import Path
from typing import Final

import pytest

from whistclub.terminal.app.theme import Appearance

_TOKENS: Final = Path(__file__).parents[2] / "src/whistclub/web/client/src/styles/tokens.css"
_SEEN: Final = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
"""Linear RGB as it is seen: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color
vision deficiency", IEEE TVCG 15(6), 2009, at full severity.
"""
_XYZ: Final = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)
LEAST: Final = 28.0
"""The least distance of two suits in CIE L*a*b*. At 22, as in the usual packs of four colours, hearts and diamonds are
both olive to people without cones for green.
"""


def _times(matrix: tuple[tuple[float, float, float], ...], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _lab(colour: str, eyes: str) -> tuple[float, float, float]:
    """The colour in CIE L*a*b* (D65), as these eyes see it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    seen = [min(1.0, max(0.0, one)) for one in _times(_SEEN[eyes], linear)]
    ratios = [one / white for one, white in zip(_times(_XYZ, seen), _WHITE, strict=True)]
    x, y, z = [one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in ratios]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _of_the_page(is_dark: bool) -> list[str]:
    """The four colours of the page: what the setting for four colours says, else what holds for two."""
    css = _TOKENS.read_text(encoding="utf-8")
    four = css.partition(":root[data-suits='four']")[2].partition("}")[0]
    found = []
    for suit in "SHDC":
        value = re.findall(rf"--s-{suit}: (.*);", four + css)[0]
        found.append(re.findall("#[0-9a-f]{6}", value)[-1 if is_dark else 0])
    return found


def _of_the_terminal() -> list[str]:
    looks = Appearance(four_colours=True)
    return [str(looks.ink(suit, "french").color.name) for suit in "SHDC"]  # type: ignore[union-attr]


@pytest.mark.parametrize("eyes", _SEEN)
@pytest.mark.parametrize(
    "colours",
    [_of_the_page(False), _of_the_page(True), _of_the_terminal()],
    ids=["light", "dark", "terminal"],
)
def test_no_two_of_four_colours_look_alike(colours: list[str], eyes: str) -> None:
    labs = [_lab(colour.lower(), eyes) for colour in colours]
    assert LEAST <= min(dist(one, other) for one, other in itertools.combinations(labs, 2))
