"""`whist puzzle`: a place with one best act, asked for and answered with the worth of every act."""

from datetime import UTC, datetime

import msgspec

from whistclub.cards.errors import BadText
from whistclub.coach.puzzles import (
    VERSION,
    Puzzle,
    counts,
    game_of,
    made_puzzle,
    position_of,
    puzzle_hint,
    puzzle_named,
    puzzle_of_day,
    puzzles_of,
    still_out,
    themes,
)
from whistclub.games.registry import GAMES, PRESETS, presets_of
from whistclub.rules.actions import Action
from whistclub.terminal.commands.choices import plain_key
from whistclub.terminal.commands.context import WRONG_USAGE, CommandRefused, Context
from whistclub.terminal.commands.puzzle_types import PuzzleAsked, PuzzleThemes, ThemeCount
from whistclub.terminal.console import InputEnded
from whistclub.terminal.line.menu import act_written, lines_of, menu_of, read_answer
from whistclub.terminal.texts.puzzle import Asked, answer_lines, asked_lines


class PuzzleRequest(msgspec.Struct, frozen=True):
    """The command line of `whist puzzle`: a name, or a theme and a game to choose by; and an answer, if it is given at
    once.
    """

    name: str | None = None
    theme: str | None = None
    game: str | None = None
    answer: str | None = None


def puzzle(context: Context, request: PuzzleRequest, *, as_json: bool) -> int:
    """Tells a puzzle, takes one answer and judges it; or prints the document."""
    chosen = _chosen(context, request)
    game = game_of(chosen)
    position, seat = position_of(game, chosen)
    view = game.view(position, seat)
    asked = Asked(
        chosen, view, game.moment(view), game.winning(view), still_out(game, view), context.words(game)
    )
    answer = None if request.answer is None else _read(context, asked, request.answer)
    if as_json:
        legal = tuple(act.text for act in view.legal)
        choice = None if answer is None else chosen.choice_of(answer.text)
        document = PuzzleAsked(
            puzzle=chosen,
            version=VERSION,
            text=tuple(asked_lines(asked)),
            legal=legal,
            still_out=asked.out,
            answer=None if answer is None else answer.text,
            is_best=None if choice is None else choice is chosen.best,
        )
        return context.answer(document, (), as_json=True)
    for line in asked_lines(asked):
        context.console.say(line)
    answer = answer or _asked(context, asked)
    if answer is None:
        return 0
    for line in answer_lines(asked, answer, puzzle_hint(game, chosen, view, answer.text)):
        context.console.say(line)
    return 0


def list_themes(context: Context, *, as_json: bool) -> int:
    """Lists the themes with the number of their puzzles."""
    found = counts()
    document = PuzzleThemes(
        version=VERSION,
        puzzles=len(puzzles_of()),
        themes=tuple(
            ThemeCount(theme, context.catalogue.format(f"puzzle-theme-{theme}"), count)
            for theme, count in found.items()
        ),
    )
    lines = [
        context.catalogue.format("puzzle-theme-line", theme=one.theme, title=one.title, count=one.count)
        for one in document.themes
    ]
    return context.answer(document, lines, as_json=as_json)


def _chosen(context: Context, request: PuzzleRequest) -> Puzzle:
    if request.name is not None:
        return puzzle_named(request.name)
    today = datetime.now(UTC).date()
    if request.theme is None and request.game is None:
        return puzzle_of_day(today)
    theme = None if request.theme is None else plain_key(request.theme)
    game = None if request.game is None else plain_key(request.game)
    if theme is not None and theme not in themes():
        raise context.wrong("cli-puzzle-no-theme", name=theme[:40], valid=", ".join(themes()))
    if game is not None and game not in GAMES and game not in PRESETS:
        raise context.wrong("cli-puzzle-no-game", name=game[:40], valid=", ".join(GAMES))
    found = puzzles_of(theme, game)
    if found:
        return puzzle_of_day(today, found)
    # The set has none of a game of another package: one is made of today's deals.
    preset = game if game in PRESETS else presets_of(game)[0].name if game else ""
    made = made_puzzle(preset, today.isoformat()) if preset and theme is None else None
    if made is None:
        raise context.wrong("cli-puzzle-none")
    return made


def _asked(context: Context, asked: Asked) -> Action | None:
    """The act that the person chooses from the menu; None at the end of the input."""
    menu = menu_of(asked.view, asked.moment, asked.words)
    for line in lines_of(menu, asked.words):
        context.console.say(line)
    while True:
        try:
            text = context.console.ask(asked.words.say("line-prompt"))
        except InputEnded:
            return None
        if not text:
            continue
        try:
            answer = read_answer(text, menu, asked.view.legal, asked.words.game)
        except BadText as problem:
            context.console.say(asked.words.speaker.reason(problem.reason))
            continue
        if isinstance(answer, Action):
            if answer in asked.view.legal:
                return answer
            context.say("puzzle-not-legal")
        else:
            menu = answer
            for line in lines_of(menu, asked.words):
                context.console.say(line)


def _read(context: Context, asked: Asked, text: str) -> Action:
    """The act that an answer on the command line means. Raises CommandRefused."""
    try:
        answer = act_written(text.strip(), asked.view.legal, asked.words.game)
    except BadText as problem:
        raise CommandRefused(str(context.refusal(problem)), WRONG_USAGE) from problem
    if answer not in asked.view.legal:
        raise context.wrong("puzzle-not-legal")
    return answer
