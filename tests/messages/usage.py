"""The messages that the source code asks for, read from its syntax trees.

The convention: a key is always a literal. `reason("not-held", card=...)` asks for `reason-not-held` (a `why-` for
itself); events, score lines and match results carry their whole key, and an event with a private part asks for
`...-own` as well. `format`, `say` and `wrong` ask for the whole key too.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import whistclub

SOURCE = Path(whistclub.__file__).parent
SPOKEN_PREFIXES = ("event-", "score-", "rubber-", "reason-", "why-", "line-", "cli-")
_KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
_QUOTED = re.compile(r"""['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]""")
_STARTED = re.compile(r"""['"`]((?:client|evening|option|convention|talk)-(?:[a-z]+-)*)(?=['"`]|\$\{)""")
_MATCH_FACTS = frozenset({"winners", "count", "standings", "ahead", "leading"})


class Asked(NamedTuple):
    """A message asked for: its key, where, and the names of the values given (None: not to be read off)."""

    key: str
    where: str
    facts: frozenset[str] | None


Part = ast.Call | ast.Constant | ast.JoinedStr
"""The calls that may ask for a message or be a part of its key."""


@cache
def parts() -> tuple[tuple[str, Part], ...]:
    """Every call and every constant of the source code, with its file: it is read and walked once for all."""
    return tuple(
        (str(path.relative_to(SOURCE)), node)
        for path in sorted(SOURCE.rglob("*.py"))
        if "node_modules" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, Part)
    )


@cache
def asked() -> list[Asked]:
    """Every message asked for by a literal key."""
    found: list[Asked] = []
    for name, node in parts():
        if isinstance(node, ast.Call) and node.args:
            where = f"{name}:{node.lineno}"
            found.extend(Asked(key, where, facts) for key, facts in _asked_by(node))
        elif isinstance(node, ast.Constant) and _is_spoken_key(node.value):
            found.append(Asked(str(node.value), f"{name}:{node.lineno}", None))
    return found


@cache
def client_texts() -> dict[str, str]:
    """The source files of the browser client by name: their keys are literals too, or begin with one. Those made by
    program have every key, used or not.
    """
    folder = SOURCE / "web" / "client" / "src"
    found = (path for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"})
    written = (path for path in found if not path.name.endswith(".gen.ts"))
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in written}


def client_keys() -> frozenset[str]:
    """Every key that stands as a literal in the browser client."""
    return frozenset(key for text in client_texts().values() for key in _QUOTED.findall(text))


def client_prefixes() -> tuple[str, ...]:
    """Beginnings of keys that the browser client ends with a name: `client-row-${...}`."""
    found = {start for text in client_texts().values() for start in _STARTED.findall(text)}
    return tuple(sorted(found))


def _is_spoken_key(value: object) -> bool:
    return isinstance(value, str) and value.startswith(SPOKEN_PREFIXES) and bool(_KEY.fullmatch(value))


def literals() -> frozenset[str]:
    """Every text that stands in the source code."""
    return frozenset(n.value for _, n in parts() if isinstance(n, ast.Constant) and isinstance(n.value, str))


def composed() -> re.Pattern[str]:
    """A pattern of the keys that the source composes, such as `app-value-` and the word of an option."""
    found = set()
    for _, node in parts():
        if isinstance(node, ast.JoinedStr) and _is_key_start(node.values[0]):
            pieces = (
                re.escape(str(one.value)) if isinstance(one, ast.Constant) else "[a-z0-9-]+"
                for one in node.values
            )
            found.add("".join(pieces))
    return re.compile("|".join(sorted(found)))


def _is_key_start(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and bool(
        re.fullmatch(
            r"(app|line|cli|coach|option|call|contract|act|guide|ask|drawn|note|tag|terms|worth|pile|puzzle|strain)(-[a-z]+)*-",
            str(node.value),
        )
    )


def _asked_by(call: ast.Call) -> Iterator[tuple[str, frozenset[str] | None]]:
    function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    for key in _keys(call.args[0]):
        if function in {"reason", "because"}:
            yield key if key.startswith("why-") else f"reason-{key}", _keywords(call)
        elif function == "event":
            seat = {"seat"} if len(call.args) > 1 or any(k.arg == "seat" for k in call.keywords) else set()
            given = _keywords(call)
            yield key, None if given is None else given | seat
        elif function == "said":
            yield key, _keywords(call)
        elif function == "MatchResult":
            yield key, _MATCH_FACTS
        elif function == "Event":
            yield key, None
            if len(call.args) > 3 or any(k.arg == "private" for k in call.keywords):
                yield f"{key}-own", None
        elif function == "ScoreLine":
            yield key, _pairs(call.args[1]) if len(call.args) > 1 else None
        elif function in {"format", "say", "wrong"} and _KEY.fullmatch(key):
            yield key, _keywords(call)


def _keys(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _pairs(node: ast.expr) -> frozenset[str] | None:
    """Names of facts written as a tuple of pairs; None where they are not all literal."""
    if not isinstance(node, ast.Tuple):
        return None
    names: set[str] = set()
    for pair in node.elts:
        first = pair.elts[0] if isinstance(pair, ast.Tuple) and pair.elts else None
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            return None
        names.add(first.value)
    return frozenset(names)
