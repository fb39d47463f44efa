"""The logs of evenings in a club that was killed, compared with what people were told and with the logs of the
tables.
"""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from whistclub.club.evening import entries as on
from whistclub.club.evening.deal_scores import result_of_match
from whistclub.club.evening.log import fold
from whistclub.club.evening.state import EveningState, RoundTable
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.table.log import fold_all as fold_match

Told = Mapping[str, tuple[int, dict[str, Any]]]
"""The seqs that were acknowledged to people, with their commands, by the id of the command."""


class KilledEvenings(msgspec.Struct):
    """The result of so many kills. Everything from `lost` on must be 0, and `errors` adds it up.

    `fell` counts the kills by where they fell, once for each evening that was on: in `round 3` and so on, between two
    rounds, before the first and after the last one.
    `lost` and `doubled` are acknowledged commands, `changed` entries of the log that were others before the kill,
    `misseated` guests who sat twice or nowhere in a round, `twice` tables on line whose end was entered twice,
    `different` results that are not those of the table's own log, `stuck` evenings that did not go on, `faults` those
    of the server's own log.
    """

    kills: int = 0
    fell: dict[str, int] = msgspec.field(default_factory=dict)
    acknowledged: int = 0
    evenings: int = 0
    rounds: int = 0
    deals: int = 0
    lost: int = 0
    doubled: int = 0
    changed: int = 0
    misseated: int = 0
    twice: int = 0
    different: int = 0
    stuck: int = 0
    faults: int = 0

    @property
    def errors(self) -> int:
        """The number of all errors found."""
        names = self.__struct_fields__[self.__struct_fields__.index("lost") :]
        return sum(getattr(self, name) for name in names)


def moment_of(state: EveningState) -> str:
    """Where an evening is."""
    number = len(state.rounds)
    if state.phase == "gathering":
        return "before round 1"
    if state.phase == "over":
        return "after the end"
    return f"round {number}" if state.phase == "playing" else f"after round {number}"


def judge(found: KilledEvenings, told: Told, entries: list[on.AnyEntry], log: SqlLog) -> None:
    """Compares the log of an evening with what people were told and with the tables' own logs, and counts it."""
    _compare_commands(found, told, entries)
    ends = Counter((one.round, one.table) for one in entries if isinstance(one, on.TablePlayed) and one.over)
    found.twice += sum(count > 1 for count in ends.values())
    state: EveningState | None = None
    for entry in entries:
        before, state = state, fold(state, entry)
        if isinstance(entry, on.RoundBegan) and before is not None:
            found.misseated += misseated(before, entry)
    assert state is not None
    tables = [table for one in state.rounds for table in one.tables]
    found.different += sum(_is_different(table, log) for table in tables if table.room and table.over)
    found.acknowledged += len(told)
    found.evenings += 1
    found.rounds += len(state.rounds)
    found.deals += sum(len(table.deals) + len(table.result.deals) for table in tables)


def _compare_commands(found: KilledEvenings, told: Told, entries: list[on.AnyEntry]) -> None:
    """The entries of one command stand in one append, one after the other."""
    named: dict[str, list[int]] = {}
    for seq, entry in enumerate(entries, 1):
        if entry.command:
            named.setdefault(entry.command, []).append(seq)
    for command, (seq, sent) in told.items():
        seqs = named.get(command, [])
        found.lost += seq not in seqs if seqs else not was_so(sent, entries[:seq])
        found.doubled += bool(seqs) and seqs[-1] - seqs[0] + 1 != len(seqs)


def _is_different(table: RoundTable, log: SqlLog) -> bool:
    room = SqlClub(log).room(table.room)
    return room is None or result_of_match(fold_match(log.read(room.match)).match).deals != table.result.deals


def faults(log: Path) -> int:
    """The number of faults in the log that the server has written."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    levels = [str(json.loads(line)["level"]) for line in lines if line.startswith("{")]
    return levels.count("error") + sum("Traceback" in line for line in lines)


def was_so(sent: dict[str, Any], entries: list[on.AnyEntry]) -> bool:
    """True if a command with no entry of its own asked for what somebody else's command had done already."""
    if "deal" not in sent:
        return any(getattr(entry, "round", 0) == sent.get("round") for entry in entries)
    place = (sent["round"], sent["table"], sent["deal"])
    deals = (
        entry
        for entry in entries
        if isinstance(entry, on.DealEntered | on.DealDisputed | on.DealCorrected)
        and (entry.round, entry.table, entry.deal) == place
    )
    return any(list(entry.figures.tricks or ()) == sent["figures"]["tricks"] for entry in deals)


def misseated(before: EveningState, began: on.RoundBegan) -> int:
    """The number of guests here who do not sit, or sit out, exactly once in the round that begins."""
    placed = Counter(began.holders[player - 1] for player in began.seating.players)
    here = {guest.number for guest in before.guests if guest.presence == "here"}
    return sum(placed[guest] != 1 for guest in here) + sum(guest not in here for guest in placed if guest)
