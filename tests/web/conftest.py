"""The club, the databases and the broker of the tests that need no others."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from tests.waiting import PATIENCE_S
from tests.web import clubs
from tests.web.brokers import Broker, broker
from tests.web.clubs import Club
from tests.web.memory import MemoryClub
from tests.web.postgres import database
from tests.web.two_databases import addresses
from whistclub.club.store.logs.spread_log import SpreadLog, open_spread

# Whoever asks a club waits for its answer with the one patience: httpx's own 5 s are over on a machine that is busy.
for _of in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, _of, PATIENCE_S)


@pytest.fixture(scope="module")
def lasting_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MemoryClub]:
    with MemoryClub(tmp_path_factory.mktemp("club")) as club:
        yield club


@pytest.fixture
async def club(anyio_backend: str, lasting_club: MemoryClub) -> AsyncIterator[MemoryClub]:
    """The same club for all tests of a file that do not look at the whole of it; each test leaves it."""
    lasting_club.clients.clear()
    yield lasting_club
    await lasting_club.all_leave()


@pytest.fixture
async def own_club(anyio_backend: str, tmp_path: Path) -> AsyncIterator[MemoryClub]:
    """A club that nobody has been to."""
    async with MemoryClub(tmp_path) as club:
        yield club


@pytest.fixture
async def listening_club(anyio_backend: str, tmp_path: Path) -> AsyncIterator[Club]:
    """A club with a port, for programs and clients that are not the test's own."""
    async with Club(tmp_path) as club:
        yield club


@pytest.fixture
def address() -> Iterator[str]:
    """A database of the test's own."""
    with database() as address:
        yield address


@pytest.fixture(scope="module")
def running_broker() -> Iterator[Broker]:
    with broker() as one:
        yield one


@pytest.fixture
def pair(tmp_path: Path) -> tuple[str, str]:
    """The two databases of the club of this folder, on a server each."""
    return addresses(tmp_path)


@pytest.fixture(scope="module")
def over_two_databases() -> Iterator[None]:
    """Clubs of this module are over two databases."""

    def spread(path: Path) -> SpreadLog:
        first, second = addresses(path.parent)
        return open_spread(first, {"b": second})

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(clubs, "open_here", spread)
        yield
