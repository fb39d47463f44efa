"""Options: one frozen class a game is its schema, defaults, form and documentation table at once.

A field's type says what it takes: Literal[...] words, bool (`on`, `off`), Annotated[int, Meta(ge=..., le=...)], tuples
of whole numbers, and `| None` (`none`).
"""

import re
import types
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from whistclub.cards.errors import BadOption, reason

Value = str | int | bool | tuple[int, ...] | None
Chosen = TypeVar("Chosen", bound="Options")
_TRUE = {"on", "true", "yes"}
_FALSE = {"off", "false", "no"}
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_MOST: Final = 999_999_999
"""The greatest number that an option can be given in text, and so at all."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The named rule options of one game; a subclass validates itself when made.

    Raises BadOption for a value outside an option's type or a combination that `conflict` names.
    """

    def __post_init__(self) -> None:
        for spec in specs(type(self)):
            if not spec.takes(getattr(self, spec.name)):
                raise _bad_value(spec, spec.write(getattr(self, spec.name)))


class Spec(msgspec.Struct, frozen=True):
    """One option as a form or a table shows it.

    `words` are the words it takes, `least` and `most` bound its numbers (None: no numbers, or no bound), `count`
    is how many numbers a list has (0: no list).
    """

    name: str
    default: Value
    words: tuple[str, ...] = ()
    is_switch: bool = False
    takes_number: bool = False
    least: int | None = None
    most: int | None = None
    count: int = 0
    may_be_none: bool = False

    def takes(self, value: object) -> bool:
        """True if the value is one of this option's."""
        if value is None:
            return self.may_be_none
        if isinstance(value, bool):
            return self.is_switch
        if isinstance(value, int):
            return self.takes_number and not self.count and self._in_bounds(value)
        if isinstance(value, str):
            return value in self.words
        if not isinstance(value, tuple) or not 0 < self.count == len(value):
            return False
        return all(map(self._in_bounds, value))

    def valid(self) -> str:
        """The values it takes, in text forms: `cards, spoken` or `1.., none`."""
        parts = list(self.words)
        if self.is_switch:
            parts += ["on", "off"]
        if self.takes_number:
            bounds = f"{self.least if self.least is not None else ''}..{self.most if self.most is not None else ''}"
            parts.append(f"{self.count} x {bounds}" if self.count else bounds)
        return ", ".join(parts + (["none"] if self.may_be_none else []))

    def read(self, text: str) -> Value:
        """The value written. Raises BadOption when it is none of this option's."""
        word = text.strip().lower()
        value: Value = word
        if word == "none" and self.may_be_none:
            value = None
        elif self.is_switch and word in _TRUE | _FALSE:
            value = word in _TRUE
        elif self.takes_number:
            value = self._number(word)
        if self.takes(value):
            return value
        raise _bad_value(self, text)

    def write(self, value: object) -> str:
        """The text form of a value, read back by `read`."""
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return "none" if value is None else str(value)

    def _number(self, word: str) -> Value:
        parts = word.replace(",", " ").split()
        if not all(_WHOLE.fullmatch(part) for part in parts):
            return word
        if self.count:
            return tuple(int(part) for part in parts)
        return int(word) if len(parts) == 1 else word

    def _in_bounds(self, value: object) -> bool:
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _MOST:
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


def specs(options_type: type[Options]) -> tuple[Spec, ...]:
    """The option table of a game, in the order of its fields."""
    known = _SPECS.get(options_type)
    if known is None:
        hints = get_type_hints(options_type, include_extras=True)
        fields = msgspec.structs.fields(options_type)
        known = _SPECS[options_type] = tuple(_spec(f.name, f.default, hints[f.name]) for f in fields)
    return known


_SPECS: dict[type[Options], tuple[Spec, ...]] = {}


def make_options(options_type: type[Chosen], values: Mapping[str, Value]) -> Chosen:
    """Options with these values, the rest by default. Raises BadOption naming the option and what is valid."""
    known = {spec.name: spec for spec in specs(options_type)}
    for name in values:
        if name not in known:
            raise BadOption(reason("option-unknown", name=name[:40], valid=", ".join(known)))
    return options_type(**values)


def read_values(options_type: type[Options], written: Mapping[str, str]) -> dict[str, Value]:
    """Values given as text. Raises BadOption naming the option and what is valid."""
    known = {spec.name: spec for spec in specs(options_type)}
    for name in written:
        if name not in known:
            raise BadOption(reason("option-unknown", name=name[:40], valid=", ".join(known)))
    return {name: known[name].read(text) for name, text in written.items()}


def options_mapping(options: Options) -> dict[str, Value]:
    """Every option with its value."""
    return {spec.name: getattr(options, spec.name) for spec in specs(type(options))}


def _bad_value(spec: Spec, written: str) -> BadOption:
    return BadOption(reason("option-value", name=spec.name, value=written.strip()[:40], valid=spec.valid()))


def _spec(name: str, default: Value, hint: object) -> Spec:
    """Reads one annotation; a type this page does not know is a programmer's TypeError."""
    facts: dict[str, Any] = {"words": ()}
    for part in _alternatives(hint):
        origin = get_origin(part)
        if part is type(None):
            facts["may_be_none"] = True
        elif part is bool:
            facts["is_switch"] = True
        elif origin is Literal:
            facts["words"] += get_args(part)
        elif part is int or origin is Annotated or origin is tuple:
            facts |= {"takes_number": True} | _bounds(part)
        else:
            raise TypeError(f"option {name}: no form for {part!r}")
    return Spec(name, default, **facts)


def _alternatives(hint: object) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in {Union, types.UnionType} else (hint,)


def _bounds(part: object) -> dict[str, Any]:
    if get_origin(part) is tuple:
        return {"count": len(get_args(part))} | _bounds(get_args(part)[0])
    if part is int:
        return {}
    meta = get_args(part)[1]
    return {"least": meta.ge, "most": meta.le}
