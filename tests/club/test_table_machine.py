"""Commands in any order, seen late, sent twice, by anybody: the fold of the log is the table, no act lost or
doubled.
"""

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.club.tables import house, opened, players
from tests.sampling import draws
from whistclub.club.bots import step
from whistclub.club.local_table import Table
from whistclub.club.log.decisions import Answer, Done, Environment, Refused, Stale
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import (
    Act,
    AgreeUndo,
    Claim,
    Command,
    Concede,
    Drop,
    Hint,
    NextDeal,
    Redo,
    RefuseUndo,
    Rename,
    Return,
    StandIn,
    Stop,
    Undo,
)
from whistclub.club.table.entries import Acted
from whistclub.club.table.log import decide, fold_all
from whistclub.club.table.permissions import allowed_commands
from whistclub.rules.seats import FOUR, Seat

OFFERED: dict[str, Any] = {
    "act": Act,
    "next_deal": NextDeal,
    "undo": Undo,
    "redo": Redo,
    "agree_undo": AgreeUndo,
    "refuse_undo": RefuseUndo,
    "claim": Claim,
    "concede": Concede,
    "stop": Stop,
    "hint": Hint,
    "return": Return,
}
PLAIN = (NextDeal, Undo, Redo, AgreeUndo, RefuseUndo, Claim, Concede, Drop, Hint)
seats = st.sampled_from([*FOUR, None])
behind = st.integers(0, 6)
which = st.integers(0, 1)


class TableMachine(RuleBasedStateMachine):
    """Two workers over one log, and clients that know the table as it was a while ago."""

    @initialize(
        preset=st.sampled_from(["minnesota", "askov", "solo", "whist", "gongor", "hermits"]),
        people=st.sets(st.sampled_from(FOUR)),
    )
    def open(self, preset: str, people: set[Seat]) -> None:
        self.log = MemoryLog()
        first = house(self.log).open(opened(preset, people))
        self.tables: tuple[Table, Table] = (first, house(self.log).table(first.id))
        self.answers: list[tuple[int, Command, Answer]] = []
        self.sent = 0

    def send(self, place: int, kind: Any, seat: Seat | None, back: int, **fields: Any) -> Answer:
        table = self.tables[place]
        self.sent += 1
        command = kind(id=f"c{self.sent}", saw=max(0, table.seq - back), seat=seat, **fields)
        before = len(self.log.read(table.id))
        answer = table.send(command)
        after = len(self.log.read(table.id))
        assert isinstance(answer, Done) == (after > before)
        if isinstance(answer, Done):
            assert before < answer.seq <= after
            assert command.key == self.log.read(table.id)[answer.seq - 1].key
        self.answers.append((place, command, answer))
        return answer

    @rule(place=which, kind=st.sampled_from(PLAIN), seat=seats, back=behind)
    def ask(self, place: int, kind: Any, seat: Seat | None, back: int) -> None:
        self.send(place, kind, seat, back)

    @rule(place=which)
    def deal(self, place: int) -> None:
        self.send(place, NextDeal, None, 0)

    @rule(place=which, back=st.integers(0, 2), choice=st.integers(0, 60), by_bot=st.booleans())
    def act(self, place: int, back: int, choice: int, by_bot: bool) -> None:
        """One of the seats to act, as its worker knows it, plays one of its legal acts."""
        state = self.tables[place].state
        waiting = [seat for seat in state.seats if state.legal[seat]]
        if waiting:
            seat = waiting[choice % len(waiting)]
            action = state.legal[seat][choice % len(state.legal[seat])].text
            answer = self.send(place, Act, seat, back, action=action, by_bot=by_bot)
            assert isinstance(answer, Done | Stale | Refused)

    @rule(
        place=which,
        seat=st.sampled_from(FOUR),
        action=st.sampled_from(["play SA", "call pass", "bid 4", "x"]),
    )
    def act_anyhow(self, place: int, seat: Seat, action: str) -> None:
        self.send(place, Act, seat, 0, action=action)

    @rule(place=which)
    def bot(self, place: int) -> None:
        step(self.tables[place], players)

    @rule(place=which, seat=seats, whose=st.sampled_from(FOUR))
    def stand_in(self, place: int, seat: Seat | None, whose: Seat) -> None:
        self.send(place, StandIn, seat, 0, whose=whose, bot="simple")

    @rule(place=which, seat=seats, whose=st.sampled_from(FOUR))
    def come_back(self, place: int, seat: Seat | None, whose: Seat) -> None:
        self.send(place, Return, seat, 0, whose=whose)

    @rule(place=which, seat=seats, name=st.sampled_from(["Ada", " ", "x" * 50, "a\nb"]))
    def rename(self, place: int, seat: Seat | None, name: str) -> None:
        self.send(place, Rename, seat, 0, name=name)

    @rule(place=which, choice=st.integers(0, 10_000))
    def again(self, place: int, choice: int) -> None:
        """A command that was done gets its first answer everywhere, another where it was given, and nothing happens."""
        if self.answers:
            first, command, answer = self.answers[choice % len(self.answers)]
            before = len(self.log.read(self.tables[0].id))
            assert answer == self.tables[place if isinstance(answer, Done) else first].send(command)
            assert before == len(self.log.read(self.tables[0].id))

    @invariant()
    def the_fold_of_the_log_is_the_table(self) -> None:
        for table in self.tables:
            table.refresh()
            assert table.seq == len(self.log.read(table.id))
        assert self.tables[0].state == self.tables[1].state

    @invariant()
    def what_is_offered_is_accepted(self) -> None:
        table = self.tables[0]
        state, environment = table.state, Environment(0, bytes)
        for seat in state.seats:
            offered = allowed_commands(state, seat)
            for name in offered:
                kind: Any = OFFERED[name]
                fields: dict[str, Any] = {}
                if name == "act":
                    fields = {"action": state.legal[seat][self.sent % len(state.legal[seat])].text}
                elif name == "return":
                    fields = {"whose": seat}
                command = kind(id="offered", saw=state.seq, seat=seat, **fields)
                assert isinstance(decide(state, command, environment), tuple), name

    @invariant()
    def no_act_is_lost_or_doubled(self) -> None:
        logged = [entry for entry in self.log.read(self.tables[0].id) if isinstance(entry, Acted)]
        mine = Counter((entry.seat, entry.command) for entry in logged if entry.command.startswith("c"))
        done = {
            command.key
            for _, command, answer in self.answers
            if isinstance(command, Act) and isinstance(answer, Done)
        }
        assert mine == Counter(done)

    def teardown(self) -> None:
        table = self.tables[0]
        assert table.state == fold_all(self.log.read(table.id))
        for viewer in (*table.state.seats, None):
            assert table.sight(viewer).seq == table.seq
            assert table.since(0, viewer) == self.tables[1].since(0, viewer)


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=draws(25, 100), stateful_step_count=40, deadline=None)
