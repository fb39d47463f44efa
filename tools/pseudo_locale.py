"""Makes a language for trials: English with accents, every message two fifths longer. What is cut or stays without
accents on a screen would be so in a language to come.

    python -m tools.pseudo_locale FOLDER      # as src/whistclub/messages/locales/xa it is a language like the others

Values, references, selectors and the keys of variants stay as they are.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from whistclub.messages.catalogue import SOURCE_LANGUAGE, sources

LANGUAGE: Final = "xa"
LONGER: Final = 1.4
"""German is longer than English by a third; short words of other languages by more."""
_ACCENTED: Final = str.maketrans(
    "aceinosuyACEINOSUYlrtdghkLRTDGHK",
    "áçéïñöšüýÁÇÉÏÑÖŠÜÝłřťďğĥķŁŘŤĎĞĤĶ",
)
_VOWELS: Final = "aeiouyAEIOUY"
_KEPT: Final = re.compile(r"(\\u[0-9a-fA-F]{4}|<[^>]*>|https?://\S+|`[^`]*`|--[\w-]+|\b[A-Z_]{2,}\b)")
"""Marks, addresses, and what is typed as it stands."""


def pseudo(text: str) -> str:
    """The text with accents, its vowels repeated until it is as much longer as it has to be."""
    return "".join(part if place % 2 else _longer(part) for place, part in enumerate(_KEPT.split(text)))


def _longer(text: str) -> str:
    letters = sum(map(str.isalpha, text))
    missing = round(letters * (LONGER - 1)) if letters > 2 else 0
    vowels = max(1, sum(letter in _VOWELS for letter in text))
    each, more = divmod(missing, vowels)
    found = []
    for letter in text:
        found.append(letter)
        if letter in _VOWELS:
            found.append(letter.lower() * (each + (more > 0)))
            more -= 1
    return "".join(found).translate(_ACCENTED)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (as the visitor wants it)
        node.value = pseudo(node.value)
        return node


def pseudo_file(text: str) -> str:
    """A file of Fluent messages in the language for trials."""
    made = _Pseudo().visit(FluentParser(with_spans=False).parse(text))
    return FluentSerializer().serialize(made)


def write(folder: Path) -> None:
    """Writes the messages of the language into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in sources(SOURCE_LANGUAGE):
        (folder / name).write_text(pseudo_file(text), encoding="utf-8")


def main() -> int:
    """Writes the language where the command says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
