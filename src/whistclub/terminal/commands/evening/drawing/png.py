"""A sheet as PNG, by matplotlib, which has a rasteriser and a typeface of its own on every system."""

import io
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from whistclub.cards.errors import missing_package
from whistclub.terminal.commands.evening.drawing.shapes import Box, Path, Shape, Sheet, Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.text import Text

_DPI: Final = 200
_UNITS_PER_INCH: Final = 96
_POINTS_PER_UNIT: Final = 0.75


def look_for_png() -> None:
    """Raises MissingPackage if nothing here can make a PNG."""
    if find_spec("matplotlib") is None:
        raise missing_package("matplotlib", "drawing")


def png_of(sheet: Sheet) -> bytes:
    """The picture at 200 dots an inch. Raises MissingPackage."""
    look_for_png()
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells of its cache of typefaces
    figure = Figure(figsize=(sheet.width / _UNITS_PER_INCH, sheet.height / _UNITS_PER_INCH), dpi=_DPI)
    FigureCanvasAgg(figure)
    for number, shape in enumerate(sheet.shapes):
        _add(figure, sheet, shape, number)
    out = io.BytesIO()
    figure.savefig(out, format="png", metadata={"Software": None, "Title": sheet.title})
    return out.getvalue()


def _add(figure: "Figure", sheet: Sheet, shape: Shape, number: int) -> None:
    """Adds a shape above those before it; matplotlib counts from the bottom left, in parts of the sheet."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Rectangle

    match shape:
        case Box():
            corner = (shape.x / sheet.width, 1 - (shape.y + shape.height) / sheet.height)
            size = (shape.width / sheet.width, shape.height / sheet.height)
            box = Rectangle(corner, *size, facecolor=shape.fill, edgecolor=shape.edge, zorder=number)
            box.set(linewidth=0.5 * _POINTS_PER_UNIT, transform=figure.transFigure)
            figure.add_artist(box)
        case Path():
            xs = [x / sheet.width for x, _ in shape.points]
            ys = [1 - y / sheet.height for _, y in shape.points]
            width = shape.width * _POINTS_PER_UNIT
            figure.add_artist(Line2D(xs, ys, color=shape.colour, linewidth=width, zorder=number))
        case Words():
            figure.add_artist(_text(sheet, shape, number))


def _text(sheet: Sheet, words: Words, number: int) -> "Text":
    from matplotlib.text import Text

    at = (words.x / sheet.width, 1 - (words.y + 0.36 * words.size) / sheet.height)
    text = Text(*at, words.text, zorder=number)
    text.set(
        fontsize=words.size * _POINTS_PER_UNIT,
        fontfamily="DejaVu Sans",
        fontweight="bold" if words.bold else "normal",
        color=words.colour,
        ha={"start": "left", "middle": "center", "end": "right"}[words.anchor],
        va="baseline",
        parse_math=False,
    )
    return text
