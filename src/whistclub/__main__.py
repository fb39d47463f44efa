"""`python -m whistclub`, and the entry point of the `whist` command: it handles Ctrl-C before it imports anything."""

import signal
import sys
from typing import Any

INTERRUPTED = 130
_A_MOMENT_S = 0.002


def main() -> int:
    """The command. Returns its exit status; Ctrl-C while it is still being loaded gives 130 without a word."""
    sys.unraisablehook = _lose_no_interrupt
    try:
        from whistclub.cli import main as command

        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


def _lose_no_interrupt(unraisable: Any) -> None:
    """Raises a Ctrl-C again that came where Python can only ignore it; prints anything else as usual.

    It is raised a moment later, since Python would ignore it here as well.
    """
    if not issubclass(unraisable.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(unraisable)
    elif sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, _A_MOMENT_S)
    else:
        signal.raise_signal(signal.SIGINT)


if __name__ == "__main__":
    raise SystemExit(main())
