"""Minnesota Whist: what each seat is told, and what stays hidden."""

import itertools
from typing import Any

import pytest

from tests.rules.minnesota_table import MIXED, ONE_SUIT_EACH, acted, game, played_out, seat, start, told, view
from whistclub.cards.french import FRENCH
from whistclub.rules.match import act, begin_deal, open_match
from whistclub.rules.replay import record_of
from whistclub.rules.values import seen_by

MINNESOTA = game()
ASKOV = game("askov")
CALLS = "E call pass, S call pass, W call pass, N call sola_nola, E call pass, S call pass, W call pass"
FOUR_LOWS = f"N lay D5, E lay D2, S lay D3, W lay D4, {CALLS}"
"""Everybody shows a red card, then N bids Sola Nola; S is the partner."""


def everything(of: Any, hands: tuple[str, ...], script: str, viewer: str | None) -> list[Any]:
    """All views and events this viewer gets, act by act, with the order of hidden acts made by seat."""
    position = start(of, hands)
    who = None if viewer is None else seat(viewer)
    seen: list[Any] = [
        view(of, position, viewer),
        *(seen_by(dealt, who, 4) for dealt in of.opening(position)),
    ]
    for line in script.split(","):
        letter, text = line.split(maxsplit=1)
        action = of.alphabet.read(text, FRENCH)
        after = position.play(seat(letter), action)
        events = of.narrate(position, seat(letter), action, after)
        seen += [seen_by(event, who, 4) for event in events]
        position = after
        seen.append(view(of, position, viewer))
    return seen


@pytest.mark.rule("M5", "M7", "M12")
def test_nobody_learns_what_a_seat_laid_that_the_reveal_did_not_reach() -> None:
    ways = [
        everything(
            MINNESOTA,
            ONE_SUIT_EACH,
            f"N lay {north}, W lay {west}, S lay D2, E lay H2 H3, N play SA, E play H5",
            viewer,
        )
        for viewer in ("E", "S", None)
        for north, west in itertools.product(("S2", "SA", "S2 S3"), ("C2", "C2 C3"))
    ]
    for same in (ways[:6], ways[6:12], ways[12:]):
        assert all(same[0] == other for other in same[1:])


@pytest.mark.rule("M12")
def test_a_bid_that_was_not_reached_stays_its_owners_secret_to_the_end() -> None:
    over = played_out(acted(start(MINNESOTA, MIXED), "N lay C2, E lay C3, S lay H2, W lay S2"))
    assert ((0, None), (1, "lay C3"), (2, None), (3, None)) == known_lays(over, None)
    assert ((0, "lay C2"), (1, "lay C3"), (2, None), (3, None)) == known_lays(over, "N")
    assert ((0, None), (1, "lay C3"), (2, "lay H2"), (3, None)) == known_lays(over, "S")


def known_lays(position: Any, viewer: str | None) -> tuple[tuple[int, str | None], ...]:
    acts = view(MINNESOTA, position, viewer).acts[:4]
    return tuple((who, None if action is None else action.text) for who, action in acts)


@pytest.mark.rule("M13")
def test_after_the_deal_the_record_opens_every_bid_and_exchange() -> None:
    match = begin_deal(
        open_match(MINNESOTA, MINNESOTA.first_setting(seat("N"))), start(MINNESOTA, MIXED).deal
    )
    for letter, text in (("N", "C2"), ("E", "C3"), ("S", "H2"), ("W", "S2")):
        match = act(match, seat(letter), MINNESOTA.alphabet.read(f"lay {text}", FRENCH))
    while match.position is not None:
        who = min(match.position.to_act())
        match = act(match, who, match.position.legal(who)[0])
    opened = record_of(match).deals[0]
    assert ("N lay C2", "E lay C3", "S lay H2", "W lay S2") == tuple(opened.acts[:4])


@pytest.mark.rule("M11")
def test_a_shown_card_is_known_with_its_holder_until_played() -> None:
    position = acted(start(MINNESOTA, MIXED), "N lay D5, E lay D2, S lay C4, W lay D4")
    assert [(1, "D2"), (2, "C4")] == shown(position, "W")
    position = acted(position, "E play C3, S play C4")
    assert [(1, "D2")] == shown(position, None)


def shown(position: Any, viewer: str | None) -> list[tuple[int, str]]:
    return [(who, card.text) for who, card in view(MINNESOTA, position, viewer).shown]


def holdings(position: Any, viewer: str | None) -> tuple[list[str], list[str], list[str]]:
    """Cards known with a seat, with one of the two, and with the viewer's partner."""
    seen = view(ASKOV, position, viewer)
    with_pair = [card.text for card in seen.with_pair]
    return [card.text for _, card in seen.shown], with_pair, [card.text for card in seen.partner_holds]


@pytest.mark.rule("M11", "M57")
def test_after_an_exchange_a_shown_card_is_with_one_of_the_two() -> None:
    position = acted(start(ASKOV, MIXED), FOUR_LOWS)
    assert (["D2", "D3", "D4", "D5"], [], []) == (
        sorted(holdings(position, "E")[0]),
        *holdings(position, "E")[1:],
    )
    half = acted(position, "S exchange D3")
    assert ["D2", "D3", "D4", "D5"] == sorted(holdings(half, "N")[0])
    after = acted(half, "N exchange CA")
    for viewer in ("E", "W", None):
        assert (["D2", "D4"], ["D3", "D5"], []) == holdings(after, viewer)
    assert (["D2", "D4"], ["D3", "D5"], ["CA"]) == holdings(after, "N")
    assert (["D2", "D4"], ["D3", "D5"], ["D3", "D5"]) == holdings(after, "S")
    kept = acted(position, "S exchange HA, N exchange CA")
    assert ["CA", "D3"] == holdings(kept, "N")[2]
    assert ["D5", "HA"] == holdings(kept, "S")[2]
    gone = acted(after, "W play D4, N play D3")
    assert ["D5"] == holdings(gone, None)[1]
    assert ["D5"] == holdings(gone, "S")[2]


@pytest.mark.rule("M57")
def test_the_others_never_learn_what_was_exchanged() -> None:
    ways = [
        everything(ASKOV, MIXED, f"{FOUR_LOWS}, N exchange {north}, S exchange {south}, W play SA", viewer)
        for viewer in ("E", "W", None)
        for north, south in (("CA", "C4"), ("D5", "D3"), ("CA", "D3"), ("D5", "HA"))
    ]
    for same in (ways[:4], ways[4:8], ways[8:]):
        assert all(same[0] == other for other in same[1:])


@pytest.mark.rule("M57")
def test_the_partner_learns_the_card_only_when_both_have_passed() -> None:
    position = acted(start(ASKOV, MIXED), f"{FOUR_LOWS}, N exchange CA")
    assert (0, None) == view(ASKOV, position, "S").acts[-1]
    assert view(ASKOV, position, "S") == view(
        ASKOV, acted(start(ASKOV, MIXED), f"{FOUR_LOWS}, N exchange D5"), "S"
    )
    assert "exchange CA" == str(view(ASKOV, position, "N").acts[-1][1])
    both = acted(position, "S exchange C4")
    for viewer in ("N", "S"):
        assert ["exchange CA", "exchange C4"] == [
            str(action) for _, action in view(ASKOV, both, viewer).acts[-2:]
        ]
    assert [(0, None), (2, None)] == list(view(ASKOV, both, "E").acts[-2:])


@pytest.mark.rule("M57")
def test_each_of_the_two_is_told_what_it_received() -> None:
    last = told(ASKOV, start(ASKOV, MIXED), f"{FOUR_LOWS}, N exchange CA, S exchange C4")[-2]
    assert "event-exchange-done" == last.kind
    heard = [(seen.key, seen.args) for seen in (seen_by(last, seat(letter), 4) for letter in "NESW")]
    assert ("event-exchange-done-own", (("card", "C4"),)) == heard[0]
    assert ("event-exchange-done-own", (("card", "CA"),)) == heard[2]
    assert heard[1] == heard[3] == ("event-exchange-done", ())


@pytest.mark.rule("M58")
def test_the_partners_cards_stay_face_down() -> None:
    position = acted(start(ASKOV, MIXED), f"{FOUR_LOWS}, N exchange CA, S exchange C4, W play SA")
    for viewer in ("N", "E", "W"):
        own = view(ASKOV, position, viewer)
        assert not {card.text for card in own.hand} & {"H2", "H6", "HT", "SK"}
    assert "SK" in [card.text for card in view(ASKOV, position, "S").hand]


def test_a_spectator_has_no_hand_and_no_choice() -> None:
    seen = view(MINNESOTA, start(MINNESOTA, MIXED), None)
    assert ((), (), (0, 1, 2, 3)) == (seen.hand, seen.legal, seen.to_act)


def test_a_short_deal_names_the_cards_in_play() -> None:
    short = start(MINNESOTA, ("S2 S3", "H2 H3", "D2 D3", "C2 C3"))
    expected = ["C2", "C3", "D2", "D3", "H2", "H3", "S2", "S3"]
    assert expected == [card.text for card in view(MINNESOTA, short, "N").short_pack]
    assert () == view(MINNESOTA, start(MINNESOTA, MIXED), "N").short_pack


def test_no_repr_names_a_card() -> None:
    position = start(ASKOV, MIXED)
    for line in f"{FOUR_LOWS}, N exchange CA, S exchange C4, W play SA".split(","):
        before, position = position, acted(position, line)
        for value in (before, position, view(ASKOV, position, "N"), *told(ASKOV, before, line)):
            assert not [card.text for card in FRENCH.cards if card.text in repr(value)]
