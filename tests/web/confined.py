"""A program that may ask for sockets of named families alone, as `RestrictAddressFamilies` of a unit confines one.

    python -m tests.web.confined AF_INET,AF_UNIX serve --port 8413

runs `whist serve --port 8413`. The filter is the kernel's own, so that calls within the C library are refused as well,
with the same error as under systemd.
"""

import ctypes
import platform
import socket
import struct
import sys
from collections.abc import Collection

from whistclub.cli import main

_SOCKET_CALL = {"x86_64": 41, "aarch64": 198}
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2
_LOAD, _IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000 | 97
"""97 is EAFNOSUPPORT, which systemd gives."""


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))


def _program(families: Collection[int]) -> bytes:
    """Steps of BPF: every call is let through but a `socket` of another family."""
    # Each step: its code, how many steps to jump over if so and if not, its value.
    steps = [(_LOAD, 0, 0, 0), (_IF_EQUAL, 1, 0, _SOCKET_CALL[platform.machine()]), (_RETURN, 0, 0, _ALLOW)]
    steps.append((_LOAD, 0, 0, 16))
    for left, family in zip(range(len(families), 0, -1), families, strict=True):
        steps.append((_IF_EQUAL, left, 0, family))
    steps += [(_RETURN, 0, 0, _REFUSE), (_RETURN, 0, 0, _ALLOW)]
    return b"".join(struct.pack("HBBI", *step) for step in steps)


def confine(families: Collection[int]) -> None:
    """Confines this process, and those that it starts, to sockets of these families. Raises OSError."""
    libc = ctypes.CDLL(None, use_errno=True)
    steps = ctypes.create_string_buffer(_program(families))
    wanted = _Filter(len(steps) // 8, ctypes.addressof(steps))
    for words in ((_NO_NEW_PRIVILEGES, 1, 0, 0, 0), (_SECCOMP, _FILTER, ctypes.byref(wanted))):
        if libc.prctl(*words) != 0:
            raise OSError(ctypes.get_errno(), "this system confines no program")


if __name__ == "__main__":
    confine([int(getattr(socket, name)) for name in sys.argv[1].split(",")])
    raise SystemExit(main(sys.argv[2:]))
