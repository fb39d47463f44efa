"""Friends in the browser: found after a match, asked, agreed, seen here, invited to a table, and blocked."""

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person, play_together
from tests.browser.conftest import People
from tests.browser.played import play_on
from tests.browser.test_access import found_by_axe


def met(person: People, language: str = "en") -> tuple[Person, Person]:
    """Ada and Bo, who have played a match together and look at their friends."""
    ada, bo = person(PHONE, language=language), person(DESKTOP, language=language)
    for one, name in ((ada, "Ada"), (bo, "Bo")):
        one.page.goto("/")
        one.page.evaluate(
            """async (name) => (await fetch('/api/me', {
                method: 'PUT', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})})).json()""",
            name,
        )
    path = ada.open_table("german_whist", bots=False, options={"max_deals": "1"})
    bo.join(path)
    ada.page.get_by_role("button", name="Karten geben" if language == "de" else "Deal the cards").click()
    for one in (ada, bo):
        expect(one.page.locator(".hand .card")).to_have_count(13)
    play_on(ada, bo)
    play_together(ada, bo)
    for one in (ada, bo):
        one.page.goto("/friends")
    return ada, bo


def test_two_who_have_played_become_friends_and_one_invites_the_other(person: People) -> None:
    ada, bo = met(person)
    ada.page.get_by_role("button", name="Ask to be friends: Bo").click()
    expect(ada.page.get_by_role("heading", name="You have asked")).to_be_visible()
    bo.page.reload()
    bo.page.get_by_role("button", name="Yes, friends: Ada").click()
    mine = bo.page.get_by_role("heading", name="Your friends", exact=True)
    expect(bo.page.locator("section").filter(has=mine)).to_contain_text("Ada")
    bo.page.reload()
    ada.page.reload()
    expect(ada.page.locator("small.here")).to_have_text("here")
    assert [] == found_by_axe(ada)
    ada.open_table("whist", bots=False)
    ada.page.get_by_role("button", name="Invite Bo").click()
    expect(ada.page.get_by_text("Bo is invited")).to_be_visible()
    bo.page.goto("/")
    expect(bo.page.locator(".invitation")).to_contain_text("Ada invites you to a table: Whist")
    bo.page.get_by_role("button", name="To the table").click()
    expect(bo.page.locator(".st.free").first).to_be_visible()
    assert bo.page.url.rpartition("/")[2] == ada.page.url.rpartition("/")[2]


@pytest.mark.parametrize("language", ["de"])
def test_who_is_blocked_is_on_ones_own_list_alone(person: People, language: str) -> None:
    ada, bo = met(person, language)
    bo.page.get_by_role("button", name="Sperren: Ada").click()
    expect(bo.page.get_by_role("heading", name="Gesperrt")).to_be_visible()
    ada.page.get_by_role("button", name="Freundschaft anbieten: Bo").click()
    expect(ada.page.get_by_role("heading", name="Du hast gefragt")).to_be_visible()
    bo.page.reload()
    expect(bo.page.get_by_role("heading", name="Gesperrt")).to_be_visible()
    expect(bo.page.get_by_role("heading", name="Sie wollen deine Freunde sein")).to_have_count(0)
    bo.page.get_by_role("button", name="Freigeben: Ada").click()
    expect(bo.page.get_by_role("heading", name="Sie wollen deine Freunde sein")).to_be_visible()
