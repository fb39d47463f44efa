"""Positions in which tricks are played: the one fast path of every game, whatever its number of seats.

A game's own class extends `TrickPlay` with the type of its terms, and says by `trick_taken` what follows a trick. All
that stands through several tricks is kept in two values behind it, so that an act makes one new object and little else.
"""

from operator import or_
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.rules.actions import Act, Action, CardActs, Log, Play, acts_in, last_acts
from whistclub.rules.seats import MOST_SEATS, NOBODY, ONLY, SEATS, Seat
from whistclub.rules.tricks import Circle, Judge, Tricks

if TYPE_CHECKING:
    from whistclub.rules.game import Position
    from whistclub.rules.values import DealResult

Terms = TypeVar("Terms")
_ONE_TRICK: Final = tuple(1 << 8 * seat for seat in range(MOST_SEATS))
_DEAL_OVER: Final = reason("deal-over")
_NOT_YOUR_TURN: Final = reason("not-your-turn")
_WRONG_PHASE: Final = reason("wrong-phase-play")


class Seated(msgspec.Struct, frozen=True, gc=False):
    """Everything that stands while the same seats play: every card their hands have had, the judge, the circle now and
    later, the acts before the play.

    `hands` holds the cards of seats outside the circle as they are. The last six fields follow from the others.
    """

    hands: tuple[Hand, ...]
    judge: Judge
    circle: Circle
    next_circle: Circle
    before: tuple[Act, ...]
    pack_key: str
    plays: CardActs[Play]
    after: tuple[Seat, ...]
    trumps: Hand
    follows: tuple[Hand, ...]
    ascends: bool

    def __repr__(self) -> str:
        return f"Seated({len(self.circle.seats)} seats)"


class TrickPlay(msgspec.Struct, Generic[Terms], frozen=True, gc=False):
    """A deal whose tricks are being played, with a pack of one suit a card at most.

    `terms` is the game's own, settled before the play; `left` has every card of the circle not yet played, `lying`
    those on the table, `follow` everything that follows the card led. `taken` counts tricks, eight bits a seat. `log`
    has the acts of the play, the last outermost, each with those before it, so that adding one costs no copy.
    """

    terms: Terms
    seated: Seated
    left: Hand
    turn: Seat
    leader: Seat
    follow: Hand
    lying: Hand
    taken: int
    log: Log

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.acts)} acts)"

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act of the deal, in order."""
        return self.seated.before + acts_in(self.log)

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks taken, by seat."""
        return tuple(self.taken.to_bytes(len(self.seated.hands), "little"))

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat holds now."""
        seated = self.seated
        return seated.hands[seat] & self.left if seat in seated.circle.seats else seated.hands[seat]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards each seat holds now."""
        return tuple(map(self.hand_of, SEATS[: len(self.seated.hands)]))

    @property
    def on_table(self) -> tuple[tuple[Seat, Card], ...]:
        """The trick on the table, in the order played, each card with its seat."""
        return tuple([(seat, act.card) for seat, act in last_acts(self.log, self.lying.bit_count())])

    @property
    def tricks(self) -> Tricks:
        """The state of the play as one value."""
        seated = self.seated
        cards = tuple([card for _, card in self.on_table])
        circle, later = seated.circle, seated.next_circle
        return Tricks(seated.judge, self.hands, self.turn, self.leader, cards, self.won, circle, later)

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
        """The position after a card: of the same class, or the one that the game puts in its place.

        Raises IllegalAction out of turn, for an act that plays no card, a card not held, or one that fails to follow;
        and nothing has changed.
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
            self.terms,
            seated,
            left ^ bit,
            after,
            self.leader,
            follow or seated.follows[card.index],
            lying,
            self.taken,
            log,
        )

    def result(self) -> "DealResult | None":
        """None: the deal goes on."""
        return None

    def result_of(self, won: tuple[int, ...]) -> "DealResult | None":
        """The result of the deal if its play had ended with these tricks, by seat: what a trick is worth is read off
        from it. A game whose result asks for more than tricks taken puts its own here; None where nothing can be said.
        """
        taken = int.from_bytes(bytes(won), "little")
        ended = self.__class__(self.terms, self.seated, 0, self.turn, self.leader, 0, 0, taken, self.log)
        return ended.trick_taken().result()

    def trick_taken(self) -> "Position":
        """The position that follows a trick just taken: this one, or the game's own where it does not simply play
        on.
        """
        return self

    def ended(self) -> Self:
        """The same position, between two tricks, with nothing more to be played: the hands stay as they are."""
        seated = self.seated
        nobody = msgspec.structs.replace(seated.circle, seats=())
        stays = msgspec.structs.replace(seated, hands=self.hands, circle=nobody, next_circle=nobody)
        return msgspec.structs.replace(self, seated=stays, left=0)

    def _full_trick(self, left: Hand, lying: Hand, log: Log) -> "Position":
        """The highest trump takes the trick, else the highest card that follows: where the pack ascends, the highest
        bit of either.
        """
        seated = self.seated
        # A seat left alone leads a trick of one card, which nothing follows.
        among = lying & seated.trumps or lying & self.follow or lying
        best = 1 << among.bit_length() - 1 if seated.ascends else seated.judge.best(among)
        hands = seated.hands
        taker = SEATS[
            0 if hands[0] & best
            else 1 if hands[1] & best
            else 2 if hands[2] & best
            else 3 if hands[3] & best
            else 4 if hands[4] & best
            else 5
        ]  # fmt: skip
        taken = self.taken + _ONE_TRICK[taker]
        if seated.next_circle is not seated.circle:
            seated, left = _next_circle(seated, left)
        return self.__class__(self.terms, seated, left, taker, taker, 0, 0, taken, log).trick_taken()

    def _refused(self, seat: Seat, action: Action) -> IllegalAction:
        if not self.left:
            return IllegalAction(_DEAL_OVER)
        if seat != self.turn:
            return IllegalAction(_NOT_YOUR_TURN)
        if not isinstance(action, Play):
            return IllegalAction(_WRONG_PHASE)
        card = action.card
        if not card.bit & self.seated.hands[seat] & self.left or card.pack_key != self.seated.pack_key:
            return IllegalAction(reason("not-held", card=card.text))
        led = self.seated.judge.led([lying for _, lying in self.on_table])
        return IllegalAction(reason("must-follow", card=card.text, led=led.text))

    @classmethod
    def begin(cls, terms: Terms, tricks: Tricks, acts: tuple[Act, ...]) -> Self:
        """The play about to begin as `tricks` says, after the acts of bids and calls."""
        seated = _seated(tricks.hands, tricks.judge, tricks.circle, tricks.next_circle, acts)
        return cls(terms, seated, _in_play(seated), tricks.turn, tricks.turn, 0, 0, 0, ())

    def with_trump(self, trump: str) -> Self:
        """The same position with this suit as trump."""
        return msgspec.structs.replace(self, seated=with_trump(self.seated, trump))

    def with_drawn(self, drawn: tuple[Hand, ...]) -> Self:
        """The same position, between two tricks, with these cards added to the hands, by seat."""
        seated = self.seated
        hands = tuple(map(or_, seated.hands, drawn))
        later = msgspec.structs.replace(seated, hands=hands)
        return msgspec.structs.replace(self, seated=later, left=self.left | sum(drawn))


def with_trump(seated: Seated, trump: str) -> Seated:
    """The same seats with this suit as trump."""
    judge = Judge(seated.judge.pack, trump, seated.judge.order)
    return _seated(seated.hands, judge, seated.circle, seated.next_circle, seated.before)


def _seated(
    hands: tuple[Hand, ...], judge: Judge, circle: Circle, later: Circle, before: tuple[Act, ...]
) -> Seated:
    return Seated(
        hands,
        judge,
        circle,
        later,
        before,
        judge.pack.key,
        judge.plays,
        circle.after,
        judge.trumps,
        judge.follows,
        judge.ascends,
    )


def _in_play(seated: Seated) -> Hand:
    """The cards of the circle's hands."""
    return sum(seated.hands[seat] for seat in seated.circle.seats)


def _next_circle(seated: Seated, left: Hand) -> tuple[Seated, Hand]:
    """The seats of the next circle; one that sits out from now on keeps its cards, no longer among those to be
    played.
    """
    hands = tuple(hand & left for hand in seated.hands)
    later = _seated(hands, seated.judge, seated.next_circle, seated.next_circle, seated.before)
    return later, _in_play(later)
