"""Words for one table: its people by name, sides from the viewer's place, and letters of ASCII only where wanted."""

from collections.abc import Sequence

from whistclub.club.table.sight import SeatInfo
from whistclub.messages import Catalogue, Speaker, page, page_keys, short_keys
from whistclub.rules.game import Game
from whistclub.rules.match import Match
from whistclub.rules.seats import Seat
from whistclub.terminal.console import one_line, plain_text
from whistclub.terminal.texts.pages import game_page, plain_page
from whistclub.terminal.texts.short_rules import short_game_page, short_rules_lines
from whistclub.terminal.texts.words import Words


class PlainCatalogue(Catalogue):
    """A catalogue that speaks in letters of ASCII."""

    __slots__ = ()

    def format(self, key: str, /, **args: str | int) -> str:
        """The message, its other letters replaced by the nearest plain ones."""
        return plain_text(super().format(key, **args))


def catalogue_for(language: str, *, plain: bool) -> Catalogue:
    """The catalogue of a language."""
    return PlainCatalogue(language) if plain else Catalogue(language)


def page_lines(key: str, catalogue: Catalogue) -> list[str]:
    """Returns a rules page as lines; none where there is no such page."""
    if key not in page_keys():
        return []
    return _in_plain_letters(plain_page(page(key, catalogue.language)), catalogue)


def short_page_lines(key: str, catalogue: Catalogue) -> list[str]:
    """Returns a page of the short rules as lines; the numbered page where there is no short one."""
    if key not in short_keys():
        return page_lines(key, catalogue)
    return _in_plain_letters(short_rules_lines(key, catalogue), catalogue)


def game_page_lines(key: str, catalogue: Catalogue) -> list[str]:
    """Returns the numbered rules of a game as lines."""
    return _in_plain_letters(game_page(key, catalogue), catalogue)


def short_game_page_lines(key: str, catalogue: Catalogue) -> list[str]:
    """Returns the short rules of a game as lines; the numbered ones where it has no short ones."""
    return _in_plain_letters(short_game_page(key, catalogue), catalogue)


def _in_plain_letters(lines: list[str], catalogue: Catalogue) -> list[str]:
    return [plain_text(line) for line in lines] if isinstance(catalogue, PlainCatalogue) else lines


class TableWords(Words):
    """Words for a game at a table whose people have names; a person without one is called by the name of the seat."""

    def __init__(self, catalogue: Catalogue, game: Game, places: Sequence[SeatInfo]) -> None:
        named = [place for place in places if place.name and place.name != place.letter]
        names = {place.letter: one_line(place.name) for place in named}
        super().__init__(catalogue, game)
        self.speaker = Speaker(catalogue, game.pack.key, names)
        if game.seats > 1:
            sides = [range(side, game.seats, game.sides) for side in range(game.sides)]
            self.sides = tuple(
                self.speaker.listed([self.seat(Seat(seat)) for seat in seats]) for seats in sides
            )

    def side_label(self, side: int, viewer: Seat | None) -> str:
        """Returns a side in one word: we and they for pairs, else its name."""
        if self.game.sides != 2 or self.plays_alone:
            return self.sides[side]
        own = self.side_of(viewer or Seat(0))
        return self.say("app-we") if side == own else self.say("app-they")


def score_in_short(words: TableWords, match: Match, viewer: Seat | None) -> str:
    """Returns the score of every side in a few words, the viewer's own first."""
    score = match.result.score if match.result is not None else match.setting.score
    if words.game.sides == 1:
        worded = words.profile.texts.score
        return str(score[0]) if worded is None else words.speaker.why(worded(words.game.options, score[0]))
    sides = list(range(words.game.sides))
    own = words.side_of(viewer or Seat(0))
    sides = sides[own:] + sides[:own]
    parts = [
        words.say("app-score-side", side=words.side_label(side, viewer), count=score[side]) for side in sides
    ]
    return "  ".join(parts)
