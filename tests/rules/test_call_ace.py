"""Call-ace Whist: bids and auction, the hidden partner, trump, and the exchange with the cat."""

from itertools import pairwise

import pytest

from tests.rules.call_ace_table import (
    LONG,
    act,
    bid,
    done,
    game,
    hand,
    ordered,
    played_out,
    points,
    refusal,
    seat,
    start,
    texts,
    turn,
    view,
    whose,
)
from whistclub.cards.errors import BadDeal
from whistclub.games.call_ace.contracts import BIDS
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.values import seen_by

PLAIN = "ace D, trump H, call pass"
"""East, who has the hearts, calls the ace that south has, and exchanges nothing."""


@pytest.mark.rule("E1")
def test_thirteen_cards_go_round_and_the_last_three_are_the_cat() -> None:
    of = game()
    deal = deal_from_seed(seed_from_text("1"), of, 1)
    position = of.start(deal, of.first_setting(seat("N")))
    assert 55 == len(deal.pack)
    assert tuple(sorted(deal.pack[0:52:4])) == view(position, "E").hand
    assert tuple(sorted(deal.pack[3:52:4])) == view(position, "N").hand
    assert deal.pack[52:] == position.terms.dealt.rest
    with pytest.raises(BadDeal, match="deal-wrong-size"):
        of.start(Deal(deal.pack[:54]), of.first_setting(seat("N")))
    assert (
        seat("E")
        == of.next_setting(of.first_setting(seat("N")), played_out(bid(position, "7 gode")).result()).dealer
    )


@pytest.mark.rule("E2")
def test_no_suit_of_the_pack_is_that_of_a_joker() -> None:
    of = game()
    assert ["J1", "J2", "J3"] == [card.text for card in of.pack.cards if not card.suits]
    assert [] == [text for text in texts(done(bid(start(), "7 alm"), "ace C")) if "J" in text]


@pytest.mark.rule("E3")
def test_without_jokers_nothing_is_turned_or_exchanged() -> None:
    of = game(jokers="off")
    assert "french" == of.pack.key
    assert not [name for name in ordered_without() if "vip" in name]
    first = deal_from_seed(seed_from_text("1"), of, 1)
    position = bid(of.start(first, of.first_setting(seat("N"))), "7 sans")
    assert {"play"} == {text.split()[0] for text in texts(done(position, texts(position)[0]))}


def ordered_without() -> list[str]:
    of = game(jokers="off")
    position = of.start(deal_from_seed(seed_from_text("1"), of, 1), of.first_setting(seat("N")))
    return [text.removeprefix("call ") for text in texts(position)[1:]]


@pytest.mark.rule("E4", "E12")
def test_a_sol_lies_between_the_plain_bid_and_the_attachments_of_its_number() -> None:
    eights = [f"8 {kind}" for kind in ("alm", "vip", "gode", "halve", "sans")]
    names = ordered()
    assert eights == names[5:10]
    for sol, number in (("sol", 9), ("ren_sol", 10), ("bordlaegger", 11), ("super_bordlaegger", 12)):
        place = names.index(sol)
        assert [f"{number} alm", f"{number} vip"] == [names[place - 1], names[place + 1]]
    assert (39, "7 alm", "13 sans") == (len(names), names[0], names[-1])
    assert all(
        two.beats(one, "ranked")
        for one, two in pairwise(BIDS[act(f"call {name}", start())] for name in names)
    )


@pytest.mark.rule("E13")
def test_attachments_that_are_equal_do_not_beat_each_other() -> None:
    ranked, equal = (texts(done(start(attachments=how), "call 9 gode")) for how in ("ranked", "equal"))
    assert ["call pass", "call 9 halve", "call 9 sans", "call 10 alm"] == ranked[:4]
    assert ["call pass", "call 10 alm", "call ren_sol"] == equal[:3]
    assert "call 9 vip" in texts(done(start(attachments="equal"), "call sol"))


@pytest.mark.rule("E14")
def test_two_bid_against_each_other_until_one_passes() -> None:
    position = done(start(), "call 7 alm, call 8 alm")
    assert "E" == turn(position)
    position = done(position, "call 8 vip, call 9 alm, call pass")
    assert "W" == turn(position)
    position = done(position, "call 9 vip")
    assert "S" == turn(position)
    position = done(position, "call 9 gode, call pass")
    assert "N" == turn(position)
    assert refusal(position, "N", "call 9 vip") == "call-too-low"
    position = done(position, "call pass")
    assert ("S", "9 gode") == (turn(position), view(position).contract)


@pytest.mark.rule("E15")
def test_while_nobody_has_bid_the_next_speaks_first() -> None:
    position = done(start(), "call pass")
    assert "S" == turn(position)
    position = done(position, "call 7 alm, call 8 alm")
    assert "S" == turn(position)
    last = done(start(), "call pass, call pass, call pass, call 7 alm")
    assert ("N", "ace") == (turn(last), view(last).phase)


@pytest.mark.rule("E16")
def test_four_passes_throw_the_cards_in() -> None:
    position = done(start(), "call pass, call pass, call pass, call pass")
    assert ("score-thrown-in", (0, 0, 0, 0)) == (position.result().lines[0].key, position.result().points)
    of = game()
    following = of.next_setting(of.first_setting(seat("N")), position.result())
    assert (2, seat("E")) == (following.number, following.dealer)


@pytest.mark.rule("E5")
def test_plain_trump_is_any_suit_but_that_of_the_ace() -> None:
    position = done(bid(start(), "7 alm"), "ace D")
    assert ["trump C", "trump H", "trump S"] == texts(position)
    assert ("E", "H") == (turn(done(position, "trump H")), view(done(position, "trump H")).trump)
    assert "suit-not-open" == refusal(position, "E", "trump D")


@pytest.mark.rule("E6")
def test_in_a_vip_two_cards_may_be_refused_and_the_third_counts() -> None:
    position = done(bid(start(), "7 vip"), "ace S")
    assert ("S8", ["call take_suit", "call turn_next"]) == (view(position).turned[0].text, texts(position))
    assert "S" == view(done(position, "call take_suit")).trump
    position = done(position, "call turn_next")
    assert "H" == view(done(position, "call take_suit")).trump
    position = done(position, "call turn_next")
    assert (("S8", "H8", "J3"), "", "cat") == (
        tuple(card.text for card in view(position).turned),
        view(position).trump,
        view(position).phase,
    )


@pytest.mark.rule("E7")
def test_gode_has_clubs_as_trump_and_their_ace_is_not_called() -> None:
    position = bid(start(), "7 gode")
    assert ["ace D", "ace H", "ace S"] == texts(position)
    assert "C" == view(done(position, "ace D")).trump


@pytest.mark.rule("E8", "E22")
def test_in_a_halve_the_partner_names_trump_is_known_and_exchanges() -> None:
    position = done(bid(start(), "7 halve"), "ace D")
    assert ("S", ["trump C", "trump H", "trump S"]) == (turn(position), texts(position))
    assert (seat("E"), seat("S")) == view(position, "W").holders
    position = done(position, "trump S")
    assert ("S", "cat") == (turn(position), view(position).phase)
    alone = done(bid(start(), "7 halve"), "ace H")
    assert ("E", True) == (turn(alone), view(alone, "W").is_alone)
    assert "E" == turn(done(bid(start(), "7 alm"), "ace D, trump H"))


@pytest.mark.rule("E9")
def test_sans_is_played_without_trump() -> None:
    assert "" == view(done(bid(start(), "7 sans"), "ace D, call pass")).trump


@pytest.mark.rule("E10", "E20")
@pytest.mark.parametrize(
    ("sol", "most"), [("sol", 1), ("ren_sol", 0), ("bordlaegger", 0), ("super_bordlaegger", 0)]
)
def test_a_sol_is_played_alone_without_trump_and_no_card_is_called(sol: str, most: int) -> None:
    position = done(bid(start(), sol), "call pass")
    assert ("", None, (seat("E"),), True) == (
        view(position).trump,
        view(position).called,
        view(position).holders,
        view(position).is_alone,
    )
    for won in range(3):
        gained = points(position, (13 - won, won, 0, 0))["E"]
        assert (won <= most) == (gained > 0)


@pytest.mark.rule("E11")
def test_an_open_hand_is_told_after_the_first_trick_or_before() -> None:
    at_once = done(bid(start(), "super_bordlaegger"), "call pass")
    assert hand(at_once, "E").split() == [card.text for _, card in view(at_once, "S").shown]
    later = done(bid(start(), "bordlaegger"), "call pass")
    assert () == view(later, "S").shown
    later = done(later, "C4, C6, C9, C2")
    assert hand(later, "E").split() == [card.text for _, card in view(later, "S").shown]


def test_each_card_of_the_cat_is_named_as_it_is_turned() -> None:
    position, turned = bid(start(), "7 vip"), list[object]()
    for text in ("ace S", "call turn_next", "call take_suit"):
        by, action, before = whose(position), act(text, position), position
        position = before.play(by, action)
        told = game().narrate(before, by, action, position)
        turned.append([dict(one.public)["card"] for one in told if one.kind == "event-vip-turned"])
    assert [["S8"], ["H8"], []] == turned


@pytest.mark.rule("E11")
@pytest.mark.parametrize(("sol", "after"), [("super_bordlaegger", 0), ("bordlaegger", 4)])
def test_a_hand_is_said_once_to_be_open(sol: str, after: int) -> None:
    position, told = bid(start(), sol), list[bool]()
    for text in ("call pass", "C4", "C6", "C9", "C2", "CT", "C3"):
        by, action, before = whose(position), act(text, position), position
        position = before.play(by, action)
        told.append("event-hand-open" in [one.kind for one in game().narrate(before, by, action, position)])
    assert [count == after for count in range(7)] == told


@pytest.mark.rule("E17")
def test_only_the_holder_of_the_ace_knows_the_partner_until_it_falls() -> None:
    position = done(bid(start(), "7 alm"), PLAIN)
    assert (seat("E"), seat("S")) == view(position, "S").holders
    for other in ("N", "E", "W", None):
        assert ((seat("E"),), False) == (view(position, other).holders, view(position, other).is_alone)
    fallen = done(position, "D4, DA")
    assert {(seat("E"), seat("S"))} == {view(fallen, other).holders for other in ("N", "E", "S", "W", None)}


FOUR_ACES = (
    "C2 C3 D2 D3 H2 H3 S9 ST SJ SQ SK HK J1",
    "C4 CA D4 DA H9 HT HJ HQ HA SA S2 S3 J2",
    "C6 C7 C8 D9 DT DJ DQ DK D5 H4 H5 S4 S5",
    "C9 CT CJ CQ CK C5 D6 D7 D8 H6 H7 S6 S7",
)


@pytest.mark.rule("E18")
def test_all_four_aces_call_a_king() -> None:
    position = bid(start(FOUR_ACES), "9 alm")
    assert ["king C", "king D", "king H", "king S"] == texts(position)
    position = done(position, "king H, trump S, call pass")
    assert (seat("E"), seat("N")) == position.terms.side
    assert "HK" == position.terms.called.text


@pytest.mark.rule("E19")
def test_with_the_ace_in_the_own_hand_or_in_the_cat_one_plays_alone() -> None:
    own = done(bid(start(), "7 alm"), "ace H, trump D, call pass")
    assert (seat("E"),) == own.terms.side
    swapped = tuple(hand.replace("DA", "S8") for hand in LONG)
    in_cat = start(swapped, "DA H8 J3")
    position = done(bid(in_cat, "7 alm"), "ace D, trump H, discard C4")
    position = done(position, "call pass")
    assert "DA" in hand(position, "E")
    assert (seat("E"),) == position.terms.side
    assert (True, False) == (view(position, "E").is_alone, view(position, "W").is_alone)


@pytest.mark.rule("E21")
def test_cards_are_laid_first_and_as_many_taken_from_the_top_of_the_cat() -> None:
    position = done(bid(start(), "7 alm"), "ace D, trump H")
    position = done(position, "discard C4, discard C5")
    assert 11 == len(view(position, "E").hand)
    after = done(position, "call pass")
    assert {"S8", "H8"} == set(hand(after, "E").split()) - set(LONG[1].split())
    assert ("S8", "H8") == tuple(card.text for card in view(after, "E").taken)
    for other in ("S", None):
        assert [None, None] == [action for who, action in view(after, other).acts if who == seat("E")][3:5]
        assert () == view(after, other).taken
    of = after.terms.dealt.game
    told = of.narrate(position, seat("E"), act("call pass", position), after)
    assert "event-cat-taken-own" in [seen_by(one, seat("E"), 4).key for one in told]
    assert not [one for one in told if "S8" in repr(seen_by(one, seat("S"), 4).args)]
    assert 13 == len(view(done(position, "discard D4"), "E").hand)


@pytest.mark.rule("E23")
def test_the_card_called_stays_in_the_hand() -> None:
    position = done(bid(start(), "7 alm"), "ace H, trump D")
    assert "discard HA" not in texts(position)
    assert "called-card-stays" == refusal(position, "E", "discard HA")
