"""The players of the Minnesota family: one who keeps the conventions of the club, and the more careful one that the levels build on."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.card_keeping import thrown_away
from whistclub.players.cardplay import only_card, opponents
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.minnesota.askov import call, exchange, play_special
from whistclub.players.minnesota.bidding import bid
from whistclub.players.minnesota.high import play_high, play_south_dakota, sure_tricks
from whistclub.players.minnesota.low import play_low, play_low_carefully
from whistclub.players.minnesota.table import USUAL_CARD, ConventionCard, Table, table_of
from whistclub.players.player import Budget, Decision, played
from whistclub.players.playout import tried_out
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


_LATE_LEAD: Final = 7
"""From so many cards left on a sure trick is cashed before anything is led that might lose it: an invite tells nothing any more.

On 56 such invites of 120 deals that cost 0.11 tricks with all cards seen, the invite 0.36.
"""
_LATE_SECOND: Final = 10
"""From so many cards left on the second hand takes a trick that it is certain of; chosen by hand, not fitted."""
_FEWEST_TRIES: Final = 12
"""Fewer deals tried out are too few: of 19 cards chosen by six or seven, four lost tricks and one won one, as the cards lay."""


def careful_player(game: Minnesota, conventions: Conventions = USUAL_CONVENTIONS) -> MinnesotaPlayer:
    """The player who keeps these values of the convention card. Raises msgspec.ValidationError for one that is not on it."""
    return MinnesotaPlayer(game, msgspec.convert(conventions, ConventionCard), careful_card)


def careful_card(table: Table, rng: Random, budget: Budget) -> Chosen:
    """The card by the conventions; late in a High a sure trick first, and of cards to throw away the one missed least."""
    only = only_card(table.reading)
    if only is not None:
        return only
    if table.view.sitting_out is not None:
        return play_special(table)
    return unless_another_is_better(table, _usual(table), rng, budget, fewest=_FEWEST_TRIES)


def _usual(table: Table) -> Chosen:
    if table.view.contract != "grand":
        return play_low_carefully(table)
    usual = usual_card(table)
    if usual.kind in {Kind.SIGNAL, Kind.SLUFF}:
        return thrown_away(table.reading)
    return usual if table.reading.trump else _sure_trick(table, usual) or usual


def _sure_trick(table: Table, usual: Chosen) -> Chosen | None:
    """A trick that is certain, where a lead is late, or the second hand would keep its card for later."""
    reading = table.reading
    left = reading.hand.bit_count()
    if reading.led is None and left <= _LATE_LEAD and usual.kind is not Kind.SURE:
        sure = sure_tricks(reading)
        return Chosen(sure[0], because("why-cash", card=sure[0].text), Kind.SURE) if sure else None
    if usual.kind is Kind.HELD_BACK and left <= _LATE_SECOND:
        against = opponents(reading, reading.later)
        sure = tuple(card for card in FRENCH.iterate(reading.legal) if reading.holds_against(card, against))
        return Chosen(sure[0], because("why-sure-to-win", card=sure[0].text), Kind.SURE) if sure else None
    return None
