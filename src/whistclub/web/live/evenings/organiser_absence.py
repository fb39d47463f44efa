"""The absence of all organisers of an evening, after a minute of which a guest organises it too."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial

from whistclub.club.evening import succession
from whistclub.club.evening.handlers import Entries
from whistclub.club.evening.log import Decide
from whistclub.club.evening.state import EveningState
from whistclub.club.log.decisions import Answer, Environment
from whistclub.club.presence import AT_EVENING
from whistclub.web.live.evenings.audience import Audience
from whistclub.web.live.surroundings import Club


class OrganiserAbsence:
    """Tells that the organisers of one evening are missed, and since when."""

    def __init__(self, audience: Audience, state: Callable[[], EveningState], surroundings: Club) -> None:
        self._audience, self._state, self._surroundings = audience, state, surroundings
        self._since_ms: int | None = None
        self._told = frozenset[str]()
        self.elsewhere = frozenset[str]()
        """The organisers who are at the evening by way of other workers."""

    @property
    def name(self) -> str:
        """The name by which the workers tell each other who is at this evening."""
        return AT_EVENING + self._state().evening

    def here(self) -> frozenset[str]:
        """The organisers who are at the evening by way of this worker."""
        return self._audience.people() & {person for person, _ in self._state().organisers}

    async def tick(self, house: Callable[[Decide], Awaitable[Answer]]) -> None:
        """Lets a guest organise the evening too, by `house`, once those here have waited long enough."""
        organisers, club = self.here(), self._surroundings
        if organisers != self._told:
            self._told = organisers
            club.attendance_changed(self.name)
        if not succession.is_missed(self._state(), self._everybody()):
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = club.now()
        elif club.now() - max(self._since_ms, club.observed_since_ms) >= club.limits.host_away_s * 1000:
            self._since_ms = None
            missed = self._state().organisers
            if await club.sees(self.name):
                await house(partial(_stands_in, missed=missed, here=self._everybody()))

    def _everybody(self) -> frozenset[str]:
        return self._audience.people() | self.elsewhere


def _stands_in(
    state: EveningState,
    environment: Environment,
    *,
    missed: Collection[tuple[str, str]],
    here: Collection[str],
) -> Entries:
    """The entry by which a guest organises the evening too; none if somebody else does so since, at another worker."""
    return succession.stands_in(state, here, environment.at_ms) if state.organisers == missed else ()
