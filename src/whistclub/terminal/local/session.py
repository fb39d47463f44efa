"""A match at this terminal: its seats, the source of its cards, and each step of it."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from whistclub.cards.errors import IllegalAction, WhistclubError
from whistclub.club.bots import advice, due, step
from whistclub.club.local_table import House, Table, with_conventions
from whistclub.club.log.decisions import Refused
from whistclub.club.store.logs.log import Log
from whistclub.club.table.commands import Command, Hint, NextDeal, Stop
from whistclub.club.table.entries import Sitter
from whistclub.club.table.sight import Sight, public_match
from whistclub.club.table.undo_target import allows_undo
from whistclub.coach import advised, fair_prices
from whistclub.games.registry import make_game
from whistclub.players.levels import USUAL_LEVEL
from whistclub.players.player import Decision, hint_budget
from whistclub.players.registry import make_player
from whistclub.rules.game import Game
from whistclub.rules.length import has_own_end, may_take_end
from whistclub.rules.match import Match
from whistclub.rules.record import Record
from whistclub.rules.replay import game_of_record
from whistclub.rules.seats import Seat, seat_letter, seats_of_table
from whistclub.rules.values import SeenEvent

MOST_DEALS: Final = 24
"""After so many deals bots stop a match that has no end of its own."""

BOT: Final = USUAL_LEVEL
"""The bot that sits in the other seats, unless others are chosen."""
_USUAL_BOTS: Final[Mapping[Seat, str]] = {}


class Session:
    """A person, or nobody, at a table of bots: sends commands, and returns the events as this viewer may know them."""

    def __init__(self, table: Table, yours: frozenset[Seat]) -> None:
        self.table = table
        self.yours = yours
        self._heard = table.seq

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.table.state.game

    @property
    def viewer(self) -> Seat | None:
        """The person's seat."""
        return next(iter(self.yours), None)

    @property
    def seq(self) -> int:
        """The number of the last event known here."""
        return self.table.seq

    @property
    def sight(self) -> Sight:
        """The table as the person may know it now."""
        return self.table.sight(self.viewer)

    @property
    def match(self) -> Match:
        """The match as everybody may know it: score, result, the score lines of its deals; never a position."""
        return public_match(self.table.state)

    @property
    def is_over(self) -> bool:
        """True if the match has ended."""
        return self.table.state.match.result is not None

    def is_overtaken(self) -> bool:
        """False: nobody else plays here."""
        return False

    @property
    def is_dealt(self) -> bool:
        """True if a deal is running."""
        return self.table.state.match.position is not None

    @property
    def may_undo(self) -> bool:
        """True if acts may be taken back at this table."""
        return allows_undo(self.game)

    def record(self) -> Record:
        """The match so far, with all its cards: to be kept, not shown."""
        return self.table.record()

    def due(self) -> Seat:
        """The seat to act next: bots before the person where several may act."""
        bot = due(self.table.state)
        return bot if bot is not None else min(self.sight.waiting)

    def let_others_act(self) -> tuple[SeenEvent, ...]:
        """Lets the bot that is due act, and returns the events. Raises BadFile."""
        step(self.table, make_player)
        return self.news()

    def next_deal(self) -> tuple[SeenEvent, ...]:
        """Deals the next deal. Raises IllegalAction and BadFile."""
        return self.send(NextDeal)

    def send(self, kind: Callable[..., Command], **fields: Any) -> tuple[SeenEvent, ...]:
        """Sends a command of the person, or of the house at a table of bots, and returns the events.

        Raises IllegalAction with the table's reason where it is refused, BadFile where it cannot be kept.
        """
        command = kind(id=secrets.token_hex(8), saw=self.table.seq, seat=self.viewer, **fields)
        answer = self.table.send(command)
        if isinstance(answer, Refused):
            raise IllegalAction(answer.why)
        return self.news()

    @property
    def adviser(self) -> str:
        """The usual bot gives hints."""
        return BOT

    def hint(self) -> Decision:
        """Returns the act that is advised in the person's place, and why. Raises IllegalAction and BadFile."""
        self.send(Hint)
        seat = self.due()
        player = make_player(self.game, self.adviser, self.table.state.opened.conventions)
        decision = advice(self.table.state, seat, player, hint_budget(self.game, player))
        view = self.game.view(self.table.state.match.position, seat)
        return advised(decision, fair_prices(self.game, view), view.legal)

    def play_out(self) -> None:
        """Bots play to the end; a match without an end of its own is stopped after MOST_DEALS deals."""
        endless = not has_own_end(self.game)
        while not self.is_over:
            if self.is_dealt:
                self.let_others_act()
            elif endless and len(self.table.state.match.deals) >= MOST_DEALS:
                self.send(Stop)
            else:
                self.send(NextDeal)

    @property
    def may_talk(self) -> bool:
        """False: everybody here is in front of this terminal, and bots do not listen."""
        return False

    def talk(self, phrase: str) -> None:
        """Says nothing: nobody else is here."""

    def move_to(self, log: Log) -> None:
        """Goes on with the match at a table of another log, from the record and the convention card alone."""
        opened = House(log).resuming(self.record(), self.game, self.table.state.sitters, self._seed())
        agreed = self.table.state.opened.conventions
        self.table.log.close()
        self.table = House(log).open(with_conventions(opened, agreed))
        self._heard = self.table.seq

    def _seed(self) -> str | None:
        return self.table.state.opened.dealing.seed

    def news(self) -> tuple[SeenEvent, ...]:
        """Returns the events since this was last asked."""
        told = self.table.since(self._heard, self.viewer)
        self._heard = self.table.seq
        return tuple(one for each in told for one in each.events)


def sitters(game: Game, yours: frozenset[Seat], bots: Mapping[Seat, str] = _USUAL_BOTS) -> tuple[Sitter, ...]:
    """A person in each of these seats, in the others the bots named, or the usual one."""
    return tuple(
        Sitter(seat_letter(seat, game.seats), "" if seat in yours else bots.get(seat, BOT))
        for seat in seats_of_table(game.seats)
    )


def resumed_session(log: Log, record: Record, yours: frozenset[Seat]) -> Session:
    """The match of a record, to be gone on with: at the log's own table of it where there is one, else at a new one.

    Further cards come from the record's own seed, where it has one. Raises BadRecord.
    """
    game = game_of_record(record, make_game)
    for table in unfinished(log, record.game):
        if frozenset(table.state.people) == yours and table.record() == record:
            return Session(table, yours)
    seeds = [deal.seed for deal in record.deals if deal.seed]
    opened = House(log).resuming(record, game, sitters(game, yours), seeds[-1] if seeds else None)
    return Session(House(log).open(opened), yours)


def unfinished(log: Log, game: str) -> Iterator[Table]:
    """The tables of this game whose match is not over, the last opened first; those that cannot be read are passed
    over.
    """
    for kept in log.tables():
        if kept.game == game and not kept.ended:
            try:
                yield House(log).table(kept.id)
            except WhistclubError:
                continue


def with_end(written: Mapping[str, str], game: Game) -> dict[str, str]:
    """The options written, with `max_deals` where the game has that option and it is not set."""
    return {**written, "max_deals": str(MOST_DEALS)} if may_take_end(game) else dict(written)
