"""The test kit every game must pass, for the games shipped and for games of your own.

`check_game(game)` plays, refuses, records, samples and compares; its `Report` names every check and what it found.
"""

from whistclub.conformance.kit import check_game
from whistclub.conformance.knowledge import Knowledge, knowledge_of
from whistclub.conformance.report import Check, Report

__all__ = ["Check", "Knowledge", "Report", "check_game", "knowledge_of"]
