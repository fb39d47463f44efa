"""The places of a deal: bots play it, and each decision on the way is looked at."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.players.choice import Kind, because
from whistclub.players.levels import conventional
from whistclub.players.player import Budget, Decision, Player, own_budget
from whistclub.players.registry import make_player
from whistclub.players.solo.hand import chance_of_misere
from whistclub.rules.actions import Action, Call, Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.values import View


class Place(msgspec.Struct, frozen=True):
    """A decision on the way: the acts before it as texts, the seat, and its view."""

    acts: tuple[str, ...]
    seat: Seat
    view: Any


CALLS: Final = frozenset({"bids", "calls"})
"""The kinds of deals of which the bids and calls are looked at, instead of the cards."""
_MISERE: Final = Call("misere")
_WORTH_CALLING: Final = 0.4
"""The chance of a misère from which it is called where misères are looked for: nearly as good as even, so that its
defence and its play matter. Chosen by hand.
"""


class _Misere:
    """Calls a misère on a hand fit for it, and nothing else."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """A misère, where it may be called and the hand has the chance; or a pass."""
        hand = FRENCH.mask(view.hand)
        is_fit = chance_of_misere(hand, lies_open=False) >= _WORTH_CALLING
        return _MISERE if is_fit and _MISERE in view.legal else view.legal[0]

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """The same, without a reason."""
        return Decision(self.choose(view, rng, budget), because("why-simple"), Kind.CHANCE)


def places(game: Game, seed: str, kind: str) -> Iterator[Place]:
    """The decisions in the first deal of a seed, each with more than one act: about cards, or of the kinds in CALLS
    about bids.

    All bid and play by the conventions; with the kind `low` all bid Low, with `misere` those call one who can, and
    nothing else is called.
    """
    bytes_of_seed = seed_from_text(seed)
    position = game.start(
        deal_from_seed(bytes_of_seed, game, 1), game.first_setting(first_dealer(bytes_of_seed, game.seats))
    )
    player = conventional(game)
    bidder = _bidder(game, kind)
    acts: list[str] = []
    while position.to_act():
        seat = min(position.to_act())
        view: Any = game.view(position, seat)
        is_card = isinstance(view.legal[0], Play)
        if is_card and (kind in CALLS or (kind == "misere" and not view.holders)):
            return
        if is_card != (kind in CALLS) and len(view.legal) > 1:
            yield Place(tuple(acts), seat, view)
        who = player if is_card else bidder
        action = who.choose(view, Random(f"{seed} {len(acts)} {seat}"), own_budget(who))  # noqa: S311
        acts.append(action.text)
        position = position.play(seat, action)


def _bidder(game: Game, kind: str) -> Player:
    """The player that bids in deals of a kind."""
    if kind == "misere":
        return _Misere()
    return make_player(game, "low") if kind == "low" else conventional(game)
