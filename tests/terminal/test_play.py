"""Every preset is played to its end through the real app, by documented keys."""

import pytest

from tests.terminal.driver import SMALL, Person, app_at, run, table_screen
from whistclub.games.registry import PRESETS

FAST = ("whist", "gongor")


async def _finished(preset: str, size: tuple[int, int], language: str, *, plain: bool) -> Person:
    app = app_at(preset, language=language, plain=plain)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot, seed=len(preset))
        await person.play_out()
        assert table_screen(app).seated.sight.match.result is not None
        return person


@pytest.mark.parametrize(
    "preset", [name if name in FAST else pytest.param(name, marks=pytest.mark.slow) for name in PRESETS]
)
def test_every_preset_is_finished_by_keys_on_the_smallest_screen_and_no_word_is_cut(preset: str) -> None:
    async def work() -> None:
        person = await _finished(preset, SMALL, "de", plain=False)
        assert [] == sorted(set(person.cut))

    run(work())
