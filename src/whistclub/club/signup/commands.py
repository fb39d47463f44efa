"""The commands at an announcement, as they come over HTTP: `do` names the command.

Everybody puts themselves down, changes their own sign-up and takes it off; an organiser may do so for any. What only
organisers do says so.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from whistclub.evenings.parts import Part

Name = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Entrant = Annotated[int, Meta(ge=1, le=2)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A command at an announcement."""


class PutDown(Command, frozen=True, kw_only=True, tag="put_down"):
    """I come, with this partner if one is named."""

    name: Name
    part: Part | None = None
    partner: Name = ""
    partner_part: Part | None = None


class AddEntrant(Command, frozen=True, kw_only=True, tag="add_entrant"):
    """An organiser puts somebody down who has no phone here, with this partner if one is named."""

    name: Name
    part: Part | None = None
    partner: Name = ""
    partner_part: Part | None = None


class Claim(Command, frozen=True, kw_only=True, tag="claim"):
    """I am this entrant, whom somebody else put down: the first or the second of a sign-up."""

    number: Number
    entrant: Entrant


class BringPartner(Command, frozen=True, kw_only=True, tag="bring_partner"):
    """A partner for one who came alone."""

    number: Number
    name: Name
    part: Part | None = None


class RenameEntrant(Command, frozen=True, kw_only=True, tag="rename_entrant"):
    """Another name for an entrant."""

    number: Number
    entrant: Entrant
    name: Name


class TakeOff(Command, frozen=True, kw_only=True, tag="take_off"):
    """Takes an entrant off the list, or with `entrant` 0 the whole sign-up."""

    number: Number
    entrant: Annotated[int, Meta(ge=0, le=2)] = 0


class MoveUp(Command, frozen=True, kw_only=True, tag="move_up"):
    """An organiser moves a sign-up to the head of the waiting list."""

    number: Number


class UndoTakingOff(Command, frozen=True, kw_only=True, tag="undo_taking_off"):
    """Puts back the sign-up that an organiser took off last, where it stood."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """An organiser closes the list, so that nobody puts themselves down any longer, or opens it again."""

    closed: bool


AnyCommand = (
    PutDown | AddEntrant | Claim | BringPartner | RenameEntrant | TakeOff | MoveUp | UndoTakingOff | Close
)
