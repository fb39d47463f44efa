"""Gongor Whist (P.D. Magnus): a solitaire with the Decktet, a campaign of eight exact bids or points.

Rules: `messages/pages/en/gongor.md`.
"""

from random import Random
from typing import Any, ClassVar

from whistclub.cards.decktet import ACES, DECKTET, GONGOR_CARDS
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.games.base import GameBase
from whistclub.games.gongor.moment import moment_of, outline_of
from whistclub.games.gongor.options import BIDS, GongorOptions, Sheet
from whistclub.games.gongor.play import AnyPosition, Bidding, Over, Playing, Twiddling
from whistclub.games.gongor.score import conceded_line, following, scored, stopped_at, wrong_sheet
from whistclub.games.gongor.view import GongorView, narrated, opening_of, view_of
from whistclub.rules.actions import Action, Bid
from whistclub.rules.alphabet import PLAYS, Alphabet, number_acts
from whistclub.rules.deal import Deal, Stock
from whistclub.rules.dummy_play import SIDE_PILE_ACTS
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.passage import cut_passage, passage_world, winning_in_passage, wrong_passage
from whistclub.rules.pile import turned_pile
from whistclub.rules.seats import Seat, Viewer, require_viewer
from whistclub.rules.settings import wrong_form
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, ScoreLine, Setting, World

__all__ = ["Bidding", "Gongor", "GongorOptions", "GongorView", "Over", "Playing", "Sheet", "Twiddling"]


class Gongor(GameBase[GongorOptions]):
    """The game with its options; a deal of it is one passage, fore and aft."""

    key: ClassVar[str] = "gongor"
    seats: int = 1
    sides: int = 1
    options_type: ClassVar[type[Options]] = GongorOptions
    carry_type: ClassVar[Any] = Sheet
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, number_acts(Bid, BIDS), *SIDE_PILE_ACTS)
    pack = DECKTET
    stock = Stock(GONGOR_CARDS, ACES)

    def check(self, deal: Deal) -> Reason | None:
        """The reason why these cards may not be dealt, or None."""
        return wrong_passage(deal, self.stock)

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no sheet could stand so: see `wrong_sheet`."""
        return wrong_form(self, setting) or wrong_sheet(self.options, setting)

    def begin(self, deal: Deal, setting: Setting) -> Bidding:
        """The first Ace is turned and the player sees the fore hand."""
        return Bidding((), cut_passage(self, DECKTET, deal, setting), (), turned_pile(DECKTET, deal.side, 1))

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The next passage, or the end of a campaign."""
        return following(self.options, setting, result)

    def stopped(self, setting: Setting) -> MatchResult:
        """Stopped between passages: a decisive win stays one; a campaign is neither won nor lost."""
        return stopped_at(setting)

    def settle(self, position: AnyPosition, ending: Ending) -> DealResult:
        """The score of a passage that the table ends early.

        `stop` is for between hands: a fore hand already played counts. `concede` loses a campaign at any time; with
        points it gives up the hand being played, and the tricks won in it are subtracted. `dropped` counts nothing of
        the passage, and its bids are free again. Raises IllegalAction for a stop in mid-hand (leaving there adjourns),
        for a concession for points between hands, and for a claim.
        """
        if ending.kind == "dropped":
            dropped = ScoreLine("score-dropped", (), (0,))
            return DealResult((dropped,), (0,), position.passage.setting.carry)
        if ending.kind == "stop":
            if isinstance(position, Playing | Twiddling):
                raise IllegalAction(reason("stop-in-mid-hand"))
            return scored(position.passage, position.hands)
        if ending.kind == "concede":
            return self._conceded(position)
        raise IllegalAction(reason("ending-not-here", text=ending.kind))

    def _conceded(self, position: AnyPosition) -> DealResult:
        if isinstance(position, Over):
            raise IllegalAction(reason("deal-over"))
        passage, hands = position.passage, position.hands
        if self.options.scoring == "campaign":
            given_up = scored(passage, hands, ScoreLine("score-campaign-conceded", (), (0,)))
            sheet: Sheet = given_up.carry
            return DealResult(given_up.lines, given_up.points, Sheet(sheet.bids_left, lost=True))
        if isinstance(position, Bidding):
            raise IllegalAction(reason("ending-not-here", text="concede"))
        return scored(passage, hands, conceded_line(position.duel.won))

    def view(self, position: AnyPosition, viewer: Viewer) -> GongorView:
        """All that lies open, and for the player the own hand."""
        require_viewer(viewer, self.seats)
        return view_of(position, viewer)

    def moment(self, view: GongorView) -> Moment:
        """The bids, the dummy and the side pile."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The goal."""
        return outline_of(self)

    def winning(self, view: Any) -> Seat | None:
        """The player or the dummy, by the trump in force."""
        return winning_in_passage(view, self.pack)

    def opening(self, position: Bidding) -> tuple[Event, ...]:
        """The fore hand and the first Ace."""
        return opening_of(position)

    def narrate(
        self, before: AnyPosition, seat: Seat, action: Action, after: AnyPosition
    ) -> tuple[Event, ...]:
        """The events of the act, in order."""
        return tuple(narrated(before, seat, action, after))

    def sample(self, view: GongorView, rng: Random) -> World:
        """Uniform over the passages that replay to the view."""
        return passage_world(view, self.stock, DECKTET, rng)


GAME = Gongor
"""The class, as the list of games finds it."""
