"""What goes over a connection does not depend on what its seat may not know; and it is not in any log either."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.club import table_secrecy
from tests.club.table_secrecy import Hunted, hunt
from tests.club.tables import NOW
from tests.web.clubs import Person, Visit, running
from tests.web.test_table import dealt, table_of
from whistclub.club.entries import Entry
from whistclub.club.state import TableState, fold
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.seats import Viewer
from whistclub.rules.wire import encode
from whistclub.web import parts
from whistclub.web import telling as told_by
from whistclub.web.telling import Scene, scene, telling, welcome

CLIENTS = ("httpcore", "httpx", "websockets.client")
"""What the visitors of the test log."""

TABLE = parts.TableInfo(
    id="t", game="", preset="", options={}, settings=parts.Settings(preset="x"), phase="playing", match="m", seats=(), host=""
)  # fmt: skip


def sent_over_a_connection(
    log: list[Entry], viewer: Viewer, tries: tuple[str, ...], found: Hunted
) -> Iterator[tuple[str, bytes]]:
    """Every message about the deal: each entry as told, and everything anew as after a reload."""
    state: TableState | None = None
    now: Scene | None = None
    for entry in log:
        state = fold(state, entry)
        before, now = now, scene(state)
        if before is not None:
            yield "told", telling(before, entry, now, None).to(viewer)
        if state.match.deals and state.match.position is None:
            return
        found.answers += 1
        you = parts.You(name="", seat=viewer, host=False)
        yield "welcome", encode(welcome(now, viewer, TABLE, you, NOW))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hidden_fact_changes_no_byte_of_what_is_sent_to_who_cannot_know_it(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_secrecy, "received", sent_over_a_connection)
    found = hunt(game_of_preset(preset, {}), deals=4, seed="wire", bot="simple")
    assert "" == found.leak
    assert found.pairs >= 2


def test_a_message_that_shows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_secrecy, "received", sent_over_a_connection)
    monkeypatch.setattr(told_by, "_open_change", _everything)
    assert "told" in hunt(game_of_preset("whist", {}), deals=4, seed="wire", bot="simple").leak


def _everything(before: Scene, after: Scene) -> dict[str, Any]:
    return {
        "view": {
            "hands": [
                after.state.game.view(after.state.match.position, seat).hand for seat in after.state.seats
            ]
        }
    }


def test_each_connection_hears_of_a_card_of_others_only_when_it_is_played_and_no_log_does(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(tmp_path) as club:

        async def meeting() -> None:
            visits = await table_of(club, "whist", 4)
            watcher = await Person(club).visit(visits[0].table["id"])
            await dealt(visits)
            hands = [set((visit.own["view"] or {})["hand"]) for visit in visits]
            played: set[str] = {str((visits[0].view or {})["turned"])}
            for _ in range(14):
                mover = next(visit for visit in visits if visit.legal)
                played.add(mover.legal[0].removeprefix("play "))
                await mover.ask("act", action=mover.legal[0])
                for visit in (*visits, watcher):
                    await visit.quiet(0.05)
            for visit, hand in (*zip(visits, hands, strict=True), (watcher, set[str]())):
                others = set().union(*hands) - hand - played
                assert len(others) > 10
                assert set() == cards_in(visit) & others

        club.meet(meeting())
    ours = " ".join(one.getMessage() for one in caplog.records if not one.name.startswith(CLIENTS))
    assert len(ours) > 100
    assert set() == set(re.findall(r"\b[SHDC][2-9TJQKA]\b", ours))
    for client in club.clients:
        for value in client.cookies.values():
            assert value not in ours


def cards_in(visit: Visit) -> set[str]:
    return set(re.findall(r"\b[SHDC][2-9TJQKA]\b", " ".join(visit.raw)))
