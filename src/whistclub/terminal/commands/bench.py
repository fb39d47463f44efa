"""`whist bench`: the nodes that the search visits in a fixed set of deals."""

import msgspec

from whistclub.solver import Solver, has_kernel
from whistclub.solver.bench import fixed_set
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import REFUSED, CommandRefused, Context
from whistclub.terminal.console import write_document


def bench(context: Context, *, as_json: bool) -> int:
    """Counts the nodes of the fixed set."""
    if not has_kernel():
        raise CommandRefused(context.catalogue.format("cli-bench-no-kernel"), REFUSED)
    solver = Solver()
    nodes = {
        name: sum(answer.nodes for answer in solver.solve(questions))
        for name, questions in fixed_set().items()
    }
    if as_json:
        write_document(msgspec.json.encode(doc.Bench(signature=sum(nodes.values()), nodes=nodes)))
        return 0
    for name, count in nodes.items():
        context.console.say(f"{name:<12}{count:>14,}")
    context.console.say(context.catalogue.format("cli-bench-signature", signature=str(sum(nodes.values()))))
    return 0
