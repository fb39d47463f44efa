"""A puzzle in sentences: the position with what is still out, the question, and the answer with the worth of every
act.
"""

from collections.abc import Iterator, Sequence

import msgspec

from whistclub.cards.card import Card
from whistclub.coach import FairHint
from whistclub.coach.puzzles import Choice, Lie, Puzzle, StillOut, reading_of
from whistclub.rules.actions import Action
from whistclub.rules.moment import Moment
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import View
from whistclub.terminal.texts.pricing import reason_lines
from whistclub.terminal.texts.review import decimal, in_hundred
from whistclub.terminal.texts.view_lines import hand_lines, table_lines
from whistclub.terminal.texts.words import Words


class Asked(msgspec.Struct, frozen=True):
    """A puzzle as it is asked: the view of its seat, the moment, who wins the trick so far, and what is still out."""

    puzzle: Puzzle
    view: View
    moment: Moment
    winning: Seat | None
    out: StillOut
    words: Words

    def __repr__(self) -> str:
        return f"Asked({self.puzzle.name!r})"


def asked_lines(asked: Asked) -> list[str]:
    """The position and the question."""
    puzzle, words = asked.puzzle, asked.words
    return [
        words.say("puzzle-heading", name=puzzle.name, game=words.name(), theme=title_of(puzzle, words)),
        *([] if asked.view.viewer is None or words.game.seats == 1 else [_seat(asked)]),
        *table_lines(asked.view, asked.moment, asked.winning, words),
        *(_calls(asked) if puzzle.method == "called" else _tricks(asked)),
        *hand_lines(asked.view, words),
        *([] if puzzle.method == "called" else _out(asked)),
        words.say(f"puzzle-ask-{_question(puzzle)}"),
    ]


def _question(puzzle: Puzzle) -> str:
    """The word of the question: what is asked for."""
    if puzzle.method in {"called", "played"}:
        return "called"
    return "contract" if puzzle.unit == "chance" and puzzle.method != "odds" else puzzle.unit


def title_of(puzzle: Puzzle, words: Words) -> str:
    """The title of the main theme."""
    return words.say(f"puzzle-theme-{puzzle.themes[0]}")


def answer_lines(asked: Asked, answer: Action, hint: FairHint) -> list[str]:
    """The judgement of an answer, the convention and the reason of play, the worth of every act, and who else finds
    it.
    """
    puzzle, words = asked.puzzle, asked.words
    choice = puzzle.choice_of(answer.text)
    if choice is None:
        return []
    lines = [_verdict(asked, answer.text, choice)]
    if puzzle.why is not None:
        lines.append(words.speaker.why(puzzle.why))
    lines += [*reason_lines(hint, words), *_rows(asked)]
    found = [level for level, missed in puzzle.missed.items() if not missed]
    levels = words.speaker.listed(found) if found else words.say("list-none")
    return [*lines, words.say("puzzle-found-by", levels=levels)]


def _seat(asked: Asked) -> str:
    return asked.words.say("puzzle-seat", seat=asked.words.seat(asked.view.viewer or Seat(0)))


def _calls(asked: Asked) -> Iterator[str]:
    """The calls before, where they are heard."""
    words = asked.words
    heard = [
        words.say("puzzle-call", seat=words.seat(seat), call=words.speaker.choice(act.text))
        for seat, act in asked.view.acts
        if act is not None
    ]
    if heard:
        calls = words.speaker.listed(heard, last="list-semicolon", early="list-semicolon")
        yield words.say("puzzle-called", calls=calls)


def _tricks(asked: Asked) -> Iterator[str]:
    """The tricks of a deal of four so far, a line each."""
    words, view = asked.words, asked.view
    reading = reading_of(words.game, view) if words.game.seats == len(FOUR) else None
    for number, trick in enumerate(reading.tricks if reading is not None else (), 1):
        cards = [
            words.say("puzzle-played", seat=words.seat(seat), card=words.speaker.card(card.text))
            for seat, card in trick.cards
        ]
        played = words.speaker.listed(cards, last="list-comma")
        yield words.say("puzzle-trick", number=number, cards=played, taker=words.seat(trick.taker))


def _out(asked: Asked) -> Iterator[str]:
    words, out = asked.words, asked.out
    told = words.speaker.listed(_told_out(asked), last="list-semicolon", early="list-semicolon")
    yield words.say("puzzle-out", cards=told)
    for known in out.known:
        seat = words.speaker.seat(known.seat)
        if known.lacks:
            lacking = words.speaker.listed([words.speaker.suit(suit) for suit in known.lacks])
            yield words.say("puzzle-lacks", seat=seat, suits=lacking)
        shown = {card.text for _, card in asked.view.shown}
        holds = [words.speaker.card(card) for card in known.holds if card not in shown]
        if holds:
            held = words.speaker.listed(holds)
            yield words.say("puzzle-holds", seat=seat, cards=held)


def _told_out(asked: Asked) -> list[str]:
    """The cards still out: by suit, the highest first, then those of no suit; alone at a table each by its name."""
    words, pack = asked.words, asked.words.game.pack
    by_suit: dict[str, list[Card]] = {suit: [] for suit in (*pack.suits, "")}
    for text in asked.out.cards:
        card = pack.card(text)
        by_suit[card.suits if card.suits in by_suit and words.game.seats > 1 else ""].append(card)
    named = [words.speaker.card(card.text) for card in by_suit.pop("")]
    suits = [
        words.say(
            "puzzle-out-suit", suit=words.speaker.suit(suit), ranks=" ".join(map(_rank, reversed(cards)))
        )
        for suit, cards in by_suit.items()
        if cards
    ]
    return suits + named


def _rank(card: Card) -> str:
    return card.text[1].replace("T", "10")


def _verdict(asked: Asked, act: str, choice: Choice) -> str:
    puzzle, words = asked.puzzle, asked.words
    best = words.speaker.choice(puzzle.best.acts[0])
    if choice is puzzle.best:
        return words.say("puzzle-right", act=words.speaker.choice(act))
    facts: dict[str, str | int] = {"act": words.speaker.choice(act), "best": best}
    if puzzle.unit == "chance":
        facts |= {"chance": _chance(puzzle, choice.worth), "better": _chance(puzzle, puzzle.best.worth)}
        return words.say("puzzle-wrong-chance", **facts)
    cost = decimal(words, told_cost(choice.worth, puzzle.best.worth))
    return words.say(f"puzzle-wrong-{puzzle.unit}", cost=cost, **facts)


def _chance(puzzle: Puzzle, worth: float) -> int:
    """A chance of a hundred; of deals that were drawn never 0 or 100, which only a count can say."""
    told = in_hundred(worth)
    return min(99, max(1, told)) if puzzle.method == "drawn" else told


def told_cost(worth: float, best: float) -> float:
    """The cost of a choice as the worths beside it are told, with one digit: who subtracts them finds it again."""
    return abs(round(10 * worth) - round(10 * best)) / 10


def _rows(asked: Asked) -> Iterator[str]:
    """A line for each part of the worlds, and one for all of them."""
    puzzle, words = asked.puzzle, asked.words
    for lie in puzzle.lies:
        yield words.say(
            "puzzle-lie",
            lie=lie_text(lie, words),
            chance=in_hundred(lie.share),
            worths=_worths(asked, lie.worths),
        )
    worths = _worths(asked, [one.worth for one in puzzle.choices])
    unit = "tricks" if puzzle.unit == "avoided" else puzzle.unit
    key = "odds" if puzzle.method == "odds" else f"{puzzle.method}-{unit}"
    yield words.say(f"puzzle-all-{key}", worlds=puzzle.worlds, worths=worths)


def lie_text(lie: Lie, words: Words) -> str:
    """The part of the worlds in words: who holds what."""
    if lie.kind == "else":
        return words.say("puzzle-lie-else")
    seat = words.speaker.seat(lie.seat)
    if lie.kind == "card":
        return words.say("puzzle-lie-card", seat=seat, card=words.speaker.card(lie.card))
    key = "puzzle-lie-at-least" if lie.kind == "at_least" else "puzzle-lie-at-most"
    return words.say(key, seat=seat, suit=words.speaker.suit(lie.suit), count=lie.count)


def _worths(asked: Asked, worths: Sequence[float]) -> str:
    puzzle, words = asked.puzzle, asked.words
    told = [
        words.say(
            "puzzle-worth",
            act=words.speaker.choice(choice.acts[0]),
            worth=str(_chance(puzzle, worth)) if puzzle.unit == "chance" else decimal(words, worth),
        )
        for choice, worth in zip(puzzle.choices, worths, strict=True)
    ]
    return words.speaker.listed(told, last="list-comma")
