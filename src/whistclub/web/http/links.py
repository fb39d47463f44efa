"""Hosts: the names by which the club is addressed, and links by which other devices reach it."""

import re
from typing import Final

import msgspec

LOCAL: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})
"""Host names by which a machine reaches only itself."""
_HOST: Final = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?")
"""A host and perhaps a port, as RFC 9110 has them in `Host`."""


def host_name(host: bytes | str) -> str:
    """The name in a `Host`, in small letters and without its port; empty for what is no host."""
    text = host.decode("latin-1") if isinstance(host, bytes) else host
    found = _HOST.fullmatch(text.lower())
    return "" if found is None else found["name"]


class Address(msgspec.Struct, frozen=True):
    """The target of a link: `origin` is scheme, host and port; `is_local` if it works only on this machine."""

    origin: str
    is_local: bool = False


class Reach(msgspec.Struct, frozen=True):
    """The ways to reach a club. `elsewhere` is the origin for other machines when this one uses a local name (empty:
    none); `secure` if people come by TLS.
    """

    elsewhere: str = ""
    secure: bool = False

    def origin(self, host: str, scheme: str) -> str:
        """The origin of the pages that were requested under this `Host` and scheme."""
        return f"{'https' if self.secure else scheme}://{host}"

    def address(self, host: str, scheme: str) -> Address:
        """The address to put before a path for somebody else, as requested under this `Host` and scheme."""
        if host_name(host) not in LOCAL:
            return Address(self.origin(host, scheme))
        if self.elsewhere:
            return Address(self.elsewhere)
        return Address(f"{scheme}://{host}", is_local=True)
