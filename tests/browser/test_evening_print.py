"""An organiser's sheets of paper: the right number of sheets in the right size, black on white, readable, in both
languages.
"""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.club import DESKTOP, PHONE, Person, settled, until_in
from tests.browser.conftest import People
from tests.browser.evening_scenes import CODE, SETTINGS, laid, organised, planned, shown_by
from tests.browser.evenings import Evening, joins
from tests.browser.test_access import KEY, found_by_axe
from tests.browser.test_waiting import holding
from tests.sampling import IS_WHOLE, thinned

A4, A5, A6 = (595, 842), (420, 595), (298, 420)
"""Sizes in points, whole ones."""
LEAST_PX = 8.5 / 72 * 96
QR_PX = 130 / 25.4 * 96
KINDS = ("poster", "table", "card", "slip", "schedule", "standings", "prizes", "deals")
FORMATS = ("ladder", "progressive", "semi_partner", "partner", "individual", "compass")
SHEETS = {
    "what=poster": [A4],
    "what=table": [A4] * 6,
    "what=card": [A6] * 24,
    "what=card&blank=5": [A6] * 5,
    "what=slip": [A6] * 6,
    "what=slip&blank=24": [A6] * 24,
    "what=schedule": [A4] * 2,
    "what=standings": [A4],
    "what=prizes": [A4],
    "what=deals": [A4] * 8,
}
TEXTS = """() => [...document.querySelectorAll('.print-sheet *')].filter((one) => {
    const box = one.getBoundingClientRect();
    return [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !one.closest('.vh, svg') && box.width && box.height;
}).map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize), getComputedStyle(one).color])"""
CUT_OFF = """() => [...document.querySelectorAll('.print-sheet')].flatMap((sheet) => {
    const page = sheet.getBoundingClientRect();
    const foot = sheet.querySelector(':scope > footer, :scope > .note')?.getBoundingClientRect().top ?? page.bottom;
    return [...sheet.querySelectorAll('td, th, p, h2, h3')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.right > page.right + 1 || box.bottom > page.bottom + 1 || (!one.closest('footer, .note') && box.bottom > foot + 1);
    }).map((one) => one.textContent.trim());
})"""


def organiser(
    person: People, shown: dict[str, Any] | None = None, size: tuple[int, int] = DESKTOP, **kind: Any
) -> Person:
    """An organiser of this evening."""
    somebody = person(size, settings=None, **kind)
    shown = shown or organised("playing")
    shown_by(somebody, shown)
    page = somebody.page
    is_planned = shown["public"]["settings"]["format"] in {"individual", "compass"}
    rounds, tables = shown["public"]["rounds"], shown["public"]["settings"]["tables"]
    page.route(
        "**/api/evenings/*/schedule",
        lambda route: route.fulfill(json=planned(rounds if is_planned else 0, tables)),
    )
    codes = [
        {
            "table": table,
            "url": f"https://club.example/{CODE}/at#{table}",
            "squares": shown["public"]["squares"],
        }
        for table in range(1, tables + 1)
    ]
    page.route("**/api/evenings/*/tables?*", lambda route: route.fulfill(json={"codes": codes}))
    page.route("**/api/evenings/*/deals", lambda route: route.fulfill(json=laid(rounds, 4)))
    return somebody


def prints(somebody: Person, query: str) -> Page:
    """The page that prints this."""
    page = somebody.page
    page.goto(f"/{CODE}/print?{query}")
    if "what=deals" in query:
        page.locator("main .btn").click()
    page.locator(".print-sheet").first.wait_for()
    settled(page)
    return page


def printing(person: People, query: str, shown: dict[str, Any] | None = None) -> Person:
    """An organiser at the page that prints this."""
    somebody = organiser(person, shown)
    prints(somebody, query)
    return somebody


def sheets(page: Page) -> list[tuple[int, int]]:
    """The sizes of the sheets that a printer gets, in whole points."""
    written = page.pdf(prefer_css_page_size=True, print_background=True)
    found = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", written)
    return [(round(float(wide)), round(float(high))) for wide, high in found]


def of_format(key: str, phase: str = "playing", tables: int = 6) -> dict[str, Any]:
    """An evening of this format."""
    return organised(phase, tables, settings=SETTINGS | {"format": key, "tables": tables})


def test_a_printer_gets_the_right_sheets(person: People) -> None:
    somebody = organiser(person)
    for query in SHEETS if IS_WHOLE else ("what=table", "what=card&blank=5"):
        assert SHEETS[query] == sheets(prints(somebody, query)), query


def test_nothing_can_be_printed_of_a_schedule_until_its_rounds_are_there(person: People) -> None:
    held: list[Route] = []
    shown = of_format("individual")
    # Its page has a note, by which a test sees that the evening is there.
    shown["public"]["url"] = f"http://127.0.0.1/{CODE}"
    page = organiser(person, shown).page
    page.route("**/api/evenings/*/schedule", holding(held))
    page.goto(f"/{CODE}/print?what=schedule")
    page.get_by_role("note").wait_for()
    until_in(page, lambda: bool(held))
    button = page.get_by_role("button", name="Print")
    expect(button).to_be_disabled()
    expect(page.locator(".print-sheet")).to_have_count(0)
    held[0].fulfill(json=planned(8, 6))
    expect(page.locator(".print-sheet tbody tr")).to_have_count(8 * 6)
    expect(button).to_be_enabled()


@pytest.mark.long
def test_a_schedule_of_a_large_evening_has_every_round_on_its_sheets(person: People) -> None:
    page = printing(person, "what=schedule", of_format("individual", tables=20)).page
    expect(page.locator(".print-sheet tbody tr")).to_have_count(8 * 20)
    printed = sheets(page)
    expect(page.locator(".print-sheet")).to_have_count(len(printed))
    assert len(printed) > 4


@pytest.mark.long
def test_the_standings_of_a_thousand_people_are_all_printed(person: People) -> None:
    page = printing(person, "what=prizes", organised("over", 250)).page
    expect(page.locator(".print-sheet tbody tr")).to_have_count(1000 + 3)
    expect(page.locator(".print-sheet")).to_have_count(len(sheets(page)))


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_every_text_is_black_on_white_large_enough_and_on_its_sheet(person: People, language: str) -> None:
    somebody = organiser(person, organised("over"), language=language, scheme="dark")
    for kind in KINDS:
        page = prints(somebody, f"what={kind}")
        texts = page.evaluate(TEXTS)
        assert len(texts) > 5, kind
        assert [] == [text for text, px, _ in texts if px < LEAST_PX - 0.01], kind
        assert {"rgb(0, 0, 0)"} == {colour for *_, colour in texts}, kind
        assert [] == page.evaluate(CUT_OFF), kind
        said = page.locator("body").inner_text()
        assert not KEY.search(said), kind


@pytest.mark.parametrize("key", thinned(FORMATS, ["progressive", "compass"]))
def test_table_cards_and_schedules_of_every_format_fit(person: People, key: str) -> None:
    language = "de" if len(key) % 2 else "en"
    somebody = organiser(person, of_format(key), language=language)
    for query in ("what=table", "what=schedule"):
        page = prints(somebody, query)
        assert [] == page.evaluate(CUT_OFF)
        said = page.locator("body").inner_text()
        assert not KEY.search(said)


def test_a_card_of_24_rounds_is_one_sheet_for_each_person(person: People) -> None:
    page = printing(person, "what=card", organised("playing", rounds=24)).page
    assert [A5] * 24 == sheets(page)
    assert [] == page.evaluate(CUT_OFF)


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "dark"), pytest.param(DESKTOP, "light", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_in_the_preview(person: People, size: tuple[int, int], scheme: str) -> None:
    somebody = organiser(person, size=size, scheme=scheme)
    for kind in KINDS:
        if (size == PHONE) == len(kind) % 2:
            prints(somebody, f"what={kind}")
            assert [] == found_by_axe(somebody), kind


@pytest.mark.long
def test_the_code_on_the_poster_is_130_mm_wide_and_the_bar_and_its_button_are_not_printed(
    person: People,
) -> None:
    page = printing(person, "what=poster").page
    box = page.locator(".print-sheet .qr svg").bounding_box()
    assert box
    assert abs(box["width"] - QR_PX) < 1
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()


@pytest.mark.long
def test_deals_are_shown_only_to_one_who_says_that_they_do_not_play(person: People) -> None:
    somebody = person(DESKTOP, settings=None)
    asked: list[str] = []
    shown_by(somebody, of_format("compass"))
    somebody.page.on("request", lambda request: asked.append(request.url))
    somebody.page.goto(f"/{CODE}/print?what=deals")
    expect(somebody.page.locator("main")).to_contain_text("Nobody who plays tonight may see them.")
    assert not [url for url in asked if url.endswith("/deals")]
    expect(somebody.page.locator(".print-sheet")).to_have_count(0)


@pytest.mark.long
def test_a_personal_card_has_the_rounds_played_with_own_points_first(person: People) -> None:
    page = printing(person, "what=card").page
    card = page.locator(".print-sheet", has=page.get_by_role("heading", name="Bartholomew", exact=True))
    first = card.locator("tbody tr").first.locator("td, th")
    expect(first).to_have_text(["1", "Hearts", re.compile(r"1\s*E"), "Magnus", "3 : 5"])
    expect(card.locator("tbody tr")).to_have_count(8)


def are_two(codes: Locator) -> bool:
    """True once two different codes are drawn."""
    return 2 == len({one.inner_html() for one in codes.all()})


def test_a_tables_paper_has_its_number_large_and_a_code_that_opens_its_entry(person: People) -> None:
    host, guest = person(), person()
    evening = Evening(host, rounds=2)
    joins(guest, evening, "Ada")
    evening.adds("Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    for kind in ("slip", "table"):
        host.page.goto(f"/{evening.code}/print?what={kind}")
        codes = host.page.locator(".print-sheet .qr svg")
        expect(codes).to_have_count(2 if kind == "slip" else 4)
        until_in(host.page, partial(are_two, codes))
        number = host.page.locator(".number").first
        assert number.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") > 39 / 72 * 96
    host.page.goto(f"/{evening.code}/at#2")
    expect(host.page.get_by_role("heading", name="Round 1, table 2")).to_be_visible()
    guest.page.goto(f"/{evening.code}/at#1")
    guest.page.locator(".evening[data-stage]").wait_for()
    assert guest.page.url.endswith(f"/{evening.code}")
