"""Commands run in the process of the test: all but those that serve or are played at."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from whistclub.cli import main


class Ended(NamedTuple):
    """A command that has ended, with what it said."""

    returncode: int
    stdout: str
    stderr: str


def whist(folder: Path, *words: str) -> Ended:
    """Runs a command over the data of this folder, in English."""
    out, err = StringIO(), StringIO()
    with (
        _process_left_alone(),
        patch.dict(os.environ, WHIST_DATA=str(folder), WHIST_LANG="en"),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = main([*words])
    return Ended(status, out.getvalue(), err.getvalue())


@contextmanager
def _process_left_alone() -> Iterator[None]:
    """A command sets up its process, which the tests after it use too."""
    mask, log = os.umask(0o077), logging.getLogger("whistclub")
    os.umask(mask)
    kept = log.handlers[:], log.propagate, log.level
    try:
        yield
    finally:
        os.umask(mask)
        log.handlers, log.propagate, log.level = kept
