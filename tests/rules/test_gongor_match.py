"""Campaigns and sittings for points in Gongor Whist, their options, and hands that the table ends."""

from typing import Any, Literal

import pytest

from tests.rules.solitaire import acted, dealt, follow_on, offered, refusal, setting, told
from whistclub.cards.errors import BadOption, IllegalAction
from whistclub.games.gongor import Bidding, Gongor, GongorOptions, Over, Playing, Sheet
from whistclub.games.gongor.options import BIDS
from whistclub.games.registry import game_of_preset
from whistclub.rules.match import Match, act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.options import specs
from whistclub.rules.seats import ALONE
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting

CAMPAIGN = Gongor(GongorOptions())
POINTS = Gongor(GongorOptions(scoring="points"))
STOP = Ending("stop", ALONE)
CONCEDE = Ending("concede", ALONE)

# Trump Moons in fore, Waves after one twiddle in aft: the player's hands are all trumps, the dummy's have none.
PERFECT = (
    "MK2 MS4 ML5 ML7 MS8 MS9 MX",
    "SY2 SK3 LY3 YK4 YK5 SY6 LK6",
    "WL2 WL4 SW5 WY7 WL8 WY9 WX",
    "SK7 YK8 LK9 SX LX YX KX",
)


def perfect(game: Gongor) -> Any:
    return dealt(game, *PERFECT, side="MW")


def fore_of(game: Gongor, bid: int, first: Setting | None = None) -> Any:
    """The perfect fore hand played out with this bid: seven tricks are won whatever is played."""
    position = game.start(perfect(game), first or game.first_setting(ALONE))
    return follow_on(acted(game, position, f"bid {bid}"), "keep")


def aft_of(game: Gongor, position: Any, bid: int) -> Any:
    """The perfect aft hand: seven tricks with a twiddle in its first."""
    position = acted(game, position, f"bid {bid}", "any", "twiddle")
    return follow_on(position, "keep")


def one_trick(game: Gongor, *, fore_wins: bool, aft_wins: bool) -> Any:
    """A passage of one-card hands."""
    win, lose = ("MX", "MK2"), ("MW3", "MS4")
    fore = win if fore_wins else lose
    aft = ("SX", "SY2") if aft_wins else ("SK3", "SW5")
    return dealt(game, *fore, *aft, cards=6, side="L")


def run_campaign(bids: list[int]) -> Match:
    """One-card hands: every bid but 0 means the one trick (a bid counts at most the hand)."""
    match = open_match(CAMPAIGN, CAMPAIGN.first_setting(ALONE))
    for fore, aft in zip(bids[::2], bids[1::2], strict=True):
        match = begin_deal(match, one_trick(CAMPAIGN, fore_wins=fore > 0, aft_wins=aft > 0))
        for bid in (fore, aft):
            for text in (f"bid {bid}", None, "keep"):
                legal = match.position.legal(ALONE)
                match = act(match, ALONE, next((a for a in legal if a.text == text), legal[0]))
    return match


@pytest.mark.rule("G24")
def test_each_bid_is_offered_once_and_refused_again() -> None:
    aft = fore_of(CAMPAIGN, 7)
    assert offered(aft) == [f"bid {count}" for count in range(7)]
    assert refusal(CAMPAIGN, aft, "bid 7") == "bid-used"


@pytest.mark.rule("G24")
def test_the_eighth_bid_is_forced_and_still_asked() -> None:
    aft = fore_of(CAMPAIGN, 7, setting(Sheet((3, 7)), number=4, score=6))
    assert isinstance(aft, Bidding)
    assert offered(aft) == ["bid 3"]


@pytest.mark.rule("G25")
@pytest.mark.parametrize(
    ("bid", "lines"), [(7, [("score-bid-checked-off", 1)]), (6, [("score-bid-failed", 0)])]
)
def test_exactly_the_bid_goes_on_and_anything_else_loses(bid: int, lines: list[tuple[str, int]]) -> None:
    ended = fore_of(CAMPAIGN, bid)
    result = ended.result() or CAMPAIGN.settle(ended, STOP)
    assert lines == [(line.key, line.points[0]) for line in result.lines]
    assert isinstance(ended, Bidding) == (bid == 7)
    assert result.carry.lost == (bid != 7)


@pytest.mark.rule("G26")
@pytest.mark.parametrize("bids", [[0, 1, 2, 3, 4, 5, 6, 7], [7, 0, 6, 1, 5, 2, 4, 3]])
def test_eight_bids_made_in_four_passages_win(bids: list[int]) -> None:
    match = run_campaign(bids)
    assert MatchResult("campaign-won", (8,), (0,)) == match.result
    assert len(match.deals) == 4


@pytest.mark.rule("G27")
def test_a_bid_out_of_reach_is_told_at_once_and_by_counting_alone() -> None:
    """Seven trumps in hand cannot win none, yet nothing is said before a trick has been won."""
    position = CAMPAIGN.start(perfect(CAMPAIGN), CAMPAIGN.first_setting(ALONE))
    assert told(CAMPAIGN, position, "bid 0") == ["event-bid", "event-dummy-turned"]
    position = acted(CAMPAIGN, position, "bid 0", "any")
    assert "event-bid-out-of-reach" in told(CAMPAIGN, position, "keep")
    position = acted(CAMPAIGN, position, "keep", "any")
    assert "event-bid-out-of-reach" not in told(CAMPAIGN, position, "keep")


@pytest.mark.rule("G27")
def test_too_few_tricks_left_is_told_at_once() -> None:
    deal = dealt(CAMPAIGN, "MW3 WX", "MS4", cards=10, side="K")
    position = CAMPAIGN.start(deal, CAMPAIGN.first_setting(ALONE))
    position = acted(CAMPAIGN, position, "bid 2", "play MW3")
    assert told(CAMPAIGN, position, "keep") == [
        "event-kept",
        "event-trick-dummy",
        "event-bid-out-of-reach",
        "event-dummy-turned",
    ]


@pytest.mark.rule("G28")
def test_a_lost_hand_is_played_out_and_the_campaign_ends_with_it() -> None:
    match = begin_deal(open_match(CAMPAIGN, CAMPAIGN.first_setting(ALONE)), perfect(CAMPAIGN))
    acts = 0
    while match.result is None:
        legal = match.position.legal(ALONE)
        match = act(match, ALONE, legal[-1] if legal[-1].text == "keep" else legal[0])
        acts += 1
    assert acts == 1 + 7 * 2
    assert MatchResult("campaign-lost", (0,), ()) == match.result


@pytest.mark.rule("G38")
def test_stop_when_lost_ends_the_campaign_at_the_trick_that_lost_it() -> None:
    game = Gongor(GongorOptions(stop_when_lost=True))
    position = game.start(perfect(game), game.first_setting(ALONE))
    position = acted(game, position, "bid 0", "any", "keep")
    assert isinstance(position, Over)
    view = game.view(position, ALONE)
    assert (1, 1, 6) == (view.won, len(view.dummy), len(view.hand))
    result = position.result()
    assert isinstance(game.next_setting(game.first_setting(ALONE), result), MatchResult)


@pytest.mark.rule("G38")
def test_points_do_not_read_stop_when_lost() -> None:
    game = Gongor(GongorOptions(scoring="points", stop_when_lost=True))
    position = game.start(perfect(game), game.first_setting(ALONE))
    assert isinstance(acted(game, position, "bid 0", "any", "keep"), Playing)


def passage_points(game: Gongor, bids: tuple[int, int], first: Setting | None = None) -> DealResult:
    result: DealResult = aft_of(game, fore_of(game, bids[0], first), bids[1]).result()
    return result


@pytest.mark.rule("G29", "G33")
def test_with_points_a_bid_may_be_repeated_and_passages_never_end() -> None:
    result = passage_points(POINTS, (7, 7))
    assert result.points == (14,)
    following = POINTS.next_setting(setting(Sheet(), number=99), result)
    assert isinstance(following, Setting)
    assert (100, BIDS) == (following.number, following.carry.bids_left)


@pytest.mark.rule("G33")
def test_scoring_is_campaign_by_default_and_the_points_preset_scores_points() -> None:
    assert GongorOptions().scoring == "campaign"
    assert game_of_preset("gongor", {}).options.scoring == "campaign"
    assert game_of_preset("gongor_points", {}).options.scoring == "points"


@pytest.mark.rule("G30")
@pytest.mark.parametrize(
    ("bids", "points"), [((7, 7), [7, 7]), ((7, 3), [7, -7]), ((0, 7), [-7, 7]), ((4, 5), [-7, -7])]
)
def test_an_exact_bid_adds_itself_and_any_other_subtracts_the_tricks_won(
    bids: tuple[int, int], points: list[int]
) -> None:
    result = passage_points(POINTS, bids)
    assert points == [line.points[0] for line in result.lines]
    assert result.points == (sum(points),)


@pytest.mark.rule("G30")
@pytest.mark.parametrize("bid", [0, 3])
def test_no_trick_won_costs_nothing_and_brings_nothing(bid: int) -> None:
    """The dummy has the trumps and the player none of them."""
    deal = dealt(POINTS, PERFECT[1], PERFECT[0], side="M")
    position = POINTS.start(deal, POINTS.first_setting(ALONE))
    ended = follow_on(acted(POINTS, position, f"bid {bid}"), "keep")
    assert POINTS.settle(ended, STOP).points == (0,)


@pytest.mark.rule("G31")
def test_fifty_points_can_be_reached_in_the_fourth_passage_at_the_earliest() -> None:
    match = open_match(POINTS, POINTS.first_setting(ALONE))
    decisive = []
    for _ in range(4):
        match = begin_deal(match, perfect(POINTS))
        result = passage_points(POINTS, (7, 7), match.setting)
        following = POINTS.next_setting(match.setting, result)
        assert isinstance(following, Setting)
        decisive.append(following.carry.decisive_passages)
        match = open_match(POINTS, following)
    assert decisive == [None, None, None, 4]
    assert match.setting.score == (56,)


@pytest.mark.rule("G31")
def test_a_decisive_win_counts_the_passage_begun_and_stays_whatever_follows() -> None:
    at_43 = setting(Sheet(), number=5, score=43)
    result = passage_points(POINTS, (7, 0), at_43)
    assert result.points == (0,)
    following = POINTS.next_setting(at_43, result)
    assert isinstance(following, Setting)
    assert (43, 5) == (following.score[0], following.carry.decisive_passages)
    later = passage_points(POINTS, (7, 7), following)
    assert later.carry.decisive_passages == 5
    stopped = POINTS.stopped(following)
    assert ("points-decisive", (43,), (0,)) == (stopped.key, stopped.score, stopped.winners)
    assert 5 == stopped.won_after
    assert stopped.lines[0].args == (("passages", 5),)


@pytest.mark.rule("G31")
def test_the_decisive_hand_is_told_once() -> None:
    position = acted(POINTS, POINTS.start(perfect(POINTS), setting(Sheet(), score=43)), "bid 7")
    while position.duel.trick < 6 or position.duel.card is None:
        position = position.play(ALONE, position.legal(ALONE)[-1])
    assert "event-decisive" in told(POINTS, position, "keep")
    aft = acted(POINTS, position, "keep", "bid 7", "any", "twiddle")
    while aft.duel.trick < 6 or aft.duel.card is None:
        aft = aft.play(ALONE, aft.legal(ALONE)[-1])
    assert "event-decisive" not in told(POINTS, aft, "keep")


@pytest.mark.rule("G37")
@pytest.mark.parametrize(("target", "at_50"), [("50_or_more", 5), ("more_than_50", None)])
def test_whether_fifty_itself_is_decisive(
    target: Literal["50_or_more", "more_than_50"], at_50: int | None
) -> None:
    game = Gongor(GongorOptions(scoring="points", point_target=target))
    assert GongorOptions().point_target == "50_or_more"
    fore = fore_of(game, 7, setting(Sheet(), number=5, score=43))
    assert game.settle(fore, STOP).carry.decisive_passages == at_50
    fore = fore_of(game, 7, setting(Sheet(), number=5, score=44))
    assert game.settle(fore, STOP).carry.decisive_passages == 5


@pytest.mark.rule("G32")
def test_the_player_may_stop_between_fore_and_aft_and_the_fore_counts() -> None:
    match = begin_deal(open_match(POINTS, POINTS.first_setting(ALONE)), perfect(POINTS))
    while not (isinstance(match.position, Bidding) and match.position.hands):
        legal = match.position.legal(ALONE)
        match = act(match, ALONE, legal[-1] if legal[-1].text in {"keep", "bid 7"} else legal[0])
    match = end_deal(match, STOP)
    assert MatchResult("match-stopped", (7,), ()) == match.result


@pytest.mark.rule("G32")
def test_the_player_may_go_on_after_a_decisive_win_and_stop_between_passages() -> None:
    won = setting(Sheet(decisive_passages=4), number=6, score=60)
    assert offered(POINTS.start(perfect(POINTS), won))
    stopped = stop_match(open_match(POINTS, won)).result
    assert stopped is not None
    assert stopped.key == "points-decisive"


def ending_refused(game: Gongor, position: Any, ending: Ending) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.settle(position, ending)
    return refused.value.reason.key


@pytest.mark.rule("G32")
@pytest.mark.parametrize("acts", [("bid 7",), ("bid 7", "any")])
def test_a_stop_in_mid_hand_is_refused(acts: tuple[str, ...]) -> None:
    position = acted(POINTS, POINTS.start(perfect(POINTS), POINTS.first_setting(ALONE)), *acts)
    assert ending_refused(POINTS, position, STOP) == "stop-in-mid-hand"


def test_a_campaign_conceded_is_lost_in_hand_or_between_hands() -> None:
    first = CAMPAIGN.first_setting(ALONE)
    start = CAMPAIGN.start(perfect(CAMPAIGN), first)
    for position in (start, acted(CAMPAIGN, start, "bid 7"), fore_of(CAMPAIGN, 7)):
        ended = CAMPAIGN.next_setting(first, CAMPAIGN.settle(position, CONCEDE))
        assert isinstance(ended, MatchResult)
        assert ended.key == "campaign-lost"
    assert ending_refused(CAMPAIGN, fore_of(CAMPAIGN, 3), CONCEDE) == "deal-over"


def test_a_hand_conceded_for_points_costs_the_tricks_won_so_far() -> None:
    position = POINTS.start(perfect(POINTS), POINTS.first_setting(ALONE))
    assert ending_refused(POINTS, position, CONCEDE) == "ending-not-here"
    position = acted(POINTS, position, "bid 7", "any", "keep", "any", "keep")
    assert POINTS.settle(position, CONCEDE).points == (-2,)


@pytest.mark.parametrize("game", [CAMPAIGN, POINTS])
def test_a_dropped_passage_counts_nothing_and_frees_its_bids(game: Gongor) -> None:
    result = game.settle(fore_of(game, 7), Ending("dropped"))
    assert ((0,), Sheet()) == (result.points, result.carry)


def test_a_claim_is_no_ending_of_a_solitaire() -> None:
    position = CAMPAIGN.start(perfect(CAMPAIGN), CAMPAIGN.first_setting(ALONE))
    assert ending_refused(CAMPAIGN, position, Ending("claim", ALONE)) == "ending-not-here"


def fore_without_trump(lasts: Literal["hand", "passage"]) -> tuple[Gongor, Bidding]:
    """Six cards in hand: all Aces turned, then twiddled away, in the six tricks of fore."""
    game = Gongor(GongorOptions(scoring="points", no_trump_lasts=lasts))
    deal = dealt(game, "MX SX WX LX YX KX", "MK2 SY2 WL2 LY3 YK4 MW3", cards=26, side="MSWLYK")
    position = acted(game, game.start(deal, game.first_setting(ALONE)), "bid 1")
    position = follow_on(position, "twiddle")
    assert isinstance(position, Bidding)
    return game, position


@pytest.mark.rule("G34", "G35")
def test_by_default_the_last_ace_is_trump_again_in_aft_and_may_be_twiddled_away_again() -> None:
    assert GongorOptions().no_trump_lasts == "hand"
    game, aft = fore_without_trump("hand")
    assert ("K", 0) == (game.view(aft, ALONE).trump, game.view(aft, ALONE).side_left)
    position = acted(game, aft, "bid 1")
    position = acted(game, position, offered(position)[0])
    assert offered(position) == ["twiddle", "keep"]
    assert game.view(acted(game, position, "twiddle"), ALONE).trump == ""


@pytest.mark.rule("G34", "G36")
def test_under_passage_aft_has_no_trump_either_and_no_twiddle_is_asked() -> None:
    game, aft = fore_without_trump("passage")
    assert game.view(aft, ALONE).trump == ""
    position = acted(game, aft, "bid 1")
    assert isinstance(acted(game, position, offered(position)[0]), Playing)


@pytest.mark.rule("G39")
def test_undo_is_assisted_or_off_and_changes_no_rule() -> None:
    spec = next(one for one in specs(GongorOptions) if one.name == "undo")
    assert ("assisted", ("assisted", "off")) == (spec.default, spec.words)
    without = Gongor(GongorOptions(undo="off"))
    first = CAMPAIGN.first_setting(ALONE)
    assert offered(CAMPAIGN.start(perfect(CAMPAIGN), first)) == offered(
        without.start(perfect(without), first)
    )


@pytest.mark.rule("G39")
def test_an_earlier_position_stands_as_it_was_after_a_card_and_an_ace_have_been_turned() -> None:
    position = acted(CAMPAIGN, CAMPAIGN.start(perfect(CAMPAIGN), CAMPAIGN.first_setting(ALONE)), "bid 7")
    before = CAMPAIGN.view(position, ALONE)
    acted(CAMPAIGN, position, "any", "twiddle")
    assert before == CAMPAIGN.view(position, ALONE)


def test_an_unknown_value_names_the_valid_ones() -> None:
    with pytest.raises(BadOption) as refused:
        GongorOptions(scoring="rubber")  # type: ignore[arg-type]
    assert refused.value.reason.fact("valid") == "campaign, points"
