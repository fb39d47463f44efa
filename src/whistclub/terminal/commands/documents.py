"""The types of the documents of `--json`."""

from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.analyse.document import Analysis
from whistclub.terminal.commands.case_types import Verdict
from whistclub.terminal.commands.club_types import ClubSeen
from whistclub.terminal.commands.evening.plan_document import EveningComparison, EveningPlan
from whistclub.terminal.commands.puzzle_types import PuzzleAsked, PuzzleThemes
from whistclub.terminal.commands.review_types import Review

DOCUMENTS = (
    doc.Games,
    doc.Rules,
    doc.Deals,
    doc.Played,
    doc.Replay,
    doc.ScoreSheet,
    Review,
    Verdict,
    Analysis,
    PuzzleAsked,
    PuzzleThemes,
    doc.Inspection,
    doc.Duel,
    doc.Statistics,
    doc.Solutions,
    doc.Bench,
    doc.Evening,
    ClubSeen,
    EveningPlan,
    EveningComparison,
)
"""The type of every document, one a command."""
