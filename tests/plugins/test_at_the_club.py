"""Games of other packages at a table of the club: a whole match with bots, over the wire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.plugins.packages import KNOCKOUT_WHIST, OH_HELL, ROOT, described, run

PLAYED = """
import sys
from tools.wire_files import Transcript

sys.stdout.buffer.write(Transcript(sys.argv[1], 4).run(deals=7).text())
"""


def told(preset: str, package: Path, tmp_path: Path) -> list[dict[str, Any]]:
    """The messages that a person's client gets through a match, in order."""
    described(tmp_path / "site", package)
    status, out, err = run(["-c", PLAYED, preset], tmp_path / "site", package, ROOT)
    assert status == 0, err
    lines = [json.loads(line) for line in out.splitlines()]
    return [line["message"] for line in lines if line["from"] == "server"]


def fields(messages: list[dict[str, Any]], name: str) -> list[Any]:
    """Every value that this field of the view has had."""
    return [message["view"][name] for message in messages if name in (message.get("view") or {})]


@pytest.mark.parametrize(("preset", "package"), [("oh_hell", OH_HELL), ("knockout_whist", KNOCKOUT_WHIST)])
def test_a_match_goes_through_deal_after_deal_with_the_cards_left_undealt_on_the_table(
    preset: str, package: Path, tmp_path: Path
) -> None:
    messages = told(preset, package, tmp_path)
    piles = [pile for piles in fields(messages, "piles") for pile in piles]
    assert {"undealt"} == {kind for kind, *_ in piles}
    assert len({tuple(dealt) for dealt in fields(messages, "dealt")}) >= 3


def test_bids_are_told_as_tags_of_their_seats(tmp_path: Path) -> None:
    tags = [tag for tags in fields(told("oh_hell", OH_HELL, tmp_path), "tags") for tag in tags]
    assert {0, 1, 2, 3} == {seat for seat, *_ in tags}
    assert {"tag-oh-hell-bid"} == {text[0] for _, text, *_ in tags}


def test_a_player_who_is_out_is_told_as_out_and_never_asked_again(tmp_path: Path) -> None:
    out: set[int] = set()
    for message in told("knockout_whist", KNOCKOUT_WHIST, tmp_path):
        view = message.get("view") or {}
        out = set(view.get("out", out))
        assert not out & set(view.get("to_act", ()))
    assert out
