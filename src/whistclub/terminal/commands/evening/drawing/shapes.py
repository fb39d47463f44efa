"""Shapes on a sheet, in units of a 96th of an inch from the top left corner."""

from typing import Literal

import msgspec

Anchor = Literal["start", "middle", "end"]


class Box(msgspec.Struct, frozen=True, tag=True):
    """A rectangle with a thin edge."""

    x: float
    y: float
    width: float
    height: float
    fill: str = "#ffffff"
    edge: str = "#888888"


class Path(msgspec.Struct, frozen=True, tag=True):
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    colour: str
    width: float = 1.0


class Words(msgspec.Struct, frozen=True, tag=True):
    """A line of text, its middle at the height `y`."""

    x: float
    y: float
    text: str
    size: float
    anchor: Anchor = "start"
    colour: str = "#000000"
    bold: bool = False


Shape = Box | Path | Words


class Sheet(msgspec.Struct, frozen=True):
    """A white sheet with shapes, the first the lowest; its title, and what it shows in a sentence."""

    width: float
    height: float
    title: str
    about: str
    shapes: tuple[Shape, ...]
