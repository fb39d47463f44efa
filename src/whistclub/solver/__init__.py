"""Perfect play, every card seen: how many tricks a side takes, or must take, from any point of a deal.

`Solver` answers with the compiled kernel where there is one, else with the slow twin and only near the end of a deal.
"""

from whistclub.solver.answers import Answer, Bounds, CardValue
from whistclub.solver.questions import Objective, Question, question_of
from whistclub.solver.solver import Solver, has_kernel

__all__ = ["Answer", "Bounds", "CardValue", "Objective", "Question", "Solver", "has_kernel", "question_of"]
