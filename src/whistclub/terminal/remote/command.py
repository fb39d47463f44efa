"""`whist play --join URL`: the app or line mode at a club's table."""

from whistclub.terminal.app.settings import load_settings
from whistclub.terminal.commands.play import Asked
from whistclub.terminal.commands.reading import Here


def join_table(here: Here, asked: Asked, address: str | None, name: str, *, in_app: bool, plain: bool) -> int:
    """Sits down at the table of this address. Returns the exit status."""
    if address is None:
        raise here.wrong("cli-name-without-join")
    for option, given in (
        ("GAME", asked.game), ("--preset", asked.preset), ("--option", asked.options), ("--seed", asked.seed),
        ("--save", asked.save), ("--resume", asked.resume), ("--deal", asked.deal), ("--json", asked.as_json),
        ("--seats", asked.seats != "you,bots"),
    ):  # fmt: skip
        if given:
            raise here.wrong("cli-join-apart", option=option)
    if asked.pause not in {None, "deal", "none"}:
        raise here.wrong("cli-pause", value=asked.pause[:40], valid="deal, none")
    called = name or load_settings(here.environment).name
    if in_app:
        from whistclub.terminal.app.start import start_joined

        return start_joined(here, address, called, plain=plain)
    from whistclub.terminal.remote.session import join

    pauses = asked.pause == "deal" or (asked.pause is None and here.console.is_live)
    return join(here, address, called, pauses=pauses)
