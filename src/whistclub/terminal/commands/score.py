"""`whist score`: the score sheet of a record."""

from collections.abc import Sequence
from pathlib import Path

from whistclub.rules.match import Match, Played
from whistclub.rules.record import Record
from whistclub.rules.seats import seat_letter
from whistclub.rules.values import MatchResult, ScoreLine, ending_text
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.records import load_match
from whistclub.terminal.texts.words import Words, options_text, score_after


def score(context: Context, file: Path, *, as_json: bool) -> int:
    """The score sheet of a record."""
    record, full = load_match(file)
    words = context.words(full.game)
    return context.answer(
        score_sheet(record, full, words), [words.name(), *words.sheet(full)], as_json=as_json
    )


def score_sheet(record: Record, match: Match, words: Words) -> doc.ScoreSheet:
    """The score sheet of a match, from its record."""
    return doc.ScoreSheet(
        game=match.game.key,
        options=options_text(match.game.options),
        ended=record.ended,
        sides=words.sides,
        deals=tuple(_deal_score(played, words) for played in match.deals),
        score=match.result.score if match.result is not None else match.setting.score,
        result=result_document(match.result, words),
    )


def _deal_score(played: Played, words: Words) -> doc.DealScore:
    game, result = words.game, played.result
    return doc.DealScore(
        number=played.setting.number,
        dealer=seat_letter(played.setting.dealer, game.seats),
        ending=None if played.ending is None else ending_text(played.ending, game.seats),
        lines=() if result is None else line_documents(result.lines, words),
        points=None if result is None else result.points,
        score=score_after(played),
    )


def line_documents(lines: Sequence[ScoreLine], words: Words) -> tuple[doc.Line, ...]:
    """Returns score lines as documents."""
    said = words.score_lines(lines)
    return tuple(
        doc.Line(key=line.key, facts=dict(line.args), points=line.points, text=text)
        for line, text in zip(lines, said, strict=True)
    )


def result_document(result: MatchResult | None, words: Words) -> doc.Result | None:
    """Returns the end of a match as a document; None while it is running."""
    if result is None:
        return None
    text = words.speaker.match(result, words.sides)
    lines = line_documents(result.lines, words)
    return doc.Result(key=result.key, score=result.score, winners=result.winners, lines=lines, text=text)
