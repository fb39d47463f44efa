"""A player of the Minnesota family who keeps the conventions of the club."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.cardplay import only_card
from whistclub.players.choice import Chosen, Kind
from whistclub.players.minnesota.askov import call, exchange, play_special
from whistclub.players.minnesota.bidding import bid
from whistclub.players.minnesota.high import play_high
from whistclub.players.minnesota.low import play_low
from whistclub.players.minnesota.south_dakota import play_south_dakota
from whistclub.players.minnesota.table import USUAL_CARD, ConventionCard, Table, table_of
from whistclub.players.player import Budget, Decision, played
from whistclub.players.sampling import tried_out
from whistclub.rules.actions import Action
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.values import View

_STANDING: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.COUNT})
"""Agreements of partners, and the trump that a count of the hand named, are not weighed against anything."""
_THROWN: Final = frozenset({Kind.SIGNAL, Kind.SLUFF})
"""The same, where there is no trump."""

Plays = Callable[[Table, Random, Budget], Chosen]
"""Chooses a card at a turn of the play."""


def player_keeping(game: Minnesota, conventions: Conventions = USUAL_CONVENTIONS) -> "MinnesotaPlayer":
    """The player who keeps these values of the convention card. Raises msgspec.ValidationError for one that is not on it."""
    return MinnesotaPlayer(game, msgspec.convert(conventions, ConventionCard))


class MinnesotaPlayer:
    """Plays High, Low, South Dakota and Askov, with the convention card its side has agreed on; `plays` chooses its cards."""

    def __init__(
        self, game: Minnesota, card: ConventionCard = USUAL_CARD, plays: Plays | None = None
    ) -> None:
        self._game = game
        self._card = card
        self._plays = plays or conventional_card

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do, or for a view of another game."""
        if not view.legal or not isinstance(view, MinnesotaView):
            raise ValueError("this seat has no legal act in a game of the Minnesota family")
        if view.phase in {"laying", "saying"}:
            return bid(view, self._game.options)
        if view.phase == "overcalling":
            return call(view)
        if view.phase == "exchanging":
            return exchange(view)
        chosen = self._plays(table_of(view, self._game.options, self._card), rng, budget)
        return played(chosen)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def conventional_card(table: Table, rng: Random, budget: Budget) -> Chosen:
    """The card by the conventions; where no agreement asks for it, one that does better when tried out."""
    only = only_card(table.reading)
    if only is not None:
        return only
    if table.view.sitting_out is not None:
        return play_special(table)
    return unless_another_is_better(table, usual_card(table), rng, budget)


def usual_card(table: Table) -> Chosen:
    """The card by the conventions of the contract, which is no special."""
    if table.view.contract != "grand":
        return play_low(table)
    return play_south_dakota(table) if table.options.trump == "first_lead" else play_high(table)


def unless_another_is_better(
    table: Table, usual: Chosen, rng: Random, budget: Budget, *, fewest: int = 6
) -> Chosen:
    """The usual card, or another where no agreement asks for it and trying out in at least `fewest` deals shows it to be better."""
    if usual.kind in _STANDING or (usual.kind in _THROWN and not table.reading.trump):
        return usual
    return tried_out(table.reading, usual, rng, budget, low=table.view.contract == "low", fewest=fewest)
