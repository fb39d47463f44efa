"""The things that a handler is given: who asks, by their cookies, and the desks of the club."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.web.clubs import Club
from whistclub.web.server.api import routes


@pytest.fixture
def club(tmp_path: Path) -> Any:
    with Club(tmp_path) as club:
        yield club


@pytest.mark.parametrize(
    "cookies",
    [
        "{own}",
        'board={{"x":[1,2]}}; {own}',
        '{own}; board={{"x":[1,2]}}',
        "sad=ä ö; {own}",
        "; ;; =; empty; {own}",
        "other=1;{own}",
        "{name}=of-before; {own}",
        '{name}="{value}"',
    ],
)
def test_whatever_other_cookies_a_browser_sends_the_person_is_known(club: Club, cookies: str) -> None:
    with httpx.Client(base_url=club.url) as client:
        client.put("/api/me", json={"name": "Ada"}).raise_for_status()
        name, value = next((one.name, one.value) for one in client.cookies.jar if "browser" not in one.name)
    header = cookies.format(own=f"{name}={value}", name=name, value=value).encode("latin-1")
    told = httpx.get(f"{club.url}/api/me", headers={b"cookie": header})
    assert "Ada" == told.json().get("name")


def test_a_request_that_cannot_be_read_makes_nobody_a_guest(club: Club) -> None:
    for path, body in (("/api/tables", {"settings": 7}), ("/api/evenings", {}), ("/api/me", {"name": 7})):
        answer = httpx.request("PUT" if path == "/api/me" else "POST", club.url + path, json=body)
        assert (400, "request-not-understood") == (answer.status_code, json.loads(answer.text)["why"]["key"])
        assert "set-cookie" not in answer.headers


def test_what_handlers_are_given_is_made_one_after_another() -> None:
    """Two that stand side by side would be made in a group of tasks, at three times the cost of a short answer."""
    found = [route for route in routes().routes if isinstance(route, HTTPRoute)]
    batches = {
        str(handler): [sorted(one.key for one in batch) for batch in model.dependency_batches]
        for route in found
        for handler, model in route.route_handler_map.values()
    }
    assert [["desks"], ["person"], ["caller"]] in batches.values()
    assert {} == {name: found for name, found in batches.items() if any(len(one) > 1 for one in found)}
