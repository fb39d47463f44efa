"""All hands of a deal open, and the trick as it lay."""

from collections.abc import Sequence
from typing import Any, Final

from rich.style import Style

from whistclub.cards.card import Card
from whistclub.rules.actions import Play
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.values import View
from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.scene.around import Direction, seats_around
from whistclub.terminal.app.theme import Appearance, Face, draw_card
from whistclub.terminal.app.widgets.facts import holding
from whistclub.terminal.texts.facts import pile_of
from whistclub.terminal.texts.table_words import TableWords

_BOLD: Final = Style(bold=True)
_CARD: Final = (5, 4)
_DECKTET_CARD: Final = (7, 5)
_SHIFTS: Final[dict[Direction, int]] = {
    "left": -9, "opposite": -3, "right": 3, "own": 9,
    "lower_left": -15, "upper_left": -9, "upper_right": 3, "lower_right": 15,
}  # fmt: skip
"""Cells from the middle at which the card of each direction lies."""


class OpenHands(Painted):
    """The hands around the trick, or in a solitaire the hand and the dummy's cards."""

    ground = theme.CLOTH
    words: TableWords | None = None
    appearance = Appearance()
    position: Any = None
    viewer: Viewer = None

    def paint(self, canvas: Canvas) -> None:
        """Draws the position, with every seat's own view of its hand."""
        words = self.words
        if words is None or self.position is None:
            return
        views = [words.game.view(self.position, Seat(seat)) for seat in range(words.game.seats)]
        if words.game.seats == 1:
            self._alone(canvas, views[0], words)
        else:
            self._around(canvas, views, words)

    def _around(self, canvas: Canvas, views: Sequence[View], words: TableWords) -> None:
        third, low, level = canvas.width // 3, canvas.height - 5, (canvas.height - 5) // 2
        spots: dict[Direction, tuple[int, int]] = {
            "opposite": (third + 2, 0),
            "left": (1, level),
            "right": (2 * third + 4, level),
            "own": (third + 2, low),
            "upper_left": (1, 0),
            "upper_right": (2 * third + 4, 0),
            "lower_left": (1, low),
            "lower_right": (2 * third + 4, low),
        }
        around = seats_around(self.viewer, words.game.seats)
        for direction, seat in around.items():
            x, y = spots[direction]
            style = theme.LAMP_LINE if seat in views[0].to_act else _BOLD
            canvas.put(x, y, words.seat(seat), style, third - 2)
            for row, line in enumerate(holding(views[seat].hand, self.appearance, words)):
                canvas.put(x, y + 1 + row, line, theme.CLOTH, max(third, 34))
        trick = dict(cards_on_table(views[0]))
        winning = words.game.winning(views[0])
        middle, high = third + third // 2, (canvas.height - 4) // 2
        for direction, seat in around.items():
            if seat in trick:
                spot = middle + _SHIFTS[direction], high
                self._card(canvas, spot, trick[seat], _CARD, is_ringed=seat == winning)

    def _alone(self, canvas: Canvas, view: View, words: TableWords) -> None:
        dummy = pile_of(words.game.moment(view), "dummy")
        dummys = () if dummy is None else dummy.cards
        for name, cards, y in (("side-you", view.hand, 0), ("app-alone-dummy", dummys, 7)):
            canvas.put(1, y, words.say(name), _BOLD)
            for index, card in enumerate(cards):
                self._card(canvas, (1 + 8 * index, y + 1), card, _DECKTET_CARD)
        trump = words.speaker.suit(view.trump) if view.trump else words.say("app-alone-no-trump")
        canvas.put(1, 13, words.say("app-fact-trump", suit=trump), theme.CLOTH_QUIET)

    def _card(
        self,
        canvas: Canvas,
        spot: tuple[int, int],
        card: Card,
        size: tuple[int, int],
        *,
        is_ringed: bool = False,
    ) -> None:
        if self.words is not None:
            face = Face(card=card, width=size[0], height=size[1], is_ringed=is_ringed)
            draw_card(canvas, *spot, face, self.appearance, self.words.catalogue)


def cards_on_table(view: View) -> list[tuple[Seat, Card]]:
    """Returns the trick on the table, or the one that has just been taken."""
    if view.trick:
        return list(view.trick)
    seen: dict[Seat, Card] = {}
    for seat, act in reversed(view.acts):
        if not isinstance(act, Play):
            continue
        if seat in seen:
            break
        seen[seat] = act.card
    return list(seen.items())
