"""A catalogue: every message of one language, by key.

The messages are Fluent files in `locales/LANGUAGE/`, one file a family:

    terms     the words of the field, as terms that other messages use
    cards     suits, ranks, names of cards, seats, sides, and how a list is joined
    reasons   reason-KEY    why something is refused
    why       why-WHAT      why a player chose an act
    events    event-KIND    what happened at the table
    score     score-KEY     one line of the score sheet; how a match ended
    actions   act-VERB, call-NAME
    options   game-, option-, preset-
    command   line-WHAT      what line mode says
    cli       cli-WHAT       what the `whist` command says outside of a game

Packages with games of their own add messages; they cannot replace those that are here. What a language lacks, as a
folder to which files are still being added does, is said in English.
"""

import re
from functools import cache
from itertools import pairwise
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from whistclub.messages.folders import added_folders, own_folder, texts

if TYPE_CHECKING:
    from whistclub.messages.wording import Entries

SOURCE_LANGUAGE: Final = "en"
PSEUDO: Final = "pseudo"
"""A language for tests: English, with every message between the brackets ⟦ and ⟧."""

_MOST_CHARACTERS: Final = 2_000
"""Of one value put into a message; a longer part of one is refused (`wording`), which would be the end of a command."""
_ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""The places at which Fluent allows a reference; words of the text that match too name no entry, or one parsed for
nothing.
"""


class UnknownLanguage(LookupError):
    """No catalogue has this language; the text names those there are."""


class UnknownMessage(LookupError):
    """A key that the catalogue lacks, or a message asked for without one of its values."""


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for, in alphabetical order; the pseudo-language is not one of them."""
    return tuple(sorted(folder.name for folder in own_folder("locales").iterdir() if folder.is_dir()))


class Catalogue:
    """The messages of one language. Raises UnknownLanguage when there is none."""

    __slots__ = ("_messages", "language")

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = _messages(SOURCE_LANGUAGE if language == PSEUDO else language)

    def __contains__(self, key: str) -> bool:
        """True if there is a message of this key, or for KEY.ATTRIBUTE one with this attribute."""
        name, _, attribute = key.partition(".")
        if name.startswith("-"):
            return False
        entries = self._messages.with_entry(name)
        return name in entries and (not attribute or entries.pattern(name, attribute) is not None)

    def format(self, key: str, /, **args: str | int) -> str:
        """The message in this language, or one of its attributes as KEY.ATTRIBUTE, with its values put in.

        Numbers are counts in the unit that the message names. Raises UnknownMessage for a key that the catalogue
        lacks and for a value that the message needs and was not given.
        """
        if key not in self:
            raise UnknownMessage(f"no message {key!r} in the {self.language!r} catalogue")
        name, _, attribute = key.partition(".")
        entries = self._messages.with_entry(name)
        pattern = entries.pattern(name, attribute)
        if pattern is None:
            raise UnknownMessage(f"message {key!r} has no text in the {self.language!r} catalogue")
        from whistclub.messages.wording import Unworded

        try:
            text = entries.worded(pattern, {name: _shortened(value) for name, value in args.items()})
        except Unworded as problem:
            raise UnknownMessage(
                f"message {key!r} in the {self.language!r} catalogue: {problem}"
            ) from problem
        return f"⟦{text}⟧" if self.language == PSEUDO else text

    def format_or(self, key: str, fallback: str, /, **args: str | int) -> str:
        """The message, or the fallback where the catalogue lacks the key."""
        return self.format(key, **args) if key in self else fallback


def _shortened(value: str | int) -> str | int:
    """A value that Fluent takes: a text longer than it allows, which only a hostile one is, ends in dots."""
    return (
        f"{value[:_MOST_CHARACTERS]}…" if isinstance(value, str) and len(value) > _MOST_CHARACTERS else value
    )


@cache
def sources(language: str) -> tuple[tuple[str, str], ...]:
    """The files of a language: name and text, by name. Raises UnknownLanguage when there is no such language."""
    if language not in languages():
        raise UnknownLanguage(f"no language {language!r}; there are {', '.join(languages())}")
    return texts(own_folder("locales") / language, ".ftl")


@cache
def added_text(language: str) -> str:
    """The messages that other packages add to a language as one Fluent text, the English ones where they lack it."""
    spoken = (language, SOURCE_LANGUAGE) if language != SOURCE_LANGUAGE else (language,)
    found = (
        text
        for each in spoken
        for folder in added_folders("locales")
        for _, text in texts(folder / each, ".ftl")
    )
    return "\n".join(found)


def add_messages(language: str, text: str) -> None:
    """Adds the messages of a game that only a club elsewhere has; none of those known here is replaced."""
    if language in languages():
        _messages(language).add(text)


class _Messages:
    """The entries of one language, each parsed when it is first asked for: to parse them all takes half a second."""

    def __init__(self, language: str) -> None:
        # Only where something is worded: a page's own catalogues are the browser's.
        from whistclub.messages.wording import Entries

        found = (*(text for _, text in sources(language)), added_text(language))
        self._language = language
        self._entries = Entries(language, {"NUMBER": _number, "WORDS": _number_words(language)})
        self._texts: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._lock = Lock()
        for text in found:
            self.add(text)

    def add(self, text: str) -> None:
        """Takes in the entries of a Fluent text; those that are here already stay."""
        starts = [found.start() for found in _ENTRY.finditer(text)]
        for start, end in pairwise([*starts, len(text)]):
            name = text[start:end].partition("=")[0].strip()
            self._texts.setdefault(name, text[start:end])

    def with_entry(self, name: str) -> "Entries":
        """The entries, with the one of this name parsed, and every one that it refers to, if there is one."""
        if name not in self._parsed and self.text(name) is not None:
            with self._lock:
                needed = self._needed(name)
                self._entries.add("\n".join(needed.values()))
                self._parsed |= needed.keys()
        return self._entries

    def _needed(self, name: str) -> dict[str, str]:
        needed, waiting = dict[str, str](), [name]
        while waiting:
            one = waiting.pop()
            text = None if one in needed or one in self._parsed else self.text(one)
            if text is not None:
                needed[one] = text
                waiting += _REFERENCE.findall(text)
        return needed

    def text(self, name: str) -> str | None:
        """The entry as it is written, in English where this language lacks it."""
        if name in self._texts or self._language == SOURCE_LANGUAGE:
            return self._texts.get(name)
        return _messages(SOURCE_LANGUAGE).text(name)


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


def _number(value: int) -> int:
    """The function NUMBER of the messages: a number is written as the language writes it in any case."""
    return value


def _number_words(language: str) -> Any:
    """The function WORDS of the messages: numbers from 0 to 12 in words, all others in digits; `first: "capital"` where
    a line starts.
    """

    @cache
    def words() -> tuple[str, ...]:
        return tuple(Catalogue(language).format("number-words").split())

    def in_words(number: Any, first: str = "small") -> Any:
        count = int(number)
        word = words()[count] if 0 <= count < len(words()) else str(count)
        return word.capitalize() if first == "capital" else word

    return in_words
