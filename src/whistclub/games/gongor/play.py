"""Positions of Gongor Whist, one class a phase: bidding, playing a card, twiddle or keep, over."""

from typing import Any, Final

from whistclub.cards.errors import IllegalAction, reason
from whistclub.games.gongor.options import BIDS, Sheet
from whistclub.games.gongor.score import GongorPassage, scored
from whistclub.rules.actions import Action, Bid, Play
from whistclub.rules.dummy_play import KEEP, TWIDDLE, Duel, card_then_twiddle, within_reach
from whistclub.rules.passage import Ended, HandPlayed, Waiting, not_the_player
from whistclub.rules.pile import Pile
from whistclub.rules.seats import ALONE, Seat
from whistclub.rules.values import DealResult

BID_ACTS: Final = tuple(Bid(count) for count in BIDS)
AFTER_THE_CARD: Final = (TWIDDLE, KEEP)


class Bidding(Waiting, frozen=True, gc=False):
    """Before a hand: the player sees the own cards and the trump, and bids."""

    passage: GongorPassage
    hands: tuple[HandPlayed, ...]
    pile: Pile

    def bids_left(self) -> tuple[int, ...]:
        """The bids that may be made, ascending."""
        return open_bids(self.passage, self.hands)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The bids left, ascending."""
        return tuple(BID_ACTS[count] for count in self.bids_left()) if seat == ALONE else ()

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The dummy's first card is turned. Raises IllegalAction for anything but a bid still left."""
        if seat != ALONE:
            raise not_the_player()
        if not isinstance(action, Bid):
            raise IllegalAction(reason("wrong-phase-bid"))
        bid: int = action.parts[0]
        if bid not in BIDS:
            raise IllegalAction(reason("bid-range", most=BIDS[-1]))
        if bid not in self.bids_left():
            raise IllegalAction(reason("bid-used", bid=bid))
        duel = self.passage.duel(len(self.hands), self.pile)
        return Playing((self.log, action.by_seat[0]), self.passage, self.hands, bid, duel)


class Playing(Waiting, frozen=True, gc=False):
    """The dummy's card lies open; the player answers it."""

    passage: GongorPassage
    hands: tuple[HandPlayed, ...]
    bid: int
    duel: Duel

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """The cards that follow, in pack order."""
        return self.duel.plays() if seat == ALONE else ()

    def play(self, seat: Seat, action: Action) -> "AnyPosition":
        """The position after the card, judged at once only while no trump is in force. Raises IllegalAction."""
        if seat != ALONE:
            raise not_the_player()
        duel = card_then_twiddle(self.duel, action)
        log = (self.log, action.by_seat[0])
        if duel.card is not None:
            return Twiddling(log, self.passage, self.hands, self.bid, duel)
        return _next_trick(self, duel, log)


class Twiddling(Waiting, frozen=True, gc=False):
    """The player's card lies on the table; before the trick is judged, trump may be twiddled once."""

    passage: GongorPassage
    hands: tuple[HandPlayed, ...]
    bid: int
    duel: Duel

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Twiddle, then keep."""
        return AFTER_THE_CARD if seat == ALONE else ()

    def play(self, seat: Seat, action: Action) -> "AnyPosition":
        """The position after the trick has been judged. Raises IllegalAction."""
        if seat != ALONE:
            raise not_the_player()
        duel = card_then_twiddle(self.duel, action)
        return _next_trick(self, duel, (self.log, action.by_seat[0]))


class Over(Ended, frozen=True, gc=False):
    """The passage is over: both hands played, or a campaign lost. `duel` is the last hand as it ended."""

    passage: GongorPassage
    hands: tuple[HandPlayed, ...]
    duel: Duel

    def result(self) -> DealResult:
        """A line a hand, and the sheet after them."""
        return scored(self.passage, self.hands)


AnyPosition = Bidding | Playing | Twiddling | Over


def open_bids(passage: GongorPassage, hands: tuple[HandPlayed, ...]) -> tuple[int, ...]:
    """The bids that may be made after these hands of the passage, ascending."""
    sheet: Sheet = passage.setting.carry
    if not hands or passage.game.options.scoring == "points":
        return sheet.bids_left
    return tuple(bid for bid in sheet.bids_left if bid != hands[0].aim)


def out_of_reach(passage: GongorPassage, bid: int, duel: Duel) -> bool:
    """True if a campaign is lost by counting: more tricks won than bid, or too few left."""
    if passage.game.options.scoring == "points":
        return False
    return not within_reach((bid,), duel)


def _next_trick(before: Playing | Twiddling, duel: Duel, log: Any) -> AnyPosition:
    passage, bid = before.passage, before.bid
    options = passage.game.options
    if duel.trick < len(duel.dummy) and not (options.stop_when_lost and out_of_reach(passage, bid, duel)):
        return Playing(log, passage, before.hands, bid, duel)
    made = duel.run_out() and duel.won == min(bid, passage.size)
    hands = (*before.hands, HandPlayed(bid, duel.won, made))
    if len(hands) == len(passage.hands) or (options.scoring == "campaign" and not made):
        return Over(log, passage, hands, duel)
    pile = duel.pile.for_next_hand(no_trump_stays=options.no_trump_lasts == "passage")
    return Bidding(log, passage, hands, pile)
