"""The meaning of a bid, a call, a marker or any other act, in a few words or in sentences."""

from contextlib import suppress

from whistclub.cards.errors import BadText
from whistclub.games.registry import GAMES, make_game, profile_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.conditions import all_matches, first_match
from whistclub.rules.dummy_play import Keep, Twiddle
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import facts_of_act, rule_text
from whistclub.terminal.texts.words import Words


def explained(act: Action, view: View, words: Words) -> list[str]:
    """Returns the act in words, and what it means in this game, or that it means nothing now."""
    meaning = _meaning(act, view, words)
    if not meaning and act not in view.legal:
        return [meaningless(act, words)]
    return [words.say("line-explain-act", act=words.action(act), text=act.text), *meaning]


def meaningless(act: Action, words: Words) -> str:
    """Returns that the act means nothing in this game, or in this moment."""
    return words.say("line-explain-other-game", text=act.text, game=words.name())


def act_elsewhere(text: str) -> Action | None:
    """Returns the act of any game on the list that is written so."""
    for key in GAMES:
        game = make_game(key, {})
        with suppress(BadText):
            return game.alphabet.read(text, game.pack)
    return None


def call_named(text: str, words: Words) -> Action | None:
    """Returns the call or spoken bid of this game that is named, at whatever moment: `misere`, or its name in the language."""
    wanted = " ".join(text.lower().replace("_", " ").split())
    for call in profile_of(words.game.key).terminal.calls:
        word = call.partition(" ")[2]
        if wanted in {word.replace("_", " "), words.speaker.call(word).lower()}:
            return words.game.alphabet.read(call, words.game.pack)
    return None


def note_of(act: Action, view: View, words: Words) -> str:
    """Returns what the act means in a few words, for line mode's list of choices; empty where its own words say it."""
    facts = facts_of_act(act, view, words)
    if facts["act.means"]:
        return words.speaker.call(str(facts["act.means"]))
    rule = first_match(profile_of(words.game.key).terminal.notes, facts)
    if rule is None and isinstance(act, Twiddle | Keep):
        return words.say(f"app-chip-{act.verb}-note")
    return rule_text(rule, facts, words)


def app_note_of(act: Action, view: View, words: Words, *, chosen: bool = False) -> str:
    """Returns what the act means in a few words, for the app; `chosen` is True for the act under the cursor."""
    terminal, facts = profile_of(words.game.key).terminal, facts_of_act(act, view, words)
    rule = first_match(terminal.chosen_notes, facts) if chosen else None
    return rule_text(rule or first_match(terminal.app_notes, facts), facts, words)


def _meaning(act: Action, view: View, words: Words) -> list[str]:
    if isinstance(act, Play):
        return [words.say("line-explain-play-alone" if words.game.seats == 1 else "line-explain-play")]
    facts = facts_of_act(act, view, words)
    rules = all_matches(profile_of(words.game.key).terminal.explain, facts)
    return [rule_text(rule, facts, words) for rule in rules]
