"""Bots that play at once, prices of few worlds, and waits that end as soon as the app has nothing left to do."""

import pytest

from tests.few_worlds import price_by_few_worlds
from tests.terminal.idle import see_to_apps
from whistclub.players import registry
from whistclub.players.levels import USUAL_LEVEL


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that nobody chose a level for play at once: these tests are of screens, and a search for each card takes
    longest of all.
    """
    monkeypatch.setitem(registry._MAKERS, USUAL_LEVEL, registry._MAKERS["quick"])


@pytest.fixture(autouse=True)
def _seen_to(monkeypatch: pytest.MonkeyPatch) -> None:
    see_to_apps(monkeypatch)


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    price_by_few_worlds(monkeypatch)
