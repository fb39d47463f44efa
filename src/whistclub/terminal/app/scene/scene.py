"""The scene: a moment at the table as a value, from which the widgets are drawn."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.club.table.sight import Sight
from whistclub.messages import is_decktet
from whistclub.rules.moment import Moment, Pile, PileKind
from whistclub.rules.values import View
from whistclub.terminal.app.clients.story import Story, Trick
from whistclub.terminal.app.scene.chips import Chip
from whistclub.terminal.app.theme import Appearance
from whistclub.terminal.texts.day import DayStanding
from whistclub.terminal.texts.facts import pile_of
from whistclub.terminal.texts.gathering import Chair
from whistclub.terminal.texts.table_words import TableWords

Mood = Literal["yours", "told", "refused"]
SMALL: Final = (5, 4)
LARGE: Final = (7, 6)
DECKTET: Final = (7, 5)
MANY_CHIPS: Final = 4
"""More choices than these leave no room for guidance below the prompt; at a table of four it then stands on the
cloth.
"""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A moment at the table as one person sees it.

    `trick` is the trick that lies on the table, full or not; `is_lingering` says that it, or what was told, waits to be
    read; `is_far` that the table is a club's, and `chairs` are its seats while it waits for its game. `hand` is in the
    order it lies in, `focus` the place of the card chosen, `chip` that of the choice, NONE where the other has the
    cursor or nothing has; `lifted` are the cards lifted. `day` is the standing at a deal of the
    day that is over.
    """

    words: TableWords
    appearance: Appearance
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
    is_far: bool = False
    chairs: tuple[Chair, ...] = ()
    day: DayStanding | None = None

    @property
    def chosen_chip(self) -> Chip | None:
        """The choice under the cursor, where it stands on one."""
        return self.chips[self.chip] if 0 <= self.chip < len(self.chips) else None

    @property
    def view(self) -> View | None:
        """The view of the running deal."""
        return self.sight.view

    @property
    def moment(self) -> Moment:
        """The moment of the running deal; an empty one between deals."""
        return self.sight.moment

    @property
    def is_solitaire(self) -> bool:
        """True if one person plays alone."""
        return self.words.game.seats == 1

    @property
    def is_decktet(self) -> bool:
        """True if the cards of the game have more than one suit."""
        return is_decktet(self.words.game.pack.key)

    def pile(self, kind: PileKind) -> Pile | None:
        """The pile of this kind that lies on the table."""
        return pile_of(self.moment, kind)

    @property
    def winning(self) -> int | None:
        """The seat whose card is winning so far in the trick that lies there; None before the second card and once it
        was taken.
        """
        trick, found = self.trick, self.sight.winning
        if trick is None or trick.taker is not None:
            return None
        return found if found in dict(trick.cards) else None
