"""The bots of a table get the convention card that the table was opened with."""

from typing import Any

import msgspec

from tests.club.tables import house, opened, sent
from whistclub.club.bot_pool import BotPool
from whistclub.club.bots import bot_command, due
from whistclub.club.process_pool import ProcessPool
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.commands import NextDeal
from whistclub.players.baseline import SimplePlayer

CARD = {"sluff": "from_best"}


async def test_a_bot_is_made_with_the_convention_card_of_its_table() -> None:
    given: list[Any] = []

    def players(*made_for: Any) -> SimplePlayer:
        given.append(made_for[2])
        return SimplePlayer()

    for conventions in ({}, CARD):
        table = house(MemoryLog()).open(
            msgspec.structs.replace(opened("minnesota", ()), conventions=conventions)
        )
        sent(table, NextDeal, None)
        seat = due(table.state)
        assert seat is not None
        bot_command(table.state, seat, players)
        pool = BotPool(players, ProcessPool(0, "bots"))
        await pool.act(table.state, seat)
        pool.close()
    assert [{}, {}, CARD, CARD] == given


def test_a_table_of_an_older_data_file_has_the_usual_card() -> None:
    kept = msgspec.json.decode(msgspec.json.encode(opened("minnesota", ())))
    kept.pop("conventions", None)
    assert (
        {} == msgspec.json.decode(msgspec.json.encode(kept), type=type(opened("minnesota", ()))).conventions
    )
