"""A pilot's wait after each key and before each look at the app, until nothing is left to be done at once; and what is
drawn where nobody looks.
"""

import asyncio
from typing import Any, cast

import pytest
from textual import app as textual_app
from textual import pilot
from textual._context import active_app
from textual.app import ScreenStackError
from textual.screen import Screen

from tests.sampling import IS_WHOLE
from whistclub.terminal.app.canvas import Painted


async def idle(_min_s: float = 0.0, _max_s: float = 0.0) -> None:
    """Lets the app do all that is due, and draws what it has left to the next tick of its screen.

    Textual's own wait asks whether the process has used little time lately; on a busy machine that is so too early.
    """
    loop = cast("Any", asyncio.get_running_loop())
    while True:
        await asyncio.sleep(0)
        if not loop._ready and not _has_drawn():
            return


def _has_drawn() -> bool:
    """Draws the screen on top now, if it would be drawn at its next tick."""
    try:
        screen = active_app.get().screen
    except ScreenStackError:
        return False
    tick: Any = screen._update_timer
    if not tick._active.is_set():
        return False
    screen._on_timer_update()
    return True


def _paint(screen: Screen[Any]) -> None:
    """Paints every canvas in sight, and leaves out how Textual puts them together for a terminal that is not there."""
    for widget in screen._compositor.visible_widgets:
        if isinstance(widget, Painted):
            widget.canvas  # noqa: B018
    screen._dirty_widgets.clear()
    screen._compositor._dirty_regions.clear()
    screen.app._update_mouse_over(screen)


def see_to_apps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the pilots of a test wait like this, and in a short run only paints the screens that they show."""
    monkeypatch.setattr(pilot, "wait_for_idle", idle)
    monkeypatch.setattr(textual_app, "wait_for_idle", idle)
    if not IS_WHOLE:
        monkeypatch.setattr(Screen, "_compositor_refresh", _paint)
