"""Plays whole evenings by robots in a club over memory whose time leaps, and holds all that happens against a book kept
by hand.

    python -m bench.evening_robots --keep          # a hundred evenings of 8 to 250 people, some minutes

Every format, with real cards and on line; what people do is drawn from the number of the evening: late-comers and
leavers, corrections, undo, two organisers at once, lost phones, the club killed and begun again from its file. The book
(`tests/web/robots/book.py`) asks none of the package's own counting: where everybody sits, scores, standings, money,
and that what each phone, both organisers and the hall were told last is true. `wrong` must be empty.
"""

import asyncio
import json
import logging
import tempfile
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

from bench.common import RESULTS, arguments, headed, write
from tests.web.robots.club import Faults
from tests.web.robots.evening import RobotEvening
from tests.web.robots.hall import KINDS, Played

SEED: Final = "bench"
_FEWEST, _MOST = 8, 250
_MOST_ON_LINE: Final = 24
_MOST_SHOWN: Final = 20


def play(number: int) -> Played:
    """The evening of this number: the formats in turn, every fourth on line, the numbers of people drawn."""
    kind, is_online = KINDS[number % len(KINDS)], not (number // len(KINDS) + number) % 4
    share = Random(f"{SEED} {number}").random() if number > 1 else number
    people = round(_FEWEST * ((_MOST_ON_LINE if is_online else _MOST) / _FEWEST) ** share)
    # The law of a movement is plainest where nobody sits out.
    people -= people % 4 if number % 2 else 0
    faults = Faults()
    logging.getLogger("whistclub").addHandler(faults)
    try:
        with tempfile.TemporaryDirectory() as folder:
            place = "online" if is_online else "cards"
            evening = RobotEvening(Path(folder), f"{SEED} {number}", kind, place, people)
            asyncio.run(evening.play())
    except Exception as problem:  # noqa: BLE001 - the other evenings go on
        evening.played.wrong.append(repr(problem))
    finally:
        logging.getLogger("whistclub").removeHandler(faults)
    evening.played.wrong = [f"{number}: {one}" for one in (*evening.played.wrong, *faults.found)]
    return evening.played


def measured(found: Iterable[Played]) -> dict[str, object]:
    """The counts of all evenings."""
    all_played, acts = list(found), Counter[str]()
    for one in all_played:
        acts.update(one.acts)
    wrong = [what for one in all_played for what in one.wrong]
    return {
        "evenings": len(all_played),
        "people": sum(one.people for one in all_played),
        "rounds": sum(one.rounds for one in all_played),
        "deals": sum(one.deals for one in all_played),
        "entries": sum(one.entries for one in all_played),
        "kinds": dict(sorted(Counter(f"{one.kind}, {one.place}" for one in all_played).items())),
        "acts": dict(sorted(acts.items())),
        "last_told": sum(one.told for one in all_played),
        "wrong_count": len(wrong),
        "wrong": wrong[:_MOST_SHOWN],
    }


def main() -> None:
    asked = arguments(__doc__, evenings=100, first=0, jobs=1, keep=False).parse_args()
    with ProcessPoolExecutor(asked.jobs) as executor:
        result = headed(SEED, measured(executor.map(play, range(asked.first, asked.first + asked.evenings))))
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "evening_robots.json", result)


if __name__ == "__main__":
    main()
