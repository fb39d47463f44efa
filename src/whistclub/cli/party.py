"""The commands about whist parties."""

from cyclopts import App

from whistclub.cli.words import app

party = App(name="party", help_flags=[], version_flags=[], result_action="return_value")
app.command(party)
