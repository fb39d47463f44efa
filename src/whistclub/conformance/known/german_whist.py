"""Knowledge of German Whist for the test kit."""

from typing import Final

from whistclub.cards.pack import Pack
from whistclub.conformance.alphabet import called, played
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.stock import told_with_stock
from whistclub.rules.actions import Action


def _alphabet(pack: Pack) -> tuple[Action, ...]:
    return (*played(pack), *called())


# Where each trick has its point both players score, so the kit cannot promise that one alone does.
KNOWLEDGE: Final = Knowledge(told_with_stock, _alphabet, stock=True)
