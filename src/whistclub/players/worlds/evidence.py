"""The evidence of a view: who may hold which cards, the play seen, and how likely a hand was to bid as it did.

A profile names how the views of its game are read; of any other game nothing is believed but what is certain. A
`Ladder` is the chance of a bid by a count of the hand.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.registry import GAMES, profile_of
from whistclub.players.policy import Hands, PlayerKind, Situation, situation_of
from whistclub.players.policy.situation import NORTH_SOUTH
from whistclub.players.reading import Reading, read
from whistclub.players.search.aim import aim_of
from whistclub.players.stakes import Stakes, stakes_of
from whistclub.players.worlds.hand_bids import HeardBids
from whistclub.players.worlds.kinds import KINDS
from whistclub.rules.game import Game
from whistclub.rules.profile import load_named
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import NATURAL
from whistclub.rules.values import View


class Evidence(msgspec.Struct, frozen=True):
    """The facts and hints about the hands in a view: `reading` has what is certain, `barred` by seat cards not dealt to
    it.

    `situation` is the play seen. `bids` gives the log of the chance that a seat bids as it did with a hand: all the
    cards that it holds or has played; `heard` is the same for the kernel, None without it. `kinds` are the players who
    may sit in a seat.
    """

    reading: Reading
    situation: Situation | None
    barred: Hands = (0, 0, 0, 0)
    bids: Callable[[Seat, Hand], float] | None = None
    bidders: tuple[Seat, ...] = ()
    heard: HeardBids | None = None
    kinds: tuple[PlayerKind, ...] = KINDS

    def __repr__(self) -> str:
        return f"Evidence({self.reading!r})"


def evidence_of(game: Game, view: View, stakes: Stakes | None = None) -> Evidence:
    """The evidence of a seat's view, whose stakes are read off unless they are known. Raises ValueError for a
    spectator, in a game without four hands of the French pack, where low cards win, and where a card that is out lies
    in no hand.
    """
    if game.seats != len(FOUR) or game.pack is not FRENCH or game.judge(view).order != NATURAL:
        raise ValueError("worlds are believed in games of four hands of the French pack, ranked as in Whist")
    named = profile_of(game.key).evidence if game.key in GAMES else ""
    if not named:
        return _of_any(game, view, stakes)
    own: Callable[[View, Any], Evidence] = load_named(named)
    return own(view, game.options)


def of_two_pairs(view: View, _: Any = None) -> Evidence:
    """The evidence of a game of two pairs that play for tricks and call nothing."""
    reading = read(view)
    return Evidence(reading, situation_of(reading, side=NORTH_SOUTH))


def _of_any(game: Game, view: View, stakes: Stakes | None) -> Evidence:
    """The evidence of a game that names none: what is certain, and the play as its own scoring says what it is for."""
    reading = read(view)
    if not reading.is_all_held:
        raise ValueError("worlds are believed where every card that is out lies in a hand")
    known = stakes or stakes_of(game, view)
    aim = None if known is None else aim_of(known)
    if aim is None or aim.ranks or aim.objective not in ("most", "fewest", "none"):
        return Evidence(reading, None)
    return Evidence(reading, situation_of(reading, side=aim.side, objective=aim.objective, counts=aim.counts))


def may_hold(evidence: Evidence) -> Hands:
    """The cards that each seat could hold."""
    reading = evidence.reading
    return four(
        [
            cards & ~barred | known
            for cards, barred, known in zip(reading.may_hold, evidence.barred, reading.known, strict=True)
        ]
    )


def played_by_seat(reading: Reading) -> Hands:
    """The cards that each seat has played."""
    played = [0, 0, 0, 0]
    tricks = [trick.cards for trick in reading.tricks]
    for seat, card in (play for cards in (*tricks, reading.trick) for play in cards):
        played[seat] |= card.bit
    return four(played)


def four(hands: Sequence[Hand]) -> Hands:
    """Hands by seat."""
    north, east, south, west = hands
    return north, east, south, west


STRAYS: Final = 0.05
"""The share of bids taken to say nothing of the hand: other people's, and slips; chosen by hand, not fitted."""


class Ladder(msgspec.Struct, frozen=True):
    """Chances by a count: the first from `start` down, the last from there up, and one for each whole number between.
    `share` is the part of all hands that bid so.
    """

    start: int
    chances: tuple[float, ...]
    share: float

    def at(self, count: int) -> float:
        """The chance at this count, a few bids saying nothing."""
        place = min(max(count - self.start, 0), len(self.chances) - 1)
        return with_strays(self.chances[place], self.share)


def with_strays(chance: float, share: float) -> float:
    """The chance of a bid where some hands bid as any hand might, with the share of all that bid so."""
    return STRAYS * share + (1 - STRAYS) * chance
