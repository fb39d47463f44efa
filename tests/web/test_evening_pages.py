"""The printed pages of an evening over HTTP: who may read what."""

from pathlib import Path
from typing import Any

from tests.web.clubs import Club, Person
from tests.web.evenings import CARDS, opened


def asked(person: Person, code: str, page: str) -> tuple[int, dict[str, Any]]:
    """The status and the answer for this page of the evening."""
    answer = person.http.get(f"/api/evenings/{code}/{page}")
    found: dict[str, Any] = answer.json()
    return answer.status_code, found


def test_only_organisers_are_told_the_deals_to_be_laid_out(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        clara, stranger = Person(club), Person(club)
        code = opened(clara, format="compass", tables=3, deals=2)
        status, found = asked(clara, code, "deals")
        assert (200, [1, 2, 3]) == (status, [one["round"] for one in found["rounds"]])
        for laid in found["rounds"]:
            for deal in laid["deals"]:
                assert 52 == len({card for hand in deal["hands"] for card in hand.split()})
        status, found = asked(stranger, code, "deals")
        assert (409, "evening-organisers-only") == (status, found["why"]["key"].removeprefix("reason-"))


def test_nobody_is_told_the_deals_of_an_evening_on_line(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        clara = Person(club)
        code = opened(clara, format="compass", tables=3, place="online", bot="simple")
        status, found = asked(clara, code, "deals")
        assert status >= 400
        assert "evening-no-laid-deals" == found["why"]["key"].removeprefix("reason-")


def test_everybody_may_read_the_schedule(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        code = opened(Person(club), format="compass", tables=3)
        status, found = asked(Person(club), code, "schedule")
        assert (200, CARDS["rounds"]) == (status, len(found["rounds"]))
        assert list("NESW") == [seat["seat"] for seat in found["rounds"][0]["tables"][0]["seats"]]


def test_a_ladder_has_no_schedule(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        code = opened(Person(club))
        assert (200, {"rounds": []}) == asked(Person(club), code, "schedule")
