"""Makes `api.md`, the reference of `import whistclub` on the site of the pages, from signatures and docstrings.

python -m tools.api_page            prints the page
python -m tools.api_page release    keeps the signatures as those of the release just made
"""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import whistclub

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "tests" / "packaging" / "signatures.txt"
_MODULE: Final = re.compile(r"\b(?:[a-z_]\w*\.)+(?=[A-Za-z])")
_FORWARD: Final = re.compile(r"(-> |: )'(\w+)'")
_UNION: Final = re.compile(r"\bUnion\[([^\[\]]*)\]")
_PARAMETER: Final = re.compile(r", (?=\*, |\*$|\*?\*?[a-z_]+: )")
_WIDTH: Final = 110
_NEW_TYPES: Final = {
    "Seat": "A seat by its number from 0, clockwise; at a table of four North is 0. Python counts it as an `int`."
}
"""The meaning of each type that can have no docstring of its own."""
_HEAD: Final = """# The names of `import whistclub`

This page is made from the docstrings by `python -m tools.api_page`. [library.md](library.md) shows the names in use
and says what stays from version to version.
"""


def signatures() -> dict[str, str]:
    """The signature of each public name, and of each public member of a class as `Class.member`."""
    found: dict[str, str] = {}
    for name in sorted(whistclub.__all__):
        value = getattr(whistclub, name)
        if name in _NEW_TYPES:
            found[name] = f"new type of {value.__supertype__.__name__}"
        elif inspect.isclass(value):
            found[name] = "class"
            found |= {f"{name}.{member}": told for member, told in members_of(value)}
        else:
            found[name] = _plain(str(inspect.signature(value)))
    return found


def members_of(kind: type) -> Iterator[tuple[str, str]]:
    """The fields, properties and methods that a class itself has, with their types; of a protocol, those it is made
    of too.
    """
    if getattr(kind, "_is_protocol", False):
        found = {name: told for part in reversed(kind.__mro__) for name, told in _own_members(part)}
        yield from found.items()
    else:
        yield from _own_members(kind)


def _own_members(kind: type) -> Iterator[tuple[str, str]]:
    for name, told in inspect.get_annotations(kind).items():
        if not name.startswith("_"):
            yield name, f": {_plain(inspect.formatannotation(told))}"
    for name, value in vars(kind).items():
        if name.startswith("_") or name in inspect.get_annotations(kind):
            continue
        if isinstance(value, property):
            told = inspect.signature(value.fget).return_annotation  # type: ignore[arg-type]
            yield name, f": {_plain(inspect.formatannotation(told))}"
        elif inspect.isfunction(value):
            yield name, _plain(str(inspect.signature(value)))


def page() -> str:
    """The text of `api.md`."""
    functions = [name for name in sorted(whistclub.__all__) if inspect.isfunction(getattr(whistclub, name))]
    classes = [name for name in sorted(whistclub.__all__) if name not in functions]
    known = signatures()
    parts = [_HEAD, "## Functions\n"]
    parts += [f"### {name}\n\n{_code(_wrapped(name + known[name]))}\n\n{_doc(name)}\n" for name in functions]
    parts.append("## Types\n")
    parts += [_class_part(name, known) for name in classes]
    return "\n".join(parts)


def _class_part(name: str, known: dict[str, str]) -> str:
    members = [
        _wrapped(f"{key.partition('.')[2]}{told}")
        for key, told in known.items()
        if key.startswith(f"{name}.")
    ]
    code = f"\n\n{_code(chr(10).join(members))}" if members else ""
    return f"### {name}\n\n{_doc(name)}{code}\n"


def _code(text: str) -> str:
    return f"```text\n{text}\n```"


def _doc(name: str) -> str:
    value: Any = getattr(whistclub, name)
    return _NEW_TYPES.get(name) or inspect.getdoc(value) or ""


def _plain(text: str) -> str:
    """A signature without the modules of its types."""
    text = _MODULE.sub("", text)
    text = _FORWARD.sub(r"\1\2", text)
    return _UNION.sub(lambda found: found.group(1).replace(", ", " | "), text)


def _wrapped(signature: str) -> str:
    """A signature that is too long for a line, with a line for each parameter."""
    if len(signature) <= _WIDTH:
        return signature
    name, _, rest = signature.partition("(")
    inside, _, after = rest.rpartition(")")
    return f"{name}(\n" + "".join(f"    {one},\n" for one in _PARAMETER.split(inside)) + f"){after}"


def kept_text(found: dict[str, str]) -> str:
    """The signatures as the kept file has them, a line each."""
    return "".join(f"{name} {told}\n" for name, told in sorted(found.items()))


def main(words: list[str]) -> None:
    """Prints the page, or writes the signatures of a release."""
    if words == ["release"]:
        KEPT.write_text(kept_text(signatures()), encoding="utf-8")
    else:
        print(page(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
