"""Guests of an evening who send much, or come in great numbers from one address; passkeys' answers that are none."""

from pathlib import Path

import msgspec
import pytest

from tests.web.clubs import MANY, Club, Person
from tests.web.evenings import joined, opened, phone
from whistclub.web.live.evenings import hosted_evening

TALKATIVE = msgspec.structs.replace(MANY, evening_messages=100_000)


async def test_a_guest_who_leaves_and_comes_again_without_end_makes_no_long_log(tmp_path: Path) -> None:
    async with Club(tmp_path, TALKATIVE) as club:
        code = opened(Person(club))
        (guest,) = await joined(club, code, "Ada")
        answers = []
        for _ in range(100):
            answers += [await guest.ask("leave"), await guest.ask("join", name="Ada")]
        assert 140 >= sum(one["tell"] == "done" for one in answers) >= 100
        assert {"too-much-at-once"} == {one["why"]["key"] for one in answers if one["tell"] == "refused"}
        (other,) = await joined(club, code, "Bo")
        assert "here" == other.guest["presence"]


async def test_one_address_does_not_fill_a_hall_at_once_and_goes_on_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosted_evening, "_ARRIVALS", 3)
    async with Club(tmp_path, TALKATIVE) as club:
        clara = Person(club)
        code = opened(clara)
        await joined(club, code, "Ada", "Bo", "Cy")
        late = Person(club)
        late.call("POST", "/api/me")
        one = await phone(late, code)
        refused = []
        while (answer := await one.ask("join", name="Dee"))["tell"] == "refused":
            refused.append(answer["why"]["key"])
        assert {"evening-many-arrive"} >= set(refused)
        run = await phone(clara, code, "organiser")
        assert 0 < await run.does("add_guest", name="Eve", here=True)


@pytest.mark.parametrize("path", ["/api/me/passkeys", "/api/passkey"])
@pytest.mark.parametrize("answer", ["[" * 4000, '{"a":' * 1500, "null", "[]", "9" * 4000, '{"id": 1e999}'])
def test_a_passkeys_answer_that_is_none_is_refused(path: str, answer: str, tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        found = Person(club).named("Ada").call("POST", path, {"credential": answer}, 409)
        assert "passkey-wrong" == found["why"]["key"]
