"""The commands about whist parties."""

from cyclopts import App

from whistclub.cli.words import Given, Number, Switch, app

party = App(name="party", help_flags=[], version_flags=[], result_action="return_value")
app.command(party)


@party.command
def plan(
    *,
    people: Number | None = None,
    rounds: Number = 8,
    format: str = "individual",  # noqa: A002 - the name of the option
    tables: Number | None = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Prints the schedule of an evening and its bounds."""
    from whistclub.terminal.commands.party.plan import plan as print_plan

    return print_plan(context, people, rounds, format, tables, as_json=as_json)
