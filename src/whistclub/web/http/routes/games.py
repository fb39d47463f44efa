"""The games with their forms, rules pages, drills, puzzles and first steps."""

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from whistclub.web.http.games.drills import drill_body
from whistclub.web.http.games.first_steps import first_steps_body
from whistclub.web.http.games.forms import games, rules_text
from whistclub.web.http.games.puzzles import puzzle_body, puzzle_reason, puzzles_at
from whistclub.web.http.refusals import REFUSED
from whistclub.web.http.routes.answers import json_response
from whistclub.web.http.routes.request import Asked, ClubDesks
from whistclub.wire import bodies
from whistclub.wire.practice import DrillPage, FirstStepsPage, PuzzleList, PuzzlePage, PuzzleReason


@get("/api/games", responses=REFUSED)
async def all_games(request: Asked, desks: ClubDesks) -> bodies.Games:
    """The games, the bots, and the phrases."""
    return games(desks.lobby.hub.bots, desks.address(request), desks.forget_days)


@get("/api/pages/{language:str}/{page:str}", responses=REFUSED)
async def rules_page(
    language: Annotated[str, Parameter(max_length=20, description="A language of the catalogues")],
    page: Annotated[str, Parameter(max_length=40, description="The key of a rules page")],
) -> bodies.RulesPage:
    """A rules page, in English where this language has none."""
    return bodies.RulesPage(text=rules_text(page, language))


@get("/api/drills/{game:str}/{name:str}", responses=REFUSED, sync_to_thread=False)
def drill(
    game: Annotated[str, Parameter(max_length=40, description="The key of a game")],
    name: Annotated[str, Parameter(max_length=40, description="The name of a drill")],
) -> Response[DrillPage]:
    """The positions of a drill, each as its seat sees it, with the act to find."""
    return json_response(drill_body(game, name))


@get("/api/first-steps", responses=REFUSED, sync_to_thread=False)
def all_first_steps() -> Response[FirstStepsPage]:
    """The six steps of somebody who has never played whist, each with the act to find and what comes of the others."""
    return json_response(first_steps_body())


@get("/api/puzzles", responses=REFUSED, sync_to_thread=True)
def all_puzzles(desks: ClubDesks) -> Response[PuzzleList]:
    """The puzzles by theme, and the one of today."""
    return json_response(puzzles_at(desks.lobby.hub.now()))


@get("/api/puzzles/{name:str}", responses=REFUSED, sync_to_thread=True)
def puzzle(
    name: Annotated[str, Parameter(max_length=40, description="The name of a puzzle")],
) -> Response[PuzzlePage]:
    """A puzzle as its seat sees it, with the worth of every act."""
    return json_response(puzzle_body(name))


@get("/api/puzzles/{name:str}/reason", responses=REFUSED)
async def reason_in_puzzle(
    request: Asked,
    desks: ClubDesks,
    name: Annotated[str, Parameter(max_length=40, description="The name of a puzzle")],
    act: Annotated[str, Parameter(max_length=40, description="The act answered")],
) -> PuzzleReason:
    """The reason of play for which the act to find is better than the one answered, or than the next."""
    return await puzzle_reason(desks.lobby.hub.prices, request.visitor, name, act)
