"""The first steps as they are sent: each place as the learner sees it, the act to find, and what comes of each act."""

from functools import cache

from whistclub.players.first_steps import LEARNER, FirstStep, first_steps, outcomes, step_position
from whistclub.rules.encoding import encode
from whistclub.web.http.games.drills import welcome_at
from whistclub.wire.practice import FirstStepsPage, StepPlace


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
