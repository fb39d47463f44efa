"""A history of what people asked and were told, and its checker. It shares nothing with the club but the text of its
log.

After Kyle Kingsbury's Elle and Anish Athalye's Porcupine: each operation has the time it was asked at and the time it
was answered at; the log is the order that the club claims, and the checker looks whether that order explains everything
that anybody saw.
"""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class Asked(msgspec.Struct, frozen=True):
    """A command: who asked what of which match, when it was first sent and when its answer came, on one clock."""

    person: str
    match: str
    id: str
    action: str
    sent_s: float
    done_s: float
    seq: int


class Told(msgspec.Struct, frozen=True):
    """An entry as somebody was told it, by the public part of its events."""

    person: str
    match: str
    seq: int
    events: str
    at_s: float


class Found(msgspec.Struct):
    """The faults of a history. All but the first two counts must be 0.

    `lost` commands were answered and are not in the log, `doubled` are there twice, `misplaced` stand at another place
    or with another act than was answered, `out_of_order` were asked after another one was answered and stand before it.
    `unkept` entries were told and are not in the log, `unlike` ones were told differently to two people, `untrue` ones
    say another act than the log, and `gaps` are entries that were told out of turn.
    """

    asked: int = 0
    told: int = 0
    lost: int = 0
    doubled: int = 0
    misplaced: int = 0
    out_of_order: int = 0
    unkept: int = 0
    unlike: int = 0
    untrue: int = 0
    gaps: int = 0

    @property
    def faults(self) -> int:
        return (
            self.lost
            + self.doubled
            + self.misplaced
            + self.out_of_order
            + self.unkept
            + self.unlike
            + self.untrue
        )


class History:
    """All that people asked and were told, in the order in which it came about."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.told: list[Told] = []
        self.gaps: list[str] = []


def public(events: Sequence[Any]) -> str:
    """The part of events that everybody is told alike: a card played and a bot that stands in."""
    return json.dumps(
        [one for one in events if one[0] in {"event-played", "event-table-stood-in"}], sort_keys=True
    )


def check(history: History, logs: Mapping[str, Sequence[str]]) -> Found:
    """The faults of a history by the log of each match: the texts of its entries in order."""
    found = Found(asked=len(history.asked), told=len(history.told), gaps=len(history.gaps))
    by_match: dict[str, list[Asked]] = defaultdict(list)
    for one in history.asked:
        by_match[one.match].append(one)
    for match, asked in by_match.items():
        entries = [json.loads(text) for text in logs.get(match, ())]
        _check_asked(asked, entries, found)
        _check_order(asked, found)
    _check_told(history.told, logs, found)
    return found


def _check_asked(asked: Sequence[Asked], entries: Sequence[dict[str, Any]], found: Found) -> None:
    places: dict[str, list[int]] = defaultdict(list)
    for seq, entry in enumerate(entries, 1):
        places[_id_of(entry)].append(seq)
    for one in asked:
        found_at = places[one.id]
        found.lost += not found_at
        found.doubled += len(found_at) > 1
        if found_at:
            action = entries[found_at[0] - 1].get("action")
            found.misplaced += found_at[0] > one.seq or one.action not in {"", action}


def _check_order(asked: Sequence[Asked], found: Found) -> None:
    """A command that was sent when another had been answered comes after it."""
    latest = 0
    answered = sorted(asked, key=lambda one: one.done_s)
    place = 0
    for one in sorted(asked, key=lambda one: one.sent_s):
        while place < len(answered) and answered[place].done_s < one.sent_s:
            latest = max(latest, answered[place].seq)
            place += 1
        found.out_of_order += one.seq <= latest


def _check_told(told: Sequence[Told], logs: Mapping[str, Sequence[str]], found: Found) -> None:
    first: dict[tuple[str, int], str] = {}
    for one in told:
        log = logs.get(one.match, ())
        found.unkept += one.seq > len(log)
        found.unlike += first.setdefault((one.match, one.seq), one.events) != one.events
        if one.seq <= len(log):
            found.untrue += not _is_true(json.loads(log[one.seq - 1]), json.loads(one.events))


def _is_true(entry: Mapping[str, Any], events: Sequence[Any]) -> bool:
    """True if each card told as played is that of the entry."""
    played = [facts.get("card") for key, _, facts in events if key == "event-played"]
    if entry["kind"] != "acted":
        return not played
    return not played or f"play {played[0]}" == entry["action"]


def _id_of(entry: Mapping[str, Any]) -> str:
    return str(entry.get("command", "")).partition(":")[2]
