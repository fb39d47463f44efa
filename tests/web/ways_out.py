"""Every way by which a club tells anything: its routes and its socket messages, each with the question that it asks
before.
"""

import asyncio
import json
from typing import Final

import msgspec

from tests.web.clubs import Club, Person
from tests.web.evenings import phone_raw
from whistclub.cards.card import cards_to_text
from whistclub.club.table.entries import entry_from_text
from whistclub.club.table.log import fold_all
from whistclub.rules.match import begin_deal, open_match
from whistclub.rules.replay import deal_to_text
from whistclub.wire import evening as evening_wire
from whistclub.wire import messages

SILENT: Final = frozenset(
    {
        ("GET", "/api/me"), ("POST", "/api/me"), ("PUT", "/api/me"), ("DELETE", "/api/me"),
        ("POST", "/api/me/device"), ("POST", "/api/device"), ("GET", "/api/me/devices"), ("DELETE", "/api/me/devices/{device}"),
        ("POST", "/api/me/passkeys/options"), ("POST", "/api/me/passkeys"), ("DELETE", "/api/me/passkeys/{passkey}"),
        ("POST", "/api/passkey/options"), ("POST", "/api/passkey"), ("GET", "/api/me/company"), ("GET", "/api/games"),
        ("GET", "/api/pages/{language}/{page}"), ("GET", "/api/drills/{game}/{name}"), ("POST", "/api/tables"),
        ("GET", "/api/puzzles"), ("GET", "/api/puzzles/{name}"), ("GET", "/api/puzzles/{name}/reason"),
        ("GET", "/api/friends"), ("PUT", "/api/friends/{other}"), ("DELETE", "/api/friends/{other}"),
        ("POST", "/api/friends/{other}/decline"), ("POST", "/api/friends/{other}/block"),
        ("POST", "/api/friends/{other}/invite"), ("POST", "/api/friends/{other}/answer"), ("POST", "/api/evenings"), ("POST", "/api/evenings/again"),
        ("POST", "/api/evenings/bounds"), ("POST", "/api/evenings/log"), ("POST", "/api/evenings/{code}/links"), ("PUT", "/api/me/games/{match}"), ("DELETE", "/api/me/games/{match}"),
        ("GET", "/api/first-steps"), ("GET", "/api/tables/{table}/link"), ("PUT", "/api/me/tables/{table}"), ("DELETE", "/api/me/tables/{table}"), ("GET", "/healthz"), ("GET", "/readyz"),
        ("PUT", "/api/me/rating"), ("POST", "/api/me/data"), ("GET", "/api/prepared"), ("POST", "/api/prepared"), ("POST", "/api/prepared/text"), ("POST", "/api/solve"), ("POST", "/api/solve/cards"), ("POST", "/api/solve/text"), ("POST", "/api/prepared/{prepared}/deals/{deal}"),
        ("PUT", "/api/prepared/{prepared}/shown"), ("DELETE", "/api/prepared/{prepared}"),
        ("GET", "/api/seasons"), ("POST", "/api/seasons"), ("POST", "/api/seasons/{season}/organisers"), ("GET", "/api/me/entries"), ("GET", "/api/me/known"),
        ("GET", "/api/seasons/{season}/members"), ("GET", "/api/seasons/{season}/members.csv"), ("POST", "/api/seasons/{season}/members"),
        ("PUT", "/api/seasons/{season}/members/{number}"), ("DELETE", "/api/seasons/{season}/members/{number}"),
        ("PUT", "/api/seasons/{season}/members/evenings/{code}"),
        ("GET", "/api/announcements"), ("POST", "/api/announcements"),
        ("GET", "/api/announcements/{announcement}"), ("GET", "/api/announcements/{announcement}/calendar.ics"), ("PUT", "/api/announcements/{announcement}"), ("DELETE", "/api/announcements/{announcement}"),
        ("POST", "/api/announcements/{announcement}/commands"), ("POST", "/api/announcements/{announcement}/organisers"),
        ("POST", "/api/announcements/{announcement}/evening"),
    }
)  # fmt: skip
"""The routes that tell nothing of what is played."""

OWN: Final = (
    "/api/tables",
    "/api/statistics",
    "/api/me/games",
    "/api/me/data",
    "/api/daily",
    "/api/evenings",
)
"""The routes that tell somebody their own, or what all may know."""
OF_A_SEASON: Final = (
    ("GET", "/api/seasons/{season}"),
    ("PUT", "/api/seasons/{season}"),
    ("GET", "/api/seasons/{season}/table.csv"),
    ("GET", "/api/seasons/{season}/club.html"),
    ("GET", "/api/seasons/{season}/people.html"),
    ("PUT", "/api/seasons/{season}/club"),
    ("PUT", "/api/seasons/{season}/evenings/{code}"),
    ("DELETE", "/api/seasons/{season}/evenings/{code}"),
)
"""The routes that tell what evenings that are over came to, as their own results do (`test_seasons`)."""
OF_A_MATCH: Final = (
    "record",
    "end",
    *(f"deals/{{place}}{rest}" for rest in ("", "/review", "/line", "/ghost", "/case")),
)
OF_AN_EVENING: Final = (
    "",
    "/schedule",
    "/tables",
    "/results",
    "/deals",
    "/rounds/{number}",
    "/export.json",
    "/export.csv",
    "/export.ods",
    "/cash.csv",
    "/known",
)
TELLING: Final = frozenset(
    {
        *(("GET", path) for path in OWN),
        ("GET", "/api/daily/{date}/{preset}"),
        ("GET", "/api/tables/{table}"),
        *(("GET", f"/api/tables/{{table}}/matches/{{match}}/{rest}") for rest in OF_A_MATCH),
        ("POST", "/api/tables/{table}/matches/{match}/deals/{place}/tries"),
        ("GET", "/api/prepared/{prepared}"),
        ("GET", "/api/prepared/{prepared}/results"),
        *(("GET", f"/api/evenings/{{code}}{rest}") for rest in OF_AN_EVENING),
        *OF_A_SEASON,
    }
)
"""The routes that tell something of what is played; `bodies` goes by all of them."""

TOLD: Final = frozenset(
    {
        "welcome",
        "told",
        "done",
        "refused",
        "stale",
        "table",
        "said",
        "hinted",
        "priced",
        "pong",
        "bye",
        "evening",
    }
)
"""The messages of the sockets: those of a table go by a seat's view and its admission, `evening` by what each person
may know.
"""


def routes(person: Person) -> set[tuple[str, str]]:
    """The routes that the running club says it has."""
    paths = person.call("GET", "/api/openapi.json")["paths"]
    methods = {"get", "post", "put", "delete", "patch"}
    return {(method.upper(), path) for path, found in paths.items() for method in found if method in methods}


def told_messages() -> set[str]:
    """The tags of all messages that the club sends over a socket."""
    found = set()
    for module in (messages, evening_wire):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                config = kind.__struct_config__
                if config.tag_field == "tell" and config.tag is not None:
                    found.add(str(config.tag))
    return found


def bodies(
    person: Person, matches: dict[str, str], code: str = "", rounds: int = 0
) -> dict[str, tuple[int, str]]:
    """Status and body of every telling route for this person: of these matches by the id of their table, and of this
    evening.
    """
    paths = [*OWN]
    for table, match in matches.items():
        paths.append(f"/api/tables/{table}")
        of_a_deal = ("", "/review", "/line?number=1&act=play%20HK", "/ghost?seat=0", "/case?number=1")
        rests = ("record", "end", *(f"deals/{place}{rest}" for place in (1, 2) for rest in of_a_deal))
        paths += [f"/api/tables/{table}/matches/{match}/{rest}" for rest in rests]
    if code:
        paths += [f"/api/evenings/{code}{rest}" for rest in OF_AN_EVENING if "{" not in rest]
        paths += [f"/api/evenings/{code}/rounds/{number}" for number in range(1, rounds + 1)]
    found = {path: person.http.get(path) for path in paths}
    for path in (path for path, one in found.items() if one.status_code == 202):
        found[path] = person.answer_at_last(path)
    for table, match in matches.items():
        path = f"/api/tables/{table}/matches/{match}/deals/1/tries"
        found[path] = person.http.post(path, json={"acts": 0, "seat": 0})
    return {path: (one.status_code, one.text) for path, one in found.items()}


async def evening_told(person: Person, code: str) -> dict[str, str]:
    """The evening as the socket tells it to this person in each role, without the time."""
    found = {}
    for role in ("guest", "organiser", "hall"):
        one = await phone_raw(person.club, code, person)
        await one.send("hello", role=role)
        message = await one.hear()
        await one.close()
        message.pop("now_ms", None)
        found[role] = json.dumps(message, sort_keys=True)
    return found


async def table_told(person: Person, table: str) -> list[str]:
    """The first messages of the socket of a table to this person."""
    visit = await person.visit(table)
    await asyncio.sleep(0)
    await visit.close()
    return visit.raw


def secrets_of(club: Club, match: str) -> list[list[str]]:
    """The texts of each deal that a match has dealt so far that tell its cards: the pack, each hand, and the secret
    they came from.
    """
    state = fold_all(map(entry_from_text, club.hub.club.log.read_texts(match)))
    found = []
    for played in state.match.deals:
        position = begin_deal(open_match(state.game, played.setting), played.deal).position
        dealt = [cards_to_text(state.game.view(position, seat).hand) for seat in state.seats]
        sources = [one for one in (played.seed, None if played.proof is None else played.proof.secret) if one]
        found.append([deal_to_text(played.deal), *dealt, *sources])
    return found
