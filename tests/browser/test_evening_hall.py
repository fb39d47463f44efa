"""The screen of the hall: readable at ten metres, its pages in turn, the organiser's hand, both languages."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import ELSEWHERE
from tests.browser.club import Person, resize
from tests.browser.conftest import People
from tests.browser.evening_scenes import CODE, MINUTE_MS, NOW_MS, SETTINGS, evening, name_of, shown_by
from tests.browser.test_access import KEY, found_by_axe

HALL = (1920, 1080)
SCREENS = [HALL, (1280, 720), (1024, 768), (3840, 2160), (768, 1024)]
PAGE_MS = 12_000
KINDS = ("seating", "names", "clock", "standings", "prize")
PARTS = [
    {"kind": kind, "part": part, "guest": guest, "name": name, "value": 9, "unit": "drive_tricks" if name else "", "tie": None}
    for kind, part, guest, name in (
        ("half_time", "gent", 5, "Ada"), ("half_time", "lady", 6, "Jon"), ("lowest", "gent", 7, "Marta"), ("lowest", "lady", 0, ""),
        ("second", "gent", 0, ""), ("second", "lady", 0, ""), ("highest", "gent", 0, ""), ("highest", "lady", 0, ""))
]  # fmt: skip
DRAWN = [{"ticket": 7, "guest": 8, "name": "Ada"}, {"ticket": 31, "guest": 2, "name": "Bartholomew"}]
EVENINGS = {
    "poster": evening("gathering", 0, here=17, expected=[{"guest": 3, "name": "Jonas"}]),
    "seating": evening("between"),
    "names": evening("between", hall={"page": "names"}),
    "clock": evening("playing", missing=[2, 5], missing_count=2),
    "standings": evening("over", hall={"page": "standings"}),
    "prize": evening("over", hall={"page": "prize", "prize": 1}),
    "board": evening("between", hall={"page": "prize", "prize": 3, "prizes": PARTS}),
    "raffle": evening("between", hall={"page": "raffle", "drawn": DRAWN}),
}
TEXTS = """() => [...document.querySelectorAll('body *')].filter((one) => {
    const box = one.getBoundingClientRect();
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return own && !one.closest('.vh, svg') && box.width && box.height && getComputedStyle(one).visibility === 'visible';
})"""
SIZES = f"({TEXTS})().map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)])"
OUTSIDE = f"""({TEXTS})().filter((one) => {{
    const box = one.getBoundingClientRect();
    return box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}}).map((one) => one.textContent.trim())"""


def stand_still(page: Page) -> None:
    """Lets the page's clock stand until a test runs it."""
    page.clock.install(time=(NOW_MS - MINUTE_MS) / 1000)
    page.clock.pause_at(NOW_MS / 1000)


def opened(
    person: People, shown: dict[str, Any], query: str = "", **kind: Any
) -> tuple[Person, Callable[[dict[str, Any]], None]]:
    """A hall screen that shows this evening, its clock standing still; and what lets it show another one."""
    somebody = person(HALL, settings=None, **kind)
    send = shown_by(somebody, shown)
    stand_still(somebody.page)
    somebody.page.goto(f"/{CODE}/hall{query}")
    somebody.page.locator("main[data-page]").wait_for()
    return somebody, send


def hall(person: People, shown: dict[str, Any], query: str = "", **kind: Any) -> Person:
    """A hall screen that shows this evening, its clock standing still."""
    return opened(person, shown, query, **kind)[0]


def expect_page(page: Page, kind: str, part: int = 1) -> None:
    """The page of this kind and part is shown."""
    expect(page.locator(f"main[data-page={kind}][data-part='{part}']")).to_be_visible()


def expect_kind(page: Page, kind: str) -> None:
    """The page of EVENINGS of this name is shown."""
    expect_page(page, "prize" if kind == "board" else kind)
    expect(page.locator(".board")).to_have_count(int(kind == "board"))


@pytest.mark.long
def test_the_smallest_text_is_a_fortieth_of_the_height_and_none_is_cut_off(person: People) -> None:
    somebody, send = opened(person, EVENINGS["poster"])
    page = somebody.page
    for kind, shown in EVENINGS.items():
        send(shown)
        expect_kind(page, kind)
        for width, height in SCREENS:
            resize(page, width, height)
            sizes = page.evaluate(SIZES)
            assert len(sizes) > 3, kind
            assert [] == [text for text, px in sizes if px < height / 40 - 0.01], kind
            assert [] == page.evaluate(OUTSIDE), kind


@pytest.mark.parametrize(
    ("language", "scheme"), [("de", "light"), pytest.param("en", "dark", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_and_every_word_is_there(person: People, language: str, scheme: str) -> None:
    somebody, send = opened(person, EVENINGS["poster"], language=language, scheme=scheme)
    page = somebody.page
    for kind, shown in EVENINGS.items():
        page.clock.pause_at((page.evaluate("() => Date.now()") + MINUTE_MS) / 1000)
        send(shown)
        expect_kind(page, kind)
        # With a clock that stands still axe would wait for ever.
        page.clock.resume()
        assert [] == found_by_axe(somebody), kind
        said = page.locator("body").inner_text()
        assert not KEY.search(said), kind


@pytest.mark.long
def test_tables_and_names_turn_every_twelve_seconds_and_say_so_before(person: People) -> None:
    page = hall(person, EVENINGS["seating"]).page
    expect_page(page, "seating", 1)
    expect(page.locator("footer")).to_contain_text("Names A to Z follow in")
    page.clock.fast_forward(PAGE_MS)
    expect_page(page, "names", 1)
    expect(page.locator("footer")).to_contain_text("The tables follow in")
    page.clock.fast_forward(PAGE_MS)
    expect_page(page, "seating", 1)


def test_everybody_stands_on_exactly_one_page_of_names(person: People) -> None:
    page = hall(person, evening("between", 61)).page
    seen: list[str] = []
    for part in range(1, 12):
        expect_page(page, "names", part)
        names = page.locator("main li > span")
        expect(names.first).to_be_visible()
        found = names.all_inner_texts()
        assert len(found) <= 24
        seen += found
        page.clock.fast_forward(PAGE_MS)
    expect_page(page, "names", 1)
    assert sorted(name_of(guest) for guest in range(1, 245)) == sorted(seen)


@pytest.mark.long
def test_a_page_of_names_says_its_first_letters(person: People) -> None:
    page = hall(person, evening("between", 61)).page
    expect(page.locator("h1")).to_contain_text("A –")


@pytest.mark.long
def test_letters_are_as_large_with_a_thousand_people_as_with_twenty(person: People) -> None:
    somebody, send = opened(person, evening("between", 5, hall={"page": "names"}))
    page = somebody.page
    letters = "one => parseFloat(getComputedStyle(one).fontSize)"
    expect(page.locator("main li > span")).to_have_count(20)
    few = page.locator("main li > span").first.evaluate(letters)
    send(evening("between", 250, hall={"page": "names"}))
    expect(page.locator("main li > span")).not_to_have_count(20)
    assert few == page.locator("main li > span").first.evaluate(letters)


def test_a_beginning_round_shows_seats_and_then_the_clock_with_its_trump(person: People) -> None:
    page = hall(person, evening("playing", began_ms=NOW_MS, left_ms=20 * MINUTE_MS)).page
    expect_page(page, "seating")
    expect(page.locator("header")).to_contain_text("Diamonds are trump.")
    page.clock.fast_forward(2 * MINUTE_MS + 1000)
    expect_page(page, "clock")
    expect(page.locator("main")).to_contain_text("17:5")
    expect(page.locator("main")).to_contain_text("Diamonds")


def test_a_round_without_trump_says_so_and_shows_no_card(person: People) -> None:
    settings = SETTINGS | {"trumps": "round_none"}
    page = hall(person, evening("playing", settings=settings, round=5, hall={"page": "clock"})).page
    expect(page.locator("main")).to_contain_text("No trump")
    expect(page.locator("main .card")).to_have_count(0)


@pytest.mark.long
def test_below_a_minute_only_the_digits_change(person: People) -> None:
    page = hall(person, evening("playing", left_ms=61_000)).page
    styles = "() => [...document.querySelectorAll('.hall *')].map((one) => getComputedStyle(one)).map((s) => [s.color, s.fontSize, s.animationName, s.opacity].join())"
    expect(page.locator("main")).to_contain_text("1:01")
    before = page.evaluate(styles)
    page.clock.fast_forward(3000)
    expect(page.locator("main")).to_contain_text("0:58")
    assert before == page.evaluate(styles)


@pytest.mark.long
def test_the_footer_names_the_tables_that_still_play(person: People) -> None:
    page = hall(person, EVENINGS["clock"]).page
    expect(page.locator("footer")).to_have_text(
        re.compile(r"^\s*Still playing\s*2\s*5\s*Four of six tables are in\s*$")
    )


@pytest.mark.long
def test_the_organiser_turns_the_page_by_hand(person: People) -> None:
    somebody, send = opened(person, evening("playing"))
    page = somebody.page
    for kind in KINDS:
        expect(page.locator("main[data-page=clock]")).to_be_visible()
        send(evening("playing", hall={"page": kind, "prize": 2}))
        expect(page.locator(f"main[data-page={kind}]")).to_be_visible()
        page.clock.fast_forward(3 * PAGE_MS)
        expect_page(page, kind)
        send(evening("playing"))
    expect(page.locator("main[data-page=clock]")).to_be_visible()


@pytest.mark.long
def test_bots_are_marked_and_those_who_sit_out_stand_after_the_tables(person: People) -> None:
    shown = evening("between", 2, hall={"out": [{"guest": 90, "name": "Ulla"}]})
    shown["hall"]["tables"][1]["seats"][3] |= {"guest": 0, "name": "Linus", "bot": True}
    page = hall(person, shown).page
    tiles = page.locator("main > ul > li")
    expect(tiles).to_have_count(3)
    expect(tiles.nth(1)).to_contain_text("Linus")
    expect(tiles.nth(1)).to_contain_text("bot")
    expect(tiles.nth(2)).to_contain_text("Sitting out")
    expect(tiles.nth(2)).to_contain_text("Ulla")
    page.clock.fast_forward(PAGE_MS)
    expect(page.locator("main")).not_to_contain_text("Linus")
    expect(page.locator("main li", has_text="Ulla")).to_contain_text("sits out")


def test_a_lost_connection_leaves_the_page_and_the_footer_says_since_when(person: People) -> None:
    somebody = hall(person, EVENINGS["seating"])
    somebody.set_offline(is_offline=True)
    expect(somebody.page.locator("footer")).to_contain_text("No connection since")
    expect_page(somebody.page, "seating")
    expect(somebody.page.locator("main")).to_contain_text("Bartholomew")
    somebody.set_offline(is_offline=False)
    somebody.page.clock.fast_forward(20_000)
    expect(somebody.page.locator("footer")).not_to_contain_text("No connection since")


def test_a_pause_stops_the_clock_and_is_said(person: People) -> None:
    page = hall(person, evening("playing", paused=True)).page
    expect(page.locator("footer")).to_contain_text("A pause.")
    expect(page.locator("main")).to_contain_text("6:40")
    page.clock.fast_forward(5000)
    expect(page.locator("main")).to_contain_text("6:40")


def test_the_poster_shows_the_code_the_link_and_how_many_are_here(person: People) -> None:
    page = hall(person, EVENINGS["poster"]).page
    box = page.locator("main svg").bounding_box()
    assert box
    assert box["height"] >= HALL[1] / 2
    expect(page.locator("main")).to_contain_text(f"whist.example/{CODE}")
    expect(page.locator("main")).to_contain_text("17 people are here")
    expect(page.locator("footer")).to_contain_text("Not here yet: Jonas")


@pytest.mark.long
def test_the_address_chooses_the_language_for_this_page_alone(person: People) -> None:
    page = hall(person, EVENINGS["seating"], query="?lang=de").page
    expect(page.locator("h1")).to_have_text("Als Nächstes Runde 4: So sitzt ihr")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.long
def test_nobody_is_asked_to_take_a_seat_before_the_round_is_seated(person: People) -> None:
    shown = hall(person, evening("between")).page
    expect(shown.locator("h1")).to_have_text("Round 4 is next: these will be the seats")


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "That was the last round. Thank you."), ("de", "Das war die letzte Runde. Danke.")],
)
def test_after_the_last_round_nobody_is_asked_to_take_a_seat_and_no_rank_is_shown(
    person: People, language: str, heading: str
) -> None:
    page = hall(person, evening("between", hall={"round": 0}, round=8), language=language).page
    expect_page(page, "after")
    expect(page.locator("h1")).to_have_text(heading)
    expect(page.locator("body")).not_to_contain_text(name_of(1))


@pytest.mark.long
def test_between_rounds_with_a_table_to_decide_the_old_seats_are_nobodys(person: People) -> None:
    page = hall(person, evening("between", hall={"round": 0})).page
    expect_page(page, "standings")


_STRIKES = """() => {
    const make = BaseAudioContext.prototype.createOscillator;
    window.struck = 0;
    BaseAudioContext.prototype.createOscillator = function () { window.struck += 1; return make.call(this); };
}"""


def test_over_plain_http_a_silent_picture_plays_and_the_bell_rings_at_the_end_of_a_round(
    person: People,
) -> None:
    somebody = person(HALL, scripts=(f"({_STRIKES})()",))
    page = somebody.page
    send = shown_by(somebody, EVENINGS["clock"])
    page.goto(f"{somebody.club.replace('127.0.0.1', ELSEWHERE)}/{CODE}/hall")
    expect_page(page, "clock")
    page.wait_for_function("() => document.querySelector('video')?.paused === false")
    page.mouse.move(300, 300)
    bell = page.get_by_role("button", name="Ring the bell")
    # It is there for eight seconds, and as long as it has the focus.
    bell.focus()
    expect(page.get_by_text("This page comes by plain HTTP.")).to_be_visible()
    assert [] == found_by_axe(somebody)
    bell.click()
    page.wait_for_function("() => window.struck === 15")
    send(evening("between"))
    page.wait_for_function("() => window.struck === 30")
    somebody.may_complain("Cross-Origin-Opener-Policy")


def test_the_best_lady_and_the_best_gent_stand_side_by_side_and_have_a_dash_until_they_are_read(
    person: People,
) -> None:
    somebody, send = opened(person, EVENINGS["board"])
    page = somebody.page
    best = page.locator(".board .best li")
    expect(best).to_have_count(2)
    expect(best.locator("b")).to_have_text(["–", "–"])
    expect(page.locator(".board .others .now")).to_contain_text("Marta")
    read = [one | {"name": "Greta", "unit": "drive_tricks"} for one in PARTS]
    send(evening("between", hall={"page": "prize", "prize": 8, "prizes": read}))
    expect(best.locator("b")).to_have_text(["Greta", "Greta"])


@pytest.mark.long
def test_a_raffle_shows_the_ticket_drawn_last_large_and_those_before_it(person: People) -> None:
    page = hall(person, EVENINGS["raffle"]).page
    expect(page.locator(".raffle")).to_contain_text("Ticket 31")
    expect(page.locator(".raffle b")).to_have_text("Bartholomew")
    expect(page.locator(".raffle ol")).to_contain_text("7 Ada")
