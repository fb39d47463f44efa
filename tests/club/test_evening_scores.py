"""Tables with real cards are scored by the game's own score: what is asked, what it is worth, and how the game of the
table goes on.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.club.evenings import OLGA, Evening, begun, tricks
from tests.rules.minnesota_table import ONE_SUIT_EACH
from whistclub.cards.errors import BadOption
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.club.evening import commands as ask
from whistclub.club.evening import sight
from whistclub.club.evening.deal_scores import deal_score, figures_of
from whistclub.club.evening.entries import AnyEntry, DealEntered, Opened, RoundBegan
from whistclub.club.evening.figures import score_of, table_result
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.terms import check_settings, terms_of, tricks_of
from whistclub.evenings.results import total, winner
from whistclub.evenings.seating import Player, Seating, table_of
from whistclub.games.kleurwiezen.options import Passed
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Action
from whistclub.rules.deal import deal_from_seed, deal_of_hands
from whistclub.rules.game import Game
from whistclub.rules.match import act, begin_deal, end_deal, open_match
from whistclub.rules.seats import FOUR
from whistclub.rules.values import Ending, Setting

FIRST: dict[str, Any] = {"round": 1, "table": 1, "deal": 1}
NS, EW = (0,), (1,)


def high(by: tuple[int, ...], ours: int) -> Figures:
    """A High of this side in which North and South took so many tricks."""
    return Figures(played="grand", by=by, tricks=(ours, 13 - ours))


def low(ours: int) -> Figures:
    return Figures(played="low", tricks=(ours, 13 - ours))


def entered(*deals: Figures, people: int = 8, **settings: Any) -> Evening:
    """An evening with these deals at its first table, by the organiser."""
    evening = begun(people, **settings)
    for number, figures in enumerate(deals, 1):
        evening.do(OLGA, ask.EnterDeal, **FIRST | {"deal": number}, figures=figures)
    return evening


def points(evening: Evening) -> list[tuple[int, ...]]:
    terms = terms_of(evening.state.settings)
    return [deal.points for deal in table_result(evening.table(1), terms).deals]


def standing(evening: Evening) -> tuple[int, ...]:
    return total(table_result(evening.table(1), terms_of(evening.state.settings)), "points")


def test_a_doubled_failed_grand_wins_the_table_for_those_who_did_not_grand() -> None:
    """North and South grand twice: five tricks, eight for the others, so 2 x 2 for them; then nine tricks, three for
    North and South.
    """
    evening = entered(high(NS, 5), high(NS, 9), preset="minnesota_double", deals=2)
    assert [(0, 4), (3, 0)] == points(evening)
    assert (3, 4) == standing(evening)
    assert evening.table(1).over
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"table": 2}, figures=high(NS, 13))
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"table": 2, "deal": 2}, figures=high(NS, 13))
    losers = set(evening.state.rounds[0].seating.tables[0].first)
    evening.begin()
    assert losers <= set(evening.state.rounds[1].seating.tables[1].players)


def test_a_game_of_two_lows_goes_on_below_zero() -> None:
    """Thirteen tricks in a Low are seven over six, which the side with more tricks loses: twice makes -14 to 0, and no
    side has 13.
    """
    evening = entered(low(13), low(13), preset="minnesota", length="game")
    assert (-14, 0) == standing(evening)
    assert not evening.table(1).over
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"deal": 3}, figures=high(EW, 0))
    assert not evening.table(1).over
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"deal": 4}, figures=high(EW, 0))
    assert ((-14, 14), True) == (standing(evening), evening.table(1).over)


@pytest.mark.parametrize(
    ("preset", "figures", "worth"),
    [
        ("minnesota", high(NS, 13), (7, 0)),
        ("minnesota", high(EW, 13), (7, 0)),
        ("minnesota", low(6), (0, -1)),
        ("minnesota_double", high(EW, 13), (14, 0)),
        ("norwegian", high(NS, 8), (8, 0)),
        ("norwegian", high(NS, 5), (0, 16)),
        ("norwegian", low(9), (0, 6)),
        ("european", high(EW, 6), (0, 1)),
        ("south_dakota", high(NS, 5), (-2, 0)),
        ("south_dakota", high(EW, 6), (0, 1)),
        ("south_dakota", low(8), (-2, 0)),
        ("askov", high(NS, 4), (0, 6)),
        ("askov", Figures(played="sola_nola", by=NS, made=True), (0, 0)),
        ("askov", Figures(played="grand_dix", by=EW, made=False), (0, 0)),
        ("whist", tricks(9), (3, 0)),
        ("whist", Figures(played="play", tricks=(0, 13)), (0, 7)),
    ],
)
def test_each_game_of_pairs_scores_by_its_own_rules(preset: str, figures: Figures, worth: Any) -> None:
    assert [worth] == points(entered(figures, preset=preset))


@pytest.mark.parametrize(
    ("options", "figures", "worth"),
    [
        ({}, Figures(played="solo", by=(1,), tricks=(7, 6)), (-6, 18, -6, -6)),
        ({}, Figures(played="abondance", by=(0,), tricks=(7, 6)), (-48, 16, 16, 16)),
        ({}, Figures(played="propose", by=(0, 1), tricks=(9, 4)), (5, 5, -5, -5)),
        ({}, Figures(played="propose", by=(3, 1), tricks=(6, 7)), (6, -6, 6, -6)),
        ({}, Figures(played="misere", by=(2,), made=True), (-8, -8, 24, -8)),
        ({}, Figures(played="misere_ouverte", by=(2,), made=False), (16, 16, -48, 16)),
        ({}, Figures(played="abondance_declared", by=(3,), made=False), (24, 24, 24, -72)),
        ({}, Figures(played="thrown_in"), (0, 0, 0, 0)),
        ({"scoring": "units"}, Figures(played="solo", by=(1,), made=True), (-1, 3, -1, -1)),
        ({"all_pass": "general_misere"}, Figures(played="general_misere", by=(3,)), (4, 4, 4, -12)),
    ],
)
def test_solo_is_scored_by_its_contract_and_its_declarers(
    options: dict[str, str], figures: Figures, worth: Any
) -> None:
    assert [worth] == points(entered(figures, preset="solo", format="individual", options=options))


@pytest.mark.parametrize(
    ("settings", "figures", "why"),
    [
        ({"preset": "minnesota"}, tricks(8), "evening-played-asked"),
        ({"preset": "minnesota"}, tricks(8, low=True), "evening-tricks-asked"),
        ({"preset": "minnesota"}, Figures(played="sola_nola", by=NS, made=True), "evening-played-asked"),
        ({"preset": "minnesota"}, Figures(played="grand", tricks=(8, 5)), "evening-declarers-asked"),
        (
            {"preset": "minnesota"},
            Figures(played="grand", by=(0, 1), tricks=(8, 5)),
            "evening-declarers-asked",
        ),
        ({"preset": "minnesota"}, Figures(played="grand", by=(2,), tricks=(8, 5)), "evening-declarers-side"),
        ({"preset": "minnesota"}, Figures(played="low", by=NS, tricks=(8, 5)), "evening-declarers-asked"),
        ({"preset": "minnesota"}, Figures(played="low", tricks=(8, 6)), "evening-tricks-sum"),
        ({"preset": "minnesota"}, Figures(played="low"), "evening-tricks-asked"),
        ({"preset": "minnesota"}, Figures(played="low", tricks=(8, 5), made=True), "evening-outcome-asked"),
        ({"preset": "minnesota"}, Figures(points=(1, 0)), "evening-tricks-asked"),
        ({"preset": "askov"}, Figures(played="grand_dix", by=NS, tricks=(7, 6)), "evening-outcome-asked"),
        ({"preset": "askov"}, Figures(played="grand_dix", by=NS), "evening-outcome-asked"),
        (
            {"preset": "minnesota", "enter": "points"},
            Figures(points=(1, 0), played="low"),
            "evening-points-asked",
        ),
    ],
)
def test_what_the_game_does_not_ask_is_refused_and_changes_nothing(
    settings: dict[str, Any], figures: Figures, why: str
) -> None:
    evening = begun(**settings)
    assert why == evening.refused(OLGA, ask.EnterDeal, **FIRST, figures=figures)


def test_the_declarer_of_a_solo_is_one_and_of_a_proposal_two() -> None:
    evening = begun(format="individual", preset="solo")
    for figures in (
        Figures(played="solo", by=(0, 1), tricks=(7, 6)),
        Figures(played="propose", by=(1,), tricks=(7, 6)),
        Figures(played="propose", by=(1, 1), tricks=(7, 6)),
        Figures(played="thrown_in", by=(1,)),
    ):
        assert "evening-declarers-asked" == evening.refused(OLGA, ask.EnterDeal, **FIRST, figures=figures)


def test_a_drive_counts_tricks_whoever_granded_and_plays_no_specials() -> None:
    evening = entered(low(4), format="progressive", preset="askov")
    terms = terms_of(evening.state.settings)
    assert ["grand", "low"] == [choice.key for choice in terms.choices]
    assert {"nobody"} == {choice.declarers for choice in terms.choices}
    assert (9, 4) == total(table_result(evening.table(1), terms), "drive_tricks")


def test_honours_are_not_told_by_tricks_so_points_are_entered() -> None:
    with pytest.raises(BadOption) as caught:
        check_settings(EveningSettings(name="Friday", preset="whist", options={"honours": "on"}))
    assert "evening-points-wanted" == caught.value.reason.key
    check_settings(EveningSettings(name="Friday", preset="whist", options={"honours": "on"}, enter="points"))


def test_a_deal_beyond_those_agreed_decides_the_table_and_adds_nothing() -> None:
    evening = entered(high(NS, 8), high(NS, 5), high(EW, 0), preset="minnesota", deals=2)
    table, terms = evening.table(1), terms_of(evening.state.settings)
    assert [(2, 0), (0, 2), (0, 7)] == points(evening)
    result = table_result(table, terms)
    assert ((2, 2), 1, True) == (total(result, "points"), winner(result, "points"), table.over)
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"table": 2}, figures=high(NS, 7))
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"table": 2, "deal": 2}, figures=high(NS, 7))
    found = {row.guest: tuple(map(int, row.values)) for row in sight.standings(evening.state)}
    assert [(0, 0, 2), (1, 0, 2)] * 2 == [found[evening.guest_at(1, seat)] for seat in range(4)]


def test_a_special_is_level_so_the_table_plays_on() -> None:
    evening = entered(Figures(played="sola_nola", by=NS, made=True), preset="askov")
    assert not evening.table(1).over
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"deal": 2}, figures=low(8))
    assert ((0, 0), True) == (standing(evening), evening.table(1).over)


def test_a_game_of_so_many_deals_ends_after_them() -> None:
    options = {"target": "none", "max_deals": "2"}
    evening = entered(high(NS, 13), preset="minnesota", length="game", options=options)
    assert not evening.table(1).over
    evening.do(OLGA, ask.EnterDeal, **FIRST | {"deal": 2}, figures=low(6))
    assert evening.table(1).over


def test_an_evening_of_before_is_scored_as_it_was() -> None:
    """Its settings do not say what a level table plays for, and its figures not what was played."""
    settings = EveningSettings(name="Before", preset="minnesota", deals=2, tables=2)
    seating = Seating((table_of(map(Player, (1, 2, 3, 4))), table_of(map(Player, (5, 6, 7, 8)))))
    log: list[AnyEntry] = [
        Opened(
            at_ms=1,
            by="olga",
            evening="e",
            code="BCDFG",
            settings=settings,
            organiser_name="Olga",
            seed="00" * 32,
        ),
        RoundBegan(at_ms=2, by="olga", round=1, seating=seating, holders=(0,) * 8, dealers=(0, 0)),
        *(
            DealEntered(at_ms=3, by="olga", round=1, table=1, deal=number, figures=figures)
            for number, figures in enumerate((tricks(8), tricks(8, low=True), tricks(9)), 1)
        ),
    ]
    state = fold_all(log)
    result = table_result(state.rounds[0].tables[0], terms_of(state.settings))
    assert [(2, 0), (0, 2), (3, 0)] == [deal.points for deal in result.deals]
    assert (5, 2) == total(result, "points")


def test_settings_of_before_stay_so_whoever_changes_them_and_new_ones_are_of_now() -> None:
    evening = Evening()
    assert "decide" == evening.state.settings.level
    evening.do(OLGA, ask.ChangeSettings, settings=EveningSettings(name="Friday", level="count"))
    assert ("Friday", "decide") == (evening.state.settings.name, evening.state.settings.level)


RARE = "evening-entry-"

PLAYED: tuple[tuple[str, dict[str, str], int], ...] = (
    ("minnesota", {}, 350), ("minnesota_double", {}, 350), ("norwegian", {}, 350), ("european", {}, 250), ("south_dakota", {}, 350),
    ("askov", {}, 450), ("whist", {}, 250), ("solo", {}, 450), ("solo", {"scoring": "units", "all_pass": "general_misere"}, 250),
    ("bid_whist", {}, 250), ("bid_whist_52", {"all_pass": "throw_in", "boston": "double", "least_bid": "1"}, 250),
    ("call_ace", {"each_turn_doubles": "true"}, 450), ("call_ace_no_cat", {}, 450),
    ("kleurwiezen", {}, 900), ("kleurwiezen_small", {"piccolo": "true", "troela": "nine_tricks"}, 900),
    ("kleurwiezen", {"shared_misere": "false", "passed_out": "no_doubling", "specials": "any_turn"}, 900),
)  # fmt: skip


def _chosen(rng: Random, legal: tuple[Action, ...]) -> Action:
    """Any act, but of calls mostly the lowest, so that low contracts are played too."""
    if legal[0].verb != "call":
        return rng.choice(legal)
    return rng.choice(rng.choices((legal[:1], legal[:6], legal), (70, 10, 20))[0])


def _setting(game: Game, number: int) -> Setting:
    """The first deal of a match; where deals passed out carry over, often one that follows some."""
    setting = game.first_setting(FOUR[number % 4])
    passed = min(number % 4, _most_passed(game))
    return msgspec.structs.replace(setting, number=1 + passed, carry=Passed(passed)) if passed else setting


def _most_passed(game: Game) -> int:
    """The most deals passed out that the next one counts for, as far as people are asked."""
    return {"doubles": 1, "adds_up": 3}.get(getattr(game.options, "passed_out", ""), 0)


@pytest.mark.parametrize(("preset", "options", "count"), PLAYED)
def test_the_facts_of_a_played_deal_give_the_points_of_its_record(
    preset: str, options: dict[str, str], count: int
) -> None:
    game = game_of_preset(preset, options)
    form = "ladder" if game.sides == 2 else "individual"
    terms = terms_of(EveningSettings(name="-", preset=preset, options=options, format=form))
    rng, seen = Random(f"{preset} {options}"), set[str]()
    for number in range(count):
        match = begin_deal(
            open_match(game, _setting(game, number)), deal_from_seed(rng.randbytes(32), game, 1)
        )
        while match.position is not None and (waiting := match.position.to_act()):
            seat = min(waiting)
            match = act(match, seat, _chosen(rng, match.position.legal(seat)))
        played = match.deals[0]
        figures = figures_of(game, played, terms)
        assert played.result is not None
        assert played.result.points == score_of(figures, terms).points
        if game.sides == 2 and figures.tricks is not None and tricks_of(game) == 13:
            assert deal_score(game, played) == score_of(figures, terms)
        seen.add(figures.played)
    told = {choice.name for choice in terms.choices if choice.key in seen}
    assert {choice.name for choice in terms.choices} - {RARE + "thrown-in", RARE + "general-misere"} <= told


@pytest.mark.parametrize(("special", "made"), [("sola_nola", True), ("grand_dix", False)])
def test_a_special_is_told_as_made_where_it_was(special: str, made: bool) -> None:
    """With a suit each, who leads takes every trick, and that is not who called."""
    terms = terms_of(EveningSettings(name="-", preset="askov", format="ladder"))
    hands = tuple(FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in ONE_SUIT_EACH)
    setting = terms.game.first_setting(FOUR[0])
    match = begin_deal(open_match(terms.game, setting), deal_of_hands(FRENCH, hands, FOUR[0]))
    while match.position is not None and (waiting := match.position.to_act()):
        legal = match.position.legal(min(waiting))
        match = act(
            match, min(waiting), next((one for one in legal if one.text == f"call {special}"), legal[0])
        )
    figures = figures_of(terms.game, match.deals[0], terms)
    assert (special, made) == (figures.played, figures.made)


@pytest.mark.parametrize(
    ("kind", "seat", "tricks"),
    [("claim", "N", (13, 0)), ("claim", "E", (0, 13)), ("concede", "N", (0, 13)), ("concede", "E", (13, 0))],
)
def test_the_tricks_that_were_left_are_the_claimers_or_not_the_conceders(
    kind: str, seat: str, tricks: tuple[int, int]
) -> None:
    game = game_of_preset("whist", {})
    match = begin_deal(open_match(game, game.first_setting(FOUR[0])), deal_from_seed(bytes(32), game, 1))
    ended = end_deal(match, Ending(kind=kind, seat=FOUR["NESW".index(seat)], all_tricks=kind == "claim"))
    assert tricks == deal_score(game, ended.deals[0]).drive_tricks
