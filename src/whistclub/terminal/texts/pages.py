"""Rules pages for reading in a terminal: the marks of Markdown taken out."""

import re

_MARKS = re.compile(r"\*\*|`")
_LINE = re.compile(r"^(?P<mark>#+|-)\s+", re.MULTILINE)


def plain_page(text: str) -> list[str]:
    """The lines of a page without marks, one line a rule."""
    return _LINE.sub("", _MARKS.sub("", text)).strip().splitlines()
