"""A replay as text: tricks in rows under a diagram of the hands, or every act in a sentence."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.card import Card, cards_from_text
from whistclub.cards.french import FRENCH
from whistclub.rules.actions import Play
from whistclub.rules.seats import Seat, seat_letter
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.texts.card_tables import TrickRow, card_index, diagram, trick_lines
from whistclub.terminal.texts.words import Words

_OF_THE_PLAY: Final = frozenset({"event-led", "event-played", "event-trick", "act-by-seat"})
"""The events that a row shows; an act that somebody else did not see whole is told by its seat."""


def replay_lines(replayed: doc.Replay, words: Words) -> list[str]:
    """The match with each deal's cards in a diagram and its tricks in rows; a solitaire in sentences."""
    if words.game.seats == 1 or words.game.pack is not FRENCH:
        return replay_sentences(replayed, words)
    lines = _customs(replayed, words)
    for deal in replayed.deals:
        lines += [words.heading(deal.number, deal.dealer), *_cards(deal, words), *_opening(deal)]
        lines += _acts_in_rows(deal, words)
        lines += [*_end(deal, words), ""]
    return [*lines, *_result(replayed, words)]


def replay_sentences(replayed: doc.Replay, words: Words) -> list[str]:
    """The match with every act in a sentence."""
    lines = _customs(replayed, words)
    for deal in replayed.deals:
        lines.append(words.heading(deal.number, deal.dealer))
        for letter, cards in (deal.hands or {}).items():
            named = words.speaker.cards(cards)
            lines.append(words.say("line-hand-of", seat=words.speaker.seat(letter), cards=named))
        if deal.deal is None:
            lines.append(words.say("line-cards-closed"))
        lines += _opening(deal)
        lines += [text for act in deal.acts for text in _sentences_of(act)]
        lines += _end(deal, words)
    return [*lines, *_result(replayed, words)]


def _customs(replayed: doc.Replay, words: Words) -> list[str]:
    """Says by which customs cards are named, where any is."""
    is_named = any(act.named is not None for deal in replayed.deals for act in deal.acts)
    return [words.say("named-by-usual-card")] if is_named else []


def _sentences_of(act: doc.ReplayedAct) -> list[str]:
    """The sentences about what an act brought about; the custom that a card kept stands right after the card."""
    texts = [one.text for one in act.events]
    return texts if act.named is None else [*texts[:1], act.named.text, *texts[1:]]


def _opening(deal: doc.ReplayedDeal) -> list[str]:
    return [one.text for one in deal.opening if not deal.hands or one.key != "event-dealt"]


def _end(deal: doc.ReplayedDeal, words: Words) -> list[str]:
    ending = [] if deal.ending is None else [words.speaker.action(deal.ending)]
    return [*ending, *(line.text for line in deal.lines), words.score(deal.score)]


def _result(replayed: doc.Replay, words: Words) -> list[str]:
    if replayed.result is not None:
        return [*(line.text for line in replayed.result.lines), replayed.result.text]
    return [words.say("line-stands-at", at=str(replayed.at), most=str(replayed.most))]


def _cards(deal: doc.ReplayedDeal, words: Words) -> list[str]:
    """The hands: a diagram for four, a line each for fewer; a sentence where they are closed."""
    if deal.hands is None:
        return [words.say("line-cards-closed")]
    hands = {letter: cards_from_text(FRENCH, cards) for letter, cards in deal.hands.items()}
    catalogue = words.catalogue
    if len(hands) == len("NESW"):
        return ["", *diagram(catalogue, hands), ""]
    return [
        f"{words.speaker.seat(letter)}: {' '.join(card_index(catalogue, card) for card in cards)}"
        for letter, cards in hands.items()
    ]


def _acts_in_rows(deal: doc.ReplayedDeal, words: Words) -> list[str]:
    """The acts before and after the play in sentences, the play in rows; what else happens in a trick stands beside it."""
    before: list[str] = []
    rows: list[TrickRow] = []
    for act in deal.acts:
        card = _card_of(act, words)
        if card is None:
            before += [one.text for one in act.events]
            continue
        others = [one.text for one in act.events if one.key not in _OF_THE_PLAY]
        if not rows or rows[-1].taker:
            rows.append(TrickRow(()))
        last = rows[-1]
        if act.named is not None:
            index = card_index(words.catalogue, card)
            others.insert(0, words.say("named-card", card=index, custom=act.named.text))
        remark = " ".join([last.remark, *others]).strip()
        rows[-1] = TrickRow((*last.cards, (act.seat, card)), _taker(act.events), remark)
    if not rows:
        return before
    letters = [seat_letter(Seat(seat), words.game.seats) for seat in range(words.game.seats)]
    return [*before, *trick_lines(words.catalogue, letters, rows)]


def _card_of(act: doc.ReplayedAct, words: Words) -> Card | None:
    """The card that an act plays to a trick, None for any other act."""
    action = None if act.act is None else words.game.alphabet.read(act.act, FRENCH)
    return action.card if isinstance(action, Play) else None


def _taker(events: Sequence[doc.ReplayedEvent]) -> str:
    return next((str(one.facts["seat"]) for one in events if one.key == "event-trick"), "")
