"""A process that answers lines with lines, each within a time; one that does not is ended with all it has started."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from whistclub.players.outside.protocol import MOST_BYTES

_PATIENCE_S = 1.0
"""The time that a process is given to end by itself."""


class Late(Exception):
    """No answer in time; the process has been ended."""


class Gone(Exception):
    """The process has ended, or cannot be started."""


class LineProcess:
    """A running process. It stands in a session of its own, so that Ctrl-C at a terminal is not for it.

    Its pipes have no buffers: closing a buffer waits for its reader, and a child that left the session may keep the
    pipe open.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Raises Gone where the command cannot be started."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the person's own
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=0
            )
        except (OSError, ValueError) as problem:
            raise Gone(str(problem)) from problem
        # Processes of a pool run no handlers of atexit, but these.
        self._ending = Finalize(self, _end, args=(self._process,), exitpriority=10)

    def ask(self, line: bytes, limit_s: float) -> bytes:
        """The line with which the process answers this one. Raises Late and Gone, and has ended the process then."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_exchange, args=(self._process, line, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=limit_s)
        except Empty:
            self.end()
            raise Late from None
        except BaseException:
            self.end()
            raise
        if not answer:
            self.end()
            raise Gone("it has ended")
        return answer

    def leave(self, line: bytes) -> None:
        """Says this last line and lets the process end; ends it where it does not."""
        with suppress(OSError, ValueError, subprocess.TimeoutExpired):
            _write(self._process, line)
            _in_of(self._process).close()
            self._process.wait(_PATIENCE_S)
        self.end()

    def end(self) -> None:
        """Ends the process at once, and all it has started."""
        self._ending()


def _exchange(process: subprocess.Popen[bytes], line: bytes, answers: SimpleQueue[bytes]) -> None:
    """Writes and reads in a thread, since either may wait for ever. An empty answer is the end of the process."""
    try:
        _write(process, line)
        answers.put(_out_of(process).readline(MOST_BYTES))
    except (OSError, ValueError):
        answers.put(b"")


def _write(process: subprocess.Popen[bytes], line: bytes) -> None:
    """Writes the whole line; a pipe without a buffer may take a part of it."""
    rest = memoryview(line)
    while rest:
        rest = rest[_in_of(process).write(rest) :]


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError, subprocess.TimeoutExpired):
        process.wait(_PATIENCE_S)
    for stream in (process.stdin, process.stdout):
        with suppress(OSError, ValueError):
            if stream is not None:
                stream.close()


def _in_of(process: subprocess.Popen[bytes]) -> IO[bytes]:
    if process.stdin is None:
        raise ValueError("the process has no input")
    return process.stdin


def _out_of(process: subprocess.Popen[bytes]) -> IO[bytes]:
    if process.stdout is None:
        raise ValueError("the process has no output")
    return process.stdout
