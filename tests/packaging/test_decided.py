"""Whatever the store writes by what it has read is decided on rows that it holds: at PostgreSQL others may have changed
what was read otherwise.

A transaction that reads and then writes holds rows first (`row_locks`), or begins with a change that asks how many rows
it has changed.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import whistclub

STORE: Final = Path(whistclub.__file__).parent / "club" / "store"
HOLDS: Final = {"hold", "hold_table", "hold_people", "hold_person"}
WRITES: Final = ("insert(", ".update(", ".delete(", "sa.delete(", "INSERT ", "UPDATE ", "DELETE ", "_ADD_")
APART: Final = {
    "set_up": "tables are made, under a lock of their own",
    "renew": "what is read is told, and nothing is written by it",
}
"""Functions with a reason of their own."""

Functions = dict[str, ast.FunctionDef]


class Steps(ast.NodeVisitor):
    """The steps of a function at the database, in its order: begins, holds, reads, writes."""

    def __init__(self, known: Functions, inside: tuple[str, ...] = ()) -> None:
        self.found: list[str] = []
        self._known, self._inside = known, inside
        self._named: dict[str, ast.expr] = {}

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Name):
                self._named[target.id] = node.value

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.generic_visit(node)
        if node.attr == "rowcount":
            self.found.append("hold")

    def generic_visit(self, node: ast.AST) -> None:
        # A comprehension asks where its items come from first.
        for part in sorted(
            ast.iter_child_nodes(node), key=lambda one: not isinstance(one, ast.comprehension)
        ):
            self.visit(part)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "writing":
            self.found.append("begin")
        elif name in HOLDS:
            self.found.append("hold")
        elif name == "execute" and node.args:
            self.found.append(self._kind(node.args[0]))
        elif name in self._known and name not in self._inside and _has_connection(node, self._known[name]):
            self.found += steps_of(self._known[name], self._known, (*self._inside, name))

    def _kind(self, statement: ast.expr) -> str:
        text = self._written(statement)
        if "held(" in text:
            return "hold"
        return "write" if any(word in text for word in WRITES) else "read"

    def _written(self, expression: ast.expr, depth: int = 3) -> str:
        """The expression, and those that its names stand for."""
        names = {one.id for one in ast.walk(expression) if isinstance(one, ast.Name)} if depth else set()
        told = [self._written(self._named[one], depth - 1) for one in sorted(names & self._named.keys())]
        return " ".join([ast.unparse(expression), *told])


def _has_connection(call: ast.Call, function: ast.FunctionDef) -> bool:
    """True for a function that goes on in the same transaction, or that begins one for its caller."""
    is_manager = any(getattr(one, "id", "") == "contextmanager" for one in function.decorator_list)
    return is_manager or any(isinstance(one, ast.Name) and one.id == "connection" for one in call.args)


def steps_of(function: ast.FunctionDef, known: Functions, inside: tuple[str, ...] = ()) -> list[str]:
    """The steps of a function and of those that it calls in the same transaction."""
    steps = Steps(known, inside)
    for statement in function.body:
        steps.visit(statement)
    return steps.found


def is_loose(steps: list[str]) -> bool:
    """True where something is written by what was read of rows that nobody holds."""
    has_read = is_read_unheld = is_held = False
    for step in steps:
        if step == "begin":
            is_read_unheld = is_held = False
        elif step == "hold":
            is_held = True
        elif step == "read":
            has_read = True
            is_read_unheld |= not is_held
        elif is_read_unheld or (has_read and not is_held):
            return True
    return False


def functions(source: str) -> Functions:
    return {node.name: node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}


def loose(source: str, known: Functions) -> Iterator[str]:
    """The functions of a module that begin a transaction and decide on rows that nobody holds."""
    own = functions(source)
    for name, function in own.items():
        steps = steps_of(function, known | own)
        if "begin" in steps and name not in APART and is_loose(steps):
            yield name


def test_every_decision_of_the_store_is_made_on_rows_that_it_holds() -> None:
    sources = {path.relative_to(STORE).as_posix(): path.read_text("utf-8") for path in STORE.rglob("*.py")}
    known = {name: one for source in sources.values() for name, one in functions(source).items()}
    found = {name: list(loose(source, known)) for name, source in sources.items()}
    assert {} == {name: names for name, names in found.items() if names}


@pytest.mark.parametrize(
    ("body", "is_found"),
    [
        ("connection.execute(sa.select(A)); connection.execute(A.update())", True),
        ("connection.execute(held(sa.select(A))); connection.execute(A.update())", False),
        ("hold(connection, A, [name]); connection.execute(sa.select(A)); connection.execute(A.update())", False),
        ("connection.execute(sa.select(A)); hold(connection, A, [name]); connection.execute(A.update())", True),
        ("wanted = sa.select(A); known = connection.execute(wanted); connection.execute(A.insert())", True),
        ("n = connection.execute(A.update()).rowcount; connection.execute(sa.select(A)); connection.execute(A.insert())", False),
        ("found = known(connection); connection.execute(A.insert())", True),
        ("connection.execute(sa.select(A))", False),
    ],
)  # fmt: skip
def test_functions_are_told_apart(body: str, *, is_found: bool) -> None:
    lines = body.replace("; ", "\n        ")
    source = (
        f"def change(log):\n    with log.writing() as connection:\n        {lines}\n"
        "def known(connection):\n    return connection.execute(sa.select(A))\n"
    )
    assert is_found is bool(list(loose(source, {})))
