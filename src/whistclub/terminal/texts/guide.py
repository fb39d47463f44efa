"""The guide to a moment of a deal, for a person who is new to the game."""

from whistclub.games.registry import profile_of
from whistclub.rules.conditions import Rule, first_match, view_facts
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import rule_text
from whistclub.terminal.texts.words import Words


def guide_text(view: View, words: Words) -> str:
    """Returns what this moment is about, as the app says it; empty where the game has no guide."""
    rule = first_match(profile_of(words.game.key).terminal.guide, view_facts(view, words.game.options))
    return rule_text(rule, view_facts(view, words.game.options), words)


def plain_guide(view: View, words: Words) -> tuple[str, str]:
    """Returns what this moment is about without a word about keys, and the key that it is remembered by."""
    terminal, facts = profile_of(words.game.key).terminal, view_facts(view, words.game.options)
    rule = first_match(terminal.guide, facts)
    if rule is None:
        return "", ""
    plain = Rule(dict(terminal.plain).get(rule.key, rule.key), rule.when, rule.facts)
    return rule_text(plain, facts, words), rule.key
