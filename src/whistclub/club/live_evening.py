"""Running evenings: apart from matches, since a page that plays alone has none."""

from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.log import EveningCommand
from whistclub.club.evening.state import EveningState
from whistclub.club.live_log import Live
from whistclub.club.log.steps import Step

LiveEvening = Live[EveningState, EveningCommand, AnyEntry]
EveningStep = Step[EveningState, AnyEntry]
