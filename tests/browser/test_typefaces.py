"""The typefaces come with the document, and words that are drawn before them stand as wide and as high as with them."""

import time
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.club import Person, settled
from tests.browser.conftest import People

LATE_S = 0.5
"""Each typeface comes so much later than the one before: together half of the time for which a page waits."""
LARGEST_SHIFT = 0.0005
_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) =>
        [value, ...sources.map(({ node }) => node?.className ?? node?.parentElement?.className ?? '')])))
        .observe({ type: 'layout-shift', buffered: true });
"""
_COME_MS = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('-normal-')).map((one) => one.responseEnd)"""
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


def late(route: Route) -> None:
    time.sleep(LATE_S)
    route.continue_()


def with_late_typefaces(person: People, **more: Any) -> Person:
    somebody = person(**more)
    somebody.context.add_init_script(_SHIFTS)
    somebody.page.route("**/*.woff2", late)
    return somebody


def shift(somebody: Person) -> float:
    """The layout shifts of the page, added up once the typefaces are there, which came late."""
    settled(somebody.page)
    come_ms = somebody.page.evaluate(_COME_MS)
    assert 2 == len(come_ms)
    assert 1000 * LATE_S < max(come_ms)
    return float(sum(value for value, *_ in somebody.page.evaluate("() => window.shifts")))


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_moves_on_the_first_page_when_its_typefaces_come_late(person: People, language: str) -> None:
    somebody = with_late_typefaces(person, language=language)
    somebody.goto("/")
    somebody.page.get_by_role("heading", level=1).wait_for()
    assert LARGEST_SHIFT > shift(somebody), somebody.page.evaluate("() => window.shifts")


@pytest.mark.parametrize("preset", ["solo", "whist"])
def test_nothing_moves_at_a_table_when_its_typefaces_come_late(person: People, preset: str) -> None:
    somebody = with_late_typefaces(person)
    somebody.open_table(preset, seed="nineteen")
    somebody.wait("document.querySelector('.prompt.on') !== null")
    assert LARGEST_SHIFT > shift(somebody), somebody.page.evaluate("() => window.shifts")


def test_the_typefaces_are_asked_for_before_anything_is_drawn(person: People) -> None:
    somebody = person()
    somebody.goto("/")
    settled(somebody.page)
    asked = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('-normal-'))"
    by = somebody.page.evaluate(f"() => {asked}.map(({{ initiatorType }}) => initiatorType)")
    assert ["link", "link"] == by


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


def test_where_no_typeface_comes_the_page_is_drawn_all_the_same(person: People) -> None:
    somebody = person()
    somebody.page.route("**/*.woff2", lambda route: route.abort())
    somebody.goto("/")
    somebody.page.get_by_role("heading", level=1).wait_for()
    somebody.may_complain("ERR_FAILED")
