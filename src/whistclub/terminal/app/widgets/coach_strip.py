"""Three lines under the cards: the curve of a deal, a letter an act, and below it the turning points and the moment
shown.
"""

from collections.abc import Mapping

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted


class CoachStrip(Painted):
    """The label, the curve with the place `at` marked in it, and letters at the turning points by their place."""

    ground = theme.PLATE

    def __init__(self) -> None:
        super().__init__(id="strip")
        self._label, self._curve, self._at = "", "", 0
        self._letters: Mapping[int, str] = {}

    def show(
        self, label: str, curve: str = "", at: int = 0, letters: Mapping[int, str] | None = None
    ) -> None:
        """Shows this curve; without one the label alone."""
        self._label, self._curve, self._at, self._letters = label, curve, at, letters or {}
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draws the lines; of a curve longer than the line the part around the moment shown."""
        canvas.text(1, 0, self._label, theme.PLATE, canvas.width - 2, 1 if self._curve else canvas.height)
        if not self._curve:
            return
        room = canvas.width - 2
        first = max(0, min(self._at - room // 2, len(self._curve) - room))
        canvas.put(1, 1, self._curve[first : first + room], theme.PLATE + theme.STRONG)
        marks = {self._at: "^", **self._letters}
        for place, letter in marks.items():
            if first <= place < first + room:
                canvas.put(1 + place - first, 2, letter, theme.PLATE + theme.STRONG)
        if self._at in self._letters:
            canvas.put(2 + self._at - first, 2, "<", theme.PLATE)
