"""Drills over HTTP: a position is sent as its seat sees it."""

from typing import Any

import msgspec
import pytest

from tests.web.visits import CARD
from whistclub.cards.errors import BadOption, NotHere
from whistclub.games.registry import game_of_preset, games_in_order, profile_of
from whistclub.players.drills import drills_of, position_at
from whistclub.rules.seats import Seat
from whistclub.web.http.games.drills import drill_body
from whistclub.web.http.games.forms import games
from whistclub.web.http.links import Address

NAMED = [(key, one.name) for key in games_in_order() for one in drills_of(profile_of(key))]


def sent(key: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(drill_body(key, name))
    return found


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_a_position_names_no_card_that_its_seat_has_not_seen(key: str, name: str) -> None:
    drill = next(one for one in drills_of(profile_of(key)) if one.name == name)
    for at, place in zip(drill.positions, sent(key, name)["places"], strict=True):
        game = game_of_preset(drill.preset, {})
        position, seat = position_at(game, at)
        others = {
            card.text
            for other in map(Seat, range(game.seats))
            if other != seat
            for card in game.view(position, other).hand
        }
        view = game.view(position, seat)
        called = [card for tag in game.moment(view).tags for card in tag.cards]
        shown = {card.text for card in (*called, *(card for _, card in view.shown))}
        told = set(CARD.findall(msgspec.json.encode(place).decode()))
        assert not told & (others - shown)


@pytest.mark.parametrize(("key", "name"), NAMED)
def test_the_answers_of_a_position_are_legal_there(key: str, name: str) -> None:
    for place in sent(key, name)["places"]:
        legal = place["table"]["own"]["legal"]
        assert {place["answer"], *place["also"]} <= set(legal)
        assert place["answer"] not in place["also"]
        assert len(legal) > 1 + len(place["also"])


def test_a_sluff_is_right_with_any_card_of_its_suit() -> None:
    place = sent("minnesota", "c7")["places"][0]
    suit = place["answer"].split()[1][0]
    assert {act for act in place["table"]["own"]["legal"] if act.split()[1][0] == suit} == {
        place["answer"],
        *place["also"],
    }


def test_an_unknown_drill_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotHere) as refused:
        drill_body("solo", "c1")
    assert ("drill-unknown", "misere") == (refused.value.reason.key, dict(refused.value.reason.args)["valid"])


def test_a_drill_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption):
        drill_body("bridge", "c1")


def test_the_forms_of_the_games_list_their_drills() -> None:
    listed = {
        form.key: [one.name for one in form.drills]
        for form in games(("club",), Address("http://here", is_local=True)).games
    }
    assert ["misere"] == listed["solo"]
    assert 11 == len(listed["minnesota"])
    assert ["accept", "ruff", "take"] == listed["kleurwiezen"]
    assert [] == listed["german_whist"]
