"""The end of a match in every game: who won, how close it was, the trick that decided it, the way there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import DESKTOP, PHONE, QUICK, Person, resize, settled
from tests.browser.conftest import People
from tests.browser.played import MOST_DEALS, cards_left, played, played_until
from tests.browser.test_access import found_by_axe
from tests.sampling import thinned_rows

LYING = (844, 390)
MATCHES = {
    "minnesota": {"max_deals": "2"},
    "solo": {"deals": "2", "all_pass": "general_misere", "unaccepted_proposal": "solo_only"},
    "whist": {"max_deals": "2"},
    "german_whist": {"max_deals": "2"},
    "gongor": {},
    "hermits": {},
}


def at_end(somebody: Person, preset: str, seed: str, options: dict[str, str] | None = None) -> Page:
    """The end of a match at the table, where this person has played it."""
    table = played(somebody.club, preset, seed, options or MATCHES[preset], deals=MOST_DEALS)
    table.comes(somebody).goto(table.path)
    somebody.page.locator('.at-table.result[data-stage="4"] #outcome').wait_for()
    return somebody.page


def ended(somebody: Person, preset: str, seed: str, options: dict[str, str] | None = None) -> Page:
    """The same, looked back at."""
    page = at_end(somebody, preset, seed, options)
    somebody.look_back()
    expect(page.locator(".decided figcaption")).to_be_visible()
    return page


def to_result(page: Page) -> None:
    """Goes back to the end at the table."""
    page.locator(".look-back .head .btn").click()
    page.locator("#outcome").wait_for()


def overflow(page: Page) -> list[str]:
    """The parts of the page that stand out of it on the right."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('main *')].filter((one) => one.getClientRects().length && "
        "one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className || one.tagName)"
    )
    return found


@pytest.mark.parametrize(
    ("preset", "language"),
    thinned_rows(
        [*((preset, "de") for preset in sorted(MATCHES)), ("minnesota", "en")],
        [("gongor", "de"), ("solo", "de")],
    ),
)
def test_every_game_ends_with_its_decisive_trick_and_fits_every_screen(
    person: People, preset: str, language: str
) -> None:
    page = ended(person(PHONE, language=language), preset, "7")
    expect(page.locator(".decided .card.win")).to_have_count(1)
    fits_every_screen(page)
    to_result(page)
    expect(page.locator(".eye")).to_contain_text("Minute" if language == "de" else "minute")
    expect(page.locator("h1.ended")).not_to_be_empty()
    fits_every_screen(page)


def fits_every_screen(page: Page) -> None:
    for size in (PHONE, (390, 844), LYING, (1440, 900), (2560, 1440)):
        resize(page, size[0], size[1])
        assert [] == overflow(page), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


@pytest.mark.long
def test_large_type_leaves_everything_on_the_page(person: People) -> None:
    page = at_end(person(PHONE), "gongor", "7")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_a_match_won_and_one_lost_are_composed_alike(person: People) -> None:
    seen: dict[bool, list[str]] = {}
    for seed in ("7", "9"):
        page = at_end(person(DESKTOP), "whist", seed, {"max_deals": "1"})
        settled(page)
        won = "You and" in page.locator("h1.ended").inner_text()
        seen[won] = page.evaluate(
            "[...document.querySelectorAll('.words > *, .foot *, .prompt *')].map((one) => one.tagName + one.className)"
        )
    assert seen[True] == seen[False]


@pytest.mark.long
def test_the_way_of_the_match_is_read_in_words(person: People) -> None:
    page = ended(person(DESKTOP), "solo", "7")
    way = page.locator(".panel svg[role=img]").first
    expect(way).to_have_attribute("aria-label", re.compile(r"^You 0, "))
    assert 4 == len(re.findall(r"\. |\.$", str(way.get_attribute("aria-label"))))


@pytest.mark.long
def test_the_table_looked_at_afterwards_shows_the_last_trick_of_that_deal(person: People) -> None:
    somebody = person(DESKTOP)
    table = played_until(somebody.club, "whist", "7", cards_left(1), {"max_deals": "2"})
    table.comes(somebody).goto(table.path)
    somebody.play_deal()
    somebody.look_back()
    page = somebody.page
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".at-table .bar h1")).to_contain_text("Deal 1")
    expect(page.locator(".trick .card")).to_have_count(4)
    page.get_by_role("button", name="result").click()
    expect(page.locator(".result #outcome")).to_be_visible()


def test_a_hand_that_ended_a_campaign_is_tried_again_as_practice(person: People) -> None:
    page = ended(person(DESKTOP), "gongor", "7")
    before = page.url
    page.get_by_role("button", name="Try that hand again").click()
    page.wait_for_url(lambda address: address != before)
    expect(page.locator(".bar .tried")).to_be_visible()
    page.locator(".prompt.on").wait_for()


@pytest.mark.parametrize(("motion", "name"), [("still", "none"), ("system", "laid")])
def test_the_cards_of_the_decisive_trick_are_laid_but_not_under_reduced_motion(
    person: People, motion: str, name: str
) -> None:
    somebody = person(DESKTOP, settings={**QUICK, "motion": motion})
    page = ended(somebody, "hermits", "7")
    shown = page.locator(".decided .card").first.evaluate("(card) => getComputedStyle(card).animationName")
    assert name in shown


@pytest.mark.parametrize(
    ("preset", "scheme"),
    [
        ("solo", "light"),
        pytest.param("minnesota", "dark", marks=pytest.mark.long),
        pytest.param("gongor", "light", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_at_the_end_of_a_match(person: People, preset: str, scheme: str) -> None:
    somebody = person(PHONE, scheme=scheme)
    page = ended(somebody, preset, "7")
    assert [] == found_by_axe(somebody)
    to_result(page)
    assert [] == found_by_axe(somebody)


@pytest.mark.long
def test_the_deals_worth_remembering_show_cards_of_the_own_hand(person: People) -> None:
    somebody = person(PHONE)
    page = ended(somebody, "whist", "7", {"max_deals": "4"})
    pairs = page.locator("section", has_text="Worth remembering").locator("li .pair")
    expect(pairs.first).to_be_visible()
    # Backs of cards look alike; the cards come after them.
    somebody.wait(
        "[...document.querySelectorAll('.pair')].every((pair) => pair.querySelector('.card')?.innerHTML"
        " !== [...pair.querySelectorAll('.card')].at(-1)?.innerHTML)"
    )
    for pair in pairs.all():
        expect(pair.locator(".card")).to_have_count(2)
