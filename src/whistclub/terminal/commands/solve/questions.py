"""The questions that a file asks `whist solve`: the deals of a PBN text, or a position of a record."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadDeal, BadText, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.cards.pbn.read import LeftOut, read_pbn
from whistclub.cards.pbn.text import text_of
from whistclub.club.store.files.record_files import naming, read_capped
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.seats import FOUR, Seat, left_of
from whistclub.rules.tricks import Tricks
from whistclub.solver import Question, question_of
from whistclub.terminal.commands.records import load_match, position_at
from whistclub.terminal.commands.solve.contracts import STRAINS, Asked

_MOST_BYTES: Final = 8_000_000
_TAG_PAIR: Final = re.compile(r'\[\s*\w+\s*"')
"""No JSON has a word and a text after an opening bracket, so a comment in braces before the first tag is told from a
record.
"""


class NumberedQuestion(msgspec.Struct, frozen=True):
    """One question, with the number of its deal in the file and the board as the file names it."""

    deal: int
    question: Question
    board: str = ""


class FileQuestions(msgspec.Struct, frozen=True):
    """The questions of a file, deal by deal, and what of it cannot be used."""

    questions: tuple[NumberedQuestion, ...]
    left_out: tuple[LeftOut, ...] = ()


def questions_of(file: Path, at: int | None, asked: Asked, leader: Seat | None) -> FileQuestions:
    """The questions of a PBN file or of a record. Raises BadFile, BadText, BadDeal, BadRecord."""
    text = text_in(file)
    if is_record(text):
        return FileQuestions(tuple(_from_record(file, at, asked, leader)))
    with naming(file):
        read = read_pbn(text)
    questions: list[NumberedQuestion] = []
    for one in read.deals:
        dealer = one.hands.dealer
        first = leader if leader is not None or dealer is None else left_of(Seat(dealer), len(FOUR))
        made = _from_hands(one.hands.hands, asked, first)
        questions += [NumberedQuestion(one.number, question, one.board) for question in made]
    return FileQuestions(tuple(questions), read.left_out)


def text_in(file: Path) -> str:
    """The text of a file of deals. Raises BadFile, BadText."""
    raw = read_capped(file, _MOST_BYTES)
    with naming(file):
        if len(raw) > _MOST_BYTES:
            raise BadText(reason("solve-file-long", most=_MOST_BYTES))
    return text_of(raw)


def is_record(text: str) -> bool:
    """True for the text of a record."""
    return text.lstrip()[:1] == "{" and not _TAG_PAIR.search(text)


def _from_hands(
    hands: tuple[Hand, Hand, Hand, Hand], asked: Asked, leader: Seat | None
) -> Iterator[Question]:
    """Every strain and leader that is not named."""
    strains = STRAINS if asked.trump is None else (asked.trump,)
    leaders = FOUR if leader is None else (leader,)
    made = [asked.question(hands, lead, strain) for strain in strains for lead in leaders]
    playing = [one for one in made if one.hands[one.leader]]
    return (one for place, one in enumerate(playing) if one not in playing[:place])


def _from_record(file: Path, at: int | None, asked: Asked, leader: Seat | None) -> Iterator[NumberedQuestion]:
    """The position after an act; of a record that is over, and of which no act is named, each deal from its first
    lead.
    """
    record, full = load_match(file)
    if at is None and full.position is None:
        yield from _first_leads(full, asked, leader)
        return
    found = position_at(record, full, at)
    tricks = _in_play(None if found is None else found[0])
    if tricks is None:
        raise BadDeal(reason("solve-not-in-play"))
    if tricks.run_out():
        raise BadDeal(reason("solve-over"))
    yield NumberedQuestion(_deal_at(full, at), _question(tricks, asked, leader))


def _first_leads(full: Match, asked: Asked, leader: Seat | None) -> Iterator[NumberedQuestion]:
    found = [(played, _first_lead(full.game, played)) for played in full.deals]
    played_out = [(played.setting.number, tricks) for played, tricks in found if tricks is not None]
    if not played_out:
        raise BadDeal(reason("solve-not-in-play"))
    for number, tricks in played_out:
        yield NumberedQuestion(number, _question(tricks, asked, leader))


def _first_lead(game: Game, played: Played) -> Tricks | None:
    """The position before the first card of a deal; None where none was played, or not by four hands with a French
    pack.
    """
    position: Any = game.start(played.deal, played.setting)
    for seat, action in played.acts:
        if isinstance(action, Play):
            return _in_play(position)
        position = position.play(seat, action)
    return None


def _in_play(position: Any) -> Tricks | None:
    tricks = getattr(position, "tricks", None)
    if not isinstance(tricks, Tricks) or tricks.judge.pack is not FRENCH or len(tricks.hands) != len(FOUR):
        return None
    return tricks


def _deal_at(full: Match, at: int | None) -> int:
    """The number of the deal in which an act of a record lies."""
    left = at
    for played in full.deals:
        if left is not None and left <= len(played.acts):
            return played.setting.number
        left = None if left is None else left - len(played.acts)
    return full.deals[-1].setting.number


def _question(tricks: Tricks, asked: Asked, leader: Seat | None) -> Question:
    base, contract = question_of(tricks, side=asked.side), asked.contract
    question = msgspec.structs.replace(
        base,
        objective=contract.objective,
        target=contract.target,
        trump=base.trump if asked.trump is None or not contract.trump else asked.trump,
        leader=base.leader if leader is None or base.table else leader,
    )
    question.check()
    return question
