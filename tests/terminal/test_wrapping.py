"""Lines at a terminal break between words at every width from twenty cells on; in a pipe they stay whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.sampling import thinned_rows
from tests.terminal.ptys import at_terminal
from whistclub.terminal.line_wrap import wrapped_line

LINES = (
    "13. Call abondance in trumps: nine tricks, turned suit trump (call abondance_in_trumps)",
    "Spades: two of spades (S2), three of spades (S3), ten of spades (ST) and ace of spades (SA)",
    "  --seats SEATS   Who sits where: “you,bots” (you are South), “bots”, or four words for the seats",
    "Deine Hand, dreizehn Karten: die Reizung beginnt mit dem, der links vom Geber sitzt.",
)


@pytest.mark.parametrize("cells", range(20, 121))
def test_no_row_is_wider_than_the_screen_and_no_word_is_broken(cells: int) -> None:
    for line in LINES:
        rows = wrapped_line(line, cells)
        assert line.split() == " ".join(rows).split()
        assert max(map(cell_len, rows)) <= cells


@pytest.mark.parametrize("cells", range(20, 121))
def test_no_further_row_begins_like_a_choice(cells: int) -> None:
    rows = wrapped_line("7. Lead 13. 14. 15. 16. 17. 18. 19. 20. 21. 22. 23. 24. 25. (play)", cells)
    assert all(row.startswith("  ") for row in rows[1:])


def test_the_second_column_of_a_table_stays_a_column() -> None:
    assert [
        "  --port N  The port to",
        "            listen on",
    ] == wrapped_line("  --port N  The port to listen on", 24)


def test_a_word_longer_than_the_screen_has_a_row_of_its_own() -> None:
    link = "http://127.0.0.1:8413/t/abcdefgh"
    assert ["To come back:", link] == wrapped_line(f"To come back: {link}", 24)


@pytest.mark.parametrize(
    ("columns", "language"), thinned_rows([(80, "en"), (20, "en"), (33, "de")], [(20, "en")])
)
def test_line_mode_at_a_terminal_breaks_no_word(tmp_path: Path, columns: int, language: str) -> None:
    arguments = ["play", "solo", "--line", "--seed", "1", "--language", language]
    environment = {"TERM": "xterm", "WHIST_DATA": str(tmp_path)}
    quits = {b"Your choice?": b"quit\n", b"Deine Wahl?": b"quit\n"}
    seen, _ = at_terminal(arguments, (columns, 24), environment, quits)
    rows = [row for row in seen.decode().replace("\r", "").splitlines() if row]
    assert all(cell_len(row) <= columns or " " not in row.strip() for row in rows)
    words = set(" ".join(rows).split())
    assert ("abondance_in_trumps)" in words) == any("abondance_in_trumps" in word for word in words)
    assert "abondance_in_trumps)" in words
