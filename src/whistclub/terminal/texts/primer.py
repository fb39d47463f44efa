"""The primer of a game, for a person who has never played it."""

from whistclub.rules.profile import Sentences
from whistclub.terminal.texts.words import Words


def primer(words: Words) -> list[str]:
    """Returns the page of a game with its options, as lines; a blank line between paragraphs."""
    made = words.profile.texts.primer(words.game.options)
    return "\n\n".join(_said(made, words) or [words.about()]).split("\n")


def short_primer(words: Words) -> list[str]:
    """Returns what a game with its options is about, a thought a line."""
    return _said(words.profile.texts.short_primer(words.game.options), words)


def _said(sentences: Sentences, words: Words) -> list[str]:
    return [words.speaker.why(one) for one in sentences]
