"""The places of a deal: bots play it, and each decision on the way is looked at."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from whistclub.players.levels import conventional
from whistclub.players.player import Player, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat


class Place(msgspec.Struct, frozen=True):
    """A decision on the way: the acts before it as texts, the seat, and its view."""

    acts: tuple[str, ...]
    seat: Seat
    view: Any


def places(game: Game, seed: str, kind: str) -> Iterator[Place]:
    """The decisions about cards in the first deal of a seed, each with more than one card to choose from.

    All bid and play by the conventions; with the kind `low` all bid Low, and of the kind `misere` only such contracts are played.
    """
    bytes_of_seed = seed_from_text(seed)
    position = game.start(
        deal_from_seed(bytes_of_seed, game, 1), game.first_setting(first_dealer(bytes_of_seed, game.seats))
    )
    player = conventional(game)
    bidder: Player = make_player(game, "low") if kind == "low" else player
    acts: list[str] = []
    while position.to_act():
        seat = min(position.to_act())
        view: Any = game.view(position, seat)
        is_card = isinstance(view.legal[0], Play)
        if is_card and kind == "misere" and view.undertaken:
            return
        if is_card and len(view.legal) > 1:
            yield Place(tuple(acts), seat, view)
        who = player if is_card else bidder
        action = who.choose(view, Random(f"{seed} {len(acts)} {seat}"), own_budget(who))  # noqa: S311
        acts.append(action.text)
        position = position.play(seat, action)
