"""Writes the types of the wire in TypeScript, `net/wire.gen.ts` of the client, from the types that the club reads and
writes, and the keys of the messages, `messages/keys.gen.ts`.

    python -m tools.wire_types            # writes the files; `./check` does so before it looks at the client

What a client sends may leave out the fields that have a default. What it is told has all fields but those that the club
leaves out.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import inspect as mi

from whistclub.club.evening.settings import AdjustmentCause, LinkRole
from whistclub.club.signup import commands as signup
from whistclub.evenings.parts import Part
from whistclub.evenings.prizes import PrizeKind
from whistclub.messages.catalogue import sources
from whistclub.rules import moment, values
from whistclub.wire import (
    announcements,
    bodies,
    daily,
    evening,
    evening_pages,
    friends,
    messages,
    own_games,
    practice,
    prepared,
    rating,
    review,
    seasons,
    solutions,
)

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "src" / "whistclub" / "web" / "client" / "src"
TYPES: Final = CLIENT / "net" / "wire.gen.ts"
KEYS: Final = CLIENT / "messages" / "keys.gen.ts"
KEYS_HEAD: Final = (
    "/* Made by `python -m tools.wire_types` from the English messages; changed there, never here. */\n"
)
HEAD: Final = """/* Made by `python -m tools.wire_types` from the types of the club; changed there, never here. */
import type { ChangedView, SentView } from './wire';

"""
NAMED: Final = {
    "FromClient": messages.FromClient,
    "ToClient": messages.ToClient,
    "FromEveningClient": evening.FromClient,
    "ToEveningClient": evening.ToClient,
    "SignupCommand": signup.AnyCommand,
    "View": values.View,
    "Moment": moment.Moment,
    "PileKind": moment.PileKind,
    "Part": Part,
    "PrizeKind": PrizeKind,
    "AdjustmentCause": AdjustmentCause,
    "LinkRole": LinkRole,
    "Letter": solutions.Letter,
    "Side": solutions.Side,
}
"""What goes over the sockets and to an announcement, the views in it, which the club writes field by field, and words
that stand for a choice.
"""
BODIES: Final = (
    announcements, bodies, daily, evening_pages, friends, own_games, practice, prepared, rating, review, seasons, solutions
)  # fmt: skip
"""The modules whose every type is a body of HTTP or a part of one."""
_TAG_OF_COMMANDS: Final = "do"


class Names:
    """The types that have been met, by name, each with its text."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self._kinds: dict[str, type] = {}

    def named(self, kind: mi.StructType) -> str:
        """The name of a struct, which is written down when it is first met. Raises ValueError for two of one name."""
        name = kind.cls.__name__
        if self._kinds.setdefault(name, kind.cls) is not kind.cls:
            raise ValueError(
                f"{name} is the name of {kind.cls.__module__} and of {self._kinds[name].__module__}"
            )
        if name not in self.texts:
            self.texts[name] = ""
            self.texts[name] = f"{_comment(kind.cls)}export {self._struct(name, kind)}"
        return name

    def _struct(self, name: str, kind: mi.StructType) -> str:
        if kind.array_like:
            return f"type {name} = readonly [{', '.join(self._items(kind))}];\n"
        return f"interface {name} {{\n{''.join(f'  {row};' + chr(10) for row in self._rows(kind))}}}\n"

    def _items(self, kind: mi.StructType) -> Iterator[str]:
        """The items of a list; those at the end that are left out where they are empty are told all the same."""
        for field in kind.fields:
            yield f"{field.encode_name}: {self.text(field.type)}"

    def _rows(self, kind: mi.StructType) -> Iterator[str]:
        if kind.tag_field:
            yield f"readonly {kind.tag_field}: '{kind.tag}'"
        for field in kind.fields:
            mark = "?" if _may_be_missing(kind, field) else ""
            yield f"readonly {field.encode_name}{mark}: {self.text(field.type)}"

    def text(self, kind: mi.Type) -> str:
        """A type as an expression of TypeScript."""
        match kind:
            case mi.Metadata(type=inner, extra=extra):
                return str(extra["typescript"]) if extra else self.text(inner)
            case mi.StructType(tag_field=tag) if tag == _TAG_OF_COMMANDS:
                return f"{{ {'; '.join(self._rows(kind))} }}"
            case mi.StructType():
                return self.named(kind)
            case mi.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(self.text, types)))
            case mi.LiteralType(values=values):
                return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in values)
            case mi.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.text, items))}]"
            case mi.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.text(key)}, {self.text(value)}>>"
            case (
                mi.VarTupleType(item_type=item)
                | mi.ListType(item_type=item)
                | mi.FrozenSetType(item_type=item)
            ):
                return self._array(self.text(item))
        return _plain(kind)

    @staticmethod
    def _array(item: str) -> str:
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _plain(kind: mi.Type) -> str:
    match kind:
        case mi.IntType() | mi.FloatType() | mi.EnumType():
            return "number"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
        case mi.StrType() | mi.CustomType():
            return "string"  # whatever is no struct goes in its text form
    return "unknown"


def _may_be_missing(kind: mi.StructType, field: mi.Field) -> bool:
    if field.required:
        return False
    is_unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return is_unset or kind.cls.__struct_config__.omit_defaults or kind.forbid_unknown_fields


def _comment(kind: type) -> str:
    """The words of a type as a comment that is broken at the same places."""
    words = (kind.__doc__ or "").strip()
    lines = [line.strip() for line in words.splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__:
            yield one


def types_text(named: dict[str, Any] = NAMED, modules: Iterable[ModuleType] = BODIES) -> str:
    """The whole file."""
    names, choices = Names(), []
    for name, kind in named.items():
        told = mi.type_info(kind)
        text = names.text(told)
        if not isinstance(told, mi.StructType):
            choices.append(f"export type {name} = {text};\n")
    for module in modules:
        for kind in _structs(module):
            names.text(mi.type_info(kind))
    return HEAD + "\n".join([*names.texts.values(), *choices])


def keys(texts: Iterable[str]) -> Iterator[str]:
    """The keys of the messages in these Fluent texts: KEY, and KEY.ATTRIBUTE."""
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                yield from [entry.id.name] if entry.value else []
                yield from (f"{entry.id.name}.{one.id.name}" for one in entry.attributes)


def keys_text(texts: Iterable[str]) -> str:
    """The whole file of the keys, as one type."""
    words = "".join(f"\n  | '{key}'" for key in sorted(keys(texts)))
    return f"{KEYS_HEAD}export type MessageKey ={words};\n"


def main() -> None:
    """Writes the files."""
    TYPES.write_text(types_text(), encoding="utf-8")
    KEYS.write_text(keys_text(text for _, text in sources("en")), encoding="utf-8")


if __name__ == "__main__":
    main()
