"""Records: what is saved comes back, and what is no record is refused by name with nothing changed."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from whistclub.cards.errors import BadRecord
from whistclub.games.registry import GAMES, PRESETS, game_of_preset, make_game
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match
from whistclub.rules.record import FORMAT, MOST_BYTES, record_from_bytes, record_schema, record_to_bytes
from whistclub.rules.replay import causes, record_of, replay
from whistclub.rules.seats import ALONE
from whistclub.rules.values import Ending

Document = dict[str, Any]


def played(preset: str, text: str, most_deals: int = 3) -> Match:
    """A match of a few deals played at random under the seed of a text."""
    game = game_of_preset(preset, {})
    seed, rng = seed_from_text(text), random.Random(text)
    match = open_match(game, game.first_setting(first_dealer(seed, game.seats)))
    while match.result is None and len(match.deals) < most_deals + (match.position is not None):
        if match.position is None:
            match = begin_deal(match, deal_from_seed(seed, game, match.setting.number), text)
        seat = min(match.position.to_act())
        match = act(match, seat, rng.choice(match.position.legal(seat)))
    return match


@pytest.fixture(scope="module")
def document() -> Document:
    found: Document = json.loads(record_to_bytes(record_of(played("whist", "records"))))
    return found


def refused(document: object) -> list[str]:
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    with pytest.raises(BadRecord) as caught:
        replay(record_from_bytes(data), make_game)
    return [problem.reason.key for problem in causes(caught.value)]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_match_comes_back_from_its_record(preset: str) -> None:
    match = played(preset, "back")
    data = record_to_bytes(record_of(match))
    assert match == replay(record_from_bytes(data), make_game)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_bytes_come_back_from_a_replayed_record(preset: str) -> None:
    data = record_to_bytes(record_of(played(preset, "bytes")))
    assert data == record_to_bytes(record_of(replay(record_from_bytes(data), make_game)))


def test_the_position_after_any_act_is_the_one_met_in_play() -> None:
    game = game_of_preset("whist", {})
    seed, rng = seed_from_text("any"), random.Random(5)
    match = begin_deal(
        open_match(game, game.first_setting(first_dealer(seed))), deal_from_seed(seed, game, 1), "any"
    )
    met = [match.position]
    for _ in range(51):
        seat = min(match.position.to_act())
        match = act(match, seat, rng.choice(match.position.legal(seat)))
        met.append(match.position)
    record = record_of(match)
    assert met == [replay(record, make_game, at).position for at in range(52)]


def test_an_ending_by_the_table_is_kept_and_folded() -> None:
    match = played("whist", "ending", most_deals=1)
    match = begin_deal(match, deal_from_seed(seed_from_text("ending"), match.game, 2), "ending")
    match = end_deal(match, Ending("concede", match.setting.dealer))
    record = record_of(match)
    assert "concede" in (record.deals[1].ending or "")
    assert match == replay(record, make_game)


def test_a_stop_ends_the_match_and_says_so() -> None:
    game = game_of_preset("whist", {})
    seed = seed_from_text("stop")
    match = begin_deal(open_match(game, game.first_setting(ALONE)), deal_from_seed(seed, game, 1), "stop")
    match = end_deal(match, Ending("stop", match.setting.dealer))
    assert "stopped" == record_of(match).ended
    assert match == replay(record_of(match), make_game)


def test_nothing_is_no_record() -> None:
    assert ["record-truncated"] == refused(b"")


def test_half_a_record_is_truncated(document: Document) -> None:
    data = json.dumps(document).encode()
    assert ["record-truncated"] == refused(data[: len(data) // 2])


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"PK\x03\x04", b"not json", b"[" * 100_000])
def test_what_is_no_json_is_refused_as_such(data: bytes) -> None:
    assert refused(data)[0] in {"record-not-json", "record-truncated"}


@pytest.mark.parametrize("data", [b"[]", b"{}", b"3", b'{"cards": []}'])
def test_other_json_is_a_foreign_file(data: bytes) -> None:
    assert ["record-foreign"] == refused(data)


def test_a_newer_format_is_named(document: Document) -> None:
    assert ["record-format-newer"] == refused({**document, "format": FORMAT + 1})


def test_newer_rules_are_named(document: Document) -> None:
    assert ["record-rules-newer"] == refused({**document, "rules": 99})


def test_too_many_bytes_are_refused_before_they_are_read() -> None:
    assert ["record-too-big"] == refused(b" " * (MOST_BYTES + 1))


def test_too_many_acts_are_refused_before_they_are_folded(document: Document) -> None:
    deal = {**document["deals"][0], "acts": ["N play SA"] * 500_001}
    assert ["record-too-many-acts"] == refused({**document, "deals": [deal]})


def test_a_missing_field_is_named(document: Document) -> None:
    assert ["record-missing-field"] == refused({k: v for k, v in document.items() if k != "first"})


def test_an_unknown_field_is_named_with_its_place(document: Document) -> None:
    broken = {**document, "deals": [{**document["deals"][0], "cheat": 1}]}
    with pytest.raises(BadRecord) as caught:
        record_from_bytes(json.dumps(broken).encode())
    assert ("record-unknown-field", "$.deals[0]", "cheat") == (
        caught.value.reason.key,
        caught.value.reason.fact("where"),
        caught.value.reason.fact("field"),
    )


def test_an_unknown_game_names_the_valid_ones(document: Document) -> None:
    assert ["record-options", "game-unknown"] == refused({**document, "game": "bridge"})


@pytest.mark.parametrize(
    "options", [{"colour": "red"}, {"target": "many"}, {"target": 0}, {"rubber": 2}, {"target": {}}]
)
def test_unknown_options_and_values_are_refused(document: Document, options: Document) -> None:
    assert refused({**document, "options": options})[0] in {"record-options", "record-type"}


def test_an_illegal_act_is_named_by_deal_and_place(document: Document) -> None:
    acts = list(document["deals"][0]["acts"])
    acts[4] = acts[0]
    broken = {**document, "deals": [{**document["deals"][0], "acts": acts}]}
    record = record_from_bytes(json.dumps(broken).encode())
    with pytest.raises(BadRecord) as caught:
        replay(record, make_game)
    assert (1, 5) == (caught.value.reason.fact("deal"), caught.value.reason.fact("act"))


def test_a_card_twice_in_a_deal_is_refused(document: Document) -> None:
    deal = document["deals"][0]["deal"].split()
    broken = {**document["deals"][0], "deal": " ".join([deal[1], *deal[1:]])}
    assert ["record-deal", "deal-repeated-card"] == refused({**document, "deals": [broken]})


def test_an_end_that_the_acts_do_not_come_to_is_refused(document: Document) -> None:
    assert ["record-end-differs"] == refused(
        {**document, "deals": document["deals"][:1], "ended": "finished"}
    )


def test_acts_past_the_last_are_refused(document: Document) -> None:
    record = record_from_bytes(json.dumps(document).encode())
    total = sum(len(deal.acts) for deal in record.deals)
    with pytest.raises(BadRecord) as caught:
        replay(record, make_game, total + 1)
    assert total == caught.value.reason.fact("most")


@pytest.mark.parametrize("seed", range(200))
def test_a_record_with_bytes_changed_is_read_or_refused_and_never_crashes(
    document: Document, seed: int
) -> None:
    rng = random.Random(seed)
    data = bytearray(json.dumps(document).encode())
    for _ in range(rng.randrange(1, 6)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    keys = ["read"]
    try:
        replay(record_from_bytes(bytes(data)), make_game)
    except BadRecord as problem:
        keys = [one.reason.key for one in causes(problem)]
    assert "read" == keys[0] or keys[0].startswith("record-")


def test_the_schema_lists_every_field_of_a_record() -> None:
    schema = record_schema()
    fields = set(schema["$defs"]["Record"]["properties"])
    assert {"format", "game", "rules", "options", "first", "deals", "ended"} == fields


def test_nobody_wins_by_stopping_the_last_deal_of_a_match_ahead() -> None:
    game = game_of_preset("whist", {"max_deals": "1"})
    seed = seed_from_text("ahead")
    ahead = msgspec.structs.replace(game.first_setting(first_dealer(seed)), score=(3, 1))
    match = begin_deal(open_match(game, ahead), deal_from_seed(seed, game, 1), "ahead")
    stopped = end_deal(match, Ending("stop", match.setting.dealer))
    assert stopped.result is not None
    assert ("match-stopped", (), True) == (stopped.result.key, stopped.result.winners, stopped.stopped)


def test_the_page_about_records_names_every_game() -> None:
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    assert [] == [key for key in GAMES if f"`{key}`" not in page]
