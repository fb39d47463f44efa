"""Everything a seat could try: the acts of the game's alphabet, those of other games, and things that are no acts at
all.
"""

from functools import cache
from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import PACKS, Pack
from whistclub.games.registry import GAMES, make_game
from whistclub.rules.actions import Action, Bid, Call, Exchange, Lay, Play
from whistclub.rules.alphabet import Alphabet
from whistclub.rules.game import Game

_ONE_PAIR_OF: Final = 37
"""Acts with several cards are hundreds, and all of a kind; a part of them is tried."""


class Strange(Action):
    """An act of no game."""

    __slots__ = ()
    verb = "strange"


def every_act(game: Game) -> tuple[Action, ...]:
    """The acts of the game's alphabet."""
    return game.alphabet.acts(game.pack, game.pack.cards)


def tries(game: Game) -> tuple[Action, ...]:
    """The acts of the game's alphabet, of those with several cards some, and acts that it has not."""
    return _tries_of(game.alphabet, game.pack)


@cache
def _tries_of(alphabet: Alphabet, pack: Pack) -> tuple[Action, ...]:
    acts = alphabet.acts(pack, pack.cards)
    several = [act for act in acts if len(act.parts) > 1 and act.number is None]
    own = [act for act in acts if len(act.parts) <= 1 or act.number is not None]
    return tuple(dict.fromkeys((*own, *several[::_ONE_PAIR_OF], *_of_other_games(), *_beyond(pack))))


@cache
def _of_other_games() -> tuple[Action, ...]:
    """The first and the last act of each kind that any game of the list has."""
    found: list[Action] = []
    for key in GAMES:
        game = make_game(key, {})
        for kind in game.alphabet.kinds:
            values = tuple(kind.listed(game.pack, game.stock.cards))
            found += (kind.made(*values[0]), kind.made(*values[-1]))
    return tuple(found)


def _beyond(pack: Pack) -> tuple[Action, ...]:
    """Acts whose values no deal has: two cards of any colours, and a number too high."""
    return (*(Lay(*pair) for pair in zip(pack.cards[::13], pack.cards[14::13], strict=False)), Bid(11))


@cache
def foreign(pack: Pack) -> tuple[object, ...]:
    """Acts that no position may take: those with cards of another pack, an act of no game, values that are no acts."""
    other = next(one for one in PACKS.values() if one.key != pack.key) if pack is FRENCH else FRENCH
    first, second = other.cards[0], other.cards[-1]
    acts = (Play(first), Play(second), Lay(first), Lay(first, second), Exchange(second))
    return (*acts, Strange(), Strange(pack.cards[0]), Call("nonsense"), Bid(-1), Lay(), None, "play SA", 7)
