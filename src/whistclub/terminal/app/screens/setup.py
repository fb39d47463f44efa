"""Setting the table: preset, options, seats, and where the cards come from."""

from pathlib import Path
from typing import Any, Literal

from whistclub.cards.errors import WhistclubError
from whistclub.club.store.record_files import read_capped
from whistclub.club.table.entries import Dealing
from whistclub.games.registry import PRESETS, game_kind, game_of_preset, preset_named
from whistclub.rules.options import Spec, options_mapping, specs
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import ALONE, FOUR, Seat, seat_letter
from whistclub.terminal.app.opening import opened_with
from whistclub.terminal.app.option_values import value_word
from whistclub.terminal.app.screens.field import Field, Page
from whistclub.terminal.app.screens.listing import Listing
from whistclub.terminal.app.widgets.choosing import Entry
from whistclub.terminal.deal_text import read_deals

Cards = Literal["random", "number", "hand"]
_MOST_NAME = 12


class SetUp(Listing):
    """A list in which each line sets one thing; the first deals."""

    def __init__(self, preset: str = "minnesota", cards: Cards = "random") -> None:
        super().__init__("app-setup", self._lines, "app-setup-note")
        self.preset = preset
        self.written: dict[str, str] = {}
        self.people: dict[Seat, str] = {}
        self.cards: Cards = cards
        self.number = "1"
        self.text = ""
        self.trouble = ""

    def on_mount(self) -> None:
        """You sit at South; a deal by number or by hand is asked for at once."""
        self._sit()
        super().on_mount()

    def _sit(self) -> None:
        alone = game_kind(preset_named(self.preset).game).seats == 1  # type: ignore[attr-defined]
        self.people = {ALONE if alone else FOUR[2]: self.club.settings.name}

    def about(self, meaning: str) -> str:
        """Why the last change was refused, else what the keys do."""
        return self.trouble or super().about(meaning)

    def _lines(self) -> list[Entry]:
        say = self.say
        about = say(f"preset-{self.preset.replace('_', '-')}")
        cards = {"random": "app-cards-random", "number": "app-cards-number", "hand": "app-cards-hand"}[
            self.cards
        ]
        lines = [
            Entry("N", say("app-setup-deal"), "", "deal"),
            Entry("P", say("app-setup-preset"), about, "preset"),
            Entry("C", say("app-setup-cards"), say(cards), "cards"),
        ]
        if self.cards == "number":
            lines.append(Entry("E", say("app-setup-number"), self.number, "number"))
        if self.cards == "hand":
            given = say("app-setup-given") if self.text else say("app-setup-nothing")
            lines.append(Entry("E", say("app-setup-text"), given, "text"))
            lines.append(Entry("F", say("app-setup-file"), "", "file"))
        return [*lines, *self._seat_lines(), *self._option_lines()]

    def _seat_lines(self) -> list[Entry]:
        if ALONE in self.people and self._seats() == 1:
            return []
        lines = [Entry("", self.say("app-setup-seats"))]
        for place, seat in enumerate(FOUR, 1):
            letter = seat_letter(seat, 4)
            who = self.say("app-setup-bot")
            if seat in self.people:
                who = self.people[seat] or self.say("app-setup-person")
            lines.append(Entry(str(place), self.say(f"seat-{letter}"), who, f"seat:{letter}"))
        return lines

    def _seats(self) -> int:
        seats: int = game_kind(preset_named(self.preset).game).seats  # type: ignore[attr-defined]
        return seats

    def _specs(self) -> tuple[Spec, ...]:
        preset = preset_named(self.preset)
        table = specs(game_kind(preset.game).options_type)  # type: ignore[attr-defined]
        return tuple(spec for spec in table if preset.accepts is None or spec.name in preset.accepts)

    def _option_lines(self) -> list[Entry]:
        lines = [Entry("", self.say("app-setup-options"))]
        values = options_mapping(game_of_preset(self.preset, self.written).options)
        for spec in self._specs():
            about = self.say(f"option-{spec.name.replace('_', '-')}")
            lines.append(Entry("", about, self._value(spec, values[spec.name]), f"option:{spec.name}"))
        return lines

    def _value(self, spec: Spec, value: Any) -> str:
        return value_word(spec.write(value), self.club.catalogue)

    def chosen(self, meaning: str) -> None:
        """Changes what the line is about, or deals."""
        self.trouble = ""
        kind, _, what = meaning.partition(":")
        if kind == "deal":
            self._deal()
        elif kind == "preset":
            self._ask_preset()
        elif kind == "cards":
            order: list[Cards] = ["random", "number", "hand"]
            self.cards = order[(order.index(self.cards) + 1) % 3]
            self.speak()
        elif kind == "number":
            self.app.push_screen(Field("app-setup-number", self.number), self._numbered)
        elif kind == "text":
            self.app.push_screen(Page("app-setup-text", "app-setup-text-note", self.text), self._given)
        elif kind == "file":
            self.app.push_screen(Field("app-setup-file", "", "app-setup-file-note"), self._from_file)
        elif kind == "seat":
            self._seat(FOUR["NESW".index(what)])
        elif kind == "option":
            self._option(next(spec for spec in self._specs() if spec.name == what))

    def _ask_preset(self) -> None:
        def entries() -> list[Entry]:
            names = [(name, self.say(f"preset-{name.replace('_', '-')}")) for name in PRESETS]
            return [Entry("", about, "", name) for name, about in names]

        self.app.push_screen(Listing("app-setup-preset", entries), self._preset_chosen)

    def _preset_chosen(self, name: Any) -> None:
        if name:
            self.preset, self.written = str(name), {}
            self._sit()
            self.speak()

    def _numbered(self, text: Any) -> None:
        if text:
            self.number = str(text)[:80]
            self.speak()

    def _given(self, text: Any) -> None:
        if text is not None:
            self.text = str(text)
            self.speak()

    def _from_file(self, path: Any) -> None:
        if not path:
            return
        try:
            self.text = read_capped(Path(str(path)).expanduser()).decode(errors="replace")
        except WhistclubError as problem:
            self.trouble = self.club.reason(problem)
        self.speak()

    def _seat(self, seat: Seat) -> None:
        """A bot makes room for a person, who is asked for a name; a person makes room for a bot."""
        if seat in self.people:
            if len(self.people) > 1:
                del self.people[seat]
            self.speak()
            return

        def named(name: Any) -> None:
            if name is not None:
                self.people[seat] = " ".join(str(name).split())[:_MOST_NAME]
                self.speak()

        self.app.push_screen(Field("app-setup-name"), named)

    def _option(self, spec: Spec) -> None:
        """The next word of the option, or a number to write."""
        values = options_mapping(game_of_preset(self.preset, self.written).options)
        words = [*spec.words, *(["on", "off"] if spec.is_switch else [])]
        if words and not spec.takes_number:
            now = spec.write(values[spec.name])
            self._set(spec.name, words[(words.index(now) + 1) % len(words)])
            return

        def written(text: Any) -> None:
            if text:
                self._set(spec.name, str(text))

        heading = f"option-{spec.name.replace('_', '-')}"
        now = spec.write(values[spec.name])
        self.app.push_screen(Field(heading, now, valid=spec.valid()), written)

    def _set(self, name: str, text: str) -> None:
        self.trouble = ""
        tried = {**self.written, name: text}
        try:
            game_of_preset(self.preset, tried)
        except WhistclubError as problem:
            self.trouble = self.club.reason(problem)
        else:
            self.written = tried
        self.speak()

    def _deal(self) -> None:
        """Opens the table; what is wrong with the cards or the options is said here."""
        try:
            dealing, dealer = self._dealing()
            opened = opened_with(self.club.house, self.preset, self.written, self.people, dealing, dealer)
        except WhistclubError as problem:
            self.trouble = self.club.reason(problem)
            self.speak()
            return
        self.club.go_home()
        self.club.open_table(opened)

    def _dealing(self) -> tuple[Dealing, Seat | None]:
        if self.cards == "number":
            return Dealing(self.number), None
        if self.cards == "random":
            return Dealing(), None
        game = game_of_preset(self.preset, self.written)
        given, dealer = read_deals(self.text, game, ALONE if game.seats == 1 else FOUR[3])
        return Dealing(None, tuple(deal_to_text(deal) for deal in given)), dealer if game.seats == 4 else None
