"""A static site with the club in its pages, from below a path of a plain file server: one site and one browser; and the
pages of a club without a network.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.browsers import Devices
from tests.browser.club import PHONE, QUICK, Person, cards_in, until_in
from tests.browser.conftest import People
from tests.browser.page_killing import ROOM_ON_DEMAND
from tests.browser.sites import plays_here, running_site
from tests.browser.solving import solve_an_ending
from tests.browser.test_alone import in_menu


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site."""
    with running_site(tmp_path_factory.mktemp("host"), "https://club.example") as address:
        yield address


@pytest.fixture(scope="module")
def somebody(devices: Devices, site: str) -> Iterator[Person]:
    """Somebody who has opened the site in an empty browser and was dealt cards; no page of theirs may complain."""
    asked: list[str] = []
    one = Person(devices, site, PHONE, settings=QUICK, keeps_pages=True)
    one.context.on("request", lambda request: asked.append(_address(request)))
    one.page.goto("")
    one.page.get_by_role("button", name="Deal me in").click()
    assert one.my_turn()
    yield one
    one.close()
    assert [] == one.complaints
    assert [] == [address for address in asked if not address.startswith((site, "blob:" + site[:17]))]


def _address(request: Request) -> str:
    return request.url


def test_a_table_goes_on_after_a_reload_in_mid_deal(somebody: Person) -> None:
    somebody.act_once()
    assert somebody.my_turn()
    hand = sorted(somebody.hand())
    somebody.page.reload()
    assert somebody.my_turn()
    assert hand == sorted(somebody.hand())


@pytest.mark.long
def test_two_tabs_share_a_table_and_the_second_goes_on_when_the_first_is_closed(somebody: Person) -> None:
    first, second = somebody.page, somebody.tab()
    second.goto(first.url)
    second.locator(".hand .card").first.wait_for()
    assert sorted(somebody.hand()) == sorted(cards_in(second, ".hand .card"))
    first.close()
    somebody.page = second
    somebody.act_once()
    assert somebody.my_turn()


def test_without_a_network_the_site_starts_and_a_deal_is_played_to_its_end(somebody: Person) -> None:
    somebody.wait(
        "(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))()", somebody.page
    )
    somebody.set_offline(is_offline=True)
    somebody.page.reload()
    somebody.play_deal()
    somebody.set_offline(is_offline=False)
    somebody.page.locator(".acts .btn").first.wait_for()


def test_one_s_tables_are_listed_and_what_needs_people_leads_to_a_club(somebody: Person) -> None:
    somebody.page.goto("#/games")
    expect(somebody.page.get_by_text("Minnesota Whist").first).to_be_visible()
    somebody.page.goto("#/friends")
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text("With other people")
    expect(somebody.page.get_by_role("link", name="To the club")).to_have_attribute(
        "href", "https://club.example"
    )
    somebody.page.goto("#/new/whist")
    expect(somebody.page.get_by_role("link", name="To the club")).to_be_visible()
    expect(somebody.page.get_by_role("button", name="Invite friends")).to_have_count(0)


@pytest.mark.long
def test_an_ending_is_solved_by_the_kernel_in_the_page(somebody: Person) -> None:
    solve_an_ending(somebody, "#/solve")


@pytest.mark.long
def test_on_a_first_visit_the_home_page_is_there_before_the_tables_and_cards_asked_for_then_are_dealt(
    other: Person,
) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    other.context.route("**/whistclub.tar.zst", hold)
    other.page.goto("")
    other.page.get_by_role("button", name="Deal me in").click()
    coming = other.page.get_by_role("complementary").get_by_role("progressbar")
    coming.wait_for()
    until_in(other.page, lambda: bool(held) and 0 < float(str(coming.get_attribute("value"))))
    assert float(str(coming.get_attribute("value"))) < float(str(coming.get_attribute("max")))
    held[0].continue_()
    assert other.my_turn()
    expect(coming).to_have_count(0)
    assert [] == other.complaints


@pytest.mark.long
def test_the_cards_of_a_table_are_seen_again_before_its_tables_run_and_played_once_they_do(
    other: Person,
) -> None:
    other.page.goto("")
    other.page.get_by_role("button", name="Deal me in").click()
    assert other.my_turn()
    other.act_once()
    assert other.my_turn()
    hand, held = sorted(other.hand()), _held_back(other, "**/worker-*.js")
    other.page.reload()
    other.page.locator(".hand .card").first.wait_for()
    assert hand == sorted(other.hand())
    expect(other.page.locator(".prompt")).to_have_text("Your table continues in a moment.")
    other.page.locator(".hand .card").first.click(position={"x": 20, "y": 40})
    assert hand == sorted(other.hand())
    until_in(other.page, lambda: bool(held))
    held[0].continue_()
    assert other.my_turn()
    other.act_once()
    assert other.my_turn()
    assert [] == other.complaints


def test_a_first_table_has_its_cards_before_python_has_come_and_an_act_there_waits_for_it(
    other: Person,
) -> None:
    held = _held_back(other, "**/pyodide.asm.wasm.zst")
    other.page.goto("")
    other.page.get_by_role("button", name="Deal me in").click()
    assert other.my_turn()
    hand = other.hand()
    until_in(other.page, lambda: len(held) == 1)
    other.page.reload()
    assert other.my_turn()
    assert hand == other.hand()
    other.act()
    expect(other.page.locator(".prompt")).to_contain_text("On its way.")
    until_in(other.page, lambda: len(held) == 2)
    held[1].continue_()
    expect(other.page.locator(".prompt")).not_to_contain_text("On its way.")
    assert other.my_turn()
    expect(other.page.locator(".prompt")).not_to_contain_text("Lay a card")
    other.play_deal()
    assert [] == other.complaints


@pytest.mark.long
def test_the_first_steps_are_there_before_python_has_come(other: Person) -> None:
    _held_back(other, "**/pyodide.asm.wasm.zst")
    other.page.goto("")
    other.page.get_by_role("link", name="I have never played").click()
    other.page.locator(".steps-table .hand .card").first.wait_for()
    assert [] == other.complaints


@pytest.mark.long
def test_a_browser_too_old_for_the_tables_is_told_so_before_anybody_sits_down(other: Person) -> None:
    other.context.add_init_script("WebAssembly.validate = () => false")
    other.page.goto("")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("No table can be laid.")
    expect(other.page.locator("main")).to_contain_text("This browser is too old for the tables")
    expect(other.page.get_by_role("button", name="Share this address")).to_be_visible()
    _learns_without_tables(other.page, "Learn how whist goes")


@pytest.mark.long
def test_a_part_that_is_missing_is_said_in_a_sentence(devices: Devices, site: str) -> None:
    other = Person(devices, site, PHONE, language="de")
    other.context.route("**/whistclub.tar.zst", lambda route: route.fulfill(status=404))
    other.page.goto("")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Es lässt sich kein Tisch decken.")
    expect(other.page.get_by_role("button", name="Noch einmal versuchen")).to_be_visible()
    _learns_without_tables(other.page, "Lernen, wie Whist geht")
    other.close()


def _learns_without_tables(page: Page, words: str) -> None:
    """Goes to the first steps, which need none."""
    page.get_by_role("link", name=words).click()
    expect(page.locator(".hand .hinted")).to_be_visible()
    expect(page.locator(".first-step h2")).to_be_visible()


def _held_back(one: Person, address: str) -> list[Route]:
    """The requests for this address, which wait until they are let go on."""
    held = list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    one.context.route(address, hold)
    return held


_NO_STORE = "Object.defineProperty(self, 'indexedDB', {value: {open() { throw new DOMException('', 'SecurityError'); }}});\n"
"""As a browser that keeps nothing answers: no script of a page can have it answer so in a worker."""
_OF_NEWER_PAGES = """(name) => new Promise((done, failed) => {
    const opening = indexedDB.open(name, 99);
    opening.onsuccess = () => { opening.result.close(); done(); };
    opening.onerror = failed;
})"""


def _begun_with(route: Route, script: str) -> None:
    """Answers with the script of the worker, this one before it."""
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())


@pytest.fixture
def other(devices: Devices, site: str) -> Iterator[Person]:
    """Somebody with an empty browser, who has not opened the site yet."""
    one = Person(devices, site, PHONE, settings=QUICK)
    yield one
    one.close()


_NO_MEMORY = """
    const refused = () => { throw new RangeError('WebAssembly.Memory(): could not allocate memory'); };
    WebAssembly.Memory = class { constructor() { refused(); } };
    WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => refused();
"""
_NO_LOCKS = """
    LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'));
    Object.defineProperty(globalThis, 'caches', { get() { throw new DOMException('', 'SecurityError'); } });
"""
"""As a browser answers that refuses storage."""


def test_a_start_for_which_there_is_no_memory_ends_with_that_cause(other: Person) -> None:
    other.may_complain("could not allocate memory", "Aborted")
    other.context.route("**/assets/worker-*.js", lambda route: _begun_with(route, _NO_MEMORY))
    other.page.goto("#/settings")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("No table can be laid.")
    expect(other.page.get_by_role("main")).to_contain_text("lacks the free memory for a table")


def test_where_the_browser_refuses_locks_and_caches_the_tab_leads_alone(other: Person) -> None:
    other.context.add_init_script(_NO_LOCKS)
    other.page.goto("#/settings")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Settings")


@pytest.mark.long
def test_a_full_store_and_one_that_the_browser_clears_are_said_and_nothing_is_done_that_is_not_kept(
    other: Person, site: str
) -> None:
    page, origin = other.page, site.removesuffix("/games/whist/")
    page.goto("")
    deal = page.get_by_role("button", name="Deal me in")
    deal.wait_for()
    line = other.context.new_cdp_session(page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    deal.click()
    page.get_by_text("This device has no room left for the page, so nothing has happened.").first.wait_for()
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.get_by_role("link", name="To the home page").click()
    page.locator(".hero .lamp").click()
    assert other.my_turn()
    other.act_once()
    assert other.my_turn()
    line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    note = page.locator(".surroundings")
    expect(note).to_have_text("The browser has taken the page’s store away, so nothing has happened.")
    assert [] == other.complaints


@pytest.mark.long
def test_a_store_that_is_full_in_mid_deal_takes_no_act_and_the_deal_goes_on_once_there_is_room(
    other: Person,
) -> None:
    page = other.page
    other.context.route("**/assets/worker-*.js", lambda route: _begun_with(route, ROOM_ON_DEMAND))
    page.goto("")
    page.get_by_role("button", name="Deal me in").click()
    assert other.my_turn()
    other.act_once()
    assert other.my_turn()
    hand = sorted(other.hand())
    page.evaluate("new BroadcastChannel('room').postMessage('none')")
    other.act()
    page.get_by_text("This device has no room left for the page, so nothing has happened.").first.wait_for()
    assert hand == sorted(other.hand())
    page.evaluate("new BroadcastChannel('room').postMessage('some')")
    page.reload()
    assert other.my_turn()
    assert hand == sorted(other.hand())
    other.act_once()
    assert other.my_turn()
    assert [] == other.complaints


@pytest.mark.long
def test_a_store_of_newer_pages_is_left_alone_and_that_is_said(other: Person) -> None:
    other.page.goto("licences.txt")
    other.page.evaluate(_OF_NEWER_PAGES, "whistclub /games/whist/")
    other.page.goto("")
    other.page.get_by_text(
        "Another tab has a newer version of this page open, so nothing has happened."
    ).first.wait_for()
    expect(other.page.get_by_role("heading", level=1)).to_have_text("No table can be laid.")


@pytest.mark.long
def test_where_the_browser_keeps_nothing_one_plays_and_is_told_that_it_ends_with_the_tab(
    other: Person,
) -> None:
    other.context.route("**/assets/worker-*.js", lambda route: _begun_with(route, _NO_STORE))
    other.page.goto("")
    other.page.get_by_role("button", name="Deal me in").click()
    expect(other.page.locator(".surroundings")).to_contain_text("your games end with this tab")
    assert other.my_turn()
    assert [] == other.complaints


def test_a_file_of_one_s_data_is_taken_in_with_a_sentence_and_another_is_refused_with_one(
    somebody: Person, tmp_path: Path
) -> None:
    page = somebody.page
    page.goto("#/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    kept, other = tmp_path / "whistclub.json", tmp_path / "other.json"
    download.value.save_as(kept)
    data = json.loads(kept.read_text("utf-8"))
    data["games"] = [{"match": "x", "record": {}}]
    kept.write_text(json.dumps(data), encoding="utf-8")
    other.write_text("no data", encoding="utf-8")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(kept)
    expect(page.get_by_text("No new game came in. One was refused")).to_be_visible()
    chooser.set_input_files(other)
    expect(page.get_by_text("This is not a file of somebody’s data")).to_be_visible()


@pytest.mark.long
def test_a_club_s_page_plays_on_without_a_network_and_brings_its_game_home_once(person: People) -> None:
    ada = person(PHONE, keeps_pages=True)
    page = ada.page
    plays_here(ada)
    page.get_by_role("button", name="German Whist").click()
    page.get_by_role("button", name="Play now").click()
    assert ada.my_turn()
    ada.act_once()
    assert ada.my_turn()
    hand = sorted(ada.hand())
    ada.set_offline(is_offline=False)
    # A browser may tell several times that the network is back.
    page.add_init_script("setInterval(() => dispatchEvent(new Event('online')), 200)")
    page.reload()
    assert ada.my_turn()
    assert hand == sorted(ada.hand())
    page.goto("/")
    expect(page.locator(".waiting")).to_contain_text("A table on this device is not finished.")
    page.get_by_role("button", name="Play on this device").click()
    page.get_by_role("button", name="Continue").click()
    assert ada.my_turn()
    assert hand == sorted(ada.hand())
    in_menu(ada, "Stop the game")
    page.locator("dialog").get_by_role("button", name="Stop the game").click()
    page.locator(".result").wait_for()
    page.goto("/")
    expect(page.locator(".network")).to_contain_text("One game of this device is now among your games")
    page.get_by_role("button", name="To the club").click()
    expect(page.get_by_text("German Whist").first).to_be_visible()
    expect(page.locator(".waiting")).to_have_count(0)
    for _ in range(2):
        page.goto("/games")
        expect(page.get_by_text("played on the device")).to_have_count(1)
