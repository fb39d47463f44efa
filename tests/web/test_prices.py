"""The prices of a hint: they follow it, to the person who asked and to nobody else, and hold every act that may be
made.
"""

from typing import Any

from tests.web.clubs import Club, Person


async def until_told(visit: Any, tell: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = await visit.hear()
        if message["tell"] == tell:
            return message


async def test_prices_follow_a_hint_to_the_person_who_asked_alone(club: Club) -> None:
    ada, eve = Person(club), Person(club)
    table = ada.open("minnesota", with_bots=True, settings={"seed": "tulip"})
    visit, watching = await ada.visit(table), await eve.visit(table)
    while not visit.legal:
        await visit.hear()
    await visit.send("hint", saw=visit.seq)
    hinted = await until_told(visit, "hinted")
    priced = await until_told(visit, "priced")
    acts = [act for one in priced["prices"] for act in one["acts"]]
    assert sorted(visit.legal) == sorted(acts)
    first, *others = priced["prices"]
    assert hinted["action"] in first["acts"]
    assert ["best", *["level"] * sum(not one["cost"] for one in others)] == [
        one["word"] for one in priced["prices"] if not one["cost"]
    ]
    assert hinted["seq"] == priced["seq"]
    await watching.send("ping")
    await until_told(watching, "pong")
    assert [] == [text for text in watching.raw if '"priced"' in text or '"hinted"' in text]
