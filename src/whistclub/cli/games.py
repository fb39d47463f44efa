"""The commands about games: rules, play, records, duels, solving."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from whistclub.cli.words import (
    About,
    AtMove,
    Flag,
    Given,
    Number,
    Options,
    Preset,
    RecordFile,
    Seed,
    Switch,
    Text,
    app,
)


@app.command(help="cli-about-games")
def games(
    game: Annotated[str | None, About("cli-help-games-game")] = None,
    /,
    *,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Lists the games, their presets and options."""
    from whistclub.terminal.commands.games import games

    return games(context, game, as_json=as_json)


@app.command(help="cli-about-rules")
def rules(
    page: Annotated[str | None, About("cli-help-rules-page", needed=True)] = None,
    /,
    *,
    short: Annotated[Flag, About("cli-help-rules-short")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints the rules of a game."""
    from whistclub.terminal.commands.rules import NUMBERED, SHORT, rules

    return rules(context, page, SHORT if short else NUMBERED, as_json=as_json)


@app.command(help="cli-about-play")
def play(  # noqa: PLR0913
    game: Annotated[str | None, About("cli-help-game")] = None,
    /,
    *,
    preset: Preset = None,
    option: Annotated[Options, About("cli-help-option-or-convention", "NAME=VALUE")] = (),
    seed: Seed = None,
    seats: Annotated[str, About("cli-help-seats", "SEATS")] = "you,bots",
    save: Annotated[Path | None, About("cli-help-save", "FILE")] = None,
    resume: Annotated[Path | None, About("cli-help-resume", "FILE")] = None,
    deal: Annotated[Path | None, About("cli-help-deal", "FILE")] = None,
    pause: Annotated[str | None, About("cli-help-pause", "deal|none")] = None,
    daily: Annotated[Flag, About("cli-help-play-daily")] = False,
    join: Annotated[str | None, About("cli-help-join", "URL")] = None,
    name: Annotated[Text, About("cli-help-name", "NAME")] = None,
    line: Annotated[Flag, About("app-help-line")] = False,
    plain: Annotated[bool, Parameter(name="--ascii", negative=""), About("app-help-ascii")] = False,
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


@app.command(help="cli-about-deal")
def deal(  # noqa: PLR0913
    game: Annotated[str | None, About("cli-help-game", needed=True)] = None,
    /,
    *,
    preset: Preset = None,
    option: Options = (),
    seed: Seed = None,
    number: Annotated[Number, About("cli-help-number", "N")] = 1,
    count: Annotated[Number, About("cli-help-count", "N")] = 1,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Deals cards from a seed."""
    from whistclub.terminal.commands.choices import chosen_game
    from whistclub.terminal.commands.deal import deal

    made = chosen_game(context, game, preset, option)
    return deal(context, made, seed, number, count, as_json=as_json)


@app.command(help="cli-about-replay")
def replay(
    file: RecordFile,
    /,
    *,
    at: AtMove = None,
    in_words: Annotated[Flag, About("cli-help-replay-in-words")] = False,
    pbn: Annotated[Flag, About("cli-help-replay-pbn")] = False,
    lin: Annotated[Flag, About("cli-help-replay-lin")] = False,
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


@app.command(help="cli-about-score")
def score(
    file: RecordFile,
    /,
    *,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints the score sheet of a record."""
    from whistclub.terminal.commands.score import score

    return score(context, file, as_json=as_json)


@app.command(help="cli-about-review")
def review(
    file: RecordFile,
    /,
    *,
    seat: Annotated[str | None, About("cli-help-review-seat", "N|E|S|W")] = None,
    number: Annotated[Number | None, About("cli-help-review-number", "N")] = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Says what the acts of a recorded match were worth."""
    from whistclub.terminal.commands.review import review

    return review(context, file, seat, number, as_json=as_json)


@app.command(help="cli-about-case")
def case(  # noqa: PLR0913
    file: Annotated[Path, About("cli-help-case-file")],
    /,
    *,
    deal: Annotated[Number | None, About("cli-help-case-deal", "N")] = None,
    act: Annotated[Number | None, About("cli-help-case-act", "N")] = None,
    out: Annotated[Path | None, About("cli-help-case-out", "FILE")] = None,
    by: Annotated[Text, About("cli-help-case-by", "NAME")] = None,
    note: Annotated[Text, About("cli-help-case-note", "TEXT")] = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Says whether an act was an error, and keeps it as a case."""
    from whistclub.terminal.commands.case import CaseRequest, run

    request = CaseRequest(file=file, deal=deal, act=act, out=out, by=by, note=note, as_json=as_json)
    return run(context, request)


@app.command(help="cli-about-analyse")
def analyse(
    *folders: Annotated[Path, About("cli-help-analyse-folder", "FOLDER ...", needed=True)],
    out: Annotated[Path | None, About("cli-help-analyse-out", "FOLDER")] = None,
    players: Annotated[Path | None, About("cli-help-analyse-players", "FILE")] = None,
    jobs: Annotated[Number | None, About("cli-help-analyse-jobs", "N")] = None,
    quick: Annotated[Flag, About("cli-help-analyse-quick")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Reviews many records, into tables and a report."""
    from whistclub.terminal.commands.analyse.command import USUAL_OUT, AnalyseRequest, run

    request = AnalyseRequest(
        folders=folders, out=out or USUAL_OUT, players=players, jobs=jobs, quick=quick, as_json=as_json
    )
    return run(context, request)


@app.command(help="cli-about-puzzle")
def puzzle(
    name: Annotated[str | None, About("cli-help-puzzle-name")] = None,
    /,
    *,
    theme: Annotated[str | None, About("cli-help-puzzle-theme", "THEME")] = None,
    game: Annotated[str | None, About("cli-help-puzzle-game", "GAME")] = None,
    answer: Annotated[Text, About("cli-help-puzzle-answer", "ACT")] = None,
    listed: Annotated[bool, Parameter(name="--list", negative=""), About("cli-help-puzzle-list")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Asks for the one best act of a puzzle."""
    from whistclub.terminal.commands.puzzle import PuzzleRequest, list_themes, puzzle

    if listed:
        return list_themes(context, as_json=as_json)
    return puzzle(context, PuzzleRequest(name, theme, game, answer), as_json=as_json)


@app.command(help="cli-about-inspect")
def inspect(
    file: RecordFile,
    /,
    *,
    seat: Annotated[str | None, About("cli-help-seat", "N|E|S|W")] = None,
    spectator: Annotated[Flag, About("cli-help-spectator")] = False,
    at: AtMove = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Shows one viewer's view of a record, and what that seat may do."""
    from whistclub.terminal.commands.inspect import inspect

    return inspect(context, file, seat, at, spectator=spectator, as_json=as_json)


@app.command(help="cli-about-duel")
def duel(  # noqa: PLR0913
    *players: Annotated[str, About("cli-help-duel-players", "A B", needed=True)],
    game: Annotated[str | None, About("cli-help-game", "GAME", needed=True)] = None,
    preset: Preset = None,
    option: Options = (),
    deals: Annotated[Number, About("cli-help-duel-deals", "N")] = 200,
    seed: Seed = None,
    bidder: Annotated[str | None, About("cli-help-duel-bidder", "NAME")] = None,
    out: Annotated[Path | None, About("cli-help-duel-out", "FILE")] = None,
    jobs: Annotated[Number | None, About("cli-help-duel-jobs", "N")] = None,
    act_ms: Annotated[Number, About("cli-help-duel-act-ms", "N")] = 5000,
    cluster: Annotated[str | None, About("cli-help-cluster", "URL")] = None,
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


@app.command(help="cli-about-stats")
def stats(
    game: Annotated[str | None, About("cli-help-stats-game")] = None,
    /,
    *,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Tells what the matches played here come to."""
    from whistclub.terminal.commands.stats import stats

    return stats(context, game, as_json=as_json)


@app.command(help="cli-about-solve")
def solve(  # noqa: PLR0913
    file: Annotated[Path, About("cli-help-solve-file")],
    /,
    *contract: Annotated[str, About("cli-help-solve-contract")],
    at: Annotated[Number | None, About("cli-help-solve-at", "N")] = None,
    leader: Annotated[str | None, About("cli-help-solve-leader", "N|E|S|W")] = None,
    cards: Annotated[Flag, About("cli-help-solve-cards")] = False,
    best_line: Annotated[Flag, About("cli-help-solve-line")] = False,
    limit: Annotated[Text, About("cli-help-solve-limit", "N|Ns")] = None,
    pbn: Annotated[Flag, About("cli-help-solve-pbn")] = False,
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


@app.command(help="cli-about-bench")
def bench(
    *,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Counts the nodes of a fixed set."""
    from whistclub.terminal.commands.bench import bench

    return bench(context, as_json=as_json)
