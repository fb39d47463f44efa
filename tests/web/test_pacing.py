"""When a bot's act arrives tells nobody whether it had a choice."""

import asyncio
import random
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.page.homes import AT_ONCE, home_over, opened, visit_to
from tests.steered import SteeredLoop
from tests.web.visits import Visit
from whistclub.club.bot_pool import BotPool
from whistclub.club.table.commands import Act
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.web.live.tables import bot_pacing
from whistclub.web.live.tables.bot_pacing import at_a_drawn_moment

_CHOICE_S = 0.025
_ACTS = 220


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """A loop whose time leaps from moment to moment, so that each comes exactly when it was drawn."""
    return "asyncio", {"loop_factory": partial(SteeredLoop, 0.0)}


def slow_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> dict[int, bool]:
    """Bots that think long of a choice and not at all of a card they have to play; by seq, whether there was a
    choice.
    """
    had: dict[int, bool] = {}
    real = BotPool.act

    async def act(self: BotPool, state: TableState, seat: Seat) -> Act:
        had[state.seq + 1] = len(state.legal[seat]) > 1
        if had[state.seq + 1]:
            await asyncio.sleep(_CHOICE_S)
        return await real(self, state, seat)

    monkeypatch.setattr(BotPool, "act", act)
    return had


async def arrivals(least_s: float, most_s: float) -> dict[int, float]:
    """By seq, how long after the act before it each bot's card came to somebody who sits with bots."""
    limits = msgspec.structs.replace(AT_ONCE, bot_least_s=least_s, bot_most_s=most_s)
    came_s: dict[int, float] = {}
    home = await home_over(limits=limits)
    visit = await visit_to(home, await opened(home, "whist", bot="random", options={"target": "50"}))
    _watch(visit, came_s)
    while len(came_s) < _ACTS and visit.result is None:
        if await visit.move():
            continue
        if "next_deal" in visit.may:
            await visit.ask("next_deal")
        else:
            await visit.hear()
    await home.close()
    return came_s


def _watch(visit: Visit, came_s: dict[int, float]) -> None:
    """Notes when each bot's card is told, counted from what was told before it."""
    hear_told, last = visit._told, [0.0, False]

    def told(message: dict[str, Any]) -> None:
        hear_told(message)
        now_s = asyncio.get_running_loop().time()
        if last[1] and any(event[0] in {"event-led", "event-played"} for event in message["events"]):
            came_s[visit.seq] = now_s - last[0]
        last[:] = now_s, visit.view is not None and not visit.legal

    visit._told = told  # type: ignore[method-assign]


def guessed_right(came_s: dict[int, float], had: dict[int, bool]) -> float:
    """The share of pairs of a choice and a forced card in which the choice took longer: 0.5 tells nothing, 1
    everything.
    """
    choice = [came for seq, came in came_s.items() if had[seq]]
    forced = [came for seq, came in came_s.items() if not had[seq]]
    assert min(len(choice), len(forced)) > 20
    wins = sum((one > other) + 0.5 * (one == other) for one in choice for other in forced)
    return wins / (len(choice) * len(forced))


async def test_when_a_card_arrives_tells_nobody_whether_it_had_to_be_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    had = slow_where_there_is_a_choice(monkeypatch)
    monkeypatch.setattr(bot_pacing, "_CHANCE", random.Random(1))
    assert abs(guessed_right(await arrivals(0.08, 0.16), had) - 0.5) < 0.16


async def test_the_same_guess_is_right_where_bots_act_as_soon_as_they_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    had = slow_where_there_is_a_choice(monkeypatch)
    assert guessed_right(await arrivals(0.0, 0.0), had) > 0.8


async def test_what_is_thought_out_too_late_waits_for_a_further_drawn_moment() -> None:
    loop = asyncio.get_running_loop()
    moments = [0.05, 0.05, 0.4]
    drawn = iter(moments)
    begun_s = loop.time()

    async def thinking() -> str:
        await asyncio.sleep(0.2)
        return "thought"

    assert "thought" == await at_a_drawn_moment(thinking(), lambda: next(drawn))
    assert sum(moments) == pytest.approx(loop.time() - begun_s)


async def test_a_fault_in_thinking_is_not_lost() -> None:
    async def fails() -> None:
        raise ValueError("thinking")

    for pause_s in (0.0, 0.01):
        with pytest.raises(ValueError, match="thinking"):
            await at_a_drawn_moment(fails(), partial(float, pause_s))
