"""The messages of a Fluent text in words: values put in, references followed, variants chosen.

fluent.runtime does the same with the numbers of every language there is, which take 36 MB.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from fluent.syntax import FluentParser, ast

Value = str | int | float | None
"""None is a value that a term was not given."""
Function = Callable[..., Value]

THOUSANDS: Final[Mapping[str, str]] = {"en": ",", "de": "."}
"""The mark between the thousands of a number, by language. One thing has a form of its own in all of these; a
language that counts otherwise needs more than a line here.
"""
_MOST_PARTS: Final = 1_000
_MOST_CHARACTERS: Final = 2_500
"""Limits of one message and of one part of it: a club elsewhere sends texts of its own, whose messages could refer to
each other without end. They are fluent.runtime's.
"""


class Unworded(LookupError):
    """A message that cannot be put into words; the text says why."""


class Entries:
    """The messages and terms of one language, and the functions that they may call."""

    def __init__(self, language: str, functions: Mapping[str, Function]) -> None:
        self._thousands = THOUSANDS.get(language, ",")
        self.functions = functions
        self._parser = FluentParser(with_spans=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}

    def add(self, text: str) -> None:
        """Takes in the entries of a Fluent text."""
        for entry in self._parser.parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                self._entries[f"{sign}{entry.id.name}"] = entry

    def __contains__(self, name: str) -> bool:
        """True if there is an entry of this name; a term's begins with a dash."""
        return name in self._entries

    def pattern(self, name: str, attribute: str) -> ast.Pattern | None:
        """The pattern of an entry, or of one of its attributes; None if it has no such text."""
        entry = self._entries.get(name)
        if entry is None or not attribute:
            return None if entry is None else entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def worded(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        """The text. Raises Unworded."""
        return _Wording(self, values).text(pattern)

    def number(self, value: float) -> str:
        """A number as this language writes it; of a fraction, three digits at most."""
        whole, _, fraction = f"{value:,.3f}".partition(".")
        fraction = fraction.rstrip("0")
        point = "," if self._thousands == "." else "."
        return whole.replace(",", self._thousands) + (f"{point}{fraction}" if fraction else "")


class _Wording:
    """One message being put into words."""

    def __init__(self, entries: Entries, values: Mapping[str, Value]) -> None:
        self._entries = entries
        self._values = values
        self._in_term = False
        self._open: list[ast.Pattern] = []
        self._parts = 0

    def text(self, pattern: ast.Pattern) -> str:
        self._parts += len(pattern.elements)
        if self._parts > _MOST_PARTS:
            raise Unworded(f"more than {_MOST_PARTS} parts")
        if any(pattern is each for each in self._open):
            raise Unworded("it refers to itself")
        self._open.append(pattern)
        try:
            return "".join(map(self._element, pattern.elements))
        finally:
            self._open.pop()

    def _element(self, element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        value = self._value(element)
        text = "{?}" if value is None else value if isinstance(value, str) else self._entries.number(value)
        if len(text) > _MOST_CHARACTERS:
            raise Unworded(f"a part of more than {_MOST_CHARACTERS} characters")
        return text

    def _value(self, expression: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> Value:
        match expression:
            case ast.Placeable(expression=inner):
                return self._value(inner)
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.NumberLiteral(value=digits):
                return float(digits) if "." in digits else int(digits)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return self._variable(name)
            case ast.MessageReference():
                return self._referred(expression.id.name, expression.attribute)
            case ast.TermReference():
                return self._term(expression)
            case ast.FunctionReference():
                return self._called(expression)
            case ast.SelectExpression():
                return self._chosen(expression)
        raise Unworded(f"an unknown expression {expression}")

    def _variable(self, name: str) -> Value:
        if name not in self._values and not self._in_term:
            raise Unworded(f"no value for {name}")
        return self._values.get(name)

    def _referred(self, name: str, attribute: ast.Identifier | None) -> str:
        pattern = self._entries.pattern(name, "" if attribute is None else attribute.name)
        if pattern is None:
            raise Unworded(f"it refers to {name}, which has no text")
        return self.text(pattern)

    def _term(self, term: ast.TermReference) -> str:
        with self._given(self._named(term.arguments)):
            return self._referred(f"-{term.id.name}", term.attribute)

    @contextmanager
    def _given(self, values: Mapping[str, Value]) -> Iterator[None]:
        """A term knows only the values that it is given, and may lack any."""
        before = self._values, self._in_term
        self._values, self._in_term = values, True
        try:
            yield
        finally:
            self._values, self._in_term = before

    def _named(self, arguments: ast.CallArguments | None) -> dict[str, Value]:
        named = [] if arguments is None else arguments.named
        return {each.name.name: self._value(each.value) for each in named}

    def _called(self, call: ast.FunctionReference) -> Value:
        function = self._entries.functions.get(call.id.name)
        if function is None:
            raise Unworded(f"no function {call.id.name}")
        given = [self._value(each) for each in call.arguments.positional]
        try:
            return function(*given, **self._named(call.arguments))
        except (TypeError, ValueError) as problem:
            raise Unworded(f"{call.id.name}: {problem}") from problem

    def _chosen(self, choice: ast.SelectExpression) -> str:
        selector = self._value(choice.selector)
        variants = choice.variants
        return self.text(
            next(
                (each.value for each in variants if self._fits(selector, each.key)),
                next(each.value for each in variants if each.default),
            )
        )

    def _fits(self, selector: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(selector, str) and selector == self._value(key)
        if isinstance(selector, str) or selector is None:
            return selector == key.name
        return key.name == ("one" if abs(selector) == 1 else "other")
