"""Every route that takes JSON, found in what the club says of itself, with each of its fields in a wrong shape; and
people who delete themselves meanwhile.
"""

import json
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpx
import pytest

from tests.web.clubs import Club, Person
from tests.web.evenings import CARDS
from tests.web.memory import MemoryClub

_DEEP: Final = "[" * 4000
_WRONG: Final[tuple[Any, ...]] = (
    None, True, -1, 2**31, 2**63, 2**70, 1.5, "", "0", "\0", "\ud800", "x" * 5000, _DEEP, '{"a":' * 1500, "9" * 5000, "🂡" * 40,
    [], [None], [[[1]]], {}, {"a": {"b": 1}}, {"": ""},
)  # fmt: skip
_WHOLE_BODIES: Final = (
    _DEEP,
    _DEEP + "]" * 4000,
    '{"a":' * 3000,
    "9" * 5000,
    "null",
    "[]",
    '""',
    "{}",
    "",
    '{"name":"\xff"}',
    '{"\xc3(":1}',
)
"""Bodies in Latin-1, of which the last are no UTF-8."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with MemoryClub(tmp_path_factory.mktemp("club")) as club:
        yield club


Fields = dict[str, list[str]]
"""The fields of a body, each with the fields of the object that it is, if it is one."""


def _properties(api: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """The properties of an object's schema, which may be named or one of several."""
    several = schema.get("oneOf") or schema.get("anyOf") or [schema]
    found: dict[str, Any] = {}
    for one in several:
        name = one.get("$ref", "").rpartition("/")[2]
        found |= (api["components"]["schemas"][name] if name else one).get("properties", {})
    return found


def _taking_json(person: Person) -> list[tuple[str, str, Fields]]:
    """The method, path and fields of each route that takes a body."""
    api = person.call("GET", "/api/openapi.json")
    found = []
    for path, methods in api["paths"].items():
        for method, route in methods.items():
            if "requestBody" in route:
                schema = route["requestBody"]["content"]["application/json"]["schema"]
                fields = {
                    name: sorted(_properties(api, inner)) for name, inner in _properties(api, schema).items()
                }
                found.append((method.upper(), path, fields))
    return found


def _bodies(fields: Fields) -> list[str]:
    """A body for each field in each wrong shape, alone and within its object, and bodies that are wrong as a whole."""
    outer = [{field: value} for field in fields for value in _WRONG]
    inner = [
        {field: {"preset": "whist", name: value}}
        for field, names in fields.items()
        for name in names
        for value in _WRONG
    ]
    return [json.dumps(body) for body in outer + inner] + list(_WHOLE_BODIES)


def test_no_field_of_any_route_in_a_wrong_shape_is_a_fault_of_the_club(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Person(club).named("Ada")
    headers = {"Content-Type": "application/json", "Cookie": ada.cookie}
    routes = _taking_json(ada)
    assert 9 <= len(routes)
    assert any("preset" in inner for _, _, fields in routes for inner in fields.values())
    faults = []
    with httpx.Client(base_url=club.url, headers=headers, transport=club.transport()) as client:
        for method, path, fields in routes:
            named = path.replace("{", "").replace("}", "")
            for body in _bodies(fields):
                status = client.request(method, named, content=body.encode("latin-1")).status_code
                if status >= 500:
                    faults.append((method, path, body[:60], status))
    assert [] == faults
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "write",
    [
        ("POST", "/api/tables", {"settings": {"preset": "whist"}, "with_bots": True}),
        ("POST", "/api/evenings", {"settings": CARDS, "organiser_name": "Clara"}),
        ("PUT", "/api/me", {"name": "Bo"}),
        ("POST", "/api/me/passkeys/options", None),
    ],
    ids=lambda write: write[1],
)
def test_whoever_deletes_themselves_while_they_write_meets_no_fault(
    write: tuple[str, str, Any], club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    method, path, body = write

    def status(asked: tuple[str, str, Any], cookie: str) -> int:
        client = httpx.Client(base_url=club.url, transport=club.transport())
        return client.request(asked[0], asked[1], json=asked[2], headers={"Cookie": cookie}).status_code

    with ThreadPoolExecutor(4) as threads:
        for _ in range(6):
            cookie = Person(club).named("Ada").cookie
            asked = [(method, path, body), ("DELETE", "/api/me", None), (method, path, body)]
            answers = list(threads.map(status, asked, [cookie] * 3))
            assert [] == [one for one in answers if one >= 500]
            assert 300 > answers[1]
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]
