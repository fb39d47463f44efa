"""The games of a PBN text: tag pairs and the data of their sections, without comments and escaped lines.

Source: PBN 2.1, sections 2.3 (lines), 2.4 (escape), 3 (games), 3.2 (tokens), 3.3 (tag pairs) and 3.8 (comments).
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
"""Not `str.splitlines`, which also cuts at characters that are letters or spaces in ISO 8859-1."""
_TOKEN: Final = re.compile(
    r"""
    (?P<blank>[\s]+)
    | (?P<rest>;.*)
    | (?P<brace>\{)
    | "(?P<string>(?:[^"\\]|\\.)*)"
    | (?P<bracket>[\[\]])
    | (?P<word>[^\s\[\]{};"]+)
    | (?P<other>.)
    """,
    re.VERBOSE,
)
_ESCAPED: Final = re.compile(r'\\(["\\])')


class Tag(msgspec.Struct, frozen=True):
    """A tag pair, the number of its line from 1, and the tokens of the section that follows it."""

    name: str
    value: str
    line: int
    data: tuple[str, ...] = ()


class PbnGame(msgspec.Struct, frozen=True):
    """A game of a PBN text: its tag pairs in order, and those that are broken off, without a value."""

    tags: tuple[Tag, ...]
    broken: tuple[Tag, ...] = ()

    def tag(self, name: str) -> Tag | None:
        """The first tag pair of this name: one that comes again in a game is to be ignored (section 3.4)."""
        return next((tag for tag in self.tags if tag.name == name), None)


class Scan(msgspec.Struct, frozen=True):
    """The games of a text; `open_comment` is the line of a `{` that no `}` follows, 0 if there is none."""

    games: tuple[PbnGame, ...]
    open_comment: int = 0


def scan(text: str) -> Scan:
    """Reads the games of a text. Never fails: what is no tag pair is section data or passed over."""
    reader = _Reader()
    for number, line in enumerate(_LINE_END.split(text), 1):
        reader.read_line(number, line)
    reader.end_game()
    return Scan(tuple(_regrouped(reader.games)), reader.comment_from)


_BEFORE_DEAL: Final = frozenset(
    {"Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable"}
)
"""The tags that stand before the deal (section 3.4)."""


def _regrouped(games: list[PbnGame]) -> Iterator[PbnGame]:
    """The games as they are meant: files that are passed on have empty lines between tags, or none between games."""
    whole = PbnGame(())
    for part in (part for game in games for part in _split(game)):
        if _belongs(whole, part):
            whole = PbnGame(whole.tags + part.tags, whole.broken + part.broken)
        else:
            yield whole
            whole = part
    if whole.tags or whole.broken:
        yield whole


def _split(game: PbnGame) -> Iterator[PbnGame]:
    """A game that has several deals, cut where the first tag comes again after each deal."""
    tags: list[Tag] = []
    for place, tag in enumerate(game.tags):
        names = {one.name for one in tags}
        is_again = tag.name in names and "Deal" in names and tag.name != "Note"
        if is_again and any(one.name == "Deal" for one in game.tags[place:]):
            yield PbnGame(tuple(tags))
            tags = []
        tags.append(tag)
    yield PbnGame(tuple(tags), game.broken)


def _belongs(whole: PbnGame, part: PbnGame) -> bool:
    """True if these tags go on with the game before: none comes again, and none begins the next deal."""
    names = {tag.name for tag in whole.tags}
    told = [tag.name for tag in (*part.tags, *part.broken)]
    if any(name in names for name in told) or whole.broken:
        return False
    return "Deal" not in names or told[0] not in _BEFORE_DEAL


class _Reader:
    """Reads a text line by line; comments, tag pairs and games may run over several lines."""

    def __init__(self) -> None:
        self.games: list[PbnGame] = []
        self.comment_from = 0
        self._tags: list[Tag] = []
        self._data: list[str] = []
        self._broken: list[Tag] = []
        self._pair: list[str] | None = None
        self._pair_line = 0

    def read_line(self, number: int, line: str) -> None:
        """Reads the next line. Inside a comment neither an empty line nor a percent sign means anything."""
        if self.comment_from:
            before, brace, line = line.partition("}")
            if not brace:
                return
            self.comment_from = 0
            # The rest of the line at which a comment ends does not start in the first column, and is not empty either.
            line = " " * (len(before) + 1) + line
        elif line.startswith("%"):
            return
        elif not line.strip(" \t"):
            self.end_game()
            return
        self._read_tokens(number, line)

    def _read_tokens(self, number: int, line: str) -> None:
        at = 0
        while at < len(line):
            found = _TOKEN.match(line, at)
            if found is None:
                return
            at = found.end()
            kind = found.lastgroup
            if kind == "brace":
                end = line.find("}", at)
                if end < 0:
                    self.comment_from = number
                    return
                at = end + 1
            elif kind not in {"blank", "rest"}:
                self._take(number, str(kind), found.group(str(kind)))

    def _take(self, number: int, kind: str, text: str) -> None:
        if kind == "bracket" and text == "[":
            self._break_off()
            self._pair, self._pair_line = [], number
        elif self._pair is None:
            self._data.append(text)
        elif kind == ("word", "string", "bracket")[len(self._pair)]:
            self._pair.append(_ESCAPED.sub(r"\1", text) if kind == "string" else text)
            if kind == "bracket":
                self._end_pair()
        else:
            self._break_off()

    def _end_pair(self) -> None:
        name, value, _ = self._pair or ("", "", "")
        self._end_section()
        self._tags.append(Tag(name, value, self._pair_line))
        self._pair = None

    def _break_off(self) -> None:
        if self._pair:
            self._broken.append(Tag(self._pair[0], "", self._pair_line))
        self._pair = None

    def _end_section(self) -> None:
        if self._tags and self._data:
            self._tags[-1] = msgspec.structs.replace(self._tags[-1], data=tuple(self._data))
        self._data = []

    def end_game(self) -> None:
        """Ends the game that is being read, if there is one."""
        self._break_off()
        self._end_section()
        if self._tags or self._broken:
            self.games.append(PbnGame(tuple(self._tags), tuple(self._broken)))
        self._tags, self._broken = [], []


_NEVER_STANDING: Final = frozenset(
    {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"}
)
"""Tags whose value holds for one game only (section 4.8)."""


def inherited(games: tuple[PbnGame, ...]) -> Iterator[dict[str, str]]:
    """The values of each game's tags, with those taken over from earlier games (section 4.8).

    `#` is the value of the nearest game before that has one, `##text` stands for all later games too until one of them
    has another. A game may not take over a deal or a dealer; a program that writes `#` there still means the one
    before.
    """
    before: dict[str, str] = {}
    standing: dict[str, str] = {}
    for game in games:
        values = dict(standing)
        for tag in reversed(game.tags):
            value = tag.value
            if value.startswith("##"):
                value = value[2:]
                if tag.name not in _NEVER_STANDING:
                    standing[tag.name] = value
            elif value == "#":
                value = before.get(tag.name, "")
            elif tag.name in standing:
                standing[tag.name] = value
            values[tag.name] = value
        before.update(values)
        yield values
