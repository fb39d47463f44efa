"""One hand of a solitaire against a dummy with a side pile: the exact worth of every act over all that is unseen.

The compiled kernel answers if there is one. Without it the slow twin answers, and only where little is unseen.
"""

from whistclub.solver.dummy.acts import KEEP, TWIDDLE, Trick, worth_by_act, worth_of_acts
from whistclub.solver.dummy.hand import NO_TRUMP_END, DummyHand, TooLarge, Worth, exact_sets
from whistclub.solver.dummy.tables import Tables, can_solve, solved
from whistclub.solver.dummy.twin import DummyTwin

__all__ = [
    "KEEP",
    "NO_TRUMP_END",
    "TWIDDLE",
    "DummyHand",
    "DummyTwin",
    "Tables",
    "TooLarge",
    "Trick",
    "Worth",
    "can_solve",
    "exact_sets",
    "solved",
    "worth_by_act",
    "worth_of_acts",
]
