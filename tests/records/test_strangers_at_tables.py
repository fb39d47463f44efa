"""Deals and openings from strangers, where a table takes them."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.club.tables import sent
from tests.records.strangers import Document, empty, hermits_of_two_passages, with_first
from whistclub.cards.errors import BadDeal, BadRecord
from whistclub.club.local_table import House, Table
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import Drop, NextDeal
from whistclub.club.table.entries import Dealing, Sitter
from whistclub.club.table.log import fold_all
from whistclub.games.registry import game_of_preset
from whistclub.rules.record import record_from_bytes
from whistclub.rules.replay import causes
from whistclub.rules.seats import ALONE
from whistclub.terminal.deal_text import BadDealLine, read_deals


def wilds(deal: str) -> str:
    return deal.partition(" / ")[2]


def house_of(*given: str, seed: str = "other") -> Table:
    house = House(MemoryLog())
    return house.open(house.opening("hermits", [Sitter("Ada")], Dealing(seed, given)))


@pytest.mark.rule("H7")
def test_passages_that_follow_one_entered_by_hand_keep_its_wilds() -> None:
    entered = hermits_of_two_passages()["deals"][0]["deal"]
    table = house_of(entered)
    sent(table, NextDeal, ALONE)
    sent(table, Drop, None)
    sent(table, NextDeal, ALONE)
    deals = table.record().deals
    assert [wilds(entered)] * 2 == [wilds(deal.deal) for deal in deals]
    assert deals[0].deal != deals[1].deal


def test_deals_entered_by_hand_have_their_wilds_in_one_order() -> None:
    first, second = (deal["deal"] for deal in hermits_of_two_passages()["deals"])
    turned = f"{second.partition(' / ')[0]} / {' '.join(reversed(wilds(second).split()))}"
    with pytest.raises(BadDeal, match="deal-side-changed"):
        house_of(first, turned)
    with pytest.raises(BadDealLine) as caught:
        read_deals(f"{first}\n{turned}\n", game_of_preset("hermits", {}), ALONE)
    assert ["record-deal", "deal-side-changed"] == [one.reason.key for one in causes(caught.value)]


@pytest.mark.parametrize(
    "facts",
    [
        {"sitters": ()},
        {"sitters": (Sitter("Ada"),) * 3},
        {"dealer": "X"},
        {"game": "bridge"},
        {"options": {"target": []}},
        {"rules": 99},
        {"record": "whist_rubber"},
        {"record": "solo"},
        {"record": "broken"},
    ],
)
def test_an_opening_in_the_log_is_believed_no_more_than_a_record(facts: Document) -> None:
    opened = House(MemoryLog()).opening("whist", [Sitter("Ada"), *[Sitter("B", "simple")] * 3])
    assert fold_all([opened]).match.setting.number == 1
    if "record" in facts:
        other = empty("whist") if facts["record"] == "broken" else empty(facts["record"])
        wrong = with_first(other, score=[9, 8]) if facts["record"] == "broken" else other
        facts = {"record": record_from_bytes(json.dumps(wrong).encode())}
    with pytest.raises(BadRecord):
        fold_all([msgspec.structs.replace(opened, **facts)])
