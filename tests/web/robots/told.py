"""The last words to phones, organisers and the hall at an evening of robots, held against the book."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.web.robots.book import Sitting, split

if TYPE_CHECKING:
    from tests.web.robots.hall import RobotHall

Facts = dict[str, Any]


def untrue(evening: "RobotHall") -> list[str]:
    """All that somebody was told last and that is not so."""
    rows = {
        guest: (rank, [round(float(value), 2) for value in values], out)
        for guest, (rank, values, out) in evening.book.standings().items()
    }
    found = [
        f"phone of {guest}: {what}"
        for guest, hand in evening.phones.items()
        for what in _guest(evening, guest, hand.told, rows)
    ]
    found += [
        f"organiser: {what}"
        for hand in (evening.clara, evening.second)
        for what in _organiser(evening, hand.told, rows)
    ]
    found += [f"hall: {what}" for what in _hall(evening, evening.screen.told, rows)]
    found += [
        "a lost phone is still somebody's" for hand in evening.lost if hand.told.get("guest") is not None
    ]
    evening.played.told += len(evening.phones) + len(evening.lost) + 3
    return found


Rows = dict[int, tuple[int, list[float], int]]


def in_order(seats: list[Facts]) -> list[Facts]:
    """The seats of a table as N, E, S, W."""
    return sorted(seats, key=lambda one: "NESW".index(one["seat"]))


def _public(evening: "RobotHall", told: Facts) -> Iterator[str]:
    public, rounds = told["public"], evening.book.rounds
    if public["round"] != len(rounds):
        yield f"round {public['round']} of {len(rounds)}"
    if public["here"] != len(evening.here):
        yield f"{public['here']} here, not {len(evening.here)}"
    is_playing = bool(rounds) and not rounds[-1].is_over
    if (public["phase"] == "playing") != is_playing:
        yield f"phase {public['phase']}"


def _guest(evening: "RobotHall", guest: int, told: Facts, rows: Rows) -> Iterator[str]:
    yield from _public(evening, told)
    part = told.get("guest")
    if part is None or part["guest"] != guest:
        yield "is a stranger's"
        return
    if (part["presence"] == "here") != (guest in evening.here):
        yield f"presence {part['presence']}"
    yield from _row(part.get("standing"), rows.get(guest))
    rounds = evening.book.rounds
    if rounds and not rounds[-1].is_over:
        yield from _seat(evening, guest, part, rounds[-1])
    yield from _card(evening, guest, part)


def _row(row: Facts | None, own: tuple[int, list[float], int] | None) -> Iterator[str]:
    told = None if row is None else (row["rank"], row["values"], row.get("out", 0))
    if told != own:
        yield f"standing {told}, not {own}"


def _seat(evening: "RobotHall", guest: int, part: Facts, sitting: Sitting) -> Iterator[str]:
    place, seat = sitting.place(guest), part["seat"]
    told = None if seat is None else (seat["table"], "NESW".index(seat["seat"]))
    if told != place:
        yield f"seat {told}, not {place}"
    elif seat is not None and place is not None:
        seats = [one["guest"] for one in in_order(seat["seats"])]
        if seats != sitting.guests(place[0]):
            yield f"sits with {seats}, not {sitting.guests(place[0])}"
        partner = None if seat["partner"] is None else seat["partner"]["guest"]
        own = sitting.guests(place[0])[(place[1] + 2) % 4] if evening.sides == 2 else None
        if partner != own:
            yield f"partner {partner}, not {own}"
    if part["sits_out"] != sitting.sits_out(guest):
        yield f"sits out: {part['sits_out']}"


def _card(evening: "RobotHall", guest: int, part: Facts) -> Iterator[str]:
    told = {row["round"]: row for row in part["card"]}
    for number, sitting in enumerate(evening.book.rounds, 1):
        place, row = sitting.place(guest), told.pop(number, None)
        if place is None:
            if (row is not None) != sitting.sits_out(guest):
                yield f"card of round {number}: {row}"
            continue
        if row is None or row["table"] != place[0]:
            yield f"card of round {number}: {row}, not table {place[0]}"
        elif sitting.is_over and evening.sides == 2:
            table, side = place[0], place[1] % 2
            sums, won = evening.book.sums(sitting, table), evening.book.winner(sitting, table)
            own = ("level" if won is None else "won" if won == side else "lost", sums[side], sums[1 - side])
            if (row["outcome"], row["ours"], row["theirs"]) != own:
                yield f"card of round {number}: {row}, not {own}"
    if told:
        yield f"card has rounds {sorted(told)}"


def _organiser(evening: "RobotHall", told: Facts, rows: Rows) -> Iterator[str]:
    yield from _public(evening, told)
    part = told["organiser"]
    yield from _standings(part["standings"], rows)
    cash, till, settings = part["cash"]["money"], evening.till, evening.settings
    claims = {kind: (share, cents) for kind, share, cents in evening.claims}
    pot = settings["fee"] * len(till.paid)
    own = split(pot, [claims.get(one["kind"], (0, 0)) for one in part["prizes"]])
    if evening.claims and list(part["prize_cents"]) != own:
        yield f"prizes in money {part['prize_cents']}, not {own}"
    raffle = settings["ticket"] * sum(till.tickets.values())
    left = settings["box"] + pot + raffle - sum(till.spent) - sum(own)
    if (cash["entries"], cash["raffle"], cash["left"]) != (pot, raffle, left):
        yield f"cash {cash['entries']}, {cash['raffle']}, {cash['left']}, not {pot}, {raffle}, {left}"
    owners = [guest for guest in sorted(till.tickets) for _ in range(till.tickets[guest])]
    drawn = [one["ticket"] for one in cash["drawn"]]
    if len(set(drawn)) != evening.drawn or [owners[one - 1] for one in drawn] != [
        one["guest"] for one in cash["drawn"]
    ]:
        yield f"drawn {cash['drawn']}"
    came = evening.here | {guest for one in evening.book.rounds for guest in one.holders if guest}
    owed = settings["fee"] * len(came - till.paid)
    if cash["open"] != owed:
        yield f"owed {cash['open']}, not {owed}"
    yield from _prizes(evening, part["prizes"], rows)


def _standings(told: list[Facts], rows: Rows) -> Iterator[str]:
    listed = {row["guest"]: row for row in told}
    if set(listed) != set(rows) or len(listed) != len(told):
        yield f"standings of {sorted(set(listed) ^ set(rows))}"
        return
    for guest, row in listed.items():
        for what in _row(row, rows[guest]):
            yield f"{guest}: {what}"


def _prizes(evening: "RobotHall", told: list[Facts], rows: Rows) -> Iterator[str]:
    """Who has the highest has no better one in the same list."""
    for prize in told:
        if prize["kind"] == "highest" and not evening.parts and rows[prize["guest"]][0] != 1:
            yield f"the highest prize goes to {prize['guest']}, who is {rows[prize['guest']]}"


def _hall(evening: "RobotHall", told: Facts, rows: Rows) -> Iterator[str]:
    yield from _public(evening, told)
    part, rounds = told["hall"], evening.book.rounds
    for row in part["standings"]:
        for what in _row(row, rows.get(row["guest"])):
            yield f"{row['guest']}: {what}"
    if rounds and part["round"] == len(rounds):
        for table in part["tables"]:
            seats = [one["guest"] for one in in_order(table["seats"])]
            if seats != rounds[-1].guests(table["table"]):
                yield f"table {table['table']}: {seats}, not {rounds[-1].guests(table['table'])}"
