"""Attacks a running club: schemathesis over its OpenAPI document, and a fuzzer over its WebSockets.

    pip install -r requirements/bench.txt
    python -m bench.club_hostile --keep     # half an hour

No answer may have a status of 500 or more or differ from the document, no card of anybody's hand may come through, the
server's log may name no fault, and the people attacked must be able to play on. Peak memory of the server's process is
stated.
"""

import asyncio
import json
import random
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bench.common import RESULTS, arguments, dated, write
from tests.web.attacking import Attack, ServerProcess
from tests.web.visits import CARD

SEED = 20261121
_CHECKS = [
    schemathesis.checks.not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


def over_http(server: ServerProcess, calls: int) -> dict[str, Any]:
    """So many calls spread over all operations, every second one to a table and a match that there are."""
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    victim = httpx.Client(base_url=server.url)
    new = {"settings": {"preset": "whist", "bot": "simple"}, "with_bots": True}
    table = victim.post("/api/tables", json=new).json()["id"]
    match = victim.get(f"/api/tables/{table}").json()["match"]
    statuses: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    leaks: list[str] = []
    real = random.Random(SEED)

    def judged(case: Any, operation: str) -> None:
        if case.path_parameters and real.random() < 0.5:
            known = {"table": table, "match": match, "place": "1"}
            case.path_parameters = {name: known[name] for name in case.path_parameters}
        response = case.call(base_url=server.url)
        statuses[f"{response.status_code}"] += 1
        if f"/{table}" in operation or table in str(response.request.url):
            leaks.extend(CARD.findall(response.text))
        try:
            case.validate_response(response, checks=_CHECKS)
        except FailureGroup as problem:
            for one in problem.exceptions:
                wrong[f"{operation}: {response.status_code} {type(one).__name__}: {str(one)[:160]}"] += 1

    for operation in operations:
        _attacked(operation, judged, -(-calls // len(operations)))
    return {
        "operations": len(operations),
        "calls": sum(statuses.values()),
        "statuses": dict(sorted(statuses.items())),
        "failures": dict(wrong),
        "cards_leaked": sorted(set(leaks)),
    }


def _attacked(operation: Any, judged: Any, count: int) -> None:
    """Hypothesis stops early where an operation takes nothing, so it is begun again until the count is reached."""
    made, turn = 0, 0

    def one(case: Any) -> None:
        nonlocal made
        if made < count:
            made += 1
            judged(case, operation.label)

    while made < count:
        turn += 1
        run = given(case=operation.as_strategy())(one)
        quiet = settings(
            max_examples=count - made,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        seed(SEED + turn)(quiet(run))()


def main() -> None:
    asked = arguments(__doc__, calls=20_000, messages=100_000, keep=False).parse_args()
    result: dict[str, Any] = {
        **dated("whistclub", "litestar", "uvicorn", "schemathesis", "hypothesis"),
        "seed": SEED,
        "settings": {"http": "100,000 changes a second allowed", "websocket": "the usual limits"},
    }
    result["http"] = _with_server(100_000, lambda server: over_http(server, asked.calls))
    print(json.dumps(result["http"], indent=1), flush=True)
    result["websocket"] = _with_server(0, lambda server: _over_websocket(server, asked.messages))
    print(json.dumps(result["websocket"], indent=1), flush=True)
    if asked.keep:
        write(RESULTS / "club_hostile.json", result)


def _over_websocket(server: ServerProcess, messages: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(
        asyncio.run(Attack(server, random.Random(SEED)).run(messages))
    )
    return found


def _with_server(changes: int, attack: Any) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), changes)
        try:
            before_kb, began_s = server.memory_kb("VmRSS"), time.monotonic()
            found: dict[str, Any] = attack(server)
            found["took_s"] = round(time.monotonic() - began_s)
            found["memory_before_mb"] = round(before_kb / 1000, 1)
            found["memory_peak_mb"] = round(server.memory_kb() / 1000, 1)
            found["faults"] = server.said.count('"what": "fault"')
            found["logged"] = dict(Counter(re.findall(r'"what": "([^"]*)"', server.said)))
        finally:
            server.stop()
    return found


if __name__ == "__main__":
    main()
