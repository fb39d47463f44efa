"""The table at arm's length: cards as large as promised on every screen, boxes that stay, nothing under a cut-out,
large type.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.club import PHONE, QUICK, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.lying import Laid
from tests.browser.test_large_type import TWICE, outside
from tests.sampling import thinned
from tools.gallery.judging import faults

PRESETS = (
    "minnesota",
    "askov",
    "south_dakota",
    "european",
    "solo",
    "whist",
    "whist_rubber",
    "german_whist",
    "gongor",
    "hermits",
)
ALIKE = ("european", "south_dakota", "whist_rubber")
"""Of these the presets whose tables differ from another's by a word or a number."""
SCREENS = ((360, 640), (390, 844), (844, 390), (1440, 900), (2560, 1440))
LEAST_RANK_PX = {
    "french": dict(zip(SCREENS, (25, 33, 35, 28, 54), strict=True)),
    "decktet": dict(zip(SCREENS, (19, 21, 24, 28, 50), strict=True)),
}
"""The least height of a rank in a full hand; a card of the Decktet has up to three suits to show beside it."""
HAND = "SA SJ S8 S4 HQ H9 H3 CK CT C6 DQ D8 D5".split()
_MEASURED = """() => {
    const card = document.querySelector('.hand .card');
    const rank = card.querySelector('[data-mark$="."]').getBoundingClientRect();
    const columns = [...document.querySelectorAll('.row .card')].map((one) => one.getBoundingClientRect());
    const box = (what) => { const at = document.querySelector(what)?.getBoundingClientRect(); return at ? [at.left, at.top, at.right, at.bottom].map(Math.round) : null; };
    const probe = document.createElement('i');
    probe.style.cssText = 'position:absolute;width:var(--trick-w)';
    document.querySelector('.felt').append(probe);
    const trick = probe.getBoundingClientRect().width;
    probe.remove();
    return {width: card.getBoundingClientRect().width, rank: rank.height, trick, step: columns[1].left - columns[0].left, hand: box('.hand'), prompt: box('.prompt'), felt: box('.felt')};
}"""
_PLACES = """() => [...document.querySelectorAll('.hand, .prompt-box, .seat, .peek')].map((one) => {
    const at = one.getBoundingClientRect();
    return [one.className.split(' ').slice(0, one.matches('.hand') ? 1 : 2).join('.'), Math.round(at.top), Math.round(at.bottom)].join(' ');
}).join()"""
_OUTSIDE = """([left, top, right, bottom]) => [...document.querySelectorAll('.bar .icon, .bar .score, .chip, .peek, .seat, .prompt, .trick .card, .trick .slot, .hand .card')]
    .filter((one) => one.getClientRects().length).flatMap((one) => {
        const at = one.getBoundingClientRect();
        const low = one.closest('.hand') ? at.top + 60 : at.bottom;
        return at.left < left - 1 || at.right > innerWidth - right + 1 || at.top < top - 1 || low > innerHeight - bottom + 1 ? [one.className] : [];
    })"""


def promised_hand_px(width: int, height: int) -> float:
    """The width of a card of thirteen: on a phone what six strips of 45 px leave, else by the height."""
    if width < 700:
        tray = width - 16
        return min(max(tray - 6 * 45, 0.184 * width), 0.116 * height, tray / (1 + 6 * 0.465))
    return min(0.27 * height, 108)


@pytest.mark.parametrize(
    "preset", thinned((one for one in PRESETS if one not in ALIKE), ("minnesota", "hermits"))
)
def test_a_hand_is_read_at_arm_s_length_on_every_screen(person: People, preset: str) -> None:
    somebody = person(PHONE)
    somebody.open_table(preset, seed="4")
    assert somebody.my_turn()
    family = "decktet" if preset in {"gongor", "hermits"} else "french"
    for size in SCREENS:
        resize(somebody.page, size[0], size[1])
        assert LEAST_RANK_PX[family][size] <= somebody.page.evaluate(_MEASURED)["rank"], size


@pytest.mark.long
@pytest.mark.parametrize(
    "tricks",
    [{(360, 640): 106, (390, 844): 119}, {(844, 390): 120, (1440, 900): 185, (2560, 1440): 312}],
    ids=["upright", "lying"],
)
def test_hand_step_and_trick_have_the_sizes_promised(
    person: People, tricks: dict[tuple[int, int], int]
) -> None:
    table = Laid(person(next(iter(tricks))), "whist")
    table.lay(hand=HAND, legal=("play SA",), to_act=[0])
    for (width, height), trick in tricks.items():
        resize(table.page, width, height)
        found = table.page.evaluate(_MEASURED)
        if width < 1000:
            assert promised_hand_px(width, height) == pytest.approx(found["width"], abs=1)
            assert found["step"] >= (45 if width < 700 else 51)
        else:
            assert min(0.174 * height, (found["felt"][2] - found["felt"][0] - 48) / 6.58) == pytest.approx(
                found["width"], abs=4
            )
            # Panels stand on both sides of the cloth, whose hand of thirteen shows its indices and little more.
            assert found["step"] > 0.44 * found["width"]
        assert trick == pytest.approx(found["trick"], abs=4)


@pytest.mark.parametrize("size", thinned([PHONE, (390, 844), (844, 390), (1440, 900)], [PHONE]))
@pytest.mark.parametrize("preset", thinned(["minnesota", "german_whist"], ["minnesota"]))
def test_no_box_moves_while_a_deal_is_played(person: People, preset: str, size: tuple[int, int]) -> None:
    somebody = person(size)
    somebody.open_table(preset, seed="4")
    places = set()
    for _ in range(5):
        assert somebody.my_turn()
        settled(somebody.page)
        places.add(somebody.page.evaluate(_PLACES))
        somebody.act_once()
    # From the play on there are tricks, which the bids have not.
    assert 2 >= len(places)


@pytest.mark.parametrize(
    ("size", "insets"),
    [((390, 844), (0, 47, 0, 34)), ((844, 390), (47, 0, 47, 21))],
    ids=["upright", "lying"],
)
def test_nothing_of_the_table_lies_under_a_cut_out(
    person: People, size: tuple[int, int], insets: tuple[int, int, int, int]
) -> None:
    somebody = person(size)
    line = somebody.context.new_cdp_session(somebody.page)
    named = dict(zip(("left", "top", "right", "bottom"), insets, strict=True))
    line.send("Emulation.setSafeAreaInsetsOverride", {"insets": named})
    table = Laid(somebody, "minnesota")
    trick = [(1, "D6"), (2, "DK"), (3, "D3")]
    table.lay(
        hand=HAND, phase="playing", trick=trick, contract="grand", grander=2, legal=("play D8",), to_act=[0]
    )
    assert [] == somebody.page.evaluate(_OUTSIDE, list(insets))


def winning_at(person: Person) -> Laid:
    table = Laid(person, "minnesota")
    trick = [(1, "D6"), (2, "DK"), (3, "D3")]
    table.lay(
        hand=HAND,
        phase="playing",
        trick=trick,
        winning=2,
        contract="grand",
        grander=2,
        legal=("play D8",),
        to_act=[0],
    )
    return table


def test_the_card_that_is_winning_is_ringed_named_and_spoken(person: People) -> None:
    page = winning_at(person(PHONE)).page
    card = page.locator(".trick .card.winning")
    expect(card).to_have_count(1)
    expect(card).to_have_attribute("data-card", "DK")
    expect(card).to_have_attribute("aria-label", "king of diamonds, winning")
    expect(page.locator(".seat.ahead small")).to_have_text("winning")


@pytest.mark.long
def test_who_does_not_want_the_mark_has_none(person: People) -> None:
    table = winning_at(person(PHONE, settings={**QUICK, "winning": False}))
    expect(table.page.locator(".trick .card")).to_have_count(3)
    expect(table.page.locator(".winning")).to_have_count(0)


@pytest.mark.long
def test_at_a_table_of_four_the_mark_is_there_from_the_second_card_on(person: People) -> None:
    somebody = person(PHONE, settings={**QUICK, "pace": "calm"})
    somebody.open_table("whist", seed="4")
    seen = False
    for _ in range(4):
        assert somebody.my_turn()
        lying = somebody.page.locator(".trick .card").count()
        expect(somebody.page.locator(".trick .winning")).to_have_count(1 if lying > 1 else 0)
        seen = seen or lying > 1
        somebody.act_once()
    assert seen


def at_twiddle_or_keep(person: Person) -> Laid:
    table = Laid(person, "gongor")
    table.lay(
        hand=["WL2", "ML5", "WL8", "MX"], phase="fore", led="YK8", trick=[(0, "MS4")], trump="W", to_act=[0], winning=-1,
        tally=["bids", list(range(8)), [0, 1, 6, 7], 3, False], aims=[[[0], 3]], piles=[["side", ["LA", "WA"], 4, "aces"]],
        notes=[["twiddle", ["note-twiddle-odds", [["good", 2], ["count", 4]]]], ["keep", ["note-keep-dummys", []]]],
        legal=("twiddle", "keep"),
    )  # fmt: skip
    return table


@pytest.mark.long
def test_a_card_tapped_at_twiddle_or_keep_is_refused_for_the_true_reason(person: People) -> None:
    page = at_twiddle_or_keep(person(PHONE)).page
    page.locator(".hand .card").first.click(position={"x": 20, "y": 40})
    page.locator(".prompt[data-kind=refused]").wait_for()
    expect(page.locator(".prompt")).to_contain_text("Your card lies already")
    expect(page.locator(".prompt")).not_to_contain_text("led")


@pytest.mark.long
def test_twiddle_and_keep_say_what_comes_of_them(person: People) -> None:
    decide = at_twiddle_or_keep(person(PHONE)).page.locator(".decide")
    # Of Moons, Suns, Wyrms and Knots, Moons and Suns make the Four of Moons and Suns a trump.
    expect(decide).to_contain_text("2 times in 4")
    expect(decide).to_contain_text("the dummy takes the trick")


@pytest.mark.long
def test_a_solitaire_shows_its_numbers_once_and_offers_no_convention_card(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("gongor", seed="4")
    assert somebody.my_turn()
    for width, height in (PHONE, (844, 390), (1440, 900)):
        resize(somebody.page, width, height)
        expect(somebody.page.locator(":is(.bids li, .pick button)")).to_have_count(8)
        somebody.page.get_by_role("button", name="Menu").click()
        somebody.page.get_by_role("button", name="Rules").wait_for()
        expect(somebody.page.get_by_role("button", name="Convention card")).to_have_count(0)
        somebody.page.keyboard.press("Escape")
        expect(somebody.page.locator("dialog")).to_have_count(0)


@pytest.mark.long
def test_in_twice_the_type_the_prompt_keeps_its_place_whatever_it_says(person: People) -> None:
    somebody = person((390, 844), language="de", scripts=(TWICE,))
    table = Laid(somebody, "whist")
    tops = set()
    for legal, led in ((("play SA",), [(1, "S6")]), ((), [(1, "D6"), (2, "DK")]), ((), [])):
        table.lay(hand=HAND, legal=legal, trick=led, to_act=[0 if legal else 3])
        tops.add(tuple(table.page.evaluate(_MEASURED)[one][1] for one in ("hand", "prompt")))
    assert 1 == len(tops)
    assert "large" == table.page.evaluate("() => document.documentElement.dataset.type")


@pytest.mark.long
def test_in_twice_the_type_german_home_covers_no_button_and_is_no_wider_than_the_phone(
    person: People,
) -> None:
    somebody = person(PHONE, language="de", scripts=(TWICE,))
    somebody.open_table("minnesota", seed="4")
    assert somebody.my_turn()
    for _ in range(2):
        somebody.page.goto("/")
        somebody.page.locator(".hero h1").wait_for()
        for width, height in (PHONE, (390, 844)):
            resize(somebody.page, width, height)
            assert [] == outside(somebody.page), width
            assert [] == [one for one in faults(somebody.page) if one.startswith("under")], width
        somebody.context.clear_cookies()


@pytest.mark.long
def test_a_wide_screen_is_read_from_further_away(person: People) -> None:
    page = person((2560, 1440)).page
    page.goto("/")
    page.locator("h1").first.wait_for()
    assert 22 == round(page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)"))
    assert page.evaluate("() => document.documentElement.dataset.type ?? ''") == ""
