"""The types of the documents of `--json`."""

from typing import Final

from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.analyse.document import Analysis
from whistclub.terminal.commands.case_types import Verdict
from whistclub.terminal.commands.club_types import ClubSeen
from whistclub.terminal.commands.evening.plan_document import EveningComparison, EveningPlan
from whistclub.terminal.commands.puzzle_types import PuzzleAsked, PuzzleThemes
from whistclub.terminal.commands.review_types import Review

DOCUMENTS: Final = {
    "games": doc.Games,
    "rules": doc.Rules,
    "play": doc.Played,
    "deal": doc.Deals,
    "replay": doc.Replay,
    "score": doc.ScoreSheet,
    "review": Review,
    "case": Verdict,
    "analyse": Analysis,
    "puzzle": PuzzleAsked,
    "puzzle --list": PuzzleThemes,
    "inspect": doc.Inspection,
    "duel": doc.Duel,
    "stats": doc.Statistics,
    "solve": doc.Solutions,
    "bench": doc.Bench,
    "doctor --url": ClubSeen,
    "evening plan": EveningPlan,
    "evening plan --compare": EveningComparison,
    "evening simulate": doc.Evening,
    "evening replay": doc.Evening,
    "evening export": doc.Evening,
}
"""The type of the document of each command that prints one."""
