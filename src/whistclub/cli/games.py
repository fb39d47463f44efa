"""The commands about games: rules, play, records, duels, solving."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from whistclub.cli.words import Given, Number, Options, Switch, Text, app
from whistclub.terminal.local.seats import YOU_AND_BOTS


@app.command
def games(game: str | None = None, /, *, as_json: Switch = False, context: Given = None) -> int:
    """Lists the games, their presets and options."""
    from whistclub.terminal.commands.games import games

    return games(context, game, as_json=as_json)


@app.command
def rules(
    page: str | None = None,
    /,
    *,
    short: Annotated[bool, Parameter(negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints the rules of a game."""
    from whistclub.terminal.commands.rules import NUMBERED, SHORT, rules

    return rules(context, page, SHORT if short else NUMBERED, as_json=as_json)


@app.command
def play(  # noqa: PLR0913
    game: str | None = None,
    /,
    *,
    preset: str | None = None,
    option: Options = (),
    seed: Text = None,
    seats: str = YOU_AND_BOTS,
    save: Path | None = None,
    resume: Path | None = None,
    deal: Path | None = None,
    pause: str | None = None,
    daily: Annotated[bool, Parameter(negative="")] = False,
    join: str | None = None,
    name: Text = None,
    line: Annotated[bool, Parameter(negative="")] = False,
    plain: Annotated[bool, Parameter(name="--ascii", negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Plays a game at the terminal's tables or in line mode, or lets bots play it out."""
    from whistclub.terminal.commands.play.command import play_anywhere
    from whistclub.terminal.commands.play.setup import PlayRequest

    request = PlayRequest(
        game=game,
        preset=preset,
        options=tuple(option),
        seed=seed,
        seats=seats,
        save=save,
        resume=resume,
        deal=deal,
        pause=pause,
        daily=daily,
        as_json=as_json,
    )
    return play_anywhere(context, request, join, name, line=line, plain=plain)


@app.command
def deal(  # noqa: PLR0913
    game: str | None = None,
    /,
    *,
    preset: str | None = None,
    option: Options = (),
    seed: Text = None,
    number: Number = 1,
    count: Number = 1,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Deals cards from a seed."""
    from whistclub.terminal.commands.choices import chosen_game
    from whistclub.terminal.commands.deal import deal

    made = chosen_game(context, game, preset, option)
    return deal(context, made, seed, number, count, as_json=as_json)


@app.command
def replay(
    file: Path,
    /,
    *,
    at: Number | None = None,
    in_words: Annotated[bool, Parameter(negative="")] = False,
    pbn: Annotated[bool, Parameter(negative="")] = False,
    lin: Annotated[bool, Parameter(negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Tells a recorded match again."""
    from whistclub.terminal.commands.replay import (
        print_lin,
        print_pbn,
        replay,
        replay_lines,
        replay_sentences,
    )

    if pbn or lin:
        beside = {"--at": at is not None, "--in-words": in_words, "--json": as_json, "--lin": pbn and lin}
        for option, is_there in beside.items():
            if is_there:
                raise context.wrong("cli-not-with-pbn" if pbn else "cli-not-with-lin", option=option)
        return print_pbn(context, file) if pbn else print_lin(context, file)
    return replay(context, file, at, replay_sentences if in_words else replay_lines, as_json=as_json)


@app.command
def score(file: Path, /, *, as_json: Switch = False, context: Given = None) -> int:
    """Prints the score sheet of a record."""
    from whistclub.terminal.commands.score import score

    return score(context, file, as_json=as_json)


@app.command
def review(
    file: Path,
    /,
    *,
    seat: str | None = None,
    number: Number | None = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Says what the acts of a recorded match were worth."""
    from whistclub.terminal.commands.review import review

    return review(context, file, seat, number, as_json=as_json)


@app.command
def case(  # noqa: PLR0913
    file: Path,
    /,
    *,
    deal: Number | None = None,
    act: Number | None = None,
    out: Path | None = None,
    by: Text = None,
    note: Text = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Says whether an act was an error, and keeps it as a case."""
    from whistclub.terminal.commands.case import CaseRequest, run

    request = CaseRequest(file=file, deal=deal, act=act, out=out, by=by, note=note, as_json=as_json)
    return run(context, request)


@app.command
def analyse(
    *folders: Path,
    out: Path | None = None,
    players: Path | None = None,
    jobs: Number | None = None,
    quick: Annotated[bool, Parameter(negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Reviews many records, into tables and a report."""
    from whistclub.terminal.commands.analyse.command import USUAL_OUT, AnalyseRequest, run

    request = AnalyseRequest(
        folders=folders, out=out or USUAL_OUT, players=players, jobs=jobs, quick=quick, as_json=as_json
    )
    return run(context, request)


@app.command
def puzzle(
    name: str | None = None,
    /,
    *,
    theme: str | None = None,
    game: str | None = None,
    answer: Text = None,
    listed: Annotated[bool, Parameter(name="--list", negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Asks for the one best act of a puzzle."""
    from whistclub.terminal.commands.puzzle import PuzzleRequest, list_themes, puzzle

    if listed:
        return list_themes(context, as_json=as_json)
    return puzzle(context, PuzzleRequest(name, theme, game, answer), as_json=as_json)


@app.command
def inspect(
    file: Path,
    /,
    *,
    seat: str | None = None,
    spectator: Annotated[bool, Parameter(negative="")] = False,
    at: Number | None = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Shows one viewer's view of a record, and what that seat may do."""
    from whistclub.terminal.commands.inspect import inspect

    return inspect(context, file, seat, at, spectator=spectator, as_json=as_json)


@app.command
def duel(  # noqa: PLR0913
    *players: str,
    game: str | None = None,
    preset: str | None = None,
    option: Options = (),
    deals: Number = 200,
    seed: Text = None,
    bidder: str | None = None,
    out: Path | None = None,
    jobs: Number | None = None,
    act_ms: Number = 5_000,
    cluster: str | None = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Measures two players against each other on the same deals."""
    from whistclub.terminal.commands.duel import DuelRequest, run

    request = DuelRequest(
        players=players,
        game=game,
        preset=preset,
        options=tuple(option),
        deals=deals,
        seed=seed,
        bidder=bidder,
        out=out,
        jobs=jobs,
        act_ms=act_ms,
        cluster=cluster,
        as_json=as_json,
    )
    return run(context, request)


@app.command
def stats(game: str | None = None, /, *, as_json: Switch = False, context: Given = None) -> int:
    """Tells what the matches played here come to."""
    from whistclub.terminal.commands.stats import stats

    return stats(context, game, as_json=as_json)


@app.command
def solve(  # noqa: PLR0913
    file: Path,
    /,
    *contract: str,
    at: Number | None = None,
    leader: str | None = None,
    cards: Annotated[bool, Parameter(negative="")] = False,
    best_line: Annotated[bool, Parameter(negative="")] = False,
    limit: Text = None,
    pbn: Annotated[bool, Parameter(negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Solves deals with every card seen."""
    from whistclub.terminal.commands.solve.command import SolveRequest, run

    request = SolveRequest(
        file=file,
        contract=contract,
        at=at,
        leader=leader,
        limit=limit,
        cards=cards,
        line=best_line,
        pbn=pbn,
        as_json=as_json,
    )
    return run(context, request)


@app.command
def bench(*, as_json: Switch = False, context: Given = None) -> int:
    """Counts the nodes of a fixed set."""
    from whistclub.terminal.commands.bench import bench

    return bench(context, as_json=as_json)
