"""The types of the documents of `--json`."""

from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.analysing.document import Analysis
from whistclub.terminal.commands.case_types import Verdict
from whistclub.terminal.commands.club_types import ClubSeen
from whistclub.terminal.commands.party.plan_document import PartyComparison, PartyPlan
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
    doc.Party,
    ClubSeen,
    PartyPlan,
    PartyComparison,
)
"""The type of every document, one a command."""
