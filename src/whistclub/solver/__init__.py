"""Perfect play with every card seen: the tricks that a side takes, or must take, from any point of a deal.

`Solver` answers with the compiled kernel if there is one. Without it the slow twin answers, and only near the end of a
deal.
"""

from whistclub.solver.answers import Answer, Bounds, CardValue
from whistclub.solver.questions import Objective, Question, question_of
from whistclub.solver.solver import Solver, has_kernel

__all__ = ["Answer", "Bounds", "CardValue", "Objective", "Question", "Solver", "has_kernel", "question_of"]
