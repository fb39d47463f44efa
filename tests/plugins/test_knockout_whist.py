"""Knock-out Whist: players who drop out, hands that shrink, two to six players."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from examples.knockout_whist.knockout_whist import KnockoutOptions, KnockoutWhist, scored
from examples.knockout_whist.knockout_whist.knowledge import KNOWLEDGE
from examples.knockout_whist.knockout_whist.profile import PROFILE
from tests.plugins.packages import KNOCKOUT_WHIST, described, run
from whistclub.conformance import check_game
from whistclub.rules.actions import Trump
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.seats import Seat


def game_of(players: int = 4, *, dogs_life: bool = False) -> KnockoutWhist:
    return KnockoutWhist(KnockoutOptions(players=players, dogs_life=dogs_life))


def deal_after(game: KnockoutWhist, won: tuple[int, ...]) -> Any:
    """The second deal, after a first one dealt by the first seat in which tricks were won so."""
    first = game.first_setting(Seat(0))
    terms = game.begin(deal_from_seed(seed_from_text("knock"), game, 1), first).terms
    return game.next_setting(first, scored(terms, won))


def test_the_first_card_not_dealt_is_trump_and_the_dealers_left_leads() -> None:
    game = game_of(3)
    deal = deal_from_seed(seed_from_text("knock"), game, 1)
    position = game.start(deal, game.first_setting(Seat(0)))
    assert (deal.pack[21].suits, {Seat(1)}) == (game.view(position, None).trump, position.to_act())
    assert [7, 7, 7] == [len(game.view(position, Seat(seat)).hand) for seat in range(3)]


def test_who_takes_no_trick_is_out_and_is_dealt_no_card() -> None:
    game = game_of()
    setting = deal_after(game, (2, 0, 5, 0))
    position = game.start(deal_from_seed(seed_from_text("knock"), game, 2), setting)
    moment = game.moment(game.view(position, None))
    assert ((1, 3), (6, 0, 6, 0)) == (moment.out, moment.dealt)
    assert Seat(2) == setting.dealer


def test_most_tricks_name_trump_and_lead_in_the_next_deal() -> None:
    game = game_of()
    position = game.start(deal_from_seed(seed_from_text("knock"), game, 2), deal_after(game, (3, 0, 1, 3)))
    assert {Seat(3)} == position.to_act()
    after = position.play(Seat(3), Trump("H"))
    assert ("H", {Seat(3)}) == (game.view(after, None).trump, after.to_act())


def test_the_last_one_left_wins() -> None:
    assert (2,) == deal_after(game_of(), (0, 0, 7, 0)).winners


def test_a_dog_has_one_card_once_in_a_match() -> None:
    game = game_of(dogs_life=True)
    setting = deal_after(game, (4, 0, 3, 0))
    position = game.start(deal_from_seed(seed_from_text("knock"), game, 2), setting)
    assert (6, 1, 6, 1) == game.moment(game.view(position, None)).dealt
    again = scored(position.terms, (6, 0, 0, 0))
    assert (0,) == game.next_setting(setting, again).winners  # type: ignore[union-attr]


def test_a_player_with_nobody_but_dogs_against_them_plays_on_alone_after_the_first_trick() -> None:
    game = game_of(dogs_life=True)
    setting = deal_after(game, (7, 0, 0, 0))
    position = game.start(deal_from_seed(seed_from_text("knock"), game, 2), setting)
    while position.to_act():
        (seat,) = position.to_act()
        position = position.play(seat, position.legal(seat)[0])
    assert 6 == sum(position.won)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dogs_life", [False, True])
def test_a_match_ends_within_seven_deals_and_one_is_left(players: int, *, dogs_life: bool) -> None:
    game, rng = game_of(players, dogs_life=dogs_life), Random(players)
    match: Match = open_match(game, game.first_setting(Seat(0)))
    while match.result is None:
        match = begin_deal(match, deal_from_seed(seed_from_text("last"), game, match.setting.number))
        while match.position is not None:
            (seat,) = match.position.to_act()
            match = act(match, seat, rng.choice(match.position.legal(seat)))
    assert len(match.deals) <= 7
    assert len(match.result.winners) == 1


@pytest.mark.parametrize(("players", "dogs_life"), [(2, False), (4, True), (6, True), (5, False)])
def test_the_kit_judges_it(players: int, *, dogs_life: bool) -> None:
    game = game_of(players, dogs_life=dogs_life)
    report = check_game(game, deals=6, pairs=20, knowledge=KNOWLEDGE, profile=PROFILE)
    assert report.passed, report.text()


def test_bots_play_it_out_in_line_mode(tmp_path: Path) -> None:
    site, saved = tmp_path / "site", tmp_path / "match.json"
    described(site, KNOCKOUT_WHIST)
    words = [
        "-m",
        "whistclub",
        "play",
        "knockout_whist",
        "--line",
        "--seats",
        "quick",
        "--seed",
        "1",
        "--save",
    ]
    status, _, err = run([*words, str(saved)], site, KNOCKOUT_WHIST)
    assert status == 0, err
    assert json.loads(saved.read_text(encoding="utf-8"))["ended"] == "finished"
