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

Packages with games of their own add messages; they cannot replace those that are here.
"""

from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from whistclub.messages.folders import added_folders, own_folder, texts

SOURCE_LANGUAGE: Final = "en"
PSEUDO: Final = "pseudo"
"""A language for tests: English, with every message between the brackets ⟦ and ⟧."""


class UnknownLanguage(LookupError):
    """No catalogue has this language; the text names those there are."""


class UnknownMessage(LookupError):
    """A key that the catalogue lacks, or a message asked for without one of its values."""


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for, in alphabetical order; the pseudo-language is not one of them."""
    return tuple(sorted(folder.name for folder in own_folder("locales").iterdir() if folder.is_dir()))


class Catalogue:
    """The messages of one language. Raises UnknownLanguage when there is none."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(SOURCE_LANGUAGE if language == PSEUDO else language)

    def __contains__(self, key: str) -> bool:
        """True if there is a message of this key, or for KEY.ATTRIBUTE one with this attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def format(self, key: str, /, **args: str | int) -> str:
        """The message in this language, or one of its attributes as KEY.ATTRIBUTE, with its values put in.

        Numbers are counts in the unit that the message names. Raises UnknownMessage for a key that the catalogue
        lacks and for a value that the message needs and was not given.
        """
        if key not in self:
            raise UnknownMessage(f"no message {key!r} in the {self.language!r} catalogue")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"message {key!r} has no text in the {self.language!r} catalogue")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownMessage(f"message {key!r} in the {self.language!r} catalogue: {errors[0]}")
        return f"⟦{text}⟧" if self.language == PSEUDO else str(text)

    def format_or(self, key: str, fallback: str, /, **args: str | int) -> str:
        """The message, or the fallback where the catalogue lacks the key."""
        return self.format(key, **args) if key in self else fallback


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


def _entries(resource: ast.Resource) -> list[str]:
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"WORDS": _number_words(language)})
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    bundle.add_resource(FluentResource(added_text(language)))
    return bundle


def _number_words(language: str) -> Any:
    """The function WORDS of the messages: numbers from 0 to 12 in words, all others in digits."""

    @cache
    def words() -> tuple[str, ...]:
        return tuple(Catalogue(language).format("number-words").split())

    def in_words(number: Any) -> Any:
        count = int(number)
        return words()[count] if 0 <= count < len(words()) else str(count)

    return in_words
