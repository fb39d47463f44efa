"""A person's rating as they are told it."""

import msgspec


class OwnRating(msgspec.Struct, frozen=True, kw_only=True):
    """Your rating at deals of the day and at evenings whose tables play the same deals, with its deviation, after so
    many `results`; both null with fewer than `shown_from`, or hidden.

    `hidden`: you hide it, and nobody sees it.
    """

    rating: int | None
    deviation: int | None
    results: int
    shown_from: int
    hidden: bool


class HideRating(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """True hides your rating from everybody."""

    hidden: bool
