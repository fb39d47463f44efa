"""Worlds that a seat of Gongor or Hermits Whist cannot tell apart, and the worlds drawn for it.

The enumeration deals every order of a short pack that agrees with the cards the seat was told, from the rules alone.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from tests.rules.solitaire import cards_seen, dealt, rejected, replayed
from tests.sampling import draws
from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction
from whistclub.games.gongor import Gongor, GongorOptions
from whistclub.games.hermits import Hermits, HermitsOptions
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.match import act, begin_deal, open_match
from whistclub.rules.seats import ALONE
from whistclub.rules.values import World

GAMES: dict[str, Any] = {
    "gongor": Gongor(GongorOptions()),
    "gongor_points": Gongor(GongorOptions(scoring="points")),
    "gongor_stop": Gongor(GongorOptions(stop_when_lost=True)),
    "gongor_passage": Gongor(GongorOptions(scoring="points", no_trump_lasts="passage")),
    "hermits": Hermits(HermitsOptions()),
    "hermits_eight_tricks": Hermits(HermitsOptions(deck="eight_tricks", declare=True)),
    "hermits_after": Hermits(HermitsOptions(twiddle="gongor", no_trump_lasts="game", stop_when_lost=True)),
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SHORT = {"gongor_points": GAMES["gongor_points"], "hermits_after": GAMES["hermits_after"]}


def positions(game: Any, seed: int, rng: Random, cards: int = 0) -> Iterator[Any]:
    """Every position of one random passage, from a pack of so many cards (0: the whole)."""
    deal = deal_from_seed(seed_from_text(str(seed)), game, 1)
    position = game.start(Deal(deal.pack[: cards or None], deal.side), game.first_setting(ALONE))
    yield position
    while position.to_act():
        position = position.play(ALONE, rng.choice(position.legal(ALONE)))
        yield position


@EVERY_GAME
def test_random_matches_end_or_go_on_and_their_lines_add_up(game: Any) -> None:
    rng = Random(3)
    for number in range(25):
        seed, match = seed_from_text(f"match {number}"), open_match(game, game.first_setting(ALONE))
        while match.result is None and match.setting.number <= 6:
            match = begin_deal(match, deal_from_seed(seed, game, match.setting.number))
            while match.position is not None:
                match = act(match, ALONE, rng.choice(match.position.legal(ALONE)))
        gained = 0
        for played in match.deals:
            assert played.result is not None
            assert played.result.points == (sum(line.points[0] for line in played.result.lines),)
            gained += played.result.points[0]
        assert gained == (match.result or match.setting).score[0]


@EVERY_GAME
@pytest.mark.parametrize("viewer", [ALONE, None])
def test_a_world_drawn_replays_to_the_same_view_at_every_act(game: Any, viewer: Any) -> None:
    rng = Random(5)
    first = game.first_setting(ALONE)
    for seed in range(8):
        for position in positions(game, seed, rng):
            view = game.view(position, viewer)
            assert view == game.view(replayed(game, game.sample(view, rng), first), viewer)


@EVERY_GAME
def test_a_world_drawn_gives_the_same_legal_acts_and_refusals(game: Any) -> None:
    rng = Random(6)
    acts = [*(Play(card) for card in game.stock.cards[:12]), TWIDDLE, KEEP]
    for position in positions(game, 1, rng):
        world = game.sample(game.view(position, ALONE), rng)
        twin = replayed(game, world, game.first_setting(ALONE))
        assert position.legal(ALONE) == twin.legal(ALONE)
        for action in acts:
            assert answer(position, action) == answer(twin, action)


def answer(position: Any, action: Any) -> Any:
    try:
        position.play(ALONE, action)
    except IllegalAction as refused:
        return refused.reason
    return None


@EVERY_GAME
def test_events_up_to_now_are_the_same_in_a_world_drawn(game: Any) -> None:
    rng = Random(7)
    for number, position in enumerate(positions(game, 2, rng)):
        if number % 5 == 0:
            world = game.sample(game.view(position, ALONE), rng)
            assert story(game, World(position.passage.deal, position.acts)) == story(game, world)


def story(game: Any, world: World) -> list[Any]:
    position = game.start(world.deal, game.first_setting(ALONE))
    happened = [*game.opening(position)]
    for seat, action in world.acts:
        after = position.play(seat, action)
        happened += game.narrate(position, seat, action, after)
        position = after
    return [(one.kind, one.seat, one.public, one.private) for one in happened]


@EVERY_GAME
def test_a_spectator_sees_the_table_and_no_card_of_a_hand(game: Any) -> None:
    rng = Random(8)
    for position in positions(game, 3, rng):
        own, open_view = game.view(position, ALONE), game.view(position, None)
        assert ((), ()) == (open_view.hand, open_view.legal)
        assert not set(own.hand) & cards_seen(open_view)
        assert (own.trump, own.dummy, own.side, own.won) == (
            open_view.trump, open_view.dummy, open_view.side, open_view.won
        )  # fmt: skip


def enumerated(game: Any, position: Any) -> set[tuple[Any, ...]]:
    """Every pack of this size that tells the seat the same: own hands by set, each dummy order, the rest by set.

    Stated from the rules: the seat knows the own hand once dealt, and the dummy's cards once turned. What replays is
    kept.
    """
    deal, view = position.passage.deal, game.view(position, ALONE)
    size = (len(deal.pack) - 2) // 4
    aft = view.phase == "aft"
    mine = [set(deal.pack[:size]), set(deal.pack[2 * size : 3 * size]) if aft else None]
    turned = [view.dummy_fore, view.dummy] if aft else [view.dummy, ()]
    found = set()
    for hands in _hands(set(deal.pack), mine, turned, size):
        pack = (*sorted(hands[0]), *hands[1], *sorted(hands[2]), *hands[3], *sorted(hands[4]))
        world = World(Deal(pack, deal.side), position.acts)
        if not rejected(game, world, game.first_setting(ALONE)):
            found.add(pack)
    return found


def _hands(cards: set[Card], mine: list[Any], turned: list[Any], size: int) -> Iterator[tuple[Any, ...]]:
    fore = mine[0]
    for dummy in _orders(cards - fore - (mine[1] or set()) - set(turned[1]), turned[0], size):
        left = cards - fore - set(dummy)
        for aft in [mine[1]] if mine[1] else combinations(sorted(left - set(turned[1])), size):
            for last in _orders(left - set(aft), turned[1], size):
                yield fore, dummy, aft, last, left - set(aft) - set(last)


def _orders(free: set[Card], begins: tuple[Card, ...], size: int) -> Iterator[tuple[Card, ...]]:
    for rest in permutations(sorted(free - set(begins)), size - len(begins)):
        yield (*begins, *rest)


@pytest.mark.parametrize("game", SHORT.values(), ids=SHORT)
@pytest.mark.parametrize("cards", [8, 12])
def test_worlds_drawn_are_those_enumerated_each_with_the_same_chance(game: Any, cards: int) -> None:
    rng = Random(cards)
    compared = 0
    for position in (one for seed in range(4, draws(5, 7)) for one in positions(game, seed, rng, cards)):
        worlds = enumerated(game, position) if _few(game, position) else set()
        if not worlds:
            continue
        view = game.view(position, ALONE)
        seen = Counter(game.sample(view, rng).deal.pack for _ in range(20 * len(worlds)))
        assert worlds == set(seen)
        spread = sum((seen[world] - 20) ** 2 / 20 for world in worlds)
        assert spread < len(worlds) + 6 * (2 * len(worlds)) ** 0.5 + 10
        compared += 1
    assert compared >= draws(2, 8)


def _few(game: Any, position: Any) -> bool:
    """True if enumeration stays below some thousand packs."""
    view = game.view(position, ALONE)
    return len(position.passage.deal.pack) <= 8 or view.phase == "aft" or len(view.dummy) == 2


@pytest.mark.parametrize("game", SHORT.values(), ids=SHORT)
def test_the_order_of_the_side_pile_to_come_is_drawn_from_all_with_the_same_chance(game: Any) -> None:
    rng = Random(9)
    first = game.first_setting(ALONE)
    position = game.start(dealt(game, cards=8), first)
    view = game.view(position, ALONE)
    seen = Counter(game.sample(view, rng).deal.side for _ in range(6000))
    assert {view.side} == {side[:1] for side in seen}
    assert len(seen) == 120
    assert max(seen.values()) < 50 + 5 * 50**0.5


def test_a_short_pack_is_named_in_the_view_and_a_whole_one_is_not() -> None:
    game = GAMES["gongor"]
    assert () == game.view(game.start(dealt(game), game.first_setting(ALONE)), ALONE).short_pack
    short = dealt(game, cards=12)
    view = game.view(game.start(short, game.first_setting(ALONE)), ALONE)
    assert tuple(sorted(short.pack)) == view.short_pack


@EVERY_GAME
def test_positions_of_the_same_acts_are_equal_and_hash_alike(game: Any) -> None:
    ends = [list(positions(game, 5, Random(10)))[-1] for _ in range(2)]
    assert ends[0] == ends[1]
    assert hash(ends[0]) == hash(ends[1])
