"""The meaning of a bid, a call, a marker or any other act, in a few words or in sentences."""

from contextlib import suppress

from whistclub.cards.errors import BadText
from whistclub.games.registry import GAMES, make_game
from whistclub.rules.actions import Action, CardAction, Lay, Play
from whistclub.rules.moment import Moment, meaning_laid
from whistclub.rules.values import View
from whistclub.terminal.texts.words import Words


def explained(act: Action, view: View, moment: Moment, words: Words) -> list[str]:
    """Returns the act in words, and what it means in this game, or that it means nothing now."""
    meaning = _meaning(act, moment, words)
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
    """Returns the call or spoken bid of this game that is named, at whatever moment: `misere`, or its name in the
    language.
    """
    wanted = " ".join(text.lower().replace("_", " ").split())
    for call in words.profile.texts.calls:
        word = call.partition(" ")[2]
        if wanted in {word.replace("_", " "), words.speaker.call(word).lower()}:
            return words.game.alphabet.read(call, words.game.pack)
    return None


def note_of(act: Action, moment: Moment, words: Words) -> str:
    """Returns what the act means in a few words; empty where its own words say it."""
    if isinstance(act, CardAction):
        return ""
    if isinstance(act, Lay):
        means = meaning_laid(words.game.outline().lays, act.cards)
        return words.speaker.call(means) if means else ""
    here = next((note.text for note in moment.notes if note.act == act.text), None)
    return words.speaker.note(act.text) if here is None else words.speaker.why(here)


def _meaning(act: Action, moment: Moment, words: Words) -> list[str]:
    if isinstance(act, Play):
        return [words.say("line-explain-play-alone" if words.game.seats == 1 else "line-explain-play")]
    sentences = words.profile.texts.explain(act, moment, words.game.options)
    return [words.speaker.why(one) for one in sentences]
