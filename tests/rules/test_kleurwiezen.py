"""Kleurwiezen: the contracts in play, the score and the match."""

from typing import Any

import pytest

from tests.rules.kleurwiezen_table import (
    MIXED,
    ONE_SUIT_EACH,
    called,
    contract,
    game,
    played,
    side,
    start,
    turn,
    words,
)
from whistclub.cards.errors import BadSetting, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.games.kleurwiezen.contracts import scored, worth
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.rules.values import MatchResult, Setting, parse_ending


def settled(position: Any, ending: str) -> tuple[int, ...]:
    points: tuple[int, ...] = game().settle(position, parse_ending(ending, 4)).points
    return points


@pytest.mark.rule("K21", "K26")
def test_the_declarer_leads_to_an_abondance() -> None:
    position = called(start(game()), "pass, pass, 9 C, pass")
    assert ("abondance", "W", "C", 9, "W") == (
        position.terms.contract.kind,
        side(position),
        position.terms.contract.trump,
        position.terms.contract.undertaken,
        turn(position),
    )
    assert "E" == turn(called(start(game()), "pass, pass, 8 C, accept"))


@pytest.mark.rule("K23")
def test_an_open_hand_lies_after_the_first_trick() -> None:
    of = game()
    position = called(start(of, ONE_SUIT_EACH), "pass, misere_ouverte, pass, pass")
    assert () == of.view(position, None).shown
    opened = played(position, 4)
    assert {FOUR[2]} == {seat for seat, _ in of.view(opened, None).shown}
    assert 12 == len(of.view(opened, None).shown)


@pytest.mark.rule("K24")
def test_a_piccolo_is_exactly_one_trick() -> None:
    assert "piccolo" not in words(start(game()))
    assert "piccolo" in words(start(game(piccolo=True)))
    assert [-8, 8, -8] == [worth(contract("piccolo", 1), won) for won in (0, 1, 2)]


@pytest.mark.rule("K25")
def test_thirteen_in_hearts_are_a_solo_slim() -> None:
    for suit, option, kind in (
        ("S", "hearts_only", "solo"),
        ("H", "hearts_only", "solo_slim"),
        ("S", "any_suit", "solo_slim"),
    ):
        position = called(
            start(game(solo_slim=option)), f"13 {suit}, pass, pass, pass" if kind == "solo" else f"13 {suit}"
        )
        assert (kind, suit, "E", "E") == (
            position.terms.contract.kind,
            position.terms.contract.trump,
            side(position),
            turn(position),
        )


@pytest.mark.rule("K27")
def test_suit_is_followed_and_the_highest_trump_takes_the_trick() -> None:
    position = called(start(game(), ONE_SUIT_EACH), "8 H, accept, pass, pass")
    after = played(position, 4)
    assert (0, 1, 0, 0) == after.won
    mixed = called(start(game()), "8 H, accept, pass, pass")
    led = mixed.play(FOUR[1], game().alphabet.read("play CJ", FRENCH))
    with pytest.raises(IllegalAction, match="must-follow"):
        led.play(FOUR[2], game().alphabet.read("play HA", FRENCH))


@pytest.mark.rule("K28")
def test_play_stops_once_nothing_changes_what_is_paid() -> None:
    misere = played(called(start(game(), ONE_SUIT_EACH), "misere, pass, pass, pass"))
    assert (1, (12, -36, 12, 12)) == (sum(misere.won), misere.result().points)
    abondance = played(called(start(game(), ONE_SUIT_EACH), "9 H, pass, pass, pass"))
    assert (9, (-10, 30, -10, -10)) == (sum(abondance.won), abondance.result().points)
    pair = played(called(start(game(), ONE_SUIT_EACH), "8 H, accept, pass, pass"))
    assert (13, (-30, 30, 30, -30)) == (sum(pair.won), pair.result().points)
    with pytest.raises(IllegalAction, match="deal-over"):
        misere.play(FOUR[1], misere.acts[-1][1])


@pytest.mark.rule("K29", "K30", "K38")
def test_a_pair_in_steps() -> None:
    assert [8, 11, 14, 17, 20, 30] == [worth(contract("propose", tricks), tricks) for tricks in range(8, 14)]
    assert [8, 11, 14, 17, 20, 30] == [worth(contract("propose", 8), won) for won in range(8, 14)]
    assert [-11, -14] == [worth(contract("propose", 8), won) for won in (7, 6)]
    assert -17 == worth(contract("propose", 9), 7)
    assert (14, -14, 14, -14) == scored(contract("propose", 8, "N S"), (6, 2, 4, 1)).points
    assert (-11, 11, -11, 11) == scored(contract("propose", 8, "N S"), (4, 3, 3, 3)).points


@pytest.mark.rule("K29", "K31")
def test_alone_in_steps() -> None:
    assert [3, 4, 5, 7] == [worth(contract("lone", tricks), tricks) for tricks in (5, 6, 7, 8)]
    assert [3, 4, 5, 6, 6] == [worth(contract("lone", 5), won) for won in (5, 6, 7, 8, 9)]
    assert [-4, -5] == [worth(contract("lone", 5), won) for won in (4, 3)]
    assert (9, -3, -3, -3) == scored(contract("lone", 5), (5, 4, 4, 0)).points


@pytest.mark.rule("K32", "K33", "K38")
def test_the_other_contracts_in_steps() -> None:
    assert [16, 16, 30, -16] == [worth(contract("troel", 8), won) for won in (8, 12, 13, 7)]
    assert [10, 15, 20, 30] == [worth(contract("abondance", tricks), tricks) for tricks in (9, 10, 11, 12)]
    assert [10, -10] == [worth(contract("abondance", 9), won) for won in (13, 3)]
    assert [12, -12, 24] == [worth(contract("misere", 0), won) for won in (0, 1)] + [
        worth(contract("misere_ouverte", 0), 0)
    ]
    assert [50, -60] == [worth(contract("solo", 13), 13), worth(contract("solo_slim", 13), 12)]
    assert (45, -15, -15, -15) == scored(contract("abondance", 10), (10, 1, 1, 1)).points


@pytest.mark.rule("K35", "K36")
def test_small_points_and_their_doubles() -> None:
    def small(kind: str, tricks: int, won: int, times: int = 1) -> int:
        return worth(contract(kind, tricks, scoring="small", times=times), won)

    assert [2, 3, 7 * 2, -3, -4] == [small("propose", 8, won) for won in (8, 9, 13, 7, 6)]
    assert [3, -4] == [small("propose", 9, won) for won in (9, 8)]
    assert [2, 5, -3] == [small("lone", 5, won) for won in (5, 8, 4)]
    assert [4, 6, -6, 7 * 3] == [small("troel", 8, won) for won in (8, 9, 7, 13)]
    assert [4, 6 * 1, 7 * 4] == [
        small("propose", 8, 8, 2),
        small("propose", 8, 9, 2),
        small("propose", 8, 13, 3),
    ]
    assert [5, 6, 8, 9] == [small("abondance", tricks, tricks) for tricks in (9, 10, 11, 12)]
    assert [7, 14, 25, 30, 5] == [small(*one) for one in (("misere", 0, 0), ("misere_ouverte", 0, 0), ("solo", 13, 13),
                                                          ("solo_slim", 13, 13), ("piccolo", 1, 1))]  # fmt: skip


@pytest.mark.rule("K34")
def test_one_misere_made_and_one_failed_are_added_up() -> None:
    result = scored(contract("misere", 0, "N E"), (0, 2, 9, 2))
    assert (48, -48, 0, 0) == result.points
    assert ["score-kleurwiezen-made", "score-kleurwiezen-failed"] == [line.key for line in result.lines]


@pytest.mark.rule("K39", "K41")
def test_the_highest_total_wins_after_the_last_deal() -> None:
    of = game(deals=1)
    made = played(called(start(of, ONE_SUIT_EACH), "13 H")).result()
    end = of.next_setting(of.first_setting(FOUR[0]), made)
    assert isinstance(end, MatchResult)
    assert (1,) == end.winners
    assert () == of.stopped(of.first_setting(FOUR[0])).winners
    opened = game(deals="open")
    assert (1,) == opened.stopped(
        Setting(5, FOUR[0], (-1, 3, -1, -1), opened.first_setting(FOUR[0]).carry)
    ).winners


@pytest.mark.rule("K40")
def test_a_claim_is_of_the_side_of_who_claims() -> None:
    pair = called(start(game(), MIXED), "8 H, accept, pass, pass")
    assert (-30, 30, 30, -30) == settled(pair, "E claim all")
    assert (32, -32, -32, 32) == settled(pair, "S concede")
    misere = called(start(game(), MIXED), "misere, pass, pass, pass")
    assert (-12, 36, -12, -12) == settled(misere, "E claim none")
    assert (12, -36, 12, 12) == settled(misere, "E concede")
    both = called(start(game(), MIXED), "misere, misere, pass, pass")
    for ending in ("E claim none", "N concede"):
        with pytest.raises(IllegalAction, match="ending-not-here"):
            settled(both, ending)
    with pytest.raises(IllegalAction, match="ending-not-here"):
        settled(start(game()), "E concede")


@pytest.mark.rule("K41")
def test_a_doubling_waits_where_a_deal_is_left_unfinished() -> None:
    of = game()
    position = start(of, passed=1)
    result = of.settle(position, parse_ending("dropped", 4))
    assert (0, 0, 0, 0) == result.points
    assert 1 == of.next_setting(position.terms.dealt.setting, result).carry.deals


@pytest.mark.rule("K42")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"score": (1, 0, 0, 0)}, "setting-sum"),
        ({"number": 17}, "setting-over"),
        ({"carry": 1}, "kleurwiezen-passed-out"),
    ],
)
def test_a_match_begins_ahead_where_it_may_have_come_so(change: dict[str, Any], why: str) -> None:
    of = game()
    first = of.first_setting(FOUR[0])
    carry = type(first.carry)(change.pop("carry", 0))
    fields = {"number": 1, "dealer": FOUR[0], "score": (0, 0, 0, 0), "carry": carry, **change}
    with pytest.raises(BadSetting, match=why):
        of.start(deal_from_seed(seed_from_text("1"), of, 1), Setting(**fields))
    assert of.check_setting(Setting(3, FOUR[0], (5, -5, 2, -2), first.carry)) is None
