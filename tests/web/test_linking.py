"""Links for other devices: where they lead, and that a camera reads from the code what it was made of."""

from collections.abc import Callable, Iterator

import pytest

from whistclub.web.encoding.qr_code import squares
from whistclub.web.http.links import Address, Reach

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, _: y % 2,
    lambda _, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
"""A square is turned over where its mask gives 0 (ISO/IEC 18004, table 10)."""


def reserved(y: int, x: int, size: int) -> bool:
    """True if the square carries no data, in codes of 21 to 37 squares a side: finders, format, timing, alignment."""
    if 6 in {y, x} or (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9):
        return True
    return size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2


def data_squares(size: int) -> Iterator[tuple[int, int]]:
    """The squares with data in the order they are read: two columns at a time from the right, up and down by turns."""
    rights = [*range(size - 1, 6, -2), *range(5, 0, -2)]
    for turn, right in enumerate(rights):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        yield from ((y, x) for y in rows for x in (right, right - 1) if not reserved(y, x, size))


def read(code: tuple[str, ...]) -> str:
    """The text of a QR code of bytes in one block; ignores its error correction."""
    size = len(code)
    mask = MASKS[int(code[8][2:5], 2) ^ 0b101]
    bits = "".join(str(int(code[y][x]) ^ (mask(y, x) == 0)) for y, x in data_squares(size))
    assert "0100" == bits[:4], "not bytes"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


@pytest.mark.parametrize(
    "text", ["http://10.1.2.3/#a", "http://attic.local/#Z-_09", "https://whist.example/device#Zm9v"]
)
def test_the_code_of_a_link_is_read_as_that_link(text: str) -> None:
    assert text == read(squares(text))


def test_a_text_too_long_for_a_camera_has_no_code() -> None:
    assert () == squares("x" * 401)


@pytest.mark.parametrize(
    ("reach", "host", "address"),
    [
        (Reach(), "localhost:8413", Address("http://localhost:8413", is_local=True)),
        (Reach(), "[::1]:8413", Address("http://[::1]:8413", is_local=True)),
        (Reach(), "10.1.2.3:8413", Address("http://10.1.2.3:8413")),
        (Reach("http://10.1.2.3:8413"), "127.0.0.1:8413", Address("http://10.1.2.3:8413")),
        (Reach("http://10.1.2.3:8413"), "attic.local:8413", Address("http://attic.local:8413")),
        (Reach(secure=True), "whist.example", Address("https://whist.example")),
    ],
)
def test_a_link_for_others_leads_where_they_reach_the_club(reach: Reach, host: str, address: Address) -> None:
    assert address == reach.address(host, "http")
