"""A canvas of terminal cells, and the widgets that are drawn on one.

Everything the app shows is drawn here, so that what does not fit is known: `Canvas.cut` lists each text that lost a
part.
"""

from collections.abc import Callable, Hashable
from functools import cache
from itertools import groupby
from typing import Any, Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from whistclub.terminal.console import one_line

PLAIN: Final = Style()
_BRIGHT: Final = 3 * 128


class Canvas:
    """Cells in lines, each a character and a style. What is put outside is not drawn."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width, self.height = width, height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]
        self.cut: list[str] = []
        self.spots: list[tuple[Region, Hashable]] = []

    def put(self, x: int, y: int, text: str, style: Style, width: int | None = None) -> int:
        """Writes a text over the style below it, from `x` on, on `width` cells at most. Returns the cell after it."""
        room = self.width - x if width is None else min(width, self.width - x)
        written = one_line(text)
        if cell_len(written) > room:
            self.cut.append(text)
            written = _fitted(written, room)
        if not 0 <= y < self.height:
            if text.strip():
                self.cut.append(text)
            return x
        letters, begin, is_plain = self._letters[y], x, written.isascii()
        for letter in written:
            if 0 <= x < self.width:
                letters[x] = letter
                if not is_plain and cell_len(letter) == 2 and x + 1 < self.width:
                    x += 1
                    letters[x] = ""
            x += 1
        self._lay(y, begin, x, style)
        return x

    def _lay(self, y: int, begin: int, end: int, style: Style) -> None:
        """Lays a style over those of the cells from `begin` up to `end`, as far as the line goes."""
        styles = self._styles[y]
        # Neighbours mostly have one style, and to add two takes longer than to compare them.
        below, over = PLAIN, PLAIN + style
        for x in range(max(0, begin), min(self.width, end)):
            if styles[x] is not below:
                below = styles[x]
                over = below + style
            styles[x] = over

    def centred(self, y: int, text: str, style: Style, left: int = 0, width: int | None = None) -> None:
        """Writes a text in the middle of the cells from `left` on."""
        room = self.width - left if width is None else width
        self.put(left + max(0, (room - cell_len(text)) // 2), y, text, style, room)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, letter: str = " ") -> None:
        """Fills a rectangle with a letter."""
        left, right = max(0, x), min(self.width, x + width)
        for line in range(max(0, y), min(self.height, y + height)):
            self._letters[line][left:right] = letter * (right - left)
            self._lay(line, left, right, style)

    def text(self, x: int, y: int, text: str, style: Style, width: int, height: int) -> int:
        """Writes a text wrapped at its blanks into a rectangle. Returns how many lines it took."""
        lines = wrapped(text, width)
        for place, line in enumerate(lines):
            if place >= height:
                self.cut.append(line)
            else:
                self.put(x, y + place, line, style, width)
        return min(len(lines), height)

    def spot(self, x: int, y: int, width: int, height: int, meaning: Hashable) -> None:
        """Gives a rectangle a meaning for the mouse; later ones lie above earlier ones."""
        self.spots.append((Region(x, y, width, height), meaning))

    def meaning_at(self, x: int, y: int) -> Hashable:
        """Returns the meaning of a click there, None for nothing."""
        return next((meaning for region, meaning in reversed(self.spots) if region.contains(x, y)), None)

    def strip(self, y: int) -> Strip:
        """One line, as Textual draws it."""
        letters, begin, segments = self._letters[y], 0, list[Segment]()
        for style, run in groupby(self._styles[y]):
            end = begin + sum(1 for _ in run)
            segments.append(Segment("".join(letters[begin:end]), style))
            begin = end
        return Strip(segments, self.width)

    def without_colour(self) -> None:
        """Leaves no colour: what is bright becomes reversed, everything else plain."""
        self._styles = [[_bare(style) for style in line] for line in self._styles]

    def lines(self) -> list[str]:
        """The letters alone."""
        return ["".join(line) for line in self._letters]


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most so many cells, broken at blanks; a longer word stands alone and is cut."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and cell_len(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _fitted(text: str, width: int) -> str:
    """As much of the text as fits, its last cell an ellipsis."""
    kept = text
    while kept and cell_len(kept) > max(0, width - 1):
        kept = kept[:-1]
    return f"{kept}…" if width > 0 else ""


@cache
def _bare(style: Style) -> Style:
    ground = style.bgcolor.get_truecolor() if style.bgcolor is not None else None
    bright = ground is not None and sum(ground) > _BRIGHT
    return Style(bold=style.bold, reverse=bright or None)


class Painted(Widget):
    """A widget that is drawn on a canvas, again at each refresh."""

    ground: Style = PLAIN
    on_spot: Callable[[Hashable], Any] | None = None

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, classes=classes)
        self._canvas: Canvas | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draws the widget as it is now."""
        raise NotImplementedError

    @property
    def canvas(self) -> Canvas:
        """The canvas as last drawn; drawn now if it is out of date."""
        known = self._canvas
        width, height = self.size
        if known is None or (known.width, known.height) != (width, height):
            known = self._canvas = Canvas(width, height, self.rich_style + self.ground)
            self.paint(known)
            if self.app.no_color:
                known.without_colour()
        return known

    def repaint(self) -> None:
        """Draws the widget again at the next refresh."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Returns a line of the canvas, as Textual asks for it."""
        canvas = self.canvas
        if not 0 <= y < canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        return canvas.strip(y)

    def notify_style_update(self) -> None:
        """Forgets the canvas when Textual says that colours may have changed."""
        self._canvas = None
        super().notify_style_update()

    def on_click(self, event: Click) -> None:
        """Passes a click on by its meaning."""
        meaning = self.canvas.meaning_at(event.x, event.y)
        if meaning is not None and self.on_spot is not None:
            event.stop()
            self.on_spot(meaning)
