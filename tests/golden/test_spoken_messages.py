"""The wire messages behind the golden spoken texts are those that a club sends now; the texts themselves are the
client's tests' affair.
"""

from pathlib import Path

import pytest

from tools.spoken_files import SPOKEN, files

MADE = files()


@pytest.mark.parametrize("path", sorted(MADE), ids=lambda path: Path(path).name)
def test_the_messages_of_a_deal_to_be_heard_are_those_sent_now(path: Path) -> None:
    assert path.read_bytes() == MADE[path], "run python -m tools.spoken_files, and read what is heard"


def test_every_file_of_messages_belongs_to_a_deal() -> None:
    assert set(MADE) == set(SPOKEN.glob("*.jsonl"))
