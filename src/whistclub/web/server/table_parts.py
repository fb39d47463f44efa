"""The parts that run tables in a browser, as `tools/page_parts.py` makes them and a wheel has them."""

import html
import json
from pathlib import Path
from typing import Any, Final

import msgspec

PARTS: Final = Path(__file__).parent.parent / "site" / "parts"
"""Where they lie, if they were made."""
_ABOUT: Final = "parts.json"
_GAMES: Final = "games.json"
PACKAGE: Final = "whistclub.tar.zst"
"""The part with the Python of the tables."""
_VIEWPORT: Final = '<meta name="viewport"'


class Parts(msgspec.Struct, frozen=True):
    """The parts: the folder below which the pages find them, their files by name, so many modules, and what there is to
    play at their tables (`games`, JSON text).
    """

    place: str
    files: dict[str, bytes]
    licences: bytes
    modules: int
    games: str

    @property
    def told(self) -> dict[str, str]:
        """The contents of the `meta` elements by which a page's document tells of them, by their names."""
        sizes = {name: len(content) for name, content in self.files.items()}
        return {"whistclub-parts": json.dumps({"folder": self.place, "sizes": sizes})}


def parts_in(folder: Path = PARTS) -> Parts | None:
    """The parts in this folder, None where they were not made."""
    if not all((folder / name).is_file() for name in (_ABOUT, _GAMES)):
        return None
    about: dict[str, Any] = json.loads((folder / _ABOUT).read_text("utf-8"))
    return Parts(
        place=f"python/{about['folder']}/",
        files={name: (folder / about["folder"] / name).read_bytes() for name in about["sizes"]},
        licences=(folder / "licences.txt").read_bytes(),
        modules=about["modules"],
        games=(folder / _GAMES).read_text("utf-8"),
    )


def with_told(page: str, told: dict[str, str]) -> str:
    """The document with these `meta` elements in its head; those without content are left out."""
    metas = "".join(
        f'<meta name="{name}" content="{html.escape(text)}">\n    ' for name, text in told.items() if text
    )
    return page.replace(_VIEWPORT, f"{metas}{_VIEWPORT}", 1)
