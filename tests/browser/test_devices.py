"""A page that has served one person knows nothing of them when it serves the next."""

from typing import Any

import pytest

from tests.browser.browsers import Devices, Kind
from tests.browser.club import Person, until_in

_KEEP = """async () => {
    localStorage.setItem('kept', '1');
    sessionStorage.setItem('kept', '1');
    document.cookie = 'kept=1';
    await new Promise((done) => { indexedDB.open('kept').onsuccess = ({ target }) => done(target.result.close()); });
}"""
_KEPT = """async () => [localStorage.length, sessionStorage.length, document.cookie, history.length,
    (await indexedDB.databases()).length, matchMedia('(prefers-reduced-motion: reduce)').matches, navigator.onLine]"""


def kept(one: Person) -> Any:
    """All that a page finds of those who used it, once it has opened another."""
    one.page.goto("/mark.svg")
    return one.page.evaluate(_KEPT)


def test_the_next_person_finds_nothing_of_the_one_before(devices: Devices, address: str) -> None:
    ada = Person(devices, address)
    page = ada.page
    # A page of the club opens itself anew if one of its parts can't be had, and that may end too late.
    page.goto("/mark.svg")
    page.evaluate(_KEEP)
    assert [1, 1, "kept=1"] == kept(ada)[:3]
    page.route("**/*", lambda route: route.abort())
    page.emulate_media(reduced_motion="reduce")
    ada.tab()
    ada.set_offline(is_offline=True)
    ada.close()
    bo = Person(devices, address)
    assert page is bo.page
    # The browser tells its page of the history that was cleared when it comes to it.
    until_in(page, lambda: kept(bo) == [0, 0, "", 1, 0, False, True], lambda: kept(bo))
    assert [] == bo.complaints
    bo.close()


@pytest.mark.parametrize("act", ["context", "on", "add_init_script", "clock"])
def test_whoever_changes_the_browser_itself_has_it_for_good(devices: Devices, address: str, act: str) -> None:
    ada = Person(devices, address)
    page = ada.page
    if act == "context":
        assert ada.context.pages == [page]
    elif act == "on":
        page.on("request", lambda _: None)
    elif act == "add_init_script":
        page.add_init_script("window.changed = true")
    else:
        page.clock.install()
        page.goto("/mark.svg")
    ada.close()
    assert page.is_closed()


def test_people_of_two_kinds_share_no_page(devices: Devices, address: str) -> None:
    ada, bo = Person(devices, address), Person(devices, address, language="de")
    ada.page.goto("/mark.svg")
    ada.close()
    assert ada.page is not bo.page
    assert "de-DE" == bo.page.evaluate("navigator.language")
    bo.close()
    assert Kind(address, has_touch=True) != Kind(address, has_touch=True, language="de")
