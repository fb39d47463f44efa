"""The absence of a table's host, which ends their being it after a minute in which others there waited."""

from whistclub.club import hosting
from whistclub.web.live.room_changes import RoomChanges
from whistclub.web.live.surroundings import Surroundings
from whistclub.web.live.table_model import TableModel


class HostAbsence:
    """Tells that the host of one table is missed, and since when."""

    def __init__(self, model: TableModel, changes: RoomChanges, surroundings: Surroundings) -> None:
        self._model, self._changes, self._surroundings = model, changes, surroundings
        self._since_ms: int | None = None

    @property
    def lasts(self) -> bool:
        """True while others wait for the host, so that time will bring a new one."""
        return self._since_ms is not None

    async def tick(self) -> None:
        """Makes another the host, once the people who sit here have waited long enough. Any worker may: it is done once."""
        here, now_ms = self._model.everybody(), self._surroundings.now()
        if not hosting.is_missed(self._model.room, here):
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = now_ms
        elif now_ms - self._since_ms >= self._surroundings.limits.host_away_s * 1000:
            self._since_ms = None
            await self._changes.change(lambda room: hosting.passed_on(room, here))
