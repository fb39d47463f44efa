"""The QR code of a link."""

from functools import lru_cache
from typing import Final

_MOST_CHARACTERS: Final = 400


@lru_cache(maxsize=256)
def squares(text: str) -> tuple[str, ...]:
    """The QR code of a text, row by row, `1` for a dark square and `0` for a light one, without the light margin of
    four around it; empty for a text too long for a camera.
    """
    if len(text) > _MOST_CHARACTERS:
        return ()
    # Here: most processes make no code, and a page, to which no link leads, has no such library.
    import segno

    code = segno.make(text, micro=False, error="m")
    return tuple("".join("1" if dark else "0" for dark in row) for row in code.matrix)
