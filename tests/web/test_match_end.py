"""The end of a match: its length and the trick that decided it, told after the match and not before."""

from tests.web.clubs import Club, Person
from tests.web.visits import play
from whistclub.club.table.entries import CommitsClosed
from whistclub.web.http.matches.match_end import minutes_played


async def test_the_end_is_told_once_the_match_is_over(club: Club) -> None:
    ada = Person(club)
    settings = {"seed": "tulip", "options": {"target": "1"}}
    visit = await ada.visit(ada.open("whist", with_bots=True, settings=settings))
    path = f"/api/tables/{visit.table['id']}/matches/{visit.match}"
    assert "match-not-over" == ada.call("GET", f"{path}/end", status=404)["why"]["key"]
    await play([visit], 1)
    end = ada.call("GET", f"{path}/end")
    assert 1 <= end["minutes"]
    deciding = end["deciding"]
    assert (1, 1) == (deciding["place"], deciding["deal"])
    assert 7 <= deciding["trick"] <= 13
    assert 4 * deciding["trick"] == deciding["acts"]
    step = ada.call("GET", f"{path}/deals/1")["steps"][deciding["acts"]]
    assert deciding["winner"] == next(one[1] for one in step["events"] if one[0] == "event-trick")


def test_a_long_pause_counts_as_five_minutes_and_no_match_is_shorter_than_one() -> None:
    def played(*at_s: int) -> int:
        return minutes_played([CommitsClosed(at_ms=1000 * at) for at in at_s])

    assert [1, 2, 8] == [played(0, 10), played(0, 60, 130), played(0, 100, 40_000, 40_080)]
