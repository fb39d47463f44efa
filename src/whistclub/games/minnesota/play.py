"""The play of a deal: the lead that names trump, the tricks, and the deal when it is over."""

from typing import ClassVar

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.contracts import Contract, first_trick
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.score import score
from whistclub.games.minnesota.told import Told
from whistclub.rules.actions import Act, Action
from whistclub.rules.deal import Deal
from whistclub.rules.seats import NOBODY, Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import DealResult, Setting


class Terms(msgspec.Struct, frozen=True):
    """What was settled before the first lead and holds for the whole play."""

    options: MinnesotaOptions
    deal: Deal
    setting: Setting
    told: Told
    contract: Contract

    def __repr__(self) -> str:
        return f"Terms({self.contract.kind})"

    @property
    def is_special(self) -> bool:
        """Whether one plays alone."""
        return self.contract.alone is not None


class Leading(TrickPlay, frozen=True, gc=False):
    """A High whose first lead will name trump for the deal, before that lead."""

    phase: ClassVar[str] = "playing"
    terms: Terms

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The trick begun, with the suit led as trump. Raises IllegalAction, and nothing has changed."""
        led: Leading = super().play(seat, action)
        begun = Playing(
            led.terms, led.seated, led.left, led.turn, led.leader, led.follow, led.lying, led.taken, led.log
        )
        return begun.with_trump(led.tricks.trick[0].suits)

    def result(self) -> DealResult | None:
        """None: the deal is running."""
        return None


class Playing(TrickPlay, frozen=True, gc=False):
    """Tricks being played, of three or four cards."""

    phase: ClassVar[str] = "playing"
    terms: Terms

    def trick_taken(self) -> "Playing | Over":
        """The deal's end after the trick that decides it."""
        terms = self.terms
        if self.left and not (terms.is_special and terms.contract.ends(self.tricks)):
            return self
        return Over(self.terms, self.tricks, self.acts)

    def result(self) -> DealResult | None:
        """None: the deal is running."""
        return None


class Over(msgspec.Struct, frozen=True):
    """A deal played out, or a special that is decided."""

    phase: ClassVar[str] = "over"

    terms: Terms
    tricks: Tricks
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Over({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """Nobody."""
        return NOBODY

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def play(self, seat: Seat, action: Action) -> "Over":
        """Raises IllegalAction."""
        raise IllegalAction(reason("deal-over"))

    def result(self) -> DealResult:
        """What the deal came to."""
        terms = self.terms
        return score(terms.contract, self.tricks, terms.setting, terms.options)


InPlay = Playing | Leading | Over


def begin_play(terms: Terms, hands: tuple[Hand, ...], acts: tuple[Act, ...]) -> InPlay:
    """The play of what was bid or called, before its first lead."""
    tricks = first_trick(terms.contract, hands, terms.setting.dealer, terms.options)
    names_trump = terms.contract.kind == "grand" and terms.options.trump == "first_lead"
    return (Leading if names_trump else Playing).begin(terms, tricks, acts)
