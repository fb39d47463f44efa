"""An announcement of an evening to come: what its organisers say, and who put themselves down. Frozen values."""

import base64
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from whistclub.cards.errors import NotHere, reason
from whistclub.club.evening.opening import new_code
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.terms import check_settings
from whistclub.club.log.decisions import Environment
from whistclub.evenings.parts import Part

ANNOUNCEMENT_CODE_LENGTH: Final = 6
"""One letter more than an evening's, one less than a season's."""
_DAY: Final = "^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$"
_KEY_BYTES: Final = 16
"""128 random bits, which nobody guesses."""
MOST_ENTRANTS: Final = 600
"""So many people may stand at an announcement, with those who wait."""
MOST_ANNOUNCEMENTS: Final = 20
"""So many announcements an organiser may have at a time."""


class Announced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The evening as its organisers announce it: the settings that it will have (with its name, where it is and when
    it begins), the day, and how people put themselves down.

    `day` is a date or empty. `places` is the number of people who get a place, 0 for no limit. `asks_partner` lets
    people bring a partner, and `asks_part` asks each whether they sit as a lady or as a gent.
    """

    settings: EveningSettings
    day: Annotated[str, Meta(pattern=_DAY)] = ""
    places: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
    asks_partner: bool = True
    asks_part: bool = False


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who was put down; `person` is empty for one whom the club does not know by a phone."""

    name: str
    part: Part | None = None
    person: str = ""


class Signup(msgspec.Struct, frozen=True, kw_only=True):
    """One who comes alone, or two who come as partners, the one who put both down first. `number` counts from 1 and is
    given once.
    """

    number: int
    entrants: tuple[Entrant, ...]


class Removed(msgspec.Struct, frozen=True, kw_only=True):
    """A sign-up as it was before an organiser took it off, or one of its two, and where it stood from 0."""

    signup: Signup
    at: int


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """An announcement: its public `code`, and the `key` by which somebody else becomes an organiser of it.

    `organisers` are persons with their names. `signups` stand in their order: those who are in, then those who wait.
    `counted` is the last number given. `removed` is what the organisers took off last. `evening` and `evening_code` are
    those of the evening that was made of it, empty until then. `request` is the id of the request that announced it,
    empty for one without.
    """

    code: str
    key: str
    opened_ms: int
    announced: Announced
    organisers: tuple[tuple[str, str], ...]
    version: int = 1
    signups: tuple[Signup, ...] = ()
    counted: int = 0
    is_closed: bool = False
    removed: Removed | None = None
    evening: str = ""
    evening_code: str = ""
    request: str = ""

    def __repr__(self) -> str:
        return f"Announcement({self.code!r}, version {self.version})"


def new_announcement(
    announced: Announced, person: str, name: str, environment: Environment, request: str = ""
) -> Announcement:
    """An announcement of this organiser, with a new code and key. Raises as `checked` does, and NotHere for one
    without a name.
    """
    if not name:
        raise NotHere(reason("evening-organiser-name"))
    return Announcement(
        code=new_code(environment.fresh, ANNOUNCEMENT_CODE_LENGTH),
        key=base64.urlsafe_b64encode(environment.fresh(_KEY_BYTES)).decode().rstrip("="),
        opened_ms=environment.at_ms,
        announced=checked(announced),
        organisers=((person, name),),
        request=request,
    )


def checked(announced: Announced) -> Announced:
    """The announcement, with single spaces in its name. Raises BadOption for settings that make no evening, NotHere
    for one without a name.
    """
    check_settings(announced.settings)
    name = " ".join(announced.settings.name.split())
    if not name:
        raise NotHere(reason("signup-name-missing"))
    settings = msgspec.structs.replace(announced.settings, name=name)
    return msgspec.structs.replace(announced, settings=settings)


def organises(announcement: Announcement, person: str) -> bool:
    """True if the person is an organiser of the announcement."""
    return any(person == organiser for organiser, _ in announcement.organisers)


def signup_of(announcement: Announcement, person: str) -> Signup | None:
    """The sign-up with this person among its entrants, None if there is none."""
    if not person:
        return None
    return next((one for one in announcement.signups if any(e.person == person for e in one.entrants)), None)


def people_of(announcement: Announcement) -> frozenset[str]:
    """Everybody whom the club knows as an organiser or an entrant."""
    entrants = {entrant.person for one in announcement.signups for entrant in one.entrants}
    return frozenset({person for person, _ in announcement.organisers} | entrants) - {""}
