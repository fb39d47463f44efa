"""Coming to an evening and staying in the picture: names that are refused, what a screen reader hears, pauses, new
organisers, links.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club import DESKTOP, PHONE, Person
from tests.browser.conftest import People
from tests.browser.evenings import Evening, at_table, dock, joins, says
from tests.browser.test_access import found_by_axe

_LISTEN = """() => {
    window.spoken = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) {
            const said = one.textContent.trim();
            if (said && said !== window.spoken.at(-1)) window.spoken.push(said);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


_CHANGES = """() => {
    const regions = () => document.querySelectorAll('[aria-live], [role=status], [role=alert]');
    const last = new Map([...regions()].map((one) => [one, one.textContent.trim()]));
    window.spoken = [];
    new MutationObserver(() => {
        for (const one of regions()) {
            const said = one.textContent.trim();
            if (said && said !== last.get(one) && said !== window.spoken.at(-1)) window.spoken.push(said);
            last.set(one, said);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""As _LISTEN, but what stood in a region before is not heard again."""


def spoken(somebody: Person) -> list[str]:
    found: list[str] = somebody.page.evaluate("window.spoken")
    return found


@pytest.mark.parametrize(
    ("language", "name", "why"),
    [
        (
            "en",
            "Ada",
            "The name Ada is taken here. Please add an initial. If it is you with another phone, ask the organiser.",
        ),
        (
            "de",
            "Ada",
            "Ada gibt es hier schon. Häng bitte einen Buchstaben vom Nachnamen an. Bist du es mit einem anderen Telefon, dann sag es der Leitung.",
        ),
    ],
)
def test_a_refused_name_is_said_at_the_first_press_from_an_empty_browser(
    person: People, language: str, name: str, why: str
) -> None:
    guest = person(language=language)
    evening = Evening(guest.club)
    evening.adds("Ada")
    guest.page.goto(f"/{evening.code}")
    guest.page.locator(".evening input").fill(name)
    dock(guest).locator(".btn.pri").click()
    expect(guest.page.locator("form .wrong")).to_have_text(why)
    expect(guest.page.locator(".evening input")).to_have_attribute("aria-invalid", "true")
    guest.page.locator(".evening input").fill("Ada B.")
    expect(guest.page.locator("form .wrong")).to_have_count(0)
    dock(guest).locator(".btn.pri").click()
    guest.page.locator(".evening[data-stage=gathering]").wait_for()


@pytest.mark.long
def test_a_screen_reader_hears_that_one_is_in_and_nothing_of_a_lost_connection(person: People) -> None:
    guest = person()
    evening = Evening(guest.club)
    guest.page.goto(f"/{evening.code}")
    guest.page.locator(".evening input").fill("Ada")
    guest.page.evaluate(_LISTEN)
    dock(guest).locator(".btn.pri").click()
    guest.page.locator(".evening[data-stage=gathering]").wait_for()
    expect(dock(guest)).to_contain_text("The first round is seated soon.")
    expect(guest.page.locator("[role=status].spoken")).to_contain_text("The first round is seated soon.")
    assert [] == [said for said in spoken(guest) if "connection" in said]


def test_a_pasted_list_and_a_name_that_is_typed_are_one_announcement_each(person: People) -> None:
    host = person()
    evening = Evening(host)
    host.page.goto(f"/{evening.code}/run")
    spoken_region = host.page.locator("[role=status].spoken").first
    expect(spoken_region).to_contain_text("Nobody yet.")
    host.page.get_by_role("button", name="Add", exact=True).click()
    host.page.get_by_role("button", name="Paste a list of names").click()
    names = [f"{first}{last}" for first in ("Al", "Ber", "Cor", "Dor", "El", "Fin") for last in "aoi"][:17]
    host.page.locator("textarea").fill("\n".join(names))
    expect(host.page.get_by_role("dialog")).to_contain_text("17")
    host.page.evaluate(_CHANGES)
    host.page.get_by_role("dialog").get_by_role("button", name="All are here").click()
    expect(spoken_region).to_contain_text("17 people were added.")
    expect(host.page.get_by_role("dialog")).to_contain_text("17 here")
    assert 1 == len(spoken(host)), spoken(host)
    name = host.page.get_by_role("dialog").get_by_label("Name", exact=True)
    name.fill("Zoe")
    name.press("Enter")
    expect(spoken_region).to_contain_text("Zoe")
    expect(host.page.get_by_role("dialog")).to_contain_text("18 here")
    assert 2 == len(spoken(host)), spoken(host)


@pytest.mark.long
def test_a_pause_is_said_on_guests_screens_while_they_play(person: People) -> None:
    one = person()
    evening = Evening(one.club)
    at_table(evening, one, person())
    evening.does("pause")
    expect(one.page.locator("aside")).to_contain_text("The evening is paused.")
    evening.does("resume")
    expect(one.page.locator("aside")).to_have_count(0)


def test_who_is_made_an_organiser_is_told_and_finds_the_way(person: People) -> None:
    guest = person()
    evening = Evening(guest.club)
    joins(guest, evening, "Ada")
    evening.does("add_organiser", guest=1)
    expect(guest.page.locator("aside")).to_contain_text("You run this evening too.")
    guest.page.locator("aside").get_by_role("link").click()
    guest.page.wait_for_url(f"**/{evening.code}/run")


@pytest.mark.long
def test_a_code_that_other_phones_cannot_open_is_said_where_it_is_shown(person: People) -> None:
    host = person()
    evening = Evening(host)
    for path in ("run", "print?what=poster"):
        host.page.goto(f"/{evening.code}/{path}")
        expect(host.page.get_by_role("note")).to_contain_text("Phones cannot open this link.")


@pytest.mark.long
def test_words_of_a_printed_schedule_do_not_run_together(person: People) -> None:
    host = person()
    evening = Evening(host, format="individual", tables=2, rounds=4)
    evening.adds("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida")
    evening.does("begin_round", round=1)
    host.page.goto(f"/{evening.code}/print?what=schedule")
    expect(host.page.locator(".block h3").first).to_contain_text(" Sitting out:")


def test_whose_phone_died_comes_back_as_themselves_once_the_organiser_says_so(person: People) -> None:
    host, one, other, new = person(), person(), person(), person()
    evening = Evening(host)
    at_table(evening, one, other)
    host.page.goto(f"/{evening.code}/run#people")
    host.page.locator(".who", has_text="Ada").click()
    host.page.get_by_role("button", name="Comes with another phone").click()
    told = host.page.locator(".word b")
    expect(told).to_contain_text("Tell Ada this word:")
    word = told.inner_text().partition(": ")[2]
    new.page.goto(f"/{evening.code}")
    one.page.locator(".evening[data-stage=join]").wait_for()
    new.page.locator(".evening input").fill("Ada")
    dock(new).locator(".btn.pri").click()
    expect(new.page.locator(".wrong")).to_contain_text("Ada comes in with a word from the organiser.")
    new.page.get_by_role("button", name="I have a word from the organiser").click()
    new.page.get_by_label("The word: six digits").fill(word)
    dock(new).get_by_role("button", name="That is me").click()
    new.page.locator(".evening[data-stage=entry]").wait_for()
    expect(new.page.locator(".bar h1")).to_contain_text("Table 1")


def link(host: Person, evening: Evening, role: str, table: int = 0) -> str:
    """The path of a new link, which the organiser's page shows once."""
    host.page.goto(f"/{evening.code}/run#links")
    if table:
        host.page.get_by_label("Table", exact=True).select_option(str(table))
    host.page.get_by_role("button", name=f"Make a link: {role}").click()
    path = host.page.get_by_role("link", name="Open it here").get_attribute("href")
    host.page.keyboard.press("Escape")
    return str(path)


def test_a_tablet_takes_its_tables_deals_from_both_sides_until_its_link_is_cut_off(person: People) -> None:
    host, tablet, door = person(), person((1024, 768)), person(PHONE, language="de")
    evening = Evening(host, deals=1, fee=400, ticket=100, currency="€")
    evening.adds("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    tablet.page.goto(link(host, evening, "Tablet at a table", 2))
    agree = tablet.page.get_by_role("button", name="Both sides agree")
    expect(agree).to_have_attribute("aria-disabled", "true")
    says(tablet, "8")
    expect(dock(tablet)).to_contain_text("is this right for both sides?")
    assert [] == found_by_axe(tablet)
    agree.click()
    expect(dock(tablet)).to_contain_text("This table is done.")
    assert [[8, 5]] == evening.tricks(2)
    tablet.page.get_by_role("button", name="Call Gudrun").click()
    host.page.goto(f"/{evening.code}/run")
    expect(dock(host)).to_contain_text("Table 2 calls you.")
    dock(host).get_by_role("button", name="I have been there").click()
    expect(tablet.page.get_by_role("button", name="Call Gudrun")).to_be_visible()
    host.page.goto(f"/{evening.code}/run#table-1-2")
    expect(host.page.locator(".deals")).to_contain_text("at the tablet of table 2")
    door.page.goto(link(host, evening, "Door and cash"))
    door.page.get_by_label("Jemand Neues").fill("Ida")
    door.page.keyboard.press("Enter")
    door.page.get_by_role("button", name="4 € nehmen von Ida").click()
    door.page.get_by_label("Lose von Ida").fill("3")
    door.page.keyboard.press("Tab")
    expect(door.page.locator(".sheet .left")).to_contain_text("7 €")
    assert [] == found_by_axe(door)
    assert [] == found_by_axe(host)
    host.page.goto(f"/{evening.code}/run#cash")
    host.page.get_by_label("What for").fill("Tea")
    host.page.get_by_label("How much").fill("1.50")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".sheet .left")).to_contain_text("€5.50")
    host.page.get_by_label("Out or in").select_option(label="Came in")
    host.page.get_by_label("What for").fill("Cake sold")
    host.page.get_by_label("How much").fill("12")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".sheet .left")).to_contain_text("€17.50")
    host.page.get_by_label("Highest", exact=True).fill("50 %")
    host.page.get_by_role("button", name="Draw ticket 1").click()
    expect(host.page.locator(".sheet")).to_contain_text("Ida")
    assert [] == found_by_axe(host)
    host.page.goto(f"/{evening.code}/run#links")
    host.page.get_by_role("button", name="Cut off: Tablet at table 2").click()
    expect(tablet.page.locator("main")).to_have_text(re.compile("^This link no longer works."))


def test_a_link_for_a_second_organiser_makes_one_of_whoever_has_it_until_it_is_cut_off(
    person: People,
) -> None:
    host, second, late = person(), person(PHONE), person(PHONE)
    evening = Evening(host)
    path = link(host, evening, "Second organiser")
    second.page.goto(path)
    late.page.goto(path)
    late.page.get_by_label("First name").fill("Bo")
    second.page.get_by_label("First name").fill("Ada")
    # The page asks for the people known as soon as it may; cut off before, it would be refused.
    with second.page.expect_response(re.compile("/known$")):
        dock(second).get_by_role("button", name="I organise it too").click()
    second.page.wait_for_url(re.compile("/run$"))
    host.page.goto(f"/{evening.code}/run#links")
    host.page.get_by_role("button", name="Cut off: Second organiser").click()
    expect(late.page.locator("main")).to_have_text(re.compile("^This link no longer works."))
    late.page.reload()
    expect(late.page.locator("main")).to_have_text(re.compile("^This link no longer works."))


@pytest.mark.long
def test_a_tablet_that_nobody_touches_for_two_minutes_shows_its_number_until_it_is_touched(
    person: People,
) -> None:
    host, tablet = person(), person((1024, 768))
    evening = Evening(host)
    evening.adds("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
    path = link(host, evening, "Tablet at a table", 2)
    tablet.page.clock.install()
    tablet.page.goto(path)
    tablet.page.get_by_role("button", name="Call Gudrun").wait_for()
    tablet.page.clock.fast_forward(121_000)
    dark = tablet.page.get_by_role("button", name="Table 2: wake the screen")
    expect(dark).to_have_text("2")
    dark.click()
    expect(dark).to_have_count(0)
    tablet.page.clock.fast_forward(121_000)
    expect(dark).to_have_count(1)
    evening.does("begin_round", round=1)
    expect(dark).to_have_count(0)


@pytest.mark.long
def test_one_press_makes_the_tablets_of_all_tables_with_codes_to_print(person: People) -> None:
    host = person(DESKTOP)
    evening = Evening(host, tables=5)
    host.page.goto(f"/{evening.code}/run#links")
    host.page.get_by_role("button", name="Tablets at all 5 tables: codes to print").click()
    expect(host.page.locator(".print-sheet")).to_have_count(2)
    expect(host.page.locator(".print-sheet .number")).to_have_text([f"Table {one}" for one in range(1, 6)])
    assert [] == found_by_axe(host)
    host.page.get_by_role("button", name="Done").click()
    expect(host.page.get_by_role("button", name="Cut off: Tablet at table 5")).to_be_visible()


@pytest.mark.long
def test_an_evening_that_is_over_is_taken_up_again_from_its_results(person: People) -> None:
    host = person(DESKTOP)
    evening = Evening(host, deals=1)
    evening.adds("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
    evening.does("begin_round", round=1)
    for table in (1, 2):
        evening.does("enter_deal", round=1, table=table, deal=1, figures={"tricks": [8, 5]})
    evening.does("finish")
    host.page.goto(f"/{evening.code}/results")
    host.page.get_by_role("button", name="Reopen the evening").click()
    expect(host.page.locator(".take-up")).to_contain_text("the season counts without it")
    assert [] == found_by_axe(host)
    host.page.get_by_role("button", name="Reopen it").click()
    expect(dock(host)).to_contain_text("Seat round 2")
    evening.does("correct_deal", round=1, table=1, deal=1, figures={"tricks": [3, 10]})
    assert [[3, 10]] == evening.tricks(1)


@pytest.mark.long
def test_the_first_of_two_of_one_name_is_asked_for_a_letter_once_the_second_has_one(person: People) -> None:
    host, first, second = person(), person(PHONE), person(PHONE)
    evening = Evening(host)
    joins(first, evening, "Anna")
    joins(second, evening, "Anna K.")
    host.page.goto(f"/{evening.code}/run#people")
    expect(host.page.get_by_text("Anna K. is here too").first).to_be_visible()
    first.page.get_by_label("A letter that tells you apart").fill("b")
    assert [] == found_by_axe(first)
    first.page.get_by_role("button", name="Take it").click()
    expect(first.page.get_by_label("A letter that tells you apart")).to_have_count(0)
    expect(host.page.locator(".who", has_text="Anna B.")).to_have_count(1)
