import re
from pathlib import Path
from typing import Any

import pytest

from examples.hot_potato import HotPotato, PotatoOptions, scored, told
from whistclub.conformance import Knowledge, check_game
from whistclub.rules.options import make_options
from whistclub.rules.values import Event, event

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "hot_potato.py"
PAGE = ROOT / "docs" / "tutorial.md"


@pytest.mark.parametrize("trump", ["first_lead", "none"])
@pytest.mark.slow
def test_the_game_passes_the_conformance_kit(trump: str) -> None:
    game = HotPotato(make_options(PotatoOptions, {"trump": trump}))
    report = check_game(game, knowledge=Knowledge(told=told, one_side_scores=True))
    assert report.passed, report.text()


class Peeping(HotPotato):
    """Tells everybody the last card of the pack."""

    def opening(self, position: Any) -> tuple[Event, ...]:
        return (*super().opening(position), event("event-turned", card=position.terms.deal.pack[-1].text))


def test_the_kit_catches_the_game_when_its_opening_tells_too_much() -> None:
    report = check_game(Peeping(PotatoOptions()), knowledge=Knowledge(told=told, one_side_scores=True))
    assert not report.named("no leak").passed


def test_the_side_with_fewer_tricks_scores_what_the_other_took_over_six() -> None:
    assert (0, 1) == scored(7, 13).points
    assert (7, 0) == scored(0, 13).points
    assert (0, 3) == scored(9, 13).points


def test_every_python_block_of_the_page_is_a_piece_of_the_example_or_of_its_test() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    sources = EXAMPLE.read_text(encoding="utf-8"), Path(__file__).read_text(encoding="utf-8")
    assert len(blocks) >= 6
    for block in blocks:
        assert any(block in source for source in sources), block


def test_the_example_is_a_short_file() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 150
