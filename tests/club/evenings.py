"""An evening for tests: commands go in, the log grows, the state follows."""

import hashlib
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from whistclub.cards.errors import WhistclubError
from whistclub.club.evening import commands as ask
from whistclub.club.evening.entries import AnyEntry, Opened
from whistclub.club.evening.handlers import Sender, Sent
from whistclub.club.evening.log import decide, fold
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.state import EveningState, RoundTable
from whistclub.club.log.decisions import Environment
from whistclub.club.log.port import Epoch, Job
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.rules.seats import Seat

NOON = 1_700_000_000_000
OLGA = Sender("olga", "Olga")
"""The organiser, who does not play."""

NAMES = tuple("".join(letters) for letters in itertools.product("BDFGKLMPRSTV", "aeiou", "rlnm", "aeo"))


def fresh_bytes(seed: str) -> Callable[[int], bytes]:
    """Random bytes that are the same for the same seed."""
    counter = itertools.count()
    return lambda count: hashlib.sha256(f"{seed} {next(counter)}".encode()).digest()[:count]


def tricks(ours: int, *, low: bool = False) -> Figures:
    """The figures of a deal in which N and S took so many tricks."""
    return Figures(tricks=(ours, 13 - ours), low=low)


class Evening:
    """An evening with its log. Time goes on only when it is told to."""

    def __init__(self, seed: str = "1", **settings: Any) -> None:
        self.now_ms = NOON
        self.environment_bytes = fresh_bytes(seed)
        chosen: dict[str, Any] = {"name": "Thursday", "deals": 1, "tables": 2, **settings}
        opened: Opened = open_evening(EveningSettings(**chosen), OLGA, self.environment)
        self.log: list[AnyEntry] = [opened]
        self.state: EveningState = fold(None, opened)
        self._ids = itertools.count(1)

    @property
    def environment(self) -> Environment:
        return Environment(self.now_ms, self.environment_bytes)

    def take(self, entries: tuple[AnyEntry, ...]) -> tuple[AnyEntry, ...]:
        for entry in entries:
            self.state = fold(self.state, entry)
            self.log.append(entry)
        return entries

    def do(self, who: Sender, kind: Callable[..., ask.AnyCommand], **fields: Any) -> tuple[AnyEntry, ...]:
        """Sends a command, with an id of its own unless one is given."""
        command = kind(**{"id": f"c{next(self._ids)}"} | fields)
        return self.take(decide(self.state, Sent(who, command), self.environment))

    def refused(self, who: Sender, kind: Callable[..., ask.AnyCommand], **fields: Any) -> str:
        """The key of the reason for which a command is refused; then nothing has changed."""
        before, count = self.state, len(self.log)
        try:
            self.do(who, kind, **fields)
        except WhistclubError as problem:
            assert (before, count) == (self.state, len(self.log))
            return problem.reason.key
        return ""

    def join(self, count: int) -> None:
        """So many more guests, who scan the poster."""
        for _ in range(count):
            number = len(self.state.guests) + 1
            self.do(person(number), ask.Join, name=NAMES[number - 1])

    def begin(self) -> None:
        self.do(OLGA, ask.BeginRound, round=len(self.state.rounds) + 1)

    def played(self, *ours: int) -> None:
        """A deal at each table with these tricks of N and S, by the organiser; the last number serves all further
        tables.
        """
        number = self.round_number
        for table in range(1, len(self.state.rounds[-1].tables) + 1):
            count = ours[min(table, len(ours)) - 1]
            self.enter(table, len(self.table(table).deals) + 1, count, number)

    def enter(self, table: int, deal: int, ours: int, number: int = 0) -> None:
        """A deal by the organiser."""
        self.do(
            OLGA,
            ask.EnterDeal,
            round=number or self.round_number,
            table=table,
            deal=deal,
            figures=tricks(ours),
        )

    @property
    def round_number(self) -> int:
        return len(self.state.rounds)

    def table(self, number: int) -> RoundTable:
        return self.state.rounds[-1].tables[number - 1]

    def guest_at(self, table: int, seat: int) -> int:
        """The guest in this seat (0 for a bot) in the last round."""
        played = self.state.rounds[-1]
        player = played.seating.tables[table - 1].players[Seat(seat)]
        return played.holders[player - 1]

    def at(self, table: int, seat: int) -> Sender:
        """The person in this seat."""
        return person(self.guest_at(table, seat))

    def seated(self) -> list[int]:
        """The guests (0 for a bot) of the last round, table by table and seat by seat."""
        played = self.state.rounds[-1]
        return [played.holders[player - 1] for table in played.seating.tables for player in table.players]

    def out(self) -> list[int]:
        """The guests who sit out the last round."""
        played = self.state.rounds[-1]
        return [played.holders[player - 1] for player in played.seating.out]


def person(guest: int) -> Sender:
    """The person who is this guest, where guests came with their phones."""
    return Sender(f"person-{guest}", "")


def begun(people: int = 8, seed: str = "1", **settings: Any) -> Evening:
    """An evening of so many guests whose first round has begun."""
    evening = Evening(seed, **settings)
    evening.join(people)
    evening.begin()
    return evening


def acquaint(log: SqlLog, *people: str) -> None:
    """Makes the people of these evenings known to the club: who is not cannot be at one that is stored."""
    guests = (person(guest).person for guest in range(1, 61))
    rows = [{"id": one} for one in (*people, OLGA.person, *guests)]
    adding = "INSERT INTO people (id, name, number, since_ms, face) VALUES (:id, '', 1000, 0, 1)"
    with log.writing() as connection:
        connection.execute(sa.text(f"{adding} ON CONFLICT DO NOTHING"), rows)


def growth(evening: str, expected: int, entries: Sequence[AnyEntry], after: EveningState) -> Job:
    """The job that appends entries after the seq `expected`, which lead to the state `after`."""
    return Job(evening, expected, tuple(entries), ended=False, epoch=Epoch(), after=after)


def append(
    store: SqlEvenings, evening: str, expected: int, entries: Sequence[AnyEntry], after: EveningState
) -> None:
    """Appends entries after the seq `expected`, which lead to the state `after`."""
    store.append_jobs([growth(evening, expected, entries, after)])
