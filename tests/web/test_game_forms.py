"""A client learns from `/api/games` all that it needs of a game, and from `/api/pages` its rules."""

from pathlib import Path

import msgspec
import pytest

from tests.web.clubs import Club, Person
from whistclub.games.registry import GAMES, game_of_preset, presets_of, profile_of
from whistclub.messages.pages import page
from whistclub.messages.speaker import is_decktet
from whistclub.web.http.games.forms import games
from whistclub.web.http.links import Address
from whistclub.wire import bodies


def test_every_game_has_its_profile_and_its_stock() -> None:
    found = games(("simple",), Address("http://127.0.0.1:1"))
    assert [form.key for form in found.games] == list(GAMES)
    for form in found.games:
        profile = profile_of(form.key)
        assert (profile.order, profile.phases) == (form.order, form.phases)
        assert is_decktet(form.pack) == (form.family == "decktet")
        assert profile.browser == form.browser
        assert form.pages
        daily = {preset.name: preset.daily for preset in form.presets if preset.daily is not None}
        assert {deal.preset: dict(deal.options) for deal in profile.daily} == daily
        stock = game_of_preset(presets_of(form.key)[0].name, {}).stock
        assert "" == form.stocks[-1].option
        assert tuple(card.text for card in stock.cards) in {rule.cards for rule in form.stocks}


def test_the_answer_can_be_read_by_its_own_type() -> None:
    found = games(("simple",), Address("http://127.0.0.1:1"))
    assert found == msgspec.json.decode(msgspec.json.encode(found), type=bodies.Games)


@pytest.mark.parametrize("days", [0, 9])
def test_the_days_that_its_host_has_set_are_told(tmp_path: Path, days: int) -> None:
    with Club(tmp_path, forget_days=days) as club:
        assert days == Person(club).call("GET", "/api/games").get("forget_days", 0)


def test_rules_pages_are_served_in_english_where_a_language_has_none(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        ada = Person(club)
        assert page("whist", "de") == ada.call("GET", "/api/pages/de/whist")["text"]
        assert page("whist", "en") == ada.call("GET", "/api/pages/xx/whist")["text"]
        refused = ada.call("GET", "/api/pages/en/no-such-page", status=404)
        assert "page-not-found" == refused["why"]["key"]
