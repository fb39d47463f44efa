"""Links by role at an evening: who may do what by them, their end, and the word for another phone."""

from __future__ import annotations

import hashlib
from typing import Any, get_args

import msgspec
import pytest

from tests.club.evenings import NAMES, OLGA, Evening, begun, person, tricks
from whistclub.club.evening import commands as ask
from whistclub.club.evening.commands import AnyCommand
from whistclub.club.evening.guests import word_of
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.links import MAY, link_by, sender_of
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.settings import LinkRole
from whistclub.club.evening.state import said_last
from whistclub.web.live.evenings.acts import act_of

TOKEN = "a token that nobody guesses"
DEAL = {"round": 1, "table": 2, "deal": 1}


def linked(evening: Evening, role: LinkRole, table: int = 0, token: str = TOKEN) -> Sender:
    """The sender of what comes by a new link."""
    digest = hashlib.sha256(token.encode()).hexdigest()
    evening.do(OLGA, ask.MakeLink, role=role, table=table, digest=digest)
    return Sender(sender_of(len(evening.state.links)), "")


def test_what_a_tablet_enters_at_its_own_table_stands_at_once_and_is_no_act_of_an_organiser() -> None:
    evening = begun()
    tablet = linked(evening, "table", 2)
    evening.do(tablet, ask.EnterDeal, **DEAL, figures=tricks(8))
    assert evening.table(2).deals[0].stands
    assert evening.state.last_act is not None
    assert not isinstance(evening.state.last_act.entry, type(evening.log[-1]))


def test_a_tablet_enters_nothing_at_another_table_and_changes_nothing_that_stands() -> None:
    evening = begun()
    tablet = linked(evening, "table", 2)
    other = {**DEAL, "table": 1}
    assert "evening-not-at-table" == evening.refused(tablet, ask.EnterDeal, **other, figures=tricks(8))
    evening.do(tablet, ask.EnterDeal, **DEAL, figures=tricks(8))
    assert "evening-deal-stands" == evening.refused(tablet, ask.EnterDeal, **DEAL, figures=tricks(9))


def test_both_sides_at_a_tablet_settle_what_they_counted_differently_on_their_phones() -> None:
    evening = begun()
    tablet = linked(evening, "table", 2)
    evening.do(evening.at(2, 0), ask.EnterDeal, **DEAL, figures=tricks(8))
    evening.do(evening.at(2, 1), ask.EnterDeal, **DEAL, figures=tricks(7))
    evening.do(tablet, ask.EnterDeal, **DEAL, figures=tricks(7))
    assert (tricks(7), None) == (evening.table(2).deals[0].figures, evening.table(2).deals[0].disputed)


def test_a_tablet_calls_once_until_somebody_attends_and_takes_back_its_own_call_alone() -> None:
    evening = begun()
    second = linked(evening, "table", 2)
    first = linked(evening, "table", 1, "another token")
    for tablet in (second, first, second):
        evening.do(tablet, ask.CallOrganiser)
    called = list(evening.state.calling)
    assert [2, 1] == called
    assert "evening-link-role" == evening.refused(second, ask.EndCall, table=1)
    evening.do(second, ask.EndCall, table=2)
    evening.do(OLGA, ask.EndCall, table=1)
    assert () == evening.state.calling
    assert "evening-call-tablet" == evening.refused(OLGA, ask.CallOrganiser)
    assert fold_all(evening.log) == evening.state


def test_what_a_tablet_entered_is_told_of_the_tablet_and_of_no_organiser() -> None:
    evening = begun()
    tablet = linked(evening, "table", 2)
    evening.do(tablet, ask.EnterDeal, **DEAL, figures=tricks(8))
    evening.do(OLGA, ask.EnterDeal, **DEAL | {"table": 1}, figures=tricks(8))
    assert [False, True] == [evening.table(table).deals[0].tablet for table in (1, 2)]


def test_making_and_cutting_off_a_link_are_told_as_last_acts_and_the_act_before_can_still_be_undone() -> None:
    evening = begun()
    evening.do(OLGA, ask.AddGuest, name="Zoe")
    added = evening.state.last_act
    linked(evening, "table", 2)
    evening.do(OLGA, ask.CutLink, number=1)
    told = [act_of(entry, evening.state) for entry in evening.log[-2:]]
    assert ["evening-did-make-link", "evening-did-cut-link"] == [one.key for one in told if one]
    assert said_last(evening.state) == (evening.log[-1], evening.state.seq)
    assert added is not None
    evening.do(OLGA, ask.Undo, undone=added.seq)
    assert None is said_last(evening.state)
    assert evening.state.links[0].is_cut


COMMANDS: tuple[type[AnyCommand], ...] = get_args(AnyCommand)
ROLES: tuple[LinkRole, ...] = get_args(LinkRole)


def made_up(kind: type[AnyCommand]) -> AnyCommand:
    """A command of this kind with values of the right types."""
    values: dict[str, Any] = {
        "id": "x", "round": 1, "table": 2, "deal": 1, "figures": {"tricks": [8, 5]}, "guest": 1, "guests": [1], "name": "Zoe",
        "up": 1, "down": 2, "part": "lady", "points": 1, "cause": "late", "side": 0, "other": 2, "away": 1, "minutes": 1, "page": "",
        "undone": 1, "number": 1, "prizes": [], "settings": {"name": "Other"}, "role": "press", "digest": "0" * 64, "token": "t",
        "paid": True, "tickets": 1, "words": "Tea", "cents": 1, "how": "table",
    }  # fmt: skip
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    return msgspec.convert({key: value for key, value in values.items() if key in known} | {"do": kind.__struct_config__.tag}, kind)  # fmt: skip


@pytest.mark.parametrize("role", ROLES)
def test_by_a_link_nobody_does_anything_beyond_its_role(role: LinkRole) -> None:
    evening = begun()
    sender = linked(evening, role, 2 if role == "table" else 0)
    refused = set()
    for kind in COMMANDS:
        fields = msgspec.structs.asdict(made_up(kind))
        if evening.refused(sender, kind, **fields) == "evening-link-role":
            refused.add(kind)
    assert set(COMMANDS) - set(MAY[role]) == refused


def test_a_link_that_was_cut_off_does_nothing_and_opens_nothing_even_after_an_undo() -> None:
    evening = begun()
    tablet = linked(evening, "table", 2)
    evening.do(OLGA, ask.ChoosePrizes, prizes=())
    evening.do(OLGA, ask.CutLink, number=1)
    assert "evening-link-cut" == evening.refused(tablet, ask.EnterDeal, **DEAL, figures=tricks(8))
    act = evening.state.last_act
    assert act is not None
    evening.do(OLGA, ask.Undo, undone=act.seq)
    assert "evening-link-cut" == evening.refused(tablet, ask.EnterDeal, **DEAL, figures=tricks(8))
    assert link_by(evening.state, TOKEN) is None


def test_a_second_organiser_by_a_link_is_one_until_it_is_cut_off_and_the_last_one_stays() -> None:
    evening = begun()
    linked(evening, "organiser")
    second = Sender("second", "Berit")
    evening.do(second, ask.OrganiseByLink, token=TOKEN)
    evening.do(second, ask.AddGuest, name="Zoe")
    assert "evening-link-cut" == evening.refused(person(1), ask.OrganiseByLink, token="another")
    evening.do(OLGA, ask.CutLink, number=1)
    assert "evening-organisers-only" == evening.refused(second, ask.AddGuest, name="Yan")
    assert "evening-link-cut" == evening.refused(second, ask.OrganiseByLink, token=TOKEN)
    linked(evening, "organiser", token="once more")
    evening.do(second, ask.OrganiseByLink, token="once more")
    evening.do(OLGA, ask.AddOrganiser, guest=1)
    evening.do(person(1), ask.CutLink, number=2)
    assert ["Olga", NAMES[0]] == [name for _, name in evening.state.organisers]
    assert fold_all(evening.log) == evening.state


def test_the_last_organiser_does_not_cut_off_the_link_by_which_they_organise() -> None:
    evening = Evening()
    linked(evening, "organiser")
    second = Sender("second", "Berit")
    evening.do(second, ask.OrganiseByLink, token=TOKEN)
    evening.do(second, ask.Join, name="Berit")
    evening.do(OLGA, ask.AddOrganiser, guest=1, alone=True)
    assert "evening-last-organiser" == evening.refused(second, ask.CutLink, number=1)


def test_the_log_has_no_token_and_no_word() -> None:
    evening = begun()
    linked(evening, "table", 2)
    evening.do(OLGA, ask.AwaitPhone, guest=1)
    word = word_of(evening.state, evening.state.guests[0])
    text = msgspec.json.encode(evening.log).decode()
    assert 6 == len(word)
    assert not [one for one in (TOKEN, word) if f'"{one}"' in text]


def test_whoever_comes_with_another_phone_is_themselves_by_their_word_alone_and_once() -> None:
    evening = begun()
    evening.do(OLGA, ask.AwaitPhone, guest=1)
    word = word_of(evening.state, evening.state.guests[0])
    thief, own = Sender("thief", ""), Sender("new phone", "")
    assert "evening-word-asked" == evening.refused(thief, ask.Join, name=NAMES[0])
    wrong = f"{(int(word) + 1) % 1_000_000:06}"
    assert "evening-word-wrong" == evening.refused(thief, ask.Join, word=wrong)
    evening.do(own, ask.Join, word=f"{word[:3]} {word[3:]}")
    assert "new phone" == evening.state.guests[0].person
    assert "evening-word-wrong" == evening.refused(thief, ask.Join, word=word)
    evening.now_ms += 1
    evening.do(OLGA, ask.AwaitPhone, guest=1)
    assert word != word_of(evening.state, evening.state.guests[0])


def test_an_evening_has_room_for_a_thousand_links() -> None:
    evening = Evening()
    for number in range(1000):
        linked(evening, "hall", token=str(number))
    assert "evening-links-many" == evening.refused(OLGA, ask.MakeLink, role="hall", digest="00" * 32)
