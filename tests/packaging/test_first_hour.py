"""The page of the first hour: its steps of a card and of a slip are the way that they take through the code."""

import re
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

import pytest

from tests.waiting import barrier
from tests.web.clubs import Person
from tests.web.evenings import all_told, joined, organised
from tests.web.memory import MemoryClub
from tests.web.test_evenings import EIGHT, NAMES, begun, seated_at
from whistclub.club.store.logs.writer import Writer

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "whistclub"
CLIENT: Final = SOURCE / "web" / "client" / "src"
PAGE: Final = (ROOT / "docs" / "first-hour.md").read_text(encoding="utf-8")
CARD, SLIP = "A card", "A slip"
_IMPORT: Final = re.compile(r"""from\s*'(\.{1,2}/[^']+)'""")


class Step(NamedTuple):
    """A step of a walk: a file, and a function that is entered there, or a name of the browser's."""

    path: str
    name: str


def steps(walk: str) -> list[Step]:
    """The steps of a walk, as the page numbers them."""
    part = PAGE.partition(f"\n## {walk}")[2].partition("\n## ")[0]
    return [Step(*found) for found in re.findall(r"^\d+\. `([^`]+)`, `([^`]+)`: ", part, re.MULTILINE)]


def in_club(walk: str) -> list[Step]:
    return [step for step in steps(walk) if step.path.endswith(".py")]


def in_browser(walk: str) -> list[Step]:
    return [step for step in steps(walk) if not step.path.endswith(".py")]


class Recording:
    """The functions of the package that are entered while it runs, in the threads that began after it was made."""

    def __init__(self) -> None:
        self.entered: list[Step] = []
        self.runs = False

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if self.runs and event == "call" and frame.f_code.co_filename.startswith(f"{SOURCE}/"):
            path = Path(frame.f_code.co_filename).relative_to(SOURCE)
            self.entered.append(Step(path.as_posix(), frame.f_code.co_qualname))


@pytest.fixture
def recording() -> Iterator[Recording]:
    found = Recording()
    threading.setprofile(found)
    yield found
    threading.setprofile(sys.getprofile())


def not_reached(walk: list[Step], entered: list[Step]) -> list[Step]:
    """The first step that is not entered after those before it, if there is one."""
    rest = iter(entered)
    return next(([step] for step in walk if step not in rest), [])


async def test_a_card_takes_the_steps_of_the_page(
    recording: Recording, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The page follows the way of a disk that is not quick, through the writer's thread.
    monkeypatch.setattr(Writer, "is_quick", lambda _: False)
    async with MemoryClub(tmp_path) as club:
        ada = Person(club)
        visit = await ada.visit(ada.open("whist", with_bots=True))
        while not visit.legal:
            if not await visit.move():
                await visit.hear()
        await barrier(club)
        recording.runs = True
        await visit.ask("act", action=visit.legal[0])
        await barrier(club, visit)
        recording.runs = False
    assert len(in_club(CARD)) > 20
    assert [] == not_reached(in_club(CARD), recording.entered)


async def test_a_slip_takes_the_steps_of_the_page(recording: Recording, tmp_path: Path) -> None:
    async with MemoryClub(tmp_path) as club:
        _, code, run = await organised(club)
        phones = await joined(club, code, *NAMES)
        await begun(run, phones)
        at_table = seated_at(phones, 1)
        deal = {"round": 1, "table": 1, "deal": 1, "figures": EIGHT}
        await at_table["N"].does("enter_deal", **deal)
        await all_told(club, *phones)
        recording.runs = True
        await at_table["E"].does("confirm_deal", **deal)
        await all_told(club, *phones)
        recording.runs = False
    assert len(in_club(SLIP)) > 15
    assert [] == not_reached(in_club(SLIP), recording.entered)


def imports(path: Path) -> set[Path]:
    """The files of the client that a file imports."""
    found = (path.parent / name for name in _IMPORT.findall(path.read_text(encoding="utf-8")))
    return {Path(f"{one.resolve()}{end}") for one in found for end in ("", ".ts")}


def are_joined(one: Path, other: Path) -> bool:
    """True if one file imports the other, or a third brings them together."""
    if one == other or other in imports(one) or one in imports(other):
        return True
    files = (path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"})
    return any({one, other} <= imports(path) for path in files)


@pytest.mark.parametrize("walk", [CARD, SLIP])
def test_each_step_in_the_browser_names_what_is_there_and_leads_to_the_next(walk: str) -> None:
    found = in_browser(walk)
    assert len(found) > 5
    missing = [
        step
        for step in found
        if not re.search(rf"\b{step.name}\b", (CLIENT / step.path).read_text(encoding="utf-8"))
    ]
    assert [] == missing
    files = [CLIENT / step.path for step in found]
    assert [] == [(one.name, other.name) for one, other in pairwise(files) if not are_joined(one, other)]


def test_every_other_path_of_the_page_is_there() -> None:
    named = [path for path in re.findall(r"`([a-z_]+/[\w./-]+)`", PAGE) if "KEY" not in path]
    assert len(named) > 50
    tops = (ROOT, SOURCE, CLIENT)
    assert [] == [path for path in named if not any((top / path).exists() for top in tops)]
