"""The typefaces come with the document, and words that are drawn before them stand as wide and as high as with them."""

import pytest
from playwright.sync_api import Route

from tests.browser.club import Person, settled, until_in
from tests.browser.conftest import People

_PATIENT = """const soon = window.setTimeout;
window.setTimeout = (act, wait_ms, ...more) => (wait_ms === 2000 ? 0 : soon(act, wait_ms, ...more));"""
"""The page waits for its typefaces however long they take."""
LARGEST_SHIFT = 0.001
_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) =>
        [value, ...sources.map(({ node }) => node?.className ?? node?.parentElement?.className ?? '')])))
        .observe({ type: 'layout-shift', buffered: true });
"""
_MEASURES = """async () => {
    const measure = (family, weight) => {
        const pen = document.createElement('canvas').getContext('2d');
        pen.font = `${weight} 100px '${family}'`;
        const { width, fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText(
            'Du hast acht von dreizehn Stichen gemacht. You have taken eight of thirteen tricks.');
        return [width, above, below];
    };
    const there = [];
    for (const face of document.fonts) {
        const [, own] = / as (Inter|Literata)/.exec(face.family) ?? [];
        if (!own || face.style !== 'normal') continue;
        if (await face.load().then(() => true, () => false)) there.push([face.family, face.weight, `${own} Variable`]);
    }
    return there.map(([family, weight, own]) => {
        const drawn = family.replaceAll('"', '');
        const used = weight === '700' ? 600 : 400;
        return [`${drawn} ${used}`, measure(own, used), measure(drawn, used)];
    });
}"""


def shift(somebody: Person, path: str, drawn: str) -> float:
    """The layout shifts of the page until this is drawn, added up; its typefaces come last of all."""
    page, held = somebody.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.woff2", hold)
    page.goto(path, wait_until="commit")
    until_in(page, lambda: len(held) == 2, lambda: held)
    somebody.wait("document.readyState !== 'loading' && document.fonts.status === 'loading'")
    for route in held:
        route.continue_()
    page.locator(drawn).wait_for()
    settled(page)
    return float(sum(value for value, *_ in page.evaluate("() => window.shifts")))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_moves_on_the_first_page_when_its_typefaces_come_late(person: People, language: str) -> None:
    somebody = person(language=language, scripts=(_SHIFTS, _PATIENT))
    assert LARGEST_SHIFT > shift(somebody, "/", "h1"), somebody.page.evaluate("() => window.shifts")


@pytest.mark.long
@pytest.mark.parametrize("preset", ["solo", "whist"])
def test_nothing_moves_at_a_table_when_its_typefaces_come_late(person: People, preset: str) -> None:
    somebody = person(scripts=(_SHIFTS, _PATIENT))
    path = somebody.opened({"settings": {"preset": preset, "seed": "nineteen"}, "with_bots": True})["path"]
    assert LARGEST_SHIFT > shift(somebody, path, ".prompt.on"), somebody.page.evaluate("() => window.shifts")


@pytest.mark.long
def test_the_typefaces_are_asked_for_before_anything_is_drawn(person: People) -> None:
    somebody = person()
    somebody.goto("/")
    settled(somebody.page)
    asked = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('-normal-'))"
    by = somebody.page.evaluate(f"() => {asked}.map(({{ initiatorType }}) => initiatorType)")
    assert ["link", "link"] == by


@pytest.mark.long
def test_a_face_of_the_device_that_stands_in_for_a_typeface_is_as_wide_and_as_high(person: People) -> None:
    somebody = person()
    somebody.goto("/")
    somebody.page.get_by_role("heading", level=1).wait_for()
    settled(somebody.page)
    measured = somebody.page.evaluate(_MEASURES)
    assert measured, "this machine has none of the faces that styles/fonts.css names"
    for name, (width, above, below), (width_found, above_found, below_found) in measured:
        assert width_found == pytest.approx(width, rel=0.03), name
        assert (above_found, below_found) == pytest.approx((above, below), abs=1), name


@pytest.mark.long
def test_where_no_typeface_comes_the_page_is_drawn_all_the_same(person: People) -> None:
    somebody = person()
    somebody.page.route("**/*.woff2", lambda route: route.abort())
    somebody.goto("/")
    somebody.page.get_by_role("heading", level=1).wait_for()
    somebody.may_complain("ERR_FAILED")
