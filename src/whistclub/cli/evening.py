"""The commands about whist evenings: planned, simulated, told again, exported."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from whistclub.cli.words import Given, Number, Options, Switch, Text, app

evening = App(name="evening", help_flags=[], version_flags=[], result_action="return_value")
app.command(evening)


@evening.command
def plan(  # noqa: PLR0913
    *,
    people: Number | None = None,
    rounds: Number = 8,
    format: str = "individual",  # noqa: A002 - the name of the option
    tables: Number | None = None,
    deals: Number = 4,
    compare: Annotated[bool, Parameter(negative="")] = False,
    evenings: Number | None = None,
    seed: Text = None,
    svg: Path | None = None,
    png: Path | None = None,
    search: str | None = None,
    out: Path | None = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints the schedule of an evening with its bounds and figures, or compares formats."""
    from whistclub.terminal.commands.evening.plan import PlanRequest, run

    request = PlanRequest(
        people=people,
        tables=tables,
        rounds=rounds,
        format=format,
        deals=deals,
        compare=compare,
        evenings=evenings,
        seed=seed,
        svg=svg,
        png=png,
        search=search,
        out=out,
        as_json=as_json,
    )
    return run(context, request)


@evening.command
def simulate(  # noqa: PLR0913
    *,
    people: Number = 24,
    rounds: Number = 8,
    format: str = "ladder",  # noqa: A002 - the name of the option
    preset: str | None = None,
    option: Options = (),
    deals: Number | None = None,
    hall: Annotated[bool, Parameter(negative="")] = False,
    bot: str = "simple",
    seed: Text = None,
    jobs: Number | None = None,
    cluster: str | None = None,
    log: Path | None = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Plays an evening of bots to its standings."""
    from whistclub.terminal.commands.evening.simulate import SimulateRequest, run

    request = SimulateRequest(
        people=people,
        rounds=rounds,
        format=format,
        preset=preset,
        options=tuple(option),
        deals=deals,
        hall=hall,
        bot=bot,
        seed=seed,
        jobs=jobs,
        cluster=cluster,
        log=log,
        as_json=as_json,
    )
    return run(context, request)


@evening.command
def hall(*, port: Number | None = None, context: Given = None) -> int:
    """Says what to do in a hall without internet."""
    from shutil import which

    from whistclub.terminal.commands.evening.hall import hall as say_hall
    from whistclub.web.server.addresses import own_addresses
    from whistclub.web.server.serve import PORT

    found, has_nmcli = own_addresses(), which("nmcli") is not None
    wanted = PORT if port is None else port
    return say_hall(context, wanted, found, has_nmcli=has_nmcli)


@evening.command
def replay(evening: str, /, *, as_json: Switch = False, context: Given = None) -> int:
    """Tells an evening again, round by round."""
    from whistclub.terminal.commands.evening.logs import replay

    return replay(context, evening, as_json=as_json)


@evening.command
def export(
    evening: str,
    /,
    *,
    as_csv: Annotated[bool, Parameter(name="--csv", negative="")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints an evening's results, standings and prizes."""
    from whistclub.terminal.commands.evening.logs import export

    return export(context, evening, as_csv=as_csv, as_json=as_json)
