"""The side of a table that line mode plays by."""

from collections.abc import Callable
from typing import Any, Protocol

from whistclub.club.store.log import Log
from whistclub.club.table.commands import Command
from whistclub.club.table.sight import Sight
from whistclub.players.player import Decision
from whistclub.rules.game import Game
from whistclub.rules.match import Match
from whistclub.rules.seats import Seat
from whistclub.rules.values import SeenEvent


class Playable(Protocol):
    """A person's session at a table: one of this machine (`local.session`), or one of a club (`remote.session`)."""

    @property
    def game(self) -> Game:
        """The game with its options."""

    @property
    def viewer(self) -> Seat | None:
        """The person's seat; None for whoever watches."""

    @property
    def yours(self) -> frozenset[Seat]:
        """The seats the person plays."""

    @property
    def seq(self) -> int:
        """How far the table has been told; it grows with whatever happens."""

    @property
    def sight(self) -> Sight:
        """The table as the person may know it now."""

    @property
    def match(self) -> Match:
        """The match as everybody may know it."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""

    @property
    def is_dealt(self) -> bool:
        """Whether a deal is running."""

    @property
    def may_undo(self) -> bool:
        """Whether this table lets acts be taken back at all."""

    def due(self) -> Seat:
        """Who is to act next, as far as the person is concerned."""

    def next_deal(self) -> tuple[SeenEvent, ...]:
        """Has the next deal dealt, and tells what happened."""

    def let_others_act(self) -> tuple[SeenEvent, ...]:
        """Lets others act, and tells what that brought about."""

    def news(self) -> tuple[SeenEvent, ...]:
        """What has happened and was not told yet."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> tuple[SeenEvent, ...]:
        """Sends a command of the person, and tells what it brought about. Raises IllegalAction where it is refused."""

    def hint(self) -> Decision:
        """What a bot would do in the person's place, and why. Raises IllegalAction."""

    def move_to(self, log: Log) -> None:
        """Goes on over another log where this one cannot keep anything more."""
