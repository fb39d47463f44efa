"""Minnesota Whist with care: what a strong card player would be ashamed of is not done."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tests.players.scripted import QUICK, acted, begun, cards, deal_at, dealt, decided, game, said, to_play_of
from whistclub.cards.card import Card
from whistclub.players.card_keeping import thrown_away
from whistclub.players.minnesota.high import sure_tricks
from whistclub.players.minnesota.player import MinnesotaPlayer
from whistclub.players.player import USUAL
from whistclub.players.reading import Reading, below, highest, read

EAST_GRANDS = "N lay C2, E lay C3, S lay C4, W lay C6"


def turn(script: str, preset: str = "minnesota", **hands: str) -> tuple[str, str]:
    of: Any = game(preset)
    return said(decided(of, MinnesotaPlayer(of), acted(begun(of, dealt(**hands), "N"), script), QUICK))


def test_a_king_with_its_guards_is_kept_while_there_are_small_cards() -> None:
    hands = {"N": "C2 H2", "E": "C3 SK SJ DA DQ D8 D7 CA CK CT C8 C5 C7", "S": "C4", "W": "C6 S2"}
    card, _ = turn(f"{EAST_GRANDS}, N play H2", **hands)
    assert card in {"play C3", "play C5", "play D7"}


def sluffs(hand: str, out: str) -> str:
    """The card thrown from such a hand on a lead of spades, where the other three may hold any of what is out."""
    of: Any = game("minnesota")
    position = acted(begun(of, dealt(N="C2 SA", E="C3", S="C4", W="C6"), "N"), f"{EAST_GRANDS}, N play SA")
    reading = read(of.view(position, 1))
    held, others = cards(hand), cards(out)
    now = replace(reading, hand=held, legal=held, out=others, may_hold=(others, held, others, others))
    return thrown_away(now).card.text


def test_no_guard_is_kept_that_outlives_what_it_guards() -> None:
    """One of the two is lost to the king of clubs, so the ten goes, not the queen."""
    assert sluffs("CQ CT", "CK S8 S9 H2") == "CT"


def test_a_king_and_its_guard_are_kept_rather_than_a_long_card() -> None:
    assert sluffs("SK SJ CT C8 C5 C4", "SA SQ S9 S8 CK CJ C9 H3 H4 H5") in {"C4", "C5"}


def late_turns(high: bool) -> Iterator[tuple[Reading, Card]]:
    """The late turns of twelve deals of a High or a Low, and the cards played."""
    of: Any = game("minnesota")
    player = MinnesotaPlayer(of)
    for number in range(12):
        position = to_play_of(deal_at(of, number, "late"), high=high)
        while position.to_act():
            act = decided(of, player, position, QUICK).action
            view = of.view(position, min(position.to_act()))
            if len(view.hand) <= 7:
                yield read(view), act.parts[0]
            position = position.play(min(position.to_act()), act)


def test_late_in_a_high_a_sure_trick_is_cashed_before_it_can_be_lost() -> None:
    leads = [(reading, card) for reading, card in late_turns(high=True) if reading.led is None]
    could = [(sure, card) for reading, card in leads if (sure := sure_tricks(reading))]
    assert len(could) > 20
    assert all(card in sure for sure, card in could)


def test_late_in_a_high_the_second_hand_takes_a_trick_that_it_is_certain_of() -> None:
    second = [
        (r, card) for r, card in late_turns(high=True) if len(r.trick) == 1 and r.legal & r.trick[0][1].shares
    ]
    could = [(r, card) for r, card in second if r.holds_against(highest(r.legal), (r.later[1],))]
    assert len(could) > 5
    assert all(r.holds_against(card, (r.later[1],)) for r, card in could)


def test_in_a_low_no_second_hand_hopes_that_its_lowest_card_is_beaten() -> None:
    second = [(r, card) for r, card in late_turns(high=False) if len(r.trick) == 1]
    over = [
        (r, card)
        for r, card in second
        if r.legal & r.trick[0][1].shares and not r.legal & below(r.trick[0][1])
    ]
    assert len(over) > 5
    assert all(card is highest(r.legal) for r, card in over)


def test_in_a_low_a_lead_alike_likely_to_lose_comes_from_the_shorter_suit() -> None:
    of: Any = game("minnesota")
    player, keys = MinnesotaPlayer(of), set()
    for number in range(20):
        position = to_play_of(deal_at(of, number, "short"), high=False)
        while position.to_act():
            decision = decided(of, player, position, QUICK)
            keys.add(decision.why.key)
            position = position.play(min(position.to_act()), decision.action)
    assert {"why-lead-short", "why-none-under"} <= keys


def test_with_many_cards_left_no_card_is_chosen_by_a_handful_of_deals() -> None:
    of: Any = game("minnesota")
    player, tried = MinnesotaPlayer(of), set()
    for number in range(8):
        position = to_play_of(deal_at(of, number, "tried"), high=True)
        while position.to_act():
            why = decided(of, player, position, USUAL).why
            if why.key == "why-tried-out":
                tried.add(int(dict(why.args)["count"]))
            position = position.play(min(position.to_act()), decided(of, player, position, QUICK).action)
    assert min(tried) >= 12
