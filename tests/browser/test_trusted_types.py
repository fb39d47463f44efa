"""Trusted Types: no page of the club makes markup or scripts of a mere text, and the browser lets nobody do so."""

from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, QUICK
from tests.browser.conftest import People

PAGES = (
    "/",
    "/daily",
    "/statistics",
    "/games",
    "/settings",
    "/rules/whist",
    "/rules/gongor",
    "/learn/whist",
    "/puzzles",
    "/teach",
    "/friends",
    "/privacy",
    "/solve",
    "/evening",
    "/new/minnesota",
    "/nothing-here",
)
WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', ({violatedDirective, sourceFile, sample}) =>
    window.violations.push([violatedDirective, sourceFile, sample].join(' ')));
"""


def violations(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.violations")
    return found


def refused(page: Page, attempt: str) -> bool:
    """True if the browser throws a TypeError at this, as Trusted Types do."""
    found: bool = page.evaluate(
        "() => { try { "
        + attempt
        + "; return false; } catch (problem) { return problem instanceof TypeError; } }"
    )
    return found


def test_the_pages_keep_to_the_policy(person: People) -> None:
    somebody = person(DESKTOP, settings=QUICK, keeps_pages=True)
    somebody.context.add_init_script(WATCH)
    for path in PAGES:
        somebody.page.goto(path)
        somebody.page.locator("h1").first.wait_for()
        assert [] == violations(somebody.page), path


def test_a_table_its_replay_and_the_service_worker_keep_to_the_policy(person: People) -> None:
    somebody = person(DESKTOP, settings=QUICK, keeps_pages=True)
    somebody.context.add_init_script(WATCH)
    somebody.open_table("whist", options={"max_deals": "1"}, seed="1")
    assert somebody.my_turn()
    expect(somebody.page.locator(".card svg").first).to_be_visible()
    expect(somebody.page.locator("svg.face").first).to_be_visible()
    somebody.page.wait_for_function("navigator.serviceWorker.ready.then(({active}) => active !== null)")
    assert [] == violations(somebody.page)


def test_the_browser_refuses_markup_and_scripts_made_of_a_mere_text(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto("/privacy")
    page.locator("h1").first.wait_for()
    for attempt in (
        "document.body.innerHTML = '<b>x</b>'",
        "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
        "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
        "document.createElement('script').text = 'alert(1)'",
        "new Worker('https://evil.example/x.js')",
        "trustedTypes.createPolicy('other', {createHTML: (text) => text})",
        "trustedTypes.createPolicy('whistclub', {createHTML: (text) => text})",
    ):
        assert refused(page, attempt), attempt
    assert not refused(page, "document.createElement('script').src = '/first.js'")
    # The browser tells of each in the console.
    somebody.may_complain("Trusted", "policy")
