"""A name that lasts, in the browser: Chromium's virtual authenticator keeps the passkey that a second browser signs in
with.
"""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.browsers import ELSEWHERE
from tests.browser.club import DESKTOP, PHONE, Person, resize
from tests.browser.conftest import People
from tests.browser.test_access import Looks

KEEP = {"en": "Keep your name with a passkey", "de": "Namen per Passkey behalten"}
SIGN_IN = {"en": "Sign in with a passkey", "de": "Mit Passkey anmelden"}
_AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keychain:
    """The virtual authenticator of a person's browser."""

    def __init__(self, person: Person) -> None:
        self._cdp: CDPSession = person.context.new_cdp_session(person.page)
        self._cdp.send("WebAuthn.enable")
        self._id = self._cdp.send("WebAuthn.addVirtualAuthenticator", {"options": _AUTHENTICATOR})["authenticatorId"]  # fmt: skip

    def keys(self) -> list[dict[str, Any]]:
        """The passkeys in it."""
        found: list[dict[str, Any]] = self._cdp.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]  # fmt: skip
        return found

    def add(self, key: dict[str, Any]) -> None:
        """Brings a passkey of another authenticator here, as a keychain in the cloud does."""
        self._cdp.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": key})


def at_settings(person: Person) -> Keychain:
    person.page.goto(f"{local(person)}/settings")
    return Keychain(person)


def local(person: Person) -> str:
    """The club's address by a name, since no passkey is for a bare number."""
    return person.club.replace("127.0.0.1", "localhost")


def keep(person: Person, name: str, language: str = "en") -> dict[str, Any]:
    """Takes a name and keeps it with a passkey. Returns the passkey."""
    keychain = at_settings(person)
    person.page.locator("input[autocomplete=nickname]").fill(name)
    person.page.locator("input[autocomplete=nickname]").press("Enter")
    person.page.locator("form ~ [role=status]").wait_for()
    person.page.get_by_role("button", name=KEEP[language]).click()
    person.page.locator("section li").nth(1).wait_for()
    (key,) = keychain.keys()
    return key


def test_a_second_browser_signs_in_with_the_passkey_and_is_cut_off_at_its_table(person: People) -> None:
    laptop, phone = person(DESKTOP), person(PHONE)
    key = keep(laptop, "Ottilie")
    at_settings(phone).add(key)
    phone.page.get_by_role("button", name=SIGN_IN["en"]).click()
    expect(phone.page.get_by_text("Signed in as Ottilie.")).to_be_visible()
    phone.page.goto(f"{local(phone)}/new/whist")
    phone.page.goto(f"{local(phone)}/settings")
    laptop.page.reload()
    lost = laptop.page.locator("li", has_text="Last used").filter(has_not_text="this device").last
    lost.get_by_role("button").click()
    laptop.page.get_by_role("dialog").get_by_role("button", name="Cut off", exact=True).click()
    expect(laptop.page.locator("section li")).to_have_count(2)
    assert {"known": False} == phone.page.evaluate(
        "async () => ({known: (await (await fetch('/api/me')).json()).known})"
    )


@pytest.mark.long
def test_a_guest_is_asked_before_another_name_replaces_them(person: People) -> None:
    laptop, phone = person(DESKTOP), person(PHONE)
    key = keep(laptop, "Leontine")
    keychain = at_settings(phone)
    phone.page.evaluate("fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})")  # fmt: skip
    phone.page.reload()
    keychain.add(key)
    phone.page.get_by_role("button", name=SIGN_IN["en"]).click()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have played on this device as")
    dialog.get_by_role("button", name="Sign in all the same").click()
    expect(phone.page.get_by_text("Signed in as Leontine.")).to_be_visible()


@pytest.mark.long
def test_a_person_who_gives_no_passkey_stays_who_they_are(person: People) -> None:
    somebody = person(PHONE)
    at_settings(somebody)
    somebody.page.get_by_role("button", name=SIGN_IN["en"]).click()
    expect(somebody.page.get_by_text("No passkey was given. Nothing has changed.")).to_be_visible()


def test_a_page_without_https_offers_the_device_link_only(person: People) -> None:
    somebody = person(PHONE)
    somebody.page.goto(f"{somebody.club.replace('127.0.0.1', ELSEWHERE)}/settings")
    expect(somebody.page.get_by_text("Passkeys need an address with https, or localhost.")).to_be_visible()
    expect(somebody.page.get_by_role("button", name=KEEP["en"])).to_have_count(0)
    expect(somebody.page.get_by_role("button", name="Make a link")).to_be_visible()
    somebody.may_complain("Cross-Origin-Opener-Policy")


@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_where_devices_are_listed(person: People, language: str) -> None:
    somebody = person(PHONE, scheme="dark", language=language)
    looks = Looks(somebody)
    keep(somebody, "Wilma", language)
    looks.look("devices")
    assert [] == looks.found
    for width, height in (DESKTOP, PHONE):
        resize(somebody.page, width, height)
        assert somebody.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_a_person_at_the_number_of_this_machine_goes_on_at_localhost_as_themselves(person: People) -> None:
    somebody = person(PHONE)
    somebody.page.goto(f"{somebody.club}/settings")
    somebody.page.locator("input[autocomplete=nickname]").fill("Wilhelmina")
    somebody.page.locator("input[autocomplete=nickname]").press("Enter")
    somebody.page.locator("form ~ [role=status]").wait_for()
    somebody.page.get_by_role("button", name="Continue at localhost").click()
    somebody.page.wait_for_url(f"{local(somebody)}/device#*")
    somebody.page.get_by_role("main").get_by_role("button").click()
    somebody.page.wait_for_url(f"{local(somebody)}/")
    assert "Wilhelmina" == somebody.page.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    somebody.page.goto(f"{local(somebody)}/settings")
    expect(somebody.page.get_by_role("button", name=KEEP["en"])).to_be_visible()
