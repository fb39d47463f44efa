"""Solo Whist: the deal, the seven contracts in play, what lies open, when play stops."""

from typing import Any

import pytest

from tests.rules.solo_table import (
    MIXED,
    ONE_SUIT_EACH,
    acted,
    calls,
    game,
    played,
    result,
    settled,
    start,
    texts,
    told,
    turn,
    view,
)
from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import BadDeal, IllegalAction
from whistclub.cards.french import FRENCH
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import FOUR
from whistclub.rules.values import seen_by


def contract(
    name: str, hands: tuple[str, ...] = MIXED, dealer: str = "N", preset: str = "solo", **options: str
) -> Any:
    """The dealer's left plays this contract alone, without a raise."""
    position = calls(start(game(preset, **options), hands, dealer), f"{name} pass pass pass")
    return calls(position, "pass")


@pytest.mark.rule("S1")
def test_thirteen_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    solo = game()
    deal = deal_from_seed(seed_from_text("1"), solo, 1)
    position = solo.start(deal, solo.first_setting(FOUR[2]))
    assert tuple(sorted(deal.pack[0::4])) == view(position, "W").hand
    assert tuple(sorted(deal.pack[1::4])) == view(position, "N").hand
    assert tuple(sorted(deal.pack[3::4])) == view(position, "S").hand
    assert [13] * 4 == [len(view(position, letter).hand) for letter in "NESW"]


@pytest.mark.rule("S1")
def test_cards_that_no_four_hands_can_share_are_refused() -> None:
    solo = game()
    with pytest.raises(BadDeal, match="deal-wrong-size"):
        solo.start(Deal(FRENCH.cards[:13]), solo.first_setting(FOUR[0]))


@pytest.mark.rule("S1", "S24")
def test_the_deal_passes_to_the_left() -> None:
    solo = game()
    setting = solo.first_setting(FOUR[3])
    position = calls(solo.start(deal_from_seed(seed_from_text("1"), solo, 1), setting), "pass pass pass pass")
    assert FOUR[0] == solo.next_setting(setting, result(position)).dealer


@pytest.mark.rule("S2", "S3")
def test_the_dealers_last_card_is_turned_and_everyone_is_told_whose_it_is() -> None:
    position = start(game(), dealer="N", turned="H8")
    for viewer in ("N", "E", "S", "W", None):
        seen = view(position, viewer)
        assert ("H8", True, [(0, "H8")]) == (
            seen.turned.text,
            seen.face_up,
            [(seat, card.text) for seat, card in seen.shown],
        )
    happened = [seen_by(one, None, 4) for one in game().opening(position)]
    assert ("event-turned-suit", (("seat", "N"), ("card", "H8"), ("suit", "H"))) == (
        happened[-1].key,
        happened[-1].args,
    )


@pytest.mark.rule("S3")
def test_the_turned_card_may_be_played_to_the_first_trick() -> None:
    position = calls(start(game(), dealer="N", turned="H8"), "solo pass pass pass pass")
    position = acted(position, "E play H5, S play H2, W play H3")
    assert ["play H4", "play H8", "play HQ"] == texts(position)
    gone = view(acted(position, "N play H8"))
    assert ((), False) == (gone.shown, gone.face_up)


@pytest.mark.rule("S3")
def test_the_turned_card_lies_face_up_until_the_first_trick_ends_and_stays_known_until_played() -> None:
    position = calls(start(game(), dealer="N", turned="H8"), "solo pass pass pass pass")
    position = acted(position, "E play H5, S play H2, W play H3")
    assert view(position).face_up
    position = acted(position, "N play H4")
    assert (False, [(0, "H8")]) == (view(position).face_up, [(s, c.text) for s, c in view(position).shown])
    position = acted(position, "E play H9, S play H6, W play H7, N play H8")
    assert () == view(position).shown


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    ("script", "pair", "points"),
    [
        ("propose accept pass pass", (1, 2), (12, -12, -12, 12)),
        ("propose pass accept pass", (1, 3), (12, -12, 12, -12)),
        ("pass propose pass accept", (2, 0), (9, -9, 9, -9)),
    ],
)
def test_a_pair_plays_from_its_seats_neighbours_or_opposite(
    script: str, pair: tuple[int, int], points: tuple[int, ...]
) -> None:
    """North has every spade, which are trump, and takes all thirteen tricks."""
    position = calls(start(game(), ONE_SUIT_EACH, "N", "S5"), script)
    assert (pair, 8, "S") == (view(position).holders, view(position).undertaken, view(position).trump)
    assert "E" == turn(position)
    assert ((13, 0, 0, 0), points) == (view(played(position)).won, result(played(position)).points)


@pytest.mark.rule("S4", "S38")
def test_a_pair_counts_the_tricks_of_both() -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "E", "H9"), "propose accept pass pass")
    assert ("H", (2, 3)) == (view(position).trump, view(position).holders)
    assert (12, 12, -12, -12) == result(played(position)).points
    north_and_east = calls(start(game(), ONE_SUIT_EACH, "E", "H9"), "pass pass propose accept")
    assert (9, 9, -9, -9) == result(played(north_and_east)).points


@pytest.mark.rule("S5", "S8")
@pytest.mark.parametrize(("name", "undertaken"), [("solo", 5), ("abondance_in_trumps", 9)])
def test_the_turned_suit_is_trump_of_solo_and_of_abondance_in_trumps(name: str, undertaken: int) -> None:
    seen = view(contract(name, MIXED, "S"))
    assert (undertaken, "S", (3,)) == (seen.undertaken, seen.trump, seen.holders)


@pytest.mark.rule("S6", "S9")
@pytest.mark.parametrize("name", ["misere", "misere_ouverte"])
def test_a_misere_undertakes_no_trick_and_has_no_trump(name: str) -> None:
    seen = view(contract(name))
    assert (0, "", (1,), "E") == (seen.undertaken, seen.trump, seen.holders, turn(contract(name)))


@pytest.mark.rule("S7")
def test_an_abondance_undertakes_nine_under_the_trump_named() -> None:
    position = acted(contract("abondance", dealer="W"), "N trump D")
    assert (9, "D", "N") == (view(position).undertaken, view(position).trump, turn(position))
    position = acted(position, "N play C2, E play C3, S play C4, W play C5")
    assert "W" == turn(position)


@pytest.mark.rule("S9")
def test_the_hand_of_a_misere_ouverte_lies_open_to_all_once_the_first_trick_is_complete() -> None:
    position = contract("misere_ouverte", MIXED, "W")
    for card in ("N play C2", "E play C3", "S play C4"):
        position = acted(position, card)
        assert [3] == [seat for seat, _ in view(position).shown]
    position, before = acted(position, "W play C9"), position
    north = tuple(sorted(FRENCH.card(text) for text in MIXED[0].split() if text != "C2"))
    for viewer in ("E", "S", "W", None):
        assert north == tuple(card for seat, card in view(position, viewer).shown if seat == 0)
    last = told(game(), before, "W play C9")[-1]
    assert ("event-hand-open", cards_to_text(north)) == (last.kind, dict(last.public)["cards"])
    position = acted(position, "W play C5, N play CA")
    assert "CA" not in [card.text for seat, card in view(position, "E").shown if seat == 0]


@pytest.mark.rule("S9")
@pytest.mark.parametrize("name", ["misere", "solo", "abondance_in_trumps", "abondance_declared"])
def test_no_other_hand_is_laid_open(name: str) -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "W"), f"pass pass {name}")
    position = position if name == "abondance_declared" else calls(position, "pass pass")
    position = played(position, 4)
    assert {3} >= {seat for seat, _ in view(position, None).shown}


@pytest.mark.rule("S10")
def test_the_declarer_of_an_abondance_declared_leads_without_trump_and_undertakes_all() -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "N"), "pass pass abondance_declared")
    assert (13, "", "W") == (view(position).undertaken, view(position).trump, turn(position))
    assert (-24, -24, -24, 72) == result(played(position)).points


@pytest.mark.rule("S11")
@pytest.mark.parametrize(
    "script",
    [
        "pass propose accept pass",
        "pass solo pass pass pass",
        "pass misere pass pass pass",
        "pass abondance_in_trumps pass pass pass",
        "pass misere_ouverte pass pass pass",
    ],
)
def test_the_dealers_left_leads(script: str) -> None:
    assert "S" == turn(calls(start(game(), dealer="E"), script))


@pytest.mark.rule("S12")
def test_a_suit_is_followed_and_its_highest_card_takes_the_trick() -> None:
    position = acted(contract("misere"), "E play HK, S play HA")
    assert ["play H3", "play H7", "play HJ"] == texts(position)
    with pytest.raises(IllegalAction, match="must-follow"):
        acted(position, "W play SA")
    with pytest.raises(IllegalAction, match="not-held"):
        acted(position, "W play H2")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        acted(position, "N play H4")
    with pytest.raises(IllegalAction, match="wrong-phase-play"):
        acted(position, "W call pass")
    assert "S" == turn(acted(position, "W play HJ, N play HQ"))


@pytest.mark.rule("S12")
def test_who_cannot_follow_plays_anything_and_the_highest_trump_takes_the_trick() -> None:
    hands = ("S2 SK H2", "D5 HA D6", "S9 D7 H3", "D8 H4 S3")
    position = calls(start(game(), hands, "N", "SK"), "solo pass pass pass pass")
    position = acted(position, "E play D5, S play D7, W play D8")
    assert ["play H2", "play S2", "play SK"] == texts(position)
    position = acted(position, "N play S2")
    assert "N" == turn(position)
    position = acted(position, "N play H2, E play HA, S play H3, W play H4, E play D6")
    assert (2, 1, 0, 0) == view(acted(position, "S play S9, W play S3, N play SK")).won


@pytest.mark.rule("S49")
@pytest.mark.parametrize(("name", "points"), [("misere", -24), ("misere_ouverte", -48)])
@pytest.mark.parametrize("preset", ["solo", "solo_units"])
def test_a_misere_stops_at_the_declarers_first_trick(name: str, points: int, preset: str) -> None:
    position = contract(name, ONE_SUIT_EACH, "N", preset)
    assert "" == turn(played(position, 4))
    assert 4 == len([1 for _, action in played(position).acts if action.text.startswith("play")])
    expected = points if preset == "solo" else points // 4
    assert expected == result(played(position)).points[1]


@pytest.mark.rule("S49", "S51")
def test_a_misere_that_is_kept_is_played_to_the_last_trick() -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "N"), "pass misere pass pass pass")
    assert "E" == turn(played(position, 48))
    assert (-8, -8, 24, -8) == result(played(position, 52)).points


@pytest.mark.rule("S49")
def test_abondance_declared_stops_at_the_first_trick_lost() -> None:
    position = calls(start(game(), MIXED, "N"), "pass abondance_declared")
    position = acted(position, "S play C4, W play C5, N play C6")
    assert "E" == turn(position)
    position = acted(position, "E play C7")
    assert ("", (24, 24, -72, 24)) == (turn(position), result(position).points)


@pytest.mark.rule("S50", "S51")
def test_under_units_a_solo_stops_at_its_fifth_trick_and_not_before_whatever_the_cards() -> None:
    position = contract("solo", ONE_SUIT_EACH, "N", "solo_units")
    assert "E" == turn(position)
    lost = played(position, 35)
    assert "" != turn(lost)
    assert ("", (1, -3, 1, 1)) == (turn(played(lost, 1)), result(played(lost, 1)).points)
    north = calls(start(game("solo_units"), ONE_SUIT_EACH, "N"), "pass pass pass solo pass")
    assert "" != turn(played(north, 19))
    assert ("", (3, -1, -1, -1)) == (turn(played(north, 20)), result(played(north, 20)).points)


@pytest.mark.rule("S50")
@pytest.mark.parametrize(
    ("script", "made_after", "points"),
    [
        ("pass pass propose accept", 8, (1, -1, -1, 1)),
        ("pass pass pass abondance_in_trumps pass", 9, (9, -3, -3, -3)),
        ("pass pass pass solo abondance_in_trumps", 9, (9, -3, -3, -3)),
    ],
)
def test_under_units_the_other_contracts_stop_when_made(
    script: str, made_after: int, points: tuple[int, ...]
) -> None:
    position = calls(start(game("solo_units"), ONE_SUIT_EACH, "N"), script)
    assert "" != turn(played(position, 4 * made_after - 1))
    over = played(position, 4 * made_after)
    assert ("", points) == (turn(over), result(over).points)


@pytest.mark.rule("S50")
@pytest.mark.parametrize(
    ("script", "lost_after", "points"),
    [
        ("propose accept pass pass", 6, (1, -1, -1, 1)),
        ("abondance_in_trumps pass pass pass pass", 5, (3, -9, 3, 3)),
    ],
)
def test_under_units_the_other_contracts_stop_when_lost(
    script: str, lost_after: int, points: tuple[int, ...]
) -> None:
    position = calls(start(game("solo_units"), ONE_SUIT_EACH, "N"), script)
    assert "" != turn(played(position, 4 * lost_after - 1))
    over = played(position, 4 * lost_after)
    assert ("", points) == (turn(over), result(over).points)


@pytest.mark.rule("S51", "S52")
@pytest.mark.parametrize("script", ["propose accept pass pass", "solo pass pass pass pass"])
def test_in_points_every_card_of_a_contract_with_overtricks_is_played(script: str) -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "N"), script)
    assert "" != turn(played(position, 51))
    assert "" == turn(played(position, 52))


@pytest.mark.rule("S52")
@pytest.mark.parametrize(
    ("ending", "tricks", "points"),
    [
        ("N claim all", 13, (36, -12, -12, -12)),
        ("N claim none", 3, (-18, 6, 6, 6)),
        ("E claim all", 3, (-18, 6, 6, 6)),
        ("S claim none", 13, (36, -12, -12, -12)),
        ("W concede", 13, (36, -12, -12, -12)),
        ("N concede", 3, (-18, 6, 6, 6)),
    ],
)
def test_a_claim_granted_gives_a_side_all_the_remaining_tricks_or_none(
    ending: str, tricks: int, points: tuple[int, ...]
) -> None:
    """North, alone, has all the trumps and three tricks; the others are one side against him."""
    position = played(calls(start(game(), ONE_SUIT_EACH, "N"), "pass pass pass solo pass"), 14)
    assert (3, 0, 0, 0) == view(position).won
    assert points == settled(position, ending).points
    assert tricks == dict(settled(position, ending).lines[0].args)["tricks"]


@pytest.mark.rule("S52")
@pytest.mark.parametrize(
    ("ending", "points"), [("E claim all", 9), ("N claim none", -12), ("S claim all", -12)]
)
def test_a_partner_claims_for_the_pair(ending: str, points: int) -> None:
    position = calls(start(game(), ONE_SUIT_EACH, "N"), "propose pass pass accept")
    assert points == settled(position, ending).points[0]


@pytest.mark.rule("S52")
@pytest.mark.parametrize(
    ("ending", "points"),
    [
        ("E claim none", (-8, 24, -8, -8)),
        ("E concede", (8, -24, 8, 8)),
        ("W concede", (-8, 24, -8, -8)),
        ("W claim all", (-8, 24, -8, -8)),
        ("E claim all", (8, -24, 8, 8)),
    ],
)
def test_to_concede_a_misere_is_to_take_tricks_and_to_claim_none_is_to_keep_it(
    ending: str, points: tuple[int, ...]
) -> None:
    assert points == settled(contract("misere"), ending).points


@pytest.mark.rule("S52")
@pytest.mark.parametrize("ending", ["N claim all", "N claim none", "E concede"])
def test_nothing_can_be_claimed_before_the_play(ending: str) -> None:
    with pytest.raises(IllegalAction, match="ending-not-here"):
        settled(start(game()), ending)
    with pytest.raises(IllegalAction, match="ending-not-here"):
        settled(contract("abondance"), ending)


@pytest.mark.rule("S31", "S52")
def test_in_a_general_misere_only_all_the_remaining_tricks_can_be_claimed() -> None:
    position = calls(start(game(all_pass="general_misere")), "pass pass pass pass")
    assert (4, 4, -12, 4) == settled(position, "S claim all").points
    assert (4, 4, -12, 4) == settled(position, "S concede").points
    with pytest.raises(IllegalAction, match="ending-not-here"):
        settled(position, "S claim none")


@pytest.mark.parametrize("ending", ["S stop", "dropped"])
def test_a_deal_dropped_or_stopped_counts_nothing(ending: str) -> None:
    for position in (start(game()), contract("misere"), contract("abondance")):
        assert (0, 0, 0, 0) == settled(position, ending).points


@pytest.mark.parametrize("cards", [4, 8, 12, 16])
@pytest.mark.parametrize("preset", ["solo", "solo_units"])
def test_a_shorter_pack_caps_what_is_undertaken(cards: int, preset: str) -> None:
    solo = game(preset)
    dealt = solo.start(Deal(FRENCH.cards[:cards]), solo.first_setting(FOUR[0]))
    size = cards // 4
    for name, most in (("solo", 5), ("abondance_in_trumps", 9), ("abondance_declared", 13), ("misere", 0)):
        position = calls(dealt, "abondance_declared" if most == 13 else f"{name} pass pass pass pass")
        assert min(size, most) == view(position).undertaken
        assert 0 == sum(result(played(position)).points)


def test_a_position_keeps_its_cards_to_itself_and_equals_its_like() -> None:
    position = contract("misere")
    assert position == contract("misere")
    assert hash(position) == hash(contract("misere"))
    for shown in (position, played(position, 9), start(game()), contract("abondance")):
        assert not any(card.text in repr(shown) for card in FRENCH.cards)
