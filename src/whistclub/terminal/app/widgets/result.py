"""The result of a deal: its score lines, the score after it, and who took which trick."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from whistclub.rules.seats import Seat
from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas
from whistclub.terminal.app.clients.story import tricks
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.texts.gathering import gathering_lines

_TRICK_CELLS: Final = 3
_BOLD: Final = Style(bold=True)


def paint_result(canvas: Canvas, scene: Scene) -> None:
    """Draws the result of the last deal on the cloth, or a greeting before the first."""
    words, match = scene.words, scene.sight.match
    if scene.chairs:
        _gathering(canvas, scene)
        return
    if not match.deals:
        canvas.centred(canvas.height // 2, words.say("line-welcome", game=words.name()), _BOLD)
        return
    width, left = min(76, canvas.width - 4), max(2, (canvas.width - 76) // 2)
    y = 1 if canvas.height > 14 else 0
    canvas.put(left, y, words.deal_heading(match.deals[-1]), theme.CLOTH_QUIET)
    y += 1
    played = match.deals[-1]
    lines = words.score_lines(played.result.lines) if played.result is not None else []
    for line in lines:
        y += canvas.text(left, y, line, _BOLD, width, canvas.height - y)
    for line in words.after_deal(match, len(match.deals) - 1):
        y += canvas.text(left, y, line, theme.CLOTH, width, canvas.height - y)
    if match.result is not None:
        for line in words.result(match.result)[:-1]:
            y += canvas.text(left, y, line, theme.CLOTH, width, canvas.height - y)
    if y + 3 < canvas.height:
        _strip(canvas, scene, left, y + 1)


def _gathering(canvas: Canvas, scene: Scene) -> None:
    """Draws who has sat down while a table waits for its game."""
    words, lines = scene.words, list(gathering_lines(scene.chairs, scene.words))
    top = max(0, (canvas.height - len(lines) - 2) // 2)
    left = max(2, (canvas.width - max(map(cell_len, lines))) // 2)
    canvas.put(left, top, words.name(), _BOLD)
    for row, (chair, line) in enumerate(zip(scene.chairs, lines, strict=True)):
        style = theme.CLOTH if chair.person else theme.CLOTH_QUIET
        canvas.put(left, top + 2 + row, line, style, canvas.width - left)


def _strip(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Draws the tricks in a row: one's own on the upper line, the others' on the lower; further rows below where they
    fit.
    """
    words, viewer = scene.words, scene.sight.viewer or Seat(0)
    found = [trick for trick in tricks(scene.story) if trick.taker is not None]
    if not found or words.game.seats == 1:
        return
    pairs = not words.plays_alone
    own = words.say("app-strip-ours" if pairs else "app-strip-mine")
    others = words.say("app-strip-others" if pairs else "app-strip-rest")
    width = max(len(own), len(others)) + 2
    in_row = max(1, (canvas.width - x - width) // _TRICK_CELLS)
    for index, trick in enumerate(found):
        row, column = divmod(index, in_row)
        top = y + 3 * row
        if top + 1 >= canvas.height:
            return
        if column == 0:
            canvas.put(x, top, own, theme.CLOTH_QUIET)
            canvas.put(x, top + 1, others, theme.CLOTH_QUIET)
        mine = words.side_of(Seat(trick.taker or 0)) == words.side_of(viewer)
        spot, style = x + width + _TRICK_CELLS * column, theme.CHIP if mine else theme.CLOTH
        canvas.put(spot, top if mine else top + 1, f"{index + 1:>2}", style)
