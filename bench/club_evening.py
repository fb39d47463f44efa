"""Load of a whole evening: 250 tables, 1,000 guests and one organiser, with real cards or on line, over loopback.

    python -m bench.club_evening --keep                # both, a quarter of an hour
    python -m bench.club_evening --place cards --tables 50

Measured: milliseconds from the last result of a round until each guest knows the next seat, and from *Seat round 2*
until each has it; at tables on line also from a move to its arrival at each of the four at human pace, the longest wait
for a move at other tables while a round begins, and the server's share of a core and memory. The load program plays on
the same machine.
"""

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

from bench.common import RESULTS, arguments, surroundings, write
from bench.evening_people import OrganisersPhone, Phone, Sitter
from bench.load_people import Totals
from bench.load_servers import AT_ONCE, memory_mb, processor_s, running, seat_everybody
from bench.polite import asked

PAUSE_S = 2.0
OTHERS = 40
"""People at other tables, who play as fast as they can while the round begins."""


async def evening(port: int, pid: int, place: str, tables: int, seconds: float) -> dict[str, Any]:
    """One evening of two rounds; its figures."""
    totals, others = Totals(PAUSE_S), Totals(0.05)
    organiser, guests = await gathered(port, place, tables, totals)
    found: dict[str, Any] = {"place": place, "tables": tables, "guests": len(guests)}
    if place == "online":
        await seat_everybody("club", port, OTHERS, others)
        await asyncio.sleep(3)
    others.begin()
    began_s = time.perf_counter()
    await done(organiser, do="begin_round", round=1)
    await until(lambda: all(1 in guest.seated for guest in guests))
    found["first_seats_ms"] = spread_ms([guest.seated[1] - began_s for guest in guests])
    if place == "online":
        sitters = await at_tables(port, guests, totals)
        found["others_longest_ms"] = round(max(others.arrivals, default=0.0) * 1000, 1)
        found["others_p99_ms"] = spread_ms(others.arrivals)["p99"]
        others.pause_s = PAUSE_S
        found |= await played(pid, totals, seconds, sitters)
    return {**found, **await moved_on(organiser, guests, place, tables), "refusals": totals.errors | others.errors,
            "memory_mb": round(memory_mb(pid))}  # fmt: skip


async def gathered(port: int, place: str, tables: int, totals: Totals) -> tuple[OrganisersPhone, list[Phone]]:
    """The organiser's phone, and those of everybody who has come."""
    loop, at_once = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)
    with ThreadPoolExecutor(AT_ONCE) as threads:
        code, own = await loop.run_in_executor(threads, new_evening, port, place, tables)
        organiser = OrganisersPhone(port, code, own, "", totals)
        await loop.create_connection(lambda: organiser, "127.0.0.1", port)

        async def come(number: int) -> Phone:
            async with at_once:
                cookie = await loop.run_in_executor(threads, new_person, port)
                phone = Phone(port, code, cookie, f"Person {number}", totals)
                await loop.create_connection(lambda: phone, "127.0.0.1", port)
                await phone.here
                return phone

        guests = await asyncio.gather(*(come(number) for number in range(4 * tables)))
    await until(lambda: organiser.last.public.here == len(guests))
    return organiser, list(guests)


def new_evening(port: int, place: str, tables: int) -> tuple[str, str]:
    """The code of a new evening and its organiser's cookie."""
    cookie = new_person(port)
    settings = {
        "name": "A large evening",
        "place": place,
        "tables": tables,
        "rounds": 2,
        "deals": 1,
        "minutes": 0,
        "bot": "simple",
    }
    http = HTTPConnection("127.0.0.1", port)
    opened = asked(http, "POST", "/api/evenings", {"settings": settings, "organiser_name": "Ruth"}, cookie)[0]
    http.close()
    return opened["code"], cookie


def new_person(port: int) -> str:
    """The cookie of a new guest of the club."""
    http = HTTPConnection("127.0.0.1", port)
    cookie = asked(http, "POST", "/api/me", {}, "")[1]
    http.close()
    return cookie


async def at_tables(port: int, guests: list[Phone], totals: Totals) -> list[Sitter]:
    """Everybody goes to the table that the evening has told them."""
    loop = asyncio.get_running_loop()
    sitters: list[Sitter] = []
    waiting = list(guests)
    while waiting:
        for guest in [one for one in waiting if one.room]:
            waiting.remove(guest)
            sitters.append(Sitter(port, guest.room, len(sitters) % 4, guest.cookie, totals))
            await loop.create_connection(lambda made=sitters[-1]: made, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.sleep(0.05)
    return sitters


async def played(pid: int, totals: Totals, seconds: float, sitters: list[Sitter]) -> dict[str, Any]:
    """Moves at human pace for so many seconds."""
    await asyncio.sleep(5)
    totals.begin()
    used_s, began_s = processor_s(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    took_s = time.perf_counter() - began_s
    totals.counting = False
    return {
        "connections": 2 * len(sitters) + OTHERS + 1,
        "moves": totals.moves,
        "arrival_ms": spread_ms(totals.arrivals),
        "server_core": round((processor_s(pid) - used_s) / took_s, 3),
    }


async def moved_on(
    organiser: OrganisersPhone, guests: list[Phone], place: str, tables: int
) -> dict[str, Any]:
    """The times from the last result until everybody knows the next seat, and from the next round's beginning."""
    if place == "online":
        await done(organiser, do="end_round", round=1)
        last_s = await decided(organiser)
    else:
        last_s = await entered(organiser, tables)
    await until(lambda: all(2 in guest.known for guest in guests))
    known = spread_ms([max(0.0, guest.known[2] - last_s) for guest in guests])
    began_s = time.perf_counter()
    await done(organiser, do="begin_round", round=2)
    await until(lambda: all(2 in guest.seated for guest in guests))
    return {
        "next_known_ms": known,
        "next_seats_ms": spread_ms([guest.seated[2] - began_s for guest in guests]),
    }


async def entered(organiser: OrganisersPhone, tables: int) -> float:
    """Enters a deal for every table; the time of the last."""
    for table in range(1, tables + 1):
        last_s = time.perf_counter()
        figures = {"tricks": [7, 6] if table % 3 else [4, 9]}
        await done(organiser, do="enter_deal", round=1, table=table, deal=1, figures=figures)
        await asyncio.sleep(0.02 if table < tables - 1 else 2.0)
    return last_s


async def decided(organiser: OrganisersPhone) -> float:
    """Decides every level table; the time of the last."""
    await until(lambda: organiser.last.public.phase == "between")
    await asyncio.sleep(2)
    last_s = time.perf_counter()
    assert organiser.last.organiser is not None
    for table in [one for one in organiser.last.organiser.rounds[-1].tables if one.level]:
        last_s = time.perf_counter()
        await done(organiser, do="decide_table", round=1, table=table.table, side=0)
    return last_s


async def done(organiser: OrganisersPhone, **command: Any) -> None:
    if not await organiser.ask(**command):
        raise RuntimeError(f"refused: {command}, {organiser.totals.errors}")


async def until(is_so: Any) -> None:
    """Waits until it is so, for two minutes at most."""
    for _ in range(6000):
        if is_so():
            return
        await asyncio.sleep(0.02)
    raise TimeoutError


def spread_ms(times_s: list[float]) -> dict[str, float]:
    """Median, 99th percentile and longest, in milliseconds."""
    ordered = sorted(times_s) or [0.0]
    places = {"p50": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "longest": len(ordered) - 1}
    return {name: round(ordered[place] * 1000, 1) for name, place in places.items()}


def main() -> None:
    parser = arguments(__doc__, tables=250, seconds=30.0, keep=False)
    parser.add_argument("--place", choices=("cards", "online"))
    asked = parser.parse_args()
    evenings = []
    for place in (asked.place,) if asked.place else ("cards", "online"):
        with running("club") as (port, pid):
            evenings.append(asyncio.run(evening(port, pid, place, asked.tables, asked.seconds)))
        print(json.dumps(evenings[-1], indent=1), flush=True)
    if asked.keep:
        result = {**surroundings(), "pause_s": PAUSE_S, "evenings": evenings}
        write(RESULTS / "club_evening.json", result)


if __name__ == "__main__":
    main()
