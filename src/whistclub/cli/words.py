"""The parser of the command line, and the kinds of words its commands take."""

import re
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import App, Parameter, Token


def whole_number(kind: Any, tokens: Sequence[Token]) -> int:  # noqa: ARG001 - the parser hands over both
    """The number written in ASCII digits. Raises ValueError, which the parser words."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]+", text.strip()):
        raise ValueError(text)
    return int(text)


Number = Annotated[int, Parameter(converter=whole_number)]
Switch = Annotated[bool, Parameter(name="--json", negative="")]
Options = Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative="")]
Text = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""Words of the person's own, which may begin with a hyphen."""
Given = Annotated[Any, Parameter(parse=False)]

app = App(name="whist", help_flags=[], version_flags=[], result_action="return_value")
