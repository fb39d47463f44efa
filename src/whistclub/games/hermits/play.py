"""Positions of Hermits Whist, one class a phase: declaring, playing a card, twiddle or keep, over."""

from typing import Any, Final

from whistclub.cards.errors import IllegalAction, reason
from whistclub.games.hermits.base import HermitsPassage
from whistclub.games.hermits.options import Markers
from whistclub.games.hermits.score import scored
from whistclub.rules.actions import Action, Play
from whistclub.rules.dummy_play import KEEP, TWIDDLE, Duel, within_reach
from whistclub.rules.passage import Ended, HandPlayed, Waiting, not_the_player
from whistclub.rules.pile import Pile
from whistclub.rules.seats import ALONE, Seat
from whistclub.rules.tricks import NO_TRUMP
from whistclub.rules.values import DealResult

ANY_MARKER: Final = -1


class Declare(Action):
    """Choose the face-up marker to aim for by its pip: `declare 3`."""

    __slots__ = ()
    verb = "declare"


PIPS: Final = range(11)
DECLARE_ACTS: Final = tuple(map(Declare, PIPS))
BEFORE_THE_CARD: Final = (TWIDDLE,)
AFTER_THE_CARD: Final = (TWIDDLE, KEEP)


class Declaring(Waiting, frozen=True, gc=False):
    """Before a hand with `declare`: the player sees the own cards and the trump, and picks a marker."""

    passage: HermitsPassage
    hands: tuple[HandPlayed, ...]
    pile: Pile

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The markers face up, ascending."""
        up = markers_up(self.passage, self.hands)
        return tuple(DECLARE_ACTS[pip] for pip in up) if seat == ALONE else ()

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The dummy's first card is turned. Raises IllegalAction for anything but a marker face up."""
        if seat != ALONE:
            raise not_the_player()
        if not isinstance(action, Declare):
            raise IllegalAction(reason("wrong-phase-declare"))
        pip: int = action.parts[0]
        if pip not in markers_up(self.passage, self.hands):
            raise IllegalAction(reason("marker-not-open", pip=pip))
        duel = self.passage.duel(len(self.hands), self.pile)
        return Playing((self.log, action.by_seat[0]), self.passage, self.hands, (pip,), duel)


class Playing(Waiting, frozen=True, gc=False):
    """The dummy's card lies open; the player may twiddle first (unless that comes after the card) and answers it.

    `aims` are the pips that count in this hand: the one declared, or those of all markers face up.
    """

    passage: HermitsPassage
    hands: tuple[HandPlayed, ...]
    aims: tuple[int, ...]
    duel: Duel

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The cards that follow, in pack order, then the twiddle while one may come before the card."""
        if seat != ALONE:
            return ()
        duel = self.duel
        judge, hand = duel.pile.judge, duel.hand
        # As `Duel.plays` has it, without the call: programs ask at every act.
        plays = judge.plays.of_any(hand & duel.dummy[duel.trick].shares or hand)
        if judge.trump == NO_TRUMP or self.passage.game.twiddle_after:
            return plays
        return plays + BEFORE_THE_CARD

    def play(self, seat: Seat, action: Action) -> "AnyPosition":
        """The position after the twiddle or the card. Raises IllegalAction."""
        if seat != ALONE:
            raise not_the_player()
        passage, before = self.passage, self.duel
        game = passage.game
        # A card ends its trick unless a twiddle may follow it. What is no act is refused before it is taken down.
        if action.__class__ is Play and not game.twiddle_after:
            duel = before.answered_and_judged(action)
            log = (self.log, action.by_seat[0])
        else:
            duel = game.step(before, action)
            log = (self.log, action.by_seat[0])
            if duel.card is not None:
                return Twiddling(log, passage, self.hands, self.aims, duel)
            if duel.trick == before.trick:
                return Playing(log, passage, self.hands, self.aims, duel)
        if duel.trick < passage.size and not game.stops_early:
            return Playing(log, passage, self.hands, self.aims, duel)
        return _next_trick(self, duel, log)


class Twiddling(Waiting, frozen=True, gc=False):
    """With `twiddle=gongor`: the player's card lies on the table, and trump may be twiddled once."""

    passage: HermitsPassage
    hands: tuple[HandPlayed, ...]
    aims: tuple[int, ...]
    duel: Duel

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Twiddle, then keep."""
        return AFTER_THE_CARD if seat == ALONE else ()

    def play(self, seat: Seat, action: Action) -> "AnyPosition":
        """The position after the trick has been judged. Raises IllegalAction."""
        if seat != ALONE:
            raise not_the_player()
        return _next_trick(self, advanced(self, action), (self.log, action.by_seat[0]))


class Over(Ended, frozen=True, gc=False):
    """The passage is over: both hands played, or the game lost. `duel` is the last hand as it ended."""

    passage: HermitsPassage
    hands: tuple[HandPlayed, ...]
    duel: Duel

    def result(self) -> DealResult:
        """A line a hand, and the markers and wilds after them."""
        return scored(self.passage, self.hands, self.duel.pile)


AnyPosition = Declaring | Playing | Twiddling | Over


def advanced(position: Playing | Twiddling, action: Action) -> Duel:
    """The hand after an act, by the time of twiddling that the options name. Raises IllegalAction."""
    return position.passage.game.step(position.duel, action)


def markers_up(passage: HermitsPassage, hands: tuple[HandPlayed, ...]) -> tuple[int, ...]:
    """The pips of the markers still face up after these hands of the passage, ascending."""
    markers: Markers = passage.setting.carry
    if not hands:
        return markers.up
    down = {hand.aim for hand in hands if hand.made}
    return tuple(pip for pip in markers.up if pip not in down)


def out_of_reach(position: Playing | Twiddling, duel: Duel) -> bool:
    """True if the game is lost by counting: no pip that counts can be reached any more."""
    return not within_reach(position.aims, duel)


def begin_hand(
    passage: HermitsPassage, hands: tuple[HandPlayed, ...], pile: Pile, log: Any
) -> Declaring | Playing:
    """A hand about to be played: declared first, or with the dummy's first card turned at once."""
    if passage.game.options.declare:
        return Declaring(log, passage, hands, pile)
    return Playing(log, passage, hands, markers_up(passage, hands), passage.duel(len(hands), pile))


def _next_trick(before: Playing | Twiddling, duel: Duel, log: Any) -> AnyPosition:
    passage, aims = before.passage, before.aims
    options = passage.game.options
    if duel.trick < len(duel.dummy) and not (options.stop_when_lost and not within_reach(aims, duel)):
        return Playing(log, passage, before.hands, aims, duel)
    hands = (*before.hands, _hand_played(before, duel))
    if not hands[-1].made or len(hands) == len(passage.hands):
        return Over(log, passage, hands, duel)
    pile = duel.pile.for_next_hand(no_trump_stays=options.no_trump_lasts == "game")
    return begin_hand(passage, hands, pile, log)


def _hand_played(before: Playing | Twiddling, duel: Duel) -> HandPlayed:
    """The lowest marker that fits is turned down; only hands shorter than its pip leave a choice."""
    if duel.run_out():
        for pip in before.aims:
            if min(pip, before.passage.size) == duel.won:
                return HandPlayed(pip, duel.won, made=True)
    declared = before.passage.game.options.declare
    return HandPlayed(before.aims[0] if declared else ANY_MARKER, duel.won, made=False)
