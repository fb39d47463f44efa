"""Whatever a device or the way to the club lacks is told by its cause, in the language of the device."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.club import PHONE, Person
from tests.browser.conftest import People
from tests.sampling import thinned

LANGUAGES = pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))


def told(somebody: Person, sentences: dict[str, str], language: str) -> None:
    expect(somebody.page.locator("body")).to_contain_text(sentences[language])
    assert somebody.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    somebody.may_complain("404 (Not Found)")


_CLOSING = """window.WebSocket = class extends EventTarget {
    static OPEN = 1;
    constructor() { super(); this.readyState = 0; setTimeout(() => { this.readyState = 3; this.onclose?.({code: 1006}); }); }
    send() {} close() {}
};"""


@LANGUAGES
def test_a_proxy_that_passes_no_websockets_is_named_at_the_table(person: People, language: str) -> None:
    somebody = person(PHONE, language=language, scripts=(_CLOSING,))
    somebody.page.goto("/")
    somebody.page.locator(".hero .btn.lamp").click()
    told(
        somebody,
        {
            "en": "The club answers, but its live connection (WebSocket) does not get through.",
            "de": "Der Club antwortet, aber seine dauernde Verbindung (WebSocket) kommt nicht durch.",
        },
        language,
    )


@pytest.mark.long
def test_sockets_that_get_through_are_not_complained_of(person: People) -> None:
    somebody = person(PHONE)
    somebody.open_table("whist")
    assert somebody.my_turn()
    expect(somebody.page.locator(".surroundings")).to_have_count(0)


@pytest.mark.long
@LANGUAGES
def test_a_club_below_a_path_says_so_instead_of_a_blank_page(person: People, language: str) -> None:
    """A server in front passes on what is below `/whist/`, without that part, and answers everything else itself."""
    somebody = person(PHONE, language=language)

    def in_front(route: Route) -> None:
        path = route.request.url.removeprefix(somebody.club)
        if path.startswith("/whist/"):
            route.fulfill(response=route.fetch(url=somebody.club + path.removeprefix("/whist")))
        else:
            route.fulfill(status=404, body="Not here")

    somebody.page.route("**/*", in_front)
    somebody.page.goto("/whist/")
    shown = somebody.page.locator(f".unreached [lang={language}]")
    expect(shown).to_be_visible()
    sentences = {
        "en": "has to stand at the root of its address",
        "de": "muss ganz oben unter seiner Adresse stehen",
    }
    told(somebody, sentences, language)


@LANGUAGES
def test_an_old_browser_reads_a_plain_sentence(person: People, language: str) -> None:
    """Such a browser knows no modules: it leaves scripts of that type alone."""
    somebody = person(PHONE, language=language, scripts=("delete HTMLScriptElement.prototype.noModule",))

    def without_modules(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('type="module"', 'type="unknown"'))

    somebody.page.route(somebody.club + "/", without_modules)
    somebody.page.goto("/")
    expect(somebody.page.locator(f".outdated [lang={language}]")).to_be_visible()
    told(somebody, {"en": "This browser is too old", "de": "Dieser Browser ist zu alt"}, language)


@pytest.mark.long
@LANGUAGES
def test_a_browser_that_cannot_read_the_words_of_the_pages_is_told_so(person: People, language: str) -> None:
    somebody = person(PHONE, language=language)
    somebody.page.route(
        "**/assets/*.js", lambda route: route.fulfill(body="let = ;", content_type="text/javascript")
    )
    somebody.page.goto("/")
    expect(somebody.page.locator(f".outdated [lang={language}]")).to_be_visible()
    somebody.may_complain("strict mode")


@LANGUAGES
def test_without_javascript_the_page_asks_for_it(chromium: Browser, address: str, language: str) -> None:
    context = chromium.new_context(java_script_enabled=False, base_url=address)
    page = context.new_page()
    page.goto("/")
    words = {
        "en": "JavaScript is switched off in this browser.",
        "de": "In diesem Browser ist JavaScript ausgeschaltet.",
    }
    expect(page.locator(f"noscript [lang={language}]")).to_contain_text(words[language])
    context.close()


@LANGUAGES
def test_without_cookies_that_is_the_cause_told(person: People, language: str) -> None:
    no_cookies = "Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => undefined})"
    somebody = person(PHONE, language=language, scripts=(no_cookies,))
    somebody.page.goto("/")
    told(somebody, {"en": "Cookies are switched off", "de": "sind Cookies ausgeschaltet"}, language)


@pytest.mark.long
@LANGUAGES
def test_a_browser_that_stores_nothing_says_so_and_a_game_is_played_all_the_same(
    person: People, language: str
) -> None:
    no_storage = "Object.defineProperty(window, 'localStorage', {get: () => { throw new DOMException('no', 'SecurityError'); }})"
    somebody = person(PHONE, language=language, settings=None, scripts=(no_storage,))
    somebody.page.goto("/")
    told(somebody, {"en": "This browser stores nothing", "de": "Dieser Browser speichert"}, language)
    somebody.page.locator(".hero .btn.lamp").click()
    somebody.page.locator(".hand .card").first.wait_for()


@LANGUAGES
def test_a_clock_that_is_wrong_is_told_by_how_much(person: People, language: str) -> None:
    somebody = person(PHONE, language=language)

    def three_hours_ago(route: Any) -> None:
        daily = route.fetch().json()
        route.fulfill(json={**daily, "now_ms": daily["now_ms"] - 3 * 3600 * 1000})

    somebody.page.route("**/api/daily", three_hours_ago)
    somebody.page.goto("/")
    words = {
        "en": r"The clock of this device is 3 h [01] min fast\.",
        "de": r"Die Uhr dieses Geräts geht 3 h [01] min vor\.",
    }
    expect(somebody.page.locator(".surroundings")).to_contain_text(re.compile(words[language]))


@pytest.mark.long
@LANGUAGES
def test_whatever_answers_in_the_clubs_place_is_not_taken_for_it(person: People, language: str) -> None:
    """The sign-in page of a hotel's network answers every request with itself."""
    somebody = person(PHONE, language=language)
    somebody.page.route(
        "**/api/**", lambda route: route.fulfill(body="<h1>Welcome</h1>", content_type="text/html")
    )
    somebody.page.goto("/")
    told(somebody, {"en": "but it is not the club", "de": "aber nicht der Club"}, language)
