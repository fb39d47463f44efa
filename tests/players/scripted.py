"""Helpers for the tests of players: a scripted turn, and games between players."""

from random import Random
from typing import Any

from tests.rules.minnesota_table import acted, game, seat
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.registry import game_of_preset
from whistclub.players.player import USUAL, Budget, Decision, Player
from whistclub.rules.actions import Lay, Say
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, deal_of_hands
from whistclub.rules.seats import FOUR

QUICK = Budget(samples=0)
"""No worlds tried: the conventions and card sense alone."""


def cards(text: str) -> int:
    return FRENCH.mask(cards_from_text(FRENCH, text))


def dealt(**given: str) -> tuple[int, ...]:
    """Four full hands by seat letter; what is not given is filled up from the rest of the pack, lowest cards first."""
    hands = [cards(given.get(letter, "")) for letter in "NESW"]
    rest = [card for card in FRENCH.cards if not card.bit & sum(hands)]
    for who, given_cards in enumerate(hands):
        for card in rest[: 13 - given_cards.bit_count()]:
            hands[who] |= card.bit
        rest = rest[13 - given_cards.bit_count() :]
    return tuple(hands)


def begun(of: Any, hands: tuple[int, ...], dealer: str, turned: str = "") -> Any:
    setting = of.first_setting(seat(dealer))
    card = FRENCH.card(turned) if turned else None
    return of.start(deal_of_hands(FRENCH, hands, setting.dealer, card), setting)


def decided(of: Any, player: Player, position: Any, budget: Budget = USUAL, key: str = "turn") -> Decision:
    """The decision of the seat to act; of several seats, the first one's."""
    return player.decide(of.view(position, min(position.to_act())), Random(key), budget)


def said(decision: Decision) -> tuple[str, str]:
    return decision.action.text, decision.why.key


def deal_at(of: Any, number: int, seed: str = "players") -> Any:
    deal = deal_from_seed(seed_from_text(f"{seed} {number}"), of, 1)
    return of.start(deal, of.first_setting(FOUR[number % 4]))


def to_play_of(position: Any, *, high: bool) -> Any:
    """The position once everybody has bid High, or Low, as far as the hands can."""
    while getattr(position, "phase", "playing") in {"laying", "saying"}:
        who = min(position.to_act())
        legal = position.legal(who)
        wanted = [act for act in legal if _is_high(act) == high]
        position = position.play(who, (wanted or legal)[0])
    return position


def _is_high(act: Any) -> bool:
    if isinstance(act, Lay):
        return (act.cards[0].suits in "CS") == (len(act.cards) == 1)
    return bool(act == Say("grand"))


def play_on(of: Any, position: Any, players: tuple[Player, ...], budget: Budget, key: str) -> Any:
    rngs = [Random(f"{key} {who}") for who in FOUR]
    while position.to_act():
        who = min(position.to_act())
        action = players[who].choose(of.view(position, who), rngs[who], budget)
        position = position.play(who, action)
    return position


def tricks_of(position: Any, side: int) -> int:
    won = position.tricks.won
    return int(won[side] + won[side + 2])


__all__ = ["acted", "game", "game_of_preset"]
