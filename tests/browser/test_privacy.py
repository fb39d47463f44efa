"""The page that says what a club keeps of people, and how long."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.sampling import thinned


def opened(person: People, language: str, days: int | None = None) -> str:
    """The page's words on how long things are kept, in a club whose host has set so many days."""
    somebody = person(language=language)

    def set_by_host(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"forget_days": days})

    if days is not None:
        somebody.page.route("**/api/games", set_by_host)
    somebody.page.goto("/privacy")
    section = somebody.page.locator("section.panel").nth(3)
    expect(section.locator("p")).to_have_count(4)
    return section.inner_text()


@pytest.mark.parametrize(
    ("days", "language", "guest", "signup"),
    [
        (None, "en", "removed 90 days after the last visit", "90 days after that evening"),
        (9, "en", "removed 9 days after the last visit", "9 days after that evening"),
        (0, "en", "removes nobody for staying away", "until its organisers delete it"),
        pytest.param(
            1, "en", "removed a day after the last visit", "a day after that evening", marks=pytest.mark.long
        ),
    ],
)
def test_the_page_has_the_figure_of_the_clubs_own_host(
    person: People, days: int | None, language: str, guest: str, signup: str
) -> None:
    said = opened(person, language, days)
    assert guest in said
    assert signup in said
    # A list without a day is kept for the usual time at least.
    assert days == 0 or "without a date 90 days after it was opened" in said


@pytest.mark.parametrize("days", thinned([9, 120], [120]))
def test_the_figure_is_the_same_in_german(person: People, days: int) -> None:
    said = opened(person, "de", days)
    assert 2 <= said.count(f"{days} Tage")
    assert f"{max(days, 90)} Tage" in said
