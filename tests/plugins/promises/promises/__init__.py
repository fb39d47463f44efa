"""Promises, a game of another package: Oh Hell for three to six, told in words of its own."""

from typing import Any, ClassVar, Final

from msgspec.structs import replace

from whistclub.games.base import Preset
from whistclub.games.oh_hell import OhHell
from whistclub.rules.actions import Action, Bid
from whistclub.rules.moment import Moment, Tag, said
from whistclub.rules.profile import Phase, Profile
from whistclub.rules.seats import Seat
from whistclub.rules.values import Event, event


class Promises(OhHell):
    """The game with its options."""

    key: ClassVar[str] = "promises"

    def moment(self, view: Any) -> Moment:
        found = super().moment(view)
        bids = ((seat, act.number or 0) for seat, act in view.acts if isinstance(act, Bid))
        tags = tuple(Tag(seat, said("tag-promises", count=number)) for seat, number in bids)
        return replace(found, guide=said("guide-promises", count=view.size), tags=tags)

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        if isinstance(action, Bid):
            return (event("event-promises", seat, count=action.number or 0),)
        return super().narrate(before, seat, action, after)


GAME = Promises
PRESETS: Final = (Preset("promises", "promises", {}), Preset("promises_six", "promises", {"players": 6}))
PROFILE: Final = Profile(shortcut="P", phases=(Phase("bid", ("bid",)), Phase("play", ("play",))))
