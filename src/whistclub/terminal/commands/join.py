"""`whist play --join URL`: the app or line mode at a club's table."""

from whistclub.terminal.commands.context import INTERRUPTED, Context
from whistclub.terminal.commands.join_evening import join_evening
from whistclub.terminal.commands.joined_match import play_out, wait_for_match
from whistclub.terminal.commands.play import pauses_after_deal
from whistclub.terminal.commands.play_request import PlayRequest
from whistclub.terminal.console import InputEnded
from whistclub.terminal.line.match import Left
from whistclub.terminal.local.seats import YOU_AND_BOTS
from whistclub.terminal.remote.address import read_evening_link
from whistclub.terminal.remote.client import Guest
from whistclub.terminal.settings import keep_joined, load_settings


def join_table(
    context: Context, request: PlayRequest, address: str | None, name: str, *, in_app: bool, plain: bool
) -> int:
    """Sits down at the table of this address. Returns the exit status."""
    if address is None:
        raise context.wrong("cli-name-without-join")
    for option, given in (
        ("GAME", request.game), ("--preset", request.preset), ("--option", request.options), ("--seed", request.seed),
        ("--save", request.save), ("--resume", request.resume), ("--deal", request.deal), ("--json", request.as_json),
        ("--seats", request.seats != YOU_AND_BOTS),
    ):  # fmt: skip
        if given:
            raise context.wrong("cli-join-apart", option=option)
    pauses = pauses_after_deal(context, request)
    called = name or load_settings(context.environment).name
    is_evening = read_evening_link(address) is not None
    if in_app and not is_evening:
        from whistclub.terminal.commands.open_app import open_joined

        return open_joined(context, address, called, plain=plain)
    if in_app:
        context.say("join-evening-lines")
    return join(context, address, called, pauses=pauses)


def join(context: Context, address: str, name: str, *, pauses: bool) -> int:
    """Sits down at the table, or joins the evening, of this address in line mode. Returns the exit status. Raises NotJoined."""
    evening = read_evening_link(address)
    if evening is not None:
        return join_evening(context, evening, name, pauses=pauses)
    guest = Guest(address, name, context.environment)
    say, console = context.catalogue.format, context.console
    guest.on_connection = lambda is_lost: console.say(
        say("reason-join-lost" if is_lost else "reason-join-back")
    )
    try:
        guest.come_in()
        keep_joined(context.environment, str(guest.link), guest.table.game.key)
        wait_for_match(context, guest)
        return _played(context, guest, pauses=pauses)
    except KeyboardInterrupt:
        return _gone(context, guest, INTERRUPTED)
    finally:
        guest.close()


def _played(context: Context, guest: Guest, *, pauses: bool) -> int:
    try:
        return play_out(context, guest, pauses=pauses)
    except (Left, InputEnded):
        return _gone(context, guest, 0)


def _gone(context: Context, guest: Guest, status: int) -> int:
    """Says how to come back."""
    context.console.say("")
    context.console.say(context.catalogue.format("join-left", command=f"whist play --join {guest.link}"))
    return status
