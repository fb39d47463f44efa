"""The cloth: the trick by seat, who sits where, bids laid and spoken, and the facts at the side."""

from typing import Final

from rich.style import Style

from whistclub.cards.card import Card
from whistclub.rules.actions import Action, Lay
from whistclub.rules.moment import Tag
from whistclub.rules.seats import Seat
from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas
from whistclub.terminal.app.scene.around import LEFT, Direction, seats_around
from whistclub.terminal.app.scene.chips import act_in_short
from whistclub.terminal.app.scene.scene import LARGE, MANY_CHIPS, SMALL, Scene
from whistclub.terminal.app.theme import Face, draw_card, draw_place
from whistclub.terminal.app.widgets.facts import fact_lines
from whistclub.terminal.app.widgets.result import paint_result
from whistclub.terminal.app.widgets.scene_widget import SceneView
from whistclub.terminal.app.widgets.seat_tags import seat_name, seat_tags
from whistclub.terminal.app.widgets.solitaire import paint_alone
from whistclub.terminal.texts.facts import phase_of, pile_text

_BOLD: Final = Style(bold=True)


class Cloth(SceneView):
    """The cloth of the table."""

    ground = theme.CLOTH

    def paint(self, canvas: Canvas) -> None:
        """Draws the table as the scene has it."""
        scene = self.scene
        if scene is None:
            return
        if scene.view is None and not scene.is_lingering:
            paint_result(canvas, scene)
        elif scene.is_solitaire:
            paint_alone(canvas, scene)
        else:
            _RoundTable(canvas, scene).paint()


class _RoundTable:
    """A table of two to six, drawn from one seat's place."""

    def __init__(self, canvas: Canvas, scene: Scene) -> None:
        self.canvas, self.scene, self.words = canvas, scene, scene.words
        self.is_large = canvas.width >= 100 and canvas.height >= 26
        self.size = LARGE if self.is_large else SMALL
        self.left = 30 if self.is_large else 25
        self.spots = self._spots()
        around = seats_around(scene.sight.viewer, scene.words.game.seats)
        self.directions = {seat: direction for direction, seat in around.items()}

    def paint(self) -> None:
        """Draws the facts, the seats, and the trick or the bids."""
        self._facts()
        self._stock()
        for seat, direction in self.directions.items():
            if direction == "own":
                self._own_tag(seat)
            else:
                self._plate(seat, direction)
        if self._is_before_play():
            self._before_play()
        else:
            self._trick()

    def _spots(self) -> dict[Direction, tuple[int, int]]:
        """Returns the places of the cards by direction."""
        w, h = self.size
        middle = self.left + (self.canvas.width - self.left) // 2
        top = max(1, (self.canvas.height - 3 * h + 2 * (h // 3)) // 2) if self.is_large else 1
        step = h - 1
        x, left, right = (middle - w // 2 + by * (w + 2) for by in (0, -1, 1))
        return {
            "opposite": (x, top),
            "left": (left, top + step),
            "right": (right, top + step),
            "own": (x, top + 2 * step),
            "upper_left": (left, top),
            "upper_right": (right, top),
            "lower_left": (left, top + h),
            "lower_right": (right, top + h),
        }

    def _facts(self) -> None:
        y, height = 0, self.canvas.height
        for index, line in enumerate(fact_lines(self.scene)):
            style = _BOLD if index == 0 else theme.CLOTH_QUIET
            y += self.canvas.text(1, y, line, style, self.left - 2, height - y)
        if len(self.scene.chips) > MANY_CHIPS and self.scene.guidance:
            # Many choices leave the guidance no room below the prompt.
            self.canvas.text(1, y + 1, self.scene.guidance, theme.CLOTH_QUIET, self.left - 2, height - y - 1)

    def _stock(self) -> None:
        """Draws the stock that cards are drawn from, where there is one: its face-up card, and how many are left."""
        stock = self.scene.pile("stock")
        if stock is None or "left" in self.directions.values():
            return
        (x, y), (_, h) = self.spots["left"], self.size
        if stock.cards:
            self._card(stock.cards[-1], x, y)
        elif not stock.count:
            draw_place(self.canvas, x, y, self.size, self.scene.appearance, lit=False)
        text = pile_text(stock, self.words)
        start = max(self.left, x - len(text) - 1)
        self.canvas.put(start, y + h // 2, text, theme.CLOTH_QUIET, x - start)

    def _is_before_play(self) -> bool:
        view = self.scene.view
        return self.scene.trick is None and view is not None and not view.trick

    def _trick(self) -> None:
        trick = self.scene.trick
        on_table = {Seat(seat): card for seat, card in trick.cards} if trick else {}
        waiting = () if self.scene.is_lingering else self.scene.sight.waiting
        w, h = self.size
        for seat, direction in self.directions.items():
            x, y = self.spots[direction]
            if seat in on_table:
                card = self.words.game.pack.card(on_table[seat])
                is_ringed = seat == (
                    self.scene.winning if trick is None or trick.taker is None else trick.taker
                )
                self._face(Face(card=card, width=w, height=h, is_ringed=is_ringed), x, y)
            elif seat in waiting:
                draw_place(self.canvas, x, y, self.size, self.scene.appearance, lit=direction == "own")

    def _plate(self, seat: Seat, direction: Direction) -> None:
        """Writes name and standing next to the seat's card."""
        x, y = self.spots[direction]
        w, h = self.size
        is_due = seat in self.scene.sight.waiting and not self.scene.is_lingering
        name_style = theme.LAMP_LINE if is_due else _BOLD
        name = seat_name(self.scene, seat)
        tags = seat_tags(self.scene, seat, None if direction == "opposite" else h - 1)
        if direction == "opposite":
            text, left = ", ".join([name, *tags]), self.left
            self.canvas.centred(y - 1, text, name_style, left, 2 * (x + w // 2 - left) + 1)
            return
        if direction in LEFT:
            start, width = self.left, x - self.left - 1
        else:
            start, width = x + w + 1, self.canvas.width - x - w - 2
        lines = [(name, name_style), *((tag, theme.CLOTH_QUIET) for tag in _joined(tags, h - 1))]
        for row, (line, style) in enumerate(lines):
            at_x = start + max(0, width - len(line)) if direction in LEFT else start
            self.canvas.put(at_x, y + row, line, style, width)

    def _own_tag(self, seat: Seat) -> None:
        """Writes who one is oneself: next to one's own card, on large screens below it."""
        x, y = self.spots["own"]
        w, h = self.size
        tags = seat_tags(self.scene, seat)
        name, more = ", ".join([seat_name(self.scene, seat), *tags[:1]]), tags[1:]
        if self.is_large:
            text = ", ".join([name, *more])
            width = 2 * (x + w // 2 - self.left) + 1
            self.canvas.centred(y + h, text, theme.CLOTH_QUIET, self.left, width)
            return
        # Of five and six seats the one on the right reaches down to the second line of one's own card.
        rows = (y + 2, y + 3) if "lower_right" in self.directions.values() else (y + 1, y + 3)
        self.canvas.put(x + w + 2, rows[0], name, theme.CLOTH_QUIET)
        self.canvas.put(x + w + 2, rows[1], ", ".join(more), theme.CLOTH_QUIET)

    def _before_play(self) -> None:
        """Draws bid cards, calls and the turned card."""
        view, tags = self.scene.view, {tag.seat: tag for tag in self.scene.moment.tags}
        calls = {seat: act for seat, act in view.acts if act is None or act.verb != "play"} if view else {}
        for seat, direction in self.directions.items():
            tag = tags.get(seat)
            if tag is not None:
                self._bid_cards(direction, tag)
            elif seat in calls:
                self._call(direction, calls[seat])
        turned = self.scene.pile("turned")
        if turned is not None and turned.cards:
            self._card(turned.cards[-1], self.spots["opposite"][0], self.spots["left"][1])

    def _bid_cards(self, direction: Direction, tag: Tag) -> None:
        """Draws the cards that say what a seat bids; the words stand on its plate."""
        x, y = self.spots[direction]
        for index, card in enumerate(tag.cards):
            self._card(card, x + index * (self.size[0] - 2), y)

    def _call(self, direction: Direction, act: Action | None) -> None:
        """Draws a card laid face down, or writes the call of a seat."""
        x, y = self.spots[direction]
        w, h = self.size
        if act is not None and not isinstance(act, Lay):
            self._label(direction, f" {act_in_short(act, self.words)} ", y_shift=1)
            return
        has_shown = any(tag.cards for tag in self.scene.moment.tags)
        if has_shown or isinstance(act, Lay) or self._is_laid():
            self._face(Face(card=None, width=w, height=h), x, y)
        if has_shown:
            self._label(direction, self.words.say("app-bid-hidden"))

    def _is_laid(self) -> bool:
        """Returns True while bid cards are laid."""
        phase = phase_of(self.scene.moment, self.words)
        return phase is not None and "lay" in phase.verbs

    def _card(self, card: Card, x: int, y: int) -> None:
        self._face(Face(card=card, width=self.size[0], height=self.size[1]), x, y)

    def _face(self, face: Face, x: int, y: int) -> None:
        draw_card(self.canvas, x, y, face, self.scene.appearance, self.words.catalogue)

    def _label(self, direction: Direction, text: str, y_shift: int = 0) -> None:
        """Writes a word next to a seat's card."""
        x, y = self.spots[direction]
        w, h = self.size
        if direction == "opposite":
            self.canvas.put(x + w + 2, y + y_shift + 1, text, theme.PLATE)
        elif direction == "own":
            self.canvas.put(x + w + 2, y + 2, text, theme.PLATE)
        elif direction in LEFT:
            # A call too long for the room beside the place of a card runs on into it, where none lies yet.
            width = x - self.left + w
            self.canvas.put(max(self.left, x - 1 - len(text)), y + h - 1, text, theme.PLATE, width)
        else:
            self.canvas.put(x + w + 1, y + h - 1, text, theme.PLATE, self.canvas.width - x - w - 2)


def _joined(tags: list[str], most: int) -> list[str]:
    """Returns the tags in at most so many lines; the two that are shortest together share one."""
    lines = list(tags)
    while len(lines) > most:
        place = min(range(len(lines) - 1), key=lambda at: len(lines[at]) + len(lines[at + 1]))
        lines[place : place + 2] = [", ".join(lines[place : place + 2])]
    return lines
