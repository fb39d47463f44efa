"""The looks a person chooses: shown at once, kept, there before the first paint, and legible; and the sounds, as they
are rendered.
"""

import itertools
from array import array
from base64 import b64decode
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, QUICK, Person, settled
from tests.browser.conftest import People
from tests.browser.lying import Laid
from tests.browser.test_access import KEY, found_by_axe
from tests.browser.test_cards_seen import BY_SUITS, FRENCH_CARDS, LIFTING, by, plays
from tests.sampling import thinned

CHOSEN = {"cloth": "wine", "room": "mist", "back": "rosette"}
_LOOK = "() => ({...document.documentElement.dataset})"
_FRAME = "() => [...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content)"
MIST = "rgb(232, 238, 244)"
_COLOURS = """() => ['.at-table', '.cloth', '.bar'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor
    + getComputedStyle(document.querySelector(one)).backgroundImage)"""


def choose(page: Page, **looks: str) -> None:
    for look, name in looks.items():
        page.locator("label", has=page.locator(f"input[name={look}][value={name}]")).click()


def test_looks_are_chosen_by_their_samples_and_are_there_before_the_first_paint(person: People) -> None:
    somebody = person(PHONE)
    page = somebody.page
    page.goto("/settings")
    choose(page, **CHOSEN, faces="large")
    assert page.evaluate(_LOOK).items() >= CHOSEN.items()
    assert {MIST} == set(page.evaluate(_FRAME))
    page.route("**/assets/index-*.js", lambda route: route.abort())
    page.goto("/")
    assert page.evaluate(_LOOK).items() >= CHOSEN.items()
    assert MIST == page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.unroute_all()
    page.goto("/settings")
    for look, name in (*CHOSEN.items(), ("faces", "large")):
        expect(page.locator(f"input[name={look}][value={name}]")).to_be_checked()
    somebody.may_complain("ERR_FAILED")


@pytest.mark.long
def test_the_keyboard_moves_through_the_cloths(person: People) -> None:
    page = person(DESKTOP).page
    page.goto("/settings")
    page.locator("input[name=cloth][value=green]").focus()
    page.keyboard.press("ArrowRight")
    assert "blue" == page.evaluate(_LOOK)["cloth"]


def test_each_cloth_and_room_colours_the_table_and_each_back_is_its_own(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    page = somebody.page
    settled(page)
    usual = page.evaluate(_COLOURS)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    choose(page, **CHOSEN)
    page.keyboard.press("Escape")
    settled(page)
    assert all(before != after for before, after in zip(usual, page.evaluate(_COLOURS), strict=True))


@pytest.mark.long
def test_a_look_that_no_longer_exists_is_shown_as_the_usual_one(person: People) -> None:
    somebody = person(
        DESKTOP, settings={**QUICK, "cloth": "tartan", "room": "attic", "back": "elephants", "faces": "tiny"}
    )
    somebody.open_table("gongor")
    assert somebody.my_turn()
    assert "rgb(44, 97, 82)" in " ".join(somebody.page.evaluate(_COLOURS))


@pytest.mark.parametrize(
    ("size", "scheme", "cloth", "room"),
    [
        (PHONE, "light", "blue", "stone"),
        (DESKTOP, "dark", "wine", "plain"),
        pytest.param(DESKTOP, "light", "slate", "mist", marks=pytest.mark.long),
        pytest.param(PHONE, "dark", "tobacco", "plain", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_with_other_looks(
    person: People, size: tuple[int, int], scheme: str, cloth: str, room: str
) -> None:
    looks = {"cloth": cloth, "room": room, "faces": "large", "sound": True}
    somebody = person(size, scheme=scheme, settings={**QUICK, **looks})
    somebody.page.goto("/settings")
    somebody.page.locator("input[name=room]").first.wait_for(state="attached")
    found = found_by_axe(somebody)
    somebody.open_table("solo")
    assert somebody.my_turn()
    assert [] == found + found_by_axe(somebody)


@pytest.mark.long
@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_the_looks_are_named_in_words_and_nothing_runs_over(person: People, language: str) -> None:
    page = person((320, 568), language=language, settings={**QUICK, "sound": True}).page
    page.goto("/settings")
    page.locator("input[name=room]").first.wait_for(state="attached")
    settled(page)
    shown = page.locator("main").inner_text()
    assert not KEY.search(shown)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_a_large_index_lies_in_sight(person: People) -> None:
    large = {**LIFTING, "faces": "large"}
    whist, hermits = (Laid(person(PHONE, settings=large), preset) for preset in ("whist", "hermits"))
    for size in ("small upright", "phone upright", "phone lying", "tablet", "desktop"):
        for table in (whist, hermits):
            table.resize(size)
        for hand in by(13, FRENCH_CARDS):
            whist.lay(hand=hand, legal=plays(hand[::2]), phase="play", trick=[*enumerate(hand[:4])])
            assert [] == whist.hidden(), size
        for count in (10, 7):
            hermits.lay(hand=BY_SUITS[:count], legal=plays(BY_SUITS[:count]), phase="play", led="LX")
            assert [] == hermits.hidden(), size


RATE = 48_000
LONGEST_S = 2.0
EDGE = RATE // 2000
"""Half a millisecond at either end, where a sound must not yet or no longer be loud."""
_RECORD = f"""
    window.stages = [];
    window.begun = 0;
    window.AudioContext = class extends OfflineAudioContext {{
        constructor() {{ super(1, {RATE} * {LONGEST_S}, {RATE}); window.stages.push(this); }}
        resume() {{ return Promise.resolve(); }}
        createGain() {{ window.begun += 1; return super.createGain(); }}
    }};
"""
_RENDER = """async () => {
    const samples = (await window.stages.at(-1).startRendering()).getChannelData(0);
    let text = '';
    for (const byte of new Uint8Array(samples.buffer)) text += String.fromCharCode(byte);
    return btoa(text);
}"""
"""The samples of the sound that came last, each of four bytes."""
SOUNDS = ("Deal", "Card", "Trick", "Your turn", "Game won")


def listening(person: People, **settings: Any) -> Person:
    """Somebody at their settings, whose sounds are recorded."""
    sounding = {**QUICK, "sound": True, "volume": 5, **settings}
    somebody = person(DESKTOP, settings=sounding, scripts=(_RECORD,))
    somebody.page.goto("/settings")
    return somebody


def heard(somebody: Person, sound: str) -> list[float]:
    """The samples of a sound."""
    page = somebody.page
    before = page.evaluate("() => window.begun")
    page.get_by_role("group", name="Listen").get_by_role("button", name=sound).click()
    somebody.wait(f"window.begun > {before}")
    return list(array("f", b64decode(page.evaluate(_RENDER))))


def loudest(samples: list[float], window_s: float = 0.05) -> float:
    """The greatest mean power within the window."""
    step = int(RATE * window_s)
    return max(
        sum(one * one for one in samples[at : at + step]) / step for at in range(0, len(samples), step)
    )


@pytest.mark.long
def test_every_sound_is_soft_short_and_without_a_click(person: People) -> None:
    somebody = listening(person)
    powers = []
    for sound in SOUNDS:
        samples = heard(somebody, sound)
        sounding = [at for at, one in enumerate(samples) if abs(one) > 1e-4]
        assert sounding, sound
        assert 0.02 < max(map(abs, samples)) < 0.7, sound
        assert abs(sum(samples) / len(sounding)) < 2e-3, sound
        assert 0.06 * RATE < sounding[-1] - sounding[0] < (LONGEST_S - 0.1) * RATE, sound
        assert max(abs(b - a) for a, b in itertools.pairwise(samples)) < 0.25, sound
        edges = samples[sounding[0] :][:EDGE] + samples[: sounding[-1]][-EDGE:]
        assert max(map(abs, edges)) < max(map(abs, samples)) / 20, sound
        powers.append(loudest(samples))
    assert max(powers) / min(powers) < 10


@pytest.mark.long
def test_no_two_cards_sound_alike(person: People) -> None:
    somebody = listening(person)
    cards = [heard(somebody, "Card") for _ in range(4)]
    for one, other in itertools.combinations(cards, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 0.01


@pytest.mark.long
def test_the_volume_has_steps_that_are_heard(person: People) -> None:
    powers = [loudest(heard(listening(person, volume=volume), "Your turn")) for volume in (1, 3, 5)]
    assert powers[0] * 20 < powers[1] * 4 < powers[2]


def test_nothing_sounds_until_sounds_are_on(person: People) -> None:
    quiet = person(DESKTOP, scripts=(_RECORD,))
    quiet.open_table("minnesota")
    assert quiet.my_turn()
    quiet.act_once()
    assert quiet.my_turn()
    assert 0 == quiet.page.evaluate("() => window.stages.length")


@pytest.mark.parametrize("touched", [True, False])
def test_a_card_laid_is_heard_once_the_page_was_touched(person: People, *, touched: bool) -> None:
    known = f"Object.defineProperty(navigator, 'userActivation', {{value: {{hasBeenActive: {str(touched).lower()}}}}})"
    somebody = person(DESKTOP, settings={**QUICK, "sound": True}, scripts=(_RECORD, known))
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    somebody.act_once()
    assert somebody.my_turn()
    if touched:
        somebody.wait("window.stages.length > 0")
    else:
        assert 0 == somebody.page.evaluate("() => window.stages.length")
