"""Reviews of deals: told to those who may see the replay, when the deal is over, made once for the same deal."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.waiting import until
from tests.web.clubs import Club, Person
from tests.web.dailies import NOON, begin, club_at, known
from tests.web.memory import MemoryClub
from tests.web.visits import PATIENCE_S, Visit, play
from whistclub.coach import STANDARD, DealReview, Effort
from whistclub.coach.cases import case_from_bytes, laid_out
from whistclub.web.http.matches.review import Piece, next_piece
from whistclub.web.http.matches.review_pool import ReviewPool

POOL = "whistclub.web.http.matches.review_pool"


@pytest.fixture
def club(own_club: MemoryClub) -> MemoryClub:
    """One for each test: a review is kept for everybody who asks for the same deal."""
    return own_club


class Looks:
    """Counts how often the coach begins to look at a deal; while `held` it says no more than `first` verdicts."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.count, self._first, self._go = 0, 0, threading.Event()
        self._go.set()

        def counted(
            content: str, log: Sequence[str], place: int, effort: Effort, told: int, _: float
        ) -> Piece:
            self.count += told == 0
            assert told < self._first or self._go.wait(PATIENCE_S)
            return next_piece(content, log, place, effort, told, 0.0)

        patch.setattr(f"{POOL}.next_piece", counted)

    @contextmanager
    def held(self, first: int = 0) -> Iterator[None]:
        self._first = first
        self._go.clear()
        try:
            yield
        finally:
            self._go.set()


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """On a busy machine too, whoever asks for a review is answered when the log of the deal is read, and nobody is
    thought to have gone who asks late.
    """
    for patience in ("_PATIENCE_S", "_GRACE_S"):
        patch.setattr(f"{POOL}.{patience}", float(PATIENCE_S))


async def begun(ada: Person, preset: str = "whist", **options: str) -> Visit:
    settings = {"seed": "tulip", "options": options}
    return await ada.visit(ada.open(preset, with_bots=True, settings=settings))


def path_of(visit: Visit, place: int = 1) -> str:
    return f"/api/tables/{visit.table['id']}/matches/{visit.match}/deals/{place}/review"


async def test_a_deal_that_is_over_is_reviewed_act_by_act_and_its_ledgers_come_to_its_points(
    club: Club,
) -> None:
    ada = Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    answer = await asyncio.to_thread(ada.review, path_of(visit))
    found = msgspec.convert(answer, DealReview)
    replay = ada.call("GET", path_of(visit).removesuffix("/review"))
    assert [one.played for one in found.marked] == [
        replay["steps"][one.number]["action"] for one in found.marked
    ]
    assert len(replay["steps"]) == len(found.open)
    ours, theirs = replay["points"]
    assert ["N", "E", "S", "W"] == [one.seat for one in found.ledgers]
    for one, points in zip(found.ledgers, (ours - theirs, theirs - ours) * 2, strict=True):
        assert points == one.points
        parts = (one.start, one.deal, one.hidden, one.own, one.partner, one.opponents)
        assert pytest.approx(points) == sum(parts)


async def test_an_act_of_a_deal_that_is_over_has_its_best_line_and_is_kept_as_a_case(club: Club) -> None:
    ada = Person(club)
    visit = await begun(ada, target="50")
    line, case = path_of(visit).replace("/review", "/line"), path_of(visit).replace("/review", "/case")
    assert "deal-not-open" == ada.call("GET", f"{case}?number=1", status=404)["why"]["key"]
    await play([visit], 1)
    steps = ada.call("GET", path_of(visit).removesuffix("/review"))["steps"]
    found = ada.call("GET", f"{line}?number=9&act={steps[9]['action']}")["line"]
    assert 3 == found["tricks"][0]["number"]
    assert [steps[9]["seat"], steps[9]["action"].split()[1]] == [
        "NESW".index(found["tricks"][0]["cards"][0][0]),
        found["tricks"][0]["cards"][0][1],
    ]
    held = ada.http.get(f"{case}?number=9")
    assert 9 == len(laid_out(case_from_bytes(held.content)).played.acts)
    assert 400 > ada.http.get(f"{case}?number=52").status_code
    for wrong in (
        "line?number=9&act=play",
        "line?number=0&act=play HK",
        "line?number=99&act=play HK",
        "case?number=53",
    ):
        assert 400 <= ada.http.get(path_of(visit).replace("review", wrong)).status_code < 500


async def test_a_deal_that_is_over_is_played_by_a_bot_beside_the_play_as_it_was(club: Club) -> None:
    ada = Person(club)
    visit = await begun(ada, target="50")
    ghost = path_of(visit).replace("/review", "/ghost?seat=0")
    assert "deal-not-open" == ada.call("GET", ghost, status=404)["why"]["key"]
    await play([visit], 1)
    steps, found = ada.call("GET", path_of(visit).removesuffix("/review"))["steps"], ada.call("GET", ghost)
    fork = found["fork"] or len(steps)
    assert [one["action"] for one in steps[:fork]] == [one["action"] for one in found["steps"][:fork]]
    assert 53 == len(found["steps"])
    assert 2 == len(found["points"])
    assert 400 <= ada.http.get(ghost.replace("=0", "=4")).status_code < 500


async def test_a_running_deal_and_one_that_never_was_have_no_review(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada = Looks(monkeypatch), Person(club)
    visit = await begun(ada, target="50")
    assert "deal-not-open" == await why_not(ada, path_of(visit))
    await play([visit], 1)
    await visit.ask("next_deal")
    assert "deal-not-open" == await why_not(ada, path_of(visit, 2))
    assert "deal-not-open" == await why_not(ada, path_of(visit, 7))
    assert 0 == looks.count


async def why_not(person: Person, path: str) -> str:
    """The key of the reason why there is no review, asked again while the log is still being read."""
    answer = person.http.get(path)

    def is_told() -> bool:
        nonlocal answer
        answer = person.http.get(path)
        assert 202 != answer.status_code or (None, []) == (answer.json()["review"], answer.json()["marked"])
        return answer.status_code != 202

    await asyncio.to_thread(until, is_told)
    assert 404 == answer.status_code
    key: str = answer.json()["why"]["key"]
    return key


async def test_a_passage_of_a_solitaire_has_no_review_before_its_game_is_over(club: Club) -> None:
    ada = Person(club)
    visit = await begun(ada, "gongor")
    await play([visit], 1)
    if visit.result is None:
        assert "deal-not-open" == await why_not(ada, path_of(visit))
        await visit.ask("stop")
    found = msgspec.convert(ada.review(path_of(visit)), DealReview)
    assert found.chances


async def test_nobody_may_have_a_review_who_may_not_see_the_replay(club: Club) -> None:
    ada, eve = Person(club), Person(club).named("Eve")
    table = ada.open("whist", with_bots=True, settings={"spectators": False})
    visit = await ada.visit(table)
    await play([visit], 1)
    for path in (path_of(visit), path_of(visit).removesuffix("/review")):
        assert ada.http.get(path).status_code in {200, 202}
        assert "table-not-found" == eve.call("GET", path, status=404)["why"]["key"]


async def test_the_same_deal_is_looked_at_once_for_all_who_ask_and_after_later_deals(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada, eve = Looks(monkeypatch), Person(club), Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    asked = [asyncio.to_thread(one.review, path_of(visit)) for one in (ada, eve, ada)]
    first, second, third = await asyncio.gather(*asked)
    await visit.ask("next_deal")
    await play([visit], 2)
    assert first == second == third == ada.review(path_of(visit))
    assert 1 == looks.count
    again = await begun(eve, target="50")
    await play([again], 1)
    assert first == eve.review(path_of(again))
    assert 1 == looks.count
    assert first != ada.review(path_of(visit, 2))
    assert 2 == looks.count


async def test_a_deal_of_the_day_is_reviewed_for_nobody_who_has_still_to_play_it(tmp_path: Path) -> None:
    async with club_at(tmp_path, NOON) as club:
        ada, bo = known(club, "Ada"), known(club, "Bo")
        visit = await ada.visit(begin(ada, "whist")["id"])
        await play([visit], 1)
        assert ada.review(path_of(visit))["ledgers"]
        assert "daily-not-yet" == bo.call("GET", path_of(visit), status=409)["why"]["key"]


async def test_verdicts_come_one_by_one_from_the_last_decision_on_and_none_is_taken_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada = Looks(monkeypatch), Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    came: list[dict[str, Any]] = []
    answer = ada.http.get(path_of(visit))

    def is_whole() -> bool:
        nonlocal answer
        answer = ada.http.get(f"{path_of(visit)}?seen={len(came)}")
        assert 200 == answer.status_code or (202, None) == (answer.status_code, answer.json()["review"])
        came.extend([] if answer.status_code == 200 else answer.json()["marked"])
        return answer.status_code == 200

    with looks.held(first=1):
        await asyncio.to_thread(until, lambda: is_whole() or bool(came))
    await asyncio.to_thread(until, is_whole)
    final = {one["number"]: one for one in answer.json()["review"]["marked"]}
    assert came
    assert sorted(final, reverse=True)[: len(came)] == [one["number"] for one in came]
    assert [final[one["number"]] | {"luck": 0.0} for one in came] == [one | {"luck": 0.0} for one in came]


async def test_what_waits_is_told_at_once_as_not_yet_however_much_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada = Looks(monkeypatch), Person(club)
    be_patient(monkeypatch)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    for most in ("_MOST_IN_ALL", "_MOST_OF_ONE"):
        with monkeypatch.context() as patch:
            patch.setattr(f"{POOL}.{most}", 0)
            answer = await asyncio.to_thread(ada.http.get, path_of(visit))
            assert (202, []) == (answer.status_code, answer.json()["marked"])
    assert 0 == looks.count
    with looks.held():
        for _ in range(20):
            answer = await asyncio.to_thread(ada.http.get, path_of(visit))
            assert (202, []) == (answer.status_code, answer.json()["marked"])
            assert answer.json()["again_ms"] > 0
    assert (await asyncio.to_thread(ada.review, path_of(visit)))["ledgers"]


async def test_a_review_that_nobody_asks_about_any_more_is_dropped_before_it_is_begun(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada, eve = Looks(monkeypatch), Person(club), Person(club)
    be_patient(monkeypatch)
    visit, other = await begun(ada, target="50"), await begun(eve, "german_whist")
    await play([visit], 1)
    await play([other], 1)
    with looks.held():
        eve.http.get(path_of(other))
        until(lambda: looks.count == 1)
        with monkeypatch.context() as patch:
            patch.setattr(f"{POOL}._GRACE_S", -60.0)
            assert 202 == ada.http.get(path_of(visit)).status_code
    assert eve.review(path_of(other))["ledgers"]
    assert 1 == looks.count


async def test_a_newer_deal_of_a_table_takes_the_place_of_an_older_one_that_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, ada, eve = Looks(monkeypatch), Person(club), Person(club)
    be_patient(monkeypatch)
    visit, other = await begun(ada, target="50"), await begun(eve, "german_whist")
    await play([visit], 1)
    await visit.ask("next_deal")
    await play([visit], 2)
    await play([other], 1)
    with looks.held():
        eve.http.get(path_of(other))
        until(lambda: looks.count == 1)
        for place in (1, 2):
            assert 202 == ada.http.get(path_of(visit, place)).status_code
    assert ada.review(path_of(visit, 2))["ledgers"]
    assert 2 == looks.count


async def test_a_review_that_fails_is_not_begun_again_and_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_ones = []

    def fails(*given: Any) -> Piece:
        begun_ones.append(given)
        raise ArithmeticError

    monkeypatch.setattr(f"{POOL}.next_piece", fails)
    ada = Person(club)
    visit = await begun(ada, target="50")
    await play([visit], 1)
    until(lambda: ada.http.get(path_of(visit)).status_code == 500)
    assert 500 == ada.http.get(path_of(visit)).status_code
    assert 1 == len(begun_ones)


class Stuck:
    """Replays of deals that are over, and a process that never answers."""

    async def to_review(self, *_: object) -> tuple[str, list[str]]:
        return "content", []

    async def do(self, *_: object) -> None:
        await asyncio.Event().wait()

    def close(self) -> None:
        """Ends nothing."""


class Failing(Stuck):
    """Replays of deals whose content is their number, and a process that fails."""

    async def to_review(self, *deal: object) -> tuple[str, list[str]]:
        return str(deal[-1]), []

    async def do(self, *_: object) -> None:
        raise ArithmeticError


async def test_of_the_reviews_that_failed_no_more_are_known_than_a_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(f"{POOL}._MOST_KNOWN", 2)
    failing: Any = Failing()
    pool = ReviewPool(failing, failing, STANDARD)
    for number in range(4):
        asked = pool.told("visitor", "ada", ("table", "match", number), 0)
        await asyncio.gather(asked, return_exceptions=True)
        await asyncio.gather(*pool._making)
    assert ["2", "3"] == list(pool._failed)


async def test_a_club_that_closes_amid_a_review_gives_it_up() -> None:
    stuck: Any = Stuck()
    pool = ReviewPool(stuck, stuck, STANDARD)
    told = await pool.told("visitor", "ada", ("table", "match", 1), 0)
    assert told.again_ms
    (making,) = pool._making
    pool.close()
    await asyncio.wait({making}, timeout=PATIENCE_S)
    assert making.cancelled()
