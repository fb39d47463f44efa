"""The address of a club, as somebody types it into a browser."""

from typing import Final
from urllib.parse import urlsplit

import msgspec

from whistclub.cards.errors import BadValue, reason

_PORTS: Final = {"http": 80, "https": 443}


class ClubAddress(msgspec.Struct, frozen=True):
    """The address of a club: `http` or `https`, host, port, and the path below the host, empty for none."""

    scheme: str
    host: str
    port: int
    path: str = ""

    @property
    def is_tls(self) -> bool:
        """True if the club is reached by TLS."""
        return self.scheme == "https"

    @property
    def authority(self) -> str:
        """The host with its port, as browsers send it: without the port that is the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The origin of the club's pages."""
        return f"{self.scheme}://{self.authority}"


def club_address(text: str) -> ClubAddress:
    """Reads an address. Raises BadValue for a text that is the address of no club."""
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if not host or parts.scheme not in _PORTS or "@" in parts.netloc or any(one.isspace() for one in host):
        raise BadValue(reason("club-address", text=text[:60]))
    return ClubAddress(parts.scheme, host, port or _PORTS[parts.scheme], parts.path.rstrip("/"))
