"""What the prompt says, and what it explains to whoever is new to the game."""

from collections.abc import Iterator
from typing import Any, Final

from whistclub.cards.card import Card
from whistclub.cards.french import BLACK
from whistclub.rules.actions import Bid, Call, Declare, Keep, Say, Trump, Twiddle
from whistclub.rules.seats import Seat, pair_of
from whistclub.rules.values import SeenEvent, View
from whistclub.terminal.app.canvas import wrapped
from whistclub.terminal.app.choices import card_verb
from whistclub.terminal.app.scene import Mood, Scene, facts_of
from whistclub.terminal.app.story import DUMMY

_PROMPT: Final = (75, 2)
"""Cells and lines that the prompt has on the smallest screen."""

_TOLD: Final = (
    "trick", "granded", "nullo", "all-", "leads", "contract", "general",
    "exchange-done", "bid-", "marker", "no-marker", "special", "thrown-in",
    "decisive", "no-trump",
)  # fmt: skip


def told_of(scene: Scene) -> str:
    """What the last act brought about; where that is too much for the prompt, its end."""
    said = list(_told(scene))
    while len(said) > 1 and len(wrapped(" ".join(said), _PROMPT[0])) > _PROMPT[1]:
        del said[0]
    return " ".join(said)


def _told(scene: Scene) -> Iterator[str]:
    for one in scene.story.last:
        if one.key == "event-hand-open":
            yield scene.words.say("app-told-open", name=_name(scene, one))
        elif one.key.removeprefix("event-").startswith(_TOLD):
            yield scene.words.speaker.event(one)


def _name(scene: Scene, one: SeenEvent) -> str:
    return scene.words.seat(one.seat or Seat(0))


def prompt_of(scene: Scene) -> tuple[str, Mood]:
    """What is wanted now, and of whom."""
    view, words, sight = scene.view, scene.words, scene.sight
    if "agree_undo" in sight.may and sight.question is not None:
        return words.say("app-prompt-undo-asked", name=words.seat(sight.question.seat)), "yours"
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
    """The card in focus by name; with its number or letter nobody has to know its sign."""
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
        return _consequence(scene, view)
    if isinstance(act, Call | Say):
        head = words.say("app-prompt-call")
        if not scene.chips or scene.focus < 0:
            return f"{head} {words.say('app-prompt-keys')}"
        chip = scene.chips[scene.focus]
        stays = facts_of(view).get("phase") == "raise" and chip.key == "p"
        note = words.say("app-note-stay") if stays else chip.note
        return f"{head} {words.say('app-prompt-chip', call=chip.text, note=note)}"
    return words.say("app-prompt-choose")


def takes(mine: Card, dummy: Card, trump: str) -> bool:
    """Whether one's own card takes the dummy's under this trump (empty: none)."""
    own_trump, other_trump = bool(trump) and trump in mine.suits, bool(trump) and trump in dummy.suits
    if own_trump != other_trump:
        return own_trump
    return mine.rank > dummy.rank and (own_trump or bool(mine.shares & dummy.bit))


def _consequence(scene: Scene, view: View) -> str:
    """Who takes the trick as it lies, and which suits turned now would change that."""
    words, trick = scene.words, dict(scene.trick.cards) if scene.trick else {}
    if DUMMY not in trick or 0 not in trick:
        return words.say("app-prompt-choose")
    pack = words.game.pack
    mine, dummy = pack.card(trick[0]), pack.card(trick[DUMMY])
    now = takes(mine, dummy, view.trump)
    gone = {card.suits for card in facts_of(view).get("side", ())}
    open_suits = [suit for suit in pack.suits if suit not in gone]
    turning = [suit for suit in open_suits if takes(mine, dummy, suit) != now]
    if not open_suits and takes(mine, dummy, "") != now:
        return words.say("app-prompt-twiddle-away-you" if now else "app-prompt-twiddle-away-dummy")
    if not turning:
        return words.say("app-prompt-twiddle-sure-you" if now else "app-prompt-twiddle-sure-dummy")
    suits = words.speaker.listed([words.speaker.suit(suit) for suit in turning], last="app-list-or")
    return words.say("app-prompt-twiddle-you" if now else "app-prompt-twiddle-dummy", suits=suits)


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
    facts = facts_of(view)
    guide = {"gongor": _gongor, "hermits": _hermits, "minnesota": _minnesota, "solo": _solo}.get(
        scene.words.game.key
    )
    return scene.words.say("app-guide-whist") if guide is None else guide(scene, view, facts)


def _gongor(scene: Scene, view: View, facts: dict[str, Any]) -> str:
    say = scene.words.say
    if view.legal and isinstance(view.legal[0], Bid):
        points = scene.words.game.options.scoring == "points"
        return say("app-guide-bid-points" if points else "app-guide-bid")
    if view.legal and isinstance(view.legal[0], Twiddle):
        return say("app-guide-twiddle")
    return say("app-guide-gongor", bid=int(facts.get("bid") or 0), won=int(facts.get("won", 0)))


def _hermits(scene: Scene, view: View, facts: dict[str, Any]) -> str:
    say = scene.words.say
    if view.legal and isinstance(view.legal[0], Declare):
        return say("app-guide-declare")
    if view.legal and isinstance(view.legal[0], Twiddle):
        return say("app-guide-twiddle")
    before = any(isinstance(act, Twiddle) for act in view.legal)
    return say("app-guide-hermits-twiddle" if before else "app-guide-hermits", won=int(facts.get("won", 0)))


def _minnesota(scene: Scene, view: View, facts: dict[str, Any]) -> str:
    say, phase, contract = scene.words.say, facts["phase"], facts["contract"]
    if phase == "laying":
        return say("app-guide-lay-signal" if len(scene.legal) and _may_signal(view) else "app-guide-lay")
    if phase == "saying":
        return say("app-guide-say")
    if phase == "overcalling":
        return say("app-guide-overcall")
    if phase == "exchanging":
        return say("app-guide-exchange")
    if contract in {"sola_nola", "grand_dix"}:
        return _special(scene, contract, facts["bidder"])
    if contract == "low":
        return say("app-guide-low")
    return say("app-guide-high-trump" if scene.words.game.options.trump == "first_lead" else "app-guide-high")


def _may_signal(view: View) -> bool:
    return any(len(act.parts) == 2 for act in view.legal)


def _special(scene: Scene, contract: str, bidder: Seat) -> str:
    say, viewer = scene.words.say, scene.sight.viewer
    if viewer == bidder:
        return say("app-guide-sola-nola-yours" if contract == "sola_nola" else "app-guide-grand-dix-yours")
    if viewer is not None and pair_of(viewer) == pair_of(bidder):
        return say("app-guide-sits-out")
    return say("app-guide-sola-nola-against" if contract == "sola_nola" else "app-guide-grand-dix-against")


def _solo(scene: Scene, _: View, facts: dict[str, Any]) -> str:
    say, phase, viewer = scene.words.say, facts["phase"], scene.sight.viewer
    if phase == "auction":
        return say("app-guide-auction")
    if phase == "raise":
        return say("app-guide-raise")
    if phase == "trump":
        return say("app-guide-trump")
    holders, undertaken = facts["holders"], int(facts["undertaken"])
    if not holders:
        return say("app-guide-general")
    if viewer in holders:
        return (
            say("app-guide-solo-none") if undertaken == 0 else say("app-guide-solo-yours", count=undertaken)
        )
    return (
        say("app-guide-solo-against-none")
        if undertaken == 0
        else say("app-guide-solo-against", count=undertaken)
    )
