"""The player of the Minnesota family, who keeps the conventions of the club."""

from random import Random
from typing import Final

import msgspec

from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.cardplay import only_card
from whistclub.players.choice import Chosen, Kind
from whistclub.players.minnesota.askov import call, exchange, play_special
from whistclub.players.minnesota.bidding import bid
from whistclub.players.minnesota.high import play_high, play_south_dakota
from whistclub.players.minnesota.low import play_low
from whistclub.players.minnesota.standing import standing_of
from whistclub.players.minnesota.table import USUAL_CARD, ConventionCard, Table, table_of
from whistclub.players.player import Budget, Decision, played
from whistclub.players.playout import tried_out
from whistclub.players.reading import Reading
from whistclub.players.search.standing import Standing
from whistclub.players.stakes import Stakes
from whistclub.rules.actions import Action
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.values import View

_STANDING: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.COUNT})
"""Agreements of partners, and the trump that a count of the hand named, are not weighed against anything."""
_THROWN: Final = frozenset({Kind.SIGNAL, Kind.SLUFF})
"""The same, where there is no trump."""

_FEWEST_TRIES: Final = 12
"""Fewer deals tried out are too few: of 19 cards chosen by six or seven, four lost tricks and one won one, as the cards
lay.
"""


def player_keeping(game: Minnesota, conventions: Conventions = USUAL_CONVENTIONS) -> "MinnesotaPlayer":
    """The player who keeps these values of the convention card. Raises msgspec.ValidationError for one that is not on
    it.
    """
    return MinnesotaPlayer(game, msgspec.convert(conventions, ConventionCard))


class MinnesotaPlayer:
    """Plays High, Low, South Dakota and Askov, with the convention card its side has agreed on."""

    def __init__(self, game: Minnesota, card: ConventionCard = USUAL_CARD) -> None:
        self._game = game
        self.card = card

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
        return played(card_of(table_of(view, self._game.options, self.card), rng, budget))

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def standing_of(self, view: View, reading: Reading, stakes: Stakes, usual: Decision) -> Standing:
        """Agreements stand more firmly. Raises TypeError for a view of another game."""
        if not isinstance(view, MinnesotaView):
            raise TypeError(f"views of the Minnesota family are read here, not {type(view).__name__}")
        is_usual = self.card == USUAL_CARD
        return standing_of(self._game, view, reading, stakes, usual, is_usual=is_usual)


def card_of(table: Table, rng: Random, budget: Budget) -> Chosen:
    """The card by the conventions; where no agreement asks for it, one that does better when tried out."""
    only = only_card(table.reading)
    if only is not None:
        return only
    if table.view.sitting_out is not None:
        return play_special(table)
    usual = _usual_card(table)
    if usual.kind in _STANDING or (usual.kind in _THROWN and not table.reading.trump):
        return usual
    is_low = table.view.contract == "low"
    return tried_out(table.reading, usual, rng, budget, low=is_low, fewest=_FEWEST_TRIES)


def _usual_card(table: Table) -> Chosen:
    """The card by the conventions of the contract, which is no special."""
    if table.view.contract != "grand":
        return play_low(table)
    return play_south_dakota(table) if table.options.trump == "first_lead" else play_high(table)
