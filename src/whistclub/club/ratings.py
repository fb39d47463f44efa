"""Ratings, by Glicko-2: only of deals of the day, where everybody has the same cards and luck is taken out. Pure
functions.

A day is a rating period. Each of its deals is one game of everybody who has a ranked result, against the field: the
outcome is the part of the others whose score was lower, equal ones by half. One deal is one proof of skill, however
many played it, so it is not a game for each pair.
"""

from collections.abc import Mapping, Sequence
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
Scores = Mapping[str, int]
"""The ranked scores of a deal by person."""


def after_day(before: Mapping[str, Rating], deals: Sequence[Scores]) -> dict[str, Rating]:
    """The ratings after a day with these deals; of those who played none only the deviation grows."""
    games: dict[str, list[tuple[float, float, float]]] = {person: [] for person in before}
    for scores in deals:
        for person in sorted(scores):
            game = _against_field(person, scores, before)
            if game is not None:
                games.setdefault(person, []).append(game)
    return {person: _updated(before.get(person, NEW), games[person]) for person in sorted(games)}


def _against_field(
    person: str, scores: Scores, before: Mapping[str, Rating]
) -> tuple[float, float, float] | None:
    """The field's mean rating and deviation and this person's outcome against it, as the library takes them; None for
    who played alone.
    """
    from glicko2.math import rating_to_mu, rd_to_phi

    others = [one for one in sorted(scores) if one != person]
    if not others:
        return None
    # `fsum` does not depend on the order, which changes with the id of somebody who is removed.
    field = [before.get(one, NEW) for one in others]
    won = fsum((scores[person] > scores[one]) + (scores[person] == scores[one]) / 2 for one in others)
    rating = fsum(one.rating for one in field) / len(field)
    deviation = fsum(one.deviation for one in field) / len(field)
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
