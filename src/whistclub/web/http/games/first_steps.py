"""The first steps as they are sent: each place as the learner sees it, the act to find, and what comes of each act."""

from functools import cache

import msgspec

from whistclub.players.first_steps import LEARNER, FirstStep, Outcome, first_steps, outcomes, step_position
from whistclub.rules.encoding import encode
from whistclub.web.http.games.drills import welcome_at
from whistclub.web.wire import messages


class StepPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A step: its name, the table as the learner sees it, the act to find, and the outcome of each act that is
    allowed.
    """

    name: str
    table: messages.Welcome
    answer: str
    outcomes: dict[str, Outcome]


class FirstStepsPage(msgspec.Struct, frozen=True, kw_only=True):
    """The steps in their order."""

    steps: tuple[StepPlace, ...]


@cache
def first_steps_body() -> bytes:
    """The first steps as JSON."""
    return encode(FirstStepsPage(steps=tuple(_place(step) for step in first_steps())))


def _place(step: FirstStep) -> StepPlace:
    game, position = step_position(step)
    return StepPlace(
        name=step.name,
        table=welcome_at(game, step.preset, position, LEARNER),
        answer=step.answer,
        outcomes=outcomes(game, position),
    )
