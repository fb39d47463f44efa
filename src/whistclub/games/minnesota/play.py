"""The play of a deal: the lead that names trump, the tricks, and the deal when it is over."""

from typing import ClassVar

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.contracts import Contract, first_trick
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.score import score
from whistclub.games.minnesota.told import Told
from whistclub.rules.actions import Act, Action, Play
from whistclub.rules.deal import Deal
from whistclub.rules.seats import NOBODY, Seat
from whistclub.rules.trick_play import TrickPlay, with_trump
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import DealResult, Setting


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What was settled before the first lead and holds for the whole play."""

    options: MinnesotaOptions
    deal: Deal
    setting: Setting
    told: Told
    contract: Contract

    def __repr__(self) -> str:
        return f"Terms({self.contract.kind})"


class Leading(TrickPlay[Terms], frozen=True, gc=False):
    """A High whose first lead will name trump for the deal, before that lead."""

    phase: ClassVar[str] = "playing"

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The trick begun, with the suit led as trump. Raises IllegalAction, and nothing has changed."""
        led = super().play(seat, action)
        if not isinstance(led, Leading) or not isinstance(action, Play):
            raise TypeError("a first lead is a card, and ends no trick")
        seated = with_trump(led.seated, action.card.suits)
        return Playing(*msgspec.structs.astuple(msgspec.structs.replace(led, seated=seated)))


class Playing(TrickPlay[Terms], frozen=True, gc=False):
    """Tricks being played, of three or four cards."""

    phase: ClassVar[str] = "playing"

    def trick_taken(self) -> "Playing | Over":
        """The deal's end after the trick that decides it."""
        contract = self.terms.contract
        if self.left and (contract.alone is None or not contract.is_decided(self.won)):
            return self
        return Over(self)


class Over(msgspec.Struct, frozen=True, gc=False):
    """A deal played out, or a special that is decided."""

    phase: ClassVar[str] = "over"

    last: Playing

    def __repr__(self) -> str:
        return f"Over({len(self.acts)} acts)"

    @property
    def terms(self) -> Terms:
        """What held for the play."""
        return self.last.terms

    @property
    def tricks(self) -> Tricks:
        """How the play ended."""
        return self.last.tricks

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act of the deal, in order."""
        return self.last.acts

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
