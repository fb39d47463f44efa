"""The progress of a long command on stderr: a bar at a terminal, a line now and then in a pipe."""

import contextlib
import threading
import time
from types import TracebackType
from typing import Final, Self, TextIO

from whistclub.messages import Catalogue
from whistclub.terminal.console import fitted, printable

_TICK_S: Final = 0.5
_LINE_S: Final = 10.0
_BAR_CELLS: Final = 24


class Progress:
    """Says how much is done, from the first moment on, also while nothing new is done; a closed stderr stops nothing.

    Used as a context: at its end the bar is taken away.
    """

    def __init__(self, catalogue: Catalogue, out: TextIO, done: int, most: int) -> None:
        self._catalogue, self._out = catalogue, out
        self._first, self._done, self._most = done, done, most
        self._began_s = time.monotonic()
        self._is_live = out.isatty()
        self._over = threading.Event()
        self._lock = threading.Lock()
        self._shown_cells = 0
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Self:
        self._ticker.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._ticker.join()
        with self._lock:
            self._clear()

    def show(self, done: int) -> None:
        """Takes in how much is done now."""
        self._done = done
        if self._is_live:
            with self._lock:
                self._draw()

    def _tick(self) -> None:
        """Draws the bar, or says a line, at once and again after each while."""
        while True:
            with self._lock:
                self._draw()
            if self._over.wait(_TICK_S if self._is_live else _LINE_S):
                return

    def _draw(self) -> None:
        text = self._text()
        if not self._is_live:
            self._write(f"{text}\n")
            return
        cells = _BAR_CELLS * self._done // max(1, self._most)
        line = f"[{'#' * cells}{'.' * (_BAR_CELLS - cells)}] {text}"
        line = fitted(printable(line), self._out).split("\n")[0]
        self._write(f"\r{line}{' ' * (self._shown_cells - len(line))}")
        self._shown_cells = len(line)

    def _clear(self) -> None:
        if self._shown_cells:
            self._write(f"\r{' ' * self._shown_cells}\r")
            self._shown_cells = 0

    def _text(self) -> str:
        gone_s = time.monotonic() - self._began_s
        facts: dict[str, str | int] = {"done": self._done, "most": self._most, "gone": _clock(gone_s)}
        new = self._done - self._first
        if not new:
            return self._catalogue.format("cli-progress", **facts)
        left_s = gone_s / new * (self._most - self._done)
        return self._catalogue.format("cli-progress-left", left=_clock(left_s), **facts)

    def _write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._out.write(text)
            self._out.flush()


def _clock(time_s: float) -> str:
    """A length of time as minutes and seconds."""
    minutes, seconds = divmod(round(time_s), 60)
    return f"{minutes}:{seconds:02d}"
