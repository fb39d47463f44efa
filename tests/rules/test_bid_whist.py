"""Bid Whist: calls uptown, downtown and without trump, the kitty, jokers, and the score."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from scipy import stats

from tests.sampling import draws
from whistclub.cards.card import Card
from whistclub.cards.errors import BadDeal, BadSetting, IllegalAction
from whistclub.cards.jokers import FRENCH_JOKERS
from whistclub.cards.pack import cards_from_text
from whistclub.games.registry import game_of_preset
from whistclub.rules.actions import Discard, Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import Deal, cards_dealt, deal_from_seed
from whistclub.rules.seats import FOUR, Seat, Viewer
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting

N, E, S, W = FOUR
HANDS = (
    "SA SK SQ SJ ST S9 S8 S7 HA DA CA C2",
    "S6 HK HQ HJ HT H9 DK DQ DJ CK CQ CJ",
    "S5 S4 S3 H8 H7 H6 D9 D8 D7 CT C9 C8",
    "S2 H5 H4 H3 H2 DT D6 D5 D4 C7 C6 C5",
)
KITTY = "JB JL D3 D2 C4 C3"
"""North holds the spades; the kitty has both jokers."""


def bid_whist(**options: Any) -> Any:
    return game_of_preset("bid_whist", {name: str(value).lower() for name, value in options.items()})


def start(dealer: Seat = W, **options: Any) -> Any:
    """These hands and this kitty before the first call; the dealer's left is North."""
    of = bid_whist(**options)
    masks = tuple(of.pack.mask(cards_from_text(of.pack, hand)) for hand in HANDS)
    deal = Deal((*cards_dealt(of.pack, masks, dealer), *cards_from_text(of.pack, KITTY)))
    return of, of.start(deal, of.first_setting(dealer))


def acted(of: Any, position: Any, texts: str) -> Any:
    """The position after these acts, each by whose turn it is."""
    for text in texts.split(", "):
        position = position.play(min(position.to_act()), of.alphabet.read(text, of.pack))
    return position


def offered(position: Any) -> list[str]:
    return [act.text for act in position.legal(min(position.to_act()))]


def called(texts: str, **options: Any) -> Any:
    of, position = start(**options)
    return of, acted(of, position, texts)


def held(of: Any, position: Any, seat: Seat) -> set[str]:
    return {card.text for card in of.view(position, seat).hand}


FOUR_UP = "call 4 uptown, call pass, call pass, call pass"
AWAY = "discard C2, discard C3, discard C4, discard D2, discard D3, discard CA"


def in_play(calls: str = f"{FOUR_UP}, trump S", away: str = AWAY, **options: Any) -> Any:
    return called(f"{calls}, {away}", **options)


def score(books: int, calls: str = f"{FOUR_UP}, trump S", **options: Any) -> tuple[int, ...]:
    """The points of the pairs when North's, which has called, has so many books of thirteen in the end."""
    _, position = in_play(calls, **options)
    points: tuple[int, ...] = position.result_of((books - 1, 13 - books, 0, 0)).points
    return points


@pytest.mark.rule("B1")
def test_twelve_cards_each_go_one_at_a_time_and_the_last_six_are_the_kitty() -> None:
    of = bid_whist()
    assert (4, 2, 54) == (of.seats, of.sides, len(of.stock.cards))
    deal = deal_from_seed(seed_from_text("1"), of, 1)
    position = of.start(deal, of.first_setting(E))
    assert tuple(sorted(deal.pack[0:48:4])) == of.view(position, S).hand
    assert deal.pack[48:] == position.terms.dealt.rest
    assert 6 == of.moment(of.view(position, N)).piles[0].count
    assert set(FOUR) == {first_dealer(seed_from_text(str(number)), 4) for number in range(40)}
    assert S == of.next_setting(of.first_setting(E), DealResult((), (0, 0))).dealer
    with pytest.raises(BadDeal, match="deal-wrong-size"):
        of.start(Deal(of.stock.cards[:6]), of.first_setting(N))


@pytest.mark.rule("B2")
def test_without_jokers_the_kitty_has_four_cards() -> None:
    of = bid_whist(with_jokers=False)
    position = of.start(deal_from_seed(seed_from_text("1"), of, 1), of.first_setting(N))
    assert (52, 4) == (len(of.stock.cards), len(position.terms.dealt.rest))
    assert {12} == {hand.bit_count() for hand in position.terms.dealt.hands}


@pytest.mark.rule("B3")
@pytest.mark.parametrize(
    ("calls", "aces", "best"),
    [("4 uptown", "high", "HA"), ("4 downtown", "high", "HA"), ("4 downtown", "low", "H2")],
)
def test_low_cards_win_downtown_and_the_ace_as_agreed(calls: str, aces: str, best: str) -> None:
    of, position = called(f"call {calls}, call pass, call pass, call pass, trump S", downtown_aces=aces)
    judge = of.judge(of.view(position, N))
    lying = cards_from_text(of.pack, "HK H2 HA H3")
    assert best == lying[judge.winning_place(lying)].text
    low = cards_from_text(of.pack, "HK HQ")
    assert ("uptown" in calls) != bool(judge.winning_place(low))


@pytest.mark.rule("B4")
@pytest.mark.parametrize("way", ["uptown", "downtown"])
def test_jokers_are_the_highest_trumps_and_follow_them(way: str) -> None:
    of, position = in_play(f"call 4 {way}, call pass, call pass, call pass, trump S")
    judge = of.judge(of.view(position, N))
    for trick, place in (("SA S2 JL JB", 3), ("JL SA S2 HA", 0), ("HA JL S2 SA", 1)):
        assert place == judge.winning_place(cards_from_text(of.pack, trick))
    assert ["play S6"] == offered(acted(of, position, "play JB"))
    assert {"play JL", "play JB"} < set(offered(position))


@pytest.mark.rule("B5")
def test_without_trump_a_joker_takes_nothing_and_the_next_card_tells_the_suit() -> None:
    calls = "call 4 no_trump, call pass, call pass, call pass, call uptown"
    of, position = in_play(calls)
    position = acted(of, position, "play JB, play CK")
    assert ["play C8", "play C9", "play CT"] == offered(position)
    position = acted(of, position, "play C8, play C7")
    assert E == position.turn
    assert "" == of.view(position, N).trump


@pytest.mark.rule("B4")
@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("named", "played", "ask"),
    [
        ("4 uptown, trump S", "JB", ("ask-bid-whist-joker-led", "S")),
        ("4 no_trump, call uptown", "JB", None),
        ("4 no_trump, call uptown", "JB, play CK", ("ask-bid-whist-joker-before", "C")),
        ("4 uptown, trump S", "SA", None),
    ],
)
def test_the_suit_that_follows_a_joker_is_told_to_all_alike(
    named: str, played: str, ask: tuple[str, str] | None
) -> None:
    call, naming = named.split(", ")
    of, position = in_play(f"call {call}, call pass, call pass, call pass, {naming}")
    position = acted(of, position, f"play {played}")
    told = [of.moment(of.view(position, viewer)).ask for viewer in (*FOUR, None)]
    assert [ask] * 5 == [one and (one.key, dict(one.args)["suit"]) for one in told]


@pytest.mark.rule("B6")
def test_each_calls_once_from_three_to_seven_uptown_downtown_or_without_trump() -> None:
    _, position = start()
    assert 1 + 5 * 3 == len(offered(position))
    assert ["call pass", "call 3 uptown", "call 3 downtown", "call 3 no_trump"] == offered(position)[:4]
    assert "call 7 no_trump" == offered(position)[-1]
    of, low = start(least_bid=1)
    assert "call 1 uptown" == offered(low)[1]
    after = acted(of, low, FOUR_UP)
    assert frozenset({N}) == after.to_act()
    with pytest.raises(IllegalAction, match="wrong-phase-trump"):
        acted(of, after, "call 5 uptown")


@pytest.mark.rule("B7")
def test_a_call_is_higher_by_its_number_or_with_no_trump() -> None:
    of, position = called("call 4 uptown")
    assert ["call pass", "call 4 no_trump", "call 5 uptown"] == offered(position)[:3]
    with pytest.raises(IllegalAction, match="call-too-low"):
        acted(of, position, "call 4 downtown")
    _, higher = called("call 4 uptown", downtown="higher")
    assert ["call pass", "call 4 downtown", "call 4 no_trump"] == offered(higher)[:3]
    _, down = called("call 4 downtown")
    assert ["call pass", "call 4 no_trump", "call 5 uptown"] == offered(down)[:3]


@pytest.mark.rule("B8")
def test_the_dealer_has_to_call_where_nobody_has() -> None:
    of, position = called("call pass, call pass, call pass")
    assert "call 3 uptown" == offered(position)[0]
    with pytest.raises(IllegalAction, match="call-not-offered"):
        acted(of, position, "call pass")
    of, thrown = called("call pass, call pass, call pass, call pass", all_pass="throw_in")
    assert (0, 0) == thrown.result().points
    assert N == of.next_setting(of.first_setting(W), thrown.result()).dealer
    with pytest.raises(IllegalAction, match="deal-over"):
        thrown.play(N, Play(of.pack.card("SA")))


@pytest.mark.rule("B9", "B10")
@pytest.mark.parametrize("naming", ["before_kitty", "after_kitty"])
def test_the_caller_takes_up_the_kitty_when_agreed_and_lays_as_many_away(naming: str) -> None:
    of, position = called(FOUR_UP, naming=naming)
    assert ["trump C", "trump D", "trump H", "trump S"] == offered(position)
    assert (18 if naming == "after_kitty" else 12) == len(held(of, position, N))
    position = acted(of, position, "trump S")
    assert 18 == len(held(of, position, N)) == len(offered(position))
    assert {"discard JB", "discard SA"} < set(offered(position))
    with pytest.raises(IllegalAction, match="wrong-phase-discard"):
        acted(of, position, "discard S2")
    position = acted(of, position, AWAY)
    assert 12 == len(held(of, position, N))
    assert frozenset({N}) == position.to_act()


@pytest.mark.rule("B9")
def test_without_trump_the_caller_says_which_cards_win() -> None:
    of, position = called("call 4 no_trump, call pass, call pass, call pass")
    assert ["call uptown", "call downtown"] == offered(position)
    with pytest.raises(IllegalAction, match="wrong-phase-call"):
        acted(of, position, "trump S")
    assert "downtown" == of.view(acted(of, position, "call downtown"), E).stand.direction


@pytest.mark.rule("B11")
@pytest.mark.parametrize(("kitty", "seeing"), [("hidden", [N]), ("sported", [N, E, S, W, None])])
def test_the_kitty_is_the_callers_to_know_or_everybodys_and_the_discards_the_callers(
    kitty: str, seeing: list[Viewer]
) -> None:
    of, position = in_play(kitty=kitty)
    views = {viewer: of.view(position, viewer) for viewer in (*FOUR, None)}
    assert seeing == [viewer for viewer, view in views.items() if view.kitty]
    assert [N] == [viewer for viewer, view in views.items() if view.away]
    assert {None} == {act for _, act in views[S].acts[5:]}
    assert AWAY.split(", ") == [act.text for _, act in views[N].acts[5:]]


@pytest.mark.rule("B12", "B15")
@pytest.mark.parametrize(
    ("books", "points"), [(10, (4, 0)), (12, (6, 0)), (13, (7, 0)), (9, (-4, 0)), (1, (-4, 0))]
)
def test_the_kitty_is_a_book_and_a_call_scores_books_over_six_or_loses_its_number(
    books: int, points: tuple[int, ...]
) -> None:
    assert points == score(books)


@pytest.mark.rule("B15", "B16", "B17")
def test_what_is_made_counts_as_agreed_twice_without_trump_and_a_boston_too() -> None:
    without = "call 4 no_trump, call pass, call pass, call pass, call uptown"
    assert (4, 0) == score(12, made_scores="bid")
    assert [(8, 0), (-8, 0)] == [score(10, without), score(9, without)]
    assert [(7, 0), (14, 0), (28, 0)] == [
        score(13),
        score(13, boston="double"),
        score(13, without, boston="double"),
    ]


@pytest.mark.rule("B13")
def test_the_caller_leads_and_the_highest_trump_or_card_of_the_suit_led_takes_the_trick() -> None:
    of, position = in_play()
    with pytest.raises(IllegalAction, match="must-follow"):
        acted(of, position, "play HA, play CK")
    position = acted(of, position, "play HA, play HK, play H8, play H5")
    assert N == position.turn
    assert (1, 0, 0, 0) == position.won
    position = acted(of, position, "play DA, play DK, play D9, play D4, play S7, play S6, play S5, play S2")
    assert (3, 0, 0, 0) == position.won
    assert 12 == of.outline().tricks


@pytest.mark.rule("B14")
def test_a_claim_gives_the_rest_and_is_possible_in_the_play_alone() -> None:
    of, before = called(FOUR_UP)
    with pytest.raises(IllegalAction, match="ending-not-here"):
        of.settle(before, Ending("claim", N))
    assert (0, 0) == of.settle(before, Ending("dropped")).points
    of, position = in_play()
    assert (7, 0) == of.settle(position, Ending("claim", N)).points
    assert (-4, 0) == of.settle(position, Ending("concede", S)).points
    assert (7, 0) == of.settle(position, Ending("concede", E)).points
    assert (0, 0) == of.settle(position, Ending("stop", E)).points


@pytest.mark.rule("B18", "B19")
@pytest.mark.parametrize(
    ("options", "score", "points", "winners"),
    [
        ({}, (3, 0), (4, 0), (0,)),
        ({}, (3, 0), (3, 0), None),
        ({}, (-3, 2), (-4, 0), (1,)),
        ({"lose_at_minus": False}, (-3, 2), (-4, 0), None),
        ({"target": 21}, (3, 0), (7, 0), None),
        ({"max_deals": 1}, (0, 0), (0, -3), (0,)),
        ({"max_deals": 1}, (0, 0), (0, 0), None),
    ],
)
def test_the_target_wins_and_as_far_below_zero_loses(
    options: dict[str, Any], score: tuple[int, int], points: tuple[int, int], winners: tuple[int, ...] | None
) -> None:
    of = bid_whist(**options)
    after = of.next_setting(Setting(1, N, score), DealResult((), points))
    assert winners == (after.winners if isinstance(after, MatchResult) else None)


@pytest.mark.rule("B20")
def test_a_game_begins_where_it_could_go_on() -> None:
    of = bid_whist()
    assert of.check_setting(Setting(4, N, (6, -6))) is None
    for score in ((7, 0), (0, -7)):
        with pytest.raises(BadSetting, match="setting-over"):
            of.start(deal_from_seed(seed_from_text("1"), of, 1), Setting(4, N, score))


SHORT = "SA S2 H3 D4 JB C5 HK D6"
"""Eight cards: one each, from the dealer's left, and a kitty of four."""


def discarded(acts: Any, cards: tuple[Card, ...]) -> Any:
    """The acts with these cards laid away in place of those that were."""
    laid = iter(cards)
    return [(seat, Discard(next(laid)) if isinstance(act, Discard) else act) for seat, act in acts]


def key(world: Any) -> tuple[object, ...]:
    """The hands as sets, the kitty, and the cards laid away as a set."""
    pack = world.deal.pack
    away = frozenset(act.card for _, act in world.acts if isinstance(act, Discard))
    return pack[:4], frozenset(pack[4:]), away


@pytest.mark.parametrize("kitty", ["hidden", "sported"])
def test_the_worlds_of_who_has_seen_a_trick_are_drawn_evenly_from_all_that_there_are(kitty: str) -> None:
    of = bid_whist(kitty=kitty)
    cards = cards_from_text(FRENCH_JOKERS, SHORT)
    position = of.start(Deal(cards), of.first_setting(W))
    position = acted(of, position, f"{FOUR_UP}, trump S, discard SA, discard JB, discard HK, discard C5")
    position = acted(of, position, "play D6")
    view = of.view(position, S)
    own, lead, rest = cards[2], cards[7], [card for card in cards if card.text not in {"H3", "D6"}]
    worlds = set()
    for away in combinations(rest, 4):
        others = [card for card in rest if card not in away]
        for east, west in (others, others[::-1]):
            for north in (*away, lead):
                lying = [card for card in (*away, lead) if card is not north]
                if kitty == "hidden" or frozenset(lying) == frozenset(cards[4:]):
                    worlds.add(((north, east, own, west), frozenset(lying), frozenset(away)))
    rng, seen = Random(7), Counter[Any]()
    count = draws(4000, 8_000)
    for _ in range(count):
        world = of.sample(view, rng)
        again = of.start(world.deal, view.setting)
        for seat, act in world.acts:
            again = again.play(seat, act)
        assert view == of.view(again, S)
        seen[key(world)] += 1
    assert set(seen) <= worlds
    expected = count / len(worlds)
    observed = [seen[world] for world in worlds]
    assert stats.chisquare(observed, [expected] * len(worlds)).pvalue > 1e-4
