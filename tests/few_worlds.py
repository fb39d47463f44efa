"""Hints and prices that are told of few worlds: for tests of what is said, not of how good it is."""

from functools import partial

import pytest

from whistclub.coach import Effort, fair_hint, fair_prices, review
from whistclub.terminal.app.clients import local
from whistclub.terminal.app.table.actions import deal
from whistclub.terminal.line import commands
from whistclub.terminal.local import session

FEW_WORLDS = Effort(
    worlds=4,
    again=1,
    nodes=5_000,
    most_nodes=20_000,
    open_nodes=20_000,
    deals=12,
    calls=2,
    plays=1,
    hint_plays=2,
    odds=4_000,
    threads=1,
)


def price_by_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes line mode and the app tell prices of few worlds."""
    for module in (session, local):
        monkeypatch.setattr(module, "fair_prices", partial(fair_prices, effort=FEW_WORLDS))
    for told_by in (commands, deal):
        monkeypatch.setattr(told_by, "fair_hint", partial(fair_hint, effort=FEW_WORLDS))
    monkeypatch.setattr(review, "_FEWEST_PLAYS", FEW_WORLDS.hint_plays)
