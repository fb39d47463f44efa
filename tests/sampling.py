"""The number of cases of a law that a run looks at: few in `./check`, all in `./check --all`."""

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
    return thinned_rows(((one,) for one in values), ((one,) for one in keep))


def thinned_rows(rows: Iterable[tuple[Any, ...]], keep: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The values of a test with several parameters, of which `./check` asks only those to keep."""
    kept, found = list(keep), list(rows)
    assert all(one in found for one in kept), "a value to keep is none of the values"
    return [pytest.param(*one, marks=() if one in kept else pytest.mark.long) for one in found]
