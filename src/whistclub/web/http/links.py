"""Links handed to another device: the address by which it reaches the club, and the code that its camera reads."""

from typing import Final

import msgspec
import segno

LOCAL: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})
"""The names by which a machine reaches only itself."""
_MOST_CHARACTERS: Final = 400


class Address(msgspec.Struct, frozen=True):
    """Where a link leads: `origin` is scheme, host and port; `is_local` says that it leads nowhere but on this machine."""

    origin: str
    is_local: bool = False


class Reach(msgspec.Struct, frozen=True):
    """How a club is reached. `elsewhere` is the origin for other machines where this one asks by a local name, empty if
    there is none; `secure` says that people come by TLS.
    """

    elsewhere: str = ""
    secure: bool = False

    def address(self, host: str, scheme: str) -> Address:
        """What to put before a path for somebody else, asked for under this `Host` by this scheme."""
        name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
        if name.lower() not in LOCAL:
            return Address(f"{'https' if self.secure else scheme}://{host}")
        if self.elsewhere:
            return Address(self.elsewhere)
        return Address(f"{scheme}://{host}", is_local=True)


def squares(text: str) -> tuple[str, ...]:
    """The QR code of a text, row by row, `1` for a dark square and `0` for a light one, without the light margin of four
    that belongs round it; empty for a text longer than a camera reads with ease.
    """
    if len(text) > _MOST_CHARACTERS:
        return ()
    code = segno.make(text, micro=False, error="m")
    return tuple("".join("1" if dark else "0" for dark in row) for row in code.matrix)
