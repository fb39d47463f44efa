"""The events of the running deal by act, as a viewer may know them, and the tricks that follow from them."""

from collections.abc import Iterable
from typing import Final

import msgspec

from whistclub.club.table.sight import SeenEntry
from whistclub.rules.actions import Play
from whistclub.rules.moment import Moment
from whistclub.rules.profile import Profile
from whistclub.rules.values import SeenEvent, View

DUMMY: Final = -1
"""Stands for the dummy where a seat is named."""

_OF_THE_TABLE: Final = "event-table-"
_WORTH_READING: Final = ("trick", "shown", "signal")
"""The beginnings of kinds of event that are to be read in every game."""


class Trick(msgspec.Struct, frozen=True):
    """A trick as far as it is known: who put which card (text forms), who took it (None: not full yet).

    The dummy's seat is DUMMY. `hand` counts the hands of a passage from 0.
    """

    cards: tuple[tuple[int, str], ...] = ()
    taker: int | None = None
    hand: int = 0


class Story(msgspec.Struct, frozen=True):
    """The events before the first act of a deal, those of each act, and of the acts taken back, the latest last.

    `seq` is the number of the last entry known; `table` the last event of the table itself.
    """

    seq: int = 0
    opening: tuple[SeenEvent, ...] = ()
    acts: tuple[tuple[SeenEvent, ...], ...] = ()
    undone: tuple[tuple[tuple[SeenEvent, ...], ...], ...] = ()
    table: SeenEvent | None = None

    @property
    def events(self) -> tuple[SeenEvent, ...]:
        """All that happened in the deal, in order."""
        return (*self.opening, *(one for act in self.acts for one in act))

    @property
    def last(self) -> tuple[SeenEvent, ...]:
        """The events of the last act, or of the opening before the first."""
        return self.acts[-1] if self.acts else self.opening


def extended(story: Story, news: Iterable[SeenEntry]) -> Story:
    """Returns the story with further events."""
    for each in news:
        story = msgspec.structs.replace(_one(story, each.events), seq=each.seq)
    return story


def _one(story: Story, events: tuple[SeenEvent, ...]) -> Story:
    if not events:
        return story
    first = events[0]
    if first.key.startswith("event-dealt"):
        return Story(opening=events)
    if not first.key.startswith(_OF_THE_TABLE):
        return msgspec.structs.replace(story, acts=(*story.acts, events), undone=(), table=None)
    count = int(dict(first.args).get("count", 0))
    if first.key == "event-table-undone":
        kept, taken = (
            story.acts[: max(0, len(story.acts) - count)],
            story.acts[max(0, len(story.acts) - count) :],
        )
        return msgspec.structs.replace(story, acts=kept, undone=(*story.undone, taken), table=first)
    if first.key == "event-table-redone" and story.undone:
        acts = story.acts + story.undone[-1]
        return msgspec.structs.replace(story, acts=acts, undone=story.undone[:-1], table=first)
    return msgspec.structs.replace(story, table=first)


def is_worth_a_pause(events: Iterable[SeenEvent], profile: Profile) -> bool:
    """Returns True if a person wants time to read the events of an act in the game of this profile."""
    kinds = [one.key.removeprefix("event-") for one in events]
    return any(kind.startswith(_WORTH_READING) or is_notable(kind, profile) for kind in kinds)


def is_notable(kind: str, profile: Profile) -> bool:
    """Returns True for a kind of event that the game wants read, also where it is told to its own seat."""
    return kind.removesuffix("-own") in (*profile.notable, *profile.settled)


def tricks(story: Story) -> list[Trick]:
    """Returns the tricks of the deal, the last one perhaps not full."""
    found: list[Trick] = []
    hand = 0
    for one in story.events:
        facts = dict(one.args)
        if one.key in {"event-bid-made", "event-bid-missed", "event-marker-down", "event-no-marker"}:
            hand += 1
        elif one.key == "event-led":
            found.append(Trick(((int(one.seat or 0), str(facts["card"])),), None, hand))
        elif one.key == "event-dummy-turned":
            found.append(Trick(((DUMMY, str(facts["card"])),), None, hand))
        elif one.key == "event-played" and found:
            seat = int(one.seat or 0)
            found[-1] = Trick((*found[-1].cards, (seat, str(facts["card"]))), None, hand)
        elif one.key == "event-trick" and found:
            found[-1] = Trick(found[-1].cards, int(one.seat or 0), hand)
        elif one.key == "event-trick-dummy" and found:
            found[-1] = Trick(found[-1].cards, DUMMY, hand)
    return found


def trick_of(view: View, moment: Moment) -> Trick | None:
    """Returns the trick on the table; None before the first card, or where no card of the dummy lies."""
    cards = tuple((int(seat), card.text) for seat, card in view.trick)
    if any(pile.kind == "dummy" for pile in moment.piles):
        return None if moment.led is None else Trick(((DUMMY, moment.led.text), *cards))
    begun = any(isinstance(action, Play) for _, action in view.acts)
    return Trick(cards) if begun else None


def last_full(story: Story) -> Trick | None:
    """Returns the last trick that is full."""
    return next((trick for trick in reversed(tricks(story)) if trick.taker is not None), None)


def has_taken_trick(events: Iterable[SeenEvent]) -> bool:
    """Returns True if an act completed a trick."""
    return any(one.key.startswith("event-trick") for one in events)
