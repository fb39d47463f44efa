"""The checker of histories finds each kind of fault, and none in a history without one."""

import json

import pytest

from bench.hosts.history import Asked, Found, History, Told, check, public

LOG = [
    '{"kind": "opened", "at_ms": 1}',
    '{"kind": "acted", "at_ms": 2, "seat": 0, "command": "0:a", "action": "play SA"}',
    '{"kind": "acted", "at_ms": 3, "seat": 1, "command": "1:b", "action": "play S2"}',
]
A = Asked("ada", "m", "a", "play SA", 1.0, 2.0, 2)
B = Asked("bo", "m", "b", "play S2", 3.0, 4.0, 3)


def _told(seq: int, card: str, person: str = "ada") -> Told:
    return Told(person, "m", seq, public([["event-played", 0, {"card": card, "seat": "N"}]]), 5.0)


def _found(asked: list[Asked], told: list[Told], log: list[str] = LOG) -> Found:
    history = History()
    history.asked += asked
    history.told += told
    return check(history, {"m": log})


def test_a_history_that_the_log_explains_has_no_fault() -> None:
    found = _found([A, B], [_told(2, "SA"), _told(2, "SA", "bo"), _told(3, "S2")])
    assert (2, 3, 0) == (found.asked, found.told, found.faults)


@pytest.mark.parametrize(
    ("fault", "asked", "told", "log"),
    [
        ("lost", [A, B], [], LOG[:2]),
        ("doubled", [A], [], [*LOG, LOG[1]]),
        ("misplaced", [Asked("ada", "m", "a", "play SK", 1.0, 2.0, 2)], [], LOG),
        ("misplaced", [Asked("bo", "m", "b", "play S2", 3.0, 4.0, 2)], [], LOG),
        ("out_of_order", [A, Asked("bo", "m", "b", "play S2", 0.1, 0.2, 3)], [], LOG),
        ("unkept", [], [_told(4, "S3")], LOG),
        ("unlike", [], [_told(2, "SA"), Told("bo", "m", 2, public([]), 5.0)], LOG),
        ("untrue", [], [_told(2, "SK")], LOG),
    ],
)
def test_each_kind_of_fault_is_found(
    fault: str, asked: list[Asked], told: list[Told], log: list[str]
) -> None:
    assert 1 == getattr(_found(asked, told, log), fault)


def test_what_one_seat_alone_is_told_is_no_part_of_the_public_events() -> None:
    assert [["event-played", 0, {"card": "SA"}]] == json.loads(
        public([["event-laid-own", 0, {"card": "H2"}], ["event-played", 0, {"card": "SA"}]])
    )
