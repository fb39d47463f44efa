"""A club and a browser for all tests here; every person's page must stay free of complaints."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.club import PATIENCE_S, QUICK, Person, launch, running_club

People = Callable[..., Person]
expect.set_options(timeout=PATIENCE_S * 1000)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Closed after each file: while it is open no test of the same process could run an event loop of its own."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def club_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the club's data."""
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="session")
def address(club_folder: Path) -> Iterator[str]:
    with running_club(club_folder) as found:
        yield found


@pytest.fixture
def person(chromium: Browser, address: str) -> Iterator[People]:
    """Makes people; in the end none of their pages has complained."""
    made: list[Person] = []

    def new(*args: Any, **kwargs: Any) -> Person:
        kwargs.setdefault("settings", QUICK)
        made.append(Person(chromium, address, *args, **kwargs))
        return made[-1]

    yield new
    for one in made:
        one.context.close()
    # The browser may say only after a test has looked that the network which it took away is missing.
    heard = [said for one in made for said in one.heard if "ERR_INTERNET_DISCONNECTED" not in said]
    assert [] == heard
