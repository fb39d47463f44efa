"""The defence of a misère ouverte: who sees the caller's hand does not let it through, and the caller does not walk
into it.
"""

import subprocess
import sys
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.players.scripted import deal_at
from tests.players.test_solo_play import EAST_OPEN, OPEN_HANDS
from tests.rules.solo_table import acted, game, seat, start
from tests.sampling import draws
from whistclub import solver
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.players.player import USUAL, Budget
from whistclub.players.registry import make_player
from whistclub.players.solo.first_trick import worlds_before_the_hand
from whistclub.players.solo.hand import hand_danger
from whistclub.players.solo.open_misere import escapes_by_card, hand_lies_open
from whistclub.players.solo.player import SoloPlayer
from whistclub.players.solo.table import table_of
from whistclub.rules.actions import Call
from whistclub.rules.seats import FOUR, Seat
from whistclub.solver import Solver, question_of

GAME = game("solo")
PLAYER = SoloPlayer(GAME)
PLAIN = Budget(samples=0)
FEW = Budget(samples=8, nodes=8_000)
DEFENDED = draws(10, 20)
"""The deals with a misère ouverte in which two defences are compared."""
TO_TRICK_TWO = f"{EAST_OPEN}, N play CJ, E play C5, S play C7, W play C8"


def undertaken(number: int) -> tuple[Any, Seat] | None:
    """A deal in which somebody has a hand for a misère ouverte, and undertakes it."""
    position = deal_at(GAME, number, "open hand")
    fit = [who for who in FOUR if hand_danger(FRENCH.mask(GAME.view(position, who).hand)) <= 1.3]
    if not fit:
        return None
    call = Call("misere_ouverte")
    while GAME.view(position, None).phase != "play":
        (who,) = position.to_act()
        wants = who == fit[0] and call in position.legal(who)
        position = position.play(who, call if wants else Call("pass"))
    return position, fit[0]


def let_through(count: int, budget: Budget) -> int:
    """The number of such deals in which the caller takes no trick against a defence with this budget."""
    made = number = found = 0
    while found < count:
        number += 1
        begun = undertaken(number)
        if begun is None:
            continue
        found += 1
        position, caller = begun
        while position.to_act():
            (who,) = position.to_act()
            rng = Random(f"{number} {len(position.acts)}")
            act = PLAYER.choose(GAME.view(position, who), rng, PLAIN if who == caller else budget)
            position = position.play(who, act)
        made += position.result().points[caller] > 0
    return made


def test_who_sees_the_callers_hand_lets_far_fewer_through_than_the_convention() -> None:
    assert let_through(DEFENDED, USUAL) <= 0.6 * let_through(DEFENDED, PLAIN)


@pytest.mark.long
def test_of_75_hands_that_were_called_at_most_two_fifths_are_let_through() -> None:
    assert let_through(75, USUAL) <= 30


def table_at(script: str, who: str) -> Any:
    position = acted(start(GAME, OPEN_HANDS, dealer="W"), script)
    return table_of(GAME.view(position, seat(who)))


def test_a_hand_lies_open_once_the_first_trick_is_complete() -> None:
    assert not hand_lies_open(table_at(EAST_OPEN, "N"))
    assert not hand_lies_open(table_at(f"{EAST_OPEN}, N play CJ", "E"))
    assert hand_lies_open(table_at(TO_TRICK_TWO, "N"))
    assert hand_lies_open(table_at(f"{TO_TRICK_TWO}, N play H9", "E"))


def test_a_lead_that_catches_the_caller_in_most_deals_of_the_rest_is_found() -> None:
    """East has nothing under the eight in diamonds."""
    table = table_at(TO_TRICK_TWO, "N")
    found = escapes_by_card(table, Random(1), USUAL)
    assert set(found) == set(FRENCH.iterate(table.reading.legal))
    assert found[FRENCH.card("D7")].at_most <= 4


def test_each_sample_is_asked_about_each_card_once() -> None:
    found = escapes_by_card(table_at(TO_TRICK_TWO, "N"), Random(1), Budget(samples=7))
    assert all(0 <= each.sure <= each.at_most <= 7 for each in found.values())


def test_a_deal_that_the_nodes_did_not_finish_counts_half_for_every_card() -> None:
    found = escapes_by_card(table_at(TO_TRICK_TWO, "N"), Random(1), Budget(samples=7, nodes=1))
    assert {(0, 7)} == {(each.sure, each.at_most) for each in found.values()}


def test_the_same_view_chance_and_budget_give_the_same_card() -> None:
    position = acted(start(GAME, OPEN_HANDS, dealer="W"), TO_TRICK_TWO)
    view = GAME.view(position, seat("N"))
    first, second = (PLAYER.decide(view, Random(5), USUAL) for _ in range(2))
    assert first == second


def test_without_the_kernel_the_convention_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    position = acted(start(GAME, OPEN_HANDS, dealer="W"), TO_TRICK_TWO)
    view = GAME.view(position, seat("N"))
    expected = PLAYER.decide(view, Random(5), PLAIN)
    monkeypatch.setattr(solver, "has_kernel", lambda: False)
    assert expected == PLAYER.decide(view, Random(5), USUAL)


def test_a_world_in_which_the_trick_is_the_callers_already_is_lost() -> None:
    """South must go under east's card, or over it: over it the caller is rid of the trick."""
    hands = (
        "C2 C9 CT CJ D3 D7 H9 HT HJ HQ S9 ST SJ",
        "C3 C4 C5 C6 D8 DT H2 H3 H4 S2 S3 S4 S5",
        "C7 CQ CK D2 D4 D9 DJ H5 H6 H7 S6 S7 S8",
        "C8 CA D5 D6 DQ DK DA H8 HK HA SQ SK SA",
    )
    lead = "N play CJ, E play C6, S play C7, W play C8, N play D3, E play D8, S play D2"
    position = acted(start(GAME, hands, dealer="W"), f"{EAST_OPEN}, {lead}")
    found = escapes_by_card(table_of(GAME.view(position, seat("W"))), Random(1), USUAL)
    under = FRENCH.mask(cards_from_text(FRENCH, "D5 D6"))
    assert all(found[card].at_most == 0 for card in FRENCH.iterate(under))


def test_the_list_of_players_and_a_quick_one_are_made_without_loading_the_kernel() -> None:
    code = (
        "import sys; from whistclub.players.registry import make_player; "
        "from whistclub.games.registry import game_of_preset; make_player(game_of_preset('solo', {}), 'quick'); "
        "sys.exit('whistclub.solver' in sys.modules)"
    )
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode


def test_worlds_against_a_misere_ouverte_have_a_caller_fit_for_it() -> None:
    """A hand dealt blindly has a danger of about 8; nobody calls a misère ouverte with much more than a half."""
    position, caller = next(found for number in range(1, 400) if (found := undertaken(number)))
    (leader,) = position.to_act()
    view = GAME.view(position, leader)
    if leader == caller:
        position = position.play(leader, view.legal[0])
        (leader,) = position.to_act()
        view = GAME.view(position, leader)
    worlds = worlds_before_the_hand(GAME, view, table_of(view), Random(1), 30)
    assert {hands[leader] for hands in worlds} == {FRENCH.mask(view.hand)}
    assert sum(hand_danger(hands[caller]) for hands in worlds) / len(worlds) < 1


@pytest.mark.parametrize(
    ("name", "reason"), [("strong", "why-solo-unseen-catch"), ("club", "why-solo-lead-under")]
)
def test_the_strongest_level_alone_tries_the_first_card_against_a_misere_ouverte_in_worlds_fit_for_the_call(
    name: str, reason: str
) -> None:
    begun = undertaken(240)
    assert begun is not None
    position, _ = begun
    (who,) = position.to_act()
    decision = make_player(GAME, name).decide(GAME.view(position, who), Random(1), FEW)
    assert reason == decision.why.key


@pytest.mark.parametrize(
    ("hands", "who", "turned", "usual"),
    [
        (
            (
                "C6 C8 C9 CJ D3 D6 DA H2 H7 HT HQ HK HA",
                "D2 D4 D5 D7 D8 D9 S2 S4 S5 S6 S7 S8 ST",
                "CQ CK CA DJ DQ H3 H4 H5 H9 HJ S3 SQ SA",
                "C2 C3 C4 C5 C7 CT DT DK H6 H8 S9 SJ SK",
            ),
            "E",
            "HK",
            "play D2",
        ),
        (
            (
                "C2 C8 CT CA D2 D5 D6 D7 D9 DQ HJ SJ SQ",
                "C5 C6 C9 CQ CK D4 DT H7 H9 HT HA S8 S9",
                "C3 H2 H4 H6 H8 HQ HK S2 S4 S6 S7 ST SA",
                "C4 C7 CJ D3 D8 DJ DK DA H3 H5 S3 S5 SK",
            ),
            "S",
            "S9",
            "play S2",
        ),
    ],
)
def test_the_caller_of_a_misere_ouverte_leads_a_card_that_keeps_it_safe_where_the_usual_lead_loses_it(
    hands: tuple[str, ...], who: str, turned: str, usual: str
) -> None:
    order = "NESW"[seat(who) :] + "NESW"[: seat(who)]
    calls = ", ".join(f"{one} call {'misere_ouverte' if one == who else 'pass'}" for one in order)
    position = acted(start(GAME, hands, dealer=order[-1], turned=turned), f"{calls}, {who} call pass")
    view = GAME.view(position, seat(who))
    lead = make_player(GAME, "strong").decide(view, Random(1), FEW).action
    question = replace(question_of(position.tricks, side=1 << seat(who)), objective="none")
    (answer,) = Solver(memory_bytes=1 << 22).solve([question], cards=True)
    can_be_made = {f"play {each.card.text}": each.value.least for each in answer.cards}
    assert usual == PLAYER.decide(view, Random(1), FEW).action.text
    assert (0, 1) == (can_be_made[usual], can_be_made[lead.text])
