"""What the prompt says, and what it explains to whoever is new to the game."""

from collections.abc import Iterator
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import BLACK
from whistclub.rules.actions import Bid, Call, Declare, Keep, Say, Trump, Twiddle
from whistclub.rules.seats import Seat
from whistclub.rules.values import SeenEvent, View
from whistclub.terminal.app.canvas import wrapped
from whistclub.terminal.app.scene.chips import card_verb
from whistclub.terminal.app.scene.scene import Mood, Scene
from whistclub.terminal.texts.guide import consequence, facts_of, guide_of

_PROMPT: Final = (75, 2)
"""Cells and lines that the prompt has on the smallest screen."""

_SHOWN: Final = (
    "trick", "granded", "nullo", "all-", "leads", "contract", "general",
    "exchange-done", "bid-", "marker", "no-marker", "special", "thrown-in",
    "decisive", "no-trump",
)  # fmt: skip


def last_act_text(scene: Scene) -> str:
    """What the last act brought about; where that is too much for the prompt, its end."""
    said = list(_last_act(scene))
    while len(said) > 1 and len(wrapped(" ".join(said), _PROMPT[0])) > _PROMPT[1]:
        del said[0]
    return " ".join(said)


def _last_act(scene: Scene) -> Iterator[str]:
    for one in scene.story.last:
        if one.key == "event-hand-open":
            yield scene.words.say("app-told-open", name=_name(scene, one))
        elif one.key.removeprefix("event-").startswith(_SHOWN):
            yield scene.words.speaker.event(one)


def _name(scene: Scene, one: SeenEvent) -> str:
    return scene.words.seat(one.seat or Seat(0))


def prompt_of(scene: Scene) -> tuple[str, Mood]:
    """What is wanted now, and of whom."""
    view, words, sight = scene.view, scene.words, scene.sight
    if "agree_undo" in sight.may and sight.question is not None:
        return words.say("app-prompt-undo-asked", name=words.seat(sight.question.seat)), "yours"
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
        return _to_play(scene, view)
    if verb == "lay":
        return f"{_to_lay(scene)} {_laid_meaning(scene)}".strip()
    if verb == "exchange":
        return f"{scene.words.say('app-prompt-exchange')} {_chosen(scene)}"
    return _to_say(scene, view)


def _chosen(scene: Scene) -> str:
    """The card or the choice under the cursor by name; nobody has to know a card's sign."""
    chip = scene.chosen_chip
    if chip is not None:
        return scene.words.say("app-prompt-chip", call=chip.text, note=chip.note)
    if not scene.hand:
        return ""
    name = scene.words.speaker.card(scene.hand[scene.focus].text)
    return scene.words.say("app-prompt-chosen", card=name[:1].upper() + name[1:])


def _to_play(scene: Scene, view: View) -> str:
    words = scene.words
    led = facts_of(view).get("led") or (view.trick[0][1] if view.trick else None)
    if not isinstance(led, Card):
        return f"{words.say('app-prompt-lead')} {_chosen(scene)}"
    suits = words.speaker.listed([words.speaker.suit(suit) for suit in led.suits], last="app-list-or")
    follows = any(card.shares & led.bit for card in view.hand)
    key = "app-prompt-follow" if follows else "app-prompt-any"
    return f"{words.say(key, suit=suits)} {_chosen(scene)}"


def _to_lay(scene: Scene) -> str:
    black_high = scene.words.game.options.colours == "black_high"
    return scene.words.say("app-prompt-lay-black-high" if black_high else "app-prompt-lay-red-high")


def _laid_meaning(scene: Scene) -> str:
    """What the card in focus, or the two lifted, would say."""
    if not scene.hand:
        return ""
    words, cards = scene.words, scene.lifted or (scene.hand[scene.focus],)
    black = (cards[0].suits in BLACK) == (len(cards) == 1)
    high = black == (words.game.options.colours == "black_high")
    names = words.speaker.cards(" ".join(card.text for card in cards))
    means = words.speaker.call("high" if high else "low")
    return words.say("app-prompt-lay-means", cards=names[:1].upper() + names[1:], means=means)


def _to_say(scene: Scene, view: View) -> str:
    words, act = scene.words, view.legal[0]
    if isinstance(act, Bid):
        return words.say("app-prompt-bid")
    if isinstance(act, Declare):
        return words.say("app-prompt-declare")
    if isinstance(act, Trump):
        return words.say("app-prompt-trump")
    if isinstance(act, Twiddle | Keep):
        return consequence(view, words)
    if isinstance(act, Call | Say):
        head = words.say("app-prompt-call")
        chip = scene.chosen_chip
        if chip is None:
            return f"{head} {words.say('app-prompt-keys')}"
        stays = facts_of(view).get("phase") == "raise" and chip.key == "p"
        note = words.say("app-note-stay") if stays else chip.note
        return f"{head} {words.say('app-prompt-chip', call=chip.text, note=note)}"
    return words.say("app-prompt-choose")


def guidance_of(scene: Scene) -> str:
    """What this moment is about, for whoever is new to the game."""
    if scene.is_lingering:
        return scene.words.say("app-guide-linger")
    view = scene.view
    if view is None:
        result = scene.sight.match.result
        if result is not None:
            return scene.words.say("app-guide-over-far" if scene.is_far else "app-guide-over")
        alone = scene.words.game.seats == 1
        return scene.words.say("app-guide-between-passages" if alone else "app-guide-between")
    if "claim" in scene.sight.may:
        return scene.words.say("app-guide-claim")
    key, facts = guide_of(view, scene.words.game)
    return scene.words.say(key, **facts)
