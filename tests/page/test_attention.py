"""Work that takes long stands behind the requests and commits of a page."""

import asyncio
import json
from functools import partial
from itertools import count
from typing import Any

import pytest

from tests.page.stores import MemoryStore
from tests.steered import SteeredLoop
from whistclub.club.workplace import Here
from whistclub.page.attention import Attention, Behind
from whistclub.page.home import open_home
from whistclub.page.worker_face import WorkerFace

PAUSES = 100


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """A loop in which no time passes while the machine is busy: long work goes on once it has waited for a second."""
    return "asyncio", {"loop_factory": partial(SteeredLoop, 0.0)}


async def pause(times: int = PAUSES) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


async def has_to_wait(attention: Attention) -> bool:
    """True if long work would wait."""
    asked = asyncio.create_task(attention.free())
    await pause()
    waits = not asked.done()
    asked.cancel()
    return waits


async def test_at_most_one_piece_of_a_review_comes_into_a_request_of_a_hundred_pauses() -> None:
    attention, pieces = Attention(), count()
    behind = Behind(Here(), attention)

    async def review() -> None:
        while True:
            await behind.do(next, pieces)

    working = asyncio.create_task(review())
    await pause()
    unheeded = next(pieces)
    attention.begin()
    await pause()
    heeded = next(pieces) - unheeded - 1
    attention.end()
    await pause()
    after = next(pieces) - unheeded - heeded - 2
    working.cancel()
    assert unheeded > PAUSES / 10
    assert heeded <= 1
    assert after > PAUSES / 10


async def test_long_work_goes_on_though_a_request_never_ends() -> None:
    attention = Attention()
    attention.begin()
    await attention.free(patience_s=0.01)


async def test_of_two_that_are_waited_for_the_last_to_end_frees_what_waits() -> None:
    attention = Attention()
    attention.begin()
    attention.begin()
    attention.end()
    assert await has_to_wait(attention)
    attention.end()
    assert not await has_to_wait(attention)


async def test_a_request_has_attention_from_when_it_comes_until_it_is_answered() -> None:
    class Held(MemoryStore):
        async def all(self, kind: str) -> list[tuple[str, str]]:
            await let_go.wait()
            return await super().all(kind)

    let_go, answers = asyncio.Event(), asyncio.Queue[str]()
    home = await open_home(Held())
    face = WorkerFace(home, answers.put_nowait)
    face.receive(json.dumps({"ask": 1, "method": "GET", "path": "/api/tables"}))
    assert await has_to_wait(home.attention)
    let_go.set()
    assert 200 == json.loads(await answers.get())["status"]
    assert not await has_to_wait(home.attention)
    await home.close()


async def test_a_commit_has_attention_until_it_is_stored() -> None:
    class Slow(MemoryStore):
        async def append(self, *change: object, **more: object) -> None:
            waited.append(await has_to_wait(home.attention))
            await super().append(*change, **more)  # type: ignore[arg-type]

    waited: list[bool] = []
    home = await open_home(Slow())
    table = {"settings": {"preset": "whist"}, "with_bots": True}
    await home.answer("POST", "/api/tables", json.dumps(table).encode())
    await home.close()
    assert True in waited
