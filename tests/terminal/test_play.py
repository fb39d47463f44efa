"""Every preset is played to its end through the real app, by documented keys, an illegal card now and then."""

import pytest

from tests.sampling import thinned
from tests.terminal.driver import SMALL, WIDE, Person, app_at, cut_texts, table_screen, text_of
from whistclub.games.registry import PRESETS
from whistclub.rules.seats import FOUR


async def _finished(preset: str, size: tuple[int, int], language: str, *, plain: bool) -> Person:
    app = app_at(preset, language=language, plain=plain)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot, seed=len(preset))
        await person.play_out()
        assert table_screen(app).client.sight.match.result is not None
        return person


@pytest.mark.parametrize("preset", thinned(PRESETS, ["whist", "gongor"]))
async def test_every_preset_is_finished_by_keys_on_the_smallest_screen_and_no_word_is_cut(
    preset: str,
) -> None:
    person = await _finished(preset, SMALL, "de", plain=False)
    assert [] == sorted(set(person.cut))


@pytest.mark.long
@pytest.mark.parametrize("preset", ["askov", "solo_units", "hermits_eight_tricks"])
async def test_presets_are_finished_on_a_wide_screen_in_ascii(preset: str) -> None:
    person = await _finished(preset, WIDE, "en", plain=True)
    assert [] == sorted(set(person.cut))
    assert "".join(person.seen).isascii()


async def test_the_longest_call_at_a_side_is_whole_on_the_smallest_screen() -> None:
    app = app_at("solo", language="de", bot="random")
    async with app.run_test(size=SMALL) as pilot:
        person, said = Person(app, pilot, seed=4), ""
        while not person.cut and "Abondance déclarée" not in said:
            await person.step(table_screen(app))
            said = text_of(app)
        assert [] == person.cut + cut_texts(app)


@pytest.mark.long
async def test_two_people_at_one_screen_finish_a_match() -> None:
    app = app_at("minnesota", people={FOUR[1]: "Jo", FOUR[2]: "Marta"})
    async with app.run_test(size=SMALL) as pilot:
        await Person(app, pilot, wrong=0.0).play_out()
