"""Charts of a report as inline SVG: strips that stretch with the page, and all that is written stands beside them as
text.
"""

from collections.abc import Sequence
from typing import Final

_WIDE: Final = 1000
"""The units across a strip; it is stretched to whatever room there is."""
_HIGH: Final = 28
_MARGIN: Final = 0.06
"""The part of the range that stays free at either end."""


class Scale:
    """The range that the strips of one chart share, with the zero in it."""

    def __init__(self, values: Sequence[float]) -> None:
        low, high = min((0.0, *values)), max((0.0, *values))
        room = _MARGIN * (high - low or 1.0)
        self.low, self.high = low - room, high + room

    def at(self, value: float) -> float:
        """The place of a value, in units from the left."""
        return round(_WIDE * (value - self.low) / (self.high - self.low), 1)


def intervals(scale: Scale, outlined: tuple[float, float], filled: tuple[float, float]) -> str:
    """Two means with half their intervals, one above the other: the first hollow, the second filled."""
    return _strip(scale, _interval(scale, outlined, 8, "hollow") + _interval(scale, filled, 20, "full"))


def bar(scale: Scale, value: float, half: float) -> str:
    """A bar from zero with half its interval."""
    start, end = sorted((scale.at(0.0), scale.at(value)))
    shape = f'<rect class="bar" x="{start}" y="7" width="{max(2.0, end - start):.1f}" height="14"/>'
    return _strip(scale, shape + _line("whisker", scale.at(value - half), scale.at(value + half), 14))


def _interval(scale: Scale, told: tuple[float, float], high: int, kind: str) -> str:
    mean, half = told
    at = scale.at(mean)
    ends = _line(f"whisker {kind}", scale.at(mean - half), scale.at(mean + half), high)
    return f'{ends}<rect class="{kind}" x="{at - 5:.1f}" y="{high - 5}" width="10" height="10"/>'


def _line(kind: str, start: float, end: float, high: int) -> str:
    return f'<line class="{kind}" x1="{start}" x2="{end}" y1="{high}" y2="{high}"/>'


def _strip(scale: Scale, shapes: str) -> str:
    zero = scale.at(0.0)
    axis = f'<line class="zero" x1="{zero}" x2="{zero}" y1="0" y2="{_HIGH}"/>'
    return (
        f'<svg viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        f"{axis}{shapes}</svg>"
    )
