"""The prompt of a moment, and what it explains to a person who is new to the game."""

from collections.abc import Iterator
from typing import Final

from whistclub.rules.actions import Lay
from whistclub.rules.seats import Seat
from whistclub.rules.values import SeenEvent, View
from whistclub.terminal.app.canvas import wrapped
from whistclub.terminal.app.clients.story import is_notable
from whistclub.terminal.app.scene.chips import card_verb, may_signal
from whistclub.terminal.app.scene.scene import Mood, Scene
from whistclub.terminal.texts.day import day_sentence
from whistclub.terminal.texts.explanations import note_of
from whistclub.terminal.texts.question import question_of_act, question_of_card

_PROMPT: Final = (75, 2)
"""Cells and lines that the prompt has on the smallest screen."""

_SHOWN: Final = ("trick", "leads", "no-trump")
"""The beginnings of kinds of event that the prompt repeats in every game."""


def last_act_text(scene: Scene) -> str:
    """Returns the events of the last act; where they are too long for the prompt, the last of them."""
    said = list(_last_act(scene))
    while len(said) > 1 and len(wrapped(" ".join(said), _PROMPT[0])) > _PROMPT[1]:
        del said[0]
    return " ".join(said)


def _last_act(scene: Scene) -> Iterator[str]:
    for one in scene.story.last:
        kind = one.key.removeprefix("event-")
        if one.key == "event-hand-open":
            yield scene.words.say("app-told-open", name=_name(scene, one))
        elif kind.startswith(_SHOWN) or is_notable(kind, scene.words.profile):
            yield scene.words.speaker.event(one)


def _name(scene: Scene, one: SeenEvent) -> str:
    return scene.words.seat(one.seat or Seat(0))


def prompt_of(scene: Scene) -> tuple[str, Mood]:
    """Returns what is asked now, and of whom, with the mood of the prompt."""
    view, words, sight = scene.view, scene.words, scene.sight
    if "agree_undo" in sight.may and sight.undo_request is not None:
        return words.say("app-prompt-undo-asked", name=words.seat(sight.undo_request.seat)), "yours"
    if "agree_seat" in sight.may:
        return words.say("app-prompt-seat-asked"), "yours"
    if view is None:
        return _between(scene), "yours"
    if view.legal:
        return _yours(scene, view), "yours"
    if scene.story.table is not None:
        return words.speaker.event(scene.story.table), "told"
    if not sight.waiting:
        return "", "told"
    names = words.speaker.listed([words.seat(seat) for seat in sight.waiting])
    return words.say("app-prompt-waiting", name=names), "told"


def _between(scene: Scene) -> str:
    match, words = scene.sight.match, scene.words
    if match.result is not None:
        return words.speaker.match(match.result, words.sides)
    if not match.deals:
        return words.say("app-prompt-first")
    return words.say("app-prompt-next-passage" if words.game.seats == 1 else "app-prompt-next")


def _yours(scene: Scene, view: View) -> str:
    verb = card_verb(view)
    if verb == "play":
        kind, facts = question_of_card(view, scene.moment, scene.words)
        return f"{scene.words.say(f'app-prompt-{kind}', **facts)} {_chosen(scene)}"
    question = question_of_act(view, scene.moment, scene.words)
    if verb == "lay":
        return f"{question} {_laid_meaning(scene)}".strip()
    if verb == "exchange":
        return f"{question} {_chosen(scene)}"
    return f"{question} {_chosen(scene) or scene.words.say('app-prompt-keys')}"


def _chosen(scene: Scene) -> str:
    """Returns the card or the choice under the cursor by name; nobody has to know a card's sign."""
    words, chip = scene.words, scene.chosen_chip
    if chip is not None and chip.note:
        return words.say("app-prompt-chip", call=chip.text, note=chip.note)
    if chip is not None:
        return words.say("app-prompt-chosen", card=chip.text)
    if not scene.hand or not scene.has_cards_to_choose:
        return ""
    name = words.speaker.card(scene.hand[scene.focus].text)
    return words.say("app-prompt-chosen", card=name[:1].upper() + name[1:])


def _laid_meaning(scene: Scene) -> str:
    """Returns what the card under the cursor, or the two lifted, would say."""
    if not scene.hand:
        return ""
    words, cards = scene.words, scene.lifted or (scene.hand[scene.focus],)
    means = note_of(Lay(*cards), scene.moment, words)
    if not means:
        return ""
    names = words.speaker.cards(" ".join(card.text for card in cards))
    return words.say("app-prompt-lay-means", cards=names[:1].upper() + names[1:], means=means)


def guidance_of(scene: Scene) -> str:
    """Returns what this moment is about, for a person who is new to the game."""
    if scene.is_lingering:
        return scene.words.say("app-guide-linger")
    view = scene.view
    if view is None:
        result = scene.sight.match.result
        if result is not None:
            place = "" if scene.day is None else day_sentence(scene.day, scene.words.catalogue)
            over = scene.words.say("app-guide-over-far" if scene.is_far else "app-guide-over")
            return f"{place} {over}".strip()
        alone = scene.words.game.seats == 1
        return scene.words.say("app-guide-between-passages" if alone else "app-guide-between")
    if "claim" in scene.sight.may:
        return scene.words.say("app-guide-claim")
    guide = scene.moment.guide
    told = "" if guide is None else scene.words.speaker.why(guide)
    return f"{told} {scene.words.say('app-guide-lift')}".strip() if may_signal(view) else told
