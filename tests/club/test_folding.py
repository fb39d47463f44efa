"""Long logs are folded in slices: the table is the same, and nobody waits for the whole."""

import asyncio
import gc
import time
from collections.abc import Iterator

import pytest

from tests.club.tables import house, opened, play_out
from whistclub.cards.errors import BadRecord
from whistclub.club import sliced_fold
from whistclub.club.sliced_fold import SlicedFold
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table import entries as on
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.log import fold, fold_all


def log_of(preset: str, deals: int) -> list[AnyEntry]:
    log = MemoryLog()
    table = house(log).open(opened(preset, people=(), seed="long"))
    play_out(table, deals=deals)
    return log.read(table.id)


@pytest.fixture(scope="module")
def long() -> list[AnyEntry]:
    """A log as undo and redo make it."""
    played = log_of("whist", 1)
    middle = len(played) - 20
    back: list[AnyEntry] = [on.Undone(at_ms=1, to=20), on.Redone(at_ms=1)]
    return [*played[:middle], *(back * 300), *played[middle:]]


async def test_a_log_folded_in_slices_gives_the_same_table(long: list[AnyEntry]) -> None:
    for entries in (long, log_of("hermits", 1), log_of("solo", 3), long[:1]):
        assert fold_all(entries) == await SlicedFold(fold).state(entries)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected meanwhile: with all that the tests before have left that takes up to a second."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
async def test_no_slice_of_a_long_log_holds_the_loop_for_much_of_the_whole(long: list[AnyEntry]) -> None:
    began_s = time.thread_time()
    fold_all(long)
    whole_s = time.thread_time() - began_s
    slices: list[float] = []
    kept = sliced_fold._slice

    def timed(*given: object) -> object:
        since_s = time.thread_time()
        try:
            return kept(*given)  # type: ignore[arg-type]
        finally:
            slices.append(time.thread_time() - since_s)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sliced_fold, "_slice", timed)
        patch.setattr(sliced_fold, "_SLICE_S", whole_s / 30)
        await SlicedFold(fold).state(long)
    assert max(slices) < whole_s / 10
    assert len(slices) > 10


async def test_others_go_on_between_two_slices_and_short_logs_are_through_before_long_ones(
    long: list[AnyEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sliced_fold, "_SLICE_S", 0.0)
    monkeypatch.setattr(sliced_fold, "_REST_S", 0.0)
    through: list[str] = []
    ticks, folding_ = 0, SlicedFold(fold)

    async def one(name: str, entries: list[AnyEntry]) -> None:
        await folding_.state(entries)
        through.append(name)

    work = asyncio.gather(one("long", long), one("short", long[:50]), one("shorter", long[:9]))
    while not work.done():
        ticks += 1
        await asyncio.sleep(0)
    assert len(long) <= ticks
    assert ["shorter", "short", "long"] == through


async def test_a_log_of_nothing_is_refused() -> None:
    with pytest.raises(BadRecord):
        await SlicedFold(fold).state([])
