"""Looking back: a card that kept a custom is named by the convention card of its table."""

from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from tests.rules.test_naming import opened
from tests.terminal.driver import AT_ONCE, SMALL, text_of
from whistclub.club.local_table import House
from whistclub.club.store.logs.log import MemoryLog
from whistclub.rules.match import act
from whistclub.rules.replay import record_of
from whistclub.rules.seats import FOUR
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.local.session import sitters


def looking_back(language: str, conventions: dict[str, str]) -> WhistApp:
    """The app at a finished High: North leads the four of clubs, and South throws the two of diamonds in the third
    trick.
    """
    match = opened("C4 C5 C3 C2")
    while match.position is not None:
        (turn,) = match.position.to_act()
        match = act(match, turn, match.position.legal(turn)[0])
    house = House(MemoryLog())
    record = record_of(match)
    begun = house.resuming(record, match.game, sitters(match.game, frozenset({FOUR[2]})), None)
    table = house.open(msgspec.structs.replace(begun, conventions=conventions))
    return WhistApp(
        house.log, language, environment={"WHIST_DATA": "/nonexistent"}, table=table, settings=AT_ONCE
    )


async def stepped(pilot: Pilot[Any], key: str, times: int) -> None:
    for _ in range(times):
        await pilot.press(key)
    await pilot.pause()


@pytest.mark.parametrize(
    ("language", "conventions", "invite", "sluff"),
    [
        ("en", {}, "An invite: good clubs.", "A sluff: no lead in diamonds, please."),
        ("de", {}, "Eine Invite: eine gute Farbe, Kreuz.", "Ein Abwurf: Bitte nicht Karo ausspielen."),
        ("en", {"sluff": "from_best"}, "An invite: good clubs.", "A sluff: diamonds is the best suit."),
    ],
)  # fmt: skip
async def test_an_invite_and_a_sluff_are_named_where_they_fell(
    language: str, conventions: dict[str, str], invite: str, sluff: str
) -> None:
    app = looking_back(language, conventions)
    async with app.run_test(size=SMALL) as pilot:
        await stepped(pilot, "g", 1)
        await stepped(pilot, "right", 4)
        assert invite not in text_of(app)
        await stepped(pilot, "right", 1)
        assert invite in text_of(app)
        await stepped(pilot, "right", 1)
        assert invite not in text_of(app)
        for _ in range(9):
            assert sluff not in text_of(app)
            await stepped(pilot, "right", 1)
            if sluff in text_of(app):
                break
        assert sluff in text_of(app)
