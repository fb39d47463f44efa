"""Evenings in a club that is killed at random moments: nobody is seated twice or lost, no result is lost or doubled,
and they go on.
"""

import asyncio
import itertools
import json
import random
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.web.evening_judging import KilledEvenings, faults, judge, moment_of
from tests.web.killing import Crowd, killed_within
from tests.web.visits import PATIENCE_S, Visit
from whistclub.club.evening import entries as on
from whistclub.club.evening.log import fold_all
from whistclub.club.log.texts import to_text
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog

ROUNDS = 3
DEALS = 2
LINE_ERRORS = (WebSocketException, OSError, KeyError)


class Phone:
    """Somebody with a phone at one evening, who sends again what was not answered."""

    def __init__(self, cookie: str, name: str, *, organises: bool) -> None:
        self.cookie, self.name, self.organises = cookie, name, organises
        self.pending: dict[str, Any] | None = None
        self.evening: dict[str, Any] = {}


class Gathering:
    """The people of one evening, and what was acknowledged to them."""

    def __init__(self, code: str, phones: list[Phone], rounds: int, *, online: bool) -> None:
        self.code, self.phones, self.rounds, self.online = code, phones, rounds, online
        self.done: dict[str, tuple[int, dict[str, Any]]] = {}
        self.tale: list[str] = []


class Hall:
    """Evenings with real cards and on line, of people who go on through kills."""

    def __init__(
        self, folder: Path, port: int, database: str = "", *, rounds: int = ROUNDS, deals: int = DEALS
    ) -> None:
        self.server, self.rounds, self.deals = Crowd(folder, port, 0, database), rounds, deals
        self.gatherings: list[Gathering] = []
        self._ids = itertools.count(1)

    def gather(self, *, online: bool) -> None:
        """Opens an evening and lets people come in."""
        people = [
            self._phone(f"Ada {number} {random.randrange(10**5)}") for number in range(6 if online else 9)
        ]
        people[0].organises = True
        settings: dict[str, Any] = {
            "name": "Thursday",
            "place": "online" if online else "cards",
            "tables": 2,
            "rounds": self.rounds,
            "deals": self.deals,
        }
        settings |= {"bot": "simple", "format": random.choice(["ladder", "progressive"])}
        body = {"settings": settings, "organiser_name": people[0].name}
        opened = httpx.post(
            f"{self.server.url}/api/evenings",
            json=body,
            headers={"Cookie": people[0].cookie},
            timeout=PATIENCE_S,
        ).json()
        self.gatherings.append(Gathering(opened["code"], people, self.rounds, online=online))

    def _phone(self, name: str) -> Phone:
        with httpx.Client(base_url=self.server.url, timeout=PATIENCE_S) as http:
            http.post("/api/me", json={}).raise_for_status()
            return Phone(
                "; ".join(f"{key}={value}" for key, value in http.cookies.items()), name, organises=False
            )

    async def go_on(self, for_s: float) -> None:
        """Everybody goes on until the time is over, or the server gone."""
        work = [
            asyncio.create_task(self._attend(gathering, phone))
            for gathering in self.gatherings
            for phone in gathering.phones
        ]
        await asyncio.wait(work, timeout=for_s)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _attend(self, gathering: Gathering, phone: Phone) -> None:
        with suppress(*LINE_ERRORS):
            async with self._line(f"ws/evening/{gathering.code}", phone) as line:
                role = "organiser" if phone.organises else "guest"
                await line.send(json.dumps({"do": "hello", "version": 1, "role": role}))
                if phone.pending is not None:
                    await line.send(json.dumps(phone.pending))
                playing: asyncio.Task[None] | None = None
                try:
                    while True:
                        self._hear(gathering, phone, json.loads(await line.recv()))
                        await self._act(gathering, phone, line)
                        if gathering.online and (playing is None or playing.done()):
                            playing = asyncio.create_task(self._play(phone))
                finally:
                    if playing is not None:
                        playing.cancel()
                        await asyncio.gather(playing, return_exceptions=True)

    def _line(self, path: str, phone: Phone) -> Any:
        address = f"ws://127.0.0.1:{self.server.port}/{path}"
        headers = {"Cookie": phone.cookie}
        return connect(
            address, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE_S
        )

    def _hear(self, gathering: Gathering, phone: Phone, message: dict[str, Any]) -> None:
        if message["tell"] == "evening":
            phone.evening = message
        elif (
            message["tell"] in {"done", "refused"} and phone.pending and message["id"] == phone.pending["id"]
        ):
            if message["tell"] == "done":
                gathering.done[message["id"]] = message["seq"], phone.pending
            phone.pending = None

    async def _act(self, gathering: Gathering, phone: Phone, line: Any) -> None:
        """Sends the next command, if this person has one to give and none is on its way."""
        if phone.pending is not None or not phone.evening:
            return
        command = wanted(phone, gathering)
        if command is not None:
            phone.pending = {**command, "id": f"k{next(self._ids)}"}
            await line.send(json.dumps(phone.pending))

    async def _play(self, phone: Phone) -> None:
        """Plays at the club's table that the evening has sent this person to."""
        table = (phone.evening.get("guest") or {}).get("table") or {}
        if not table.get("room") or table.get("over"):
            return
        with suppress(*LINE_ERRORS):
            async with self._line(f"ws/{table['room']}", phone) as line:
                visit = Visit(line)
                await visit.send("hello")
                await visit.until("welcome")
                while visit.result is None:
                    if not await _moved(visit):
                        await visit.hear()

    def note(self, found: KilledEvenings) -> None:
        """Notes where in each evening the last kill fell, as the logs that are left say it."""
        with closing(self.server.log()) as log:
            for gathering in self.gatherings:
                moment = moment_of(fold_all(_entries(log, gathering)))
                found.fell[moment] = found.fell.get(moment, 0) + 1

    def look_at(self, found: KilledEvenings, gathering: Gathering, *, anyway: bool = False) -> bool:
        """Looks whether the evening's log still has the entries of before, and judges it if it is over, or `anyway`.
        True if it is over.
        """
        with closing(self.server.log()) as log:
            entries = _entries(log, gathering)
            texts = [to_text(entry) for entry in entries]
            before, gathering.tale = gathering.tale, texts
            found.changed += texts[: len(before)] != before
            is_over = isinstance(entries[-1], on.Finished)
            if is_over or anyway:
                judge(found, gathering.done, entries, log)
        return is_over


def _entries(log: SqlLog, gathering: Gathering) -> list[on.AnyEntry]:
    kept = SqlEvenings(log)
    row = kept.by_code(gathering.code)
    assert row is not None
    return kept.read(row.id)


async def _moved(visit: Visit) -> bool:
    if {"commit", "open"} & set(visit.may) and visit.seal:
        return await visit.move()
    if visit.legal:
        await visit.ask("act", action=random.choice(visit.legal))
    elif "next_deal" in visit.may:
        await visit.ask("next_deal")
    else:
        return False
    return True


def wanted(phone: Phone, gathering: Gathering) -> dict[str, Any] | None:
    """The command that this person gives next, None for none."""
    evening, guest = phone.evening, phone.evening.get("guest")
    if guest is None:
        is_open = evening["public"]["phase"] == "gathering"
        return {"do": "join", "name": phone.name} if is_open else None
    own = _as_guest(guest, evening["public"]["round"])
    return _as_organiser(evening, gathering) or own if phone.organises else own


def _as_guest(guest: dict[str, Any], number: int) -> dict[str, Any] | None:
    ask, table = guest["ask"], guest.get("table")
    if ask == "reach":
        return {"do": "reach", "round": number}
    if table is None or ask not in {"enter", "confirm"}:
        return None
    place = {"round": number, "table": table["table"], "deal": guest["deal"]}
    if ask == "enter":
        ours = random.randrange(14)
        return {"do": "enter_deal", **place, "figures": {"tricks": [ours, 13 - ours]}}
    entered = table["deals"][guest["deal"] - 1]["figures"]
    if random.random() < 0.1:
        ours = random.randrange(14)
        return {"do": "enter_deal", **place, "figures": {"tricks": [ours, 13 - ours]}}
    return {"do": "confirm_deal", **place, "figures": entered}


def _as_organiser(evening: dict[str, Any], gathering: Gathering) -> dict[str, Any] | None:
    public, part = evening["public"], evening.get("organiser")
    if part is None:
        return None
    if public["phase"] == "playing":
        return _mended(part["rounds"][-1])
    if public["phase"] == "gathering" and public["here"] < len(gathering.phones):
        return None
    levels = [table for one in part["rounds"] for table in one["tables"] if table.get("level")]
    if levels:
        return {
            "do": "decide_table",
            "round": part["rounds"][-1]["round"],
            "table": levels[0]["table"],
            "side": 0,
        }
    if public["phase"] == "over":
        return None
    if public["round"] >= gathering.rounds:
        return {"do": "finish"}
    return (
        {"do": "begin_round", "round": public["round"] + 1} if part["starting"]["why_not"] is None else None
    )


def _mended(present: dict[str, Any]) -> dict[str, Any] | None:
    for table in present["tables"]:
        for deal in table.get("deals", ()):
            if deal["state"] == "disputed":
                place = {"round": present["round"], "table": table["table"], "deal": deal["deal"]}
                return {"do": "correct_deal", **place, "figures": deal["figures"]}
    return None


def kill_evenings(hall: Hall, kills: int, seed: str) -> KilledEvenings:
    """So many kills of a server with evenings, and a last run without one in which every evening must come to its
    end.
    """
    rng, found = random.Random(seed), KilledEvenings()
    try:
        hall.server.start()
        hall.gather(online=False)
        hall.gather(online=True)
        for _ in range(kills):
            asyncio.run(killed_within(hall.server, hall.go_on, rng, rng.uniform(0.1, 1.5)))
            found.kills += 1
            hall.note(found)
            hall.server.start()
            for gathering in _over(hall, found):
                hall.gather(online=gathering.online)
        _finish(hall, found)
    finally:
        hall.server.stop()
        found.faults = faults(hall.server.folder / "server.log")
    return found


def _over(hall: Hall, found: KilledEvenings) -> list[Gathering]:
    """The evenings that are over, judged; nobody goes there any longer."""
    over = [gathering for gathering in hall.gatherings if hall.look_at(found, gathering)]
    hall.gatherings = [gathering for gathering in hall.gatherings if gathering not in over]
    return over


def _finish(hall: Hall, found: KilledEvenings) -> None:
    """Lets every evening come to its end, within four minutes."""
    for _ in range(120):
        asyncio.run(hall.go_on(2.0))
        _over(hall, found)
        if not hall.gatherings:
            return
    found.stuck = len(hall.gatherings)
    for gathering in hall.gatherings:
        hall.look_at(found, gathering, anyway=True)
