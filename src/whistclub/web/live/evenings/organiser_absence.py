"""The absence of all organisers of an evening, after a minute of which a guest organises it too."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from whistclub.club.evening import succession
from whistclub.club.evening.log import Decide
from whistclub.club.evening.state import EveningState
from whistclub.club.log.decisions import Answer
from whistclub.web.live.evenings.audience import Audience
from whistclub.web.live.surroundings import Club


class Surroundings(Club, Protocol):
    """The club as an evening sees it."""

    def attends(self, evening: str, organisers: frozenset[str]) -> None:
        """These organisers are at this evening by way of this worker: tells the other workers."""

    async def organisers_elsewhere(self, evening: str) -> frozenset[str]:
        """The organisers at this evening by way of other workers."""


class OrganiserAbsence:
    """Tells that the organisers of one evening are missed, and since when."""

    def __init__(
        self, audience: Audience, state: Callable[[], EveningState], surroundings: Surroundings
    ) -> None:
        self._audience, self._state, self._surroundings = audience, state, surroundings
        self._since_ms: int | None = None
        self._told = frozenset[str]()

    async def tick(self, house: Callable[[Decide], Awaitable[Answer]]) -> None:
        """Lets a guest organise the evening too, by `house`, once those here have waited long enough."""
        state, here, now_ms = self._state(), self._audience.people(), self._surroundings.now()
        organisers = here & {person for person, _ in state.organisers}
        if organisers != self._told:
            self._told = organisers
            self._surroundings.attends(state.evening, organisers)
        if not succession.is_missed(state, here):
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = now_ms
        elif now_ms - self._since_ms >= self._surroundings.limits.host_away_s * 1000:
            self._since_ms = None
            everybody = here | await self._surroundings.organisers_elsewhere(state.evening)
            await house(lambda state, environment: succession.stands_in(state, everybody, environment.at_ms))
