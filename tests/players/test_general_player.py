"""The general player: it plays every game, and clearly better than at random."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from tests.sampling import draws
from whistclub.cards.french import FRENCH
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.messages import Catalogue, Speaker
from whistclub.players.baseline import RandomPlayer
from whistclub.players.general import GeneralPlayer
from whistclub.players.player import USUAL, Budget, Player
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, deal_of_hands
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat

QUICK = Budget(samples=8, nodes=6_000)


def points_of(
    game: Game, players: tuple[Player, ...], number: int, budget: Budget = QUICK
) -> tuple[int, ...]:
    """The points of one deal, by side."""
    dealer = Seat(number % game.seats)
    deal = deal_from_seed(seed_from_text("general"), game, number)
    position = game.start(deal, game.first_setting(dealer))
    while waiting := position.to_act():
        seat = min(waiting)
        rng = Random(f"{number} {seat} {len(position.acts)}")
        position = position.play(seat, players[seat].choose(game.view(position, seat), rng, budget))
    result = position.result()
    assert result is not None
    return result.points


@pytest.mark.parametrize("preset", ["whist", "minnesota"])
def test_it_beats_random_on_the_same_deals_with_seats_exchanged(preset: str) -> None:
    game = game_of_preset(preset, {})
    general, other = GeneralPlayer(game), RandomPlayer()
    gains = []
    for number in range(1, draws(7, 13)):
        first = points_of(game, (general, other, general, other), number)
        second = points_of(game, (other, general, other, general), number)
        gains.append((first[0] - first[1] + second[1] - second[0]) / 2)
    assert fmean(gains) > 2.5 * stdev(gains) / len(gains) ** 0.5 > 0


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_to_the_end(preset: str) -> None:
    game = game_of_preset(preset, {})
    points_of(game, (GeneralPlayer(game),) * game.seats, 1, Budget(samples=1, nodes=600))


def test_the_same_view_chance_and_budget_give_the_same_act_and_a_reason_in_words() -> None:
    game = game_of_preset("askov", {})
    position = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0)))
    view = game.view(position, Seat(2))
    decisions = [GeneralPlayer(game).decide(view, Random(5), USUAL) for _ in range(2)]
    assert decisions[0] == decisions[1]
    for language in ("en", "de"):
        assert Speaker(Catalogue(language), "french").why(decisions[0].why)


def test_a_spectator_has_nothing_to_do() -> None:
    game = game_of_preset("whist", {})
    position = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0)))
    for viewer in (None, Seat(0)):
        with pytest.raises(ValueError, match="no legal act"):
            GeneralPlayer(game).decide(game.view(position, viewer), Random(1), USUAL)


def call_of(north: str) -> str:
    """The call of the dealer's left in Solo with this hand, spades turned."""
    game = game_of_preset("solo", {})
    own = FRENCH.mask(FRENCH.card(text) for text in north.split())
    # West, who deals, has a spade to turn: the rest goes round in pack order.
    rest = FRENCH.members(FRENCH.full & ~own)
    east, south, west = (FRENCH.mask(rest[start::3]) for start in range(3))
    turned = FRENCH.members(west & FRENCH.of_suit("S"))[0]
    position = game.start(
        deal_of_hands(FRENCH, (own, east, south, west), Seat(3), turned), game.first_setting(Seat(3))
    )
    budget = Budget(samples=20, nodes=200_000)
    return GeneralPlayer(game).choose(game.view(position, Seat(0)), Random(1), budget).text


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        (
            "SA SK SQ SJ ST S9 S8 HA HK DA DK CA CK",
            {"call abondance", "call abondance_in_trumps", "call abondance_declared"},
        ),
        ("SA SK SQ SJ ST H8 H7 D9 D8 D7 C9 C8 C7", {"call solo", "call propose"}),
        ("S2 HJ HT H9 H8 DJ DT D9 D8 CJ CT C9 C8", {"call pass"}),
    ],
)
def test_a_call_is_worth_what_the_hand_brings_in_imagined_deals(hand: str, calls: set[str]) -> None:
    assert call_of(hand) in calls


def test_it_plays_a_deal_out_by_plain_sense_without_a_lot() -> None:
    game = game_of_preset("whist", {})
    position = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0)))
    ends = [GeneralPlayer(game).played_out(position, Random(chance)) for chance in range(3)]
    assert 1 == len(set(ends))


@pytest.mark.parametrize("preset", ["whist", "knockout"])
def test_cards_tried_together_end_as_each_does_alone(preset: str) -> None:
    game = game_of_preset(preset, {})
    position = game.start(deal_from_seed(seed_from_text("x"), game, 1), game.first_setting(Seat(0)))
    (seat,) = position.to_act()
    player, acts = GeneralPlayer(game), position.legal(seat)
    alone = [player.played_out(position.play(seat, act), Random(1))[0] for act in acts]
    assert [[end] for end in alone] == player.playing_out(seat, Random(1))([position], acts)
