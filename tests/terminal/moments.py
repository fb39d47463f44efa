"""Moments at a table of the app: each an app, and what is pressed until the moment has come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from textual.pilot import Pilot

from tests.terminal.driver import Person, app_at, own_table, table_screen
from whistclub.rules.seats import FOUR
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.screens.curtain import Curtain
from whistclub.terminal.app.table.screen import TableScreen

Reach = Callable[[WhistApp, Pilot[Any]], Awaitable[None]]


class Moment(msgspec.Struct, frozen=True):
    """A moment: its name, the app at its table, and how it is reached."""

    name: str
    app: Callable[[], WhistApp]
    reach: Reach


async def until_yours(app: WhistApp, pilot: Pilot[Any]) -> TableScreen:
    """Reads what there is to read, until the person is to act."""
    for _ in range(60):
        await pilot.pause()
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
            continue
        screen = table_screen(app)
        scene = screen.scene()
        if scene.is_lingering or scene.view is None:
            await pilot.press("enter")
        elif scene.view.legal and scene.mood != "refused":
            return screen
        elif scene.mood == "refused":
            await pilot.press("enter")
    raise AssertionError("nobody is asked to act")


async def _yours(app: WhistApp, pilot: Pilot[Any]) -> None:
    await until_yours(app, pilot)


async def _played_until(app: WhistApp, pilot: Pilot[Any], reached: Callable[[TableScreen], bool]) -> None:
    """Plays by chance until the moment has come."""
    person = Person(app, pilot, wrong=0.0)
    for _ in range(600):
        await pilot.pause()
        screen = table_screen(app)
        if app.screen is screen and reached(screen):
            return
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
        else:
            await person.step(screen)
    raise AssertionError("the moment does not come")


def _is_asked_after_a_trick(screen: TableScreen) -> bool:
    scene = screen.scene()
    taken = any(key.key.startswith("event-trick") for key in screen.client.story.events)
    return taken and not scene.is_lingering and scene.view is not None and bool(scene.view.legal)


def _lingers(screen: TableScreen) -> bool:
    return screen.scene().is_lingering


def _until(reached: Callable[[TableScreen], bool]) -> Reach:
    """Returns the way to a moment of which this is true."""

    async def reach(app: WhistApp, pilot: Pilot[Any]) -> None:
        await _played_until(app, pilot, reached)

    return reach


async def _taken_back(app: WhistApp, pilot: Pilot[Any]) -> None:
    await _yours(app, pilot)
    await pilot.press("enter", "u")
    await pilot.pause()


async def _given_up(app: WhistApp, pilot: Pilot[Any]) -> None:
    """The deal is given up after a trick, and what there is to read has been read."""
    await _played_until(app, pilot, _is_asked_after_a_trick)
    await pilot.press("z", "z")
    await pilot.pause()
    while table_screen(app).scene().is_lingering:
        await pilot.press("enter")
        await pilot.pause()
    assert table_screen(app).scene().view is None


async def _asked(app: WhistApp, pilot: Pilot[Any]) -> None:
    """One of four people wants an act taken back, and another one is asked."""
    while not own_table(app).state.trail:
        await pilot.press("enter")
        await pilot.pause()
    await pilot.press("u")
    for _ in range(12):
        await pilot.pause()
        if not isinstance(app.screen, Curtain) and table_screen(app).client.may("agree_undo"):
            return
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
    raise AssertionError("nobody is asked")


def _app(preset: str, deals: str = "2") -> WhistApp:
    short = {"max_deals": deals} if preset in {"whist", "minnesota"} else None
    return app_at(preset, seed="3", options=short, bot="random")


MOMENTS: Final = (
    Moment("the first card is asked for", lambda: _app("whist"), _yours),
    Moment("a trick has been taken", lambda: _app("whist"), _until(_is_asked_after_a_trick)),
    Moment("a trick lies to be read", lambda: _app("whist"), _until(_lingers)),
    Moment("an act was taken back", lambda: _app("whist"), _taken_back),
    Moment("between deals", lambda: _app("whist"), _given_up),
    Moment("the game is over", lambda: _app("whist", "1"), _given_up),
    Moment("bid cards are laid", lambda: _app("minnesota"), _yours),
    Moment("an auction", lambda: _app("solo"), _yours),
    Moment("a solitaire", lambda: _app("gongor"), _until(_is_asked_after_a_trick)),
    Moment("a solitaire is over", lambda: _app("gongor"), _given_up),
    Moment(
        "somebody asks to take an act back",
        lambda: app_at("whist", people=dict(zip(FOUR, ("Ann", "Ben", "Cy", "Di"), strict=True))),
        _asked,
    ),
)
