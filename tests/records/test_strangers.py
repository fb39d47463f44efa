"""Records from strangers: nothing in them is believed that the rules can tell."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.club.test_fair_deals import played
from tests.records.strangers import (
    JUNK,
    Document,
    broken_once,
    document_of,
    empty,
    hermits_of_two_passages,
    match_of,
    read,
    refusal,
    with_first,
)
from whistclub.cards.errors import BadDeal, BadRecord, BadSetting, WhistclubError
from whistclub.club.verify import verify
from whistclub.games.hermits import Markers
from whistclub.games.registry import GAMES, PRESETS, game_of_preset
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import begin_deal, open_match
from whistclub.rules.options import specs
from whistclub.rules.record import record_from_bytes
from whistclub.rules.replay import record_of
from whistclub.rules.seats import ALONE, seat_letter

MANY = int(os.environ.get("WHIST_MUTANTS", "25"))
"""The number of broken records of each preset the fuzzer makes."""

UNBELIEVED: list[tuple[str, dict[str, str], Document]] = [
    ("gongor", {}, {"carry": {"bids_left": []}}),
    ("gongor", {}, {"carry": {"bids_left": [7]}, "score": [7], "number": 5}),
    ("gongor", {}, {"carry": {"bids_left": [0, 1, 2, 3, 4, 5]}, "score": [2]}),
    ("gongor", {}, {"carry": {"bids_left": [0, 1, 2, 3, 4, 5]}, "number": 2}),
    ("gongor", {}, {"carry": {"bids_left": [1, 0, 2, 3, 4, 5]}, "score": [2], "number": 2}),
    ("gongor", {}, {"carry": {"bids_left": [0, 1, 2, 3, 4, 5, 6, 11]}}),
    ("gongor", {}, {"carry": {"lost": True}}),
    ("gongor", {}, {"carry": {"decisive_passages": 1}, "number": 5}),
    ("gongor_points", {}, {"carry": {"bids_left": [3]}}),
    ("gongor_points", {}, {"score": [50]}),
    ("gongor_points", {}, {"carry": {"decisive_passages": 3}, "number": 3, "score": [60]}),
    ("gongor_points", {}, {"carry": {"decisive_passages": -1}, "number": 3, "score": [60]}),
    ("hermits", {}, {"carry": {"up": [11]}}),
    ("hermits", {}, {"carry": {"up": []}, "score": [6], "number": 4}),
    ("hermits", {}, {"carry": {"up": [1, 2, 3, 4, 5]}, "score": [1], "number": 2}),
    ("hermits", {}, {"carry": {"up": [1, 2, 3, 4]}, "score": [2]}),
    ("hermits", {}, {"carry": {"up": [1, 2, 3, 4]}, "score": [4], "number": 2}),
    ("hermits", {}, {"carry": {"wilds_turned": 7}, "number": 2}),
    ("hermits", {}, {"carry": {"wilds_turned": 0}, "number": 2}),
    ("hermits", {}, {"carry": {"wilds_turned": 3}}),
    ("hermits", {}, {"carry": {"wilds_turned": 6, "no_trump": True}, "number": 2}),
    ("hermits", {"no_trump_lasts": "game"}, {"carry": {"wilds_turned": 5, "no_trump": True}, "number": 2}),
    ("hermits", {}, {"carry": {"lost": True}, "number": 2}),
    ("minnesota", {}, {"score": [13, 0]}),
    ("minnesota", {}, {"score": [99, 98]}),
    ("minnesota", {}, {"carry": {"by_side": [1, 0]}, "number": 9}),
    ("minnesota", {"max_deals": "3"}, {"score": [1, 0], "number": 4}),
    ("askov", {}, {"carry": {"by_side": [2, 0]}, "number": 2}),
    ("askov", {}, {"carry": {"by_side": [-1, 0]}, "number": 2}),
    ("solo", {}, {"number": 17}),
    ("solo", {}, {"score": [1, 0, 0, 0]}),
    ("solo_units", {"unit": "4"}, {"score": [3, -1, -1, -1]}),
    ("whist", {}, {"score": [5, 0], "number": 2, "carry": {"deals": 1}}),
    ("whist", {}, {"score": [-1, 0]}),
    ("whist", {}, {"carry": {"games": [1, 0]}, "number": 2}),
    ("whist", {}, {"carry": {"deals": 3}}),
    ("whist", {}, {"number": 3}),
    ("whist", {"max_deals": "2"}, {"score": [1, 0], "number": 3, "carry": {"deals": 2}}),
    ("whist_rubber", {}, {"carry": {"games": [2, 0]}, "number": 3}),
    ("whist_rubber", {}, {"carry": {"games": [1, 1], "deals": 0}, "number": 2}),
    ("whist_rubber", {}, {"carry": {"games": [1, 0], "deals": 0}, "number": 2, "score": [3, 0]}),
    *((key, {}, {"number": 10**30}) for key in GAMES),
    *((key, {}, {"number": number}) for key in GAMES for number in (0, -3)),
    *((key, {}, {"dealer": "X"}) for key in GAMES),
    *((key, {}, {"carry": {"misspelt": 1}}) for key in GAMES),
]


@pytest.mark.parametrize(("preset", "written", "facts"), UNBELIEVED)
def test_a_first_setting_that_no_match_could_have_come_to_is_refused(
    preset: str, written: dict[str, str], facts: Document
) -> None:
    assert refusal(with_first(empty(preset, **written), **facts))


TAKEN: list[tuple[str, dict[str, str], Document]] = [
    ("gongor", {}, {"carry": {"bids_left": [0, 3]}, "score": [6], "number": 4}),
    ("gongor", {}, {"carry": {"bids_left": [0, 1, 2, 3, 4, 5]}, "score": [2], "number": 9}),
    ("gongor_points", {}, {"score": [-8]}),
    ("gongor_points", {"point_target": "more_than_50"}, {"score": [50], "number": 4}),
    ("gongor_points", {}, {"carry": {"decisive_passages": 4}, "number": 6, "score": [12]}),
    ("hermits", {}, {"carry": {"up": [1, 6], "wilds_turned": 6}, "score": [4], "number": 3}),
    ("hermits", {"no_trump_lasts": "game"}, {"carry": {"wilds_turned": 6, "no_trump": True}, "number": 2}),
    ("minnesota", {}, {"score": [12, -4]}),
    ("minnesota", {"max_deals": "3"}, {"score": [1, 1], "number": 4}),
    ("askov", {}, {"carry": {"by_side": [2, 1]}, "number": 4}),
    ("solo", {}, {"score": [9, -3, -3, -3], "number": 16}),
    ("solo_units", {"unit": "4"}, {"score": [12, -4, -4, -4]}),
    ("whist", {}, {"score": [3, 1]}),
    ("whist", {"max_deals": "2"}, {"score": [1, 1], "number": 3, "carry": {"deals": 2}}),
    ("whist_rubber", {}, {"carry": {"games": [1, 1], "deals": 1}, "number": 4, "score": [3, 0]}),
]


@pytest.mark.rule("G40", "H29", "M69", "S53", "W15")
@pytest.mark.parametrize(("preset", "written", "facts"), TAKEN)
def test_a_score_from_which_the_match_could_go_on_is_taken_and_played_on_from(
    preset: str, written: dict[str, str], facts: Document
) -> None:
    document = with_first(empty(preset, **written), **facts)
    assert [] == refusal(document)
    match = read(document)
    seed = bytes(32)
    assert begin_deal(match, deal_from_seed(seed, match.game, match.setting.number)).position.to_act()


WRONG_VALUES: tuple[Any, ...] = (
    [],
    [[]],
    {},
    {"x": 1},
    None,
    True,
    1.0,
    1.5,
    10**30,
    -1,
    -(10**30),
    "",
    "٣",
    "x" * 400,
    [1, 2],
    [True],
)
OPTIONS = [(key, spec.name) for key in GAMES for spec in specs(GAMES[key].options_type)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("key", "name"), OPTIONS)
def test_an_option_takes_values_of_its_own_type_only(key: str, name: str) -> None:
    document = empty(key)
    spec = next(one for one in specs(GAMES[key].options_type) if one.name == name)  # type: ignore[attr-defined]
    for value in WRONG_VALUES:
        right = (value is None and spec.may_be_none) or (value is True and spec.is_switch)
        if not right:
            assert refusal({**document, "options": {**document["options"], name: value}}), value


@pytest.mark.parametrize("name", ["target", "max_deals", "rubber", "honours"])
def test_an_empty_list_is_no_value_of_an_option(name: str) -> None:
    document = empty("whist")
    written = {**document["options"], name: []}
    assert ["record-options", "option-value"] == refusal({**document, "options": written})


@pytest.mark.parametrize("carried", [{"markers": []}, {"wild_turned": 1}])
def test_a_misspelt_field_of_what_is_carried_over_is_named(carried: Document) -> None:
    with pytest.raises(BadRecord) as caught:
        read(with_first(empty("hermits"), carry=carried))
    place, field = caught.value.reason.fact("where"), caught.value.reason.fact("field")
    assert ("record-unknown-field", "$.first.carry", next(iter(carried))) == (
        caught.value.reason.key,
        place,
        field,
    )


def stopped_by_its_last_ending(preset: str) -> Document:
    document = document_of(preset, most_deals=1)
    seat = "S" if game_of_preset(preset, {}).seats == 1 else "N"
    deals = [{**document["deals"][0], "acts": [], "ending": f"{seat} stop"}]
    return {**document, "deals": deals, "ended": "stopped"}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_end_is_what_the_acts_come_to_whatever_the_record_says(preset: str) -> None:
    stopped = stopped_by_its_last_ending(preset)
    assert [] == refusal(stopped)
    for lie in ("finished", "running"):
        assert ["record-end-differs"] == refusal({**stopped, "ended": lie})
    assert ["record-end-differs"] == refusal({**empty(preset), "ended": "finished"})


def test_a_match_that_is_over_by_the_rules_was_not_stopped() -> None:
    over = document_of("whist", "over", 40)
    assert "finished" == over["ended"]
    for lie in ("stopped", "running"):
        assert ["record-end-differs"] == refusal({**over, "ended": lie})


@pytest.mark.rule("H7")
def test_the_wilds_lie_in_one_order_through_all_passages() -> None:
    document = hermits_of_two_passages()
    assert [] == refusal(document)
    first, second = document["deals"]
    pack, _, side = second["deal"].partition(" / ")
    turned = " ".join(reversed(side.split()))
    changed = {**second, "deal": f"{pack} / {turned}"}
    assert ["record-deal", "deal-side-changed"] == refusal({**document, "deals": [first, changed]})


def test_a_match_takes_no_passage_with_other_wilds() -> None:
    game = game_of_preset("hermits", {})
    match = read(hermits_of_two_passages() | {"deals": hermits_of_two_passages()["deals"][:1]})
    later = deal_from_seed(bytes(32), game, 2)
    with pytest.raises(BadDeal, match="deal-side-changed"):
        begin_deal(match, msgspec.structs.replace(later, side=later.side[::-1]))


BROKEN_TEXTS: list[tuple[bytes, str]] = [
    (b'"ended": "running", "ended": "running"', "record-repeated-field"),
    (b'"ended": NaN', "record-not-json"),
    (b'"ended": Infinity', "record-not-json"),
    (b'"ended": 1e999', "record-not-json"),
    (b'"ended": ' + b"9" * 6000, "record-not-json"),
    (b'"ended": ' + b"[" * 500 + b"]" * 500, "record-too-deep"),
    (b'"ended": "\\ud800"', "record-"),
    (b'"ended": 1', "record-type"),
    (b'"ended": "over"', "record-ended"),
    (b'"ended": "running", "extra": 1', "record-unknown-field"),
]


@pytest.mark.parametrize(("text", "key"), BROKEN_TEXTS, ids=[text[:30].decode() for text, _ in BROKEN_TEXTS])
def test_json_that_says_two_things_or_nothing_is_refused(text: bytes, key: str) -> None:
    data = json.dumps(empty("whist")).encode().replace(b'"ended": "running"', text)
    assert refusal(data)[0].startswith(key)


@pytest.mark.parametrize("place", ["first", "carry", "options"])
def test_a_field_that_stands_twice_is_named_with_its_place(place: str) -> None:
    name = {"first": "number", "carry": "deals", "options": "target"}[place]
    where = {"first": "$.first", "carry": "$.first.carry", "options": "$.options"}[place]
    data = json.dumps(empty("whist")).encode()
    twice = data.replace(f'"{name}": '.encode(), f'"{name}": 3, "{name}": '.encode(), 1)
    with pytest.raises(BadRecord) as caught:
        read(twice)
    assert ("record-repeated-field", where, name) == (
        caught.value.reason.key,
        caught.value.reason.fact("where"),
        caught.value.reason.fact("field"),
    )


@pytest.mark.parametrize("letter", ["\u017f", "\u212a", "\uff33"])
def test_letters_that_only_look_like_a_seat_or_a_card_are_none(letter: str) -> None:
    document = document_of("solo", most_deals=1)
    deal = document["deals"][0]
    dealt = {**deal, "deal": deal["deal"].replace("S", letter, 1)}
    acted = {**deal, "acts": [deal["acts"][0].replace(deal["acts"][0][0], letter, 1), *deal["acts"][1:]]}
    assert ["record-not-ascii"] == refusal({**document, "deals": [dealt]})
    assert ["record-not-ascii"] == refusal({**document, "deals": [acted]})
    assert ["record-not-ascii"] == refusal(with_first(document, dealer=letter))


def test_a_refusal_repeats_nothing_that_moves_a_cursor() -> None:
    document = document_of("whist", most_deals=1)
    deal = {**document["deals"][0], "acts": ["\x1b[2J\x1b]0;x\x07"]}
    with pytest.raises(BadRecord) as caught:
        read({**document, "deals": [deal]})
    assert str(caught.value.reason.fact("text")).isprintable()


BEYOND: dict[str, Callable[[list[Document]], list[Document]]] = {
    "acts after the end": lambda deals: [{**deals[0], "acts": [*deals[0]["acts"], deals[0]["acts"][-1]]}, *deals[1:]],
    "an ending after the end": lambda deals: [{**deals[0], "ending": "dropped"}, *deals[1:]],
    "a deal while one runs": lambda deals: [{**deals[0], "acts": deals[0]["acts"][:-1]}, *deals[1:]],
    "an empty deal": lambda deals: [{**deals[0], "deal": ""}, *deals[1:]],
    "an ending nobody knows": lambda deals: [{**deals[0], "acts": [], "ending": "X stop"}],
    "an ending of no word": lambda deals: [{**deals[0], "acts": [], "ending": ""}],
    "a seat beyond the table": lambda deals: [{**deals[0], "acts": ["Z play SA"]}],
}  # fmt: skip


@pytest.mark.parametrize("name", BEYOND)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_goes_beyond_the_rules_is_refused_with_its_deal(preset: str, name: str) -> None:
    document = document_of(preset, "beyond", 2)
    broken = {**document, "deals": BEYOND[name](document["deals"]), "ended": "running"}
    if len(document["deals"]) == 1 and name == "a deal while one runs":
        broken["deals"] = [*broken["deals"], document["deals"][0]]
    with pytest.raises(BadRecord) as caught:
        read(broken)
    assert 1 <= int(caught.value.reason.fact("deal")) <= 2


def test_no_deal_follows_the_end_of_a_match() -> None:
    over = document_of("whist", "over", 40)
    assert ["record-deal", "match-not-between-deals"] == refusal(
        {**over, "deals": [*over["deals"], over["deals"][0]]}
    )


def test_a_game_refuses_the_setting_it_is_given_and_not_with_a_crash() -> None:
    game = game_of_preset("hermits", {})
    first = game.first_setting(ALONE)
    broken = msgspec.structs.replace(first, number=2, carry=Markers((1, 2, 3, 4, 5, 6), wilds_turned=7))
    deal = deal_from_seed(bytes(32), game, 1)
    with pytest.raises(BadSetting):
        game.start(deal, broken)
    with pytest.raises(BadSetting):
        open_match(game, broken)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_broken_in_any_one_place_is_refused_in_our_words_or_replays_and_writes_back(
    preset: str,
) -> None:
    rng = random.Random(f"broken {preset}")
    whole = [document_of(preset, text, deals) for text, deals in (("one", 1), ("two", 2), ("three", 3))]
    if preset in {"whist", "hermits"}:
        sealed = msgspec.to_builtins(played(preset, 1 if preset == "hermits" else 2))
        whole.append(json.loads(msgspec.json.encode(sealed)))
    for number in range(MANY):
        broken = broken_once(rng.choice(whole), rng, JUNK)
        if number % 3 == 0:
            broken = broken_once(broken, rng, JUNK)
        assert_told_or_taken(json.dumps(broken).encode())


def assert_told_or_taken(data: bytes) -> None:
    """Refused as a record with its place, or the same match when written back and a verdict of its seals."""
    keys = refusal(data)
    assert not keys or keys[0].startswith("record-"), keys
    if not keys:
        try:
            verify(record_from_bytes(data))
        except WhistclubError as problem:  # pragma: no cover
            pytest.fail(f"a record that replays is not judged: {problem}")


def test_the_fuzzer_breaks_most_records_and_leaves_some() -> None:
    rng = random.Random("how many")
    whole = document_of("gongor", "count", 2)
    refused = sum(bool(refusal(json.dumps(broken_once(whole, rng, JUNK)).encode())) for _ in range(150))
    assert 75 < refused < 150


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_begun_at_any_deal_of_a_match_is_taken(preset: str) -> None:
    match = match_of(preset, "later", 4)
    document: Document = msgspec.to_builtins(record_of(match))
    for place, begun in enumerate(match.deals):
        setting: Any = begun.setting
        first = {
            "number": setting.number,
            "dealer": seat_letter(setting.dealer, match.game.seats),
            "score": setting.score,
            "carry": setting.carry,
        }
        later = {**document, "first": msgspec.to_builtins(first), "deals": document["deals"][place:]}
        assert [] == refusal(json.loads(msgspec.json.encode(later)))
