"""Plays random evenings of all formats in both places and looks after every entry which invariants of the rules are
broken.

    python -m bench.evening_evenings --keep        # some minutes

`broken` must be empty.
"""

import json
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial

import msgspec

from bench.common import RESULTS, arguments, headed, write
from tests.club.evening_invariants import Broken
from tests.club.random_evenings import RandomEvening
from whistclub.evenings.formats.registry import FORMATS

SEED = "bench"
_ACTS = 120
_MOST_SHOWN = 20


class Looked(msgspec.Struct, frozen=True):
    """One evening: its format and place, its rounds, entries, acts by kind, and the invariants that did not hold."""

    format: str
    place: str
    rounds: int
    entries: int
    done: dict[str, int]
    broken: list[Broken]


def look(number: int, formats: tuple[str, ...] = FORMATS) -> Looked:
    """Plays the evening of this number, of one of these formats."""
    evening = RandomEvening(f"{SEED} {number}", formats).play(_ACTS)
    settings = evening.state.settings
    return Looked(
        settings.format,
        settings.place,
        len(evening.state.rounds),
        len(evening.log),
        dict(evening.done),
        evening.broken,
    )


def measured(looked: Iterable[Looked]) -> dict[str, object]:
    """The counts of all evenings, or of those played before Ctrl-C."""
    found: list[Looked] = []
    with suppress(KeyboardInterrupt):
        found.extend(looked)
    done: Counter[str] = Counter()
    for one in found:
        done.update(one.done)
    broken = [msgspec.to_builtins(broken) for one in found for broken in one.broken]
    return {
        "evenings": len(found),
        "rounds": sum(one.rounds for one in found),
        "entries": sum(one.entries for one in found),
        "formats": dict(sorted(Counter(f"{one.format}, {one.place}" for one in found).items())),
        "acts": dict(sorted(done.items())),
        "broken_count": len(broken),
        "broken": broken[:_MOST_SHOWN],
    }


def main() -> None:
    parser = arguments(__doc__, evenings=5000, jobs=1, keep=False)
    parser.add_argument("--formats", default=",".join(FORMATS), help="some of the formats")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as executor:
        play = partial(look, formats=tuple(asked.formats.split(",")))
        found = measured(executor.map(play, range(asked.evenings), chunksize=20))
        executor.shutdown(wait=False, cancel_futures=True)
    result = headed(SEED, found)
    print(json.dumps(result, indent=1))
    if asked.keep:
        write(RESULTS / "evening_evenings.json", result)


if __name__ == "__main__":
    main()
