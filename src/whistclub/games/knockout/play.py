"""The deals of Knock-out Whist: trump is turned or named, then tricks are played by those still in."""

from typing import ClassVar

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.games.knockout.options import KnockoutOptions
from whistclub.games.knockout.standing import Standing, scored
from whistclub.rules.actions import Act, Action, Trump
from whistclub.rules.deal import Deal
from whistclub.rules.seats import ONLY, SEATS, Seat, clockwise_from, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, Tricks, circle_of
from whistclub.rules.values import DealResult, Setting


class KnockoutTerms(msgspec.Struct, frozen=True):
    """All that stands while a deal is played."""

    options: KnockoutOptions
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"KnockoutTerms(deal {self.setting.number})"

    @property
    def standing(self) -> Standing:
        """The players in, and their cards."""
        standing: Standing = self.setting.carry
        return standing

    @property
    def served(self) -> tuple[Seat, ...]:
        """A seat for each card dealt, in order: one at a time from the dealer's left, the dogs' cards last."""
        now, players = self.standing, self.options.players
        around = clockwise_from(left_of(self.setting.dealer, players), players)
        whole = [seat for seat in around if seat in now.playing and seat not in now.dogs]
        most = (len(self.deal.pack) - 1 - len(now.dogs)) // len(whole)
        return (*whole * min(now.cards, most), *(seat for seat in around if seat in now.dogs))

    @property
    def undealt(self) -> tuple[Card, ...]:
        """The cards that stay out of the deal, in order."""
        return self.deal.pack[len(self.served) :]

    @property
    def turned(self) -> Card | None:
        """The first card not dealt, in the first deal."""
        return None if self.standing.namers else self.undealt[0]

    @property
    def cut(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards that those with equally many tricks cut, from the bottom of the pack; nothing for one alone."""
        namers = self.standing.namers
        cards = self.undealt[::-1] if len(namers) > 1 else ()
        return tuple((SEATS[seat], card) for seat, card in zip(namers, cards, strict=False))

    @property
    def namer(self) -> Seat:
        """The player who names trump: of those who cut, the one with the highest card, of equal ranks the higher suit
        (spades, hearts, diamonds, clubs).
        """
        # The letters of the suits ascend as the suits do.
        best = max(self.cut, key=lambda cut: (cut[1].rank, cut[1].suits), default=None)
        return best[0] if best else SEATS[self.standing.namers[0]]

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands dealt, by seat."""
        hands = [0] * self.options.players
        for seat, card in zip(self.served, self.deal.pack, strict=False):
            hands[seat] |= card.bit
        return tuple(hands)

    def play(self, trump: str, leader: Seat, acts: tuple[Act, ...]) -> "KnockoutPlay":
        """The play about to begin; dogs have a card for its first trick only."""
        seats, now = self.options.players, self.standing
        playing = tuple(SEATS[seat] for seat in now.playing)
        circle = circle_of(playing, seats)
        whole = tuple(seat for seat in playing if seat not in now.dogs)
        later = circle_of(whole, seats) if now.dogs else circle
        nothing = (0,) * seats
        tricks = Tricks(Judge(FRENCH, trump), self.hands, leader, leader, (), nothing, circle, later)
        return KnockoutPlay.begin(self, tricks, acts)


class Naming(msgspec.Struct, frozen=True):
    """A deal before trump is named."""

    phase: ClassVar[str] = "trump"
    trump: ClassVar[str] = ""
    acts: ClassVar[tuple[Act, ...]] = ()
    on_table: ClassVar[tuple[tuple[Seat, Card], ...]] = ()

    terms: KnockoutTerms

    def __repr__(self) -> str:
        return "Naming()"

    @property
    def won(self) -> tuple[int, ...]:
        """No trick yet, by seat."""
        return (0,) * self.terms.options.players

    def to_act(self) -> frozenset[Seat]:
        """The player who names trump."""
        return ONLY[self.terms.namer]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The four suits."""
        return tuple(map(Trump, FRENCH.suits)) if seat in self.to_act() else ()

    def play(self, seat: Seat, action: Action) -> "KnockoutPlay":
        """The play, which the same player leads. Raises IllegalAction, and nothing has changed."""
        if seat not in self.to_act():
            raise IllegalAction(reason("not-your-turn"))
        if action not in self.legal(seat):
            raise IllegalAction(reason("wrong-phase-trump"))
        return self.terms.play(str(action.parts[0]), seat, (action.by_seat[seat],))

    def result(self) -> DealResult | None:
        """None: nothing is played yet."""
        return None

    def hand_of(self, seat: Seat) -> int:
        """The cards this seat holds."""
        return self.terms.hands[seat]


class KnockoutPlay(TrickPlay[KnockoutTerms], frozen=True, gc=False):
    """A deal whose tricks are being played."""

    phase: ClassVar[str] = "play"

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self.seated.judge.trump

    def result(self) -> DealResult | None:
        """The players still in, once every card is played."""
        return None if self.left else scored(self.terms.options, self.terms.setting, self.won)

    def trick_taken(self) -> "KnockoutPlay":
        """A dog that took the first trick has no card to lead: the next player leads."""
        circle = self.seated.circle
        if self.turn in circle.seats:
            return self
        leader = circle.after[self.turn]
        return msgspec.structs.replace(self, turn=leader, leader=leader)
