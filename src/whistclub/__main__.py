"""`python -m whistclub`, and where the `whist` command begins: nothing is imported before Ctrl-C is minded."""

import signal
import sys
from typing import Any

INTERRUPTED = 130


def main() -> int:
    """The command. Returns its exit status; Ctrl-C while it is still being loaded gives 130 without a word."""
    sys.unraisablehook = _lose_no_interrupt
    try:
        from whistclub.cli import main as command

        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


def _lose_no_interrupt(unraisable: Any) -> None:
    """Raises a Ctrl-C again that came where Python can only ignore it; prints anything else as usual."""
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    else:
        sys.__unraisablehook__(unraisable)


if __name__ == "__main__":
    raise SystemExit(main())
