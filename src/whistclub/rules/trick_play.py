"""Positions in which tricks are played: the one fast path of every game of four seats.

A game's own class extends `TrickPlay` and says by `trick_taken` what follows a trick. Whatever stands through the play is
kept in two values behind it, so that an act makes one new object and little else.
"""

from typing import Any, Final, Self

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.rules.actions import Act, Action, CardActs, Play, acts_in
from whistclub.rules.seats import FOUR, NOBODY, ONLY, Seat
from whistclub.rules.tricks import Circle, Judge, Tricks

_ONE_TRICK: Final = tuple(1 << 8 * seat for seat in range(4))
_COUNT: Final = 255
_ACTS: Final[list[tuple[Any, tuple[Act, ...]]]] = [(None, ())]
"""The position whose acts were asked for last, and the acts: whoever looks at a position looks at it for every viewer in turn."""
_LATELY: Final[list[tuple[tuple[Any, Any], tuple[Any, Any]]]] = [((None, None), (None, None))]
"""The same of the tricks of the last two positions: an act is told of by what stood before and after it."""


class Seated(msgspec.Struct, frozen=True, gc=False):
    """What stands while the same seats play: their hands before, the judge, the circle now and later, the acts before.

    `hands` holds the cards of seats outside the circle as they are. The last four fields follow from the others.
    """

    hands: tuple[Hand, ...]
    judge: Judge
    circle: Circle
    next_circle: Circle
    before: tuple[Act, ...]
    pack_key: str
    plays: CardActs
    after: tuple[Seat, ...]
    trumps: Hand

    def __repr__(self) -> str:
        return f"Seated({len(self.circle.seats)} seats)"


class TrickPlay(msgspec.Struct, frozen=True, gc=False):
    """A deal whose tricks are being played, with a pack of one suit a card, each suit ascending.

    `terms` is the game's own, settled before the play; `left` has every card of the circle not yet played, `lying` those
    on the table, `follow` what follows the card led. `taken` counts tricks, eight bits a seat. `log` has the acts of the
    play, the last outermost, each beside those before it, so that adding one costs no copy.
    """

    terms: Any
    seated: Seated
    left: Hand
    turn: Seat
    leader: Seat
    follow: Hand
    lying: Hand
    taken: int
    log: Any

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.acts)} acts)"

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act of the deal, in order."""
        position, acts = _ACTS[0]
        if position is not self:
            acts = (*self.seated.before, *acts_in(self.log))
            _ACTS[0] = self, acts
        return acts

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks taken, by seat."""
        taken = self.taken
        return taken & _COUNT, taken >> 8 & _COUNT, taken >> 16 & _COUNT, taken >> 24 & _COUNT

    @property
    def tricks(self) -> Tricks:
        """How the play stands, as one value."""
        last, before = _LATELY[0]
        tricks: Tricks
        for position, tricks in (last, before):
            if position is self:
                return tricks
        tricks = self._tricks()
        _LATELY[0] = (self, tricks), last
        return tricks

    def _tricks(self) -> Tricks:
        seated, left = self.seated, self.left
        circle = seated.circle
        hands = tuple(
            [hand & left if seat in circle.seats else hand for seat, hand in enumerate(seated.hands)]
        )
        trick = _cards_on_table(self.log, self.lying.bit_count())
        later = seated.next_circle
        return Tricks(seated.judge, hands, self.turn, self.leader, trick, self.won, circle, later)

    def to_act(self) -> frozenset[Seat]:
        """The seat to play; nobody when play has run out."""
        return ONLY[self.turn] if self.left else NOBODY

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """The cards that follow, in pack order; none when it is not this seat's turn."""
        if seat != self.turn:
            return ()
        seated = self.seated
        hand = seated.hands[seat] & self.left
        following = hand & self.follow
        return seated.plays[following] if following else seated.plays.of_any(hand)

    def play(self, seat: Seat, action: Action) -> Any:
        """The position after a card.

        Raises IllegalAction out of turn, for an act that plays no card, a card not held, or one that fails to follow; and
        nothing has changed.
        """
        if seat != self.turn or action.__class__ is not Play:
            raise self._refused(seat, action)
        seated = self.seated
        left = self.left
        hand = seated.hands[seat] & left
        follow = self.follow
        card: Card = action.card
        bit = card.bit
        if not bit & (hand & follow or hand) or card.pack_key != seated.pack_key:
            raise self._refused(seat, action)
        lying = self.lying | bit
        after = seated.after[seat]
        log = (self.log, action.by_seat[seat])
        if after == self.leader:
            return self._full_trick(left ^ bit, lying, log)
        return self.__class__(
            self.terms, seated, left ^ bit, after, self.leader, follow or card.shares, lying, self.taken, log
        )

    def trick_taken(self) -> Any:
        """What follows a trick just taken, where a game does not simply play on: this position, or its own end."""
        return self

    def _full_trick(self, left: Hand, lying: Hand, log: Any) -> Any:
        """The highest trump takes the trick, else the highest card that follows: the highest bit of either."""
        seated = self.seated
        best = 1 << (lying & seated.trumps or lying & self.follow).bit_length() - 1
        north, east, south, _ = seated.hands
        taker = FOUR[0 if north & best else 1 if east & best else 2 if south & best else 3]
        taken = self.taken + _ONE_TRICK[taker]
        if seated.next_circle is not seated.circle:
            seated, left = _next_circle(seated, left)
        return self.__class__(self.terms, seated, left, taker, taker, 0, 0, taken, log).trick_taken()

    def _refused(self, seat: Seat, action: Action) -> IllegalAction:
        if not self.left:
            return IllegalAction(reason("deal-over"))
        if seat != self.turn:
            return IllegalAction(reason("not-your-turn"))
        if not isinstance(action, Play):
            return IllegalAction(reason("wrong-phase-play"))
        card = action.card
        if not card.bit & self.seated.hands[seat] & self.left or card.pack_key != self.seated.pack_key:
            return IllegalAction(reason("not-held", card=card.text))
        return IllegalAction(reason("must-follow", card=card.text, led=self.tricks.trick[0].text))

    @classmethod
    def begin(cls, terms: Any, tricks: Tricks, acts: tuple[Act, ...]) -> Self:
        """The play about to begin as `tricks` says, after the acts of bids and calls."""
        seated = _seated(tricks.hands, tricks.judge, tricks.circle, tricks.next_circle, acts)
        return cls(terms, seated, _in_play(seated), tricks.turn, tricks.turn, 0, 0, 0, ())

    def with_trump(self, trump: str) -> Self:
        """The same position with this suit as trump."""
        return msgspec.structs.replace(self, seated=with_trump(self.seated, trump))


def with_trump(seated: Seated, trump: str) -> Seated:
    """The same seats with this suit as trump."""
    judge = Judge(seated.judge.pack, trump)
    return _seated(seated.hands, judge, seated.circle, seated.next_circle, seated.before)


def _seated(
    hands: tuple[Hand, ...], judge: Judge, circle: Circle, later: Circle, before: tuple[Act, ...]
) -> Seated:
    pack = judge.pack
    trumps = pack.of_suit(judge.trump) if judge.trump else 0
    return Seated(hands, judge, circle, later, before, pack.key, judge.plays, circle.after, trumps)


def _cards_on_table(log: Any, count: int) -> tuple[Card, ...]:
    """The cards of the last acts, in the order played."""
    cards: list[Card] = []
    for _ in range(count):
        log, (_, act) = log
        cards.append(act.card)
    return tuple(reversed(cards))


def _in_play(seated: Seated) -> Hand:
    """The cards of the circle's hands."""
    return sum(seated.hands[seat] for seat in seated.circle.seats)


def _next_circle(seated: Seated, left: Hand) -> tuple[Seated, Hand]:
    """Who sits out from now on keeps its cards, which are no longer among those left to be played."""
    hands = tuple(hand & left for hand in seated.hands)
    later = _seated(hands, seated.judge, seated.next_circle, seated.next_circle, seated.before)
    return later, _in_play(later)
