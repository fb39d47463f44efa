"""The people at this terminal, seated at a table: what they see, what they send, and the bots beside them."""

import secrets
from collections.abc import Callable
from typing import Any, Protocol

from whistclub.cards.errors import Reason
from whistclub.club.bots import PlayerOf, advice, due, step
from whistclub.club.local_table import Table
from whistclub.club.table.commands import Answer, Command, Hint, NextDeal
from whistclub.club.table.sight import Sight
from whistclub.players.player import Decision, hint_budget
from whistclub.players.registry import make_player
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.app.journal import Story, told
from whistclub.terminal.session import BOT


class AtTable(Protocol):
    """A table as the screen meets it: one of this machine (`Seated`), or one of a club (`joined.Joined`).

    `table` is the table in process, None for a club's.
    """

    viewer: Seat | None
    table: Table | None
    on_news: Callable[[], None]
    """Called when something came that nobody here brought about; from any thread."""

    @property
    def game(self) -> Game:
        """The game with its options."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at this terminal."""

    @property
    def seq(self) -> int:
        """How far the table has been told."""

    @property
    def sight(self) -> Sight:
        """All that the viewer may know now."""

    @property
    def story(self) -> Story:
        """What the viewer has been told of the deal."""

    @property
    def notice(self) -> Reason | None:
        """What stands before all else: no game yet, no connection."""

    def may(self, what: str) -> bool:
        """Whether the viewer may do this now."""

    def begin(self) -> None:
        """Has the first deal dealt where that is this terminal's business. Raises BadFile."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the viewer. Raises BadFile where the log cannot keep it."""

    def is_other_due(self) -> bool:
        """Whether an act of somebody else is to be shown."""

    def let_other_act(self) -> None:
        """Lets the other act, as far as the screen is concerned. Raises BadFile."""

    def person_due(self) -> Seat | None:
        """The person who has to sit in front of the screen now."""

    def hint(self) -> Answer | Decision:
        """What a bot would do in the viewer's place, and why; the answer where the table refuses to tell."""

    def looking_back(self) -> Sight | Reason:
        """What the viewer may know, the cards of the deals that are over among it; why not where they are not to be had."""

    def begin_anew(self) -> Reason | None:
        """Begins a new game at this table; why not where that is not this terminal's business."""

    def close(self) -> None:
        """The screen is left."""


class Seated:
    """A table as the person now in front of the screen meets it; `viewer` is that person's seat."""

    def __init__(self, table: Table, players: PlayerOf = make_player) -> None:
        self.table: Table | None = table
        self._table = table
        self.on_news: Callable[[], None] = _nothing
        self._players = players
        people = table.state.people
        self.viewer: Seat | None = people[0] if people else None
        self._stories: dict[Seat | None, Story] = {}
        self._sight: Sight | None = None

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self._table.state.game

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self._table.state.people

    @property
    def seq(self) -> int:
        """How far the table has been told."""
        return self._table.seq

    @property
    def notice(self) -> Reason | None:
        """Nothing stands before the table here."""
        return None

    @property
    def sight(self) -> Sight:
        """All that the viewer may know now."""
        known = self._sight
        if known is None or known.seq != self._table.seq or known.viewer != self.viewer:
            known = self._sight = self._table.sight(self.viewer)
        return known

    @property
    def story(self) -> Story:
        """What the viewer has been told of the deal."""
        known = self._stories.get(self.viewer, Story())
        if known.seq != self._table.seq:
            known = told(known, self._table.since(known.seq, self.viewer))
            self._stories[self.viewer] = known
        return known

    def may(self, what: str) -> bool:
        """Whether the viewer may do this now."""
        return what in self.sight.may

    def begin(self) -> None:
        """Deals the first deal where none has been. Raises BadFile."""
        if self.sight.view is None and not self.sight.match.deals:
            self.send(NextDeal)

    def close(self) -> None:
        """The log keeps the table."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the viewer. Raises BadFile where the log cannot keep it."""
        return self._table.send(kind(id=secrets.token_hex(8), saw=self.sight.seq, seat=self.viewer, **fields))

    def is_other_due(self) -> bool:
        """Whether a bot is to act."""
        return due(self._table.state) is not None

    def let_other_act(self) -> None:
        """Lets the bot that is due act. Raises BadFile."""
        step(self._table, self._players)

    def person_due(self) -> Seat | None:
        """The person who has to sit in front of the screen now: whoever is asked something or to act, else nobody new."""
        question = self._table.state.undo_request
        if question is not None:
            return next((seat for seat in self.people if seat not in question.agreed), self.viewer)
        waiting = [seat for seat in self.people if self._table.state.legal[seat]]
        if not waiting or self.viewer in waiting:
            return self.viewer
        return waiting[0]

    def hint(self) -> Answer | Decision:
        """What a bot would do in the viewer's place, and why; the answer where the table refuses to tell."""
        answer = self.send(Hint)
        if not self._table.state.match.deals or not self._table.state.match.deals[-1].assisted:
            return answer
        seat = self.viewer
        if seat is None or not self._table.state.legal[seat]:
            return answer
        return advice(self._table.state, seat, self._players(self.game, BOT), hint_budget(self.game))

    def looking_back(self) -> Sight | Reason:
        """The sight as it is: this machine knows the cards."""
        return self.sight

    def begin_anew(self) -> Reason | None:
        """On this machine a new game has a new table."""
        return None


def _nothing() -> None:
    """All that happens here is brought about here."""
