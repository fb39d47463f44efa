"""Counts how good the plans of individual evenings are: opponents and partners who meet again, beside what is proved.

    python -m bench.evening_plans --keep       # five minutes

For 8 to 60 people and 3 to 24 rounds it counts the plans at every proved bound, and the meetings again beyond the
bounds in all others: of the plan that an evening has at once, and of `improved` after so many seconds more from it.
"""

import json
import time

from bench.common import RESULTS, arguments, headed, write
from whistclub.evenings.schedules.bounds import Quality, proved_least
from whistclub.evenings.schedules.improving import improved, quality_of
from whistclub.evenings.schedules.schedule import schedule

SEED = "plans"
KNOWN = ((24, 10), (24, 15), (28, 15), (32, 5), (32, 10), (36, 12))
"""Cases that are told one by one."""


def beyond(found: Quality, people: int, rounds: int) -> int:
    """The meetings again beyond what is proved, partners and opponents together."""
    proved = proved_least(people, rounds)
    return found[2] + found[3] - proved[2] - proved[3]


def longer(people: int, rounds: int, time_s: float) -> Quality:
    """The quality after so many seconds of search from the plan on."""
    ends_s = time.monotonic() + time_s
    going = improved(schedule(people, rounds), people, bytes(32))
    return next(one for one in going if one.is_best or time.monotonic() >= ends_s).quality


def measured(time_s: float) -> dict[str, object]:
    cases = [(people, rounds) for people in range(8, 61) for rounds in range(3, 25)]
    begun_s = time.monotonic()
    at_once = {case: quality_of(schedule(*case), case[0]) for case in cases}
    spent_s = time.monotonic() - begun_s
    open_ = [case for case in cases if beyond(at_once[case], *case)]
    later = {case: longer(*case, time_s) for case in open_} if time_s else {}
    better = [case for case, found in later.items() if found < at_once[case]]
    return {
        "plans": len(cases),
        "at_every_bound": len(cases) - len(open_),
        "beyond": sum(beyond(at_once[case], *case) for case in open_),
        "seconds_a_plan": round(spent_s / len(cases), 3),
        "search_s": time_s,
        "better_after_search": len(better),
        "beyond_after_search": sum(beyond(found, *case) for case, found in later.items()),
        "opponents_again": {f"{people}x{rounds}": at_once[people, rounds][3] for people, rounds in KNOWN},
    }


def main() -> None:
    asked = arguments(__doc__, search=0.0, keep=False).parse_args()
    result = headed(SEED, measured(asked.search))
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "evening_plans.json", result)


if __name__ == "__main__":
    main()
