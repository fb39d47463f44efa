"""A game of another package at a table of the club: a whole match with bots, over the wire."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.plugins.packages import PROMISES, ROOT, described, run

PLAYED = """
import sys
from tools.wire_files import Transcript

sys.stdout.buffer.write(Transcript("promises", 4).run(deals=7).text())
"""


Told = list[dict[str, Any]]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """The messages that a person's client gets through a match, in order."""
    site = tmp_path_factory.mktemp("promises") / "site"
    described(site, PROMISES)
    status, out, err = run(["-c", PLAYED], site, PROMISES, ROOT)
    assert status == 0, err
    lines = [json.loads(line) for line in out.splitlines()]
    return [line["message"] for line in lines if line["from"] == "server"]


def fields(messages: Told, name: str) -> list[Any]:
    """Every value that this field of the view has had."""
    return [message["view"][name] for message in messages if name in (message.get("view") or {})]


def test_a_match_goes_through_deal_after_deal_with_the_cards_left_undealt_on_the_table(told: Told) -> None:
    piles = [pile for piles in fields(told, "piles") for pile in piles]
    assert {"undealt"} == {kind for kind, *_ in piles}
    assert 7 == len({tuple(dealt) for dealt in fields(told, "dealt")})


def test_bids_are_told_as_tags_of_their_seats(told: Told) -> None:
    tags = [tag for tags in fields(told, "tags") for tag in tags]
    assert {0, 1, 2, 3} == {seat for seat, *_ in tags}
    assert {"tag-promises"} == {text[0] for _, text, *_ in tags}
