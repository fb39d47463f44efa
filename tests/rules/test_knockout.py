"""Knock-out Whist: players who drop out, hands that shrink, two to six players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from whistclub.cards.errors import BadDeal, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.conformance import check_game
from whistclub.games.knockout import KnockoutOptions, KnockoutWhist
from whistclub.games.knockout.standing import Standing, scored
from whistclub.rules.actions import Play, Trump
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.options import make_options
from whistclub.rules.seats import Seat
from whistclub.rules.values import Ending, MatchResult, Setting, seen_by


def knockout(**options: Any) -> KnockoutWhist:
    return KnockoutWhist(make_options(KnockoutOptions, options))


def setting_after(game: KnockoutWhist, *rounds: tuple[int, ...]) -> Any:
    """The setting after deals in which tricks were won so, the first of them dealt by the first seat."""
    setting = game.first_setting(Seat(0))
    for won in rounds:
        setting = game.next_setting(setting, scored(game.options, setting, won))  # type: ignore[assignment]
    return setting


def begun(game: KnockoutWhist, setting: Setting | None = None) -> Any:
    setting = setting or game.first_setting(Seat(0))
    return game.start(deal_from_seed(seed_from_text("knock"), game, setting.number), setting)


def played_out(position: Any) -> Any:
    while position.to_act():
        (seat,) = position.to_act()
        position = position.play(seat, position.legal(seat)[0])
    return position


@pytest.mark.rule("N1", "N2")
@pytest.mark.parametrize(
    ("players", "cards", "first"), [(2, 7, 7), (3, 13, 13), (4, 13, 12), (6, 7, 7), (6, 13, 8)]
)
def test_each_gets_the_cards_agreed_or_as_many_as_leave_one_over(
    players: int, cards: int, first: int
) -> None:
    game = knockout(players=players, cards=cards)
    position = begun(game)
    assert (players, players) == (game.seats, game.sides)
    assert {first} == {len(game.view(position, Seat(seat)).hand) for seat in range(players)}


@pytest.mark.rule("N2", "N3")
def test_each_later_deal_has_a_card_fewer_and_the_deal_passes_to_the_next_player_still_in() -> None:
    game = knockout()
    setting = setting_after(game, (2, 0, 5, 0), (3, 0, 3, 0))
    assert (Seat(0), 5) == (setting.dealer, setting.carry.cards)
    assert (5, 0, 5, 0) == game.moment(game.view(begun(game, setting), None)).dealt


@pytest.mark.rule("N3")
def test_cards_go_one_at_a_time_from_the_dealers_left_to_those_still_in() -> None:
    game = knockout()
    position = begun(game, setting_after(game, (2, 0, 5, 0)))
    pack = position.terms.deal.pack
    assert Seat(2) == position.terms.setting.dealer
    assert tuple(sorted(pack[0:12:2])) == game.view(position, Seat(0)).hand
    assert tuple(sorted(pack[1:12:2])) == game.view(position, Seat(2)).hand
    assert set(range(4)) == {first_dealer(seed_from_text(str(number)), 4) for number in range(30)}


@pytest.mark.rule("N4")
def test_the_first_card_not_dealt_is_trump_and_the_dealers_left_leads() -> None:
    game = knockout(players=3)
    position = begun(game)
    turned = position.terms.deal.pack[21]
    view = game.view(position, None)
    assert (turned.suits, {Seat(1)}) == (view.trump, position.to_act())
    (pile,) = game.moment(view).piles
    assert ((turned,), 30) == (pile.cards, pile.count)


@pytest.mark.rule("N5")
def test_most_tricks_name_trump_and_lead_in_the_next_deal() -> None:
    game = knockout()
    position = begun(game, setting_after(game, (2, 0, 1, 4)))
    assert {Seat(3)} == position.to_act()
    with pytest.raises(IllegalAction, match="not-your-turn"):
        position.play(Seat(0), Trump("H"))
    with pytest.raises(IllegalAction, match="wrong-phase-trump"):
        position.play(Seat(3), Play(FRENCH.card("SA")))
    after = position.play(Seat(3), Trump("H"))
    assert ("H", {Seat(3)}) == (game.view(after, None).trump, after.to_act())


def cut(game: KnockoutWhist, bottom: str) -> Any:
    """The second deal of a match, after three players won two tricks each, with these cards at the bottom."""
    cards = cards_from_text(FRENCH, bottom)
    pack = (*(card for card in FRENCH.cards if card not in cards), *cards)
    return game.start(Deal(pack), setting_after(game, (2, 1, 2, 2)))


@pytest.mark.rule("N6")
def test_of_those_level_on_tricks_the_highest_card_cut_names_trump_and_all_see_it() -> None:
    game = knockout()
    # From the bottom: the first from the dealer's left of those with two tricks is the third seat.
    position = cut(game, "SK C3 HK")
    assert {Seat(0)} == position.to_act()
    assert {Seat(2)} == cut(game, "D4 C3 HK").to_act()
    told = [seen_by(one, None, 4) for one in game.opening(position) if one.kind == "event-knockout-cut"]
    assert [(2, "HK"), (3, "C3"), (0, "SK")] == [(one.seat, dict(one.args)["card"]) for one in told]
    (pile,) = game.moment(game.view(position, Seat(1))).piles
    assert "HK C3 SK" == " ".join(card.text for card in pile.cards)
    world = game.sample(game.view(position, Seat(1)), Random(1))
    assert position.terms.deal.pack[-3:] == world.deal.pack[-3:]


@pytest.mark.rule("N6")
def test_without_a_cut_the_first_from_the_last_dealers_left_names_trump() -> None:
    game = knockout(tie="left")
    assert {Seat(2)} == begun(game, setting_after(game, (2, 1, 2, 2))).to_act()


@pytest.mark.rule("N7", "N8")
def test_suits_are_followed_and_the_highest_trump_takes_the_trick() -> None:
    game = knockout(players=3, cards=2)
    deal = Deal(cards_from_text(FRENCH, "HA HK S2 H3 C4 C5 S9"))
    position = game.start(deal, game.first_setting(Seat(0)))
    assert "S" == game.view(position, None).trump
    position = position.play(Seat(1), Play(FRENCH.card("HA")))
    assert (Play(FRENCH.card("HK")),) == position.legal(Seat(2))
    position = position.play(Seat(2), Play(FRENCH.card("HK")))
    assert [Play(FRENCH.card(text)) for text in ("C5", "S2")] == list(position.legal(Seat(0)))
    position = position.play(Seat(0), Play(FRENCH.card("S2")))
    assert {Seat(0)} == position.to_act()


@pytest.mark.rule("N9")
def test_who_takes_no_trick_is_out_and_is_dealt_no_card() -> None:
    game = knockout()
    moment = game.moment(game.view(begun(game, setting_after(game, (2, 0, 5, 0))), None))
    assert ((1, 3), (6, 0, 6, 0)) == (moment.out, moment.dealt)


@pytest.mark.rule("N10")
def test_the_first_without_a_trick_lead_a_dogs_life_with_one_card_for_the_first_trick() -> None:
    game = knockout(dogs_life=True)
    position = begun(game, setting_after(game, (4, 0, 3, 0)))
    moment = game.moment(game.view(position, None))
    assert ((6, 1, 6, 1), ()) == (moment.dealt, moment.out)
    assert [Seat(1), Seat(3)] == [tag.seat for tag in moment.tags]
    position = position.play(Seat(0), Trump("C"))
    for _ in range(4):
        (seat,) = position.to_act()
        position = position.play(seat, position.legal(seat)[0])
    assert (5, 0, 5, 0) == tuple(hand.bit_count() for hand in position.hands)


@pytest.mark.rule("N11")
def test_a_dog_that_takes_the_trick_is_in_again_and_one_that_does_not_is_out() -> None:
    game = knockout(dogs_life=True)
    setting = setting_after(game, (4, 0, 3, 0))
    back = game.next_setting(setting, scored(game.options, setting, (3, 1, 2, 0)))
    assert isinstance(back, Setting)
    assert Standing((0, 1, 2), (), True, 5, (0,)) == back.carry
    assert (0,) == game.next_setting(setting, scored(game.options, setting, (6, 0, 0, 0))).winners  # type: ignore[union-attr]
    last = setting_after(knockout(dogs_life=True, cards=1), (0, 1, 0, 0))
    assert (1,) == last.winners


@pytest.mark.rule("N11")
def test_the_next_player_leads_after_a_dog_has_taken_the_trick() -> None:
    game = knockout(dogs_life=True, players=3, cards=3)
    setting = setting_after(game, (2, 0, 1))
    pack = cards_from_text(FRENCH, "H2 H3 C4 C5 HA S2 S3 S4")
    position = game.start(Deal(pack), setting).play(Seat(0), Trump("H"))
    for _ in range(3):
        (seat,) = position.to_act()
        position = position.play(seat, position.legal(seat)[-1] if seat == 0 else position.legal(seat)[0])
    assert (0, 1, 0) == position.won
    assert {Seat(2)} == position.to_act()


@pytest.mark.rule("N12")
def test_the_last_one_left_wins_and_a_deal_survived_is_a_point() -> None:
    game = knockout()
    assert (1, 0, 1, 1) == scored(game.options, game.first_setting(Seat(0)), (3, 0, 3, 1)).points
    assert (2,) == setting_after(game, (0, 0, 7, 0)).winners


@pytest.mark.rule("N12")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dogs_life", [False, True])
def test_a_match_ends_within_seven_deals_and_one_is_left(players: int, *, dogs_life: bool) -> None:
    game, rng = knockout(players=players, dogs_life=dogs_life), Random(players)
    match: Match = open_match(game, game.first_setting(Seat(0)))
    while match.result is None:
        match = begin_deal(match, deal_from_seed(seed_from_text("last"), game, match.setting.number))
        while match.position is not None:
            (seat,) = match.position.to_act()
            match = act(match, seat, rng.choice(match.position.legal(seat)))
    assert len(match.deals) <= 7
    assert 1 == len(match.result.winners)


@pytest.mark.rule("N13")
def test_where_tricks_are_points_the_highest_score_wins() -> None:
    game = knockout(points="tricks")
    over = setting_after(game, (7, 0, 0, 0))
    assert MatchResult("match-won", (7, 0, 0, 0), (0,)) == over
    # The third player is the last one left, and the first has more tricks.
    longer = setting_after(game, (6, 0, 1, 0), (5, 0, 1, 0), (0, 0, 5, 0))
    assert MatchResult("match-won", (11, 0, 7, 0), (0,)) == longer
    shared = setting_after(game, (6, 0, 1, 0), (0, 0, 5, 0))
    assert (0, 2) == shared.winners


@pytest.mark.rule("N14")
def test_after_the_deals_agreed_the_highest_score_wins_and_equals_share() -> None:
    result = setting_after(knockout(deals=1), (3, 0, 3, 1))
    assert MatchResult("match-won", (1, 0, 1, 1), (0, 2, 3)) == result
    assert (0, 2) == setting_after(knockout(deals=1, points="tricks"), (3, 0, 3, 1)).winners
    again = setting_after(knockout(deals=2), (7, 0, 0, 0))
    assert (2, Seat(1), Standing((0, 1, 2, 3))) == (again.number, again.dealer, again.carry)
    found = knockout(deals=1).check_setting(setting_after(knockout(), (3, 0, 3, 1)))
    assert found is not None
    assert "setting-over" == found.key


@pytest.mark.rule("N15")
def test_nobody_claims_and_a_deal_dropped_is_dealt_again() -> None:
    game = knockout()
    setting = setting_after(game, (2, 0, 5, 0))
    position = begun(game, setting)
    assert not game.may_end(position, Ending("claim", Seat(0)))
    with pytest.raises(IllegalAction, match="ending-not-here"):
        game.settle(position, Ending("claim", Seat(0)))
    after = game.next_setting(setting, game.settle(position, Ending("dropped")))
    assert isinstance(after, Setting)
    assert (setting.carry, setting.score, Seat(0)) == (after.carry, after.score, after.dealer)


def test_a_player_with_nobody_but_dogs_against_them_plays_on_alone_after_the_first_trick() -> None:
    game = knockout(dogs_life=True)
    assert 6 == sum(played_out(begun(game, setting_after(game, (7, 0, 0, 0)))).won)


@pytest.mark.parametrize(
    "standing",
    [
        Standing((0, 2), (), False, 6, ()),
        Standing((0, 2), (), False, 6, (1,)),
        Standing((0, 2), (2,), True, 6, (0,)),
        Standing((2, 0), (), False, 6, (0,)),
        Standing((0,), (), False, 6, (0,)),
        Standing((0, 2), (), False, 5, (0,)),
    ],
)
def test_a_match_cannot_stand_where_no_deal_led(standing: Standing) -> None:
    found = knockout().check_setting(Setting(2, Seat(0), (1, 0, 1, 0), standing))
    assert found is not None
    assert "setting-carry" == found.key


@pytest.mark.parametrize(("players", "dogs_life"), [(2, False), (4, True), (6, True), (5, False)])
def test_the_kit_judges_it(players: int, *, dogs_life: bool) -> None:
    report = check_game(knockout(players=players, dogs_life=dogs_life), deals=4, pairs=12)
    assert report.passed, report.text()


@pytest.mark.parametrize(("players", "cards"), [(2, 2), (4, 4), (6, 5)])
def test_a_pack_that_leaves_no_card_over_is_refused(players: int, cards: int) -> None:
    game = knockout(players=players)
    with pytest.raises(BadDeal, match="deal-wrong-size"):
        game.start(Deal(FRENCH.cards[:cards]), game.first_setting(Seat(0)))
    assert game.check(Deal(FRENCH.cards[: players + 1])) is None
