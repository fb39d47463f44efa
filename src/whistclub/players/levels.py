"""The levels of the club's bots: each is a maker of players and the budget of an act.

Levels differ in knowledge and in how much is thought, never in planted mistakes, and none sees more than its view. A
player of a level names its budget (`own_budget`), so that a table can mix levels. The makers take the player that a
game's profile names, or the general one, and put around it what else the game has: a search for its cards, bids by
imagined deals, play by odds.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.games.registry import GAMES, profile_of
from whistclub.players.general import GeneralPlayer
from whistclub.players.player import Budget, Decision, Player
from whistclub.players.sense import SensiblePlayer
from whistclub.players.trials import TrialCaller
from whistclub.rules.actions import Action, Play
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.game import Game
from whistclub.rules.profile import Profile, load_named
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View

if TYPE_CHECKING:
    from whistclub.players.search.effort import Effort

Maker = Callable[[Game, Conventions], Player | None]
"""A function that makes a player of a game who keeps these conventions, or returns None for a game that it does not
play.
"""
_UNKNOWN: Final = Profile()
"""The profile of a game that is not on the list."""


def conventional(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who keeps the conventions of the game: the one that its profile names, or the general one."""
    profile = _profile(game)
    if not profile.player:
        return GeneralPlayer(game)
    make = load_named(profile.player)
    made: Player = make(game, conventions) if profile.convention_choices else make(game)
    return made


def _profile(game: Game) -> Profile:
    return profile_of(game.key) if game.key in GAMES else _UNKNOWN


def quick(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The conventional player; the general one chooses among the cards that card sense leaves, since in a few imagined
    deals any card may come out best.
    """
    usual = conventional(game, conventions)
    return SensiblePlayer(game, usual) if isinstance(usual, GeneralPlayer) else usual


def club(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who goes by odds, or who also searches for its cards once few are left; in other games as
    `conventional`.
    """
    from whistclub.players.search.effort import OF_CLUB
    from whistclub.players.solitaire import by_odds

    usual = conventional(game, conventions)
    return by_odds(game) or searching(game, usual, OF_CLUB) or usual


def strong(game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player:
    """The player who bids by imagined deals and searches for its cards, or goes by odds, as far as the game has such
    players, else as `conventional`.
    """
    from whistclub.players.solitaire import by_odds

    usual = conventional(game, conventions)
    return by_odds(game) or bids_by_trial(game, searching(game, usual) or usual)


def searching(game: Game, usual: Player | None = None, demands: "Effort | None" = None) -> Player | None:
    """The player of this game who searches for its cards, or None for a game whose cards are not searched.

    `usual` bids, and suggests the cards to which others are compared: the conventional player unless given. How much is
    searched is said by the budget, and by `demands`.
    """
    from whistclub.players.search.effort import Effort
    from whistclub.players.search.player import SearchingPlayer

    if game.seats != len(FOUR) or game.pack is not FRENCH:
        return None
    return SearchingPlayer(game, usual or conventional(game), demands or Effort())


def bids_by_trial(game: Game, plays_by: Player | None = None) -> Player:
    """A player that bids by imagined deals, in the way that the game's profile names or in that of any game, and does
    everything else as `plays_by`, or as the conventional player.

    In a game without bids that player itself.
    """
    plays = plays_by or conventional(game)
    if all(kind.made is Play for kind in game.alphabet.kinds):
        return plays
    named = _profile(game).bidder
    make: Callable[[Game, Player], Player] = load_named(named) if named else TrialCaller
    return make(game, plays)


class Level(msgspec.Struct, frozen=True):
    """A level: its name, the maker of its players, and the budget of an act."""

    name: str
    maker: Maker
    budget: Budget

    def player(self, game: Game, conventions: Conventions = USUAL_CONVENTIONS) -> Player | None:
        """The player of this level; None for a game that the maker does not play."""
        made = self.maker(game, conventions)
        return None if made is None else LevelPlayer(made, self.budget)


class LevelPlayer:
    """A player with the budget of its level. The budget handed to it counts all the same, so that a hint may cost
    more.
    """

    def __init__(self, player: Player, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return self.player.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Raises ValueError when the seat has nothing to do."""
        return self.player.choose(view, rng, budget)


LEVELS: Final = (
    Level("quick", quick, Budget(samples=5, nodes=5_000)),
    Level("club", club, Budget()),
    Level("strong", strong, Budget(samples=240, nodes=240_000)),
)
"""The levels, the quickest first.

The samples and nodes of each were chosen for its times: an act of `quick` within 50 ms, of `club` some 4 ms and 24 ms
at most in 95 of 100, of `strong` 25 ms and 150 ms (docs/bench.md). `strong` with 240 deals instead of 60
brought +0.42 tricks instead of +0.12 against OpenSpiel in High.
"""

LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
USUAL_LEVEL: Final = "club"
"""The level of a bot that nobody has chosen one for."""
