"""The client of a club's table: what others do comes over the wire, and is shown one act at a time."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadRecord, Reason, reason
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer, Refused
from whistclub.club.table.commands import Command
from whistclub.club.table.sight import Sight
from whistclub.players.player import Decision
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.app.clients.story import Story, extended
from whistclub.terminal.remote.address import NotJoined
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.texts.gathering import Chair

_ANSWER_S: Final = 5.0
"""The longest time that the screen waits for an answer."""


class RemoteClient:
    """The client of the one person at this terminal."""

    table: Table | None = None

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._story = Story()
        guest.answer_s = _ANSWER_S

    @property
    def on_news(self) -> Callable[[], None]:
        """Called when a message has come, from the connection's own thread."""
        return self._guest.connection.on_news

    @on_news.setter
    def on_news(self, call: Callable[[], None]) -> None:
        self._guest.connection.on_news = call

    @property
    def viewer(self) -> Seat | None:
        """The person's seat; None for a spectator."""
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
        """The number of the last event known here."""
        return self._guest.table.seq

    @property
    def sight(self) -> Sight:
        """The table as the person may know it now."""
        return self._guest.table.sight(self.viewer)

    @property
    def story(self) -> Story:
        """The events of the deal, as the person may know them."""
        if self._story.seq != self.seq:
            self._story = extended(self._story, self._guest.table.since(self._story.seq, self.viewer))
        return self._story

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats with the people who have sat down there, while the table gathers."""
        return self._guest.table.chairs

    @property
    def notice(self) -> Reason | None:
        """The reason why nothing can be played now: the connection is lost or closed, or the table gathers."""
        if self._guest.ended is not None:
            return self._guest.ended
        if self._guest.is_lost:
            return reason("join-lost")
        if self._guest.table.phase != "gathering":
            return None
        return reason("join-gathering-host" if self._guest.table.is_host else "join-gathering")

    def may(self, command: str) -> bool:
        """Returns True if the person may send this command now."""
        return command in self.sight.may

    def begin(self) -> None:
        """Does nothing: the club's host begins."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the person."""
        try:
            return self._guest.send(kind, **fields)
        except NotJoined as problem:
            return Refused(problem.reason)

    def is_other_due(self) -> bool:
        """Returns True if a message has come that is not shown yet."""
        return self._guest.has_news

    def let_other_act(self) -> None:
        """Takes in messages until something has happened at the table, or none waits."""
        seq = self.seq
        try:
            while self.seq == seq and self._guest.receive_one():
                continue
        except NotJoined:
            return

    def person_due(self) -> Seat | None:
        """Returns the person's own seat: nobody else comes to this screen."""
        return self.viewer

    def hint(self) -> Answer | Decision:
        """Returns the act that is advised in the person's place, or the answer of a table that refuses a
        hint.
        """
        try:
            return self._guest.hint()
        except NotJoined as problem:
            return Refused(problem.reason)

    def review_sight(self) -> Sight | Reason:
        """Asks the club for its record, and returns the sight with the cards of the deals that are over."""
        if not any(played.result for played in self.sight.match.deals):
            return self.sight
        try:
            return msgspec.structs.replace(self.sight, match=self._guest.open_match())
        except (NotJoined, BadRecord) as problem:
            return problem.reason

    def may_start_over(self) -> bool:
        """Returns True for the host of a table at which no game is played."""
        return self._guest.table.phase != "playing" and self._guest.table.is_host

    def start_over(self) -> Reason | None:
        """Begins a new game at this table, which only the host may and only once none is played."""
        table = self._guest.table
        if table.phase == "playing":
            return reason("join-still-played")
        if not table.is_host:
            return reason("join-host-begins")
        try:
            return self._guest.start()
        except NotJoined as problem:
            return problem.reason

    def may_talk(self) -> bool:
        """Returns True for who sits at the table."""
        return self.viewer is not None

    def talk(self, phrase: str) -> Reason | None:
        """Says a phrase to the table. Returns the reason where that is refused."""
        try:
            return self._guest.talk(phrase)
        except NotJoined as problem:
            return problem.reason

    def close(self) -> None:
        """Leaves; the seat stays the person's."""
        self._guest.close()
