"""Checks a shipped game may fail for a while, each with the reason and the day it ends."""

from datetime import date
from typing import Final

import msgspec

from whistclub.conformance.report import Check, Report


class Exemption(msgspec.Struct, frozen=True):
    """The check of this name is not asked of this game before `until`, because of `reason`."""

    game: str
    check: str
    reason: str
    until: date


EXEMPTIONS: Final[tuple[Exemption, ...]] = ()
"""None now."""


def expired(today: date, exemptions: tuple[Exemption, ...] = EXEMPTIONS) -> tuple[Exemption, ...]:
    """Those whose day has come: the game passes by now, or the exemption needs new reasons."""
    return tuple(one for one in exemptions if one.until <= today)


def failures(report: Report, key: str, exemptions: tuple[Exemption, ...] = EXEMPTIONS) -> tuple[Check, ...]:
    """The checks of a report that failed and from which the game with this key is not exempt."""
    exempt = {one.check for one in exemptions if one.game == key}
    return tuple(check for check in report.checks if not check.passed and check.name not in exempt)
