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


Told = dict[str, list[dict[str, Any]]]
PACKAGES = {"oh_hell": OH_HELL, "knockout_whist": KNOCKOUT_WHIST}


def played(preset: str, site: Path) -> list[dict[str, Any]]:
    """The messages that a person's client gets through a match, in order."""
    package = PACKAGES[preset]
    described(site, package)
    status, out, err = run(["-c", PLAYED, preset], site, package, ROOT)
    assert status == 0, err
    lines = [json.loads(line) for line in out.splitlines()]
    return [line["message"] for line in lines if line["from"] == "server"]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """The messages of a match of each game."""
    return {preset: played(preset, tmp_path_factory.mktemp(preset) / "site") for preset in PACKAGES}


def fields(messages: list[dict[str, Any]], name: str) -> list[Any]:
    """Every value that this field of the view has had."""
    return [message["view"][name] for message in messages if name in (message.get("view") or {})]


@pytest.mark.parametrize("preset", PACKAGES)
def test_a_match_goes_through_deal_after_deal_with_the_cards_left_undealt_on_the_table(
    preset: str, told: Told
) -> None:
    messages = told[preset]
    piles = [pile for piles in fields(messages, "piles") for pile in piles]
    assert {"undealt"} == {kind for kind, *_ in piles}
    assert len({tuple(dealt) for dealt in fields(messages, "dealt")}) >= 3


def test_bids_are_told_as_tags_of_their_seats(told: Told) -> None:
    tags = [tag for tags in fields(told["oh_hell"], "tags") for tag in tags]
    assert {0, 1, 2, 3} == {seat for seat, *_ in tags}
    assert {"tag-oh-hell-bid"} == {text[0] for _, text, *_ in tags}


def test_a_player_who_is_out_is_told_as_out_and_never_asked_again(told: Told) -> None:
    out: set[int] = set()
    for message in told["knockout_whist"]:
        view = message.get("view") or {}
        out = set(view.get("out", out))
        assert not out & set(view.get("to_act", ()))
    assert out
