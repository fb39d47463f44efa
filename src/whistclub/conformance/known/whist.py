"""The test kit's knowledge of Whist."""

from typing import Final

from whistclub.conformance.dealt import last_turned
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import told_openly

KNOWLEDGE: Final = Knowledge(told_openly(last_turned), layout=last_turned)
