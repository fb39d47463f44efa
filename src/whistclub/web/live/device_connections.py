"""The open connections of devices, so that those of a device that is cut off end at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from whistclub.cards.errors import reason
from whistclub.web.live.connection import Connection, Cut


class DeviceConnections:
    """The open connections at this worker, by device."""

    def __init__(self) -> None:
        self._open: dict[str, set[Connection]] = {}

    @property
    def devices(self) -> list[str]:
        """The devices that are connected."""
        return list(self._open)

    @contextmanager
    def holding(self, device: str, connection: Connection) -> Iterator[None]:
        """Keeps the connection of this device in mind meanwhile; an empty device is nobody's."""
        if not device:
            yield
            return
        self._open.setdefault(device, set()).add(connection)
        try:
            yield
        finally:
            self._open[device].discard(connection)
            if not self._open[device]:
                del self._open[device]

    def cut_off(self, device: str) -> None:
        """Ends the connections of this device."""
        for connection in tuple(self._open.get(device, ())):
            connection.cut(Cut(1008, reason("device-cut-off")))
