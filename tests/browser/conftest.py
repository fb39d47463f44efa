"""A club and a browser for all tests here; every person's page must stay free of complaints."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.club import PATIENCE_S, QUICK, Person, launch, running_club
from tests.browser.sites import Visitor, running_site

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


@pytest.fixture(scope="session")
def site_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_site(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture
def person(chromium: Browser, address: str) -> Iterator[People]:
    """Makes people at the club; in the end none of their pages has complained."""
    yield from _people(Person, chromium, address)


@pytest.fixture(params=["club", "site"])
def anywhere(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[People]:
    """Makes people at the club, and in a static site whose tables live in their browser."""
    if request.param == "club":
        yield from _people(Person, chromium, request.getfixturevalue("address"))
    else:
        yield from _people(Visitor, chromium, request.getfixturevalue("site_address"))


def _people(kind: type[Person], chromium: Browser, address: str) -> Iterator[People]:
    made: list[Person] = []

    def new(*args: Any, **kwargs: Any) -> Person:
        kwargs.setdefault("settings", QUICK)
        made.append(kind(chromium, address, *args, **kwargs))
        return made[-1]

    yield new
    for one in made:
        one.context.close()
    assert [] == [said for one in made for said in one.complaints]
