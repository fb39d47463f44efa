"""Tricks: following, winning, who takes part, what a discard shows."""

import pickle
from itertools import repeat

import pytest

from whistclub.cards.card import Card
from whistclub.cards.decktet import DECKTET
from whistclub.cards.errors import IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.cards.jokers import FRENCH_JOKERS
from whistclub.cards.pack import Pack, cards_from_text
from whistclub.conformance.trick_judge import winner_of
from whistclub.rules.actions import Call, Play
from whistclub.rules.seats import FOUR, NOBODY, ONLY, Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import (
    EVERYONE,
    WITHOUT,
    Judge,
    Order,
    Tricks,
    cannot_hold,
    circle_of,
    first_lead,
    plays_among,
    split_tricks,
)

N, E, S, W = FOUR


def cards(text: str, pack: Pack = FRENCH) -> tuple[Card, ...]:
    return cards_from_text(pack, text)


def card(text: str) -> Card:
    return FRENCH.card(text)


def playing(hands: str, leader: Seat = N, trump: str = "") -> TrickPlay[None]:
    """Hands of N E S W, written with strokes between."""
    held = tuple(FRENCH.mask(cards(hand)) for hand in hands.split("/"))
    return TrickPlay.begin(None, first_lead(Judge(FRENCH, trump), held, leader), ())


def after(tricks: TrickPlay[None], text: str) -> TrickPlay[None]:
    """The play after these cards, each by whose turn it is."""
    for one in cards(text):
        tricks = tricks.play(tricks.turn, Play(one))
    return tricks


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("H5 H9 HK H2", "", 2),
        ("H5 S9 DK CA", "", 0),
        ("H5 HA S2 S3", "S", 3),
        ("H5 S3 S2 HA", "S", 1),
        ("S5 HA S9 H2", "S", 2),
        ("H5 HA DK D2", "S", 1),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    trick: str, trump: str, place: int
) -> None:
    assert place == Judge(FRENCH, trump).winning_place(cards(trick))


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [("MW3 SK3", "", 0), ("MW3 MS8", "", 1), ("MW3 LY3", "L", 1), ("SY2 YK5", "M", 1), ("MX MW3", "W", 1)],
)
def test_a_card_of_two_suits_follows_and_trumps_by_either(trick: str, trump: str, place: int) -> None:
    assert place == Judge(DECKTET, trump).winning_place(cards(trick, DECKTET))


def test_an_equal_card_does_not_beat_an_earlier_one() -> None:
    led, later = cards("MW3 SK3", DECKTET)
    assert not Judge(DECKTET).beats(later, led)
    assert Judge(DECKTET, "S").beats(later, led)


def test_a_judge_is_made_once_for_each_pack_and_trump() -> None:
    assert Judge(FRENCH, "S") is Judge(FRENCH, "S")
    assert Judge(FRENCH, "S") is not Judge(FRENCH)
    assert Judge(FRENCH, "S").is_trump(card("S2"))
    assert not Judge(FRENCH).is_trump(card("S2"))


def test_a_suit_held_is_followed_and_otherwise_anything_is_played_in_pack_order() -> None:
    tricks = after(playing("H3 S3/H5 H2 S9/D2 S5 C9/C2 H4 S7"), "H3")
    assert ["play H2", "play H5"] == [play.text for play in tricks.legal(E)]
    assert () == tricks.legal(N)
    tricks = after(tricks, "H2")
    assert ["play C9", "play D2", "play S5"] == [play.text for play in tricks.legal(S)]


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (E, Play(card("S9")), "must-follow"),
        (E, Play(card("HA")), "not-held"),
        (E, Play(DECKTET.card("MX")), "not-held"),
        (S, Play(card("D2")), "not-your-turn"),
        (N, Play(card("H3")), "not-your-turn"),
        (E, Call("pass"), "wrong-phase-play"),
    ],
)
def test_what_may_not_be_played_is_refused_and_changes_nothing(seat: Seat, action: Play, why: str) -> None:
    tricks = after(playing("H3 S3/H5 S9/D2 S5/C2 S7"), "H3")
    before = tricks
    with pytest.raises(IllegalAction, match=why):
        tricks.play(seat, action)
    assert before == tricks


def test_the_winner_takes_the_trick_and_leads() -> None:
    tricks = after(playing("H3 S3/H5 S9/D2 S5/HA S7"), "H3 H5 D2 HA")
    assert ((0, 0, 0, 1), W, (), ONLY[W]) == (tricks.won, tricks.turn, tricks.tricks.trick, tricks.to_act())
    over = after(tricks, "S7 S3 S9 S5")
    assert ((0, 1, 0, 1), True, NOBODY) == (over.won, over.tricks.run_out(), over.to_act())
    with pytest.raises(IllegalAction, match="deal-over"):
        over.play(N, Play(card("S3")))


def test_the_cards_on_the_table_stand_with_their_seats() -> None:
    tricks = after(playing("H3 S3/H5 S9/D2 S5/HA S7", S), "D2 HA")
    assert ((S, card("D2")), (W, card("HA"))) == tricks.tricks.on_table()


@pytest.mark.parametrize("out", FOUR)
def test_three_play_round_a_seat_that_sits_out(out: Seat) -> None:
    circle = WITHOUT[out]
    assert tuple(seat for seat in FOUR if seat != out) == circle.seats
    for leader in circle.seats:
        assert leader == circle.orders[leader][0]
        assert set(circle.seats) == set(circle.orders[leader])
    assert (out - 1) % 4 in circle.seats
    assert (out + 1) % 4 == circle.after[(out - 1) % 4]


def test_a_trick_of_three_goes_to_the_best_of_three() -> None:
    held = tuple(FRENCH.mask(cards(hand)) for hand in "H3 S3/H5 S9/D2 S5/HA S7".split("/"))
    dealt = Tricks(Judge(FRENCH), held, N, N, circle=WITHOUT[W], next_circle=WITHOUT[W])
    tricks = after(TrickPlay.begin(None, dealt, ()), "H3 H5 D2")
    assert ((0, 1, 0, 0), E) == (tricks.won, tricks.turn)
    assert ONLY[S] == after(tricks, "S9").to_act()


def test_a_circle_may_change_after_the_trick_on_the_table() -> None:
    held = tuple(FRENCH.mask(cards(hand)) for hand in "H3 S3/H5 S9/D2 S5/HA S7".split("/"))
    dealt = Tricks(Judge(FRENCH), held, N, N, next_circle=circle_of((E, S, W)))
    tricks = after(TrickPlay.begin(None, dealt, ()), "H3 H5 D2 HA")
    assert FRENCH.card("S3").bit == tricks.tricks.hands[N]
    assert E == after(tricks, "S7").turn
    assert 4 == len(EVERYONE.seats)


def test_a_discard_shows_that_the_suit_led_is_not_held() -> None:
    acts = [
        (E, Call("pass")),
        *((seat, Play(one)) for seat, one in zip([N, E, S, W, E], cards("H3 H5 D2 C3 S9"), strict=True)),
    ]
    plays = list(plays_among(acts))
    assert 5 == len(plays)
    tricks = split_tricks(plays, repeat(4))
    assert [4, 1] == [len(trick) for trick in tricks]
    hearts = FRENCH.of_suit("H")
    assert (0, 0, hearts, hearts) == cannot_hold(tricks)


def test_acts_not_known_in_full_are_no_plays() -> None:
    assert [] == list(plays_among([(N, None), (E, Call("pass"))]))


def test_a_repr_names_no_card() -> None:
    tricks = after(playing("H3 S3/H5 S9/D2 S5/HA S7"), "H3")
    assert "TrickPlay(1 acts)" == repr(tricks)
    assert "Tricks(trick 1, 1 cards on the table)" == repr(tricks.tricks)
    assert "Seated(4 seats)" == repr(tricks.seated)
    assert "Judge(hidden)" == repr(tricks.seated.judge)


UP = Order(trumps=("JL", "JB"))
DOWN = Order(ranks=(13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 14), trumps=UP.trumps)
"""Low cards win, aces above all but the jokers."""


@pytest.mark.parametrize(
    ("trick", "trump", "order", "place"),
    [
        ("H5 H9 H2 HK", "", DOWN, 2),
        ("H5 HA H2 D2", "", DOWN, 1),
        ("H2 S9 SK S3", "S", DOWN, 3),
        ("HA SK JL S2", "S", UP, 2),
        ("JL SA JB S2", "S", UP, 2),
        ("JL SA S3 S2", "S", DOWN, 0),
        ("JB HA H3 S2", "", UP, 1),
        ("JL JB D4 HA", "", UP, 2),
        ("H3 JB JL C2", "", UP, 0),
        ("JB CK C3 D2", "", DOWN, 2),
    ],
)
def test_in_another_order_low_cards_win_and_jokers_are_the_highest_trumps_or_nothing(
    trick: str, trump: str, order: Order, place: int
) -> None:
    lying = cards(trick, FRENCH_JOKERS)
    assert place == Judge(FRENCH_JOKERS, trump, order).winning_place(lying) == winner_of(lying, trump, order)


def test_a_joker_follows_trumps_where_there_are_any_and_nothing_where_there_are_none() -> None:
    jokers = FRENCH_JOKERS.mask(cards("JL JB", FRENCH_JOKERS))
    trumps = FRENCH_JOKERS.of_suit("S") | jokers
    with_trump, without = Judge(FRENCH_JOKERS, "S", UP), Judge(FRENCH_JOKERS, "", UP)
    joker, spade, heart = cards("JL S4 H4", FRENCH_JOKERS)
    assert [trumps, trumps, FRENCH_JOKERS.of_suit("H")] == [
        with_trump.follows[card.index] for card in (joker, spade, heart)
    ]
    assert [0, FRENCH_JOKERS.of_suit("S")] == [without.follows[card.index] for card in (joker, spade)]
    assert with_trump.is_trump(joker)
    assert not without.trumps


def test_jokers_win_as_the_pack_ascends_and_downtown_does_not() -> None:
    ascends = [Judge(FRENCH_JOKERS, trump, order).ascends for trump in ("S", "") for order in (UP, DOWN)]
    assert [True, False, True, False] == ascends


def test_a_judge_of_another_order_is_one_object_and_outlives_a_pickle() -> None:
    judge = Judge(FRENCH_JOKERS, "S", DOWN)
    assert judge is pickle.loads(pickle.dumps(judge))
    assert judge is not Judge(FRENCH_JOKERS, "S", UP)


def with_jokers(hands: str, trump: str, order: Order) -> TrickPlay[None]:
    held = tuple(FRENCH_JOKERS.mask(cards(hand, FRENCH_JOKERS)) for hand in hands.split("/"))
    return TrickPlay.begin(None, first_lead(Judge(FRENCH_JOKERS, trump, order), held, N), ())


def played_out(tricks: TrickPlay[None], text: str) -> TrickPlay[None]:
    for one in cards(text, FRENCH_JOKERS):
        tricks = tricks.play(tricks.turn, Play(one))
    return tricks


def test_after_a_joker_led_without_trumps_the_next_card_tells_the_suit() -> None:
    tricks = played_out(with_jokers("JB C3/H5 D2/H3 C2/C4 S2", "", UP), "JB H5")
    assert ["play H3"] == [play.text for play in tricks.legal(S)]
    with pytest.raises(IllegalAction, match="must-follow") as refused:
        tricks.play(S, Play(FRENCH_JOKERS.card("C2")))
    assert (("card", "C2"), ("led", "H5")) == refused.value.reason.args
    assert E == played_out(tricks, "H3 S2").turn


def test_play_is_won_by_low_cards_where_the_order_says_so() -> None:
    after_one = played_out(with_jokers("H9 S3/H4 SK/HK S2/HA C2", "S", DOWN), "H9 H4 HK HA")
    assert W == after_one.turn
    assert (
        N == played_out(with_jokers("H9 S3/C4 SK/HK S2/DA CA", "C", DOWN).with_trump("S"), "H9 C4 HK DA").turn
    )


def test_who_discards_on_the_card_that_tells_the_suit_lacks_it_and_not_who_played_before() -> None:
    judge = Judge(FRENCH_JOKERS, "", UP)
    trick = tuple(zip(FOUR, cards("JB JL H5 C2", FRENCH_JOKERS), strict=True))
    assert (0, 0, 0, FRENCH_JOKERS.of_suit("H")) == cannot_hold([trick], judge=judge)
