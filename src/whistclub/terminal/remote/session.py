"""A person's session at a club's table, as line mode plays by it."""

from collections.abc import Callable
from typing import Any, Final

from whistclub.cards.errors import IllegalAction, reason
from whistclub.club.log.decisions import Refused
from whistclub.club.store.logs.log import Log
from whistclub.club.table.commands import Command, NextDeal, Return
from whistclub.club.table.sight import Sight
from whistclub.club.table.undo_target import allows_undo
from whistclub.players.player import Decision
from whistclub.rules.game import Game
from whistclub.rules.match import Match
from whistclub.rules.seats import Seat
from whistclub.rules.values import SeenEvent
from whistclub.terminal.remote.client import Guest, answered

_TURN_S: Final = 1.0
"""The time that another client has to ask for the next deal before this one does."""


class RemoteSession:
    """A session over the wire: others act when they like, and each step waits for the next message."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._heard = guest.table.seq

    @property
    def seq(self) -> int:
        """The number of the last event known here."""
        return self.guest.table.seq

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.guest.table.game

    @property
    def viewer(self) -> Seat | None:
        """The person's seat; None for a spectator."""
        return self.guest.table.viewer

    @property
    def yours(self) -> frozenset[Seat]:
        """The seats this person plays."""
        return frozenset() if self.viewer is None else frozenset({self.viewer})

    @property
    def sight(self) -> Sight:
        """The table as the person may know it now."""
        return self.guest.table.sight(self.viewer)

    @property
    def match(self) -> Match:
        """The match as everybody may know it."""
        return self.sight.match

    @property
    def is_over(self) -> bool:
        """True if the match has ended."""
        return self.match.result is not None

    @property
    def is_dealt(self) -> bool:
        """True if a deal is running."""
        return self.sight.view is not None

    @property
    def may_undo(self) -> bool:
        """True if acts may be taken back at this table."""
        return allows_undo(self.game)

    def due(self) -> Seat:
        """The person's own seat where it is to act, else another that is."""
        waiting = self.sight.waiting
        if self.viewer in waiting and "act" in self.sight.may:
            return waiting[waiting.index(self.viewer)]
        return next((seat for seat in waiting if seat != self.viewer), Seat(-1))

    def let_others_act(self) -> tuple[SeenEvent, ...]:
        """Waits for what happens next, and returns the events."""
        if "return" in self.sight.may:
            self.guest.send(Return, whose=self.viewer)
        seq = self.seq
        while self.seq == seq and self._heard == seq and not self.is_over:
            self.guest.receive_one(None)
        return self.news()

    def next_deal(self) -> tuple[SeenEvent, ...]:
        """Asks for the next deal unless another client has, and returns the events until it is dealt or the match is
        over.
        """
        if "next_deal" in self.sight.may:
            answer = self.guest.send(NextDeal)
            if isinstance(answer, Refused) and not self.is_dealt:
                self.guest.receive_one(_TURN_S)
        while not self.is_dealt and not self.is_over and "next_deal" not in self.sight.may:
            self.guest.receive_one(None)
        return self.news()

    def send(self, kind: Callable[..., Command], **fields: Any) -> tuple[SeenEvent, ...]:
        """Sends a command of the person, and returns the events up to its answer. Raises IllegalAction and
        NotJoined.
        """
        answered(self.guest.send(kind, **fields))
        return self.news()

    def hint(self) -> Decision:
        """Returns the act that is advised in the person's place, and why. Raises IllegalAction and
        NotJoined.
        """
        found = self.guest.hint()
        if not isinstance(found, Decision):
            answered(found)
            raise IllegalAction(reason("join-stale"))
        return found

    @property
    def may_talk(self) -> bool:
        """True for who sits at the table."""
        return self.viewer is not None

    def talk(self, phrase: str) -> None:
        """Says a phrase to the table. Raises IllegalAction and NotJoined."""
        refused = self.guest.talk(phrase)
        if refused is not None:
            raise IllegalAction(refused)

    def move_to(self, log: Log) -> None:
        """The club keeps the match; there is nothing to move."""

    def is_overtaken(self) -> bool:
        """True if the match has been ended while the person is asked: by an organiser, or because time is over."""
        while self.guest.has_news:
            self.guest.receive_one()
        return self.is_over

    def news(self) -> tuple[SeenEvent, ...]:
        """Returns the events since this was last asked."""
        while self.guest.has_news:
            self.guest.receive_one()
        told = self.guest.table.since(self._heard, self.viewer)
        self._heard = self.seq
        return tuple(one for each in told for one in each.events)
