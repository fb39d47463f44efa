"""A disk that fills up while the club serves: people are told why, nothing acknowledged is lost, and with room again
all goes on.
"""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_keeping import disks
from tests.sampling import draws
from tests.web.clubs import Person
from tests.web.disks import DISKS, Disk
from tests.web.test_command import Served
from tests.web.test_in_use import serving
from tests.web.visits import PATIENCE_S, Visit
from tests.web.workers import known_at
from whistclub.club.log.decisions import Done, implied_answers
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.log import fold_all


async def moved(visit: Visit) -> dict[str, Any]:
    """One legal act of the person, sent when it is their turn; the answer."""
    while not visit.legal and "next_deal" not in visit.may:
        if not await visit.move():
            await visit.hear()
    if visit.legal:
        return await visit.ask("act", action=visit.legal[0], saw=visit.seq)
    return await visit.ask("next_deal", saw=visit.seq)


class Told:
    """The answers Ada got, by the ids of her acts: the seq of each that was kept, and those that could not be."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.unwritten: list[str] = []

    def note(self, answer: dict[str, Any]) -> None:
        """Remembers an answer."""
        if answer["tell"] == "done":
            self.done[answer["id"]] = int(answer["seq"])
        elif answer["tell"] == "refused" and answer["why"]["key"] == "club-cannot-write":
            assert answer["why"]["args"]["why"] in {"full", "disk"}
            self.unwritten.append(answer["id"])


async def until_full(club: Served, ada: Person, visit: Visit, disk: Disk) -> Told:
    """Ada acts until the disk is full and on, and is told so. Returns what she was answered."""
    told = Told()
    for _ in range(3):
        told.note(await moved(visit))
    disk.fill(club.process.pid)
    # At a solitaire it is always Ada's turn. What was on its way, or fits into the last block, may still be kept.
    for _ in range(20):
        told.note(await moved(visit))
    assert told.unwritten
    for asked in (
        Person(club).http.put("/api/me", json={"name": "Bo"}),
        ada.http.post("/api/tables", json={"settings": {"preset": "whist"}}),
    ):
        assert (503, "club-cannot-write") == (asked.status_code, asked.json()["why"]["key"])
    read = ada.http.get("/api/tables")
    assert 200 == read.status_code, read.text
    return told


async def with_room_again(visit: Visit, told: Told) -> None:
    """Ada plays on."""
    for _ in range(4):
        answer = await moved(visit)
        told.note(answer)
    assert "done" == answer["tell"]
    assert visit.seq >= max(told.done.values())


async def through_a_full_disk(club: Served, ada: Person, table: str, disk: Disk) -> tuple[Told, str]:
    """The answers Ada got from before until after, and her match."""
    visit = await ada.visit(table)
    told = await until_full(club, ada, visit, disk)
    disk.empty(club.process.pid)
    await with_room_again(visit, told)
    await visit.close()
    return told, visit.match


async def into_a_full_disk(club: Served, ada: Person, table: str, disk: Disk) -> tuple[Told, str]:
    """The answers Ada got until the club was killed, and her match."""
    visit = await ada.visit(table)
    told = await until_full(club, ada, visit, disk)
    killed(club)
    await visit.close()
    return told, visit.match


async def played_on(ada: Person, table: str, told: Told) -> None:
    """Ada comes back and plays on."""
    visit = await ada.visit(table)
    await with_room_again(visit, told)
    await visit.close()


def assert_whole(folder: Path, match: str, told: Told) -> None:
    """Every act that was acknowledged is there once with its answer, and of no other a half."""
    log = open_file(folder / "whistclub.sqlite")
    entries = log.read(match)
    log.close()
    fold_all(entries)
    commands = [entry.command.partition(":")[2] for entry in entries]
    answers = {name.partition(":")[2]: answer for (_, name), answer in implied_answers(entries).items()}
    for name, seq in told.done.items():
        assert (1, Done(seq)) == (commands.count(name), answers[name])
    for name in told.unwritten:
        assert commands.count(name) == isinstance(answers.get(name), Done)


def killed(club: Served) -> None:
    """Kills the club, as nothing can prepare for."""
    os.kill(club.process.pid, signal.SIGKILL)
    club.process.wait(PATIENCE_S)


async def test_on_a_full_disk_whoever_asks_is_told_why_and_with_room_again_the_club_goes_on(
    tmp_path: Path,
) -> None:
    kinds = disks(tmp_path)
    for kind in kinds[: draws(1, len(kinds))]:
        with DISKS[kind](tmp_path / kind) as disk, serving(disk.folder / "data", "--bots", "0") as club:
            ada = Person(club).named("Ada")
            table = ada.open("gongor", with_bots=True)
            told, match = await through_a_full_disk(club, ada, table, disk)
            killed(club)
            assert_whole(disk.folder / "data", match, told)


@pytest.mark.long
async def test_a_club_killed_on_a_full_disk_has_all_that_it_acknowledged_when_it_is_started_with_room_again(
    tmp_path: Path,
) -> None:
    kind = disks(tmp_path)[0]
    with DISKS[kind](tmp_path / kind) as disk:
        folder = disk.folder / "data"
        with serving(folder, "--bots", "0") as club:
            ada = Person(club).named("Ada")
            table = ada.open("gongor", with_bots=True)
            told, match = await into_a_full_disk(club, ada, table, disk)
        if disk.is_mounted:
            disk.empty()
        assert_whole(folder, match, told)
        with serving(folder, "--bots", "0") as club:
            await played_on(known_at(club, ada), table, told)
            killed(club)
        assert_whole(folder, match, told)
