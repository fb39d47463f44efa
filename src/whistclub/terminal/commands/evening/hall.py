"""`whist evening hall`: a hall without internet: a network, the address with its code, what is missing."""

import sys
from collections.abc import Sequence
from typing import Final

from whistclub.terminal.commands.context import Context

_ACCESS_POINT: Final = (
    "   nmcli device wifi hotspot ssid Whist",
    "   nmcli device wifi show-password",
)
"""The first makes an access point with a password of its own, the second shows that with a code to scan."""
_MOST_PORT: Final = 65_535


def hall(context: Context, port: int, addresses: Sequence[str], *, has_nmcli: bool) -> int:
    """Prints what to do, with the addresses of this machine. `has_nmcli` if it can make an access point by that."""
    if not 1 <= port <= _MOST_PORT:
        raise context.wrong("cli-count", option="--port", value=str(port), most=str(_MOST_PORT))
    urls = [f"http://{address}:{port}/" for address in addresses]
    for line in _lines(context, port, urls, has_nmcli=has_nmcli):
        context.console.say(line)
    if urls and sys.stdout.isatty():
        import segno

        segno.make(urls[0], micro=False).terminal(compact=True)
    return 0


def _lines(context: Context, port: int, urls: Sequence[str], *, has_nmcli: bool) -> list[str]:
    text = context.catalogue.format
    network = [text("cli-hall-access-point"), *_ACCESS_POINT] if has_nmcli else [text("cli-hall-no-nmcli")]
    reached = [f"   {url}" for url in urls] or [text("cli-hall-no-address")]
    return [
        text("cli-hall-network"),
        *network,
        text("cli-hall-start"),
        f"   whist club --lan --port {port}",
        text("cli-hall-reached"),
        *reached,
        text("cli-hall-http"),
        text("cli-hall-paper"),
        text("cli-hall-power"),
    ]
