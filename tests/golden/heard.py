"""A catalogue that notes what is said, so that a golden file can leave out what it has said before."""

import re
from collections.abc import Iterable

from whistclub.messages import Catalogue

NAMES = ("card-", "rank-", "suit-")
"""The keys of cards, whose names are no sentences."""
LEFT_OUT = "[...]\n"


class Heard(Catalogue):
    """The messages of one language, and the forms in which they were said, names of cards apart: a form is a message
    without what is put in.
    """

    __slots__ = ("_numbers", "forms", "new")

    def __init__(self, language: str, known: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__(language)
        self.forms = set(known)
        self.new: list[str] = []
        """The texts of the messages that were said for the first time."""
        words = super().format("number-words").split()
        self._numbers = re.compile(rf"\b(\d+|{'|'.join(words)})\b", re.IGNORECASE)

    def format(self, key: str, /, **args: str | int) -> str:
        text = super().format(key, **args)
        if not key.startswith(NAMES):
            form = (key, self._form_of(text, args.values()))
            if form not in self.forms:
                self.forms.add(form)
                self.new.append(text)
        return text

    def _form_of(self, text: str, values: Iterable[str | int]) -> str:
        for value in sorted((str(value) for value in values), key=len, reverse=True):
            text = text.replace(value, "_") if value else text
        return self._numbers.sub("#", text)


class Passages:
    """A text in passages, each with what it says for the first time."""

    def __init__(self, catalogue: Heard) -> None:
        self._catalogue = catalogue
        self._all: list[tuple[str, tuple[str, ...]]] = []

    def add(self, passage: str) -> None:
        """Ends a passage."""
        self._all.append((passage, tuple(self._catalogue.new)))
        self._catalogue.new.clear()

    @property
    def forms(self) -> frozenset[tuple[str, str]]:
        """The messages that were known before or are said."""
        return frozenset(self._catalogue.forms)

    def whole(self) -> str:
        """The text."""
        return "".join(passage for passage, _ in self._all)

    def shortened(self) -> str:
        """The text without the passages that say nothing new; a mark stands where some are left out."""
        return _marked((passage, bool(new)) for passage, new in self._all)

    def new_lines(self) -> str:
        """The lines that say something new, with a mark where others are left out."""
        return _marked(
            (line, any(part in line for text in new for part in text.splitlines()))
            for passage, new in self._all
            for line in passage.splitlines(keepends=True)
        )


def _marked(parts: Iterable[tuple[str, bool]]) -> str:
    kept: list[str] = []
    for part, is_new in parts:
        if is_new:
            kept.append(part)
        elif kept[-1:] != [LEFT_OUT]:
            kept.append(LEFT_OUT)
    return "".join(kept)
