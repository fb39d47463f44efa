"""The player of German Whist: exact once the stock is gone, and far ahead of players without sense of the game."""

from random import Random
from statistics import fmean

import pytest

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand, cards_from_text
from whistclub.games.registry import game_of_preset
from whistclub.players.endgame import OutOfNodes, TwoHands, tricks_by_card
from whistclub.players.player import USUAL, Budget, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import Judge

GAME = game_of_preset("german_whist", {})


def by_trying_all(judge: Judge, leader: Hand, other: Hand) -> int:
    """Tricks of the leader, every card of both tried."""
    best = 0
    for led in FRENCH.members(leader):
        follow = other & led.shares or other
        values = []
        for card in FRENCH.members(follow):
            rest, left = leader ^ led.bit, other ^ card.bit
            if judge.beats(card, led):
                values.append(rest.bit_count() - by_trying_all(judge, left, rest))
            else:
                values.append(1 + by_trying_all(judge, rest, left))
        best = max(best, min(values))
    return best


@pytest.mark.parametrize("seed", range(40))
def test_two_open_hands_are_played_out_exactly(seed: int) -> None:
    rng = Random(seed)
    count = rng.randrange(1, 6)
    cards = rng.sample(FRENCH.cards if seed % 2 else FRENCH.cards[:16], 2 * count)
    mine, theirs = FRENCH.mask(cards[:count]), FRENCH.mask(cards[count:])
    judge = Judge(FRENCH, rng.choice("CDHS"))
    search = TwoHands(judge, 100_000)
    assert by_trying_all(judge, mine, theirs) == search.tricks(mine, theirs, -1, count + 1)


@pytest.mark.parametrize("seed", range(60))
def test_the_kernel_plays_two_known_hands_out_as_trying_all_does(seed: int) -> None:
    rng = Random(seed)
    count, trump = rng.randrange(2, 6), rng.choice("CDHS")
    cards = rng.sample(FRENCH.cards if seed % 2 else FRENCH.cards[:16], 2 * count)
    mine, theirs = FRENCH.mask(cards[:count]), FRENCH.mask(cards[count:])
    led = FRENCH.members(theirs)[0] if seed % 3 else None
    judge, legal = Judge(FRENCH, trump), mine
    if led is not None:
        legal, theirs = mine & led.shares or mine, theirs ^ led.bit
    expected = {}
    for card in FRENCH.members(legal):
        rest = mine ^ card.bit
        if led is None:
            follow = theirs & card.shares or theirs
            expected[card] = min(
                count - 1 - by_trying_all(judge, theirs ^ one.bit, rest)
                if judge.beats(one, card)
                else 1 + by_trying_all(judge, rest, theirs ^ one.bit)
                for one in FRENCH.members(follow)
            )
        elif judge.beats(card, led):
            expected[card] = 1 + by_trying_all(judge, rest, theirs)
        else:
            expected[card] = count - 1 - by_trying_all(judge, theirs, rest)
    assert expected == tricks_by_card(mine, theirs, led, trump, 100_000)


@pytest.mark.parametrize("level", ["quick", "club", "strong"])
def test_every_level_plays_thirteen_known_cards_exactly(level: str) -> None:
    player = make_player(GAME, level)
    deal = deal_from_seed(seed_from_text("watch 1"), GAME, 1)
    position = GAME.start(deal, GAME.first_setting(Seat(1)))
    while getattr(GAME.view(position, Seat(0)), "stock", 0):
        seat = min(position.to_act())
        position = position.play(
            seat, player.choose(GAME.view(position, seat), Random(1), own_budget(player))
        )
    seat = min(position.to_act())
    found = player.decide(GAME.view(position, seat), Random(1), own_budget(player))
    assert found.why.key in {"why-known-hand", "why-known-even"}


def test_a_search_stops_when_its_positions_are_used_up() -> None:
    cards = Random(1).sample(FRENCH.cards, 26)
    with pytest.raises(OutOfNodes):
        TwoHands(Judge(FRENCH, "C"), 50).tricks(FRENCH.mask(cards[:13]), FRENCH.mask(cards[13:]), -1, 14)


def played(number: int, first: str, second: str) -> int:
    """Points of the first player, in the first seat, less those of the other."""
    players = make_player(GAME, first), make_player(GAME, second)
    position = GAME.start(
        deal_from_seed(seed_from_text(f"g {number}"), GAME, 1), GAME.first_setting(Seat(number % 2))
    )
    while position.to_act():
        seat = min(position.to_act())
        view = GAME.view(position, seat)
        position = position.play(
            seat, players[seat].choose(view, Random(f"{number}/{seat}/{len(view.acts)}"), USUAL)
        )
    result = position.result()
    assert result is not None
    return result.points[0] - result.points[1]


@pytest.mark.parametrize("other", ["simple", "lowest"])
def test_it_is_well_ahead_with_the_seats_exchanged(other: str) -> None:
    ahead = [(played(n, "club", other) - played(n, other, "club")) / 2 for n in range(8)]
    assert fmean(ahead) > 2


@pytest.mark.parametrize(
    ("cards", "acts", "key", "card"),
    [
        pytest.param(
            "H2 C3 D4 S5 HA S7 DK SK CA D2 S2 C9 D9 S9 HK H9", "DK", "why-stock-take", "C3", id="worth it"
        ),
        pytest.param(
            "H2 D3 D4 D5 HA DA H4 SK C2 D2 S2 CK CQ CA HK CJ",
            "D4",
            "why-stock-leave",
            "D3",
            id="not worth it",
        ),
        pytest.param(
            "H2 C3 D4 S5 HA S7 DK SK CA D2 S2 C9 D9 S9 HK H9",
            "",
            "why-stock-lead-high",
            "DK",
            id="led for it",
        ),
    ],
)
def test_the_open_card_is_taken_or_left_for_a_reason(cards: str, acts: str, key: str, card: str) -> None:
    position = GAME.start(Deal(cards_from_text(FRENCH, cards)), GAME.first_setting(Seat(0)))
    for one in cards_from_text(FRENCH, acts):
        seat = min(position.to_act())
        position = position.play(seat, Play(one))
    seat = min(position.to_act())
    decision = make_player(GAME, "club").decide(GAME.view(position, seat), Random(1), USUAL)
    assert (key, f"play {card}") == (decision.why.key, decision.action.text)


def test_what_it_says_is_sure_comes_true_against_any_play() -> None:
    """Once the hands are known and played out, the count told is a floor: it never falls."""
    for number in range(6):
        rng = Random(number)
        player, told = make_player(GAME, "club"), 0
        position = GAME.start(
            deal_from_seed(seed_from_text(f"s {number}"), GAME, 1), GAME.first_setting(Seat(0))
        )
        while position.to_act():
            seat = min(position.to_act())
            if seat:
                position = position.play(seat, rng.choice(position.legal(seat)))
                continue
            decision = player.decide(GAME.view(position, seat), rng, Budget(nodes=5_000))
            if decision.why.key in {"why-known-hand", "why-known-even"}:
                assert told <= int(decision.why.fact("count"))
                told = int(decision.why.fact("count"))
            position = position.play(seat, decision.action)
        assert told <= GAME.view(position, None).counted[0]  # type: ignore[attr-defined]


def test_a_seat_with_nothing_to_do_is_refused() -> None:
    position = GAME.start(Deal(FRENCH.cards), GAME.first_setting(Seat(0)))
    with pytest.raises(ValueError, match="no legal act"):
        make_player(GAME, "club").decide(GAME.view(position, Seat(0)), Random(1), USUAL)


def reasons_of(number: int, level: str, budget: Budget | None = None) -> set[str]:
    """The reasons given in a deal that two players of a level play, with their own budget unless another is given."""
    player = make_player(GAME, level)
    position = GAME.start(deal_from_seed(seed_from_text(f"k {number}"), GAME, 1), GAME.first_setting(Seat(0)))
    found = set()
    while position.to_act():
        view = GAME.view(position, min(position.to_act()))
        decision = player.decide(view, Random(1), budget or own_budget(player))
        found.add(decision.why.key)
        position = position.play(min(position.to_act()), decision.action)
    return found


def test_the_strong_level_plays_the_known_hands_out_from_the_first_card() -> None:
    assert "why-known-likely" in reasons_of(3, "strong", Budget(nodes=10))
    assert "why-known-likely" not in reasons_of(3, "strong")


def test_what_each_card_was_worth_stands_in_the_ground_while_there_is_a_stock() -> None:
    position = GAME.start(deal_from_seed(seed_from_text("stock"), GAME, 1), GAME.first_setting(Seat(0)))
    view = GAME.view(position, min(position.to_act()))
    decision = make_player(GAME, "quick").decide(view, Random(1), USUAL)
    rated = dict(decision.ground.rated)
    assert rated.keys() == {act.parts[0].text for act in view.legal}
    assert max(rated.values()) == rated[decision.action.parts[0].text]
