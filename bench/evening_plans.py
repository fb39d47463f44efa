"""Counts how good the plans of individual evenings are: opponents and partners who meet again, beside what is proved.

    python -m bench.evening_plans --plain 2 --keep       # ten minutes

For 8 to 60 people and 3 to 24 rounds it counts the plans at every proved bound, and the meetings again beyond the
bounds in all others: of the plan that an evening has at once, and of `improved` after so many seconds more from it. A
plain annealer, which begins with seats drawn by lot, has so many seconds for each of the others.
"""

import json
import time
from collections.abc import Sequence

from bench.common import RESULTS, arguments, headed, write
from whistclub.evenings.schedules.bounds import Quality, proved_least
from whistclub.evenings.schedules.improving import improved, quality_of, rounds_of, seatings_of
from whistclub.evenings.schedules.schedule import schedule
from whistclub.evenings.seating import Seating
from whistclub.rules.chance import Stream

SEED = "plans"
KNOWN = ((24, 10), (24, 15), (28, 15), (32, 5), (32, 10), (36, 12))
"""Cases that are told one by one."""


def beyond(found: Quality, people: int, rounds: int) -> int:
    """The meetings again beyond what is proved, partners and opponents together."""
    proved = proved_least(people, rounds)
    return found[2] + found[3] - proved[2] - proved[3]


def longer(people: int, begin: Sequence[Seating], time_s: float) -> Quality:
    """The quality after so many seconds of search from these rounds on."""
    ends_s = time.monotonic() + time_s
    going = improved(begin, people, bytes(32))
    return next(one for one in going if one.is_best or time.monotonic() >= ends_s).quality


def drawn(people: int, rounds: int) -> tuple[Seating, ...]:
    """Rounds in which people sit anywhere; those sit out who do in the plan."""
    plan = schedule(people, rounds)
    chance = Stream(bytes(32), "bench/plans")
    return seatings_of([chance.shuffled(seats) for seats in rounds_of(plan)], plan)


def measured(time_s: float, plain_s: float) -> dict[str, object]:
    cases = [(people, rounds) for people in range(8, 61) for rounds in range(3, 25)]
    begun_s = time.monotonic()
    at_once = {case: quality_of(schedule(*case), case[0]) for case in cases}
    spent_s = time.monotonic() - begun_s
    open_ = [case for case in cases if beyond(at_once[case], *case)]
    later = {case: longer(case[0], schedule(*case), time_s) for case in open_} if time_s else {}
    plain = {case: longer(case[0], drawn(*case), plain_s) for case in open_} if plain_s else {}
    better = [case for case, found in later.items() if found < at_once[case]]
    return {
        "plans": len(cases),
        "at_every_bound": len(cases) - len(open_),
        "beyond": sum(beyond(at_once[case], *case) for case in open_),
        "seconds_a_plan": round(spent_s / len(cases), 3),
        "search_s": time_s,
        "better_after_search": len(better),
        "beyond_after_search": sum(beyond(found, *case) for case, found in later.items()),
        "plain_s": plain_s,
        "plain_better": [
            f"{people}x{rounds}"
            for (people, rounds), found in plain.items()
            if found < at_once[people, rounds]
        ],
        "beyond_plain": sum(beyond(found, *case) for case, found in plain.items()),
        "opponents_again": {f"{people}x{rounds}": at_once[people, rounds][3] for people, rounds in KNOWN},
    }


def main() -> None:
    asked = arguments(__doc__, search=0.0, plain=0.0, keep=False).parse_args()
    result = headed(SEED, measured(asked.search, asked.plain))
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "evening_plans.json", result)


if __name__ == "__main__":
    main()
