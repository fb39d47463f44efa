"""An individual evening's plan at its organiser's phone: what it promises while people come, and who is kept apart."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.evenings import Evening

PEOPLE = [
    f"{first}{last}" for first in ("Al", "Ber", "Cor", "Dor", "El", "Fin") for last in ("a", "o", "i", "y")
]


def test_the_organiser_reads_what_the_plan_promises_and_keeps_a_couple_apart(person: People) -> None:
    host = person()
    evening = Evening(host, format="individual", tables=6, rounds=10)
    evening.adds(*PEOPLE)
    host.page.goto(f"/{evening.code}/run")
    expect(host.page.locator(".plan")).to_have_text(
        "24 people: no partners twice, no opponents twice. No plan is better."
    )
    host.page.locator(".who", has_text="Ala").click()
    host.page.get_by_role("button", name="Keep apart from …").click()
    host.page.locator(".pick-rows").get_by_role("button", name="Bera").click()
    host.page.locator(".who", has_text="Bera").click()
    expect(host.page.locator(".wish")).to_have_text("Never partners with Ala.")
    host.page.get_by_role("button", name="Nor at one table").click()
    expect(host.page.locator(".wish")).to_have_text("Never at one table with Ala.")
    host.page.get_by_role("button", name="Stays at a table …").click()
    host.page.locator(".pick-rows").get_by_role("button", name="Table 2").click()
    evening.does("begin_round", round=1)
    host.page.goto(f"/{evening.code}/print?what=schedule")
    rows = host.page.locator(".block tr", has=host.page.locator("td b", has_text="2"))
    expect(rows.first).to_contain_text("Bera")
    expect(host.page.locator(".fine").last).to_contain_text("No plan is better.")
