"""An exemption from a check has a reason and ends on its day."""

from __future__ import annotations

from datetime import UTC, date, datetime

from whistclub.conformance.exemptions import EXEMPTIONS, Exemption, expired, failures
from whistclub.conformance.report import Check, Report

LATE = Exemption("whist", "tricks", "the judge is being rewritten", date(2020, 1, 2))


def test_no_exemption_has_expired() -> None:
    assert expired(datetime.now(UTC).date()) == ()
    assert all(one.reason for one in EXEMPTIONS)


def test_an_exemption_ends_on_its_day() -> None:
    assert expired(date(2020, 1, 1), (LATE,)) == ()
    assert expired(date(2020, 1, 2), (LATE,)) == (LATE,)


def test_only_the_check_named_is_exempt_and_only_for_its_game() -> None:
    tricks, cards = Check("tricks", 1, ("wrong",)), Check("cards", 1, ("lost",))
    report = Report("whist", (tricks, cards))
    assert failures(report, "whist", (LATE,)) == (cards,)
    assert failures(report, "solo", (LATE,)) == (tricks, cards)
