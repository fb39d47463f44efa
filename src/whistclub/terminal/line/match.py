"""The match of line mode: the console, the session, and the lines that tell of them."""

from collections.abc import Callable, Sequence

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Command
from whistclub.rules.moment import Moment
from whistclub.rules.values import SeenEvent, View
from whistclub.terminal.console import Console
from whistclub.terminal.line.playable import Playable
from whistclub.terminal.texts.refusal import refusal_text
from whistclub.terminal.texts.view_lines import hand_lines, table_lines
from whistclub.terminal.texts.words import Words


class Left(Exception):
    """Raised when the person quits."""


class LineMatch:
    """A match at one console.

    `confirming` is the command that has to be said a second time, `hinted` the number of the last deal with a hint,
    `listed` the number of the event after which the choices were last listed.
    """

    def __init__(self, console: Console, words: Words, session: Playable, *, pauses: bool) -> None:
        self.console = console
        self.words = words
        self.session = session
        self.confirming = ""
        self.hinted = 0
        self.listed: int | None = None
        self._pauses = pauses
        self._scored = self._finished()

    @property
    def view(self) -> View:
        """The person's view of the running deal. Raises IllegalAction between deals."""
        view = self.session.sight.view
        if view is None:
            raise IllegalAction(reason("no-deal-running"))
        return view

    @property
    def moment(self) -> Moment:
        """The moment of that view."""
        return self.session.sight.moment

    def say(self, key: str, /, **facts: str | int) -> None:
        """Prints a message of the catalogue."""
        self.console.say(self.words.say(key, **facts))

    def print_lines(self, lines: Sequence[str]) -> None:
        """Prints lines."""
        for line in lines:
            self.console.say(line)

    def print_events(self, events: Sequence[SeenEvent]) -> None:
        """Prints events as the person may know them; a hand dealt is printed sorted."""
        for one in events:
            if one.key.startswith("event-dealt") and self.session.is_dealt:
                self.print_hand()
            else:
                self.console.say(self.words.speaker.event(one))

    def print_hand(self) -> None:
        """Prints the person's hand."""
        self.print_lines(hand_lines(self.view, self.words))

    def print_table(self) -> None:
        """Prints everything that the view shows but the hand."""
        sight = self.session.sight
        if sight.view is not None:
            self.print_lines(table_lines(sight.view, sight.moment, sight.winning, self.words))

    def send(self, kind: Callable[..., Command], *, prints: bool = True, **fields: str) -> None:
        """Sends a command of the person and prints the events. Raises IllegalAction where it is refused."""
        events = self.session.send(kind, **fields)
        if prints:
            self.print_events(events)
        self.after_act()

    def after_act(self) -> None:
        """Prints the result of each deal that is over and has not been printed yet."""
        while self._scored < self._finished():
            self._scored += 1
            self._print_deal_over(self._scored - 1)

    def keeping(self, do: Callable[[], None]) -> None:
        """Does it. Where the log cannot keep it, says why, and the match goes on in memory until it is saved."""
        try:
            do()
        except BadFile as problem:
            self.console.say(refusal_text(problem, self.words.catalogue))
            self.say("line-in-memory")
            self.session.move_to(MemoryLog())

    def _print_deal_over(self, index: int) -> None:
        match, words = self.session.match, self.words
        played = match.deals[index]
        if played.result is not None:
            self.print_lines(words.score_lines(played.result.lines))
        self.print_lines(words.after_deal(match, index))
        if self._pauses and match.result is None and not self.session.is_dealt:
            self.console.ask(words.say("line-press-enter"), self.session.is_overtaken)

    def _finished(self) -> int:
        """Returns how many deals of the match are over."""
        return sum(played.result is not None for played in self.session.match.deals)
