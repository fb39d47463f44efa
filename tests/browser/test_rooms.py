"""The pages around the tables: a second device, the deal of the day, replays by link, statistics, forms, fairness."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.browsers import ELSEWHERE
from tests.browser.club import DESKTOP, PHONE, Person, play_together
from tests.browser.conftest import People
from tests.browser.played import MOST_DEALS, play_on, played
from tests.midnight import well_before_midnight
from tests.sampling import thinned
from whistclub.club.daily import daily_seed, sealed_day
from whistclub.games.registry import GAMES, game_of_preset
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.replay import deal_to_text
from whistclub.web.encoding.qr_code import squares


def test_a_second_device_becomes_the_same_person_by_a_tap_and_only_once(person: People) -> None:
    somebody, device, thief = person(DESKTOP), person(PHONE), person(PHONE)
    path = somebody.open_table("gongor")
    somebody.page.goto("/settings")
    somebody.page.get_by_role("button", name="Make a link").click()
    link = somebody.page.locator("section code").inner_text()
    device.page.goto(link)
    device.page.get_by_role("button", name="Yes, this is me").wait_for()
    device.page.reload()
    device.page.get_by_role("button", name="Yes, this is me").tap()
    device.wait("location.pathname === '/'")
    device.page.goto(path)
    assert device.my_turn()
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Yes, this is me").tap()
    thief.page.locator("[role=alert]").wait_for()
    thief.may_complain("409 (Conflict)")


@pytest.mark.long
def test_the_link_for_a_second_device_is_drawn_as_a_code_that_leads_there(person: People) -> None:
    somebody, device = person(DESKTOP), person(PHONE)
    club = somebody.club.replace("127.0.0.1", ELSEWHERE)
    somebody.page.goto(f"{club}/settings")
    somebody.page.get_by_role("button", name="Make a link").click()
    code = somebody.page.get_by_role("img", name="QR code of this link")
    link = somebody.page.locator("section code").inner_text()
    assert link.startswith(f"{club}/device#")
    drawn = str(code.locator("path").get_attribute("d"))
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", drawn)
    dark = {(int(y), int(x) + at) for x, y, width in runs for at in range(int(width))}
    rows = squares(link)
    assert {(y + 4, x + 4) for y, row in enumerate(rows) for x, one in enumerate(row) if one == "1"} == dark
    assert f"0 0 {len(rows) + 8} {len(rows) + 8}" == code.get_attribute("viewBox")
    device.page.goto(link)
    device.page.get_by_role("button", name="Yes, this is me").tap()
    device.wait("location.pathname === '/'")
    for one in (somebody, device):
        # Said of every page without TLS that is not this machine's own.
        one.may_complain("Cross-Origin-Opener-Policy")


@pytest.mark.long
def test_a_club_for_this_machine_alone_says_to_a_host_that_its_links_lead_nowhere_else(
    person: People,
) -> None:
    somebody, guest = person(PHONE), person(PHONE)
    somebody.page.goto("/settings")
    somebody.page.get_by_role("button", name="Make a link").tap()
    somebody.page.get_by_text("This club is open on this computer only.").wait_for()
    expect(somebody.page.locator("svg.code")).to_have_count(0)
    somebody.open_table("minnesota", bots=False)
    somebody.page.get_by_text("This club is open on this computer only.").wait_for()
    guest.page.goto(somebody.page.url)
    guest.page.get_by_role("button", name="Sit down").wait_for()
    expect(guest.page.get_by_text("This club is open on this computer only.")).to_have_count(0)


def test_the_deal_of_the_day_is_the_same_for_everybody_and_is_resumed(person: People) -> None:
    well_before_midnight()
    first, second = (resumed_hand(one, at_todays_gongor(one)) for one in (person(DESKTOP), person(DESKTOP)))
    assert first == second


@pytest.mark.long
def test_who_is_new_where_somebody_has_begun_the_deal_of_the_day_is_not_ranked(person: People) -> None:
    well_before_midnight()
    first, new = person(DESKTOP), person(DESKTOP)
    table = {"settings": {"preset": "gongor"}, "with_bots": True, "daily": True, "unranked": True}
    first.opened(table)
    new.page.route("**/api/daily", _nobody_has_begun)
    said = "Not ranked: you are new today"
    expect(at_todays_gongor(new).get_by_text(said)).to_have_count(0)
    new.page.unroute("**/api/daily")
    gongor = at_todays_gongor(new)
    expect(gongor.get_by_text(said)).to_have_count(1)
    gongor.get_by_role("button").click()
    assert new.my_turn()


def _nobody_has_begun(route: Route) -> None:
    route.fulfill(json={**route.fetch().json(), "unranked": {}})


def at_todays_gongor(somebody: Person) -> Locator:
    """Today's Gongor in the list of the day's deals."""
    somebody.page.goto("/")
    somebody.page.get_by_role("link", name=re.compile(r"^All \d+ deals of today")).click()
    gongor = somebody.page.locator(".deals li", has_text="Gongor").first
    expect(gongor.get_by_role("button")).to_have_text("Play")
    return gongor


def resumed_hand(somebody: Person, gongor: Locator) -> list[str]:
    """The cards of today's Gongor, left and taken up again."""
    gongor.get_by_role("button").click()
    assert somebody.my_turn()
    hand = somebody.hand()
    path = somebody.page.url
    somebody.page.goto("/daily")
    expect(gongor.get_by_role("button")).to_have_text("Continue")
    gongor.get_by_role("button").click()
    assert somebody.my_turn()
    assert path == somebody.page.url
    return hand


def test_a_finished_deal_is_replayed_card_by_card_by_whoever_has_the_link(person: People) -> None:
    somebody, stranger = person(DESKTOP), person(PHONE, language="de")
    table = played(somebody.club, "whist", "1")
    table.comes(somebody).goto(table.path)
    somebody.look_back()
    replay = somebody.page.locator(".look-back a.btn").first
    link = str(replay.get_attribute("href"))
    replay.click()
    expect(somebody.page.locator(".board .who.s b")).to_have_text("You")
    stranger.page.goto(link)
    expect(stranger.page.locator(".board .card")).to_have_count(52)
    stranger.page.get_by_role("button", name="Ein Schritt weiter").click()
    stranger.page.keyboard.press("End")
    expect(stranger.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile("Stich 13|Ende|letzten")
    )
    expect(stranger.page.locator(".board .prompt")).not_to_be_empty()
    expect(stranger.page.locator(".board .who b", has_text=re.compile("^Du$"))).to_have_count(0)


@pytest.mark.long
def test_a_finished_match_stands_in_the_statistics_with_its_deals(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.page.goto("/statistics")
    somebody.page.get_by_text("You have not finished a deal yet.").wait_for()
    played(somebody.club, "whist", "1", {"target": "1"}, deals=MOST_DEALS).comes(somebody)
    somebody.page.goto("/statistics")
    expect(somebody.page.locator("section h2")).to_have_text(["Whist"])
    expect(somebody.page.locator("tbody tr").first.locator("td")).to_contain_text(re.compile(r"^1 \("))


@pytest.mark.parametrize("game", thinned(GAMES, ["minnesota"]))
def test_the_form_of_every_game_changes_each_kind_of_rule_and_the_table_plays_so(
    person: People, game: str
) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto(f"/new/{game}")
    page.locator("summary", has_text="More rules").click()
    changed = 0
    switch = page.locator(".option > label.check input")
    if switch.count():
        switch.first.click()
        changed += 1
    chooser = page.locator(".option > select")
    if chooser.count():
        values = chooser.first.evaluate(
            "(one) => [...one.options].filter((o) => o.value !== one.value).map((o) => o.value)"
        )
        chooser.first.select_option(values[0])
        changed += 1
    if not changed:
        number = page.locator(".option input[type=number]").first
        number.fill("7")
        number.blur()
        changed += 1
    expect(page.locator(".sum li")).to_have_count(changed)
    said = page.locator(".sum li b").all_inner_texts()
    page.get_by_role("button", name=re.compile("Play (with bots|now)")).click()
    assert somebody.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Table options").click()
    expect(page.locator("dialog .tag")).to_have_count(changed)
    told = page.locator("dialog").inner_text()
    assert [] == [value for value in said if value not in told]


@pytest.mark.long
def test_a_number_out_of_range_is_refused_with_its_reason(person: People) -> None:
    somebody = person(DESKTOP)
    page = somebody.page
    page.goto("/new/whist")
    page.locator("summary", has_text="More rules").click()
    page.locator(".option input[type=number]").first.fill("-3")
    page.locator(".option input[type=number]").first.blur()
    page.get_by_role("button", name="Play with bots").click()
    expect(page.locator(".sum [role=alert]")).not_to_be_empty()
    somebody.may_complain("400 (Bad Request)")


def altered(somebody: Person, change: str) -> None:
    """The record of the match reaches this person's page changed, as a cheating host could send it."""

    def fulfil(route: Route) -> None:
        record = route.fetch().json()
        deal = record["deals"][0]
        if change == "cards":
            cards = deal["deal"].split(" ")
            deal["deal"] = " ".join([cards[1], cards[0], *cards[2:]])
        elif change == "gap":
            del deal["proof"]
        route.fulfill(body=json.dumps(record), content_type="application/json")

    somebody.page.route("**/record", fulfil)


def found_unfair(somebody: Person, said: str) -> None:
    """Plays a deal that does not fit its seal, and looks back on it: the page says so, and why."""
    somebody.open_table("minnesota")
    assert somebody.my_turn()
    play_on(somebody)
    somebody.play_deal()
    somebody.look_back()
    fair = somebody.page.locator(".fair")
    expect(fair).to_contain_text("This deal does not fit its seal.")
    expect(fair).to_contain_text(said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("cards", "The cards are not those that the secret and the parts give."),
        ("gap", "A deal that was sealed before your eyes is missing from the record."),
    ],
)
def test_an_altered_record_is_found_out_by_the_page(person: People, change: str, said: str) -> None:
    somebody = person(DESKTOP)
    altered(somebody, change)
    found_unfair(somebody, said)


@pytest.mark.long
def test_another_secret_than_the_sealed_one_is_found_out_by_the_page(person: People) -> None:
    somebody = person(DESKTOP)
    somebody.page.route_web_socket(re.compile("/ws/"), _other_secret)
    found_unfair(somebody, "The secret shown is not the one that was sealed.")


@pytest.mark.long
def test_both_people_s_pages_find_their_common_deal_fair(person: People) -> None:
    host, friend = person(DESKTOP), person(PHONE)
    path = host.open_table("minnesota", bots=False)
    friend.join(path)
    host.page.get_by_role("button", name="Deal the cards").click()
    for one in (host, friend):
        expect(one.page.locator(".hand .card")).to_have_count(13)
    play_on(host, friend)
    play_together(host, friend)
    for one in (host, friend):
        one.look_back()
        expect(one.page.locator(".fair")).to_contain_text("Dealt fairly.")


def _other_secret(page_side: WebSocketRoute) -> None:
    club_side = page_side.connect_to_server()

    def tell(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        page_side.send(re.sub(r'"secret":"(..)', _other_byte, text))

    club_side.on_message(tell)
    page_side.on_message(club_side.send)


def _other_byte(found: re.Match[str]) -> str:
    return f'"secret":"{int(found[1], 16) ^ 1:02x}'


STOPPED = """table => new Promise(done => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + table);
  socket.onopen = () => socket.send(JSON.stringify({do: 'hello', version: 1}));
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.own?.may?.includes('stop')) socket.send(JSON.stringify({do: 'stop', id: 'stop-' + told.seq, saw: told.seq}));
    if (told.tell === 'done') { socket.close(); done(null); }
  };
})"""


@pytest.mark.long
@pytest.mark.parametrize("is_fair", [True, False])
def test_the_replay_computes_the_cards_of_a_day_gone_by_again(person: People, *, is_fair: bool) -> None:
    date, secret, presets = "2026-11-01", "07" * 32, ["gongor", "hermits"]
    seed = daily_seed(date, "hermits", secret)
    dealt = deal_to_text(deal_from_seed(bytes.fromhex(seed), game_of_preset("hermits", {}), 1))
    sealed = sealed_day(date, presets, secret if is_fair else "08" * 32)
    day = {"date": date, "presets": presets, "sealed": sealed, "since_ms": 0, "secret": secret}

    def changed(route: Route, change: Callable[[Any], dict[str, Any]]) -> None:
        found = route.fetch().json()
        route.fulfill(json={**found, **change(found)})

    somebody = person(DESKTOP)
    somebody.open_table("hermits")
    assert somebody.my_turn()
    table = somebody.page.url.rpartition("/")[2].partition("#")[0]
    somebody.page.evaluate(STOPPED, table)
    match = somebody.page.evaluate(
        "table => fetch('/api/tables/' + table).then(a => a.json()).then(t => t.match)", table
    )
    page = somebody.page
    page.route("**/api/daily", lambda route: changed(route, lambda _: {"days": [day]}))
    page.route(
        "**/deals/1", lambda route: changed(route, lambda _: {"seed": seed, "proof": None, "deal": dealt})
    )
    page.route(
        "**/record",
        lambda route: changed(
            route, lambda found: {"deals": [{**found["deals"][0], "seed": seed, "deal": dealt}]}
        ),
    )
    page.goto(f"/t/{table}/{match}/1")
    said = "has worked the cards out again" if is_fair else "do not fit the sealed secret"
    expect(page.locator(f'[data-daily="{date}"]')).to_contain_text(said)
