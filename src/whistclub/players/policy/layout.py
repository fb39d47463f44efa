"""The places of the policy's weights, as in kernel/src/policy/layout.hpp, and the weights, read once."""

from functools import lru_cache
from importlib.resources import files
from itertools import accumulate, product
from math import prod
from typing import Final

FAMILIES: Final = ("high", "trump", "low", "avoid", "catch", "naming", "trained")
"""Tricks wanted without and with trumps; avoided by a pair, or by each for itself; by one alone; those against that
one; the lead that names trumps; and tricks wanted without trumps, by weights trained to win them.
"""
KINDS: Final = ("lead", "follow", "discard")

_LEAD: Final = (
    (5, 6, 4, 2), (4, 3, 2, 2), (4, 2, 3, 4), (2, 2, 4, 3), (3, 2, 2, 2, 2), (3, 3, 2), (8, 3, 3), (16, 6, 2, 2),
    (13, 3, 2), (4, 5, 4), (2, 5, 4, 2), (5, 3), (2, 2, 4, 2),
)  # fmt: skip
"""The sizes of the tables of leads: what each goes by says `features`; `kernel/fit` fits the weights in them."""
_FOLLOW: Final = (
    (12, 4, 6), (12, 4, 2), (12, 4, 6), (12, 3, 3, 6), (4, 6, 4), (13, 3, 2), (12, 4, 6), (2, 2, 6), (12, 4, 2),
    (5, 6), (6, 6), (12, 2, 6),
)  # fmt: skip
"""The sizes of the tables of following suit."""
_DISCARD: Final = (
    (12, 3, 4), (5, 6, 4, 2), (16, 6, 2, 2), (4, 3, 4, 2), (3, 3, 3), (4, 5, 2, 2), (13, 2, 2), (4, 6, 4), (3, 2, 3),
    (4, 3, 3, 3), (5, 4), (3, 2, 4, 3, 5), (2, 2, 4), (3, 3, 4),
)  # fmt: skip
"""The sizes of the tables of turns without a card of the suit led."""
SHAPES: Final = (_LEAD, _FOLLOW, _DISCARD)
"""By kind of turn the tables, each by the sizes of what it goes by."""
BEGINS: Final = tuple(
    tuple(accumulate((prod(shape) for shape in shapes), initial=0))[:-1] for shapes in SHAPES
)
"""By kind the first weight of each table."""
SIZES: Final = tuple(sum(prod(shape) for shape in shapes) for shapes in SHAPES)

Key = tuple[str, str]
_FILES: Final = ("weights.txt", "trained.txt")
"""Weights fitted to play seen (kernel/fit/policy.sh), and those trained to win."""


@lru_cache(maxsize=1)
def weights() -> dict[Key, tuple[int, ...]]:
    """The weights in hundredths by family and kind."""
    folder = files(__package__)
    texts = (folder.joinpath(name).read_text(encoding="ascii") for name in _FILES)
    words = " ".join(texts).split()
    found: dict[Key, tuple[int, ...]] = {}
    at = 0
    for key in product(FAMILIES, KINDS):
        size = SIZES[KINDS.index(key[1])]
        found[key] = tuple(map(int, words[at + 2 : at + 2 + size]))
        at += 2 + size
    return found


def all_weights() -> list[int]:
    """All weights one after another, as the kernel takes them."""
    return [weight for part in weights().values() for weight in part]
