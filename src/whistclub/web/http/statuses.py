"""The status of each refusal: the class of the exception says it. It knows no framework."""

from collections.abc import Mapping
from typing import Final

from whistclub.cards.errors import NotFound, NotHere, TooMuch, Unavailable, WhistclubError, reason
from whistclub.club.log.port import BadDatabase, public_reason
from whistclub.web.encoding.match_parts import why
from whistclub.wire.bodies import Problem

MOST_BODY: Final = 16_384
"""The longest body of a request, in bytes."""
MOST_OWN_DATA: Final = 262_144
"""The longest document of somebody's data that a club takes in: a long match of four has a record of 60 kB."""
OWN_DATA: Final = "/api/me/data"
MOST_EVENING_LOG: Final = 1_048_576
"""The longest log of an evening that a club takes in: one of 60 people over 24 rounds of a deal has 180 kB."""
EVENING_LOG: Final = "/api/evenings/log"
NOT_UNDERSTOOD: Final = reason("request-not-understood")


class BadOrigin(WhistclubError):
    """A change that is asked for by the pages of somebody else."""


class BadMethod(WhistclubError):
    """A method that this address does not know."""


class BodyTooLong(WhistclubError):
    """A body that is longer than any that the club reads."""


class BadFraming(WhistclubError):
    """A request that tells its end in two ways, of which somebody on its way may take the other."""


class NotJson(WhistclubError):
    """A body that does not say that it is JSON."""


class BadHost(WhistclubError):
    """A host that is not the club's."""


STATUSES: Final[Mapping[type[WhistclubError], tuple[int, str]]] = {
    WhistclubError: (400, "Not understood"),
    BadFraming: (400, ""),
    BadOrigin: (403, "Not from the club's own pages"),
    NotFound: (404, "There is no such thing"),
    BadMethod: (405, ""),
    NotHere: (409, "Not now, or not by you"),
    BodyTooLong: (413, "Too long"),
    NotJson: (415, "Not JSON"),
    BadHost: (421, "Not this host"),
    TooMuch: (429, "Too much at once"),
    Unavailable: (503, "The club cannot keep anything now"),
    BadDatabase: (503, "The club cannot keep anything now"),
}
"""The status of each branch of the exception tree, and its description in the API's (empty for none); the nearest
counts.
"""


def most_body(path: str) -> int:
    """The longest body of a request to this path, in bytes."""
    return {OWN_DATA: MOST_OWN_DATA, EVENING_LOG: MOST_EVENING_LOG}.get(path, MOST_BODY)


def status_of(problem: WhistclubError) -> int:
    """The status that answers this refusal."""
    return next(STATUSES[kind] for kind in type(problem).__mro__ if kind in STATUSES)[0]


def problem_of(problem: WhistclubError) -> Problem:
    """The body that answers this refusal."""
    return Problem(why=why(public_reason(problem)))
