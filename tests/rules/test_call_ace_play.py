"""Call-ace Whist: the play, the points, the match, and with whom each seat knows itself to play."""

from random import Random

import pytest

from tests.rules.call_ace_table import (
    act,
    bid,
    done,
    game,
    ordered,
    played_out,
    points,
    refusal,
    seat,
    start,
    texts,
    turn,
    view,
)
from whistclub.cards.errors import BadSetting
from whistclub.games.call_ace.contracts import BIDS
from whistclub.players.comparing import imagined
from whistclub.players.stakes import stakes_by_seat, stakes_of
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import open_match, stop_match
from whistclub.rules.seats import FOUR
from whistclub.rules.values import Ending, MatchResult, Setting

PLAIN = "ace D, trump H, call pass"
"""East, who has the hearts, calls the ace that south has, and exchanges nothing."""


@pytest.mark.rule("E24")
def test_the_dealers_left_leads_or_the_declarer() -> None:
    assert "E" == turn(done(bid(start(), "7 gode", by="S"), "ace H, call pass"))
    assert "S" == turn(done(bid(start(first_lead="declarer"), "7 gode", by="S"), "ace H, call pass"))


@pytest.mark.rule("E25")
def test_a_suit_is_followed_and_the_highest_trump_takes_the_trick() -> None:
    position = done(bid(start(), "7 alm"), "ace D, trump H, call pass, S2, S4, S6")
    assert {"S"} == {text.split()[1][0] for text in texts(position)}
    assert "must-follow" == refusal(position, "N", "play H2")
    assert "N" == turn(done(position, "S9"))


@pytest.mark.rule("E26")
def test_a_joker_led_wins_unless_trumped_and_one_that_is_played_never_does() -> None:
    settled = done(bid(start(), "7 gode"), "ace D, call pass")
    led = done(settled, "J2")
    assert len(view(led, "S").hand) == len(texts(led))
    assert "E" == turn(done(led, "DK, H6, J1"))
    assert "W" == turn(done(led, "DK, C9, SA"))
    # Clubs are led, and north throws the joker once it has none.
    thrown = done(settled, "C4, C8, C9, C2, CA, C3, C5, C6, CK")
    assert "W" == turn(done(thrown, "J1, D4, C7"))


@pytest.mark.rule("E27")
def test_the_card_called_falls_when_another_leads_its_suit() -> None:
    position = done(bid(start(), "7 alm"), PLAIN)
    led = done(position, "D4")
    assert ["play DA"] == texts(led)
    assert "called-card-due" == refusal(led, "S", "play D9")


@pytest.mark.rule("E27")
def test_who_leads_the_suit_called_may_keep_the_card() -> None:
    south = done(bid(start(dealer="E"), "7 alm"), "ace D, trump H, call pass")
    assert "S" == turn(south)
    assert {"play D9", "play DA"} <= set(texts(south))
    assert view(done(south, "D9"), "N").holders == (seat("E"),)


@pytest.mark.rule("E28")
def test_a_sol_is_played_to_the_last_card() -> None:
    over = played_out(done(bid(start(), "ren_sol"), "call pass"))
    assert 13 == sum(over.won)
    assert over.result() is not None


@pytest.mark.rule("E29")
def test_each_number_doubles_the_worth_and_so_does_an_attachment() -> None:
    worths = {name: BIDS[act(f"call {name}", start())].points for name in ordered()}
    assert [5, 10, 20, 40, 80, 160, 320] == [worths[f"{number} alm"] for number in range(7, 14)]
    for kind in ("vip", "gode", "halve", "sans"):
        assert [10, 20, 40, 80, 160, 320, 640] == [worths[f"{number} {kind}"] for number in range(7, 14)]


@pytest.mark.rule("E30", "E31", "E34")
def test_tricks_over_count_once_and_missing_ones_twice() -> None:
    pair = done(bid(start(), "9 vip"), "ace D, call take_suit, call pass")
    for won, each in ((9, 40), (10, 80), (13, 200), (8, -80), (7, -160), (0, -720)):
        assert {"N": -each, "E": each, "S": each, "W": -each} == points(pair, (13 - won, won, 0, 0))
    alone = done(bid(start(), "8 alm"), "ace H, trump D, call pass")
    assert {"N": -10, "E": 30, "S": -10, "W": -10} == points(alone, (5, 8, 0, 0))


@pytest.mark.rule("E32")
@pytest.mark.parametrize(
    ("sol", "each"), [("sol", 50), ("ren_sol", 100), ("bordlaegger", 200), ("super_bordlaegger", 400)]
)
def test_a_sol_brings_from_each_what_it_costs(sol: str, each: int) -> None:
    position = done(bid(start(), sol), "call pass")
    assert {"N": -each, "E": 3 * each, "S": -each, "W": -each} == points(position, (13, 0, 0, 0))
    assert {"N": each, "E": -3 * each, "S": each, "W": each} == points(position, (11, 2, 0, 0))


@pytest.mark.rule("E33")
def test_each_card_turned_again_may_double_the_worth() -> None:
    for option, second, third in (("off", 10, 10), ("on", 20, 40)):
        position = done(bid(start(each_turn_doubles=option), "7 vip"), "ace S, call turn_next")
        taken = done(position, "call take_suit, call pass")
        turned = done(position, "call turn_next, call pass")
        found = [points(one, (0, 7, 6, 0))["E"] for one in (taken, turned)]
        assert [second, third] == [abs(found[0]), abs(found[1])]


@pytest.mark.rule("E35")
def test_after_the_last_deal_the_highest_total_wins() -> None:
    of = game(deals="1")
    ended = of.next_setting(
        of.first_setting(seat("N")), played_out(done(bid(start(), "7 gode"), "ace D, call pass")).result()
    )
    assert isinstance(ended, MatchResult)
    assert max(ended.score) == ended.score[ended.winners[0]]
    assert 16 == game().options.deals
    on = game(deals="open").next_setting(Setting(99, seat("N"), (0, 0, 0, 0)), bid_passed())
    assert isinstance(on, Setting)


def bid_passed() -> object:
    return done(start(), "call pass, call pass, call pass, call pass").result()


@pytest.mark.rule("E36")
def test_a_claim_is_of_the_claimers_side() -> None:
    position = done(bid(start(), "7 alm"), PLAIN)
    of = position.terms.dealt.game
    assert {"claim", "concede"} <= {one.kind for one in endings() if of.may_end(position, one)}
    assert not [one for one in endings() if of.may_end(start(), one) and one.kind != "stop"]
    for who, made in (("E", True), ("S", True), ("N", False)):
        assert made == (of.settle(position, Ending("claim", seat(who))).points[seat("E")] > 0)
    assert of.settle(position, Ending("concede", seat("W"))).points[seat("S")] > 0
    sol = done(bid(start(), "sol"), "call pass")
    assert of.settle(sol, Ending("concede", seat("E"))).points[seat("E")] < 0
    assert of.settle(sol, Ending("claim", seat("E"), all_tricks=False)).points[seat("E")] > 0


def endings() -> list[Ending]:
    return [Ending(kind, seat("E")) for kind in ("stop", "claim", "concede")]


@pytest.mark.rule("E37")
def test_a_game_stopped_early_has_no_winner() -> None:
    of = game()
    stopped = stop_match(open_match(of, of.first_setting(seat("N")))).result
    assert stopped is not None
    assert () == stopped.winners
    assert (0, 0, 0, 0) == of.settle(start(), Ending("dropped")).points


@pytest.mark.rule("E38")
def test_scores_agreed_beforehand_add_up_to_zero() -> None:
    of, deal = game(), deal_from_seed(seed_from_text("1"), game(), 1)
    assert of.start(deal, Setting(16, seat("N"), (20, -10, -10, 0)))
    for wrong in (Setting(2, seat("N"), (20, 0, 0, 0)), Setting(17, seat("N"), (0, 0, 0, 0))):
        with pytest.raises(BadSetting):
            of.start(deal, wrong)


def test_the_stakes_of_an_imagined_deal_join_the_declarer_and_the_holder_of_the_ace() -> None:
    position = done(bid(start(), "8 alm"), PLAIN)
    of, partners = position.terms.dealt.game, set()
    for number in range(40):
        drawn = imagined(of, view(position, "E"), Random(number))
        side = drawn.terms.side  # type: ignore[attr-defined]
        stakes = stakes_by_seat(of, drawn)  # type: ignore[arg-type]
        others = tuple(one for one in FOUR if one not in side)
        assert {tuple(sorted(side)), others} == {stakes[one].allies for one in FOUR}
        partners.add(side[1:])
    assert {(), (seat("N"),), (seat("S"),), (seat("W"),)} == partners


def test_who_does_not_know_with_whom_they_play_has_no_stakes() -> None:
    position = done(bid(start(), "8 alm"), PLAIN)
    of = position.terms.dealt.game
    assert stakes_of(of, view(position, "N")) is None
    holder = stakes_of(of, view(position, "S"))
    assert holder is not None
    assert (seat("E"), seat("S")) == holder.allies
    everybody = done(position, "D4, DA")
    told = stakes_of(of, view(everybody, "W"))
    assert told is not None
    assert (seat("N"), seat("W")) == told.allies


def test_whoever_does_not_play_the_card_when_it_is_due_does_not_hold_it_in_an_imagined_deal() -> None:
    position = done(bid(start(), "8 alm", by="N"), "ace D, trump S, call pass")
    assert "E" == turn(position)
    position = done(position, "C4, C6, C9, C2, D6, D2")
    assert "E" == turn(position)
    position = done(position, "D5")
    for number in range(20):
        drawn = imagined(position.terms.dealt.game, view(position, "N"), Random(number))
        assert seat("E") not in drawn.terms.side  # type: ignore[attr-defined]
