"""A club's table as the screen meets it: what others do comes over the wire, and is shown one act at a time."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadRecord, Reason, reason
from whistclub.club.local_table import Table
from whistclub.club.table.commands import Answer, Command, Refused
from whistclub.club.table.sight import Sight
from whistclub.players.player import Decision
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.app.journal import Story, told
from whistclub.terminal.remote.address import NotJoined
from whistclub.terminal.remote.client import Guest

_ANSWER_S: Final = 5.0
"""How long the screen stands still for an answer."""


class Joined:
    """The person in front of the screen, at a club's table; nobody else sits at this terminal."""

    table: Table | None = None

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._story = Story()
        guest.answer_s = _ANSWER_S

    @property
    def on_news(self) -> Callable[[], None]:
        """Called when something came over the wire; from the line's own thread."""
        return self._guest.line.on_news

    @on_news.setter
    def on_news(self, call: Callable[[], None]) -> None:
        self._guest.line.on_news = call

    @property
    def viewer(self) -> Seat | None:
        """The person's seat; None for whoever watches."""
        return self._guest.table.viewer

    @viewer.setter
    def viewer(self, seat: Seat | None) -> None:
        """Seats are the club's to give."""

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._guest.table.game

    @property
    def people(self) -> tuple[Seat, ...]:
        """The one seat of this terminal."""
        return () if self.viewer is None else (self.viewer,)

    @property
    def seq(self) -> int:
        """How far the table has been told."""
        return self._guest.table.seq

    @property
    def sight(self) -> Sight:
        """All that the person may know now."""
        return self._guest.table.sight(self.viewer)

    @property
    def story(self) -> Story:
        """What the person has been told of the deal."""
        if self._story.seq != self.seq:
            self._story = told(self._story, self._guest.table.since(self._story.seq, self.viewer))
        return self._story

    @property
    def notice(self) -> Reason | None:
        """That the line is broken or over, or that the table gathers."""
        if self._guest.ended is not None:
            return self._guest.ended
        if self._guest.is_lost:
            return reason("join-lost")
        return reason("join-gathering") if self._guest.table.phase == "gathering" else None

    def may(self, what: str) -> bool:
        """Whether the person may do this now."""
        return what in self.sight.may

    def begin(self) -> None:
        """The club's host begins."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the person."""
        try:
            return self._guest.send(kind, **fields)
        except NotJoined as problem:
            return Refused(problem.reason)

    def is_other_due(self) -> bool:
        """Whether something has come that is not shown yet."""
        return self._guest.has_news

    def let_other_act(self) -> None:
        """Hears on until something has happened at the table, or nothing more waits."""
        seq = self.seq
        try:
            while self.seq == seq and self._guest.hear_one():
                continue
        except NotJoined:
            return

    def person_due(self) -> Seat | None:
        """Nobody else comes to this screen."""
        return self.viewer

    def hint(self) -> Answer | Decision:
        """What a bot would do in the person's place, and why."""
        try:
            return self._guest.hint()
        except NotJoined as problem:
            return Refused(problem.reason)

    def looking_back(self) -> Sight | Reason:
        """The sight with the cards that the club opens after each deal; the club is asked for its record."""
        if not any(played.result for played in self.sight.match.deals):
            return self.sight
        try:
            return msgspec.structs.replace(self.sight, match=self._guest.open_match())
        except (NotJoined, BadRecord) as problem:
            return problem.reason

    def begin_anew(self) -> Reason | None:
        """Has the club begin a new game at this table, once there is none and for the host."""
        table = self._guest.table
        if table.phase == "playing":
            return reason("join-still-played")
        if not table.is_host:
            return reason("join-host-begins")
        try:
            return self._guest.start()
        except NotJoined as problem:
            return problem.reason

    def close(self) -> None:
        """Goes; the seat stays the person's."""
        self._guest.close()
