"""The cloth: the trick by seat, who sits where, bids laid and spoken, and what stands at the side."""

from typing import Final

from rich.style import Style

from whistclub.cards.card import Card
from whistclub.rules.seats import Seat, partner_of
from whistclub.terminal.app import theme as at
from whistclub.terminal.app.canvas import Canvas
from whistclub.terminal.app.journal import last_words
from whistclub.terminal.app.scene import LARGE, MANY_CHIPS, SMALL, Scene
from whistclub.terminal.app.theme import Face, draw_card, draw_place
from whistclub.terminal.app.widgets.facts import fact_lines
from whistclub.terminal.app.widgets.result import paint_result
from whistclub.terminal.app.widgets.scene_widget import SceneView
from whistclub.terminal.app.widgets.solitaire import paint_alone
from whistclub.terminal.guide import facts_of

_BOLD: Final = Style(bold=True)


class Felt(SceneView):
    """The cloth of the table."""

    ground = at.CLOTH

    def paint(self, canvas: Canvas) -> None:
        """Draws the table as the scene has it."""
        scene = self.scene
        if scene is None:
            return
        if scene.view is None and not scene.is_lingering:
            paint_result(canvas, scene)
        elif scene.is_decktet:
            paint_alone(canvas, scene)
        else:
            _Four(canvas, scene).paint()


class _Four:
    """A table of four, drawn from one seat's place."""

    def __init__(self, canvas: Canvas, scene: Scene) -> None:
        self.canvas, self.scene = canvas, scene
        self.is_large = canvas.width >= 100 and canvas.height >= 26
        self.size = LARGE if self.is_large else SMALL
        self.left = 30 if self.is_large else 25
        self.words = scene.words
        self.own, self.west, self.north, self.east = scene.around()
        w, h = self.size
        middle = self.left + (canvas.width - self.left) // 2
        top = max(1, (canvas.height - 3 * h + 2 * (h // 3)) // 2) if self.is_large else 1
        step = h - 1
        self.cards = {
            self.north: (middle - w // 2, top),
            self.west: (middle - w // 2 - w - 2, top + step),
            self.east: (middle - w // 2 + w + 2, top + step),
            self.own: (middle - w // 2, top + 2 * step),
        }

    def paint(self) -> None:
        self._facts()
        for seat in (self.north, self.west, self.east):
            self._plate(seat)
        self._own_tag()
        if self._is_before_play():
            self._before_play()
        else:
            self._trick()

    def _facts(self) -> None:
        y = 0
        for place, line in enumerate(fact_lines(self.scene)):
            style = _BOLD if place == 0 else at.CLOTH_QUIET
            y += self.canvas.text(1, y, line, style, self.left - 2, self.canvas.height - y)
        if len(self.scene.chips) > MANY_CHIPS and self.scene.guidance:
            self._explain(y)

    def _explain(self, y: int) -> None:
        """The guidance, where many choices leave it no room below the prompt."""
        self.canvas.text(
            1, y + 1, self.scene.guidance, at.CLOTH_QUIET, self.left - 2, self.canvas.height - y - 1
        )

    def _is_before_play(self) -> bool:
        view = self.scene.view
        return self.scene.trick is None and view is not None and not view.trick

    def _trick(self) -> None:
        trick, look, w, h = self.scene.trick, self.scene.look, *self.size
        on_table = {Seat(seat): card for seat, card in trick.cards} if trick else {}
        waiting = () if self.scene.is_lingering else self.scene.sight.waiting
        for seat, (x, y) in self.cards.items():
            if seat in on_table:
                card = self.words.game.pack.card(on_table[seat])
                face = Face(card=card, width=w, height=h, is_ringed=trick is not None and trick.taker == seat)
                draw_card(self.canvas, x, y, face, look, self.words.catalogue)
            elif seat in waiting:
                draw_place(self.canvas, x, y, self.size, look, lit=seat == self.own)

    def _plate(self, seat: Seat) -> None:
        """Name and standing beside the seat's card place."""
        x, y = self.cards[seat]
        w, h = self.size
        is_due = seat in self.scene.sight.waiting and not self.scene.is_lingering
        name_style = at.LAMP_LINE if is_due else _BOLD
        name, tags = self._name(seat), self._tags(seat)
        if seat == self.north:
            text = f"{name}, {tags}" if tags else name
            left = self.left
            self.canvas.centred(y - 1, text, name_style, left, 2 * (x + w // 2 - left) + 1)
            return
        if seat == self.west:
            start, width = self.left, x - self.left - 1
        else:
            start, width = x + w + 1, self.canvas.width - x - w - 2
        lines = [(name, name_style), *((tag, at.CLOTH_QUIET) for tag in tags.split(", ") if tag)]
        for place, (line, style) in enumerate(lines[:h]):
            at_x = start + max(0, width - len(line)) if seat == self.west else start
            self.canvas.put(at_x, y + place, line, style, width)

    def _own_tag(self) -> None:
        """Who one is oneself: beside one's own card place, on large screens below it."""
        x, y = self.cards[self.own]
        w, h = self.size
        you, *more = self._tags(self.own).split(", ")
        name = f"{self._name(self.own)}, {you}"
        if self.is_large:
            text = ", ".join([name, *more])
            self.canvas.centred(y + h, text, at.CLOTH_QUIET, self.left, 2 * (x + w // 2 - self.left) + 1)
            return
        self.canvas.put(x + w + 2, y + 1, name, at.CLOTH_QUIET)
        self.canvas.put(x + w + 2, y + 3, ", ".join(more), at.CLOTH_QUIET)

    def _name(self, seat: Seat) -> str:
        mark = self.scene.look.mark("▶ ", "> ")
        waiting = seat in self.scene.sight.waiting and not self.scene.is_lingering
        return f"{mark if waiting else ''}{self.words.seat(seat)}"

    def _tags(self, seat: Seat) -> str:
        """Partner, bot, dealer and tricks, with commas between."""
        scene, words, place = self.scene, self.words, self.scene.place(seat)
        view = scene.view
        facts = {} if view is None else facts_of(view)
        tags = []
        if seat == scene.sight.viewer:
            tags.append(words.say("app-tag-you"))
        elif self._is_partner(seat, facts.get("holders") or ()):
            tags.append(words.say("app-tag-partner"))
        if place.is_bot or place.stand_in:
            tags.append(words.say("app-tag-bot"))
        if view is not None and view.setting.dealer == seat:
            tags.append(words.say("app-tag-dealer"))
        won = facts.get("won")
        if words.game.sides == 4 and isinstance(won, tuple) and any(won):
            tags.append(words.say("app-tag-tricks", count=won[seat]))
        return ", ".join(tags)

    def _is_partner(self, seat: Seat, holders: tuple[Seat, ...]) -> bool:
        viewer = self.scene.sight.viewer
        if viewer is None:
            return False
        if self.words.game.sides == 2:
            return seat == partner_of(viewer)
        return len(holders) == 2 and seat in holders and viewer in holders

    def _before_play(self) -> None:
        """Bid cards, calls and the turned card."""
        scene, (w, h) = self.scene, self.size
        view = scene.view
        if view is None:
            return
        facts, spoken = facts_of(view), last_words(scene.story)
        shown = {bid.seat: bid for bid in facts.get("bids", ())}
        for seat, (x, y) in self.cards.items():
            bid = shown.get(seat)
            if bid is not None and bid.cards:
                for place, card in enumerate(bid.cards):
                    self._card(card, x + place * (w - 2), y)
                self._label(seat, words_of(scene, bid.means))
            elif spoken.get(seat) == "laid":
                draw_card(
                    self.canvas, x, y, Face(card=None, width=w, height=h), scene.look, self.words.catalogue
                )
                if shown:
                    self._label(seat, self.words.say("app-bid-hidden"))
            elif seat in spoken:
                self._label(seat, words_of(scene, spoken[seat]), y_shift=1)
        turned = facts.get("turned")
        if isinstance(turned, Card) and facts.get("face_up"):
            x, y = self.cards[self.north][0], self.cards[self.west][1]
            self._card(turned, x, y)

    def _card(self, card: Card, x: int, y: int) -> None:
        w, h = self.size
        draw_card(
            self.canvas, x, y, Face(card=card, width=w, height=h), self.scene.look, self.words.catalogue
        )

    def _label(self, seat: Seat, text: str, y_shift: int = 0) -> None:
        """A word beside a seat's card place."""
        x, y = self.cards[seat]
        w, h = self.size
        if seat == self.north:
            self.canvas.put(x + w + 2, y + y_shift + 1, text, at.PLATE)
        elif seat == self.own:
            self.canvas.put(x + w + 2, y + 2, text, at.PLATE)
        elif seat == self.west:
            width = x - self.left - 1
            self.canvas.put(max(self.left, x - 1 - len(text)), y + h - 1, text, at.PLATE, width)
        else:
            self.canvas.put(x + w + 1, y + h - 1, text, at.PLATE, self.canvas.width - x - w - 2)


def words_of(scene: Scene, call: str) -> str:
    """A call as it is spoken, with a blank on either side."""
    text = scene.words.speaker.call(call)
    return f" {text[:1].upper()}{text[1:]} "
