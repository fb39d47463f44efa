"""The play of a deal: the lead that names trump, the tricks, and the deal when it is over."""

from typing import ClassVar

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.contracts import Contract, first_trick
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.score import score
from whistclub.games.minnesota.told import Told
from whistclub.rules.actions import Act, Action, Play
from whistclub.rules.deal import Deal
from whistclub.rules.seats import NOBODY, Seat
from whistclub.rules.tricks import Judge, Tricks
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


class Leading(msgspec.Struct, frozen=True):
    """A High whose first lead will name trump for the deal, before that lead."""

    phase: ClassVar[str] = "playing"

    terms: Terms
    tricks: Tricks
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Leading({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """Whoever leads."""
        return self.tricks.to_act()

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """Any card, in pack order."""
        return self.tricks.legal(seat)

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The trick begun, with the suit led as trump. Raises IllegalAction, and nothing has changed."""
        led = self.tricks.play(seat, action)
        tricks = msgspec.structs.replace(led, judge=Judge(FRENCH, led.trick[0].suits))
        acts = (*self.acts, action.by_seat[seat])
        return Playing(self.terms, tricks, acts)

    def result(self) -> DealResult | None:
        """None: the deal is running."""
        return None


class Playing(msgspec.Struct, frozen=True):
    """Tricks being played, of three or four cards."""

    phase: ClassVar[str] = "playing"

    terms: Terms
    tricks: Tricks
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Playing({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The seat to play."""
        return self.tricks.to_act()

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """The cards that follow, in pack order."""
        return self.tricks.legal(seat)

    def play(self, seat: Seat, action: Action) -> "Playing | Over":
        """The position after a card. Raises IllegalAction, and nothing has changed."""
        tricks = self.tricks.play(seat, action)
        acts = (*self.acts, action.by_seat[seat])
        if tricks.trick or not self.terms.contract.ends(tricks):
            return Playing(self.terms, tricks, acts)
        return Over(self.terms, tricks, acts)

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
    return (Leading if names_trump else Playing)(terms, tricks, acts)
