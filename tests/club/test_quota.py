"""The quota of commands in a log: it fills with time, whatever becomes of the clock."""

from whistclub.club.log.quota import BURST, REFILL_MS, LogQuota

HOUR_MS = 3_600_000


def spent(now_ms: int) -> LogQuota:
    quota = LogQuota()
    assert [True] * BURST + [False] == [quota.allows(("ada",), now_ms) for _ in range(BURST + 1)]
    return quota


def test_a_clock_set_back_by_an_hour_takes_nothing_away() -> None:
    quota = spent(2 * HOUR_MS)
    assert not quota.allows(("ada",), HOUR_MS)
    assert quota.allows(("ada",), HOUR_MS + REFILL_MS)
    assert not quota.allows(("ada",), HOUR_MS + REFILL_MS)
