"""One client's 20,000 guests and tables: how long others' acts take without them, while they are made, and once they
are there.

    python -m bench.crowd --keep    # some minutes

First at a club with its usual limits, which refuse nearly all of it; then at one whose limits for changes are lifted,
so that they come to exist. Acts are those of polite tables (`bench.club_attacks`), each from an address of its own; the
client has another, and a process of its own. The gate: a 99th percentile of at most twice the quiet one, while the
usual limits hold and once the crowd is there.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

from bench.club_attacks import SETTLE_S, figures
from bench.common import arguments, keep, said_of, surroundings
from bench.polite import Acts, seated
from tests.web.attacking import ServerProcess

LIFTED: Final = 10**6
TABLES: Final = 12
PAUSE_S: Final = 0.25
AT_ONCE: Final = 4
CLIENT: Final = "127.0.9.1"
MOST_RATIO: Final = 2.0
TABLE: Final = {"settings": {"preset": "whist", "bot": "simple", "listed": True}}


def crowd(port: int, count: int) -> dict[str, int]:
    """Comes in as so many guests, each of whom opens a table; how often what was answered."""
    answered: Counter[str] = Counter()

    def some(numbers: range) -> None:
        http = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(CLIENT, 0))
        for number in numbers:
            try:
                cookie = _asked(http, "PUT", "/api/me", {"name": f"Crowd {number}"}, "", answered)
                _asked(http, "POST", "/api/tables", TABLE, cookie, answered)
            except (OSError, HTTPException) as problem:
                answered[type(problem).__name__] += 1
                http.close()
                time.sleep(0.02)

    with ThreadPoolExecutor(AT_ONCE) as threads:
        list(threads.map(some, [range(first, count, AT_ONCE) for first in range(AT_ONCE)]))
    return dict(sorted(answered.items()))


def _asked(
    http: HTTPConnection, method: str, path: str, body: Any, cookie: str, answered: Counter[str]
) -> str:
    """The cookie that came with the answer."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    http.request(method, path, json.dumps(body), headers)
    answer = http.getresponse()
    answer.read()
    answered[f"{method} {answer.status}"] += 1
    return (answer.getheader("set-cookie") or "").partition(";")[0]


async def _measured(server: ServerProcess, count: int, seconds: float) -> dict[str, Any]:
    totals = Acts(PAUSE_S)
    people = await seated(server.port, TABLES, "simple", totals)
    await asyncio.sleep(SETTLE_S)
    quiet = await _window(seconds)
    memory_mb = server.memory_kb("VmRSS") / 1000
    began_s = time.perf_counter()
    words = [
        "nice",
        "-n",
        "19",
        sys.executable,
        "-m",
        "bench.crowd",
        "--port",
        str(server.port),
        "--count",
        str(count),
    ]
    client = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    said, _ = await client.communicate()
    during = began_s, time.perf_counter()
    await asyncio.sleep(SETTLE_S)
    after = await _window(seconds)
    found = {
        name: figures(totals.acts_ms(*when))
        for name, when in (("quiet", quiet), ("during", during), ("after", after))
    }
    for one in people:
        one.leave()
    return {
        **found,
        "answered": json.loads(said),
        "took_s": round(during[1] - during[0]),
        "memory_before_mb": round(memory_mb, 1),
        "memory_after_mb": round(server.memory_kb("VmRSS") / 1000, 1),
        "cut": totals.cut,
    }


async def _window(seconds: float) -> tuple[float, float]:
    since_s = time.perf_counter()
    await asyncio.sleep(seconds)
    return since_s, time.perf_counter()


def measured(changes: int, count: int, seconds: float) -> dict[str, Any]:
    """The crowd at a freshly started club; `changes` lifts its limits, 0 leaves the usual ones."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), changes)
        try:
            found = asyncio.run(_measured(server, count, seconds))
        finally:
            server.stop()
        return {**found, "faults": server.said.count('"what": "fault"')}


def section(found: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [
        f"{said_of(found)} {found['count']:,} guests and as many tables.",
        "",
        "| limits | p99 quiet, ms | while they are made | of quiet | once they are there | of quiet | guests made | tables | memory before, MB | after |",
        "|---" * 10 + "|",
    ]
    for name in ("usual", "lifted"):
        run = found[name]
        quiet, during, after = (run[when]["p99_ms"] for when in ("quiet", "during", "after"))
        guests, tables = run["answered"].get("PUT 200", 0), run["answered"].get("POST 201", 0)
        lines.append(
            f"| {name} | {quiet:.1f} | {during:.1f} | {during / quiet:.1f} | {after:.1f} | {after / quiet:.1f} | {guests:,} | {tables:,} "
            f"| {run['memory_before_mb']:.0f} | {run['memory_after_mb']:.0f} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = arguments(__doc__, count=20_000, seconds=30.0, keep=False)
    parser.add_argument(
        "--port", type=int, default=0, help="is the client at this port, and measures nothing"
    )
    asked = parser.parse_args()
    if asked.port:
        print(json.dumps(crowd(asked.port, asked.count)))
        return
    found: dict[str, Any] = {**surroundings(), "count": asked.count, "seconds": asked.seconds}
    for name, changes in (("usual", 0), ("lifted", LIFTED)):
        found[name] = measured(changes, asked.count, asked.seconds)
        print(name, json.dumps(found[name]), flush=True)
    if asked.keep:
        keep("crowd", found, section(found))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
