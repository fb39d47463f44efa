"""Trials of misères ouvertes for `tools/solo_calls.py`: what the imagined deals say of a call, and if it can be made.

In every deal of the seed text `solo calls open` a seat is dealt a hand that comes near to the contract, the others the
rest at random, and all before it call by the conventions. Of hands with a danger above 0.15 some are left out: what a
call comes to with given features does not hang on how often they come. The kernel says if the caller can be made to
take a trick with all cards seen. So a trial costs a second, where playing it costs many; `played` plays one by the
level `strong` on all seats, at its whole cost.
"""

from random import Random
from typing import Any, Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.levels import LEVELS, conventional, strong
from whistclub.players.player import Budget
from whistclub.players.policy import Hands
from whistclub.players.solo.calls import PASS
from whistclub.players.solo.hand import worths_of_suit
from whistclub.rules.actions import Call
from whistclub.rules.deal import deal_of_hands
from whistclub.rules.seats import FOUR, Seat, left_of
from whistclub.solver import Question, Solver

CALL: Final = Call("misere_ouverte")
SHARES: Final = ((0.15, 1.0), (0.3, 0.3), (0.5, 0.05))
"""Up to which danger which share of the hands is tried."""
NEARER_SHARES: Final = ((0.3, 1.0), (0.5, 0.1))
"""The same from the deal `NEARER_FROM` on: as hands come up to 0.3, since most calls are made with 0.15 and more."""
NEARER_FROM: Final = 10_001
LEAST_LOG_ODDS: Final = -0.41
"""With fewer makeable deals than two in five the kernel does not finish them, and nobody calls."""
NODES: Final = 40_000_000
"""For the verdict on the true deal; three in four need fewer than a hundred thousand."""
_SUIT_STARTS: Final = (0, 13, 26, 39)
_RANKS: Final = (1 << 13) - 1


class Dealt(NamedTuple):
    """A deal with a hand near to the contract, at the turn of its holder."""

    position: Any
    hands: Hands
    dealer: Seat
    caller: Seat


def dealt(game: Any, number: int) -> Dealt | None:
    """The deal of this number after the calls before the seat's; None where it cannot make the call."""
    rng = Random(f"solo calls open {number}")  # noqa: S311 - no secret
    hand = _hand_near(rng, SHARES if number < NEARER_FROM else NEARER_SHARES)
    rest = [card for card in range(len(FRENCH.cards)) if not hand >> card & 1]
    rng.shuffle(rest)
    caller, dealer = Seat(rng.randrange(4)), Seat(rng.randrange(4))
    parts = iter((rest[:13], rest[13:26], rest[26:]))
    north, east, south, west = (
        hand if seat == caller else sum(1 << card for card in next(parts)) for seat in FOUR
    )
    hands = north, east, south, west
    turned: Card = rng.choice(FRENCH.members(hands[dealer]))
    position = game.start(deal_of_hands(FRENCH, hands, dealer, turned), game.first_setting(dealer))
    usual = conventional(game)
    while caller not in (waiting := position.to_act()):
        if not waiting or game.view(position, min(waiting)).phase != "auction":
            return None
        view = game.view(position, min(waiting))
        position = position.play(view.viewer, usual.choose(view, rng, Budget(samples=0)))
    return Dealt(position, hands, dealer, caller) if CALL in game.view(position, caller).legal else None


def _hand_near(rng: Random, shares: tuple[tuple[float, float], ...]) -> int:
    while True:
        hand = sum(1 << card for card in rng.sample(range(len(FRENCH.cards)), 13))
        danger = sum(worths_of_suit(hand >> start & _RANKS)[-1] for start in _SUIT_STARTS)
        share = next((share for most, share in shares if danger <= most), 0.0)
        if share == 1.0 or (share and rng.random() < share):
            return hand


def can_be_made(deal: Dealt) -> bool | None:
    """True if the caller need take no trick when all see all cards; None where the kernel does not finish."""
    side = 1 << deal.caller
    asked = Question(hands=deal.hands, leader=left_of(deal.dealer), side=side, counts=side, objective="none")
    (answer,) = Solver(memory_bytes=1 << 24).solve([asked], nodes=NODES)
    return bool(answer.value.least) if answer.value.is_exact else None


def played(number: int) -> bool | None:
    """True if the call is made when `strong` sits on every seat and the others pass; None where it cannot be called."""
    game: Any = game_of_preset("solo", {})
    deal = dealt(game, number)
    if deal is None:
        return None
    player, position = strong(game), deal.position.play(deal.caller, CALL)
    while waiting := position.to_act():
        view = game.view(position, min(waiting))
        rng = Random(f"{number} {len(view.acts)}")  # noqa: S311 - no secret
        act = player.choose(view, rng, LEVELS[-1].budget) if view.phase == "play" else PASS
        position = position.play(view.viewer, act)
    return bool(position.result().points[deal.caller] > 0)
