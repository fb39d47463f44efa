"""Stalled tables of a club over two databases."""

import pytest

from tests.club.tables import players
from tests.web.postgres import away
from tests.web.stalled import actions, stall, undisturbed
from tests.web.two_databases import wait_for
from whistclub.club.local_table import now_ms
from whistclub.club.store.logs.spread_log import open_spread
from whistclub.club.work.stalled_tables import BotMover


@pytest.mark.long
def test_stalled_tables_of_every_database_go_on_and_one_that_is_away_holds_nobody_up(
    pair: tuple[str, str],
) -> None:
    log = open_spread(pair[0], {"b": pair[1]})
    rooms = [stall(log), stall(log, place="b")]
    wanted = [undisturbed(log, room.match) for room in rooms]
    before = actions(log, rooms[1].match)
    with away(pair[1]):
        BotMover(log, players).move(now_ms())
    assert wanted[0] == actions(log, rooms[0].match)
    wait_for(log, rooms[1].match)
    assert before == actions(log, rooms[1].match)
    BotMover(log, players).move(now_ms())
    assert wanted == [actions(log, room.match) for room in rooms]
    log.close()
