"""The command at a terminal of its own, in a process of its own."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
from collections.abc import Mapping

from tests.waiting import until

START = "from whistclub.cli import main; raise SystemExit(main())"


def at_terminal(
    arguments: list[str],
    size: tuple[int, int],
    environment: Mapping[str, str],
    answers: Mapping[bytes, bytes],
) -> tuple[bytes, int]:
    """The text `whist` prints at a terminal of so many columns and lines, and its exit status; once one of the texts
    of `answers` is shown, its keys are pressed.
    """
    process, terminal = pty.fork()
    if process == 0:
        columns, lines = size
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in {"COLUMNS", "LINES"}}
        os.execve(sys.executable, [sys.executable, "-c", START, *arguments], {**kept, **environment})
    seen, unanswered = bytearray(), dict(answers)

    def has_ended() -> bool:
        if not select.select([terminal], [], [], 0)[0]:
            return False
        try:
            part = os.read(terminal, 65536)
        except OSError:
            return True
        seen.extend(part)
        for text in [text for text in unanswered if text in seen]:
            os.write(terminal, unanswered.pop(text))
        return not part

    try:
        until(has_ended, lambda: bytes(seen))
    except AssertionError:
        os.kill(process, signal.SIGKILL)
        raise
    finally:
        _, status = os.waitpid(process, 0)
        os.close(terminal)
    return bytes(seen), os.waitstatus_to_exitcode(status)
