"""Frames of WebSockets that nobody ought to send: twenty kinds, as bytes, for somebody who writes to the connection
itself.
"""

import random
import struct
from collections.abc import Callable
from typing import Final

MASK: Final = b"\1\2\3\4"
FIN: Final = 0x80
HELLO: Final = b'{"do":"hello"}'
_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10


def frame(first: int, body: bytes = b"", *, length: bytes | None = None, mask: bytes | None = MASK) -> bytes:
    """A frame by its first byte; `length` in place of the right one, and without a mask where that is None."""
    bit = 0x80 if mask is not None else 0
    size = len(body)
    if length is None:
        length = bytes([bit | size]) if size < 126 else bytes([bit | 126]) + struct.pack("!H", size)
    if mask is None:
        return bytes([first]) + length + body
    return bytes([first]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


def text(body: bytes) -> bytes:
    """A whole message of text."""
    return frame(FIN | _TEXT, body)


def greeting() -> bytes:
    """The frame that a polite client begins with."""
    return text(HELLO)


def _unmasked(rng: random.Random) -> bytes:
    return frame(FIN | _TEXT, HELLO, mask=None)


def _reserved_bit(rng: random.Random) -> bytes:
    return frame(FIN | rng.choice((0x40, 0x20, 0x10)) | _TEXT, HELLO)


def _reserved_kind(rng: random.Random) -> bytes:
    return frame(FIN | rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"x")


def _ping_in_pieces(rng: random.Random) -> bytes:
    return frame(_PING, b"x") + frame(FIN, b"y")


def _long_ping(rng: random.Random) -> bytes:
    return frame(FIN | _PING, b"x" * rng.choice((126, 1000, 5000)))


def _rest_of_nothing(rng: random.Random) -> bytes:
    return frame(FIN, HELLO)


def _message_in_a_message(rng: random.Random) -> bytes:
    return frame(_TEXT, b'{"do":') + text(HELLO)


def _empty_pieces(rng: random.Random) -> bytes:
    return frame(_TEXT) + frame(0) * rng.randrange(1, 40) + frame(FIN, HELLO)


def _byte_by_byte(rng: random.Random) -> bytes:
    return (
        frame(_TEXT, HELLO[:1])
        + b"".join(frame(0, HELLO[at : at + 1]) for at in range(1, len(HELLO)))
        + frame(FIN)
    )


def _not_utf8(rng: random.Random) -> bytes:
    return text(rng.choice((b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b'{"do":"\xf8"}')))


def _character_cut_in_two(rng: random.Random) -> bytes:
    return frame(_TEXT, b'{"do":"\xc3') + frame(FIN, b'("}')


def _binary(rng: random.Random) -> bytes:
    return frame(FIN | _BINARY, rng.choice((HELLO, rng.randbytes(rng.randrange(200)))))


def _endless(rng: random.Random) -> bytes:
    return frame(FIN | _TEXT, b"x", length=b"\xff" + struct.pack("!Q", rng.choice((2**40, 2**62, 2**63 - 1))))


def _negative(rng: random.Random) -> bytes:
    return frame(FIN | _TEXT, b"x", length=b"\xff" + struct.pack("!Q", 2**63 + rng.randrange(1000)))


def _long_winded(rng: random.Random) -> bytes:
    return frame(FIN | _TEXT, HELLO, length=b"\xfe" + struct.pack("!H", len(HELLO)))


def _bad_close(rng: random.Random) -> bytes:
    codes = (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535)
    return frame(FIN | _CLOSE, struct.pack("!H", rng.choice(codes)))


def _odd_close(rng: random.Random) -> bytes:
    return frame(FIN | _CLOSE, rng.choice((b"\x03", b"\x03\xe8\xff\xfe", b"\x03\xe8" + b"x" * 123)))


def _after_the_close(rng: random.Random) -> bytes:
    return frame(FIN | _CLOSE, struct.pack("!H", 1000)) + text(HELLO) * 3


def _pongs(rng: random.Random) -> bytes:
    return frame(FIN | _PONG, rng.randbytes(rng.randrange(126))) * rng.randrange(1, 20)


def _http_again(rng: random.Random) -> bytes:
    return b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


FRAMES: Final[dict[str, Callable[[random.Random], bytes]]] = {
    "unmasked": _unmasked,
    "reserved bit": _reserved_bit,
    "reserved kind": _reserved_kind,
    "ping in pieces": _ping_in_pieces,
    "long ping": _long_ping,
    "rest of nothing": _rest_of_nothing,
    "message in a message": _message_in_a_message,
    "empty pieces": _empty_pieces,
    "byte by byte": _byte_by_byte,
    "not UTF-8": _not_utf8,
    "character cut in two": _character_cut_in_two,
    "binary": _binary,
    "endless": _endless,
    "negative length": _negative,
    "long-winded length": _long_winded,
    "bad close": _bad_close,
    "odd close": _odd_close,
    "after the close": _after_the_close,
    "pongs": _pongs,
    "HTTP again": _http_again,
}
"""Kinds of bytes that are not allowed, or allowed and of no use; most make several frames."""
