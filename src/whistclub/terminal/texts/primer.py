"""The primer of a game, for a person who has never played it."""

from whistclub.games.registry import profile_of
from whistclub.rules.conditions import Rules, all_matches, option_facts
from whistclub.terminal.texts.facts import rule_text
from whistclub.terminal.texts.words import Words


def primer(words: Words) -> list[str]:
    """Returns the page of a game with its options, as lines; a blank line between paragraphs."""
    paragraphs = _texts(profile_of(words.game.key).terminal.primer, words) or [words.about()]
    return "\n\n".join(paragraphs).split("\n")


def short_primer(words: Words) -> list[str]:
    """Returns what a game with its options is about, a thought a line."""
    return _texts(profile_of(words.game.key).terminal.short_primer, words)


def _texts(rules: Rules, words: Words) -> list[str]:
    facts = option_facts(words.game.options)
    return [rule_text(rule, facts, words) for rule in all_matches(rules, facts)]
