"""The side of a table that line mode plays by."""

from collections.abc import Callable
from typing import Any, Protocol

from whistclub.club.store.logs.log import Log
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
        """The person's seat; None for a spectator."""

    @property
    def yours(self) -> frozenset[Seat]:
        """The seats the person plays."""

    @property
    def seq(self) -> int:
        """The number of the last event known here; it grows with everything that happens."""

    @property
    def sight(self) -> Sight:
        """The table as the person may know it now."""

    @property
    def match(self) -> Match:
        """The match as everybody may know it."""

    @property
    def is_over(self) -> bool:
        """True if the match has ended."""

    @property
    def is_dealt(self) -> bool:
        """True if a deal is running."""

    @property
    def may_undo(self) -> bool:
        """True if acts may be taken back at this table."""

    def due(self) -> Seat:
        """Returns the seat to act next, as far as the person is concerned."""

    def next_deal(self) -> tuple[SeenEvent, ...]:
        """Asks for the next deal, and returns the events."""

    def let_others_act(self) -> tuple[SeenEvent, ...]:
        """Lets others act, and returns the events."""

    def is_overtaken(self) -> bool:
        """True if others have ended the match while the person is asked."""

    def news(self) -> tuple[SeenEvent, ...]:
        """Returns the events since this was last asked."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> tuple[SeenEvent, ...]:
        """Sends a command of the person, and returns the events. Raises IllegalAction where it is refused."""

    def hint(self) -> Decision:
        """Returns the act that is advised in the person's place, and why. Raises IllegalAction."""

    @property
    def may_talk(self) -> bool:
        """True if somebody else may hear what is said here."""

    def talk(self, phrase: str) -> None:
        """Says a phrase to the table. Raises IllegalAction where it is refused."""

    def move_to(self, log: Log) -> None:
        """Continues over another log where this one cannot keep anything more."""
