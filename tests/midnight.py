"""The deal of the day changes at midnight, UTC."""

import time

_DAY_S = 86_400


def well_before_midnight(needed_s: float = 120) -> None:
    """Waits until the next day has begun where this one ends sooner than is needed."""
    left_s = _DAY_S - time.time() % _DAY_S
    if left_s < needed_s:
        time.sleep(left_s + 1)
