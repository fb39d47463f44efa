"""A catalogue that notes what is said, so that a golden file can leave out what it has said before."""

from collections.abc import Iterable

from whistclub.messages import Catalogue

NAMES = ("card-", "rank-", "suit-")
"""The keys of cards, whose names are no sentences."""


class Heard(Catalogue):
    """The messages of one language, and the keys of those that were asked for, names of cards apart."""

    __slots__ = ("keys",)

    def __init__(self, language: str, known: Iterable[str] = ()) -> None:
        super().__init__(language)
        self.keys = set(known)

    def format(self, key: str, /, **args: str | int) -> str:
        if not key.startswith(NAMES):
            self.keys.add(key)
        return super().format(key, **args)


class Passages:
    """A text in passages, of which those count that say a message for the first time."""

    def __init__(self, catalogue: Heard) -> None:
        self._catalogue = catalogue
        self._known = len(catalogue.keys)
        self.all: list[tuple[str, bool]] = []
        """Each passage, and True where it says something new."""

    def add(self, passage: str) -> None:
        """Ends a passage."""
        self.all.append((passage, len(self._catalogue.keys) > self._known))
        self._known = len(self._catalogue.keys)

    @property
    def keys(self) -> frozenset[str]:
        """The messages that were known before or are said."""
        return frozenset(self._catalogue.keys)

    def whole(self) -> str:
        """The text."""
        return "".join(passage for passage, _ in self.all)

    def shortened(self) -> str:
        """The text without the passages that say nothing new; a mark stands where some are left out."""
        kept = [passage if is_new else "" for passage, is_new in self.all]
        return "".join(
            passage or ("" if place and not kept[place - 1] else LEFT_OUT)
            for place, passage in enumerate(kept)
        )


LEFT_OUT = "[...]\n"
