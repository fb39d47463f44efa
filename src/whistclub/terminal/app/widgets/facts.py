"""The facts at the side of the cloth: contract, trump, tricks, the cards of others that are known."""

from collections.abc import Iterator, Sequence

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.rules.seats import Seat
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.theme import Appearance, rank_label
from whistclub.terminal.texts.facts import fields_of
from whistclub.terminal.texts.table_words import TableWords

_FEW = 3


def holding(cards: Sequence[Card], appearance: Appearance, words: TableWords) -> list[str]:
    """Returns the cards, a line a suit: `♠ A K 10`; those of other packs than the French in one line."""
    if cards and cards[0].pack_key != FRENCH.key:
        return [" ".join(appearance.signs(card) for card in cards)]
    lines = []
    for suit in "SHDC":
        held = sorted((card for card in cards if card.suits == suit), key=lambda card: -card.rank)
        if held:
            ranks = " ".join(rank_label(card, words.catalogue) for card in held)
            lines.append(f"{appearance.shape(suit, 'french')} {ranks}")
    return lines


def fact_lines(scene: Scene) -> list[str]:
    """Returns the facts of the running deal, a line each; the first is the most important."""
    if scene.view is None:
        return []
    return [
        *_contract(scene),
        *_trump(scene),
        *_winning(scene),
        *_tricks(scene),
        *_carry(scene),
        *_known(scene),
    ]


def _contract(scene: Scene) -> Iterator[str]:
    view, words = scene.view, scene.words
    if view is None:
        return
    facts = fields_of(view)
    contract = facts.get("contract") or facts.get("standing")
    holders = facts.get("holders") or ()
    if not holders and facts.get("bidder") is not None:
        holders = (facts["bidder"],)
    if contract:
        names = words.speaker.listed([words.seat(seat) for seat in holders]) if holders else ""
        yield _called(str(contract), names, words)
    if facts.get("sitting_out") is not None:
        yield words.say("line-sitting-out", seat=words.seat(facts["sitting_out"]))


def _called(contract: str, names: str, words: TableWords) -> str:
    """Returns the contract with the names of those who made it."""
    if contract == "grand":
        return words.say("app-fact-high", names=names)
    if contract == "low" and names:
        return words.say("app-fact-low", names=names)
    called = words.speaker.call(contract)
    called = called[:1].upper() + called[1:]
    return words.say("app-fact-contract-of", contract=called, names=names) if names else called


def _trump(scene: Scene) -> Iterator[str]:
    view, words = scene.view, scene.words
    if view is None or scene.is_solitaire:
        return
    if view.trump:
        shape = "" if scene.appearance.ascii else f"{scene.appearance.shape(view.trump, 'french')} "
        yield words.say("app-fact-trump", suit=shape + words.speaker.suit(view.trump))
    if scene.turned is not None:
        yield words.say("app-fact-turned", card=words.speaker.card(scene.turned.text))


def _winning(scene: Scene) -> Iterator[str]:
    """Who is winning the trick so far, in words, since a frame alone says it to few."""
    if scene.winning is not None and not scene.is_solitaire:
        yield scene.words.say("app-fact-winning", name=scene.words.seat(Seat(scene.winning)))


def _tricks(scene: Scene) -> Iterator[str]:
    view, words = scene.view, scene.words
    won = None if view is None else fields_of(view).get("won")
    if not isinstance(won, tuple) or not any(won):
        return
    viewer = scene.sight.viewer or Seat(0)
    if words.plays_alone:
        yield words.say("app-fact-own-tricks", count=won[viewer])
    else:
        ours = sum(won[words.side_of(viewer) :: words.game.sides])
        yield words.say("app-fact-tricks", we=ours, they=sum(won) - ours)


def _carry(scene: Scene) -> Iterator[str]:
    view = scene.view
    stars = getattr(None if view is None else view.setting.carry, "by_side", None)
    if stars and any(stars):
        yield _by_side(scene, "app-fact-stars", stars)
    games = getattr(None if view is None else view.setting.carry, "games", None)
    if games and any(games):
        yield _by_side(scene, "app-fact-games", games)


def _by_side(scene: Scene, key: str, counts: Sequence[int]) -> str:
    own = scene.words.side_of(scene.sight.viewer or Seat(0))
    return scene.words.say(key, we=counts[own], they=sum(counts) - counts[own])


def _known(scene: Scene) -> Iterator[str]:
    """Cards known to be somewhere: shown bid cards, an open hand, what an exchange has moved."""
    view, words = scene.view, scene.words
    if view is None:
        return
    facts = fields_of(view)
    by_seat: dict[Seat, list[Card]] = {}
    for seat, card in view.shown:
        if seat != view.viewer and not facts.get("face_up"):
            by_seat.setdefault(seat, []).append(card)
    for seat, cards in by_seat.items():
        yield from _held(scene, words.say("app-fact-holds", name=words.seat(seat)), cards)
    for name, key in (("with_pair", "app-fact-with-pair"), ("partner_holds", "app-fact-partner-holds")):
        if facts.get(name):
            yield from _held(scene, words.say(key), facts[name])


def _held(scene: Scene, whose: str, cards: Sequence[Card]) -> Iterator[str]:
    """A few cards on the line that says whose; more in lines by suit."""
    lines = holding(cards, scene.appearance, scene.words)
    if len(cards) <= _FEW:
        yield scene.words.say(
            "app-fact-few", whose=whose, cards=" ".join(line.replace(" ", "") for line in lines)
        )
        return
    yield whose
    yield from (f"  {line}" for line in lines)
