"""The knowledge a Minnesota player goes by: the convention card, the options, and the reading of its view."""

from typing import Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.games.minnesota import MinnesotaOptions, MinnesotaView
from whistclub.players.reading import Reading, read
from whistclub.rules.seats import Seat, partner_of


class ConventionCard(msgspec.Struct, frozen=True, kw_only=True):
    """The agreements of partners, shown to the whole table.

    `response` to an invite in High: the highest card always, or sparingly the lowest when the highest would lose
    anyway. `sluff` in High: from the suit one does not want led, or a low card from one's best suit.
    """

    response: Literal["highest", "sparing"] = "highest"
    sluff: Literal["unwanted", "from_best"] = "unwanted"


USUAL_CARD = ConventionCard()


class Table(msgspec.Struct, frozen=True):
    """One turn of the play: options, convention card, view and reading."""

    options: MinnesotaOptions
    card: ConventionCard
    view: MinnesotaView
    reading: Reading

    def __repr__(self) -> str:
        return f"Table(trick {len(self.reading.tricks) + 1})"

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return partner_of(self.reading.me)

    @property
    def own_invite(self) -> Card | None:
        """The reader's first lead."""
        return next(self.reading.led_by(self.reading.me), None)

    @property
    def partners_invite(self) -> Card | None:
        """The partner's first lead, in a suit of its own."""
        return None if self.partner_returned else next(self.reading.led_by(self.partner), None)

    @property
    def partner_returned(self) -> bool:
        """True if the partner's first lead went back into the suit of the reader's invite, which shows a weak hand."""
        first = dict(reversed(list(self.reading.leads())))
        own, theirs = first.get(self.reading.me), first.get(self.partner)
        if own is None or theirs is None or not theirs.bit & own.shares:
            return False
        order = [card for _, card in self.reading.leads()]
        return order.index(own) < order.index(theirs)

    @property
    def is_invite_lying(self) -> bool:
        """True if the trick on the table was led by the partner as its first lead of the deal."""
        led = self.reading.led
        if led is None or self.reading.trick[0][0] != self.partner:
            return False
        return led is self.partners_invite

    @property
    def own_tricks(self) -> int:
        """Tricks of the reader's side."""
        won, me = self.reading.won, self.reading.me
        return won[me] + won[partner_of(me)]


def table_of(view: MinnesotaView, options: MinnesotaOptions, card: ConventionCard) -> Table:
    """The turn as its player sees it. Raises ValueError for a spectator."""
    me = view.viewer
    told = () if me is None else tuple((partner_of(me), each) for each in view.partner_holds)
    reading = read(view, sitting_out=view.sitting_out, first_with_all=view.contract == "grand_dix", told=told)
    return Table(options, card, view, reading)
