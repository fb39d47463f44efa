"""Things fetched ahead, so that a slow phone waits less: the table's code, the words, a replay opened from outside."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.club import PHONE, until_in
from tests.browser.conftest import People
from tests.browser.played import played

_TABLE = "performance.getEntriesByType('resource').some(({name}) => /assets\\/Table-.*js$/.test(name))"


def holding(held: list[Route]) -> Callable[[Route], None]:
    """Keeps requests back until they are let go."""

    def hold(route: Route) -> None:
        held.append(route)

    return hold


def noting(asked: list[str]) -> Callable[[Request], None]:
    """Notes the addresses asked for."""

    def note(request: Request) -> None:
        asked.append(request.url)

    return note


def asks_for(asked: list[str], part: str) -> Callable[[], bool]:
    """True once an address with this part was asked for."""
    return lambda: any(part in url for url in asked)


def test_the_tables_code_comes_when_the_page_is_idle_before_anybody_touches_it(person: People) -> None:
    somebody = person(PHONE)
    somebody.page.goto("/")
    somebody.wait(_TABLE)


@pytest.mark.long
def test_the_words_of_the_devices_language_alone_are_fetched_and_beside_the_code(person: People) -> None:
    for language, other in (("en", "de"), ("de", "en")):
        somebody = person(PHONE, language=language)
        asked: list[str] = []
        somebody.page.on("request", noting(asked))
        held: list[Route] = []
        somebody.page.route("**/assets/index-*.js", holding(held))
        somebody.page.goto("/", wait_until="commit")
        words = {
            one: somebody.page.locator("meta[name=words]").get_attribute(f"data-{one}") or ""
            for one in (language, other)
        }
        somebody.wait("document.querySelector('link[rel=modulepreload]') !== null")
        until_in(somebody.page, asks_for(asked, words[language]))
        until_in(somebody.page, partial(bool, held))
        assert len(held) == 1
        held[0].continue_()
        somebody.page.locator(".hero").wait_for()
        assert not [url for url in asked if url.endswith(words[other])]


@pytest.mark.long
def test_a_replay_opened_from_outside_is_asked_for_beside_the_words_and_its_code(person: People) -> None:
    friend = person(PHONE)
    path = played(friend.club, "whist", "1").replay()
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    held: list[Route] = []
    friend.page.route("**/api/games", holding(held))
    friend.page.goto(path, wait_until="commit")
    for part in ("/deals/", "assets/Replay-"):
        until_in(friend.page, asks_for(asked, part), lambda: asked)
    until_in(friend.page, lambda: bool(held))
    held[0].continue_()
    friend.page.locator(".board .card").first.wait_for(state="attached")
    assert 1 == sum("/deals/" in url for url in asked)
    expect(friend.page.locator(".aside > *")).to_have_count(0)
