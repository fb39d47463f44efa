"""The prices of acts in any game: the act made and the one of the conventional player, each played on in the same
imagined deals.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.stakes import Outcome, outcome_of
from whistclub.players.comparing import imagined
from whistclub.players.heard import Heard
from whistclub.players.levels import conventional
from whistclub.players.player import Budget, Player, PlaysOut, own_budget
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, View

UNTRIED: Final = Budget(samples=0, nodes=0)
"""The conventional players call and play on by their rules alone."""
UNTRIED_CHANCE: Final = "played on"
"""The conventional players draw nothing by lot without samples; the key is for those of other packages."""

_MOST_TRIES: Final = 960
"""So many deals are played on at most where an act may cost something, counted as if each act were tried in all of
them: a hand of ten cards has them all, and the many calls of an auction fewer. Chosen by hand for the time of a
review.
"""
_SIFTED: Final = 4
"""After so many deals, and each time that their number has doubled, the worse half of the acts is let go; chosen by
hand: fewer tell no spread."""
_DRAWS: Final = 12
"""Deals drawn at most until one fits the calls heard: of those of a high call in Bid Whist one in seven does."""
_FEWEST: Final = 2
"""Acts that are never let go: the best two stay to the end."""


def fair_by_play(game: Game, view: View, made: Action, key: str, effort: Effort) -> Tried | None:
    """The act made and the conventional one in imagined deals; None where they are the same, or there is no choice."""
    if len(view.legal) < 2 or view.viewer is None:
        return None
    rng = Random(key)  # noqa: S311 - no secret
    player = conventional(game)
    if isinstance(player, PlaysOut):
        # It knows no usual act to which the one made could be compared, but plays on fast.
        trial = _Trial(game, view, view.viewer)
        tried = trial.sifted(made, key, effort.hint_plays)
        if not tried.may_cost(made):
            return tried
        most = max(effort.hint_plays, _MOST_TRIES // len(view.legal))
        return trial.sifted(made, f"{key} again", min(effort.hint_plays * effort.again, most))
    usual = player.choose(view, rng, UNTRIED)
    if usual == made:
        return None
    starts = [imagined(game, view, rng) for _ in range(effort.plays)]
    rows = [
        tuple(outcome_on(game, start.play(view.viewer, act), view.viewer, player) for start in starts)
        for act in (usual, made)
    ]
    return Tried(
        groups=((usual,), (made,)),
        rows=tuple(rows),
        weights=(1.0,) * len(starts),
        method="plays",
        deals=tuple(starts),
    )


def all_by_play(game: Game, view: View, key: str, plays: int) -> Tried:
    """Every legal act in the same imagined deals, so many of them. Raises ValueError for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator has no acts")
    return _Trial(game, view, view.viewer).every(key, plays)


def sifted_by_play(game: Game, view: View, key: str, plays: int) -> Tried:
    """The same, but the worse half is let go again and again, so that the best two are tried in so many deals: of many
    acts in a few deals each the one with the best mean is often the luckiest. Raises ValueError for a spectator.
    """
    if view.viewer is None:
        raise ValueError("a spectator has no acts")
    return _Trial(game, view, view.viewer).sifted(None, key, plays)


class _Trial:
    """Acts of a view played on in imagined deals, each the same for all of them."""

    def __init__(self, game: Game, view: View, seat: Seat) -> None:
        self._game, self._view, self._seat = game, view, seat
        player = conventional(game)
        # Whoever knows no conventions calls by the hand, so that a call heard tells of one.
        self._has_heard = isinstance(player, PlaysOut) and not isinstance(view.legal[0], Play)
        self._own_budget = own_budget(player)
        self._playing_on = _playing_on(game, view, seat, player)

    def every(self, key: str, plays: int) -> Tried:
        """Every legal act in so many deals."""
        worlds, budget = self._drawn(key, plays)
        return self._tried(self._rows(worlds, self._view.legal, budget), worlds, budget)

    def sifted(self, made: Action | None, key: str, plays: int) -> Tried:
        """The same, but after a few deals, and each time that their number has doubled, the worse half of the acts is
        let go: the best two and the act made are tried in all of them.
        """
        worlds, budget = self._drawn(key, plays)
        rows, kept = dict[Action, list[Outcome]](), list(self._view.legal)
        done, upto = 0, _SIFTED
        while done < len(worlds):
            for act, more in self._rows(worlds[done:upto], kept, budget).items():
                rows.setdefault(act, []).extend(more)
            done, upto = upto, 2 * upto
            order = sorted(kept, key=lambda act: sum([one.worth for one in rows[act]]), reverse=True)
            best = order[: max(_FEWEST, (len(order) + 1) // 2)]
            kept = [act for act in kept if act in best or act == made]
        return self._tried(rows, worlds, budget)

    def _drawn(self, key: str, plays: int) -> tuple[list[Position], Budget]:
        """Imagined deals, and the cost allowed for an act in them. A seat that knows every card plays on as well as its
        player can: nothing is imagined there.
        """
        rng = Random(key)  # noqa: S311 - no secret
        starts = self._starts(rng, plays)
        first = _held(self._game, starts[0])
        is_all = all(_held(self._game, start) == first for start in starts[1:])
        return (starts[:1], self._own_budget) if is_all else (starts, UNTRIED)

    def _starts(self, rng: Random, plays: int) -> list[Position]:
        if not self._has_heard:
            return [imagined(self._game, self._view, rng) for _ in range(plays)]
        heard = Heard(self._game, self._view, self._seat, rng, _DRAWS)
        return [heard.deal()[0] for _ in range(plays)]

    def _rows(
        self, worlds: Sequence[Position], acts: Sequence[Action], budget: Budget
    ) -> dict[Action, list[Outcome]]:
        return dict(zip(acts, self._playing_on(worlds, acts, budget), strict=True))

    def _tried(self, rows: dict[Action, list[Outcome]], worlds: Sequence[Position], budget: Budget) -> Tried:
        return Tried(
            groups=tuple((act,) for act in self._view.legal),
            rows=tuple(tuple(rows[act]) for act in self._view.legal),
            weights=(1.0,) * len(worlds),
            method="plays",
            deals=tuple(worlds),
            is_all=budget is not UNTRIED,
        )


_PlayingOn = Callable[[Sequence[Position], Sequence[Action], Budget], list[list[Outcome]]]
"""By act, its outcome in each of these deals."""


def _playing_on(game: Game, view: View, seat: Seat, player: Player) -> _PlayingOn:
    """Plays acts of a seat on, at once if the player can, else act by act."""
    if not isinstance(player, PlaysOut):
        return lambda worlds, acts, budget: [
            [outcome_on(game, start.play(seat, act), seat, player, budget) for start in worlds]
            for act in acts
        ]
    played_out = player.playing_out(seat, Random(UNTRIED_CHANCE))  # noqa: S311 - no secret
    return lambda worlds, acts, _: [
        [outcome_of(game, view.setting, result, seat, None) for result in results]
        for results in played_out(worlds, acts)
    ]


def _held(game: Game, position: Position) -> tuple[frozenset[str], ...]:
    """The cards that each seat holds."""
    views = (game.view(position, seat) for seat in map(Seat, range(game.seats)))
    return tuple(frozenset(card.text for card in view.hand) for view in views)


def outcome_on(
    game: Game, position: Position, seat: Seat, player: Player, budget: Budget = UNTRIED
) -> Outcome:
    """The outcome to a seat of a position played on."""
    setting = game.view(position, None).setting
    return outcome_of(game, setting, played_on(game, position, player, budget), seat, None)


def played_on(game: Game, position: Position, player: Player, budget: Budget = UNTRIED) -> DealResult:
    """The result of the deal when all play on by the conventions."""
    rng = Random(UNTRIED_CHANCE)  # noqa: S311 - no secret
    if isinstance(player, PlaysOut):
        return player.played_out(position, rng)[0]
    while (result := position.result()) is None:
        seat = min(position.to_act())
        position = position.play(seat, player.choose(game.view(position, seat), rng, budget))
    return result
