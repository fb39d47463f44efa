"""The `whist` command: reads the command line and hands over; the only module that knows all the others."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import App, CycloptsError, Parameter

from whistclub import __version__
from whistclub.messages import Catalogue
from whistclub.terminal.console import Console, hang_up, open_standard
from whistclub.terminal.language import BadLanguage, take_language
from whistclub.terminal.usage import ABOUT, help_lines, wrong_usage

if TYPE_CHECKING:
    from whistclub.club.driver import PlayerOf
    from whistclub.terminal.commands import Here
    from whistclub.web.command import Teller
    from whistclub.web.serve import Place

WRONG_USAGE = 2
CRASHED = 70
INTERRUPTED = 130
PIPE_CLOSED = 141

Switch = Annotated[bool, Parameter(name="--json", negative="")]
Options = Annotated[tuple[str, ...], Parameter(name=["--option", "-o"], negative="")]
Given = Annotated[Any, Parameter(parse=False)]

app = App(name="whist", help_flags=[], version_flags=[], result_action="return_value")


@app.command
def games(game: str | None = None, /, *, as_json: Switch = False, here: Given = None) -> int:
    """Lists the games, their presets and options."""
    from whistclub.terminal import commands

    return commands.games(here, game, as_json=as_json)


@app.command
def rules(page: str | None = None, /, *, as_json: Switch = False, here: Given = None) -> int:
    """Prints the rules of a game."""
    from whistclub.terminal import commands

    return commands.rules(here, page, as_json=as_json)


@app.command
def play(  # noqa: PLR0913
    game: str | None = None,
    /,
    *,
    preset: str | None = None,
    option: Options = (),
    seed: str | None = None,
    seats: str = "you,bots",
    save: Path | None = None,
    resume: Path | None = None,
    deal: Path | None = None,
    pause: str | None = None,
    join: str | None = None,
    name: str | None = None,
    line: Annotated[bool, Parameter(negative="")] = False,
    plain: Annotated[bool, Parameter(name="--ascii", negative="")] = False,
    as_json: Switch = False,
    here: Given = None,
) -> int:
    """Plays a game at the terminal's tables or in line mode, or lets bots play it out."""
    from whistclub.terminal.app.start import can_show, start, suits_the_app
    from whistclub.terminal.play import Asked, play

    asked = Asked(
        game=game,
        preset=preset,
        options=tuple(option),
        seed=seed,
        seats=seats,
        save=save,
        resume=resume,
        deal=deal,
        pause=pause,
        as_json=as_json,
    )
    in_app = not line and suits_the_app(asked) and can_show(here.environment)
    if join is not None or name is not None:
        from whistclub.terminal.joined.command import join_table

        return join_table(here, asked, join, name or "", in_app=in_app, plain=plain)
    return start(here, asked, plain=plain) if in_app else play(here, asked)


@app.command
def deal(  # noqa: PLR0913
    game: str | None = None,
    /,
    *,
    preset: str | None = None,
    option: Options = (),
    seed: str | None = None,
    number: int = 1,
    count: int = 1,
    as_json: Switch = False,
    here: Given = None,
) -> int:
    """Deals cards from a seed."""
    from whistclub.terminal import commands

    made = commands.game_chosen(here, game, preset, option)
    return commands.deal(here, made, seed, number, count, as_json=as_json)


@app.command
def replay(file: Path, /, *, at: int | None = None, as_json: Switch = False, here: Given = None) -> int:
    """Tells a recorded match again."""
    from whistclub.terminal import commands

    return commands.tell_replay(here, file, at, as_json=as_json)


@app.command
def score(file: Path, /, *, as_json: Switch = False, here: Given = None) -> int:
    """Prints the score sheet of a record."""
    from whistclub.terminal import commands

    return commands.score(here, file, as_json=as_json)


@app.command
def inspect(
    file: Path,
    /,
    *,
    seat: str | None = None,
    spectator: Annotated[bool, Parameter(negative="")] = False,
    at: int | None = None,
    as_json: Switch = False,
    here: Given = None,
) -> int:
    """Shows one viewer's view of a record, and what that seat may do."""
    from whistclub.terminal import commands

    return commands.inspect(here, file, seat, at, spectator=spectator, as_json=as_json)


@app.command
def duel(  # noqa: PLR0913
    *players: str,
    game: str | None = None,
    preset: str | None = None,
    option: Options = (),
    deals: int = 200,
    seed: str | None = None,
    bidder: str | None = None,
    out: Path | None = None,
    jobs: int | None = None,
    as_json: Switch = False,
    here: Given = None,
) -> int:
    """Measures two players against each other on the same deals."""
    from whistclub.terminal.duel import Asked, run

    asked = Asked(
        players=players,
        game=game,
        preset=preset,
        options=tuple(option),
        deals=deals,
        seed=seed,
        bidder=bidder,
        out=out,
        jobs=jobs,
        as_json=as_json,
    )
    return run(here, asked)


@app.command
def stats(game: str | None = None, /, *, as_json: Switch = False, here: Given = None) -> int:
    """Tells what the matches played here come to."""
    from whistclub.terminal.stats import stats

    return stats(here, game, as_json=as_json)


@app.command
def solve(  # noqa: PLR0913
    file: Path,
    /,
    *contract: str,
    at: int | None = None,
    leader: str | None = None,
    cards: Annotated[bool, Parameter(negative="")] = False,
    best_line: Annotated[bool, Parameter(negative="")] = False,
    limit: str | None = None,
    as_json: Switch = False,
    here: Given = None,
) -> int:
    """Solves deals with every card seen."""
    from whistclub.terminal import solve

    given = solve.Given(
        file=file,
        contract=contract,
        at=at,
        leader=leader,
        limit=limit,
        cards=cards,
        line=best_line,
        as_json=as_json,
    )
    return solve.run(here, given)


@app.command
def bench(*, as_json: Switch = False, here: Given = None) -> int:
    """Counts the nodes of a fixed set."""
    from whistclub.terminal import solve

    return solve.bench(here, as_json=as_json)


@app.command
def club(
    *,
    lan: Annotated[bool, Parameter(negative="")] = False,
    port: int | None = None,
    no_browser: Annotated[bool, Parameter(negative="")] = False,
    here: Given = None,
) -> int:
    """Opens the club on this machine; without a command this is what happens."""
    from whistclub.web.command import open_club
    from whistclub.web.serve import EVERYWHERE, own_names

    teller, place = _club(here)
    if lan:
        place = msgspec.structs.replace(place, address=EVERYWHERE, hosts=own_names())
    if port is not None:
        place = msgspec.structs.replace(place, port=port, port_is_fixed=True)
    return open_club(teller, place, *_opponents(), browser=not no_browser)


@app.command
def serve(  # noqa: PLR0913
    *,
    address: str = "127.0.0.1",
    port: int = 8413,
    database: str = "",
    host: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    proxy: str = "",
    tls: Annotated[bool, Parameter(negative="")] = False,
    bots: int = 1,
    workers: int = 1,
    log: Annotated[bool, Parameter(negative="")] = False,
    here: Given = None,
) -> int:
    """Runs the club on a host for anybody."""
    from whistclub.web.command import serve_club

    teller, usual = _club(here)
    place = msgspec.structs.replace(
        usual,
        address=address,
        port=port,
        port_is_fixed=True,
        database=database,
        hosts=frozenset(name.lower() for name in host),
        proxies=proxy,
        secure=tls,
        processes=max(0, bots),
        workers=max(1, workers),
        log_requests=log,
    )
    return serve_club(teller, place, *_opponents())


@app.command
def verify(file: Path, /, *, shown: Path | None = None, here: Given = None) -> int:
    """Checks that the deals of a record were fair."""
    from whistclub.web.command import verify_record

    return verify_record(_club(here)[0], file, shown)


@app.command
def doctor(*, database: str = "", here: Given = None) -> int:
    """Tells what this installation has and lacks."""
    from whistclub.web import command

    teller, place = _club(here)
    return command.doctor(teller, msgspec.structs.replace(place, database=database))


@app.command
def backup(file: Path, /, *, here: Given = None) -> int:
    """Copies the data file, also while the club runs."""
    from whistclub.web.command import backup_data

    return backup_data(_club(here)[0], file)


@app.command
def restore(file: Path, /, *, here: Given = None) -> int:
    """Puts a copy of the data file back."""
    from whistclub.web.command import restore_data

    return restore_data(_club(here)[0], file)


def _club(here: "Here") -> "tuple[Teller, Place]":
    """Where the club's commands speak, and the club of this machine."""
    from whistclub.club.files import data_file, data_folder
    from whistclub.web.command import Teller
    from whistclub.web.serve import Place

    environment = here.environment
    teller = Teller(here.catalogue, lambda text: print(text, flush=True), environment)
    return teller, Place(folder=data_folder(environment), data_file=data_file(environment))


def _opponents() -> "tuple[PlayerOf, tuple[str, ...]]":
    """Who plays against people at the club's tables, the usual one first."""
    from whistclub.players.registry import make_player

    return make_player, ("club", "simple", "random")


def main(arguments: list[str] | None = None) -> int:
    """The command. Returns its exit status: 0, 1 for a file or cards refused, 2 for wrong usage, 70 for a fault of ours."""
    open_standard()
    given = sys.argv[1:] if arguments is None else arguments
    catalogue = Catalogue("en")
    try:
        language, words = take_language(given, os.environ)
        catalogue = Catalogue(language)
        return _run(catalogue, words)
    except BadLanguage as problem:
        return _complain(problem.sentence(), WRONG_USAGE)
    except BrokenPipeError:
        hang_up()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as problem:
        if os.environ.get("WHIST_DEBUG") == "1":
            raise
        what = type(problem).__name__
        return _complain(catalogue.format("cli-our-fault", what=what, debug="WHIST_DEBUG=1"), CRASHED)


def _run(catalogue: Catalogue, words: list[str]) -> int:
    command = next((word for word in words if not word.startswith("-")), None)
    known = command if command in ABOUT else None
    flags = words[: words.index("--")] if "--" in words else words
    if "--help" in flags or "-h" in flags or words == ["help"]:
        print("\n".join(help_lines(catalogue, known)), flush=True)
        return 0
    if "--version" in flags:
        print(catalogue.format("cli-version", version=__version__), flush=True)
        return 0
    if not words or (known is None and words[0].startswith("-")):
        known, words = "club", ["club", *words]
    try:
        function, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    except CycloptsError as problem:
        return _complain(wrong_usage(catalogue, problem, known), WRONG_USAGE)
    bound.arguments["here"] = _here(catalogue, to_stderr="--json" in flags and known == "play")
    return _carried_out(function, bound, bound.arguments["here"])


def _carried_out(function: Any, bound: Any, here: "Here") -> int:
    from whistclub.cards.errors import WhistclubError
    from whistclub.terminal.commands import Refused

    try:
        status: int = function(*bound.args, **bound.kwargs)
    except Refused as problem:
        return _complain(str(problem), problem.status)
    except WhistclubError as problem:
        refused = here.refusal(problem)
        return _complain(str(refused), refused.status)
    return status


def _here(catalogue: Catalogue, *, to_stderr: bool) -> "Here":
    """What a command is handed. A document on stdout stands alone there: what a game says meanwhile goes to stderr."""
    from whistclub.terminal.commands import Here

    console = Console(sys.stderr if to_stderr else sys.stdout, sys.stdin)
    return Here(catalogue, console, dict(os.environ))


def _complain(text: str, status: int) -> int:
    print(text, file=sys.stderr, flush=True)
    return status
