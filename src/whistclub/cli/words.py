"""The parser of the command line, and the kinds of words its commands take."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter, Token


def whole_number(kind: Any, tokens: Sequence[Token]) -> int:  # noqa: ARG001 - the parser hands over both
    """The number written in ASCII digits. Raises ValueError, which the parser words."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?[0-9]+", text.strip()):
        raise ValueError(text)
    return int(text)


@dataclass(frozen=True, slots=True)
class About:
    """The help for a word of a command: the key of its sentence, what stands for its value, and whether the
    command does nothing without it.
    """

    key: str
    value: str = ""
    needed: bool = False


Number = Annotated[int, Parameter(converter=whole_number)]
Flag = Annotated[bool, Parameter(negative="")]
Many = Annotated[tuple[str, ...], Parameter(negative="")]
Text = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""Words of the person's own, which may begin with a hyphen."""
Switch = Annotated[bool, Parameter(name="--json", negative=""), About("cli-help-json")]
Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], negative=""), About("cli-help-option", "NAME=VALUE")
]
Preset = Annotated[str | None, About("cli-help-preset", "NAME")]
Seed = Annotated[Text, About("cli-help-seed", "TEXT")]
RecordFile = Annotated[Path, About("cli-help-file")]
AtMove = Annotated[Number | None, About("cli-help-at", "N")]
Given = Annotated[Any, Parameter(parse=False)]

app = App(name="whist", help_flags=[], version_flags=[], result_action="return_value")
