"""Signals that end a match early but must not lose it."""

import signal
from types import FrameType
from typing import NoReturn


class Hangups:
    """A context in which SIGTERM and SIGHUP raise KeyboardInterrupt, as Ctrl-C does, so that the match is saved."""

    _signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    def __enter__(self) -> None:
        self._before = [(number, signal.getsignal(number)) for number in self._signals]
        for number in self._signals[1:]:
            signal.signal(number, _interrupt)

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before:
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001
    raise KeyboardInterrupt
