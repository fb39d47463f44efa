"""`whist replay`: a recorded match as a document, in rows under a diagram of the hands, or with every act in a
sentence.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import cards_from_text
from whistclub.games.registry import make_game, named_cards
from whistclub.rules.actions import Play
from whistclub.rules.conventions import USUAL_CONVENTIONS
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.match_lin import match_to_lin
from whistclub.rules.match_pbn import match_to_pbn
from whistclub.rules.record import Record
from whistclub.rules.replay import deal_to_text
from whistclub.rules.replay import replay as replayed
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import ending_text, seen_by
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.records import act_count, load_match, open_deals
from whistclub.terminal.commands.score import line_documents, result_document
from whistclub.terminal.texts.card_tables import TrickRow, card_index, diagram, trick_lines
from whistclub.terminal.texts.words import Words, options_text, score_after

Telling = Callable[[doc.Replay, Words], list[str]]
"""A way to tell a match: its tricks in rows, or every act in a sentence."""

_OF_THE_PLAY: Final = frozenset({"event-led", "event-played", "event-trick", "act-by-seat"})
"""The events that a row shows; an act that somebody else did not see whole is told by its seat."""


def replay(context: Context, file: Path, at: int | None, tell: Telling, *, as_json: bool) -> int:
    """Prints a match act by act, up to act number `at`, as `tell` tells it."""
    record, full = load_match(file)
    words = context.words(full.game)
    document = replay_document(record, full, at, words)
    lines = tell(document, words)
    if open_deals(full) < len(full.deals):
        lines = [words.say("cli-unfinished-replay"), *lines]
    return context.answer(document, lines, as_json=as_json)


def print_pbn(context: Context, file: Path) -> int:
    """Prints the deals of a match that are over as PBN. Raises BadFile, BadRecord, BadDeal."""
    _, full = load_match(file)
    context.console.say(match_to_pbn(full).removesuffix("\n"))
    return 0


def print_lin(context: Context, file: Path) -> int:
    """Prints the deals of a match that are over as LIN. Raises BadFile, BadRecord, BadDeal."""
    _, full = load_match(file)
    context.console.say(match_to_lin(full).removesuffix("\n"))
    return 0


def replay_document(record: Record, full: Match, at: int | None, words: Words) -> doc.Replay:
    """Returns the match up to an act; cards lie open only in the deals that are over. Raises BadRecord."""
    match = full if at is None else replayed(record, make_game, at)
    most = act_count(record)
    opened = open_deals(full)
    deals, first = [], 1
    for index, played in enumerate(match.deals):
        deals.append(_deal_document(played, first, words, is_open=index < opened))
        first += len(played.acts)
    return doc.Replay(
        game=record.game,
        options=options_text(match.game.options),
        ended=record.ended,
        at=most if at is None else at,
        most=most,
        sides=words.sides,
        deals=tuple(deals),
        result=result_document(match.result, words),
    )


def _deal_document(played: Played, first: int, words: Words, *, is_open: bool) -> doc.ReplayedDeal:
    game = words.game
    start = game.start(played.deal, played.setting)
    acts, final = _act_documents(played, start, first, words, is_open=is_open)
    hidden = () if is_open else game.view(final, None).acts
    for index, (_, act) in enumerate(hidden):
        if act is None:
            acts[index] = msgspec.structs.replace(acts[index], act=None)
    if is_open:
        _name_cards(acts, played, words)
    result = played.result
    return doc.ReplayedDeal(
        number=played.setting.number,
        dealer=seat_letter(played.setting.dealer, game.seats),
        deal=deal_to_text(played.deal) if is_open else None,
        hands=_hands_of(game, start) if is_open else None,
        opening=_event_documents(game.opening(start), words),
        acts=tuple(acts),
        ending=None if played.ending is None else ending_text(played.ending, game.seats),
        lines=() if result is None else line_documents(result.lines, words),
        score=score_after(played),
    )


def _act_documents(
    played: Played, position: Any, first: int, words: Words, *, is_open: bool
) -> tuple[list[doc.ReplayedAct], Any]:
    """Returns the acts with their public events, and the position after the last. Hidden acts of open deals are put in
    words.
    """
    game, acts = words.game, []
    for number, (seat, action) in enumerate(played.acts, first):
        after = position.play(seat, action)
        events = game.narrate(position, seat, action, after)
        letter = seat_letter(seat, game.seats)
        said = _event_documents(events, words)
        if is_open and any(one.private for one in events):
            text = words.speaker.action(f"{letter} {action.text}")
            said = (
                doc.ReplayedEvent(key="act-by-seat", facts={"seat": letter, "act": action.text}, text=text),
                *said[1:],
            )
        acts.append(doc.ReplayedAct(number=number, seat=letter, act=action.text, events=said))
        position = after
    return acts, position


def _name_cards(acts: list[doc.ReplayedAct], played: Played, words: Words) -> None:
    """Names the cards that kept a custom, by the usual convention card: a record does not hold that of its table."""
    for one in named_cards(words.game, played, USUAL_CONVENTIONS):
        suit = words.speaker.suit(one.suit)
        named = doc.ReplayedEvent(key=one.key, facts={"suit": one.suit}, text=words.say(one.key, suit=suit))
        acts[one.acts - 1] = msgspec.structs.replace(acts[one.acts - 1], named=named)


def _event_documents(events: Sequence[Any], words: Words) -> tuple[doc.ReplayedEvent, ...]:
    seen = [seen_by(one, None, words.game.seats) for one in events]
    return tuple(
        doc.ReplayedEvent(key=one.key, facts=dict(one.args), text=words.speaker.event(one)) for one in seen
    )


def _hands_of(game: Game, position: Any) -> dict[str, str] | None:
    """Four hands at the start of a deal by seat letter, as text forms; None in a solitaire."""
    if game.seats == 1:
        return None
    hands = {}
    for seat in range(game.seats):
        view = game.view(position, Seat(seat))
        hands[seat_letter(Seat(seat), game.seats)] = " ".join(card.text for card in view.hand)
    return hands


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
    """The acts before and after the play in sentences, the play in rows; what else happens in a trick stands beside
    it.
    """
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
