"""What the test kit knows of Whist."""

from typing import Final

from whistclub.cards.pack import Pack
from whistclub.conformance.alphabet import called, played
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.told import told_with_turned
from whistclub.rules.actions import Action


def _alphabet(pack: Pack) -> tuple[Action, ...]:
    return (*played(pack), *called())


KNOWLEDGE: Final = Knowledge(told_with_turned, _alphabet, turned=True)
