"""Words for one table: its people by name, sides from the viewer's place, and letters of ASCII only where wanted."""

from collections.abc import Sequence

from whistclub.club.table.sight import SeatInfo
from whistclub.messages import Catalogue, Speaker, page
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.terminal.console import plain_text
from whistclub.terminal.pages import plain_page
from whistclub.terminal.words import Words


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
    """A rules page as lines."""
    lines = plain_page(page(key, catalogue.language))
    return [plain_text(line) for line in lines] if isinstance(catalogue, PlainCatalogue) else lines


class TableWords(Words):
    """Words for a game at a table whose people have names; whoever has none is called by the seat's own name."""

    def __init__(self, catalogue: Catalogue, game: Game, places: Sequence[SeatInfo]) -> None:
        names = {place.letter: place.name for place in places if place.name and place.name != place.letter}
        super().__init__(catalogue, game)
        self.speaker = Speaker(catalogue, game.pack.key, names)
        if game.sides == 2:
            pairs = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
            self.sides = tuple(self.speaker.listed([self.seat(seat) for seat in pair]) for pair in pairs)
        elif game.sides == 4:
            self.sides = tuple(self.seat(Seat(seat)) for seat in range(4))

    def side_label(self, side: int, viewer: Seat | None) -> str:
        """A side in one word: we and they for pairs, else its name."""
        if self.game.sides != 2:
            return self.sides[side]
        own = (viewer or 0) % 2
        return self.say("app-we") if side == own else self.say("app-they")
