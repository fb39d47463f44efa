"""Setting the table: preset, options, convention card, seats, and where the cards come from."""

from pathlib import Path
from typing import Final, Literal

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import with_conventions
from whistclub.club.store.files.record_files import read_capped
from whistclub.club.table.entries import Dealing
from whistclub.games.registry import (
    PRESETS,
    game_of_preset,
    games_in_order,
    preset_named,
    presets_of,
    profile_of,
)
from whistclub.players.levels import LEVEL_NAMES
from whistclub.rules.game import Game
from whistclub.rules.options import Spec, options_mapping, specs
from whistclub.rules.profile import ConventionChoice
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import Seat, near_seat, seat_letter
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.new_tables import opened_with
from whistclub.terminal.app.preferences import short_name
from whistclub.terminal.app.screens.choice_list import Choice, KeptEntries, ListScreen
from whistclub.terminal.app.screens.text_input import LineInput, TextInput
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.deal_text import read_deals
from whistclub.terminal.local.session import BOT
from whistclub.terminal.texts.bots import bot_name, level_about
from whistclub.terminal.texts.presets import (
    convention_name,
    convention_value,
    option_about,
    preset_about,
    value_word,
)

CardSource = Literal["random", "number", "hand"]

_SOURCES: Final[dict[CardSource, str]] = {
    "random": "app-cards-random",
    "number": "app-cards-number",
    "hand": "app-cards-hand",
}
_MOST_NUMBER_LETTERS: Final = 80
_PERSON: Final = "person"


class SetUp(KeptEntries):
    """A list in which each entry sets one thing; the first deals."""

    heading = "app-setup"

    def __init__(self, host: Host, preset: str = "", cards: CardSource = "random") -> None:
        """Without a preset the table is set for the first game of home."""
        self._host = host
        self.preset = preset or first_preset()
        self.written: dict[str, str] = {}
        self.cards: CardSource = cards
        self.number = "1"
        self.text = ""
        self.trouble = ""
        self.people = self._alone()
        self.bots: dict[Seat, str] = {}
        self.conventions: dict[str, str] = {}

    def entries(self) -> list[Entry]:
        """Returns the deal, the preset, the cards, the seats, the options, and the convention card."""
        say = self._host.preferences.catalogue.format
        lines = [
            Entry("N", say("app-setup-deal"), "", "deal"),
            Entry(
                "P",
                say("app-setup-preset"),
                preset_about(self.preset, self._host.preferences.catalogue),
                "preset",
            ),
            Entry("C", say("app-setup-cards"), say(_SOURCES[self.cards]), "cards"),
        ]
        if self.cards == "number":
            lines.append(Entry("E", say("app-setup-number"), self.number, "number"))
        if self.cards == "hand":
            given = say("app-setup-given") if self.text else say("app-setup-nothing")
            lines.append(Entry("E", say("app-setup-text"), given, "text"))
            lines.append(Entry("F", say("app-setup-file"), "", "file"))
        return [*lines, *self._seat_entries(), *self._option_entries(), *self._convention_entries()]

    def note(self, value: str) -> str:
        """Returns why the last change was refused, else what the keys do."""
        return self.trouble or self._host.preferences.catalogue.format("app-setup-note")

    def choose(self, screen: ListScreen, value: str) -> None:
        """Changes what the entry is about, or deals."""
        self.trouble = ""
        kind, _, what = value.partition(":")
        if kind == "deal":
            self._deal(screen)
        elif kind == "preset":
            self._ask_preset(screen)
        elif kind == "cards":
            order = list(_SOURCES)
            self.cards = order[(order.index(self.cards) + 1) % len(order)]
            screen.redraw()
        elif kind == "seat":
            self._change_seat(screen, Seat(int(what)))
        elif kind == "convention":
            self._change_convention(screen, what)
        elif kind == "option":
            self._change_option(screen, next(spec for spec in self._specs() if spec.name == what))
        else:
            self._ask_cards(screen, kind)

    def leave(self, screen: ListScreen) -> None:
        """Closes the list."""
        screen.dismiss(None)

    def _game(self) -> Game:
        return game_of_preset(self.preset, self.written)

    def _alone(self) -> dict[Seat, str]:
        """Returns the person alone among bots."""
        return {near_seat(self._game().seats): self._host.preferences.settings.name}

    def _seat_entries(self) -> list[Entry]:
        say, seats = self._host.preferences.catalogue.format, self._game().seats
        if seats == 1:
            return []
        lines = [Entry("", say("app-setup-seats"))]
        for number in range(seats):
            who = bot_name(self.bots.get(Seat(number), BOT), self._host.preferences.catalogue)
            if Seat(number) in self.people:
                who = self.people[Seat(number)] or say("app-setup-person")
            letter = seat_letter(Seat(number), seats)
            lines.append(Entry(str(number + 1), say(f"seat-{letter}"), who, f"seat:{number}"))
        return lines

    def _specs(self) -> tuple[Spec, ...]:
        accepts = preset_named(self.preset).accepts
        table = specs(type(self._game().options))
        return tuple(spec for spec in table if accepts is None or spec.name in accepts)

    def _option_entries(self) -> list[Entry]:
        catalogue = self._host.preferences.catalogue
        values = options_mapping(self._game().options)
        lines = [Entry("", catalogue.format("app-setup-options"))]
        for spec in self._specs():
            value = value_word(spec.write(values[spec.name]), catalogue)
            lines.append(
                Entry("", option_about(self._game().key, spec.name, catalogue), value, f"option:{spec.name}")
            )
        return lines

    def _choices(self) -> tuple[ConventionChoice, ...]:
        return profile_of(self._game().key).convention_choices

    def _convention_entries(self) -> list[Entry]:
        catalogue, choices = self._host.preferences.catalogue, self._choices()
        game = self._game().key
        lines = [Entry("", catalogue.format("app-setup-conventions"))] if choices else []
        for choice in choices:
            value = self.conventions.get(choice.name, choice.values[0])
            words = convention_value(game, choice.name, value, catalogue)
            name = convention_name(game, choice.name, catalogue)
            lines.append(Entry("", name, words, f"convention:{choice.name}"))
        return lines

    def _change_convention(self, screen: ListScreen, name: str) -> None:
        """Takes the next value on the convention card."""
        values = next(choice.values for choice in self._choices() if choice.name == name)
        now = self.conventions.get(name, values[0])
        self.conventions[name] = values[(values.index(now) + 1) % len(values)]
        screen.redraw()

    def _ask_preset(self, screen: ListScreen) -> None:
        def entries() -> list[Entry]:
            catalogue = self._host.preferences.catalogue
            return [Entry("", preset_about(name, catalogue), "", name) for name in PRESETS]

        def chosen(name: str | None) -> None:
            if name:
                self.preset, self.written, self.conventions = name, {}, {}
                self.people = self._alone()
                screen.redraw()

        self._host.show(ListScreen(Choice("app-setup-preset", entries)), chosen)

    def _ask_cards(self, screen: ListScreen, kind: str) -> None:
        """Asks for the number, the text or the file that the cards come from."""

        def taken(text: str | None) -> None:
            if kind == "number" and text:
                self.number = text[:_MOST_NUMBER_LETTERS]
            elif kind == "text" and text is not None:
                self.text = text
            elif kind == "file" and text:
                self._read_file(text)
            screen.redraw()

        asked = {
            "number": LineInput("app-setup-number", self.number),
            "text": TextInput("app-setup-text", "app-setup-text-note", self.text),
            "file": LineInput("app-setup-file", "", "app-setup-file-note"),
        }
        self._host.show(asked[kind], taken)

    def _read_file(self, path: str) -> None:
        try:
            self.text = read_capped(Path(path).expanduser()).decode(errors="replace")
        except WhistclubError as problem:
            self.trouble = self._host.reason(problem)

    def _change_seat(self, screen: ListScreen, seat: Seat) -> None:
        """Asks who sits there: a person, who is asked for a name, or a bot of a level. The last person keeps the
        seat.
        """

        def named(name: str | None) -> None:
            if name is not None:
                self.people[seat] = short_name(name)
                screen.redraw()

        def chosen(who: str | None) -> None:
            if who == _PERSON:
                self._host.show(LineInput("app-setup-name"), named)
            elif who:
                self.people.pop(seat, None)
                self.bots[seat] = who
                screen.redraw()

        if self.people.keys() == {seat}:
            self._host.show(LineInput("app-setup-name", self.people[seat], "app-setup-last-person"), named)
        else:
            self._host.show(ListScreen(Choice("app-setup-seats", self._sitters)), chosen)

    def _sitters(self) -> list[Entry]:
        """Returns who may sit in a seat: a person, and each level of bots with what it is like."""
        catalogue = self._host.preferences.catalogue
        levels = [
            Entry(str(number), level_about(name, catalogue), "", name)
            for number, name in enumerate(LEVEL_NAMES, 1)
        ]
        return [*levels, Entry("P", catalogue.format("app-setup-person"), "", _PERSON)]

    def _change_option(self, screen: ListScreen, spec: Spec) -> None:
        """Takes the next word of the option, or asks for a number."""
        now = spec.write(options_mapping(self._game().options)[spec.name])
        words = [*spec.words, *(["on", "off"] if spec.is_switch else [])]
        if words and not spec.takes_number:
            self._set(screen, spec.name, words[(words.index(now) + 1) % len(words)])
            return

        def written(text: str | None) -> None:
            if text:
                self._set(screen, spec.name, text)

        heading = option_about(self._game().key, spec.name, self._host.preferences.catalogue)
        self._host.show(LineInput(heading, now, valid=spec.valid()), written)

    def _set(self, screen: ListScreen, name: str, text: str) -> None:
        self.trouble = ""
        tried = {**self.written, name: text}
        try:
            game_of_preset(self.preset, tried)
        except WhistclubError as problem:
            self.trouble = self._host.reason(problem)
        else:
            self.written = tried
        screen.redraw()

    def _deal(self, screen: ListScreen) -> None:
        """Opens the table; shows what is wrong with the cards or the options."""
        try:
            dealing, dealer = self._dealing()
            opened = opened_with(
                self._host.house, self.preset, self.written, self.people, dealing, dealer, self.bots
            )
        except WhistclubError as problem:
            self.trouble = self._host.reason(problem)
            screen.redraw()
            return
        self._host.go_home()
        self._host.open_table(with_conventions(opened, self.conventions))

    def _dealing(self) -> tuple[Dealing, Seat | None]:
        if self.cards == "number":
            return Dealing(self.number), None
        if self.cards == "random":
            return Dealing(), None
        game = self._game()
        given = read_deals(self.text, game, Seat(game.seats - 1))
        dealing = Dealing(None, tuple(deal_to_text(deal) for deal in given.deals))
        return dealing, given.dealer if game.seats > 1 else None


def first_preset() -> str:
    """Returns the first preset of the first game of home."""
    return presets_of(games_in_order()[0])[0].name
