"""The pages and parts of a site, made in a source tree where it is not there yet; a wheel brings it."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from whistclub.web.server.static import CLIENT
from whistclub.web.server.table_parts import PARTS

TOOLS: Final = Path(__file__).parents[4] / "tools"
"""The tools of the tree, where the package runs from one."""


def make_missing(
    say: Callable[[str], object], tools: Path = TOOLS, pages: Path = CLIENT, parts: Path = PARTS
) -> None:
    """Runs the tools of the tree for the pages and for the parts that run their tables, which says what fails there.
    `say` is called with the key of the message about each.
    """
    for is_there, tool, into, key in (
        ((pages / "page.html").is_file(), tools / "pages.py", pages, "cli-page-making-pages"),
        ((parts / "parts.json").is_file(), tools / "page_parts.py", parts, "cli-page-making-parts"),
    ):
        if not is_there and tool.is_file():
            say(key)
            subprocess.run([sys.executable, str(tool), str(into)], check=False)  # noqa: S603 - a tool of this tree
