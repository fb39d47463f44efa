"""Links for other devices: the address by which they reach the club, and the QR code of a link."""

from typing import Final

import msgspec
import segno

LOCAL: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})
"""Host names by which a machine reaches only itself."""
_MOST_CHARACTERS: Final = 400


class Address(msgspec.Struct, frozen=True):
    """The target of a link: `origin` is scheme, host and port; `is_local` if it works only on this machine."""

    origin: str
    is_local: bool = False


class Reach(msgspec.Struct, frozen=True):
    """The ways to reach a club. `elsewhere` is the origin for other machines when this one uses a local name (empty: none);
    `secure` if people come by TLS.
    """

    elsewhere: str = ""
    secure: bool = False

    def address(self, host: str, scheme: str) -> Address:
        """The address to put before a path for somebody else, as requested under this `Host` and scheme."""
        name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
        if name.lower() not in LOCAL:
            return Address(f"{'https' if self.secure else scheme}://{host}")
        if self.elsewhere:
            return Address(self.elsewhere)
        return Address(f"{scheme}://{host}", is_local=True)


def squares(text: str) -> tuple[str, ...]:
    """The QR code of a text, row by row, `1` for a dark square and `0` for a light one, without the light margin of four
    around it; empty for a text too long for a camera.
    """
    if len(text) > _MOST_CHARACTERS:
        return ()
    code = segno.make(text, micro=False, error="m")
    return tuple("".join("1" if dark else "0" for dark in row) for row in code.matrix)
