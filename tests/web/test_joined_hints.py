"""Line mode at a club's table, asked for hints and for what a choice means."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clubs import Club, Person
from tests.web.test_joined import Terminal, laid, ones, started


@pytest.fixture
def club(listening_club: Club) -> Club:
    return listening_club


def asking() -> Iterator[str]:
    """Asks for a hint and what the first choice means, and then types the first choice for ever."""
    yield from ("hint\n", "explain 1\n", "trick\n")
    yield from ones()


@pytest.mark.parametrize("hints", [True, False])
async def test_line_mode_at_a_clubs_table_says_as_much_as_at_ones_own(
    hints: bool, club: Club, tmp_path: Path
) -> None:
    host = Person(club).named("Hanna")
    table = host.open("gongor", settings={"bot": "club", "hints": hints, "seed": "one is bid once"})
    terminal = Terminal(f"{club.url}/t/{table}", tmp_path / "data", "Tess", asking)
    visit = await laid(host, table)
    terminal.start()
    await started(visit, 1)
    while len(visit.deals) < 1 and visit.result is None:
        await visit.hear()
    await club.all_leave()
    lines = terminal.said.splitlines()
    assert any(line.startswith("You play alone against a dummy.") for line in lines)
    assert "The bid." in lines
    assert "The play." in lines
    assert any(
        "You promise to take exactly no trick" in line or "exactly one trick" in line for line in lines
    )
    advised = [n for n, line in enumerate(lines) if line.startswith("Advice: ")]
    if hints:
        assert " in 100" in lines[advised[0] + 1]
    else:
        assert [] == advised
        assert "The host of this table does not allow that." in lines
