"""A club and a browser for all tests here; every person's page must stay free of complaints."""

import inspect
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import Devices
from tests.browser.club import QUICK, Person, running_club
from tests.browser.sites import Visitor, running_site
from tests.sampling import draws
from tests.waiting import PATIENCE_S

People = Callable[..., Person]
expect.set_options(timeout=PATIENCE_S * 1000)
_HERE = Path(__file__).parent
_DEVICES = Devices()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """Ends the browser after the last test here, and before one that runs an event loop of its own."""
    try:
        return (yield)
    finally:
        if nextitem is None or _HERE not in nextitem.path.parents or _is_async(nextitem):
            _DEVICES.close()


def _is_async(item: pytest.Item) -> bool:
    return inspect.iscoroutinefunction(getattr(item, "function", None))


@pytest.fixture
def chromium() -> Browser:
    """The browser of all tests of this process."""
    return _DEVICES.browser


@pytest.fixture(scope="session")
def devices() -> Devices:
    """The browser of all tests of this process, with the pages that serve one person after another."""
    return _DEVICES


@pytest.fixture(scope="session")
def club_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the club's data."""
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="session")
def address(club_folder: Path) -> Iterator[str]:
    # Beside every test they would play dozens of deals; only a long one asks for them.
    with running_club(club_folder, daily_bots=draws(0, 2)) as found:
        yield found


@pytest.fixture(scope="session")
def site_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_site(tmp_path_factory.mktemp("site")) as found:
        yield found


@pytest.fixture
def person(devices: Devices, address: str) -> Iterator[People]:
    """Makes people at the club; in the end none of their pages has complained."""
    yield from _people(Person, devices, address)


@pytest.fixture(params=["club", "site"])
def anywhere(request: pytest.FixtureRequest, devices: Devices) -> Iterator[People]:
    """Makes people at the club, and in a static site whose tables live in their browser."""
    if request.param == "club":
        yield from _people(Person, devices, request.getfixturevalue("address"))
    else:
        yield from _people(Visitor, devices, request.getfixturevalue("site_address"))


def _people(kind: type[Person], devices: Devices, address: str) -> Iterator[People]:
    made: list[Person] = []

    def new(*args: Any, **kwargs: Any) -> Person:
        kwargs.setdefault("settings", QUICK)
        made.append(kind(devices, address, *args, **kwargs))
        return made[-1]

    yield new
    for one in made:
        one.close()
    assert [] == [said for one in made for said in one.complaints]
