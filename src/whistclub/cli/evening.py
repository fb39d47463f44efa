"""The commands about whist evenings: planned, simulated, told again, exported."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from whistclub.cli.words import About, Flag, Given, Number, Options, Preset, Seed, Switch, Text, app

evening = App(
    name="evening", help="cli-about-evening", help_flags=[], version_flags=[], result_action="return_value"
)
app.command(evening)


@evening.command(help="cli-about-evening-plan")
def plan(  # noqa: PLR0913
    *,
    people: Annotated[Number | None, About("cli-help-evening-plan-people", "N", needed=True)] = None,
    rounds: Annotated[Number, About("cli-help-evening-rounds", "N")] = 8,
    format: Annotated[str, About("cli-help-evening-plan-format", "NAME")] = "individual",  # noqa: A002 - the name of the option
    tables: Annotated[Number | None, About("cli-help-evening-plan-tables", "N")] = None,
    deals: Annotated[Number, About("cli-help-evening-deals", "N")] = 4,
    compare: Annotated[Flag, About("cli-help-evening-plan-compare")] = False,
    evenings: Annotated[Number | None, About("cli-help-evening-plan-evenings", "N")] = None,
    seed: Annotated[Text, About("cli-help-evening-plan-seed", "TEXT")] = None,
    svg: Annotated[Path | None, About("cli-help-evening-plan-svg", "FILE")] = None,
    png: Annotated[Path | None, About("cli-help-evening-plan-png", "FILE")] = None,
    search: Annotated[str | None, About("cli-help-evening-plan-search", "N|Ns")] = None,
    out: Annotated[Path | None, About("cli-help-evening-plan-out", "FILE")] = None,
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


@evening.command(help="cli-about-evening-simulate")
def simulate(  # noqa: PLR0913
    *,
    people: Annotated[Number, About("cli-help-evening-people", "N")] = 24,
    rounds: Annotated[Number, About("cli-help-evening-rounds", "N")] = 8,
    format: Annotated[str, About("cli-help-evening-plan-format", "NAME")] = "ladder",  # noqa: A002 - the name of the option
    preset: Preset = None,
    option: Options = (),
    deals: Annotated[Number | None, About("cli-help-evening-deals", "N")] = None,
    hall: Annotated[Flag, About("cli-help-evening-hall")] = False,
    bot: Annotated[str, About("cli-help-evening-bot", "NAME")] = "simple",
    seed: Seed = None,
    jobs: Annotated[Number | None, About("cli-help-duel-jobs", "N")] = None,
    cluster: Annotated[str | None, About("cli-help-cluster", "URL")] = None,
    log: Annotated[Path | None, About("cli-help-evening-log", "FILE")] = None,
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


@evening.command(help="cli-about-evening-hall")
def hall(
    *,
    port: Annotated[Number | None, About("cli-help-evening-port", "N")] = None,
    context: Given = None,
) -> int:
    """Says what to do in a hall without internet."""
    from shutil import which

    from whistclub.terminal.commands.evening.hall import hall as say_hall
    from whistclub.web.server.addresses import own_addresses
    from whistclub.web.server.serve import PORT

    found, has_nmcli = own_addresses(), which("nmcli") is not None
    wanted = PORT if port is None else port
    return say_hall(context, wanted, found, has_nmcli=has_nmcli)


@evening.command(help="cli-about-evening-replay")
def replay(
    evening: Annotated[str, About("cli-help-evening-evening", "FILE|CODE")],
    /,
    *,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Tells an evening again, round by round."""
    from whistclub.terminal.commands.evening.logs import replay

    return replay(context, evening, as_json=as_json)


@evening.command(help="cli-about-evening-export")
def export(
    evening: Annotated[str, About("cli-help-evening-evening", "FILE|CODE")],
    /,
    *,
    as_csv: Annotated[bool, Parameter(name="--csv", negative=""), About("cli-help-evening-csv")] = False,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints an evening's results, standings and prizes."""
    from whistclub.terminal.commands.evening.logs import export

    return export(context, evening, as_csv=as_csv, as_json=as_json)
