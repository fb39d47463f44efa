"""The things that a seat does not know, as numbers: worlds of its view, rollouts by the fast policy, a solitaire's
odds.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from whistclub.cards.errors import BadValue, reason
from whistclub.players.plain import Plain, tricks_taken
from whistclub.players.player import USUAL, Budget
from whistclub.players.policy import tricks_by_card
from whistclub.players.solitaire.by_odds import OddsPlayer, by_odds
from whistclub.players.solitaire.worths import SolitaireView
from whistclub.players.worlds.believed import uniform_worlds
from whistclub.players.worlds.evidence import Evidence, evidence_of
from whistclub.programs.deals import position_of
from whistclub.programs.value_types import checked
from whistclub.programs.values import seed_text, whole
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, letters_of_table, seats_of_table
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import View, World


class Choice(msgspec.Struct, frozen=True):
    """An act of a solitaire, the chance that the hand comes out as wanted, and what the act is worth to the whole."""

    action: Action
    chance: float
    worth: float


class Odds(msgspec.Struct, frozen=True):
    """The choices at a turn, the best first; `exact`, or else nearly so: cards turned count as unseen again."""

    choices: tuple[Choice, ...]
    exact: bool


class Rollout(msgspec.Struct, frozen=True):
    """An act and the tricks that its side still took after it, in each world."""

    action: Action
    tricks: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean of the tricks."""
        return fmean(self.tricks)


class Rollouts(msgspec.Struct, frozen=True):
    """The rollouts of a turn by legal act, in the view's order, all in the same worlds; `side` are the seats whose
    tricks count.
    """

    acts: tuple[Rollout, ...]
    side: str

    @property
    def best(self) -> Rollout:
        """The act with the most tricks, the first of equals."""
        return max(self.acts, key=lambda one: one.mean)


@checked
def worlds(game: Game, view: View, count: int = 100, seed: str = "1") -> tuple[World, ...]:
    """So many whole deals that the view's seat could not tell from the real one, each as likely. Raises BadValue."""
    rng = Random(seed_text(seed))  # noqa: S311 - for studies, nothing secret
    return tuple(game.sample(view, rng) for _ in range(whole("count", count)))


@checked
def rollouts(game: Game, view: View, count: int = 1000, seed: str = "1") -> Rollouts:
    """Each card that the view's seat may play, tried in so many worlds that are played out.

    The worlds are drawn from all that agree with what is certain, each as likely, and are the same for every card.
    Where four hold all cards of the French pack the fast policy plays on by what each seat holds and has seen; in
    other games every hand is seen, and plain sense plays on. The tricks counted are those still to come of the seat's
    pair, or of the seat where everybody plays alone. Raises BadValue where no card is to be played to a trick.
    """
    cards = [act.card for act in view.legal if isinstance(act, Play)]
    rng = Random(seed_text(seed))  # noqa: S311 - for studies, nothing secret
    whole("count", count)
    if view.viewer is None or not cards or len(cards) != len(view.legal):
        raise BadValue(reason("value-no-rollout", game=game.key))
    side = [seat for seat in seats_of_table(game.seats) if seat % game.sides == view.viewer % game.sides]
    evidence = _believed(game, view)
    if evidence is not None and evidence.situation is not None:
        counts = sum(1 << seat for seat in side)
        situation = msgspec.structs.replace(evidence.situation, counts=counts)
        rows = tricks_by_card(situation, uniform_worlds(evidence, rng, count), cards)
    else:
        rows = [_by_sense(game, view, side, rng) for _ in range(count)]
    acts = tuple(
        Rollout(act, tricks) for act, tricks in zip(view.legal, zip(*rows, strict=True), strict=True)
    )
    return Rollouts(acts, "".join(letters_of_table(game.seats)[seat] for seat in side))


def _believed(game: Game, view: View) -> Evidence | None:
    """The evidence of a view; None where cards lie elsewhere than in four hands of the French pack."""
    try:
        return evidence_of(game, view)
    except ValueError:
        return None


def _by_sense(game: Game, view: View, side: Sequence[Seat], rng: Random) -> list[int]:
    """The tricks that a side still takes after each card, in one more world played out with every hand seen."""
    position: Any = position_of(game, view, game.sample(view, rng))
    plain = Plain(game)
    if view.viewer is None or not isinstance(position, TrickPlay):
        raise BadValue(reason("value-no-rollout", game=game.key))
    table, before = plain.stakes(position), sum(position.won[seat] for seat in side)
    ends = [position.play(view.viewer, act) for act in view.legal]
    # A card that ends the play may bring a position of another kind.
    taken = [tricks_taken(end, table) if isinstance(end, TrickPlay) else position.won for end in ends]
    return [sum(won[seat] for seat in side) - before for won in taken]


@checked
def odds(game: Game, view: View, budget: Budget = USUAL) -> Odds:
    """The odds of each choice in a solitaire, the best first; what is unseen decides, and nothing is tried.

    Raises BadValue for a game that is no solitaire of the house, for a view without a choice, and without the compiled
    kernel for a long hand.
    """
    player = by_odds(game)
    if not isinstance(player, OddsPlayer) or not isinstance(view, SolitaireView) or not view.legal:
        raise BadValue(reason("value-no-odds", game=game.key))
    found = player.odds(view, budget)
    if found is None:
        raise BadValue(reason("value-no-kernel"))
    return Odds(
        tuple(Choice(one.action, one.chance, one.worth) for one in found.ranked), exact=found.how == "exact"
    )


def odds_lines(found: Odds) -> Sequence[str]:
    """A line a choice: the act and its chance."""
    return [f"{one.action.text:<12} {one.chance:.4f}" for one in found.choices]
