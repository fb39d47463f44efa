"""Plain Whist: trump from the turned card, a point a trick over six, games, rubbers, honours."""

from typing import Any

import pytest

from tests.rules.solo_table import (
    MIXED,
    ONE_SUIT_EACH,
    acted,
    game,
    played,
    result,
    settled,
    start,
    texts,
    told,
    turn,
    view,
)
from whistclub.cards.errors import BadDeal, BadOption, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.games.whist import Rubber
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.match import begin_deal, end_deal, open_match
from whistclub.rules.seats import FOUR
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting, seen_by


def whist(**options: str) -> Any:
    return game("whist", **options)


def after(of: Any, *deals: tuple[int, int]) -> Setting | MatchResult:
    """The setting after deals that came to these points, North dealing first, or how the match ended."""
    setting = of.first_setting(FOUR[0])
    for points in deals:
        assert isinstance(setting, Setting)
        setting = of.next_setting(setting, DealResult((), points))
    found: Setting | MatchResult = setting
    return found


@pytest.mark.rule("W1", "W8")
@pytest.mark.parametrize(("dealer", "turned", "points"), [("N", "S5", (7, 0)), ("E", "H5", (0, 7))])
def test_opposite_seats_are_partners_and_share_their_points(
    dealer: str, turned: str, points: tuple[int, int]
) -> None:
    """The dealer has every trump: thirteen tricks, seven over six."""
    position = played(start(whist(), ONE_SUIT_EACH, dealer, turned))
    assert points == result(position).points
    assert "" == turn(position)


@pytest.mark.rule("W8")
@pytest.mark.parametrize(
    ("tricks", "points"), [(6, (0, 1)), (7, (1, 0)), (8, (2, 0)), (0, (0, 7)), (13, (7, 0))]
)
def test_the_side_with_more_tricks_scores_one_for_each_over_six(tricks: int, points: tuple[int, int]) -> None:
    """North takes so many tricks with his trumps, and claims none of the rest."""
    position = played(start(whist(), ONE_SUIT_EACH, "N", "S5"), 4 * tricks)
    found = result(position) if tricks == 13 else settled(position, "N claim none")
    assert points == found.points
    side = 0 if tricks > 6 else 1
    counted = tricks if tricks > 6 else 13 - tricks
    assert ("score-tricks-over", (("side", side), ("tricks", counted), ("book", 6))) == (
        found.lines[0].key,
        found.lines[0].args,
    )


@pytest.mark.rule("W2")
def test_cards_go_one_at_a_time_from_the_dealers_left() -> None:
    of = game("whist")
    deal = deal_from_seed(seed_from_text("1"), of, 1)
    position = of.start(deal, of.first_setting(FOUR[2]))
    assert tuple(sorted(deal.pack[0::4])) == view(position, "W").hand
    assert tuple(sorted(deal.pack[3::4])) == view(position, "S").hand
    assert [13] * 4 == [len(view(position, letter).hand) for letter in "NESW"]
    with pytest.raises(BadDeal, match="deal-repeated-card"):
        of.start(Deal((deal.pack[0], *deal.pack[:51])), of.first_setting(FOUR[0]))


@pytest.mark.rule("W2")
def test_the_first_dealer_follows_from_the_seed_and_the_deal_passes_left() -> None:
    assert FOUR[2] == first_dealer(seed_from_text("1"))
    following = after(whist(), (1, 0), (0, 1), (0, 0))
    assert isinstance(following, Setting)
    assert (4, FOUR[3], (1, 1)) == (following.number, following.dealer, following.score)


@pytest.mark.rule("W2", "W11")
def test_the_deal_passes_left_from_game_to_game_too() -> None:
    following = after(whist(rubber="on"), (5, 0))
    assert isinstance(following, Setting)
    assert (2, FOUR[1], (0, 0)) == (following.number, following.dealer, following.score)


@pytest.mark.rule("W3")
@pytest.mark.parametrize("turned", ["S3", "HQ", "D5", "CA"])
def test_the_suit_of_the_dealers_last_card_is_trump(turned: str) -> None:
    position = start(game("whist"), MIXED, "N", turned)
    for viewer in ("N", "E", "S", "W", None):
        seen = view(position, viewer)
        assert (turned[0], turned, [(0, turned)]) == (
            seen.trump,
            seen.turned.text,
            [(s, c.text) for s, c in seen.shown],
        )
    happened = [seen_by(one, None, 4) for one in game("whist").opening(position)]
    assert ("event-turned", (("seat", "N"), ("card", turned), ("suit", turned[0]))) == (
        happened[-1].key,
        happened[-1].args,
    )


@pytest.mark.rule("W4")
def test_the_turned_card_is_of_the_dealers_hand_and_known_until_played() -> None:
    position = start(game("whist"), MIXED, "N", "H8")
    assert view(position).face_up
    position = acted(position, "E play H5, S play H2, W play H3")
    assert (False, ["play H4", "play H8", "play HQ"]) == (view(position).face_up, texts(position))
    played_it, kept = acted(position, "N play H8"), acted(position, "N play H4")
    assert () == view(played_it).shown
    assert [(0, "H8")] == [(s, c.text) for s, c in view(kept).shown]
    assert "H8" not in [card.text for card in view(played_it, "N").hand]


@pytest.mark.rule("W5")
def test_the_dealers_left_leads_and_the_winner_leads_on() -> None:
    position = start(game("whist"), MIXED, "S", "SK")
    assert "W" == turn(position)
    position = acted(position, "W play H3, N play HQ, E play HK, S play H2")
    assert "E" == turn(position)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        acted(position, "W play C5")
    with pytest.raises(IllegalAction, match="wrong-phase-play"):
        acted(position, "E call pass")


@pytest.mark.rule("W6")
def test_the_suit_led_is_followed_by_who_can() -> None:
    position = acted(start(game("whist"), MIXED, "N", "S3"), "E play H5")
    assert ["play H2", "play H6", "play HT", "play HA"] == texts(position)
    with pytest.raises(IllegalAction, match=r"must-follow.*C4.*H5"):
        acted(position, "S play C4")
    with pytest.raises(IllegalAction, match="not-held"):
        acted(position, "S play H3")
    void = acted(start(game("whist"), ONE_SUIT_EACH, "N", "S3"), "E play H5")
    assert 13 == len(texts(void))


@pytest.mark.rule("W7")
@pytest.mark.parametrize(
    ("south", "west", "turned", "script", "taker"),
    [
        ("D7 H3 HT", "D8 H4 S3", "S2", "E play D5, S play D7, W play D8, N play SK", "N"),
        ("S9 H3 HT", "D8 H4 S3", "S2", "E play D5, S play S9, W play D8, N play S2", "S"),
        ("S9 H3 HT", "D8 H4 S3", "H2", "E play D5, S play S9, W play D8, N play SK", "W"),
        ("D7 H3 HT", "C8 H4 S3", "H2", "E play D5, S play D7, W play H4, N play SK", "W"),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_suit_led_takes_the_trick(
    south: str, west: str, turned: str, script: str, taker: str
) -> None:
    position = start(game("whist"), ("S2 SK H2", "D5 HA D6", south, west), "N", turned)
    assert taker == turn(acted(position, script))
    last = told(game("whist"), position, script)[-1]
    assert ("event-trick", 1) == (last.kind, dict(last.public)["tricks"])


@pytest.mark.rule("W9")
@pytest.mark.parametrize(("target", "points"), [("5", 5), ("7", 7), ("9", 9), ("10", 10), ("1", 1)])
def test_a_game_is_won_at_its_target(target: str, points: int) -> None:
    of = whist(target=target)
    short, rest = divmod(points - 1, 7)
    before = [(7, 0)] * short + ([(rest, 0)] if rest else [])
    assert isinstance(after(of, *before), Setting)
    assert MatchResult("match-won", (points, 0), (0,)) == after(of, *before, (1, 0))


@pytest.mark.rule("W9")
def test_the_target_is_five_points_by_default() -> None:
    assert isinstance(after(whist(), (4, 0), (0, 4)), Setting)
    assert MatchResult("match-won", (4, 6), (1,)) == after(whist(), (4, 0), (0, 4), (0, 2))


@pytest.mark.rule("W9", "W10")
@pytest.mark.parametrize(
    "options", [{"target": "none"}, {"target": "0"}, {"max_deals": "0"}, {"target": "-5"}]
)
def test_no_target_without_max_deals_and_no_number_below_one(options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        whist(**options)


@pytest.mark.rule("W9", "W10")
def test_without_a_target_the_side_ahead_after_the_last_deal_wins() -> None:
    of = whist(target="none", max_deals="3")
    assert isinstance(after(of, (7, 0), (7, 0)), Setting)
    assert MatchResult("match-won", (14, 2), (0,)) == after(of, (7, 0), (7, 0), (0, 2))


@pytest.mark.rule("W10")
def test_a_level_score_is_played_on_one_deal_at_a_time() -> None:
    of = whist(target="none", max_deals="2")
    assert isinstance(after(of, (2, 0), (0, 2)), Setting)
    assert isinstance(after(of, (2, 0), (0, 2), (0, 0)), Setting)
    assert MatchResult("match-won", (2, 3), (1,)) == after(of, (2, 0), (0, 2), (0, 0), (0, 1))


@pytest.mark.rule("W10")
def test_the_target_still_ends_a_game_before_the_last_deal() -> None:
    assert MatchResult("match-won", (5, 0), (0,)) == after(whist(max_deals="9"), (5, 0))


@pytest.mark.rule("W11")
def test_a_rubber_ends_when_a_side_has_two_games_each_from_nothing() -> None:
    of = game("whist_rubber")
    one_all = after(of, (5, 0), (4, 0), (0, 6))
    assert isinstance(one_all, Setting)
    assert ((0, 0), Rubber((1, 1))) == (one_all.score, one_all.carry)
    assert MatchResult("rubber-won", (2, 0), (0,)) == after(of, (5, 0), (6, 0))
    assert MatchResult("rubber-won", (1, 2), (1,)) == after(of, (5, 0), (0, 5), (3, 0), (0, 7))


@pytest.mark.rule("W11")
def test_one_game_is_played_by_default() -> None:
    assert MatchResult("match-won", (5, 0), (0,)) == after(whist(), (5, 0))


FOUR_HONOURS = (
    "SA SK SQ SJ S2 H2 H3 H4 D2 D3 D4 C2 C3",
    "S3 S4 S5 H5 H6 H7 D5 D6 D7 C4 C5 C6 C7",
    "S6 S7 S8 H8 H9 HT D8 D9 DT C8 C9 CT CJ",
    "S9 ST HJ HQ HK HA DJ DQ DK DA CQ CK CA",
)


def swapped(hands: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    moved = (hand.replace(one, "xx").replace(other, one).replace("xx", other) for hand in hands)
    return tuple(moved)


@pytest.mark.rule("W12", "W13")
def test_four_honours_score_four_and_three_score_two_after_the_tricks() -> None:
    long = whist(honours="on", target="20")
    position = start(long, FOUR_HONOURS, "N", "S2")
    lines = settled(position, "E claim all").lines
    assert [("score-tricks-over", (0, 7)), ("score-honours", (4, 0))] == [(x.key, x.points) for x in lines]
    assert (("side", 0), ("count", 4)) == lines[1].args
    assert (4, 7) == settled(position, "E claim all").points
    three = start(long, swapped(FOUR_HONOURS, "SJ", "S9"), "N", "S2")
    assert (2, 7) == settled(three, "E claim all").points
    shared = start(long, swapped(FOUR_HONOURS, "SJ", "S8"), "N", "S2")
    assert (4, 7) == settled(shared, "E claim all").points
    two_each = start(long, swapped(swapped(FOUR_HONOURS, "SJ", "S9"), "SQ", "S3"), "N", "S2")
    assert (0, 7) == settled(two_each, "E claim all").points
    east = start(long, swapped(swapped(swapped(FOUR_HONOURS, "SJ", "S9"), "SQ", "S3"), "SK", "S4"), "N", "S2")
    assert (0, 9) == settled(east, "E claim all").points


@pytest.mark.rule("W12")
def test_honours_do_not_count_by_default() -> None:
    position = start(whist(target="20"), FOUR_HONOURS, "N", "S2")
    assert (0, 7) == settled(position, "E claim all").points


@pytest.mark.rule("W12")
def test_honours_are_those_dealt_whoever_takes_them_in_tricks() -> None:
    position = start(whist(honours="on", target="20"), FOUR_HONOURS, "N", "S2")
    position = acted(position, "E play S3, S play S6, W play S9, N play SA")
    assert ("score-honours", (4, 0)) == (
        settled(position, "N claim all").lines[1].key,
        settled(position, "N claim all").lines[1].points,
    )


@pytest.mark.rule("W13")
@pytest.mark.parametrize(
    ("score", "points"), [((0, 0), (4, 1)), ((0, 3), (4, 1)), ((0, 4), (0, 1)), ((4, 4), (0, 1))]
)
def test_honours_count_only_while_the_tricks_leave_the_game_open(
    score: tuple[int, int], points: tuple[int, int]
) -> None:
    """North has all the trumps, takes six tricks and claims no more: East and West have one over six."""
    position = played(start(whist(honours="on"), ONE_SUIT_EACH, "N", "S2", score=score), 24)
    assert points == settled(position, "N claim none").points


@pytest.mark.rule("W14")
@pytest.mark.parametrize(
    ("ending", "points"),
    [
        ("N claim all", (7, 0)),
        ("S claim all", (7, 0)),
        ("E claim none", (7, 0)),
        ("W concede", (7, 0)),
        ("E claim all", (0, 2)),
        ("N claim none", (0, 2)),
        ("S concede", (0, 2)),
    ],
)
def test_a_claim_gives_all_that_remain_to_the_claimers_side_or_to_the_other(
    ending: str, points: tuple[int, int]
) -> None:
    position = played(start(whist(), ONE_SUIT_EACH, "N", "S5"), 5 * 4 + 2)
    assert (5, 0, 0, 0) == view(position).won
    assert points == settled(position, ending).points


@pytest.mark.rule("W14")
@pytest.mark.parametrize("kind", ["dropped", "stop"])
def test_a_deal_dropped_or_stopped_scores_nothing(kind: str) -> None:
    of = game("whist")
    match = begin_deal(open_match(of, of.first_setting(FOUR[0])), deal_from_seed(seed_from_text("1"), of, 1))
    ended = end_deal(match, Ending(kind, FOUR[0] if kind == "stop" else None))
    assert (0, 0) == ended.deals[0].result.points  # type: ignore[union-attr]
    assert (None if kind == "dropped" else MatchResult("match-stopped", (0, 0), ())) == ended.result


def test_a_shorter_pack_counts_from_half_its_tricks() -> None:
    of = game("whist")
    position = played(of.start(Deal(FRENCH.cards[:16]), of.first_setting(FOUR[0])))
    won = view(position).won
    ahead = max(won[0] + won[2], won[1] + won[3])
    assert ahead - 2 == max(result(position).points)
