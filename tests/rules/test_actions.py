"""The acts of logs that many tables ask for in turn."""

from random import Random

from whistclub.cards.french import FRENCH
from whistclub.rules.actions import _MOST_OTHERS, Act, Log, Play, acts_in
from whistclub.rules.seats import SEATS


def test_acts_of_many_logs_asked_for_in_turn_are_those_of_each() -> None:
    chooser = Random(1)
    logs: list[tuple[Log, tuple[Act, ...]]] = [((), ())] * 40
    for _ in range(2_000):
        place = chooser.randrange(len(logs))
        act = (chooser.choice(SEATS), Play(chooser.choice(FRENCH.cards)))
        log, acts = logs[place]
        logs[place] = (log, act), (*acts, act)
        for known, expected in (logs[place], chooser.choice(logs), (log, acts)):
            assert acts_in(known) == expected


def test_acts_of_more_logs_than_are_kept_are_found_again() -> None:
    act = (SEATS[0], Play(FRENCH.cards[0]))
    logs: list[Log] = [((), act) for _ in range(2 * _MOST_OTHERS)]
    for log in (*logs, *logs):
        assert acts_in(log) == (act,)
        assert acts_in((log, act)) == (act, act)
