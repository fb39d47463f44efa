"""The facts at the side of the cloth: contract, trump, tricks, the cards of others that are known."""

from collections.abc import Iterator, Sequence

from whistclub.cards.card import Card
from whistclub.messages import is_decktet
from whistclub.rules.seats import Seat
from whistclub.rules.values import View
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.theme import Appearance, rank_label
from whistclub.terminal.texts.facts import by_side, label_text, pile_text
from whistclub.terminal.texts.table_words import TableWords

_FEW = 3


def holding(cards: Sequence[Card], appearance: Appearance, words: TableWords) -> list[str]:
    """Returns the cards, a line a suit: `♠ A K 10`; the Decktet's in one line, as are cards of no suit of the pack."""
    if cards and is_decktet(cards[0].pack_key):
        return [" ".join(appearance.signs(card) for card in cards)]
    lines = []
    suits = "SHDC" + "".join(suit for suit in words.game.pack.suits if suit not in "SHDC")
    for suit in suits:
        held = sorted((card for card in cards if card.suits == suit), key=lambda card: -card.rank)
        if held:
            ranks = " ".join(rank_label(card, words.catalogue) for card in held)
            lines.append(f"{appearance.shape(suit, 'french')} {ranks}")
    others = [card for card in cards if not card.suits or card.suits not in suits]
    return [*lines, *([" ".join(appearance.signs(card) for card in others)] if others else [])]


def fact_lines(scene: Scene) -> list[str]:
    """Returns the facts of the running deal, a line each; the first is the most important."""
    if scene.view is None:
        return []
    view = scene.view
    return [
        *_label(scene, view),
        *_trump(scene, view),
        *_winning(scene),
        *_tricks(scene),
        *_counts(scene, view),
        *_known(scene, view),
    ]


def _label(scene: Scene, view: View) -> Iterator[str]:
    """The game played, who sits out, and in a game of several the numbers counted off."""
    words, moment = scene.words, scene.moment
    label = label_text(view, moment, words)
    if label:
        yield label
    for seat in moment.out:
        yield words.say("line-sitting-out", seat=words.seat(seat))
    if moment.tally is not None and not scene.is_solitaire:
        heading = words.say(f"app-alone-{moment.tally.kind}")
        yield " ".join([heading, *map(str, moment.tally.open)])


def _trump(scene: Scene, view: View) -> Iterator[str]:
    """The trump suit, the card turned for it, and how many cards are left in the piles."""
    words = scene.words
    if scene.is_solitaire:
        return
    if view.trump:
        shape = "" if scene.appearance.ascii else f"{scene.appearance.shape(view.trump, 'french')} "
        yield words.say("app-fact-trump", suit=shape + words.speaker.suit(view.trump))
    for pile in scene.moment.piles:
        if pile.kind == "turned":
            yield words.say("app-fact-turned", card=words.speaker.cards(" ".join(map(str, pile.cards))))
        elif pile.kind != "stock" and pile.name:
            yield pile_text(pile, words)


def _winning(scene: Scene) -> Iterator[str]:
    """The winner of the trick so far, in words, since a frame alone says it to few."""
    if scene.winning is not None and not scene.is_solitaire:
        yield scene.words.say("app-fact-winning", name=scene.words.seat(Seat(scene.winning)))


def _tricks(scene: Scene) -> Iterator[str]:
    words, won = scene.words, scene.moment.tricks
    if not any(won):
        return
    viewer = scene.sight.viewer or Seat(0)
    if words.plays_alone:
        yield words.say("app-fact-own-tricks", count=won[viewer])
    else:
        ours = by_side(won, words)[words.side_of(viewer)]
        yield words.say("app-fact-tricks", we=ours, they=sum(won) - ours)


def _counts(scene: Scene, view: View) -> Iterator[str]:
    """The numbers kept for each side beside the points, one's own first."""
    words, viewer = scene.words, scene.sight.viewer
    own = words.side_of(viewer or Seat(0))
    for count in words.game.counts(view.setting):
        if any(count.by_side):
            sides = [*range(own, words.game.sides), *range(own)]
            parts = [
                words.say("app-score-side", side=words.side_label(side, viewer), count=count.by_side[side])
                for side in sides
            ]
            numbers = words.speaker.listed(parts, last="list-comma")
            yield words.say("app-fact-counts", what=words.say(count.name), counts=numbers)


def _known(scene: Scene, view: View) -> Iterator[str]:
    """Cards known to be somewhere: shown bid cards, an open hand, what an exchange has moved."""
    words, moment, turned = scene.words, scene.moment, scene.pile("turned")
    by_seat: dict[Seat, list[Card]] = {}
    for seat, card in view.shown:
        if seat != view.viewer and (turned is None or card not in turned.cards):
            by_seat.setdefault(seat, []).append(card)
    for seat, cards in by_seat.items():
        yield from _held(scene, words.say("app-fact-holds", name=words.seat(seat)), cards)
    for known in moment.known:
        yield from _held(scene, words.say(known.heading), known.cards)


def _held(scene: Scene, whose: str, cards: Sequence[Card]) -> Iterator[str]:
    """A few cards on the line that says whose; more in lines by suit."""
    if len(cards) <= _FEW:
        # Each with its suit: the ranks of one suit, closed up to fit, would run together into another card.
        each = [line for card in cards for line in holding([card], scene.appearance, scene.words)]
        signs = " ".join(line.replace(" ", "") for line in each)
        yield scene.words.say("app-fact-few", whose=whose, cards=signs)
        return
    yield whose
    yield from (f"  {line}" for line in holding(cards, scene.appearance, scene.words))
