"""The bounds of an evening, as sentences: known before it starts, and computed once for each number of players."""

from functools import lru_cache

from whistclub.cards.errors import Reason
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.terms import terms_of

_PASS_MINUTES = 5
"""The minutes between two rounds of several deals, and those of each deal where a round has no time limit."""
_ONE_DEAL_MINUTES = 7
"""The minutes of a round of one deal without a time limit, with the move to the next table."""


def bounds_of(state: EveningState) -> tuple[Reason, ...]:
    """The bounds of an evening: of the people who play or, before the first round, of the tables planned."""
    players = sum(map(bool, state.holders)) if state.rounds else state.settings.tables * 4
    return bounds_for(state.settings, players)


def bounds_for(settings: EveningSettings, players: int) -> tuple[Reason, ...]:
    """The bounds of an evening of these settings and so many players. Raises BadOption."""
    return _bounds(settings.format, settings.pairing, settings.preset, players, settings.rounds)


def minutes_of(settings: EveningSettings) -> int:
    """About how long an evening takes, in minutes. A round of one deal has the move to the next table in its own."""
    if settings.length == "deals" and settings.deals == 1:
        return settings.rounds * (settings.minutes or _ONE_DEAL_MINUTES)
    deals = settings.deals if settings.length == "deals" else 2 * settings.deals
    return settings.rounds * ((settings.minutes or deals * _PASS_MINUTES) + _PASS_MINUTES)


@lru_cache(maxsize=512)
def _bounds(key: str, pairing: str, preset: str, players: int, rounds: int) -> tuple[Reason, ...]:
    settings = EveningSettings(name="-", format=key, pairing=pairing, preset=preset)  # type: ignore[arg-type]
    return terms_of(settings).movement.bounds(players, rounds)
