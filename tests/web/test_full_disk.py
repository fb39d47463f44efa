"""A disk that fills up while the club serves: whoever asks is told why, nothing acknowledged is lost, and with room again all goes on."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

from tests.cli.test_keeping import disks
from tests.web.clubs import PATIENCE_S, Person, Visit
from tests.web.disks import DISKS, Disk
from tests.web.test_command import Served
from tests.web.test_in_use import serving
from whistclub.club.store.sql_log import open_file


async def moved(visit: Visit) -> dict[str, Any]:
    """One legal act of the person, sent when it is their turn; the answer."""
    while not visit.legal and "next_deal" not in visit.may:
        if not await visit.move():
            await visit.hear()
    if visit.legal:
        return await visit.ask("act", action=visit.legal[0], saw=visit.seq)
    return await visit.ask("next_deal", saw=visit.seq)


async def through_a_full_disk(club: Served, ada: Person, table: str, disk: Disk) -> tuple[int, str]:
    """The last seq acknowledged to Ada, and her match."""
    visit = await ada.visit(table)
    for _ in range(3):
        await moved(visit)
    disk.fill(club.process.pid)
    # A refusal is kept too, by whoever's turn it is. What was on its way, or fits into the last block, may still be kept.
    answers = [await visit.ask("act", action="play SA", saw=visit.seq) for _ in range(20)]
    refused = [answer for answer in answers if answer["tell"] == "refused"]
    assert refused
    assert "club-cannot-write" == refused[-1]["why"]["key"]
    assert refused[-1]["why"]["args"]["why"] in {"full", "disk"}
    for asked in (
        Person(club).http.put("/api/me", json={"name": "Bo"}),
        ada.http.post("/api/tables", json={"settings": {"preset": "whist"}}),
    ):
        assert (503, "club-cannot-write") == (asked.status_code, asked.json()["why"]["key"])
    read = ada.http.get("/api/tables")
    assert 200 == read.status_code, read.text
    disk.empty(club.process.pid)
    acknowledged = 0
    for _ in range(6):
        answer = await moved(visit)
        acknowledged = max(acknowledged, int(str(answer.get("seq", 0))))
    assert "done" == answer["tell"]
    assert visit.seq >= acknowledged > 0
    match = visit.match
    await asyncio.gather(*(one.close() for one in club.visits), return_exceptions=True)
    return acknowledged, match


def test_on_a_full_disk_whoever_asks_is_told_why_and_with_room_again_the_club_goes_on(
    tmp_path: Path,
) -> None:
    for kind in disks(tmp_path):
        with DISKS[kind](tmp_path / kind) as disk, serving(disk.folder / "data") as club:
            ada = Person(club).named("Ada")
            table = ada.open("whist", with_bots=True)
            acknowledged, match = asyncio.run(through_a_full_disk(club, ada, table, disk))
            os.kill(club.process.pid, signal.SIGKILL)
            club.process.wait(PATIENCE_S)
            log = open_file(disk.folder / "data" / "whistclub.sqlite")
            assert len(log.read(match)) >= acknowledged
            log.close()
