"""The conventions of a finished deal by name: invites, answers, returns and sluffs, by the custom of the table."""

from typing import Any

import pytest

from tests.rules.minnesota_table import game, seat
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.minnesota.naming import named
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.match import Match, act, begin_deal, open_match

HANDS = (
    "S2 S5 S9 SK HA H4 H7 D3 D8 DQ C4 C9 CJ",
    "S3 S6 ST SA H2 H5 H9 D4 D9 DK C5 CT CQ",
    "S4 S7 SQ H3 H6 HT HJ D2 D6 DT DJ C3 C8",
    "S8 SJ H8 HQ HK D5 D7 DA C2 C6 C7 CK CA",
)


def opened(lays: str) -> Match:
    of: Any = game()
    setting = of.first_setting(seat("N"))
    masks = tuple(FRENCH.mask(cards_from_text(FRENCH, hand)) for hand in HANDS)
    match = begin_deal(open_match(of, setting), deal_of_hands(FRENCH, masks, setting.dealer))
    for letter, card in zip("NESW", lays.split(), strict=True):
        match = act(match, seat(letter), of.alphabet.read(f"lay {card}", FRENCH))
    return match


def told(match: Match, **conventions: str) -> list[tuple[str, str]]:
    return [(one.key, one.suit) for one in named(match.game, match.deals[-1], conventions)]


def played(match: Match, *cards: str) -> Match:
    """The match after these cards, each by whose turn it is."""
    for card in cards:
        (turn,) = match.position.to_act()
        match = act(match, turn, match.game.alphabet.read(f"play {card}", FRENCH))
    return match


def leader(match: Match) -> str:
    (turn,) = match.position.to_act()
    return "NESW"[turn]


def test_in_a_low_the_first_lead_invites_and_nothing_is_named_before_it() -> None:
    match = opened("H4 H2 H3 H8")
    assert [] == told(match)
    first = leader(match)
    card = HANDS["NESW".index(first)].split()[0]
    match = played(match, card)
    assert [("named-invite-low", card[0])] == told(match)


@pytest.mark.parametrize(
    ("conventions", "key"),
    [
        ({}, "named-sluff-unwanted"),
        ({"sluff": "unwanted"}, "named-sluff-unwanted"),
        ({"sluff": "from_best"}, "named-sluff-from-best"),
    ],
)
def test_a_whole_high_names_each_players_first_lead_and_first_sluff_alone(
    conventions: dict[str, str], key: str
) -> None:
    match = opened("C4 C5 C3 C2")
    while match.position is not None:
        (turn,) = match.position.to_act()
        match = act(match, turn, match.position.legal(turn)[0])
    found = named(match.game, match.deals[0], conventions)
    acts = match.deals[0].acts
    sluffs = [acts[one.acts - 1][0] for one in found if "sluff" in one.key]
    invites = [acts[one.acts - 1][0] for one in found if "invite" in one.key]
    assert sluffs
    assert {key} == {one.key for one in found if "sluff" in one.key}
    assert len(set(sluffs)) == len(sluffs)
    assert len(set(invites)) == len(invites)
    assert all(acts[one.acts - 1][1].text == f"play {acts[one.acts - 1][1].parts[0]}" for one in found)


def test_a_lead_in_the_suit_that_the_partner_invited_is_a_return() -> None:
    match = opened("C4 C5 C3 C2")
    first = leader(match)
    partner = "NESW"[("NESW".index(first) + 2) % 4]
    invited = ""
    while match.position is not None:
        (turn,) = match.position.to_act()
        legal = match.position.legal(turn)
        is_lead = not match.position.on_table
        if is_lead and not invited:
            invited = legal[0].card.suits
        back = [one for one in legal if one.card.suits == invited]
        is_return = is_lead and "NESW"[turn] == partner and bool(back)
        match = act(
            match, turn, back[-1] if is_return else legal[-1] if "NESW"[turn] == partner else legal[0]
        )
        if is_return:
            break
    else:
        pytest.fail("the partner never had the lead with a card of that suit")
    assert ("named-return", invited) == told(match)[-1]
    again = 0
    while match.position is not None:
        (turn,) = match.position.to_act()
        legal = match.position.legal(turn)
        own = [one for one in legal if one.card.suits == invited] if "NESW"[turn] == first else []
        again += bool(own) and not match.position.on_table
        match = act(match, turn, own[-1] if own else legal[0])
    assert again
    returns = [one for one in named(match.game, match.deals[0], {}) if one.key == "named-return"]
    assert {partner} == {"NESW"[match.deals[0].acts[one.acts - 1][0]] for one in returns}


def follow(match: Match, first: str, answer: str) -> Match:
    """The match after an invite in the suit of the card led, with this answer of the partner and low cards of the
    others.
    """
    leads = leader(match)
    partner = "NESW"[("NESW".index(leads) + 2) % 4]
    match = played(match, first)
    for _ in range(2):
        (turn,) = match.position.to_act()
        legal = match.position.legal(turn)
        match = played(match, answer if "NESW"[turn] == partner else legal[0].card.text)
    return match


@pytest.mark.parametrize("bids", ["C4 C5 C3 C2", "H4 H2 H3 H8"], ids=["high", "low"])
def test_the_highest_card_of_the_suit_that_the_partner_invited_is_an_answer(bids: str) -> None:
    match = opened(bids)
    leads = "NESW".index(leader(match))
    partner = HANDS[(leads + 2) % 4].split()
    suit = "S"
    of_suit = [card for card in partner if card[0] == suit]
    first = next(card for card in HANDS[leads].split() if card[0] == suit)
    answered = told(follow(match, first, of_suit[-1]))
    assert ("named-answer", suit) == answered[1]
    assert 1 == len(told(follow(match, first, of_suit[0])))


def test_a_sparing_answer_is_named_only_where_the_card_says_so_and_the_highest_loses() -> None:
    match = opened("C4 C5 C3 C2")
    leads = "NESW".index(leader(match))
    lead = next(card for card in HANDS[leads].split() if card[0] == "S")
    between = next(card for card in reversed(HANDS[(leads + 1) % 4].split()) if card[0] == "S")
    low = next(card for card in HANDS[(leads + 2) % 4].split() if card[0] == "S")
    match = played(match, lead, between, low)
    assert ["named-invite-high"] == [key for key, _ in told(match)]
    keys = [key for key, _ in told(match, response="sparing")]
    highest = [card for card in HANDS[(leads + 2) % 4].split() if card[0] == "S"][-1]
    order = "23456789TJQKA"
    loses = order.index(between[1]) > order.index(highest[1])
    assert loses == ("named-answer-sparing" in keys)
    assert loses
