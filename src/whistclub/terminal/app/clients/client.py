"""The side of a table that the app plays by."""

from collections.abc import Callable
from typing import Any, Protocol

from whistclub.cards.errors import Reason
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer
from whistclub.club.table.commands import Command
from whistclub.club.table.sight import Sight
from whistclub.players.player import Decision
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.app.clients.story import Story
from whistclub.terminal.texts.gathering import Chair


class TableClient(Protocol):
    """A client of a table: of one on this machine (`LocalClient`), or of one of a club (`RemoteClient`).

    `table` is the table in process, None for a club's. `on_news` is called, from any thread, when something has
    happened that nobody at this terminal did.
    """

    viewer: Seat | None
    table: Table | None
    on_news: Callable[[], None]

    @property
    def game(self) -> Game:
        """The game with its options."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this terminal."""

    @property
    def seq(self) -> int:
        """The number of the last event known here."""

    @property
    def sight(self) -> Sight:
        """The table as the viewer may know it now."""

    @property
    def story(self) -> Story:
        """The events of the deal, as the viewer may know them."""

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats with the people who have sat down there, while the table waits for its game; none at any other
        time.
        """

    @property
    def notice(self) -> Reason | None:
        """A reason why nothing can be played now: no game yet, no connection."""

    def may(self, command: str) -> bool:
        """Returns True if the viewer may send this command now."""

    def begin(self) -> None:
        """Deals the first deal where that is this terminal's business. Raises BadFile."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the viewer. Raises BadFile where the log cannot keep it."""

    def is_other_due(self) -> bool:
        """Returns True if an act of somebody else is to be shown."""

    def let_other_act(self) -> None:
        """Lets a bot act, or takes in what somebody else has done. Raises BadFile."""

    def person_due(self) -> Seat | None:
        """Returns the seat of the person who has to be in front of the screen now."""

    def hint(self) -> Answer | Decision:
        """Returns the act that is advised in the viewer's place, or the answer of a table that refuses a
        hint.
        """

    def review_sight(self) -> Sight | Reason:
        """Returns the sight with the cards of the deals that are over, or the reason why they are not to be had."""

    def may_start_over(self) -> bool:
        """Returns True if a new game can be begun from here now."""

    def start_over(self) -> Reason | None:
        """Begins a new game at this table. Returns the reason where that is refused."""

    def may_talk(self) -> bool:
        """Returns True if somebody else may hear what is said here."""

    def talk(self, phrase: str) -> Reason | None:
        """Says a phrase to the table. Returns the reason where that is refused."""

    def close(self) -> None:
        """Leaves the table."""
