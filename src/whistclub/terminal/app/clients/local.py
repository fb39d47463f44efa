"""The client of a table on this machine: the people at this terminal and the bots they play with."""

import secrets
from collections.abc import Callable
from typing import Any

from whistclub.cards.errors import Reason
from whistclub.club.bots import PlayerOf, advice, due, step
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer
from whistclub.club.table.commands import Command, Hint, NextDeal
from whistclub.club.table.sight import Sight
from whistclub.coach import advised, fair_prices
from whistclub.players.player import Decision, hint_budget
from whistclub.players.registry import make_player
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.app.clients.story import Story, extended
from whistclub.terminal.local.session import BOT
from whistclub.terminal.texts.gathering import Chair


class LocalClient:
    """The client of a table in process; `viewer` is the seat of the person now in front of the screen."""

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
        """The number of the last event known here."""
        return self._table.seq

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """None: a table of this machine waits for nobody."""
        return ()

    @property
    def notice(self) -> Reason | None:
        """Nothing keeps a table of this machine from being played."""
        return None

    @property
    def sight(self) -> Sight:
        """The table as the viewer may know it now."""
        known = self._sight
        if known is None or known.seq != self._table.seq or known.viewer != self.viewer:
            known = self._sight = self._table.sight(self.viewer)
        return known

    @property
    def story(self) -> Story:
        """The events of the deal, as the viewer may know them."""
        known = self._stories.get(self.viewer, Story())
        if known.seq != self._table.seq:
            known = extended(known, self._table.since(known.seq, self.viewer))
            self._stories[self.viewer] = known
        return known

    def may(self, command: str) -> bool:
        """Returns True if the viewer may send this command now."""
        return command in self.sight.may

    def begin(self) -> None:
        """Deals the first deal where none has been. Raises BadFile."""
        if self.sight.view is None and not self.sight.match.deals:
            self.send(NextDeal)

    def close(self) -> None:
        """Does nothing: the log keeps the table."""

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the viewer. Raises BadFile where the log cannot keep it."""
        return self._table.send(kind(id=secrets.token_hex(8), saw=self.sight.seq, seat=self.viewer, **fields))

    def is_other_due(self) -> bool:
        """Returns True if a bot is to act."""
        return due(self._table.state) is not None

    def let_other_act(self) -> None:
        """Lets the bot that is due act. Raises BadFile."""
        step(self._table, self._players)

    def person_due(self) -> Seat | None:
        """Returns the seat of a person who is asked something or is to act, else the viewer's."""
        question = self._table.state.undo_request
        if question is not None:
            return next((seat for seat in self.people if seat not in question.agreed), self.viewer)
        waiting = [seat for seat in self.people if self._table.state.legal[seat]]
        if not waiting or self.viewer in waiting:
            return self.viewer
        return waiting[0]

    @property
    def adviser(self) -> str:
        """The usual bot gives hints."""
        return BOT

    def hint(self) -> Answer | Decision:
        """Returns the act that is advised in the viewer's place, or the answer of a table that refuses a hint."""
        answer = self.send(Hint)
        if not self._table.state.match.deals or not self._table.state.match.deals[-1].assisted:
            return answer
        seat = self.viewer
        if seat is None or not self._table.state.legal[seat]:
            return answer
        player = self._players(self.game, self.adviser, self._table.state.opened.conventions)
        decision = advice(self._table.state, seat, player, hint_budget(self.game, player))
        view = self.game.view(self._table.state.match.position, seat)
        return advised(decision, fair_prices(self.game, view), view.legal)

    def may_talk(self) -> bool:
        """False: everybody here is in front of this terminal, and bots do not listen."""
        return False

    def talk(self, phrase: str) -> Reason | None:
        """Says nothing: nobody else is here."""
        del phrase
        return None

    def review_sight(self) -> Sight | Reason:
        """Returns the sight as it is: this machine knows the cards."""
        return self.sight

    def may_start_over(self) -> bool:
        """True: a new game has a new table."""
        return True

    def start_over(self) -> Reason | None:
        """Does nothing: on this machine a new game has a new table."""
        return None


def _nothing() -> None:
    """Does nothing: all that happens here is done here."""
