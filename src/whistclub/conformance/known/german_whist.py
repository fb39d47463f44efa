"""Knowledge of German Whist for the test kit."""

from typing import Final

from whistclub.conformance.dealt import half_as_stock
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.stock import told_with_stock

# Where each trick has its point both players score, so the kit cannot promise that one alone does.
KNOWLEDGE: Final = Knowledge(told_with_stock, layout=half_as_stock)
