"""Evenings as the club would send them, for the screens that show one: the messages of the evening's WebSocket, made up
here.
"""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.club import Person

CODE = "KVRNX"
NAMES = (
    "Greta Bartholomew Oskar Magnus Anton Pieter Marta Ada Berit Jon Nils Liv Agnes Ingrid Femke Sven Ruth Hanne Wilma Lotte Kari "
    "Jonas Tomas Eva"
).split()
LADDER = ["games_won", "difference", "points"]
SETTINGS = {
    "name": "Thursday evening",
    "format": "ladder",
    "preset": "whist",
    "where": "Harbour Hall",
    "begins": "19:10",
}
NOW_MS = 1_795_719_600_000
MINUTE_MS = 60_000
SQUARES = [
    "".join("1" if (x * y + x + y) % 3 == 0 or x in (0, y) else "0" for x in range(29)) for y in range(29)
]

Json = dict[str, Any]


def name_of(guest: int) -> str:
    """The name of a guest: the 24 of the usual evening first, then numbered ones."""
    return NAMES[guest - 1] if guest <= len(NAMES) else f"{NAMES[guest % len(NAMES)]} {guest}"


def table(number: int, bots: int = 0) -> Json:
    """A table with its four; the last `bots` of them are bots."""
    guests = [4 * (number - 1) + i for i in range(1, 5)]
    seats = [
        {"seat": seat, "guest": guest, "name": name_of(guest)}
        for seat, guest in zip("NESW", guests, strict=True)
    ]
    for seat in seats[4 - bots :]:
        seat |= {"guest": 0, "name": "Linus", "bot": True}
    return {"table": number, "seats": seats, "dealer": "N", "needs": 4}


def standings(people: int) -> list[Json]:
    """Standings of so many people, the best first, with one who sat out."""
    rows = []
    for place in range(1, people + 1):
        values = [max(0, 6 - place // 4), 31 - 3 * place, 60 - place]
        rows.append({"rank": place, "guest": place, "name": name_of(place), "values": values})
    return [*rows[:-1], rows[-1] | {"out": 1}] if rows else []


PRIZES = [
    {
        "kind": "last_rounds",
        "guest": 7,
        "name": "Marta",
        "value": 2,
        "unit": "games_won",
        "tie": None,
    },
    {"kind": "lowest", "guest": 17, "name": "Ruth", "value": 1, "unit": "games_won", "tie": None},
    {"kind": "highest", "guest": 8, "name": "Ada", "value": 6, "unit": "games_won", "tie": None},
]


def public(phase: str, tables: int, **changes: Any) -> Json:
    """The public part of an evening at so many tables."""
    shown = {
        "code": CODE,
        "path": f"/{CODE}",
        "url": f"https://whist.example/{CODE}",
        "squares": SQUARES,
        "settings": SETTINGS | {"tables": max(2, tables)},
        "bounds": [],
        "phase": phase,
        "paused": False,
        "round": 0 if phase == "gathering" else 3,
        "rounds": 8,
        "trump": "" if phase == "gathering" else "D",
        "began_ms": NOW_MS - 10 * MINUTE_MS,
        "left_ms": None if phase != "playing" else 400_000,
        "tables": tables,
        "missing": [],
        "missing_count": 0,
        "here": 4 * tables,
        "expected": [],
        "organisers": ["Gudrun"],
        "standing_keys": LADDER,
        "said": None,
        "said_seq": 0,
    }
    return shown | changes


def evening(phase: str, tables: int = 6, hall: Json | None = None, **changes: Any) -> Json:
    """The message of an evening for a hall screen; `changes` are those of its public part."""
    seated = [table(number + 1) for number in range(tables)]
    part = {
        "page": "",
        "prize": 0,
        "tables": seated,
        "out": [],
        "standings": standings(4 * tables),
        "prizes": PRIZES,
        "round": {"playing": 3, "between": 4, "gathering": 1}.get(phase, 0),
    }
    return {
        "tell": "evening",
        "seq": 1,
        "now_ms": NOW_MS,
        "public": public(phase, tables, **changes),
        "hall": part | (hall or {}),
    }


def shown_by(person: Person, message: Json) -> Callable[[Json], None]:
    """Lets the evening on the person's page be this message; returns what sends it another one."""
    sockets: list[WebSocketRoute] = []
    last = [message]

    def come(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda text: answer(socket, str(text)))

    def answer(socket: WebSocketRoute, text: str) -> None:
        if json.loads(text)["do"] == "hello":
            socket.send(json.dumps(last[0]))
        elif json.loads(text)["do"] == "ping":
            socket.send(json.dumps({"tell": "pong", "now_ms": NOW_MS}))

    def send(other: Json) -> None:
        last[0] = other
        for socket in sockets:
            socket.send(json.dumps(other))

    person.answer(come)
    return send


def organised(phase: str, tables: int = 6, **changes: Any) -> Json:
    """The message of an evening for an organiser: everybody is here, and three rounds are seated at most."""
    shown = evening(phase, tables, **changes)
    hall = shown.pop("hall")
    guests = [
        {"guest": guest, "name": name_of(guest), "presence": "here", "since_ms": 0, "phone": True}
        for guest in range(1, 4 * tables + 1)
    ]
    past = [
        {"round": number, "by_hand": False, "is_over": True, "tables": hall["tables"], "out": []}
        for number in range(1, shown["public"]["round"] + 1)
    ]
    for one in past:
        one["tables"] = [table | {"over": True, "winner": 0, "sums": [5, 3]} for table in one["tables"]]
    starting = {"round": 4, "tables": tables, "sit_out": 0, "bots": 0, "why_not": None}
    part = {
        "name": "Gudrun",
        "guests": guests,
        "rounds": past,
        "standings": hall["standings"],
        "prizes": PRIZES,
        "starting": starting,
        "undo": None,
    }
    return shown | {"organiser": part}


def planned(rounds: int, tables: int) -> Json:
    """The answer to the question for the seatings of all rounds."""
    seated = [
        {
            "table": one["table"],
            "seats": [seat | {"player": seat["guest"]} for seat in one["seats"]],
        }
        for one in map(table, range(1, tables + 1))
    ]
    return {"rounds": [{"round": number, "tables": seated, "out": []} for number in range(1, rounds + 1)]}


def laid(rounds: int, deals: int) -> Json:
    """The answer to the question for the deals to be laid out."""
    hands = [" ".join(f"{suit}{rank}" for rank in "AKQJT98765432") for suit in "SHDC"]
    some = [
        {"deal": one, "dealer": "NESW"[one % 4 - 1], "hands": hands, "turned": "", "kitty": ""}
        for one in range(1, deals + 1)
    ]
    return {"rounds": [{"round": number, "deals": some} for number in range(1, rounds + 1)]}
