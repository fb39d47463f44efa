"""`whist play`: in the app or in line mode, at a table of this machine or of a club."""

from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.play.line_mode import play
from whistclub.terminal.commands.play.open_app import can_show_app, open_app
from whistclub.terminal.commands.play.setup import PlayRequest


def play_anywhere(
    context: Context, request: PlayRequest, address: str | None, name: str | None, *, line: bool, plain: bool
) -> int:
    """Plays in the app where the terminal can show it and the request suits it, else in line mode. Returns the exit
    status.

    `address` is the link of a club's table, `name` what the person is called there.
    """
    in_app = not line and request.suits_app and can_show_app(context.environment)
    if address is not None or name is not None:
        from whistclub.terminal.commands.play.join import join_table

        return join_table(context, request, address, name or "", in_app=in_app, plain=plain)
    if request.daily:
        from whistclub.terminal.commands.play.daily import play_daily

        return play_daily(context, request)
    return open_app(context, request, plain=plain) if in_app else play(context, request)
