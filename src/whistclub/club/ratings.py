"""Ratings, by Glicko-2: only where others held the same cards, so that luck is taken out: at deals of the day, and at
evenings whose tables play the same deals. Pure functions.

A day or an evening is a rating period. Each of its deals is one game of everybody who has a result, against the field:
the outcome is the part of the others with these cards whose score was lower, equal ones by half. One deal is one proof
of skill, however many played it, so it is not a game for each pair of people. Partners share their result, and neither
is in the other's field.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from typing import Final

import msgspec

SHOWN_FROM: Final = 10
"""So many results are behind every rating that is shown; with fewer it says little yet. Chosen by hand."""
_MOST_DEVIATION: Final = 350.0
"""The deviation of somebody of whom nothing is known (Glickman, *Example of the Glicko-2 system*); no absence makes it
larger.
"""


class Rating(msgspec.Struct, frozen=True):
    """A rating with its deviation and volatility, after so many results. Somebody new has Glickman's first values."""

    rating: float = 1500.0
    deviation: float = _MOST_DEVIATION
    volatility: float = 0.06
    results: int = 0

    @property
    def is_shown(self) -> bool:
        """True if there are results enough."""
        return self.results >= SHOWN_FROM


NEW: Final = Rating()


class Held(msgspec.Struct, frozen=True):
    """The people who held these cards together, a pair or somebody alone, and their score with them."""

    people: tuple[str, ...]
    score: int


Field = Sequence[Held]
"""Everybody who held the same cards."""


def after_period(before: Mapping[str, Rating], fields: Iterable[Field]) -> dict[str, Rating]:
    """The ratings after a day or an evening with these fields; of those in none only the deviation grows."""
    games: dict[str, list[tuple[float, float, float]]] = {person: [] for person in before}
    for field in fields:
        for held in field:
            game = _against_field(held, field, before)
            if game is not None:
                for person in held.people:
                    games.setdefault(person, []).append(game)
    return {person: _updated(before.get(person, NEW), games[person]) for person in sorted(games)}


def _against_field(
    held: Held, field: Field, before: Mapping[str, Rating]
) -> tuple[float, float, float] | None:
    """The mean rating and deviation of the others in the field and the outcome against them, as the library takes them;
    None where there are none.
    """
    from glicko2.math import rating_to_mu, rd_to_phi

    others = [
        (before.get(one, NEW), other.score) for other in field if other is not held for one in other.people
    ]
    if not others:
        return None
    # `fsum` does not depend on the order, which changes with the id of somebody who is removed.
    won = fsum((held.score > score) + (held.score == score) / 2 for _, score in others)
    rating = fsum(one.rating for one, _ in others) / len(others)
    deviation = fsum(one.deviation for one, _ in others) / len(others)
    return rating_to_mu(rating), rd_to_phi(deviation), won / len(others)


def _updated(before: Rating, games: list[tuple[float, float, float]]) -> Rating:
    from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

    found = update_rating(rating_to_mu(before.rating), rd_to_phi(before.deviation), before.volatility, games)
    return Rating(
        mu_to_rating(found.mu),
        min(_MOST_DEVIATION, phi_to_rd(found.phi)),
        found.sigma,
        before.results + len(games),
    )
