"""Before the evening: announced, signed up for on phones, one leaves, one moves up, and the evening knows them."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.club import Person
from tests.browser.conftest import People
from tests.browser.evenings import Evening
from tests.browser.test_access import found_by_axe
from tests.browser.test_evening_season import is_too_wide


def looked_at(somebody: Person) -> None:
    """The open page has nothing that axe finds, and is no wider than the screen."""
    assert [] == found_by_axe(somebody)
    assert not is_too_wide(somebody.page)


def announced(organiser: Person, name: str, places: int) -> str:
    """The path of an announcement that an organiser makes from the page of evenings, by the form."""
    page = organiser.page
    page.goto("/evening")
    page.get_by_role("link", name="Announce an evening").click()
    in_a_week = datetime.now(UTC) + timedelta(days=7)
    page.get_by_label("Day", exact=True).fill(in_a_week.date().isoformat())
    page.get_by_role("button", name="A drive of 24 deals").click()
    page.get_by_label("People may bring a partner").check()
    page.get_by_label("Ask: lady or gent?").uncheck()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Place", exact=True).fill("Harbour Hall")
    page.get_by_label("Your name").fill("Gudrun")
    for _ in range(24 - places):
        page.get_by_role("button", name="Places: one fewer", exact=True).click()
    looked_at(organiser)
    page.get_by_role("button", name="Announce it").click()
    page.get_by_text("Nobody yet. Share the link.").first.wait_for()
    looked_at(organiser)
    return "/" + page.url.rsplit("/", 2)[1]


def signs_up(guest: Person, path: str, name: str, button: str = "Sign me up", partner: str = "") -> None:
    guest.page.goto(path)
    guest.page.locator(".evening input").first.fill(name)
    if partner:
        guest.page.locator(".evening input").nth(1).fill(partner)
    looked_at(guest)
    guest.page.get_by_role("button", name=button).click()


def test_three_sign_up_for_two_places_one_leaves_and_the_phone_of_the_one_who_waited_is_known_at_the_evening(
    person: People,
) -> None:
    organiser, anna, bo = (person(size=(360, 640)) for _ in range(3))
    cleo = person(size=(360, 640), language="de", scheme="dark")
    path = announced(organiser, "Friday drive", 2)

    signs_up(anna, path, "Anna")
    anna.page.get_by_role("heading", name="You are in, Anna.").wait_for()
    looked_at(anna)
    signs_up(bo, path, "Bo")
    bo.page.get_by_role("heading", name="You are in, Bo.").wait_for()
    signs_up(cleo, path, "anna", "Trag mich ein")
    cleo.page.get_by_text("Anna steht schon auf der Liste.").first.wait_for()
    cleo.page.locator(".evening input").first.fill("Cleo")
    cleo.page.get_by_role("button", name="Trag mich ein").click()
    cleo.page.get_by_role("heading", name="Du bist Nummer 1 auf der Warteliste.").wait_for()
    looked_at(cleo)

    bo.page.get_by_role("button", name="Take me off").click()
    bo.page.get_by_role("button", name="Take off").click()
    bo.page.get_by_role("heading", name="Will you come?").wait_for()
    cleo.page.goto("/")
    cleo.page.get_by_text("Du bist dabei.").first.wait_for()
    cleo.page.get_by_role("link", name="Öffnen: Friday drive").click()
    cleo.page.get_by_role("heading", name="Du bist dabei, Cleo.").wait_for()

    page = organiser.page
    page.reload()
    expect(page.locator("ol li")).to_have_count(2)
    page.get_by_role("button", name="Make the evening").click()
    page.get_by_text("Make the evening from this list?").first.wait_for()
    page.get_by_role("button", name="Make the evening").click()
    page.wait_for_url("**/run")
    page.get_by_text("Cleo").first.wait_for()

    cleo.page.goto(path)
    cleo.page.get_by_role("heading", name="Guten Abend, Cleo.").wait_for()
    looked_at(cleo)
    assert path not in cleo.page.url
    cleo.page.get_by_role("button", name="Ich bin da").click()
    cleo.page.locator(".evening[data-stage=gathering]").wait_for()


def test_an_organiser_adds_takes_off_undoes_and_lets_somebody_go_first(person: People) -> None:
    organiser, dora = person(size=(360, 640)), person()
    path = announced(organiser, "Friday drive", 3)
    signs_up(dora, path, "Dora", "Sign us up", partner="Emil")
    dora.page.get_by_role("heading", name="You are in, Dora with Emil.").wait_for()
    looked_at(dora)

    page = organiser.page
    page.get_by_role("button", name="Add", exact=True).click()
    for name in ("Finn", "Gesa", "Hugo"):
        page.get_by_label("Name", exact=True).fill(name)
        page.keyboard.press("Enter")
        page.get_by_text(f"{name} is on the list.").first.wait_for()
    looked_at(organiser)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hugo").click()
    looked_at(organiser)
    page.get_by_role("button", name="Next to move up").click()
    expect(page.locator("ol").nth(1).locator("li").first).to_contain_text("Hugo")
    page.get_by_role("button", name="Dora with Emil").click()
    page.get_by_role("button", name="Take both off").click()
    page.get_by_text("Dora is off the list.").first.wait_for()
    expect(page.locator("ol li")).to_have_count(3)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("ol").first.locator("li").first).to_contain_text("Emil")
    page.get_by_role("button", name="Close the list").click()
    page.get_by_text("The list is closed").first.wait_for()
    looked_at(organiser)


def test_a_list_is_pasted_into_the_sign_up_and_a_known_name_is_taken_by_enter(person: People) -> None:
    organiser = person(size=(360, 640))
    before = Evening(organiser, tables=2, format="progressive")
    before.adds("Greta", "Magnus", "Oskar", "Pieter", "Anton", "Marta", "Berit", "Jon")
    before.does("begin_round", round=1)
    path = announced(organiser, "Spring drive", 24)
    page = organiser.page
    page.goto(f"{path}/run")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_label("Name", exact=True).fill("gr")
    expect(page.get_by_role("option", name="Greta")).to_be_visible()
    assert [] == found_by_axe(organiser)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_text("Greta is on the list").first.wait_for()
    page.get_by_role("button", name="Paste a list of names").click()
    page.get_by_label("Names with commas").fill("1. Mrs Hall\nGreta, Bo")
    page.get_by_role("button", name="Greta and Bo are two people").click()
    assert [] == found_by_axe(organiser)
    page.get_by_role("button", name="Sign them all up").click()
    page.get_by_text("2 people were added.").first.wait_for()
    page.keyboard.press("Escape")
    for name in ("Greta", "Hall", "Bo"):
        expect(page.get_by_text(name, exact=False).first).to_be_visible()
