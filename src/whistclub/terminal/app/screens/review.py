"""Looking back at a deal that is over: act by act, all hands open, with what a bot would have done."""

from bisect import bisect_right
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from textual.app import ComposeResult

from whistclub.cards.errors import BadRecord, WhistclubError
from whistclub.club.table.sight import Sight
from whistclub.coach import best_line
from whistclub.games.registry import named_cards
from whistclub.players.player import hint_budget
from whistclub.players.registry import make_player
from whistclub.rules.conventions import Named
from whistclub.rules.match import Match, Played
from whistclub.rules.values import Event, seen_by
from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.coach import LINE_EFFORT, Coach
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.coach_strip import CoachStrip
from whistclub.terminal.app.widgets.open_hands import OpenHands
from whistclub.terminal.app.widgets.panel import PageText
from whistclub.terminal.local.session import BOT
from whistclub.terminal.texts.bots import bot_name
from whistclub.terminal.texts.coach import (
    LETTERS,
    curve,
    mark_text,
    points_lines,
    points_of,
    turning_lines,
    verdict_lines,
)
from whistclub.terminal.texts.lines import best_line_lines
from whistclub.terminal.texts.table_words import TableWords

_MOST_SENTENCES = 3


def reviewable_deals(match: Match) -> list[Played]:
    """Returns the deals of a match that were played to the end and whose cards are known."""
    return [
        played for played in match.deals if played.result is not None and played.deal.pack and played.acts
    ]


class Step(msgspec.Struct, frozen=True):
    """A moment of the deal: the position, the events of the act before it, and the number of acts made."""

    position: Any
    events: tuple[Event, ...]
    number: int


class Sentences(Painted):
    """The sentences about the act before this moment."""

    ground = theme.PLATE
    text = ""

    def paint(self, canvas: Canvas) -> None:
        """Draws the sentences."""
        canvas.text(1, 0, self.text, theme.PLATE, canvas.width - 2, canvas.height)


class Title(Painted):
    """The line on top: which deal, and how many acts into it."""

    ground = theme.ROOM
    text = ""

    def paint(self, canvas: Canvas) -> None:
        """Draws the line."""
        canvas.put(1, 0, self.text, theme.BRASS + theme.STRONG)


class Review(AppScreen):
    """Shows one deal; Up and Down go to the deals before and after it."""

    key_groups = (
        (
            "app-keys-review",
            (
                ("← →", "app-key-review-step"),
                ("PgUp PgDn", "app-key-review-trick"),
                ("Home End", "app-key-review-ends"),
                ("↑ ↓", "app-key-review-deal"),
                ("I", "app-key-review-why"),
                ("C", "app-key-review-coach"),
                ("1 2 3", "app-key-review-turning"),
                ("V", "app-key-review-verdict"),
                ("L", "app-key-review-line"),
                ("T", "app-key-review-try"),
                ("Esc", "app-key-read-close"),
            ),
        ),
    )

    def __init__(self, sight: Sight, played: Played) -> None:
        super().__init__()
        self._sight, self._deals = sight, reviewable_deals(sight.match)
        self._deal = self._deals.index(played)
        self.steps = self._replayed()
        self._named = self._customs()
        self._at = 0
        self._why = ""
        self.coach: Coach | None = None

    def compose(self) -> ComposeResult:
        """Lays out title, cloth, sentences, keys."""
        yield Title(id="bar")
        yield OpenHands(id="review")
        yield CoachStrip()
        yield Sentences(id="said")
        yield Foot(id="foot")

    @property
    def at(self) -> int:
        """The number of acts made at the moment shown."""
        return self.steps[self._at].number

    @property
    def views(self) -> list[Any]:
        """The views of all seats at this moment."""
        game, position = self._sight.match.game, self.steps[self._at].position
        return [game.view(position, seat) for seat in range(game.seats)]

    def redraw(self) -> None:
        """Shows this moment, in words and cards."""
        words, step, played = self._words(), self.steps[self._at], self._deals[self._deal]
        title, cloth, said = self.query_one(Title), self.query_one(OpenHands), self.query_one(Sentences)
        number, most = played.setting.number, len(played.acts)
        title.text = self.say("app-review", game=words.name(), number=number, act=step.number, most=most)
        appearance = self.host.preferences.appearance
        cloth.words, cloth.appearance, cloth.position = words, appearance, step.position
        cloth.viewer = self._sight.viewer
        said.text = self._why or self._sentences(words, step)
        if self.coach is not None:
            said.text = self._why or self._judged(words, step)
            self._show_strip(self.coach)
        for widget in (title, cloth, said):
            widget.repaint()
        other = ((appearance.mark("↑ ↓", "Up Down"), self.say("app-foot-deal"), "down"),)
        self.query_one(Foot).show(
            (appearance.mark("← →", "Left Right"), self.say("app-foot-step"), "right"),
            *(other if len(self._deals) > 1 else ()),
            ("C", self.say("app-foot-coach"), "c"),
            ("V", self.say("app-foot-verdict"), "v")
            if self.coach is not None
            else ("I", self.say("app-foot-why"), "i"),
            ("Esc", self.say("app-foot-close"), "escape"),
            ("?", self.say("app-foot-help"), "question_mark"),
            press=self.press,
        )

    def pressed(self, key: str, character: str) -> bool:
        """Steps by Left and Right, by tricks with the page keys, to the ends by Home and End, to other deals by Up and
        Down.
        """
        last = len(self.steps) - 1
        targets = {"left": self._at - 1, "right": self._at + 1, "home": 0, "end": last, "space": self._at + 1}
        targets |= {"pagedown": self._trick_end(1), "pageup": self._trick_end(-1)}
        self._why = ""
        if key in targets:
            self._at = max(0, min(last, targets[key]))
        elif key in {"up", "down"}:
            self._deal = max(0, min(len(self._deals) - 1, self._deal + (1 if key == "down" else -1)))
            self.steps, self._named, self._at = self._replayed(), self._customs(), 0
            self._dismiss_coach()
        elif key == "i":
            self._why = self._bot_would()
        elif key == "t":
            self._why = self._try_again()
            if not self._why:
                return True
        elif key in {"escape", "q", "enter"}:
            self._dismiss_coach()
            self.dismiss()
            return True
        elif not self._pressed_coach(key):
            return False
        self.redraw()
        return True

    def _pressed_coach(self, key: str) -> bool:
        """Asks the coach or sends it away by C, goes to a turning point by its number, and opens the verdict by V."""
        if key == "c" and self.coach is not None:
            self._dismiss_coach()
        elif key == "c":
            game, played = self._sight.match.game, self._deals[self._deal]
            self.coach = Coach(game, played, lambda: self.app.call_from_thread(self._heard))
            self.coach.look()
        elif self.coach is None:
            return False
        elif key == "v":
            self.host.show(Reader(self._verdict))
        elif key == "l":
            self._show_line(self.coach)
        elif key in {"1", "2", "3"} and self.coach.review is not None:
            turning = self.coach.review.turning
            self._at = turning[int(key) - 1] if int(key) <= len(turning) else self._at
        else:
            return False
        return True

    def _dismiss_coach(self) -> None:
        """Sends the coach away."""
        if self.coach is not None:
            self.coach.leave()
        self.coach = None
        self.query_one(CoachStrip).remove_class("-asked")

    def _heard(self) -> None:
        """Shows what the coach has found since."""
        if self.is_mounted and self.is_current:
            self.redraw()

    def _show_strip(self, coach: Coach) -> None:
        """Shows the curve with the turning points; until it is there, that the coach is looking."""
        strip, review = self.query_one(CoachStrip), coach.review
        strip.add_class("-asked")
        if review is None:
            strip.show(self.say("client-coach-looking"))
            return
        points = points_of(review)
        numbers = [one.number for one in points]
        key = "app-coach-curve-alone" if review.chances else "app-coach-curve"
        letters = {_last(numbers, one): letter for letter, one in zip(LETTERS, review.turning, strict=False)}
        line = curve(points, ascii_only=self.host.preferences.appearance.ascii)
        strip.show(self.say(key, side=self._words().sides[0]), line, _last(numbers, self._at), letters)

    def _judged(self, words: TableWords, step: Step) -> str:
        """The act before this moment with its mark, once the coach has looked at it."""
        said = self._sentences(words, step)
        coach = self.coach
        if coach is None or not step.number:
            return said
        marked = coach.marked.get(step.number)
        if marked is None and coach.review is None:
            return said
        return f"{said}\n{mark_text(marked, words)}"

    def _verdict(self) -> PageText:
        """All about the act before this moment, then the turning points, then where the points came from."""
        words, coach = self._words(), self.coach
        number = self.steps[self._at].number
        heading = self.say("app-coach-heading", act=number)
        if coach is None or (coach.review is None and number not in coach.marked):
            return PageText(heading, [self.say("client-coach-looking")])
        lines = [self._sentences(words, self.steps[self._at]), ""]
        lines += verdict_lines(coach.marked.get(number), words) if number else []
        if coach.review is not None:
            turning = turning_lines(coach.review, words)
            if turning:
                lines += ["", words.say("client-coach-turning"), *turning]
            lines += ["", words.say("client-coach-ledger"), *points_lines(coach.review, words)]
        return PageText(heading, lines)

    def _show_line(self, coach: Coach) -> None:
        """Shows the rest of the deal with the best card in the place of the act before this moment; or says that there
        is none.
        """
        number, played = self.steps[self._at].number, self._deals[self._deal]
        marked, game = coach.marked.get(number), self._sight.match.game
        # The play of a solitaire is counted by odds, and asking for its line would only wait for nothing.
        line = None
        if marked is not None and marked.method != "odds":
            line = best_line(
                game, played, number, game.alphabet.read(marked.best.act, game.pack), LINE_EFFORT
            )
        if line is None:
            self._why = self.say("client-line-none" if marked else "client-coach-no-choice")
            return
        found = line

        def page() -> PageText:
            words = self._words()
            return PageText(self.say("client-line"), best_line_lines(found, words.sides, words))

        self.host.show(Reader(page))

    def _try_again(self) -> str:
        """Opens a table that goes on from this moment; returns why it does not."""
        place = self._sight.match.deals.index(self._deals[self._deal]) + 1
        try:
            self.host.try_again(self._sight.table, place, self.at)
        except BadRecord:
            return self.say("app-review-try-elsewhere")
        except WhistclubError as problem:
            return self.host.reason(problem)
        return ""

    def _words(self) -> TableWords:
        return TableWords(self.host.preferences.catalogue, self._sight.match.game, self._sight.seats)

    def _replayed(self) -> list[Step]:
        """Returns every moment of the deal."""
        game, played = self._sight.match.game, self._deals[self._deal]
        position = game.start(played.deal, played.setting)
        steps = [Step(position, (), 0)]
        for number, (seat, action) in enumerate(played.acts, 1):
            after = position.play(seat, action)
            steps.append(Step(after, game.narrate(position, seat, action, after), number))
            position = after
        return steps

    def _customs(self) -> dict[int, Named]:
        """Returns the cards of the deal that kept a convention, by the number of acts made with them."""
        found = named_cards(self._sight.match.game, self._deals[self._deal], self._sight.conventions)
        return {one.acts: one for one in found}

    def _sentences(self, words: TableWords, step: Step) -> str:
        if step.number == 0:
            return self.say("app-review-begin")
        seats = words.game.seats
        events = [seen_by(one, self._sight.viewer, seats) for one in step.events]
        lines = [words.speaker.event(one) for one in events if not one.key.startswith("event-dealt")]
        named = self._named.get(step.number)
        if named is not None:
            lines.insert(1, self.say(named.key, suit=words.speaker.suit(named.suit)))
        ended = self._deals[self._deal].result if step.number == len(self.steps) - 1 else None
        if ended is not None:
            lines += words.score_lines(ended.lines)
        return " ".join(lines[-_MOST_SENTENCES:])

    def _bot_would(self) -> str:
        """Returns what a bot would do in the place of the seat that acts next, and why, or that nobody acts any
        more.
        """
        if self._at + 1 >= len(self.steps):
            return self.say("app-review-end")
        words = self._words()
        seat, action = self._deals[self._deal].acts[self._at]
        view = words.game.view(self.steps[self._at].position, seat)
        if not view.legal:
            return self.say("app-review-end")
        player = make_player(words.game, BOT, self._sight.conventions)
        decision = player.decide(view, Random(0), hint_budget(words.game, player))  # noqa: S311 - no secret
        return self.say(
            "app-review-same" if decision.action is action else "app-review-other",
            name=words.seat(seat),
            level=bot_name(BOT, words.catalogue),
            act=words.action(action),
            bot=words.action(decision.action),
            why=words.speaker.why(decision.why),
        )

    def _trick_end(self, by: int) -> int:
        """Returns the next moment, or the one before, at which a trick was taken."""
        index = self._at + by
        while 0 < index < len(self.steps) - 1:
            if any(one.kind.startswith("event-trick") for one in self.steps[index].events):
                return index
            index += by
        return index


def _last(numbers: Sequence[int], number: int) -> int:
    """The place of the last point that stands after no more acts than this."""
    return max(0, bisect_right(numbers, number) - 1)
