"""The command that checks the deals of a record against their seals, or against the days' secrets."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from whistclub.club.store.files.record_files import load_record, naming, read_capped
from whistclub.club.verify import Verdict, shown_from_bytes, verify
from whistclub.club.verify_daily import published_days_from_bytes, verify_daily
from whistclub.messages import Speaker
from whistclub.web.server.output import CommandOutput

_T = TypeVar("_T")
NOTHING_SEALED: Final = 3
"""The exit status for a record without a seal: it is neither fair nor unfair."""


def verify_record(output: CommandOutput, file: Path, shown: Path | None) -> int:
    """Checks that the deals of a record were fair. Returns 0 if they were, 1 if not, 3 if none was sealed. Raises
    BadFile, BadRecord.
    """
    kept = [] if shown is None else _read(shown, shown_from_bytes)
    record = load_record(file)
    with naming(file):
        verdict = verify(record, kept)
    speaker = Speaker(output.catalogue, "french")
    for one in (*verdict.withheld, *verdict.wrong):
        output.line(speaker.reason(one))
    _say_verdict(output, verdict)
    if verdict.has_nothing_sealed:
        return NOTHING_SEALED
    return 0 if verdict.is_fair else 1


def verify_daily_record(output: CommandOutput, file: Path, days: Sequence[Path]) -> int:
    """Checks that a record's cards are those of a deal of the day, by files with the days. Returns 0 if so, 1 if not.
    Raises BadFile, BadRecord.
    """
    known = [day for one in days for day in _read(one, published_days_from_bytes)]
    record = load_record(file)
    with naming(file):
        verdict = verify_daily(record, known)
    speaker = Speaker(output.catalogue, "french")
    for one in verdict.wrong:
        output.line(speaker.reason(one))
    if verdict.is_fair:
        output.say("cli-verify-daily", date=verdict.date)
        return 0
    output.say("cli-verify-unfair")
    return 1


def _read(path: Path, read: Callable[[bytes], _T]) -> _T:
    """Reads a file; an error names it."""
    data = read_capped(path)
    with naming(path):
        return read(data)


def _say_verdict(output: CommandOutput, verdict: Verdict) -> None:
    if verdict.is_fair:
        output.say("cli-verify-fair", count=verdict.sealed)
        output.say("cli-verify-means")
    elif verdict.has_nothing_sealed:
        output.say("cli-verify-unsealed")
    else:
        output.say("cli-verify-unfair")
