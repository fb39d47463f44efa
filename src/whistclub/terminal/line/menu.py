"""The numbered choices of line mode, and what an answer to them means."""

from collections.abc import Sequence
from itertools import count
from typing import Final, Union

import msgspec

from whistclub.cards.errors import BadText, reason
from whistclub.rules.actions import Action, Lay, number_alone
from whistclub.rules.game import Game
from whistclub.rules.moment import Moment
from whistclub.rules.values import View
from whistclub.terminal.line.prompts import question
from whistclub.terminal.texts.explanations import act_elsewhere, call_named, explained, meaningless, note_of
from whistclub.terminal.texts.words import Words

_MOST_PAIRS: Final = 6
"""More ways to lay two cards than these are asked for card by card."""


class Choice(msgspec.Struct, frozen=True):
    """A line of the menu: the number to type, the words, and the act it stands for or the choices it leads to."""

    number: int
    text: str
    act: Action | None = None
    leads_to: "tuple[Choice, ...]" = ()


Answer = Union[Action, "tuple[Choice, ...]"]


def menu_of(view: View, moment: Moment, words: Words) -> tuple[Choice, ...]:
    """The legal acts as numbered choices, in their documented order.

    An act that names a number alone has that number, everything else counts from 1, or on from the highest of those.
    Many ways to lay two cards are one choice, which leads to the first card and that to the second.
    """
    legal = view.legal
    pairs = [act for act in legal if isinstance(act, Lay) and len(act.cards) == 2]
    if len(pairs) <= _MOST_PAIRS:
        pairs = []
    plain = [act for act in legal if act not in pairs]
    others = count(max((number_alone(act) or 0 for act in legal), default=0) + 1)
    numbers = (next(others) if (own := number_alone(act)) is None else own for act in plain)
    choices = [
        Choice(number, _offered(act, moment, words), act) for number, act in zip(numbers, plain, strict=True)
    ]
    if pairs:
        choices.append(
            Choice(next(others), words.say("line-choose-signal"), None, _first_cards(pairs, moment, words))
        )
    return tuple(choices)


def lines_of(menu: Sequence[Choice], words: Words) -> list[str]:
    """The menu as lines."""
    return [words.say("line-choice", number=str(choice.number), choice=choice.text) for choice in menu]


def read_answer(text: str, menu: Sequence[Choice], legal: Sequence[Action], game: Game) -> Answer:
    """The act an answer means, or the menu it leads to.

    A number of the menu, the text form of an act, or its object alone (`HK`). The act need not be legal. Raises
    BadText.
    """
    word = text.strip()
    if word.isascii() and word.isdecimal():
        for choice in menu:
            if str(choice.number) == word.lstrip("0") or (choice.number == 0 and not word.strip("0")):
                return choice.act if choice.act is not None else choice.leads_to
        if all(number_alone(act) is None for act in legal):
            raise BadText(
                reason("no-such-choice", text=word[:10], first=menu[0].number, last=menu[-1].number)
            )
    return act_written(word, legal, game)


def act_written(word: str, legal: Sequence[Action], game: Game) -> Action:
    """The act of this text or of its object alone, read as a legal one where it can be. Raises BadText."""
    readings = []
    refused = None
    for verb in ("", *dict.fromkeys(act.verb for act in legal)):
        try:
            readings.append(game.alphabet.read(f"{verb} {word}", game.pack))
        except BadText as problem:
            refused = refused or problem
    for act in readings:
        if act in legal:
            return act
    if readings:
        return readings[0]
    raise refused or BadText(reason("unknown-act", text=word[:40]))


def _offered(act: Action, moment: Moment, words: Words) -> str:
    note = note_of(act, moment, words)
    if note:
        return words.say("line-offer-note", act=words.action(act), note=note, text=act.text)
    return words.say("line-offer", act=words.action(act), text=act.text)


def _first_cards(pairs: Sequence[Lay], moment: Moment, words: Words) -> tuple[Choice, ...]:
    cards = list(dict.fromkeys(card for pair in pairs for card in pair.cards))
    return tuple(
        Choice(
            number,
            words.card(first),
            None,
            tuple(
                Choice(place, _offered(pair, moment, words), pair)
                for place, pair in enumerate((pair for pair in pairs if first in pair.cards), 1)
            ),
        )
        for number, first in enumerate(cards, 1)
    )


def explanation(text: str, menu: Sequence[Choice], view: View, moment: Moment, words: Words) -> list[str]:
    """Returns the meaning of a choice or an act, named by its number, its text or its object alone; for no text, the
    guide to this moment.
    """
    if not text:
        example = next((choice for choice in menu if choice.act is not None), menu[0])
        names = {"explain": words.say("line-word-explain"), "example": str(example.number)}
        about = [] if moment.guide is None else [words.speaker.why(moment.guide)]
        return [*about, question(view, moment, words), words.say("line-explain-how", **names)]
    try:
        chosen = call_named(text, words) or read_answer(text, menu, view.legal, words.game)
    except BadText:
        chosen = ()
    if isinstance(chosen, Action):
        return explained(chosen, view, moment, words)
    if chosen and moment.guide is not None:
        return [words.speaker.why(moment.guide)]
    elsewhere = act_elsewhere(text)
    if elsewhere is not None:
        return [meaningless(elsewhere, words)]
    return [words.say("line-explain-nothing", text=text[:40], explain=words.say("line-word-explain"))]
