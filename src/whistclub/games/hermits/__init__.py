"""Hermits Whist (Adam Telford): a solitaire of six markers, with a reconstructed deck and a side pile of wilds.

Rules: `messages/pages/en/hermits.md`.
"""

from random import Random
from typing import Any, ClassVar, Final

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.games.hermits.base import HermitsBase
from whistclub.games.hermits.moment import moment_of, outline_of
from whistclub.games.hermits.options import HermitsOptions, Markers
from whistclub.games.hermits.play import (
    PIPS,
    AnyPosition,
    Declare,
    Declaring,
    Over,
    Playing,
    Twiddling,
    begin_hand,
)
from whistclub.games.hermits.score import following, left_by, scored, wrong_markers
from whistclub.games.hermits.view import HermitsView, narrated, opening_of, view_of
from whistclub.rules.actions import Action
from whistclub.rules.alphabet import PLAYS, Alphabet, number_acts
from whistclub.rules.deal import Deal
from whistclub.rules.dummy_play import SIDE_PILE_ACTS, TWIDDLE
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.passage import cut_passage, passage_world, winning_in_passage, wrong_passage
from whistclub.rules.pile import Pile, turned_pile
from whistclub.rules.seats import ALONE, Seat, Viewer, require_viewer
from whistclub.rules.settings import dealing, wrong_form
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, ScoreLine, Setting, World

__all__ = ["Declaring", "Hermits", "HermitsOptions", "HermitsView", "Markers", "Over", "Playing", "Twiddling"]

_NOTHING: Final = (0,)


class Hermits(HermitsBase):
    """The game with its options; a deal of it is one passage, fore and aft.

    The wilds are shuffled once for the whole game: every deal has them in the same order, and the setting says how many
    lie face up.
    """

    key: ClassVar[str] = "hermits"
    seats: int = 1
    sides: int = 1
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, number_acts(Declare, PIPS), *SIDE_PILE_ACTS)

    def check(self, deal: Deal) -> Reason | None:
        """The reason why these cards may not be dealt, or None."""
        return wrong_passage(deal, self.stock)

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no game could stand so: see `wrong_markers`."""
        return wrong_form(self, setting) or wrong_markers(self.options, setting)

    def first_setting(self, dealer: Seat) -> Setting:
        """Six markers face up, one wild turned."""
        return Setting(1, dealing(self, dealer), _NOTHING, Markers(self.options.pips))

    def begin(self, deal: Deal, setting: Setting) -> Declaring | Playing:
        """The player sees the fore hand and the wilds turned so far."""
        markers: Markers = setting.carry
        pile = turned_pile(self.pack, deal.side, markers.wilds_turned, no_trump=markers.no_trump)
        return begin_hand(cut_passage(self, self.pack, deal, setting), (), pile, ())

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The next passage, or the game won or lost."""
        return following(setting, result)

    def stopped(self, setting: Setting) -> MatchResult:
        """Stopped between passages: neither won nor lost."""
        return MatchResult("match-stopped", setting.score, ())

    def settle(self, position: AnyPosition, ending: Ending) -> DealResult:
        """The score of a passage that the table ends early.

        `stop` is for between hands, before a hand's first act: a fore hand already played counts.
        `concede` loses the game at any time. `dropped` counts nothing of the passage, but the wilds stay as they were
        turned. Raises IllegalAction for a stop in mid-hand (leaving there adjourns) and for a claim.
        """
        passage, hands = position.passage, position.hands
        pile = _pile(position)
        if ending.kind == "dropped":
            before: Markers = passage.setting.carry
            dropped = ScoreLine("score-dropped", (), _NOTHING)
            return DealResult((dropped,), _NOTHING, left_by(passage, before.up, pile, lost=False))
        if ending.kind == "stop":
            if _in_mid_hand(position):
                raise IllegalAction(reason("stop-in-mid-hand"))
            return scored(passage, hands, pile)
        if ending.kind != "concede":
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        if isinstance(position, Over):
            raise IllegalAction(reason("deal-over"))
        given_up = scored(passage, hands, pile, ScoreLine("score-campaign-conceded", (), _NOTHING))
        lost = left_by(passage, given_up.carry.up, pile, lost=True)
        return DealResult(given_up.lines, given_up.points, lost)

    def view(self, position: AnyPosition, viewer: Viewer) -> HermitsView:
        """All that lies open, and for the player the own hand."""
        require_viewer(viewer, self.seats)
        return view_of(position, viewer)

    def moment(self, view: HermitsView) -> Moment:
        """The markers, the dummy and the side pile."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The goal."""
        return outline_of(self)

    def winning(self, view: Any) -> Seat | None:
        """The player or the dummy, by the trump in force."""
        return winning_in_passage(view, self.pack)

    def opening(self, position: Declaring | Playing) -> tuple[Event, ...]:
        """The fore hand, the trump in force, and the dummy's first card unless a marker is declared first."""
        return opening_of(position)

    def narrate(
        self, before: AnyPosition, seat: Seat, action: Action, after: AnyPosition
    ) -> tuple[Event, ...]:
        """The events of the act, in order."""
        return tuple(narrated(before, seat, action, after))

    def sample(self, view: HermitsView, rng: Random) -> World:
        """Uniform over the passages that replay to the view, the order of the wilds to come included."""
        return passage_world(view, self.stock, self.pack, rng)


def _pile(position: AnyPosition) -> Pile:
    return position.pile if isinstance(position, Declaring) else position.duel.pile


def _in_mid_hand(position: AnyPosition) -> bool:
    """True if the hand has seen an act: a declaration, a twiddle or a card."""
    if not isinstance(position, Playing):
        return isinstance(position, Twiddling)
    begun = position.duel.trick > 0 or position.passage.game.options.declare
    twiddled = position.acts[-1:] == (TWIDDLE.by_seat[ALONE],) and not position.passage.game.twiddle_after
    return begun or twiddled


GAME = Hermits
"""The class, as the list of games finds it."""
