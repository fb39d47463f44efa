"""The command line of `whist play`, as the parser has read it."""

from pathlib import Path

import msgspec


class PlayRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The words of the command line; None where it says nothing."""

    game: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()
    seed: str | None = None
    seats: str = "you,bots"
    save: Path | None = None
    resume: Path | None = None
    deal: Path | None = None
    pause: str | None = None
    as_json: bool = False

    @property
    def suits_app(self) -> bool:
        """True if nothing is asked for that only line mode does: a file to save to, a document, bots alone."""
        return not self.as_json and self.save is None and self.pause is None and "you" in self.seats
