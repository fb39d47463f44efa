"""The people somebody has to do with, as they are told of them."""

from typing import Annotated

import msgspec


class Somebody(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody you have to do with: their id, and their name, or a guest's number."""

    id: str
    name: str
    guest: int


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """A friend; `here` while they have the club's page open and have chosen you too."""

    who: Somebody
    here: bool


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A friend's invitation to a table."""

    host: Somebody
    table: str
    preset: str


class Friends(msgspec.Struct, frozen=True, kw_only=True):
    """Your friends; who asks to be one, whom you asked, people you played with lately, people you blocked, and
    invitations to tables.
    """

    friends: tuple[Friend, ...] = ()
    asking: tuple[Somebody, ...] = ()
    asked: tuple[Somebody, ...] = ()
    lately: tuple[Somebody, ...] = ()
    blocked: tuple[Somebody, ...] = ()
    invitations: tuple[Invitation, ...] = ()


class NewInvitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table to which a friend is invited."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
