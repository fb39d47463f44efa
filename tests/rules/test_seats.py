"""Seats as data: letters, neighbours, first dealers and hands for tables of one to six."""

import pytest

from whistclub.cards.errors import BadDeal, BadText
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, cards_dealt, hands_of
from whistclub.rules.match import act, begin_deal, end_deal, open_match
from whistclub.rules.record import record_from_bytes, record_to_bytes
from whistclub.rules.replay import record_of, replay
from whistclub.rules.seats import (
    DUMMY,
    MOST_SEATS,
    Seat,
    clockwise_from,
    left_of,
    letters_of_table,
    near_seat,
    right_of,
    seat_from_letter,
    seat_letter,
    seats_of_table,
)
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, cannot_hold, circle_of_table, first_lead, split_tricks
from whistclub.rules.values import Ending, ending_text, parse_ending

LETTERS = {1: "S", 2: "NS", 3: "NES", 4: "NESW", 5: "ABCDG", 6: "ABCDGH"}
TABLES = pytest.mark.parametrize("seats", LETTERS)


@TABLES
def test_every_seat_has_a_letter_that_is_read_back_in_any_case(seats: int) -> None:
    assert LETTERS[seats] == letters_of_table(seats)
    for seat in seats_of_table(seats):
        letter = seat_letter(seat, seats)
        assert [seat, seat] == [
            seat_from_letter(letter, seats),
            seat_from_letter(f" {letter.lower()}", seats),
        ]


@pytest.mark.parametrize(
    ("text", "seats"),
    [("E", 2), ("W", 3), ("A", 4), ("N", 1), ("NS", 2), ("", 2), ("H", 5), ("F", 5), ("S", 6)],
)
def test_a_letter_of_another_table_is_no_seat(text: str, seats: int) -> None:
    with pytest.raises(BadText, match="not-a-seat"):
        seat_from_letter(text, seats)


def test_letters_of_older_records_of_five_and_six_are_read() -> None:
    assert [4, 4, 5] == [seat_from_letter("E", 5), seat_from_letter("E", 6), seat_from_letter("F", 6)]


def test_the_person_before_the_screen_sits_in_the_south() -> None:
    assert [0, 1, 2, 2, 0, 0] == [near_seat(seats) for seats in LETTERS]


@TABLES
def test_the_next_seats_go_round(seats: int) -> None:
    everybody = seats_of_table(seats)
    for seat in everybody:
        assert seat == right_of(left_of(seat, seats), seats)
        assert sorted(everybody) == sorted(clockwise_from(seat, seats))
        assert left_of(seat, seats) == clockwise_from(seat, seats)[1 % seats]


@TABLES
def test_every_seat_deals_first_now_and_then(seats: int) -> None:
    drawn = {first_dealer(seed_from_text(str(number)), seats) for number in range(100)}
    assert set(seats_of_table(seats)) == drawn


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hands_dealt_out_are_dealt_again_from_their_cards(seats: int) -> None:
    cards = FRENCH.cards[: 5 * seats]
    for dealer in seats_of_table(seats):
        hands = hands_of(cards, dealer, seats)
        assert cards[-1].bit & hands[dealer]
        assert cards[0].bit & hands[left_of(dealer, seats)]
        assert hands == hands_of(cards_dealt(FRENCH, hands, dealer, cards[-1]), dealer, seats)
        with pytest.raises(BadDeal, match="deal-turned-elsewhere"):
            cards_dealt(FRENCH, hands, dealer, cards[0])


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_tricks_are_played_and_won_round_a_table_of_so_many(seats: int) -> None:
    """Seat n is dealt the cards n, n + seats ... of the clubs, so that the last seat has the highest of each round."""
    count = 13 // seats
    hands = tuple(sum(1 << seat + seats * place for place in range(count)) for seat in range(seats))
    position = TrickPlay.begin(None, first_lead(Judge(FRENCH), hands, Seat(0)), ())
    for _ in range(seats):
        position = position.play(position.turn, position.legal(position.turn)[0])
    last = seats - 1
    assert (last, (0,) * last + (1,)) == (position.turn, position.won)
    assert circle_of_table(seats) is position.tricks.circle
    assert [count - 1] * seats == [hand.bit_count() for hand in position.hands]


def test_a_void_is_shown_at_a_table_of_two() -> None:
    plays = [(Seat(0), FRENCH.card("H3")), (Seat(1), FRENCH.card("S2"))]
    assert (0, FRENCH.of_suit("H")) == cannot_hold(split_tricks(plays, iter([2])), 2)


def test_acts_and_endings_of_two_are_written_n_and_s_in_records() -> None:
    game = game_of_preset("german_whist", {})
    match = open_match(game, game.first_setting(Seat(1)))
    match = begin_deal(match, Deal(FRENCH.cards))
    match = act(match, Seat(0), match.position.legal(Seat(0))[0])
    match = act(match, Seat(1), match.position.legal(Seat(1))[0])
    match = end_deal(match, Ending("concede", Seat(1)))
    record = record_of(match)
    assert ("S", ["N", "S"]) == (record.first.dealer, [text[0] for text in record.deals[0].acts])
    assert "S concede" == record.deals[0].ending
    again = record_from_bytes(record_to_bytes(record))
    assert match == replay(again, lambda _, __: game)


def test_the_same_act_is_another_seats_at_another_table() -> None:
    assert game_of_preset("german_whist", {}).alphabet.read("play SA", FRENCH) is Play(FRENCH.card("SA"))
    ending = Ending("claim", Seat(1))
    assert ("S claim all", "E claim all") == (ending_text(ending, 2), ending_text(ending, 4))
    assert ending == parse_ending("s claim all", 2)


def test_the_dummy_sits_in_the_seat_of_no_player() -> None:
    assert DUMMY not in map(Seat, range(MOST_SEATS))
