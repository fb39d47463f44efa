"""Minnesota Whist: score tables written from the rules, matches, early endings, presets."""

from typing import Any

import pytest

from tests.rules.minnesota_table import MIXED, acted, game, played_out, seat, start
from whistclub.cards.errors import BadOption, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import MinnesotaOptions, Stars
from whistclub.games.minnesota.contracts import GRAND, GRAND_DIX, LOW, NULLO, SOLA_NOLA
from whistclub.games.minnesota.score import score
from whistclub.games.registry import PRESETS, game_of_preset, make_game
from whistclub.rules.options import Value, specs
from whistclub.rules.tricks import Judge, Tricks
from whistclub.rules.values import DealResult, Ending, MatchResult, ScoreLine, Setting

ALL_LOW = "N lay D5, E lay D2, S lay D3, W lay D4"
EAST_GRANDS = "N lay D5, E lay C3, S lay D3, W lay D4"


def points(of: Any, contract: Any, tricks_ns: int, tricks_ew: int) -> tuple[int, ...]:
    """The scores of NS and EW when NS took so many tricks and EW so many."""
    tricks = Tricks(Judge(FRENCH), (0,) * 4, seat("N"), seat("N"), won=(tricks_ns, tricks_ew, 0, 0))
    result = score(contract, tricks, of.first_setting(seat("N")), of.options)
    assert result.points == result.lines[0].points
    return result.points


GRANDED_BY_NS = {
    # tricks of NS: points of NS and EW under each preset
    "minnesota": {13: (7, 0), 10: (4, 0), 7: (1, 0), 6: (0, 1), 3: (0, 4), 0: (0, 7)},
    "minnesota_double": {13: (7, 0), 10: (4, 0), 7: (1, 0), 6: (0, 2), 3: (0, 8), 0: (0, 14)},
    "european": {13: (7, 0), 10: (4, 0), 7: (1, 0), 6: (0, 1), 3: (0, 4), 0: (0, 7)},
    "norwegian": {13: (28, 0), 10: (16, 0), 7: (4, 0), 6: (0, 8), 3: (0, 32), 0: (0, 56)},
    "south_dakota": {13: (7, 0), 10: (4, 0), 7: (1, 0), 6: (-1, 0), 3: (-4, 0), 0: (-7, 0)},
    "askov": {13: (7, 0), 10: (4, 0), 7: (1, 0), 6: (0, 2), 3: (0, 8), 0: (0, 14)},
}
LOW_TABLES = {
    "minnesota": {13: (-7, 0), 10: (-4, 0), 7: (-1, 0), 6: (0, -1), 3: (0, -4), 0: (0, -7)},
    "minnesota_double": {13: (-7, 0), 10: (-4, 0), 7: (-1, 0), 6: (0, -1), 3: (0, -4), 0: (0, -7)},
    "european": {13: (-7, 0), 10: (-4, 0), 7: (-1, 0), 6: (0, -1), 3: (0, -4), 0: (0, -7)},
    "norwegian": {13: (0, 14), 10: (0, 8), 7: (0, 2), 6: (2, 0), 3: (8, 0), 0: (14, 0)},
    "south_dakota": {13: (-7, 0), 10: (-4, 0), 7: (-1, 0), 6: (0, -1), 3: (0, -4), 0: (0, -7)},
    "askov": {13: (-7, 0), 10: (-4, 0), 7: (-1, 0), 6: (0, -1), 3: (0, -4), 0: (0, -7)},
}


@pytest.mark.rule("M17", "M20", "M39", "M42", "M45", "M47")
@pytest.mark.parametrize("preset", GRANDED_BY_NS)
def test_what_a_high_scores(preset: str) -> None:
    of = game(preset)
    for tricks, expected in GRANDED_BY_NS[preset].items():
        assert expected == points(of, GRAND[0], tricks, 13 - tricks)
        assert expected[::-1] == points(of, GRAND[3], 13 - tricks, tricks)


@pytest.mark.rule("M18", "M20", "M43", "M46")
@pytest.mark.parametrize("preset", LOW_TABLES)
def test_what_a_low_scores(preset: str) -> None:
    of = game(preset)
    for tricks, expected in LOW_TABLES[preset].items():
        assert expected == points(of, LOW, tricks, 13 - tricks)
        assert expected == points(of, NULLO[1], tricks, 13 - tricks)


@pytest.mark.rule("M29", "M30", "M31", "M32", "M33")
@pytest.mark.parametrize(
    ("options", "contract", "tricks_ns", "expected"),
    [
        ({"grand_points": "3"}, GRAND[0], 9, (9, 0)),
        ({"grand_points": "3"}, GRAND[0], 4, (0, 3)),
        ({"nullo_points": "3"}, LOW, 9, (-9, 0)),
        ({"nullo_points": "3", "low_scoring": "winner_plus"}, LOW, 9, (0, 9)),
        ({"low_scoring": "winner_plus"}, LOW, 9, (0, 3)),
        ({"failed_grand": "grander_loses", "failed_grand_points": "8"}, GRAND[0], 4, (-3, 0)),
        ({"failed_grand": "grander_loses", "grand_points": "2"}, GRAND[1], 9, (0, -3)),
        ({"failed_grand": "grander_loses", "grand_points": "2"}, GRAND[1], 4, (0, 6)),
        ({"failed_grand_points": "2"}, GRAND[0], 4, (0, 6)),
        ({"failed_grand_points": "8"}, GRAND[0], 9, (3, 0)),
    ],
)
def test_what_the_options_of_the_score_do(
    options: dict[str, str], contract: Any, tricks_ns: int, expected: tuple[int, int]
) -> None:
    assert expected == points(game(**options), contract, tricks_ns, 13 - tricks_ns)


@pytest.mark.rule("M20")
def test_exactly_one_sides_score_moves() -> None:
    for preset in GRANDED_BY_NS:
        for contract in (*GRAND, LOW):
            for tricks in range(14):
                assert 1 == sum(bool(moved) for moved in points(game(preset), contract, tricks, 13 - tricks))


def test_a_short_deal_shared_equally_scores_nothing() -> None:
    assert (0, 0) == points(game(), GRAND[0], 2, 2)
    assert (0, 0) == points(game("south_dakota"), GRAND[0], 2, 2)
    assert (0, 0) == points(game(), LOW, 1, 1)


@pytest.mark.rule("M17", "M18")
def test_a_deal_played_out_is_scored_by_its_tricks() -> None:
    for lays, key in ((ALL_LOW, "score-low-minus"), (EAST_GRANDS, "score-grand-")):
        over = played_out(acted(start(game(), MIXED), lays))
        won = over.tricks.won
        result = over.result()
        assert 13 == sum(won)
        assert result.lines[0].key.startswith(key)
        assert abs(won[0] + won[2] - 6.5) - 0.5 + 1 == abs(sum(result.points))


def deal_worth(*moved: int) -> DealResult:
    return DealResult((ScoreLine("score-test", (), moved),), moved, Stars())


@pytest.mark.rule("M2", "M18")
def test_points_add_up_below_zero_and_the_deal_passes_left() -> None:
    minnesota = game()
    following = minnesota.next_setting(minnesota.first_setting(seat("W")), deal_worth(-3, 0))
    assert Setting(2, seat("N"), (-3, 0), Stars()) == following


@pytest.mark.rule("M19", "M41", "M45", "M46", "M47")
@pytest.mark.parametrize(
    ("preset", "target"),
    [
        ("minnesota", 13),
        ("minnesota_double", 13),
        ("european", 13),
        ("norwegian", 50),
        ("south_dakota", 11),
        ("askov", 15),
    ],
)
def test_the_first_side_at_the_target_wins(preset: str, target: int) -> None:
    of = game(preset)
    setting = Setting(9, seat("N"), (target - 2, target - 1), Stars())
    assert isinstance(of.next_setting(setting, deal_worth(1, 0)), Setting)
    ended = of.next_setting(setting, deal_worth(0, 1))
    assert isinstance(ended, MatchResult)
    assert ("match-won", (target - 2, target), (1,)) == (ended.key, ended.score, ended.winners)


@pytest.mark.rule("M20")
def test_a_level_score_at_the_target_is_played_on() -> None:
    level = game().next_setting(Setting(9, seat("N"), (12, 12), Stars()), deal_worth(1, 1))
    assert Setting(10, seat("E"), (13, 13), Stars()) == level


@pytest.mark.rule("M36", "M37")
def test_without_target_the_side_ahead_after_the_last_deal_wins() -> None:
    of = game(target="none", max_deals="4")
    assert isinstance(of.next_setting(Setting(3, seat("N"), (40, 2), Stars()), deal_worth(1, 0)), Setting)
    level = of.next_setting(Setting(4, seat("N"), (2, 3), Stars()), deal_worth(1, 0))
    assert Setting(5, seat("E"), (3, 3), Stars()) == level
    ended = of.next_setting(level, deal_worth(0, -1))
    assert ((3, 2), (0,)) == (ended.score, ended.winners)


@pytest.mark.rule("M36")
def test_a_game_needs_a_target_or_a_number_of_deals() -> None:
    with pytest.raises(BadOption, match="option-target-needs-deals"):
        game(target="none")
    assert 21 == game(target="21").options.target


def test_a_game_stopped_by_the_table_is_won_by_nobody() -> None:
    stopped = game().stopped(Setting(4, seat("N"), (5, 2), Stars()))
    assert ("match-stopped", (5, 2), (), ()) == (stopped.key, stopped.score, stopped.winners, stopped.lines)


@pytest.mark.parametrize(
    ("lays", "ending", "expected"),
    [
        (ALL_LOW, Ending("claim", seat("N"), all_tricks=True), (-7, 0)),
        (ALL_LOW, Ending("claim", seat("N"), all_tricks=False), (0, -7)),
        (ALL_LOW, Ending("concede", seat("S")), (-7, 0)),
        (EAST_GRANDS, Ending("claim", seat("W"), all_tricks=True), (0, 7)),
        (EAST_GRANDS, Ending("claim", seat("W"), all_tricks=False), (7, 0)),
        (EAST_GRANDS, Ending("concede", seat("N")), (0, 7)),
        (EAST_GRANDS, Ending("dropped"), (0, 0)),
        (EAST_GRANDS, Ending("stop", seat("E")), (0, 0)),
    ],
)
def test_what_a_deal_ended_early_scores(lays: str, ending: Ending, expected: tuple[int, int]) -> None:
    of = game()
    position = acted(start(of, MIXED), lays)
    assert expected == of.settle(position, ending).points


def test_a_claim_counts_the_tricks_already_won_and_the_one_on_the_table() -> None:
    of = game()
    position = acted(start(of, MIXED), f"{ALL_LOW}, E play H5, S play H2, W play HJ, N play H8, W play SA")
    assert (0, -7) == of.settle(position, Ending("claim", seat("E"), all_tricks=True)).points
    assert (-6, 0) == of.settle(position, Ending("claim", seat("E"), all_tricks=False)).points


def test_nothing_can_be_claimed_before_the_play_or_in_another_way() -> None:
    of = game()
    for position, ending in (
        (start(of, MIXED), Ending("claim", seat("N"))),
        (acted(start(of, MIXED), ALL_LOW), Ending("claim")),
        (acted(start(of, MIXED), ALL_LOW), Ending("undo", seat("N"))),
    ):
        with pytest.raises(IllegalAction, match="ending-not-here"):
            of.settle(position, ending)


def test_stars_stay_through_every_deal_and_a_special_adds_to_them() -> None:
    of, setting = game("askov"), Setting(5, seat("N"), (2, -1), Stars((2, 1)))
    for contract, won, expected in (
        (GRAND[0], (9, 4, 0, 0), (2, 1)),
        (LOW, (9, 4, 0, 0), (2, 1)),
        (LOW, (2, 2, 0, 0), (2, 1)),
        (SOLA_NOLA[0], (0, 13, 0, 0), (3, 1)),
        (SOLA_NOLA[0], (1, 3, 0, 0), (2, 2)),
        (GRAND_DIX[3], (0, 0, 0, 7), (2, 2)),
        (GRAND_DIX[3], (0, 1, 0, 6), (3, 1)),
    ):
        tricks = Tricks(Judge(FRENCH), (0,) * 4, seat("N"), seat("N"), won=won)
        assert Stars(expected) == score(contract, tricks, setting, of.options).carry
    position = of.start(start(of, MIXED).deal, setting)
    assert Stars((2, 1)) == of.settle(position, Ending("dropped")).carry


CHANGES: dict[str, dict[str, Value]] = {
    "minnesota": {},
    "minnesota_double": {"failed_grand_points": 2},
    "european": {"colours": "red_high"},
    "norwegian": {
        "bidding": "spoken",
        "high_lead": "left_of_grander",
        "low_lead": "right_of_bidder",
        "grand_points": 4,
        "failed_grand_points": 8,
        "nullo_points": 2,
        "low_scoring": "winner_plus",
        "target": 50,
    },
    "south_dakota": {
        "trump": "first_lead",
        "high_lead": "grander",
        "failed_grand": "grander_loses",
        "target": 11,
    },
    "askov": {"overcall": "askov", "failed_grand_points": 2, "target": 15},
}


@pytest.mark.rule("M38", "M39", "M40", "M41", "M44", "M47")
def test_what_each_preset_changes() -> None:
    assert set(CHANGES) == {name for name, preset in PRESETS.items() if preset.game == "minnesota"}
    for name, changes in CHANGES.items():
        assert make_game("minnesota", changes) == game(name)


EVERY = {
    "bidding", "colours", "two_card_signal", "trump", "overcall", "high_lead", "low_lead", "grand_points",
    "nullo_points", "failed_grand", "failed_grand_points", "low_scoring", "failed_special", "stake", "target",
    "max_deals",
}  # fmt: skip
USUAL = EVERY - {"overcall", "failed_special", "stake"}
ACCEPTED = {
    "minnesota": USUAL,
    "minnesota_double": USUAL,
    "european": USUAL,
    "norwegian": {"target", "max_deals"},
    "south_dakota": {"target", "max_deals", "colours", "two_card_signal"},
    "askov": EVERY - {"bidding", "trump", "overcall"},
}


@pytest.mark.rule("M26", "M48", "M49", "M50")
@pytest.mark.parametrize("preset", ACCEPTED)
def test_which_options_a_preset_accepts(preset: str) -> None:
    defaults = {spec.name: spec.write(spec.default) for spec in specs(MinnesotaOptions)}
    assert EVERY == set(defaults)
    for name in EVERY:
        written = {name: "20" if name == "target" else defaults[name]}
        if name in ACCEPTED[preset]:
            assert "minnesota" == game_of_preset(preset, written).key
        else:
            with pytest.raises(BadOption, match=f"option-refused-here .name={name}"):
                game_of_preset(preset, written)


@pytest.mark.rule("M21", "M23", "M24", "M25", "M26", "M27", "M28", "M31", "M33", "M34", "M35")
def test_the_values_of_every_option_and_its_default() -> None:
    expected = {
        "bidding": ("cards", "cards, spoken"),
        "colours": ("black_high", "black_high, red_high"),
        "two_card_signal": ("void_only", "void_only, off"),
        "trump": ("none", "none, first_lead"),
        "overcall": ("none", "none, askov"),
        "high_lead": ("right_of_grander", "right_of_grander, left_of_grander, grander"),
        "low_lead": ("left_of_dealer", "left_of_dealer, right_of_bidder"),
        "grand_points": (1, "1.."),
        "nullo_points": (1, "1.."),
        "failed_grand": ("others_score", "others_score, grander_loses"),
        "failed_grand_points": (1, "1.."),
        "low_scoring": ("loser_minus", "loser_minus, winner_plus"),
        "failed_special": ("star_to_others", "star_to_others, no_star"),
        "stake": (15, "1.."),
        "target": (13, "1.., none"),
        "max_deals": (None, "1.., none"),
    }
    assert expected == {spec.name: (spec.default, spec.valid()) for spec in specs(MinnesotaOptions)}
