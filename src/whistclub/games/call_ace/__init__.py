"""Call-ace Whist (Esmakker Whist), from Denmark: who holds the ace called is the partner, and keeps it secret."""

from whistclub.games.call_ace.game import CallAce
from whistclub.games.call_ace.profile import PRESETS

__all__ = ["GAME", "PRESETS"]

GAME = CallAce
"""The class, as the list of games finds it."""
