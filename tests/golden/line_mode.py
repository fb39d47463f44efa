"""A deal of a preset as line mode tells it to a person who asks for a hint and for what things mean, then plays on."""

import io
from contextlib import suppress
from functools import cache
from random import Random

from msgspec.structs import replace

from tests.golden.heard import Heard, Passages
from whistclub.club.local_table import House
from whistclub.club.store.logs.log import MemoryLog
from whistclub.club.table.entries import Dealing, Sitter
from whistclub.games.registry import game_of_preset, presets_of
from whistclub.rules.actions import Action, Call, Play
from whistclub.rules.seats import near_seat, seat_letter, seats_of_table
from whistclub.terminal.console import Console
from whistclub.terminal.line.line_mode import LineMode
from whistclub.terminal.line.match import Left
from whistclub.terminal.local.session import Session
from whistclub.terminal.texts.words import Words

LANGUAGES = ("en", "de")
WISHED = {"solo": "abondance", "solo_units": "misere", "askov": "sola_nola"}
"""The call to make in a preset, where it may be, so that there is a trump to name and a card to pass."""


class Script(io.StringIO):
    """The person: asks a few things, then types the texts of acts; what is typed stands in the text after a mark."""

    def __init__(self, session: Session, preset: str, out: io.StringIO, passages: Passages) -> None:
        super().__init__()
        self._session, self._out, self._passages = session, out, passages
        self._rng = Random(preset)
        self._wished = WISHED.get(preset, "pass")
        self._waiting: list[str] = []
        self._asked: set[type] = set()

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.end_passage()
        typed = self._next()
        self._out.write(f"> {typed}\n")
        return typed + "\n"

    def end_passage(self) -> None:
        """All that was printed since the last line typed, with that line, is one passage."""
        self._passages.add(self._out.getvalue())
        self._out.seek(0)
        self._out.truncate()

    def _next(self) -> str:
        view = self._session.sight.view
        if view is None or any(played.result for played in self._session.match.deals):
            return "quit"
        if not self._waiting:
            act = self._chosen(view.legal)
            self._waiting = [act.text]
            if type(act) not in self._asked and not (isinstance(act, Play) and len(view.hand) == 1):
                self._asked.add(type(act))
                self._waiting = ["hint", f"explain {act.text}", act.text]
                if isinstance(act, Play):
                    self._waiting[1:2] = ["trick", "hand"]
        return self._waiting.pop(0)

    def _chosen(self, legal: tuple[Action, ...]) -> Action:
        calls = [act for act in legal if isinstance(act, Call)]
        wished = [act for act in calls if act.parts[0] == self._wished]
        passes = [act for act in calls if act.parts[0] == "pass"]
        return next(iter([*wished, *passes]), self._rng.choice(legal))


@cache
def told(preset: str, language: str) -> Passages:
    """All that is printed during the first deal, and what is typed. Bots are simple ones, so that it is about the
    words. What the first preset of the game says is nothing new in the others.
    """
    game = game_of_preset(preset, {})
    own = near_seat(game.seats)
    seats = [
        Sitter(seat_letter(seat, game.seats), "" if seat == own else "simple")
        for seat in seats_of_table(game.seats)
    ]
    house = House(MemoryLog())
    opened = house.opening_of(game, tuple(seats), Dealing("a deal in lines"), dealer=own)
    session = Session(house.open(replace(opened, secret="5" * 64)), frozenset({own}))
    out = io.StringIO()
    first = presets_of(game.key)[0].name
    catalogue = Heard(language, () if preset == first else told(first, language).forms)
    passages = Passages(catalogue)
    script = Script(session, preset, out, passages)
    with suppress(Left):
        LineMode(Console(out, script), Words(catalogue, game), session, pauses=False).run()
    script.end_passage()
    return passages


def kept(preset: str, language: str) -> str:
    """The text of the file: of the first preset of a game, in English, the passages that say something new; else no
    more than their new lines.
    """
    passages = told(preset, language)
    is_first = preset == presets_of(game_of_preset(preset, {}).key)[0].name
    return passages.shortened() if is_first and language == "en" else passages.new_lines()
