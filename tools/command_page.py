"""Makes the page of the command, in Markdown, from what `whist --help` says of each.

python -m tools.command_page [FILE]    # into a file, or to the screen
"""

from typing import Final

from whistclub.cli.usage import ABOUT, GROUPS, help_lines
from whistclub.messages import Catalogue
from whistclub.terminal.commands.documents import DOCUMENTS

_OPENING: Final = """# The command

The same stands in `whist --help` and `whist COMMAND --help`, in English and German. Where a command takes a file, `-`
stands for standard input.
"""
_DOCUMENTS: Final = """## Documents for programs

`--json` prints one document on stdout, in UTF-8, whatever the terminal; what is said meanwhile goes to stderr. The types
are in `whistclub.terminal.commands.documents`.

| command | type |
|---|---|
"""


def page() -> str:
    """The page, from the help in English."""
    catalogue = Catalogue("en")
    parts = [_OPENING, _block(help_lines(catalogue, None))]
    for name in (
        *(name for name in ABOUT if " " not in name),
        *GROUPS,
        *(name for name in ABOUT if " " in name),
    ):
        parts += [f"## whist {name}\n", _block(help_lines(catalogue, name))]
    rows = "".join(f"| `{name}` | `{kind.__name__}` |\n" for name, kind in DOCUMENTS.items())
    return "\n".join((*parts, _DOCUMENTS + rows))


def _block(lines: list[str]) -> str:
    return "```text\n" + "\n".join(lines) + "\n```\n"


if __name__ == "__main__":
    print(page(), end="")
