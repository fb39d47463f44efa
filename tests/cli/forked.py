"""The command in a child of this process, which has loaded already what the command needs."""

import os
import sys
from collections.abc import Callable

from whistclub.cli import main


def _nothing() -> None:
    """Does nothing."""


def forked(
    *words: str,
    typed: str = "",
    before: Callable[[], object] = _nothing,
    after: Callable[[], object] = _nothing,
) -> tuple[int, str, str]:
    """The exit status of the command and what it prints on both ways; `before` and `after` are called in the child."""
    typing, out, err = os.pipe(), os.pipe(), os.pipe()
    os.write(typing[1], typed.encode())
    process = os.fork()
    if process == 0:
        status = 1
        try:
            for handle, pipe in enumerate((typing[0], out[1], err[1])):
                os.dup2(pipe, handle)
            os.close(typing[1])
            sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
            before()
            status = main(list(words))
            sys.stdout.flush()
            sys.stderr.flush()
            after()
        finally:
            os._exit(status)
    for handle in (*typing, out[1], err[1]):
        os.close(handle)
    printed, complained = (os.fdopen(pipe[0], encoding="utf-8") for pipe in (out, err))
    with printed, complained:
        said = printed.read(), complained.read()
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), *said
