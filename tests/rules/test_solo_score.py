"""Solo Whist: what contracts are worth, and the match. Every number is written from the tables of the rules."""

import random
from itertools import product

import pytest

from tests.rules.solo_table import (
    BIDS,
    ONE_SUIT_EACH,
    acted,
    calls,
    game,
    played,
    result,
    settled,
    start,
    turn,
    view,
)
from whistclub.cards.errors import BadOption
from whistclub.games.solo import SoloOptions
from whistclub.games.solo.contracts import contract_at, general_misere
from whistclub.games.solo.score import scored
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import DealResult, Ending, MatchResult

N, E, S, W = FOUR
LEVELS = ["proposal", *BIDS]


def comes_to(
    name: str, side: tuple[Seat, ...], won: int, scoring: str = "points", unit: int = 1
) -> DealResult:
    """The result of a deal in which the side took so many tricks under the contract."""
    options = SoloOptions(scoring=scoring, unit=unit)  # type: ignore[arg-type]
    return scored(options, contract_at(LEVELS.index(name), side, "", 13, scoring), won, N)


LONE = {
    "solo": [(13, 36, 12), (6, 15, 5), (5, 12, 4), (4, -15, -5), (0, -27, -9)],
    "misere": [(0, 24, 8), (1, -24, -8)],
    "abondance": [(13, 60, 20), (10, 42, 14), (9, 36, 12), (8, -42, -14), (0, -90, -30)],
    "abondance_in_trumps": [(13, 60, 20), (10, 42, 14), (9, 36, 12), (8, -42, -14), (0, -90, -30)],
    "misere_ouverte": [(0, 48, 16), (1, -48, -16)],
    "abondance_declared": [(13, 72, 24), (12, -72, -24), (0, -72, -24)],
}
"""(tricks won, the declarer's points, what each opponent loses)."""


@pytest.mark.rule("S37", "S39", "S40", "S41", "S42", "S43")
@pytest.mark.parametrize(
    ("name", "won", "declarer", "each"), [(name, *row) for name, rows in LONE.items() for row in rows]
)
def test_points_of_a_lone_declarer(name: str, won: int, declarer: int, each: int) -> None:
    assert (-each, declarer, -each, -each) == comes_to(name, (E,), won).points
    assert (-each, -each, -each, declarer) == comes_to(name, (W,), won).points


@pytest.mark.rule("S37", "S38")
@pytest.mark.parametrize(("won", "each"), [(13, 9), (10, 6), (9, 5), (8, 4), (7, -5), (6, -6), (0, -12)])
def test_points_of_a_proposal(won: int, each: int) -> None:
    assert (each, -each, each, -each) == comes_to("proposal", (N, S), won).points
    assert (-each, each, each, -each) == comes_to("proposal", (S, E), won).points


@pytest.mark.rule("S45", "S39")
def test_the_example_of_a_solo_with_seven_tricks() -> None:
    """North, who has all the trumps, takes seven tricks and claims none of the rest."""
    position = played(calls(start(game(), ONE_SUIT_EACH, "N"), "pass pass pass solo pass"), 28)
    assert (18, -6, -6, -6) == settled(position, "N claim none").points
    assert [(12, -4, -4, -4), (6, -2, -2, -2)] == [
        line.points for line in settled(position, "N claim none").lines
    ]


@pytest.mark.rule("S45", "S41")
def test_the_example_of_an_abondance_with_seven_tricks() -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "N"), "abondance pass pass pass pass")
    position = played(acted(position, "E trump H"), 28)
    assert (16, -48, 16, 16) == settled(position, "E claim none").points
    lines = settled(position, "E claim none").lines
    assert [
        ("score-contract-failed", (12, -36, 12, 12)),
        ("score-undertricks", (4, -12, 4, 4)),
    ] == [(line.key, line.points) for line in lines]
    assert (("count", 2),) == lines[1].args


@pytest.mark.rule("S37")
def test_the_lines_say_who_undertook_what_and_took_how_much() -> None:
    (line,) = comes_to("misere", (W,), 0).lines
    facts = (("contract", "misere"), ("declarer", "W"), ("tricks", 0), ("undertaken", 0))
    assert ("score-contract-made", facts) == (line.key, line.args)
    pair, over = comes_to("proposal", (S, N), 10).lines
    facts = (
        ("contract", "propose"),
        ("declarer", "S"),
        ("tricks", 10),
        ("undertaken", 8),
        ("partner", "N"),
    )  # type: ignore[assignment]
    assert ("score-pair-made", facts) == (pair.key, pair.args)
    assert ("score-overtricks", (("count", 2),)) == (over.key, over.args)


@pytest.mark.rule("S46", "S47", "S48")
@pytest.mark.parametrize(
    ("name", "least", "each"),
    [
        ("solo", 5, 1),
        ("misere", 0, 2),
        ("abondance", 9, 3),
        ("abondance_in_trumps", 9, 3),
        ("misere_ouverte", 0, 4),
        ("abondance_declared", 13, 6),
    ],
)
def test_units_of_a_lone_declarer(name: str, least: int, each: int) -> None:
    for won in range(14):
        made = won == 0 if least == 0 else won >= least
        sign = 1 if made else -1
        expected = (-each * sign, 3 * each * sign, -each * sign, -each * sign)
        assert expected == comes_to(name, (E,), won, "units").points


@pytest.mark.rule("S46", "S47", "S48")
@pytest.mark.parametrize(("won", "each"), [(13, 1), (8, 1), (7, -1), (0, -1)])
def test_units_of_a_proposal(won: int, each: int) -> None:
    assert (-each, each, each, -each) == comes_to("proposal", (E, S), won, "units").points


@pytest.mark.rule("S34")
def test_a_unit_multiplies_units_and_nothing_else() -> None:
    assert (-20, 60, -20, -20) == comes_to("misere_ouverte", (E,), 0, "units", 5).points
    assert (-16, 48, -16, -16) == comes_to("misere_ouverte", (E,), 0, "points", 5).points
    of_units = scored(SoloOptions(scoring="units", unit=5), general_misere(13), 0, S)
    assert (5, 5, -15, 5) == of_units.points
    assert (4, 4, -12, 4) == scored(SoloOptions(unit=5), general_misere(13), 0, S).points


@pytest.mark.rule("S33", "S34")
@pytest.mark.parametrize("written", [{"scoring": "tricks"}, {"unit": "0"}, {"unit": "-1"}, {"unit": "half"}])
def test_other_scorings_and_units_are_refused_by_name(written: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=f"option-value.*{next(iter(written))}"):
        game(**written)


@pytest.mark.rule("S33", "S34", "S35", "S27", "S28", "S30")
def test_what_a_player_gets_without_choosing() -> None:
    expected = ("second_or_third", "throw_in", "throw_in", "points", 1, 16)
    chosen = game().options
    assert expected == (
        chosen.eldest_may_accept,
        chosen.unaccepted_proposal,
        chosen.all_pass,
        chosen.scoring,
        chosen.unit,
        chosen.deals,
    )
    assert "units" == game("solo_units").options.scoring


@pytest.mark.rule("S31", "S32")
@pytest.mark.parametrize(("preset", "taker", "other"), [("solo", -12, 4), ("solo_units", -3, 1)])
def test_a_general_misere_is_lost_by_the_taker_of_its_last_trick(preset: str, taker: int, other: int) -> None:
    """East leads and takes every trick with his hearts, the last one too."""
    position = calls(
        start(game(preset, all_pass="general_misere"), ONE_SUIT_EACH, "N"), "pass pass pass pass"
    )
    assert ("E", "") == (turn(position), view(position).trump)
    assert "N" == turn(played(position, 51))
    over = played(position)
    assert ((0, 13, 0, 0), 52) == (view(over).won, len(over.acts) - 4)
    assert (other, taker, other, other) == result(over).points


@pytest.mark.rule("S32")
def test_other_tricks_of_a_general_misere_count_nothing() -> None:
    hands = ("S2 SA", "S3 H2", "S4 D2", "S5 C2")
    position = calls(start(game(all_pass="general_misere"), hands, "N"), "pass pass pass pass")
    position = acted(position, "E play S3, S play S4, W play S5, N play SA")
    position = acted(position, "N play S2, E play H2, S play D2, W play C2")
    assert (-12, 4, 4, 4) == result(position).points
    position = calls(start(game(all_pass="general_misere"), hands, "N"), "pass pass pass pass")
    position = acted(position, "E play H2, S play D2, W play C2, N play S2")
    position = acted(position, "E play S3, S play S4, W play S5, N play SA")
    assert ((1, 1, 0, 0), (-12, 4, 4, 4)) == (view(position).won, result(position).points)


@pytest.mark.rule("S44")
@pytest.mark.parametrize("preset", ["solo", "solo_units"])
def test_every_deal_sums_to_zero(preset: str) -> None:
    for unaccepted, all_pass in product(("throw_in", "any_raise"), ("throw_in", "general_misere")):
        solo = game(preset, unaccepted_proposal=unaccepted, all_pass=all_pass, unit="7")
        rng = random.Random(f"zero {unaccepted} {all_pass}")
        seed = seed_from_text("zero")
        moved = 0
        for number in range(1, 41):
            position = solo.start(deal_from_seed(seed, solo, number), solo.first_setting(FOUR[number % 4]))
            while position.to_act():
                (one,) = position.to_act()
                legal = position.legal(one)
                position = position.play(one, legal[0] if rng.random() < 0.6 else rng.choice(legal))
            assert 0 == sum(result(position).points)
            moved += any(result(position).points)
        assert moved


def match_of(scores: list[tuple[int, ...]], deals: str) -> object:
    """The setting after deals that came to these points, or how the match ended."""
    solo = game(deals=deals)
    setting = solo.first_setting(N)
    for points in scores:
        assert not isinstance(setting, MatchResult)
        setting = solo.next_setting(setting, DealResult((), points))
    return setting


@pytest.mark.rule("S35", "S36")
def test_the_highest_total_after_the_last_deal_wins() -> None:
    running = match_of([(18, -6, -6, -6)], "2")
    assert not isinstance(running, MatchResult)
    over = match_of([(18, -6, -6, -6), (-24, 8, 8, 8)], "2")
    assert MatchResult("match-won", (-6, 2, 2, 2), (1, 2, 3)) == over
    alone = match_of([(-4, 12, -4, -4)], "1")
    assert MatchResult("match-won", (-4, 12, -4, -4), (1,)) == alone


@pytest.mark.rule("S35")
def test_a_match_has_sixteen_deals_thrown_in_ones_counted() -> None:
    solo = game()
    match = open_match(solo, solo.first_setting(N))
    for number in range(1, 17):
        assert (number, None) == (match.setting.number, match.result)
        match = begin_deal(match, deal_from_seed(seed_from_text("1"), solo, number))
        for place in range(4):
            call = match.position.legal(FOUR[(number + place) % 4])[0]
            match = act(match, FOUR[(number + place) % 4], call)
    assert MatchResult("match-won", (0, 0, 0, 0), (0, 1, 2, 3)) == match.result


@pytest.mark.rule("S35", "S36")
def test_an_open_match_goes_on_until_the_table_stops_and_the_highest_total_wins() -> None:
    solo = game(deals="open")
    setting = solo.first_setting(N)
    for _ in range(40):
        setting = solo.next_setting(setting, DealResult((), (1, 1, -1, -1)))
    assert 41 == setting.number
    assert (
        MatchResult("match-won", (40, 40, -40, -40), (0, 1)) == stop_match(open_match(solo, setting)).result
    )


@pytest.mark.rule("S35")
def test_a_match_of_a_number_of_deals_stopped_before_them_is_won_by_nobody() -> None:
    solo = game(deals="3")
    match = begin_deal(open_match(solo, solo.first_setting(N)), deal_from_seed(seed_from_text("1"), solo, 1))
    stopped = end_deal(match, Ending("stop", S))
    assert MatchResult("match-stopped", (0, 0, 0, 0), ()) == stopped.result


@pytest.mark.rule("S55")
def test_the_end_of_a_match_stopped_before_its_last_deal_tells_the_standing_and_who_is_ahead() -> None:
    solo = game(deals="3")
    setting = solo.next_setting(solo.first_setting(N), DealResult((), (-4, 12, -4, -4)))
    stopped = stop_match(open_match(solo, setting)).result
    assert stopped is not None
    assert ((-4, 12, -4, -4), ()) == (stopped.score, stopped.winners)
    said = Speaker(Catalogue("en"), "french").match(stopped, ("North", "East", "South", "West"))
    assert "The game was stopped at East 12, North -4, South -4, West -4. In the lead: East." == said


@pytest.mark.rule("S35")
@pytest.mark.parametrize("written", ["0", "-3", "none", "many"])
def test_other_numbers_of_deals_are_refused(written: str) -> None:
    with pytest.raises(BadOption, match=r"option-value.*deals"):
        game(deals=written)
