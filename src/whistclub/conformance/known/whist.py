"""The test kit's knowledge of Whist."""

from typing import Final

from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.told import told_with_turned

KNOWLEDGE: Final = Knowledge(told_with_turned, turned=True)
