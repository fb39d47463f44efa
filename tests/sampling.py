"""How many cases of a law a run looks at: few in `./check`, all in `./check --all`."""

import os
from collections.abc import Iterable
from typing import Any, Final

import pytest

IS_WHOLE: Final = os.environ.get("WHIST_CHECK") == "all"
"""True in `./check --all`."""


def draws(few: int, whole: int) -> int:
    """The number of cases: `whole` in `./check --all`, else `few`."""
    return whole if IS_WHOLE else few


def thinned(values: Iterable[Any], keep: Iterable[Any]) -> list[Any]:
    """The values of a parametrized test, of which `./check` asks only those to keep."""
    kept = list(keep)
    found = list(values)
    assert all(one in found for one in kept), "a value to keep is none of the values"
    return [one if one in kept else pytest.param(one, marks=pytest.mark.long) for one in found]
