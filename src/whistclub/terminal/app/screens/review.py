"""Looking back at a deal that is over: act by act, all hands open, with what a bot would have done."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from rich.style import Style
from textual.app import ComposeResult

from whistclub.cards.card import Card
from whistclub.club.table.sight import Sight
from whistclub.players.player import hint_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Play
from whistclub.rules.match import Match, Played
from whistclub.rules.seats import FOUR, Seat, clockwise_from
from whistclub.rules.values import seen_by
from whistclub.terminal.app import theme as at
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.screens.base import Room
from whistclub.terminal.app.table_words import TableWords
from whistclub.terminal.app.theme import Face, Look, draw_card
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.facts import holding
from whistclub.terminal.session import BOT

_BOLD: Final = Style(bold=True)


def open_deals(match: Match) -> list[Played]:
    """The deals of a match whose cards lie open and were played."""
    return [
        played for played in match.deals if played.result is not None and played.deal.pack and played.acts
    ]


class Step(msgspec.Struct, frozen=True):
    """A point of the deal: the position, what had just happened, and the number of acts made."""

    position: Any
    events: tuple[Any, ...]
    number: int


class Open(Painted):
    """All hands open, and the trick as it lay."""

    ground = at.CLOTH
    words: TableWords | None = None
    look = Look()
    step: Step | None = None
    viewer: Seat = FOUR[0]

    def paint(self, canvas: Canvas) -> None:
        """Four hands around the trick, or in a solitaire the hand and the dummy's cards."""
        words, step = self.words, self.step
        if words is None or step is None:
            return
        views = [words.game.view(step.position, seat) for seat in FOUR[: words.game.seats]]
        if words.game.seats == 1:
            self._alone(canvas, views[0], words)
        else:
            self._four(canvas, views, words)

    def _four(self, canvas: Canvas, views: Sequence[Any], words: TableWords) -> None:
        own, west, north, east = clockwise_from(self.viewer)
        third, low, level = canvas.width // 3, canvas.height - 5, (canvas.height - 5) // 2
        spots = {north: (third + 2, 0), west: (1, level), east: (2 * third + 4, level), own: (third + 2, low)}
        trick = dict(_on_table(views[0]))
        for seat, (x, y) in spots.items():
            canvas.put(x, y, words.seat(seat), at.LAMP_LINE if seat in views[0].to_act else _BOLD, third - 2)
            for place, line in enumerate(holding(views[seat].hand, self.look, words)):
                canvas.put(x, y + 1 + place, line, at.CLOTH, max(third, 34))
        middle, high = third + third // 2, (canvas.height - 4) // 2
        places = {
            west: (middle - 9, high),
            north: (middle - 3, high),
            east: (middle + 3, high),
            own: (middle + 9, high),
        }
        for seat, (x, y) in places.items():
            if seat in trick:
                face = Face(card=trick[seat], width=5, height=4)
                draw_card(canvas, x, y, face, self.look, words.catalogue)

    def _alone(self, canvas: Canvas, view: Any, words: TableWords) -> None:
        canvas.put(1, 0, words.say("side-you"), _BOLD)
        self._row(canvas, view.hand, 1, words)
        canvas.put(1, 7, words.say("app-alone-dummy"), _BOLD)
        self._row(canvas, view.dummy, 8, words)
        trump = words.speaker.suit(view.trump) if view.trump else words.say("app-alone-no-trump")
        canvas.put(1, 13, words.say("app-fact-trump", suit=trump), at.CLOTH_QUIET)

    def _row(self, canvas: Canvas, cards: Sequence[Card], y: int, words: TableWords) -> None:
        for place, card in enumerate(cards):
            face = Face(card=card, width=7, height=5)
            draw_card(canvas, 1 + 8 * place, y, face, self.look, words.catalogue)


class Said(Painted):
    """What happened at this point."""

    ground = at.PLATE
    text = ""

    def paint(self, canvas: Canvas) -> None:
        """The sentences."""
        canvas.text(1, 0, self.text, at.PLATE, canvas.width - 2, canvas.height)


class Title(Painted):
    """Which deal, and how far."""

    ground = at.ROOM
    text = ""

    def paint(self, canvas: Canvas) -> None:
        """One line."""
        canvas.put(1, 0, self.text, at.BRASS + at.STRONG)


class Review(Room):
    """One deal; Up and Down go to the deals before and after it."""

    def __init__(self, sight: Sight, played: Played) -> None:
        super().__init__()
        self._sight, self._deals = sight, open_deals(sight.match)
        self._deal = self._deals.index(played)
        self._steps = self._told()
        self._at = 0
        self._why = ""

    def compose(self) -> ComposeResult:
        """Title, cloth, sentences, keys."""
        yield Title(id="bar")
        yield Open(id="review")
        yield Said(id="said")
        yield Foot(id="foot")

    def _told(self) -> list[Step]:
        """Every point of the deal."""
        game, played = self._sight.match.game, self._deals[self._deal]
        position = game.start(played.deal, played.setting)
        steps = [Step(position, (), 0)]
        for number, (seat, action) in enumerate(played.acts, 1):
            after = position.play(seat, action)
            steps.append(Step(after, game.narrate(position, seat, action, after), number))
            position = after
        return steps

    def speak(self) -> None:
        """This point, in words and cards."""
        words = TableWords(self.club.catalogue, self._sight.match.game, self._sight.seats)
        step, played = self._steps[self._at], self._deals[self._deal]
        title = self.query_one(Title)
        number = played.setting.number
        title.text = self.say(
            "app-review", game=words.name(), number=number, act=step.number, most=len(played.acts)
        )
        title.repaint()
        cloth = self.query_one(Open)
        cloth.words, cloth.look, cloth.step = words, self.club.look, step
        cloth.viewer = self._sight.viewer or FOUR[0]
        cloth.repaint()
        said = self.query_one(Said)
        said.text = self._why or self._sentences(words, step)
        said.repaint()
        foot = self.query_one(Foot)
        foot.keys = (
            (self.club.look.mark("← →", "Left Right"), self.say("app-foot-step"), "right"),
            (self.club.look.mark("↑ ↓", "Up Down"), self.say("app-foot-deal"), "down"),
            ("I", self.say("app-foot-why"), "i"),
            ("Esc", self.say("app-foot-close"), "escape"),
        )
        foot.on_spot = lambda meaning: self.pressed(str(meaning[1]), "")  # type: ignore[index]
        foot.repaint()

    def _sentences(self, words: TableWords, step: Step) -> str:
        if step.number == 0:
            return self.say("app-review-begin")
        seats = words.game.seats
        told = [seen_by(one, self._sight.viewer, seats) for one in step.events]
        lines = [words.speaker.event(one) for one in told if not one.key.startswith("event-dealt")]
        ended = self._deals[self._deal].result if step.number == len(self._steps) - 1 else None
        if ended is not None:
            lines += words.score_lines(ended.lines)
        return " ".join(lines[-3:])

    def _ask_why(self) -> None:
        """What a bot would do in the place of whoever acts next, and why."""
        step, words = (
            self._steps[self._at],
            TableWords(self.club.catalogue, self._sight.match.game, self._sight.seats),
        )
        if self._at + 1 >= len(self._steps):
            return
        seat, action = self._deals[self._deal].acts[self._at]
        view = words.game.view(step.position, seat)
        if not view.legal:
            return
        decision = make_player(words.game, BOT).decide(view, Random(0), hint_budget(words.game))  # noqa: S311 - no secret
        facts = {
            "name": words.seat(seat),
            "act": words.speaker.action(action.text),
            "bot": words.speaker.action(decision.action.text),
            "why": words.speaker.why(decision.why),
        }
        same = decision.action is action
        self._why = self.say("app-review-same", **facts) if same else self.say("app-review-other", **facts)

    def pressed(self, key: str, character: str) -> bool:
        """Left and right step, Home and End go to the ends, page keys go by tricks."""
        last = len(self._steps) - 1
        targets = {"left": self._at - 1, "right": self._at + 1, "home": 0, "end": last, "space": self._at + 1}
        targets |= {"pagedown": self._trick_end(1), "pageup": self._trick_end(-1)}
        self._why = ""
        if key in targets:
            self._at = max(0, min(last, targets[key]))
        elif key in {"up", "down"}:
            self._deal = max(0, min(len(self._deals) - 1, self._deal + (1 if key == "down" else -1)))
            self._steps, self._at = self._told(), 0
        elif key == "i":
            self._ask_why()
        elif key in {"escape", "q", "enter"}:
            self.dismiss()
            return True
        else:
            return False
        self.speak()
        return True

    def _trick_end(self, by: int) -> int:
        """The next point, or the one before, at which a trick was taken."""
        at_ = self._at + by
        while 0 < at_ < len(self._steps) - 1:
            if any(one.kind.startswith("event-trick") for one in self._steps[at_].events):
                return at_
            at_ += by
        return at_


def _on_table(view: Any) -> list[tuple[Seat, Card]]:
    """The trick on the table; where it has just been taken, that one."""
    if view.trick:
        return list(view.trick)
    plays = [(seat, act.card) for seat, act in view.acts if isinstance(act, Play)]
    seen: dict[Seat, Card] = {}
    for seat, card in reversed(plays):
        if seat in seen:
            break
        seen[seat] = card
    return list(seen.items())
