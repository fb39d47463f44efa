"""What the table screen shows at one moment: a value, from which the widgets are drawn."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.club.table.sight import SeatInfo, Sight
from whistclub.rules.seats import FOUR, Seat, clockwise_from
from whistclub.rules.values import View
from whistclub.terminal.app.choices import Chip
from whistclub.terminal.app.journal import Story, Trick
from whistclub.terminal.app.table_words import TableWords
from whistclub.terminal.app.theme import Look

Mood = Literal["yours", "told", "refused"]
SMALL: Final = (5, 4)
LARGE: Final = (7, 6)
DECKTET: Final = (7, 5)
MANY_CHIPS: Final = 4
"""More choices than these leave no room for guidance below the prompt; at a table of four it then stands on the cloth."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at the table as one person sees it.

    `trick` is the trick that lies on the table, full or not; `is_lingering` says that it, or what was told, waits to be
    read; `is_far` that the table is a club's. `hand` is in the order it lies in, `focus` the place of the card chosen, `chip` that of the choice,
    NONE where the other has the cursor or nothing has; `lifted` are the cards lifted.
    """

    words: TableWords
    look: Look
    sight: Sight
    story: Story
    trick: Trick | None
    is_lingering: bool
    prompt: str
    mood: Mood
    guidance: str
    hand: Sequence[Card] = ()
    legal: frozenset[Card] = frozenset()
    focus: int = 0
    chip: int = -1
    lifted: tuple[Card, ...] = ()
    chips: tuple[Chip, ...] = ()
    has_cards_to_choose: bool = False
    offset: int = 0
    is_far: bool = False

    @property
    def chosen_chip(self) -> Chip | None:
        """The choice under the cursor, where it stands on one."""
        return self.chips[self.chip] if 0 <= self.chip < len(self.chips) else None

    @property
    def view(self) -> View | None:
        """The view of the running deal."""
        return self.sight.view

    @property
    def is_decktet(self) -> bool:
        """Whether the cards have more than one suit, or are those of a solitaire."""
        return self.words.game.seats == 1

    def place(self, seat: Seat) -> SeatInfo:
        """Who sits there."""
        return self.sight.seats[seat]

    def around(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The seats from the viewer's place: own, left, opposite, right."""
        own, left, opposite, right = clockwise_from(self.sight.viewer or FOUR[0])
        return own, left, opposite, right
