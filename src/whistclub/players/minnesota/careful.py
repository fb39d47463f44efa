"""The conventional player that the levels build on: the conventions, with more care for what is thrown away."""

from random import Random

import msgspec

from whistclub.games.minnesota import Minnesota
from whistclub.players.cardplay import Chosen, only_card
from whistclub.players.keeping import SLUFFS, thrown_away
from whistclub.players.minnesota.askov import play_special
from whistclub.players.minnesota.player import MinnesotaPlayer, unless_another_is_better, usual_card
from whistclub.players.minnesota.table import ConventionCard, Table
from whistclub.players.player import Budget
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions


def careful_player(game: Minnesota, conventions: Conventions = USUAL_CONVENTIONS) -> MinnesotaPlayer:
    """The player who keeps these values of the convention card. Raises msgspec.ValidationError for one that is not on it."""
    return MinnesotaPlayer(game, msgspec.convert(conventions, ConventionCard), careful_card)


def careful_card(table: Table, rng: Random, budget: Budget) -> Chosen:
    """The card by the conventions, of those that may be thrown away the one missed least."""
    only = only_card(table.reading)
    if only is not None:
        return only
    if table.view.sitting_out is not None:
        return play_special(table)
    usual = usual_card(table)
    if usual.why.key in SLUFFS:
        usual = thrown_away(table.reading)
    return unless_another_is_better(table, usual, rng, budget)
