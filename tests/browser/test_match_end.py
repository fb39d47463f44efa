"""The end of a match in every game: who won, how close it was, the trick that decided it, the way there."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.club import DESKTOP, PHONE, QUICK, Person
from tests.browser.conftest import People
from tests.browser.test_access import found_by_axe

LYING = (844, 390)
MATCHES = {
    "minnesota": {"max_deals": "2"},
    "solo": {"deals": "2", "all_pass": "general_misere", "unaccepted_proposal": "solo_only"},
    "whist": {"max_deals": "2"},
    "german_whist": {"max_deals": "2"},
    "gongor": {},
    "hermits": {},
}


def ended(somebody: Person, preset: str, seed: str, options: dict[str, str] | None = None) -> Page:
    """The end of a match that this person has played: the first that was not thrown in at its end."""
    for attempt in range(4):
        _play(somebody, preset, f"{seed}-{attempt}" if attempt else seed, options)
        somebody.look_back()
        with suppress(Error):
            somebody.page.locator(".decided figcaption").wait_for(timeout=10_000)
            break
    expect(somebody.page.locator(".decided figcaption")).to_be_visible()
    return somebody.page


def to_result(page: Page) -> None:
    """Goes back to the end at the table."""
    page.locator(".look-back .head .btn").click()
    page.locator("#outcome").wait_for()


def _play(somebody: Person, preset: str, seed: str, options: dict[str, str] | None) -> None:
    """Plays a match of this preset to its end."""
    somebody.open_table(preset, options=options or MATCHES[preset], seed=seed)
    for _ in range(12):
        somebody.play_deal()
        somebody.page.locator(".result #outcome").wait_for()
        if somebody.page.locator(".ended").count():
            break
        somebody.page.locator(".acts .lamp").click()
        somebody.wait("document.querySelector('.result') === null")


def overflow(page: Page) -> list[str]:
    """The parts of the page that stand out of it on the right."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('main *')].filter((one) => one.getClientRects().length && "
        "one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className || one.tagName)"
    )
    return found


@pytest.mark.parametrize("preset", sorted(MATCHES))
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_ends_with_its_decisive_trick_and_fits_every_screen(
    person: People, preset: str, language: str
) -> None:
    page = ended(person(PHONE, language=language), preset, "7")
    assert 1 == page.locator(".decided .card.win").count()
    fits_every_screen(page)
    to_result(page)
    expect(page.locator(".eye")).to_contain_text("Minute" if language == "de" else "minute")
    assert page.locator("h1.ended").inner_text()
    fits_every_screen(page)


def fits_every_screen(page: Page) -> None:
    for size in (PHONE, (390, 844), LYING, (1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert [] == overflow(page), size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


def test_large_type_leaves_everything_on_the_page(person: People) -> None:
    page = ended(person(PHONE), "gongor", "7")
    to_result(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_match_won_and_one_lost_are_composed_alike(person: People) -> None:
    somebody = person(DESKTOP)
    seen: dict[bool, list[str]] = {}
    for seed in map(str, range(1, 9)):
        page = ended(somebody, "whist", seed, {"max_deals": "1"})
        to_result(page)
        won = "You and" in page.locator("h1.ended").inner_text()
        parts = page.evaluate(
            "[...document.querySelectorAll('.words > *, .foot *, .prompt *')].map((one) => one.tagName + one.className)"
        )
        seen.setdefault(won, parts)
        if len(seen) == 2:
            break
    assert seen[True] == seen[False]


def test_the_way_of_the_match_is_read_in_words(person: People) -> None:
    page = ended(person(DESKTOP), "solo", "11")
    label = page.locator(".panel svg[role=img]").first.get_attribute("aria-label") or ""
    assert re.match(r"You 0, ", label)
    assert 4 == len(re.findall(r"\. |\.$", label))


def test_the_table_looked_at_afterwards_shows_the_last_trick_of_that_deal(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.open_table("whist", options={"max_deals": "2"}, seed="7")
    somebody.play_deal()
    somebody.look_back()
    somebody.page.get_by_role("button", name="Look at the table").click()
    expect(somebody.page.locator(".at-table .bar h1")).to_contain_text("Deal 1")
    expect(somebody.page.locator(".trick .card")).to_have_count(4)
    somebody.page.get_by_role("button", name="result").click()
    expect(somebody.page.locator(".result #outcome")).to_be_visible()


def test_a_hand_that_ended_a_campaign_is_tried_again_as_practice(person: People) -> None:
    somebody = person(DESKTOP)
    page = ended(somebody, "gongor", "5")
    before = page.url
    page.get_by_role("button", name="Try that hand again").click()
    page.wait_for_url(lambda address: address != before)
    expect(page.locator(".bar .tried")).to_be_visible()
    assert somebody.my_turn()


@pytest.mark.parametrize(("motion", "name"), [("still", "none"), ("system", "laid")])
def test_the_cards_of_the_decisive_trick_are_laid_but_not_under_reduced_motion(
    person: People, motion: str, name: str
) -> None:
    somebody = person(DESKTOP, settings={**QUICK, "motion": motion})
    page = ended(somebody, "hermits", "5")
    shown = page.locator(".decided .card").first.evaluate("(card) => getComputedStyle(card).animationName")
    assert name in shown


@pytest.mark.parametrize(
    ("preset", "scheme"), [("minnesota", "dark"), ("solo", "light"), ("gongor", "light")]
)
def test_axe_finds_nothing_at_the_end_of_a_match(person: People, preset: str, scheme: str) -> None:
    somebody = person(PHONE, scheme=scheme)
    page = ended(somebody, preset, "7")
    assert [] == found_by_axe(somebody)
    to_result(page)
    assert [] == found_by_axe(somebody)


def test_the_deals_worth_remembering_show_cards_of_the_own_hand(person: People) -> None:
    somebody = person(PHONE)
    page = ended(somebody, "whist", "7", {"max_deals": "4"})
    deals = page.locator("section", has_text="Worth remembering").locator("li")
    expect(deals.first).to_be_visible()
    somebody.wait(
        "[...document.querySelectorAll('.pair')].every((pair) => pair.querySelector('.card')?.innerHTML"
        " !== [...pair.querySelectorAll('.card')].at(-1)?.innerHTML)"
    )
    for pair in deals.locator(".pair").all():
        drawn = [card.inner_html() for card in pair.locator(".card").all()]
        assert 2 == len(set(drawn)), "backs of cards look alike"
