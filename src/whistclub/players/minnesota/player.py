"""A player of the Minnesota family who keeps the conventions of the club."""

from random import Random

from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.cardplay import Chosen, only_card
from whistclub.players.minnesota.askov import call, exchange, play_special
from whistclub.players.minnesota.bidding import bid
from whistclub.players.minnesota.high import play_high
from whistclub.players.minnesota.low import play_low
from whistclub.players.minnesota.south_dakota import play_south_dakota
from whistclub.players.minnesota.table import USUAL_CARD, ConventionCard, Table, table_of
from whistclub.players.player import Budget, Decision
from whistclub.rules.actions import Action, Play
from whistclub.rules.values import View


class MinnesotaPlayer:
    """Plays High, Low, South Dakota and Askov, with the convention card its side has agreed on."""

    def __init__(self, game: Minnesota, card: ConventionCard = USUAL_CARD) -> None:
        self._game = game
        self._card = card

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
        chosen = _card(table_of(view, self._game.options, self._card))
        return Decision(Play(chosen.card), chosen.why)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def _card(table: Table) -> Chosen:
    only = only_card(table.reading)
    if only is not None:
        return only
    if table.view.sitting_out is not None:
        return play_special(table)
    if table.view.contract != "grand":
        return play_low(table)
    return play_south_dakota(table) if table.options.trump == "first_lead" else play_high(table)
