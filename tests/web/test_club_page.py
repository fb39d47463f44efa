"""A club's page for everybody: what it shows, where it may stand in a frame, and the evening for a calendar."""

import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.web.clubs import Person
from tests.web.steered_clubs import SteeredClub
from tests.web.test_seasons import DRIVE, held, season_of

DAY = {"day": "2026-12-04", "places": 8}
SETTINGS = {"name": "Whist & more", "begins": "19:30", "where": "Harbour, hall", **DRIVE}


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[SteeredClub]:
    async with SteeredClub(tmp_path) as club:
        yield club


class Seen(HTMLParser):
    """The elements of a page with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def meta(self, key: str) -> str | None:
        return next(
            (of["content"] for tag, of in self.tags if tag == "meta" and of.get("property") == key), None
        )

    def links(self) -> list[str | None]:
        return [of["href"] for tag, of in self.tags if tag == "a"]


def announced(clara: Person) -> str:
    body = {"announced": {"settings": SETTINGS, **DAY}, "organiser_name": "Clara"}
    code: str = clara.call("POST", "/api/announcements", body, 201)["code"]
    return code


def page(somebody: Person, season: str, language: str = "en") -> Any:
    return somebody.http.get(f"/api/seasons/{season}/club.html", headers={"Accept-Language": language})


async def test_everybody_reads_the_next_evening_the_last_results_and_the_table(club: SteeredClub) -> None:
    clara, stranger = Person(club), Person(club)
    code = await held(clara, 9, 6)
    season, coming = season_of(clara, code), announced(clara)
    clara.call("PUT", f"/api/seasons/{season}/club", {"coming": coming})
    seen = Seen(page(stranger, season).text)
    assert "Next evening: Friday, 4 December, 19:30, Harbour, hall" in seen.text
    assert "Nobody has signed up yet." in seen.text
    assert ("Winter", "website") == (seen.meta("og:title"), seen.meta("og:type"))
    assert "In front: Ada, Bo," in str(seen.meta("og:description"))
    assert str(seen.meta("og:image")).endswith("/icon-512.png")
    paths = [
        str(one).partition("//")[2].partition("/")[2] for one in seen.links() if "?name=" not in str(one)
    ]
    assert [
        coming,
        f"api/announcements/{coming}/calendar.ics",
        f"{code}/results",
        f"season/{season}",
    ] == paths
    assert 9 == sum(tag == "tr" for tag, _ in seen.tags)
    assert not any(tag == "script" for tag, _ in seen.tags)
    assert "Nächster Abend: Freitag, 4. Dezember, 19:30" in page(stranger, season, "de-CH, en;q=0.5").text


async def test_a_frame_holds_it_only_where_the_organiser_says_so(club: SteeredClub) -> None:
    clara, stranger = Person(club), Person(club)
    season = season_of(clara)
    assert "frame-ancestors 'none'" in page(stranger, season).headers["content-security-policy"]
    frames = ["https://whist.example", "http://localhost:8000"]
    told = clara.call("PUT", f"/api/seasons/{season}/club", {"frames": frames})
    assert frames == told["club"]["frames"]
    policy = page(stranger, season).headers["content-security-policy"]
    assert policy.endswith("frame-ancestors https://whist.example http://localhost:8000")
    assert "script-src" not in policy
    for wrong in ("https://a.example; script-src *", "javascript:", "*"):
        clara.call("PUT", f"/api/seasons/{season}/club", {"frames": [wrong]}, 400)
    stranger.call("POST", "/api/me")
    stranger.call("PUT", f"/api/seasons/{season}/club", {"frames": frames}, 409)
    assert stranger.call("GET", f"/api/seasons/{season}").get("club") is None


async def test_only_an_announcement_of_ones_own_is_shown_and_until_its_evening_is_made(
    club: SteeredClub,
) -> None:
    clara, other = Person(club), Person(club)
    season, foreign = season_of(clara), announced(other)
    clara.call("PUT", f"/api/seasons/{season}/club", {"coming": foreign}, 409)
    coming = announced(clara)
    clara.call("PUT", f"/api/seasons/{season}/club", {"coming": coming})
    assert "Next evening" in page(other, season).text
    clara.call("POST", f"/api/announcements/{coming}/evening", status=201)
    assert "Next evening" not in page(other, season).text


async def test_names_are_text_and_never_markup(club: SteeredClub) -> None:
    clara = Person(club)
    season = clara.call("POST", "/api/seasons", {"name": "<b>Winter</b> & co", "rules": {}}, 201)["code"]
    seen = Seen(page(clara, season).text)
    assert "<b>Winter</b> & co" in seen.text
    assert "<b>Winter</b> & co" == seen.meta("og:title")
    assert not any(tag == "b" for tag, _ in seen.tags)


async def test_an_announced_evening_goes_into_a_calendar(club: SteeredClub) -> None:
    clara, stranger = Person(club), Person(club)
    code = announced(clara)
    answer = stranger.http.get(f"/api/announcements/{code}/calendar.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    lines = answer.text.split("\r\n")
    assert ("BEGIN:VCALENDAR", "END:VCALENDAR", "") == (lines[0], *lines[-2:])
    assert "DTSTART:20261204T193000" in lines
    assert "SUMMARY:Whist & more" in lines
    assert "LOCATION:Harbour\\, hall" in lines
    body = {"announced": {"settings": SETTINGS}, "organiser_name": "Clara"}
    plain = clara.call("POST", "/api/announcements", body, 201)["code"]
    assert 404 == stranger.http.get(f"/api/announcements/{plain}/calendar.ics").status_code


async def test_somebodys_page_tells_their_evenings_over_the_seasons_of_a_club(club: SteeredClub) -> None:
    clara, stranger = Person(club), Person(club)
    first, second = await held(clara, 9, 6), await held(clara, 5, 8)
    summer = season_of(clara, first)
    winter = season_of(clara, second)

    def of(name: str, season: str = winter) -> Any:
        return stranger.http.get(f"/api/seasons/{season}/people.html", params={"name": name})

    seen = Seen(of("ada").text)
    assert "2 evenings: Winter, Winter" in seen.text
    assert "Most often with Bo (2)" in seen.text
    assert "Place 1 of 8, 9" in seen.text
    assert 2 == seen.text.count("With Bo")
    # The two at the top share it; a lot says who is the highest.
    assert re.search("Prizes: (Highest|Second)", seen.text)
    links = [str(one) for one in seen.links()]
    # An evening of another season is told without its code, which is the key to it.
    assert [True] == [one.endswith(f"/{second}/results") for one in links]
    assert "frame-ancestors 'none'" in of("Ada").headers["content-security-policy"]
    assert 404 == of("Nobody").status_code
    clara.call("PUT", f"/api/seasons/{winter}/club", {"hidden": ["ada"]})
    assert 404 == of("Ada").status_code
    assert "One evening: Winter" in Seen(of("Ada", summer).text).text
    assert 200 == of("Bo").status_code
    named = [str(one).partition("?name=")[2] for one in Seen(page(stranger, winter).text).links()]
    assert ("Bo" in named, "Ada" in named) == (True, False)
