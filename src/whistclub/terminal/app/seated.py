"""The people at this terminal, seated at a table: what they see, what they send, and the bots beside them."""

import secrets
from collections.abc import Callable
from typing import Any

from whistclub.club.commands import Answer, Command, Hint
from whistclub.club.driver import PlayerOf, advice, due, step
from whistclub.club.seeing import Sight
from whistclub.club.table import Table
from whistclub.players.player import Decision
from whistclub.players.registry import make_player
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.app.story import Story, told
from whistclub.terminal.session import BOT


class Seated:
    """A table as the person now in front of the screen meets it; `viewer` is that person's seat."""

    def __init__(self, table: Table, players: PlayerOf = make_player) -> None:
        self.table = table
        self._players = players
        people = table.state.people
        self.viewer: Seat | None = people[0] if people else None
        self._stories: dict[Seat | None, Story] = {}
        self._sight: Sight | None = None

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.table.state.game

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.table.state.people

    @property
    def sight(self) -> Sight:
        """All that the viewer may know now."""
        known = self._sight
        if known is None or known.seq != self.table.seq or known.viewer != self.viewer:
            known = self._sight = self.table.sight(self.viewer)
        return known

    @property
    def story(self) -> Story:
        """What the viewer has been told of the deal."""
        known = self._stories.get(self.viewer, Story())
        if known.seq != self.table.seq:
            known = told(known, self.table.since(known.seq, self.viewer))
            self._stories[self.viewer] = known
        return known

    def may(self, what: str) -> bool:
        """Whether the viewer may do this now."""
        return what in self.sight.may

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the viewer. Raises BadFile where the log cannot keep it."""
        return self.table.send(kind(id=secrets.token_hex(8), saw=self.sight.seq, seat=self.viewer, **fields))

    def is_bot_due(self) -> bool:
        """Whether a bot is to act."""
        return due(self.table.state) is not None

    def let_bot_act(self) -> None:
        """Lets the bot that is due act. Raises BadFile."""
        step(self.table, self._players)

    def person_due(self) -> Seat | None:
        """The person who has to sit in front of the screen now: whoever is asked something or to act, else nobody new."""
        question = self.table.state.question
        if question is not None:
            return next((seat for seat in self.people if seat not in question.agreed), self.viewer)
        waiting = [seat for seat in self.people if self.table.state.legal[seat]]
        if not waiting or self.viewer in waiting:
            return self.viewer
        return waiting[0]

    def hint(self) -> Answer | Decision:
        """What a bot would do in the viewer's place, and why; the answer where the table refuses to tell."""
        answer = self.send(Hint)
        if not self.table.state.match.deals or not self.table.state.match.deals[-1].assisted:
            return answer
        seat = self.viewer
        if seat is None or not self.table.state.legal[seat]:
            return answer
        return advice(self.table.state, seat, self._players(self.game, BOT))
