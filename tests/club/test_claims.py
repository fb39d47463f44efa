"""A claim is offered only when it is certain from the claimer's own view; ending a deal early."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.club.tables import act_for, house, opened, play_out, sent, table_of
from tests.club.write_data import ONE_SUIT_EACH
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.club.log.decisions import Refused
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.claims import certain_claims, is_beaten
from whistclub.club.table.commands import Claim, Concede, NextDeal, Stop
from whistclub.games.registry import PRESETS, game_of_preset
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import Setting

N, E, S, W = FOUR


def least_won(position: Any, me: Seat) -> int:
    """The fewest further tricks this seat takes when it chooses and all the others work against it."""
    before = position.tricks.won[me] if position.tricks else 0

    @cache
    def least(now: Any) -> int:
        waiting = now.to_act()
        if not waiting:
            return int(now.tricks.won[me])
        (seat,) = waiting
        outcomes = [least(now.play(seat, act)) for act in now.legal(seat)]
        return max(outcomes) if seat == me else min(outcomes)

    return least(position) - before


def ends(preset: str, rng: Random, size: int) -> Any:
    """A deal of a few cards a hand, played up to its first lead but one."""
    game: Any = game_of_preset(preset, {})
    ranks = rng.sample(FRENCH.cards, 4 * size)
    position = game.start(Deal(tuple(ranks)), game.first_setting(Seat(rng.randrange(4))))
    while position.to_act():
        seat = min(position.to_act())
        legal = position.legal(seat)
        played = any(isinstance(action, Play) for _, action in position.acts)
        if played and isinstance(legal[0], Play) and not game.view(position, seat).trick:
            return game, position, seat
        position = position.play(seat, rng.choice(legal))
    return None


@pytest.mark.parametrize("preset", ["whist", "minnesota", "south_dakota", "solo", "german_whist"])
def test_no_claim_is_certain_where_a_higher_card_of_a_suit_held_is_out(preset: str) -> None:
    rng, ruled_out = Random(f"beaten {preset}"), 0
    for number in range(40):
        game: Any = game_of_preset(preset, {})
        deal = deal_from_seed(seed_from_text(f"{preset} {number}"), game, 1)
        position = game.start(deal, game.first_setting(N))
        while position.to_act():
            seat = min(position.to_act())
            if isinstance(position, TrickPlay) and not position.lying and is_beaten(position, seat):
                assert () == certain_claims(game, game.view(position, seat))
                ruled_out += 1
            position = position.play(seat, rng.choice(position.legal(seat)))
    assert ruled_out > 50


@pytest.mark.parametrize("preset", ["whist", "minnesota", "south_dakota", "solo"])
def test_a_claim_offered_is_certain_against_every_defence(preset: str) -> None:
    rng, offered = Random(preset), 0
    for _ in range(600):
        found = ends(preset, rng, 4 if offered < 3 else 3)
        if found is None:
            continue
        game, position, seat = found
        left = len(game.view(position, seat).hand)
        claims = certain_claims(game, game.view(position, seat))
        if claims:
            offered += 1
            assert left == least_won(position, seat)
        if offered == 10:
            return
    assert offered >= 10


def whist_at_the_end(hands: str, trump: str = "C2") -> Any:
    """Whist with short hands, N's first, W dealing and turning the last card; the first trick is played by low
    cards.
    """
    held = [[FRENCH.card(word) for word in hand.split()] for hand in hands.split("|")]
    game: Any = game_of_preset("whist", {})
    order: list[Card] = [hand[place] for place in range(len(held[0])) for hand in held]
    return game, game.start(Deal(tuple(order)), Setting(1, W, (0, 0), game.first_setting(W).carry))


@pytest.mark.parametrize(
    ("hands", "certain"),
    [
        ("C3 SA SK SQ | C4 S2 S3 S4 | C5 S5 S6 S7 | C6 S8 S9 C2", False),
        ("CA CK SA SK | C4 S2 S3 S4 | C5 S5 S6 S7 | C6 S8 S9 C2", True),
        ("CA CK SA SQ | C4 S2 S3 S4 | C5 S5 S6 S7 | C6 S8 SK C2", False),
    ],
)
def test_trumps_that_are_out_make_a_claim_uncertain_until_they_are_drawn(hands: str, certain: bool) -> None:
    game, position = whist_at_the_end(hands)
    lead = Play(FRENCH.card(hands.split(maxsplit=1)[0]))
    for act in (lead, Play(FRENCH.card("C4")), Play(FRENCH.card("C5")), Play(FRENCH.card("C6"))):
        seat = next(iter(position.to_act()))
        position = position.play(seat, act)
    seat = next(iter(position.to_act()))
    assert certain is bool(certain_claims(game, game.view(position, seat)) and seat == N)


@pytest.mark.parametrize(
    "preset", [name for name, one in PRESETS.items() if one.game in {"gongor", "hermits"}]
)
def test_nothing_is_claimed_in_a_solitaire(preset: str) -> None:
    game = game_of_preset(preset, {})
    seed = seed_from_text("1")
    position = game.start(deal_from_seed(seed, game, 1), game.first_setting(Seat(0)))
    for _ in range(5):
        assert () == certain_claims(game, game.view(position, Seat(0)))
        position = position.play(Seat(0), position.legal(Seat(0))[0])


def test_a_claim_granted_ends_the_deal_as_if_it_had_been_played() -> None:
    table = table_of("whist", people=FOUR, target="50")
    for _ in range(30):
        sent(table, NextDeal, N)
        while table.state.match.position is not None:
            (seat,) = table.sight(None).waiting
            if "claim" in table.sight(seat).may:
                won = 13 - len(table.state.trail) // 4
                sent(table, Claim, seat)
                ended = table.record().deals[-1]
                assert f"{'NESW'[seat]} claim all" == ended.ending
                assert won < 13
                return
            act_for(table, seat)
    raise AssertionError("no deal came to a claim")


def test_a_claim_that_is_not_certain_is_refused_and_one_may_concede() -> None:
    table = table_of("whist", people=FOUR)
    sent(table, NextDeal, N)
    (seat,) = table.sight(None).waiting
    answer = table.send(Claim(id="c", saw=table.seq, seat=seat))
    assert isinstance(answer, Refused)
    assert "claim-not-now" == answer.why.key
    sent(table, Concede, seat)
    points = table.state.match.deals[-1].result.points  # type: ignore[union-attr]
    assert 7 == points[1 - seat % 2]


def test_thirteen_trumps_in_a_trick_are_not_called_uncertain_and_are_claimed_at_the_lead() -> None:
    table = house(MemoryLog()).open(opened("whist", people=FOUR, given=(ONE_SUIT_EACH,), target="50"))
    sent(table, NextDeal, N)
    for left in (3, 2, 1, 0):
        (seat,) = table.sight(None).waiting
        if not left:
            answer = table.send(Claim(id="c", saw=table.seq, seat=seat))
            assert isinstance(answer, Refused)
            assert "claim-not-now" == answer.why.key
        act_for(table, seat)
    sent(table, Claim, seat)
    points = table.state.match.deals[-1].result.points  # type: ignore[union-attr]
    assert 7 == points[seat % 2]


def test_a_match_is_stopped_in_a_deal_or_between_two() -> None:
    running, between = table_of("solo", people=(S,)), table_of("solo", people=(S,))
    sent(running, NextDeal, S)
    for table in (running, between):
        sent(table, Stop, S)
        assert table.state.match.stopped
        assert () == table.sight(S).may


def test_a_solitaire_is_not_stopped_in_mid_hand() -> None:
    table = table_of("gongor", people=(Seat(0),))
    sent(table, NextDeal, Seat(0))
    act_for(table, Seat(0))
    act_for(table, Seat(0))
    assert "stop" not in table.sight(Seat(0)).may
    answer = table.send(Stop(id="s", saw=table.seq, seat=Seat(0)))
    assert isinstance(answer, Refused)
    assert "stop-in-mid-hand" == answer.why.key


def test_what_a_seat_may_do_is_what_is_then_done() -> None:
    table = table_of("gongor_points", people=(Seat(0),))
    play_out(table, deals=1)
    assert "next_deal" in table.sight(Seat(0)).may
    assert () == table.sight(None).may
