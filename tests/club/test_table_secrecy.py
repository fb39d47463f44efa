"""A viewer receives nothing that depends on hidden facts; logs hold no card."""

import logging
from random import Random

import pytest

from tests.club.table_secrecy import Hunted, _compare, arrivals, entries, hunt, opened, received
from tests.club.tables import house, players, sent
from tests.club.tables import opened as opening
from whistclub.club.bots import run_bots
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table import sight
from whistclub.club.table.commands import Act, NextDeal, Undo
from whistclub.conformance.trace import random_trace, retrace
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import FOUR, Seat

N, E, S, W = FOUR


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hidden_fact_changes_no_byte_for_a_viewer_who_cannot_know_it(preset: str) -> None:
    found = hunt(game_of_preset(preset, {}), deals=6, seed="table", bot="simple")
    assert "" == found.leak
    assert found.pairs >= 2
    assert found.answers > 100


def test_a_table_that_shows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "_without_cards", lambda played: played)
    assert "sight" in hunt(game_of_preset("whist", {}), deals=4, seed="table", bot="simple").leak


def test_a_bot_that_looks_at_others_is_caught() -> None:
    game = game_of_preset("whist", {})
    deal = deal_from_seed(seed_from_text("1"), game, 1)
    trace = random_trace(game, game.first_setting(W), deal, Random(1)).cut(0)
    pack = list(deal.pack)
    pack[0], pack[1] = pack[1], pack[0]
    other = retrace(game, trace.setting, Deal(tuple(pack)), ())
    assert other is not None
    first = opened(trace, frozenset(), "simple")
    logs = entries(trace, first, arrivals(trace, Random(1))), entries(other, first, [])
    for viewer, differs in ((N, True), (E, True), (S, False), (W, False)):
        found = Hunted()
        _compare(logs, viewer, ("play SA", "play C2"), found, received)
        assert differs is bool(found.leak)


@pytest.mark.parametrize("preset", ["minnesota", "askov", "solo", "gongor"])
def test_logs_at_debug_level_hold_no_hidden_card(
    preset: str, caplog: pytest.LogCaptureFixture, tmp_path: object
) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("sqlalchemy").setLevel(logging.DEBUG)
    log = open_file(tmp_path / "log.sqlite")  # type: ignore[operator]
    person = Seat(0)
    table = house(log).open(opening(preset, people=(person,), seed="marker"))
    sent(table, NextDeal, person)
    for _ in range(6):
        run_bots(table, players)
        if table.state.legal[person]:
            table.send(Act(id="bad", saw=table.seq, seat=person, action="play SA"))
            sent(table, Act, person, action=table.state.legal[person][0].text)
            sent(table, Undo, person)
            sent(table, Act, person, action=table.state.legal[person][0].text)
    log.close()
    cards = {card.text for card in table.state.game.stock.cards}
    words = {word.strip("'\",:;()[]{}") for word in caplog.text.split()}
    assert len(caplog.records) > 50
    assert set() == words & cards
    assert table.state.opened.secret not in caplog.text
