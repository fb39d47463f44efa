"""A finished deal tried again at a table of one's own, over HTTP and the wire."""

from tests.web.clubs import Club, Person
from tests.web.visits import play


async def finished(club: Club, person: Person, preset: str) -> str:
    """The path of the first deal of a match played with bots and stopped."""
    table = person.open(preset, with_bots=True)
    visit = await person.visit(table)
    await play([visit], 1)
    await visit.close()
    match = person.call("GET", f"/api/tables/{table}")["match"]
    return f"/api/tables/{table}/matches/{match}/deals/1"


async def test_a_deal_goes_on_from_one_of_its_acts_at_a_table_that_says_so_and_counts_nowhere(
    club: Club,
) -> None:
    ann, ben = Person(club), Person(club)
    deal = await finished(club, ann, "whist")
    steps = ann.call("GET", deal)["steps"]
    acts = len(steps) - 9
    table = ben.call("POST", f"{deal}/tries", {"acts": acts, "seat": 2}, status=201)["id"]
    info = ben.call("GET", f"/api/tables/{table}")
    assert {"number": 1, "trick": 12} == info["tried"]
    assert ["bot", "bot", "person", "bot"] == [seat["kind"] for seat in info["seats"]]
    assert not info["settings"]["spectators"]
    visit = await ben.visit(table)
    await visit.until_so(lambda: bool(visit.legal))
    seen = visit.legal
    await play([visit], 1)
    await visit.close()
    assert set(" ".join(seen).replace("play ", "").split()) <= set(steps[acts]["hands"][2].split())
    assert [] == ben.call("GET", "/api/statistics")["games"]


async def test_a_place_that_the_deal_has_not_is_refused_and_opens_no_table(club: Club) -> None:
    ann = Person(club)
    deal = await finished(club, ann, "german_whist")
    mine = len(ann.call("GET", "/api/tables")["mine"])
    for place, status in (({"acts": 5000}, 409), ({"acts": -1}, 400), ({"acts": 0, "seat": 3}, 409)):
        ann.call("POST", f"{deal}/tries", place, status=status)
    assert mine == len(ann.call("GET", "/api/tables")["mine"])
