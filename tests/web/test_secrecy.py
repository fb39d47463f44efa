"""A connection carries nothing that depends on facts hidden from its seat, and no log holds them."""

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.club.table_secrecy import hunt
from tests.sampling import thinned
from tests.web.clubs import Club, Person
from tests.web.test_table import dealt, table_of
from tests.web.visits import CARD, Visit
from tests.web.wire_secrecy import received_over_the_wire
from whistclub.club.table.state import TableState
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.web.live import deltas
from whistclub.web.live.deltas import snapshot
from whistclub.web.live.scene import Scene
from whistclub.web.live.tables import broadcast
from whistclub.wire import messages

CLIENTS = ("httpcore", "httpx", "websockets.client")
"""The loggers of the test's visitors."""


@pytest.mark.parametrize(
    "preset",
    thinned(
        PRESETS, ["askov", "german_whist", "gongor", "hermits", "minnesota", "norwegian", "solo", "whist"]
    ),
)
def test_a_hidden_fact_changes_no_byte_of_what_is_sent_to_who_cannot_know_it(preset: str) -> None:
    found = hunt(game_of_preset(preset, {}), 4, "wire", "simple", received_over_the_wire)
    assert "" == found.leak
    assert found.pairs >= 2
    assert found.answers > 100


@pytest.mark.parametrize(
    ("module", "name", "leaking"),
    [(deltas, "_open_change", "told"), (broadcast, "snapshot", "coming")],
)
def test_a_message_that_shows_too_much_is_caught(
    module: Any, name: str, leaking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, _FAULTS[name])
    found = hunt(game_of_preset("whist", {}), 4, "wire", "simple", received_over_the_wire)
    assert f", {leaking}:" in found.leak


def _every_hand(state: TableState) -> dict[str, Any]:
    return {"hands": [state.game.view(state.match.position, seat).hand for seat in state.seats]}


def _open_everything(before: Scene, after: Scene) -> dict[str, Any]:
    return {"view": _every_hand(after.state)}


def _snapshot_with_everything(now: Scene, *others: Any) -> messages.Welcome:
    view = None if now.open is None else _every_hand(now.state)
    return msgspec.structs.replace(snapshot(now, *others), view=view)


_FAULTS: dict[str, Any] = {"_open_change": _open_everything, "snapshot": _snapshot_with_everything}


async def test_each_connection_hears_of_a_card_of_others_only_when_it_is_played_and_no_log_does(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with Club(tmp_path) as club:
        visits = await table_of(club, "whist", 4)
        watcher = await Person(club).visit(visits[0].table["id"])
        await dealt(visits)
        hands = [set((visit.own["view"] or {})["hand"]) for visit in visits]
        played: set[str] = {str((visits[0].view or {})["piles"][0][1][0])}
        for _ in range(14):
            mover = next(visit for visit in visits if visit.legal)
            played.add(mover.legal[0].removeprefix("play "))
            await mover.ask("act", action=mover.legal[0])
            for visit in (*visits, watcher):
                await visit.level()
        for visit, hand in (*zip(visits, hands, strict=True), (watcher, set[str]())):
            others = set().union(*hands) - hand - played
            assert len(others) > 10
            assert set() == cards_in(visit) & others
    ours = " ".join(one.getMessage() for one in caplog.records if not one.name.startswith(CLIENTS))
    assert "request" in ours
    assert set() == set(CARD.findall(ours))
    for client in club.clients:
        for value in client.cookies.values():
            assert value not in ours


def cards_in(visit: Visit) -> set[str]:
    texts = " ".join(visit.raw)
    for name in (visit.table["id"], visit.match):
        texts = texts.replace(f'"{name}"', "")
    return set(CARD.findall(texts))
