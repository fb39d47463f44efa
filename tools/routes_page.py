"""Makes `routes.md`, every route and message of a club on the site of the pages, from handlers and types.

python -m tools.routes_page     prints the page
"""

from collections.abc import Iterator
from inspect import getdoc
from typing import Any, Final, get_args

import msgspec

from whistclub.web.server.api import make_schema
from whistclub.wire import evening, messages

_HEAD: Final = """# Every route and message

This page is made from the handlers and types by `python -m tools.routes_page`. [wire.md](wire.md) tells what they are
for, in which order they come, and what may be relied on; `wire.schema.json` and `evening.schema.json` have every field.
"""
_MESSAGES: Final[dict[str, tuple[Any, str]]] = {
    "What a client says at a table": (messages.FromClient, "do"),
    "What the club tells at a table": (messages.ToClient, "tell"),
    "What a client says at an evening": (evening.FromClient, "do"),
    "What the club tells at an evening": (evening.ToClient, "tell"),
}
"""The union of messages under each heading, and the field that names them."""


def page() -> str:
    """The page as Markdown."""
    parts = [_HEAD, "## Routes\n", *routes(), ""]
    for heading, (union, tag) in _MESSAGES.items():
        parts += [f"## {heading}\n", *told(union, tag), ""]
    return "\n".join(parts)


def routes() -> Iterator[str]:
    """A line a route: its method and path, what it takes and answers, and its handler's docstring."""
    document: Any = make_schema()
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            takes = _schema_of(route.get("requestBody", {}))
            answers = next(_schema_of(one) for code, one in route["responses"].items() if code < "400")
            about = " ".join(route["description"].split())
            kinds = f"{f'takes `{takes}`, ' if takes else ''}answers `{answers or 'a file'}`"
            yield f"- `{method.upper()} {path}` {kinds}. {about}"


def _schema_of(told: dict[str, Any]) -> str:
    """The name of the type in a body."""
    for content in told.get("content", {}).values():
        reference = content.get("schema", {}).get("$ref", "")
        return str(reference).rpartition("/")[2]
    return ""


def told(union: Any, tag: str) -> Iterator[str]:
    """A line a message: the value of its tag, its fields, and the docstring of its type."""
    for kind in get_args(union):
        fields = ", ".join(f"`{field.encode_name}`" for field in msgspec.structs.fields(kind))
        about = " ".join((getdoc(kind) or "").split())
        yield f"- `{tag}`: `{kind.__struct_config__.tag}`{f' with {fields}' if fields else ''}. {about}"


if __name__ == "__main__":
    print(page())
