"""The fields that every entry of an evening's log has."""

import msgspec


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The fields every entry has.

    `at_ms` is its time in milliseconds since 1970 UTC, `by` the person whose doing it was (empty for the house),
    `command` the id of the command that led to it, empty where there was none.
    """

    at_ms: int
    by: str = ""
    command: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """The command that led to it."""
        return self.by, self.command
