"""The search for a better plan while people come: what organisers are told, and what the first round is seated by."""

from collections.abc import Callable
from typing import Any

from tests.club.evenings import OLGA, Evening
from tests.web.evenings import all_told, joined, organised
from tests.web.steered_clubs import SteeredClub
from whistclub.club.evening import commands as ask
from whistclub.club.evening.schedule import schedule as played
from whistclub.evenings.schedules.improving import quality_of
from whistclub.evenings.schedules.schedule import schedule
from whistclub.web.live.evenings.plan_search import PlanSearch

TRICKS = {"format": "individual", "enter": "tricks", "preset": "whist", "tables": 6, "rounds": 12}


async def at_once(work: Callable[..., Any], *args: Any, **facts: Any) -> Any:
    return work(*args, **facts)


def doors(people: int = 24, **settings: Any) -> Evening:
    """An individual evening with open doors and so many guests."""
    evening = Evening(format="individual", **{"rounds": 12, "tables": 6, **settings})
    evening.join(people)
    return evening


def figures(search: PlanSearch) -> tuple[str, int, int, int]:
    """The stage of the search, the opponents who meet again, the least there can be, and the wishes broken."""
    promise = search.promise
    assert promise is not None
    facts = dict(promise.args)
    return (
        promise.key.removeprefix("evening-plan-"),
        int(facts["opponents"]),
        int(facts["least_opponents"]),
        int(facts["against"]),
    )


async def test_it_begins_with_the_plan_made_beforehand_gets_better_and_stops_at_the_first_round() -> None:
    evening, search = doors(), PlanSearch(at_once)
    assert await search.tick(evening.state)
    begun = figures(search)
    assert ("searching", 0) == (begun[0], begun[3])
    assert () == search.found(evening.state, evening.now_ms)
    for _ in range(40):
        await search.tick(evening.state)
    assert figures(search)[1] < begun[1]
    evening.take(search.found(evening.state, evening.now_ms))
    evening.begin()
    assert schedule(24, 12) != played(evening.state).seatings
    assert await search.tick(evening.state)
    assert search.promise is None


async def test_the_same_seed_gives_the_same_plans_after_the_same_ticks() -> None:
    evening, plans = doors(), []
    for _ in range(2):
        search = PlanSearch(at_once)
        for _ in range(40):
            await search.tick(evening.state)
        plans.append(search.found(evening.state, evening.now_ms))
    assert plans[0] == plans[1] != ()


async def test_where_nothing_can_be_better_it_is_said_and_nothing_is_searched() -> None:
    evening, search = doors(rounds=10), PlanSearch(at_once)
    await search.tick(evening.state)
    assert ("best", 0, 0, 0) == figures(search)
    assert not await search.tick(evening.state)
    assert () == search.found(evening.state, evening.now_ms)


async def test_it_begins_anew_when_somebody_comes_or_a_wish_is_said() -> None:
    evening, search = doors(20, rounds=19), PlanSearch(at_once)
    await search.tick(evening.state)
    assert ("best", 190, 190, 0) == figures(search)
    evening.do(OLGA, ask.KeepApart, guest=1, other=2, how="table")
    assert await search.tick(evening.state)
    assert ("searching", 0) == (figures(search)[0], figures(search)[3])
    assert figures(search)[1] > 190
    evening.join(4)
    await search.tick(evening.state)
    promise = search.promise
    assert promise is not None
    assert 24 == dict(promise.args)["people"]


async def test_organisers_see_the_plan_get_better_and_nobody_else_does(club: SteeredClub) -> None:
    _, code, olga = await organised(club, **TRICKS)
    (ada,) = await joined(club, code, "Ada")
    await all_told(club, olga, ada)
    begun = quality_of(schedule(24, 12), 24)[3]
    while olga.run["starting"]["plan"]["args"]["opponents"] >= begun:
        await all_told(club, olga, ada)
    assert "evening-plan-searching" == olga.run["starting"]["plan"]["key"]
    assert "evening-plan" not in str(ada.evening)
