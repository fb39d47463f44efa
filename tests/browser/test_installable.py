"""The club among a device's own programs: its manifest, its pages without a network, and new versions of them."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import FLAGS, chromium_path
from tests.browser.club import DESKTOP, PHONE, QUICK, Person
from tests.browser.conftest import People
from tests.browser.evenings import Evening, joins
from tests.browser.test_access import KEY, found_by_axe
from tests.sampling import thinned
from tests.web.clubs import Club
from whistclub.web.server import app
from whistclub.web.server.static import CLIENT, ClientFiles, File

_READY = "async () => { await navigator.serviceWorker.ready; }"
_KEPT = """async () => {
    const found = {};
    for (const name of await caches.keys()) found[name] = (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname);
    return found;
}"""
_STATES = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return [found.active?.state, found.waiting?.state];
}"""

_UPDATE = """async () => {
    window.stays = true;
    await (await navigator.serviceWorker.getRegistration()).update();
}"""
NEXT = "whistclub-aaaaaaaaaaaa"


def at_home(person: People, **named: object) -> Person:
    """Somebody whose device keeps the club's pages, on the first page."""
    somebody = person(PHONE, keeps_pages=True, **named)
    somebody.page.goto("/")
    somebody.page.evaluate(_READY)
    return somebody


def without_network(somebody: Person, path: str) -> None:
    """Comes to a page while the device has no network; what the browser itself complains of is forgotten."""
    somebody.set_offline(is_offline=True)
    somebody.page.goto(path)


def test_chromium_finds_the_club_installable(chromium: Browser, address: str, tmp_path: Path) -> None:
    """Asked in a lasting profile: nothing is installable in a private one."""
    context = chromium.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=chromium_path(), args=FLAGS, locale="de-DE"
    )
    page = context.new_page()
    page.goto(address.replace("127.0.0.1", "localhost"))
    page.evaluate(_READY)
    line = context.new_cdp_session(page)
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    found = line.send("Page.getAppManifest")
    context.close()
    assert [] == errors
    assert [] == found["errors"]
    assert found["url"].endswith("/manifest.de.webmanifest")
    assert "standalone" == json.loads(found["data"])["display"]


@pytest.mark.long
def test_the_manifest_follows_the_language(person: People) -> None:
    page = person(DESKTOP).page
    page.goto("/settings")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/manifest.en.webmanifest")
    page.locator("select").first.select_option("de")
    expect(link).to_have_attribute("href", "/manifest.de.webmanifest")
    told = page.evaluate("async (href) => (await fetch(href)).json()", "/manifest.de.webmanifest")
    assert ("de", "/", "/") == (told["lang"], told["scope"], told["start_url"])


def test_without_a_network_one_s_games_are_shown_and_the_page_comes_back_with_it(person: People) -> None:
    somebody = at_home(person)
    somebody.open_table("gongor")
    assert somebody.my_turn()
    somebody.page.goto("/")
    somebody.page.get_by_role("button", name="Continue").wait_for()
    without_network(somebody, "/statistics")
    page = somebody.page
    expect(page.locator("h1")).to_have_text("No connection.")
    expect(page.locator(".kept")).to_contain_text("Gongor Whist")
    expect(page.locator(".kept")).to_contain_text("Your turn.")
    assert [] == found_by_axe(somebody)
    somebody.set_offline(is_offline=False)
    expect(page.locator("h1")).to_have_text("Statistics")
    somebody.until_complained("ERR_")


@pytest.mark.parametrize("part", thinned(["Statistics", "all"], ["Statistics"]), ids=["a page", "the words"])
def test_a_page_of_which_a_part_could_not_be_fetched_mends_itself(person: People, part: str) -> None:
    somebody = person(PHONE)
    page = somebody.page
    page.route(f"**/assets/{part}-*.js", lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed"):
        page.goto("/statistics")
    expect(page.locator("h1")).to_have_text("Statistics")
    # The browser itself complains of what was not fetched.
    somebody.until_complained("ERR_FAILED")
    somebody.may_complain("ERR_FAILED")


@pytest.mark.long
def test_a_club_that_could_not_be_reached_is_asked_again_by_the_page_itself(person: People) -> None:
    somebody = person(PHONE)
    page = somebody.page
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.locator("h1")).to_have_text("The club cannot be reached.")
    page.unroute_all()
    expect(page.locator("h1")).not_to_have_text("The club cannot be reached.")
    somebody.may_complain("ERR_FAILED")


@pytest.mark.long
def test_a_device_that_was_never_at_a_table_is_told_so_in_its_language(person: People) -> None:
    somebody = at_home(person, language="de", scheme="dark")
    without_network(somebody, "/")
    expect(somebody.page.locator("h1")).to_have_text("Keine Verbindung.")
    expect(somebody.page.locator("main")).to_contain_text("Hier stehen deine Partien")
    said = somebody.page.locator("main").inner_text()
    assert not KEY.search(said)
    assert [] == found_by_axe(somebody)


@pytest.mark.long
def test_without_a_network_an_evening_never_seen_shows_one_s_games_and_a_seen_one_itself(
    person: People,
) -> None:
    ada = at_home(person)
    evening = Evening(ada.club)
    without_network(ada, f"/{evening.code}")
    expect(ada.page.locator("h1")).to_have_text("No connection.")
    ada.set_offline(is_offline=False)
    joins(ada, evening, "Ada")
    # The page keeps the evening when it has it, and only then may the network go.
    ada.wait(
        f"Object.entries(localStorage).some(([key, kept]) => key.includes(':{evening.code}:') && kept.includes('Ada'))"
    )
    without_network(ada, f"/{evening.code}")
    expect(ada.page.locator(".evening[data-stage=gathering]")).to_contain_text("Ada")


def test_what_the_club_answers_is_never_kept(person: People) -> None:
    somebody = at_home(person)
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    for path in ("/statistics", "/rules/solo", "/settings"):
        somebody.page.goto(path)
        somebody.page.locator("h1").first.wait_for()
    ((name, paths),) = somebody.page.evaluate(_KEPT).items()
    assert re.fullmatch(r"whistclub-[0-9a-f]{12}", name)
    assert {"/", "/first.js"} <= set(paths)
    known = {"/", "/first.js", "/mark.svg", "/kept-language"}
    assert [] == [one for one in paths if one not in known and not one.startswith("/assets/")]


@pytest.mark.long
def test_a_device_keeps_the_words_of_its_own_language_and_of_no_other(person: People) -> None:
    somebody = at_home(person)
    told = somebody.page.evaluate("async () => (await fetch('/worker.js')).text()")
    words = json.loads(re.search(r"WORDS = (\{.*?\});", told)[1])  # type: ignore[index]
    kept = (
        f"({_KEPT})().then((kept) => Object.values(kept)[0].filter((path) => %s.includes(path)).join())"
        % json.dumps(list(words.values()))
    )
    somebody.wait(f"{kept}.then((found) => found === '{words['en']}')")
    somebody.page.goto("/settings")
    somebody.page.locator("select", has_text="Deutsch").select_option("de")
    somebody.wait(f"{kept}.then((found) => found === '{words['de']}')")


@pytest.fixture
def renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a club, and what gives it the next version of its pages while it runs."""
    made: list[ClientFiles] = []

    def files(folder: Path) -> ClientFiles:
        made.append(ClientFiles(folder))
        return made[-1]

    def renew() -> None:
        known = made[0]._files
        script = re.sub(rb"VERSION = '\w+'", b"VERSION = 'aaaaaaaaaaaa'", known["/worker.js"].content)
        known["/worker.js"] = File(script, ".js", lasting=False)

    monkeypatch.setattr(app, "ClientFiles", files)
    club = Club(tmp_path, client=CLIENT)
    yield club.url, renew
    club.stop()


def test_a_new_version_waits_for_the_next_start_and_then_forgets_the_old_one(
    chromium: Browser, renewed: tuple[str, Callable[[], None]]
) -> None:
    address, renew = renewed
    somebody = Person(chromium, address, settings=QUICK, keeps_pages=True)
    somebody.page.goto("/")
    somebody.page.evaluate(_READY)
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    old = next(iter(somebody.page.evaluate(_KEPT)))
    renew()
    somebody.page.evaluate(_UPDATE)
    somebody.wait(f"({_STATES})().then((states) => states.join() === 'activated,installed')")
    assert somebody.page.evaluate("() => window.stays")
    assert {old, NEXT} == set(somebody.page.evaluate(_KEPT))
    somebody.act_once()
    somebody.page.close()
    somebody.page = somebody.tab()
    somebody.page.goto("/")
    somebody.wait(f"({_KEPT})().then((kept) => Object.keys(kept).join() === '{NEXT}')")
    somebody.context.close()
    assert [] == somebody.complaints
