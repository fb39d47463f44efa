"""Line mode: a match in numbered choices, one thing a line, for a keyboard, a screen reader or a pipe."""

from collections.abc import Callable, Sequence
from typing import Final

from whistclub.cards.errors import BadText, IllegalAction, WhistclubError
from whistclub.messages import page
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event, View
from whistclub.terminal.console import Console
from whistclub.terminal.menu import Choice, lines_of, menu_of, read_answer
from whistclub.terminal.pages import plain_page
from whistclub.terminal.reports import played_by
from whistclub.terminal.session import Session
from whistclub.terminal.sight import hand_lines, table_lines
from whistclub.terminal.words import Words, score_after

COMMANDS: Final = {
    "hand": ("line-word-hand", "line-about-hand"),
    "trick": ("line-word-trick", "line-about-trick"),
    "list": ("line-word-list", "line-about-list"),
    "score": ("line-word-score", "line-about-score"),
    "rules": ("line-word-rules", "line-about-rules"),
    "undo": ("line-word-undo", "line-about-undo"),
    "stop": ("line-word-stop", "line-about-stop"),
    "quit": ("line-word-quit", "line-about-quit"),
    "help": ("line-word-help", "line-about-help"),
}
"""What may be typed besides a choice: the key of the word in the player's language, and of what it does. The English
word is understood in every language."""


class Left(Exception):
    """The person has quit."""


class LineMode:
    """One match at one console; `saved` is called after every deal."""

    def __init__(
        self, console: Console, words: Words, session: Session, saved: Callable[[], None], *, pauses: bool
    ) -> None:
        self._console = console
        self._words = words
        self._session = session
        self._saved = saved
        self._pauses = pauses
        self._typed = {words.say(word).lower(): name for name, (word, _) in COMMANDS.items()}
        self._typed |= {name: name for name in COMMANDS} | {"?": "help", "q": "quit", "exit": "quit"}
        self._stop_asked = False
        self._listed: object = None

    def run(self) -> None:
        """Plays to the end of the match. Raises Left, InputEnded and KeyboardInterrupt with the match as it stands."""
        session = self._session
        self._introduce()
        while session.match.result is None:
            if session.match.position is None:
                self._begin()
            seat = session.due()
            action = self._choose(seat) if seat in session.yours else session.bot_act(seat)
            if action is not None:
                self._take(seat, action)
        self._tell(["", *self._words.result(session.match.result)])

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.say(line)

    def _introduce(self) -> None:
        words, session = self._words, self._session
        self._console.say(words.say("line-welcome", game=words.name()))
        self._tell(played_by(words))
        if words.game.seats > 1 and session.viewer is not None:
            self._console.say(words.say("line-your-seat", seat=words.seat(session.viewer)))
        self._console.say(
            words.say("line-how", help=words.say("line-word-help"), quit=words.say("line-word-quit"))
        )
        if session.match.position is not None:
            self._tell(
                ["", words.deal_heading(session.match.deals[-1]), words.score(session.match.setting.score)]
            )
            self._tell(words.carry(session.match.setting.carry))
            self._tell(self._table())
            self._tell(hand_lines(self._view(), words))

    def _begin(self) -> None:
        session, words = self._session, self._words
        before = session.match.deals
        told = session.begin()
        self._tell(["", words.deal_heading(session.match.deals[-1])])
        if not before or score_after(before[-1]) == session.match.setting.score:
            self._tell(words.carry(session.match.setting.carry))
        self._tell(self._told(told))

    def _take(self, seat: Seat, action: Action) -> None:
        session, words = self._session, self._words
        try:
            told = session.act(seat, action)
        except IllegalAction as problem:
            self._console.say(words.speaker.reason(problem.reason))
            return
        self._stop_asked = False
        self._tell(self._told(told))
        if session.match.position is None:
            self._deal_over()

    def _told(self, happened: Sequence[Event]) -> list[str]:
        """The events as the person is told them; a hand dealt is told sorted."""
        lines = []
        for one in happened:
            if one.kind == "event-dealt" and self._session.match.position is not None:
                lines += hand_lines(self._view(), self._words)
            else:
                lines += self._words.events([one], self._session.viewer)
        return lines

    def _deal_over(self) -> None:
        session, words = self._session, self._words
        played = session.match.deals[-1]
        if played.result is not None:
            self._tell(words.score_lines(played.result.lines))
        self._tell(words.after_deal(session.match, len(session.match.deals) - 1))
        self._saved()
        if self._pauses and session.match.result is None:
            self._console.ask(words.say("line-press-enter"))

    def _view(self) -> View:
        session = self._session
        return session.game.view(session.match.position, session.viewer)

    def _table(self) -> list[str]:
        return table_lines(self._view(), self._words)

    def _choose(self, seat: Seat) -> Action | None:
        """The act the person chooses; None when they took an act back or ended the match instead."""
        legal = self._session.match.position.legal(seat)
        menu: Sequence[Choice] = menu_of(legal, self._words)
        before = self._session.match
        if self._listed is not before:
            self._listed = before
            self._tell(lines_of(menu, self._words))
        while self._session.match is before:
            text = self._console.ask(self._words.say("line-prompt"))
            command = self._typed.get(text.lower())
            if command == "list" or not text:
                self._tell(lines_of(menu, self._words))
            elif command is not None:
                self._obey(command)
            else:
                chosen = self._read(text, menu, legal)
                if isinstance(chosen, Action):
                    return chosen
                menu = chosen
        return None

    def _read(self, text: str, menu: Sequence[Choice], legal: Sequence[Action]) -> Action | Sequence[Choice]:
        """The act chosen, or the menu to choose from next, which is told when it is a new one."""
        try:
            answer = read_answer(text, menu, legal, self._words.game.pack)
        except BadText as problem:
            self._console.say(self._words.speaker.reason(problem.reason))
            return menu
        if not isinstance(answer, Action):
            self._tell(lines_of(answer, self._words))
        return answer

    def _obey(self, command: str) -> None:
        words, session = self._words, self._session
        if command == "quit":
            raise Left
        if command == "hand":
            self._tell(hand_lines(self._view(), words))
        elif command == "trick":
            self._tell(self._table())
        elif command == "score":
            self._tell(words.sheet(session.match))
        elif command == "rules":
            self._tell(plain_page(page(words.game.key, words.catalogue.language)))
        elif command == "help":
            self._tell(self._help())
        else:
            self._change(command)

    def _change(self, command: str) -> None:
        """Undo, or stop, which has to be said twice."""
        words, session = self._words, self._session
        try:
            if command == "undo":
                session.undo()
                self._tell([words.say("line-undone"), *self._table()])
            elif self._stop_asked:
                session.stop()
                self._deal_over()
            else:
                self._stop_asked = True
                self._console.say(words.say("line-stop-again", stop=words.say("line-word-stop")))
        except WhistclubError as problem:
            self._console.say(words.speaker.reason(problem.reason))

    def _help(self) -> list[str]:
        words = self._words
        lines = [words.say("line-help")]
        for name, (word, about) in COMMANDS.items():
            if name != "undo" or self._session.may_undo:
                lines.append(words.say("line-command", word=words.say(word), about=words.say(about)))
        return lines
