"""The stakes of every contract of Kleurwiezen are read off from its scoring, in positions of random play."""

from random import Random

import pytest

from whistclub.games.kleurwiezen import Kleurwiezen
from whistclub.games.kleurwiezen.auction import Bid
from whistclub.games.kleurwiezen.contracts import AVOIDING, LADDER, PAIR, RANKS
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.games.kleurwiezen.play import Playing, begun, contract_of
from whistclub.players.stakes import stakes_by_seat
from whistclub.rules.before_play import Undertaken
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.options import make_options
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import Judge, first_lead

CASES = [(rank, scoring) for rank in range(len(LADDER)) for scoring in ("steps", "small")]


GAME = Kleurwiezen(KleurwiezenOptions())


def positions(rank: int, scoring: str, side: tuple[Seat, ...]) -> list[Playing]:
    """Between tricks of a deal played at random under this contract, as far as it is played."""
    game = Kleurwiezen(make_options(KleurwiezenOptions, {"scoring": scoring, "troel": False}))
    rng = Random(f"{rank} {scoring}")
    start = begun(game, deal_from_seed(seed_from_text(f"{rank}"), game, 1), game.first_setting(FOUR[0]))
    contract = contract_of(start.terms.dealt, Bid(rank, "H", side))
    tricks = first_lead(Judge(game.pack, contract.trump), start.terms.dealt.hands, contract.leader)
    position = Playing.begin(Undertaken(start.terms.dealt, contract), tricks, ())
    found = []
    while position.to_act():
        if not position.lying:
            found.append(position)
        position = position.play(position.turn, rng.choice(position.legal(position.turn)))
    return found


@pytest.mark.parametrize(("rank", "scoring"), CASES)
def test_the_stakes_of_a_contract_are_those_of_its_scoring(rank: int, scoring: str) -> None:
    kind = LADDER[rank].kind
    side = (FOUR[0], FOUR[1]) if kind in PAIR else (FOUR[0],)
    others = tuple(seat for seat in FOUR if seat not in side)
    for position in positions(rank, scoring, side):
        stakes = stakes_by_seat(GAME, position)
        if kind == "piccolo":
            expected = {"peaked", "falling", "first"}
        elif kind in AVOIDING:
            expected = {"first", "falling"}
        else:
            expected = {"rising", "last", "run"}
        assert {side} == {stakes[seat].allies for seat in side}
        assert stakes[side[0]].course in expected
        assert {others} == {stakes[seat].allies for seat in others}


def test_a_pair_wants_every_trick_and_a_misere_none() -> None:
    pair = positions(RANKS["propose", 8], "steps", (FOUR[0], FOUR[2]))[0]
    assert 13 == stakes_by_seat(GAME, pair)[FOUR[0]].wanted(pair.won, 13)
    misere = positions(RANKS["misere", 0], "steps", (FOUR[0],))[0]
    stakes = stakes_by_seat(GAME, misere)
    assert 0 == stakes[FOUR[0]].wanted(misere.won, 13)
    assert (48.0, -48.0) == stakes[FOUR[0]].gains[:2]


def test_of_two_who_play_a_misere_each_is_a_side() -> None:
    both = positions(RANKS["misere", 0], "steps", (FOUR[0], FOUR[1]))[0]
    stakes = stakes_by_seat(GAME, both)
    assert [(FOUR[0],), (FOUR[1],), (FOUR[2], FOUR[3]), (FOUR[2], FOUR[3])] == [
        stakes[seat].allies for seat in FOUR
    ]
