"""Call-ace Whist (Esmakker Whist), from Denmark: who holds the ace called is the partner, and keeps it secret.

Rules: `messages/pages/en/call_ace.md`.
"""

from typing import ClassVar, Final

from whistclub.cards.danish import DANISH
from whistclub.cards.errors import Reason, reason
from whistclub.games.base import PayingGame, Preset
from whistclub.games.call_ace.contracts import KINDS, NUMBERS, PASS, SOLS, granted
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.games.call_ace.play import TAKE, TURN, Ace, King, Playing, begun, events_of
from whistclub.games.call_ace.view import moment_of, sample_world, view_of
from whistclub.rules.actions import Call, words_of
from whistclub.rules.alphabet import (
    DISCARDS,
    PLAYS,
    TRUMPS,
    Alphabet,
    number_word_acts,
    suit_acts,
    word_act,
    word_acts,
)
from whistclub.rules.deal import Deal, Stock, wrong_pack
from whistclub.rules.moment import CallTerms, Outline, said
from whistclub.rules.options import Options
from whistclub.rules.values import DealResult, Ending

_WITH_CAT: Final = Stock(DANISH.cards)


class CallAce(PayingGame[CallAceOptions]):
    """The game with its options; every seat is a side of its own."""

    key: ClassVar[str] = "call_ace"
    options_type: ClassVar[type[Options]] = CallAceOptions
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        word_act(Call, words_of(PASS)),
        number_word_acts(Call, NUMBERS, KINDS),
        word_acts(Call, *(bid.kind for bid in SOLS)),
        suit_acts(Ace),
        suit_acts(King),
        TRUMPS,
        *(word_act(Call, words_of(act)) for act in (TAKE, TURN)),
        DISCARDS,
    )

    def __init__(self, options: CallAceOptions) -> None:
        super().__init__(options)
        if options.jokers:
            self.pack, self.stock = DANISH, _WITH_CAT

    def check(self, deal: Deal) -> Reason | None:
        """The reason these cards may not be dealt, or None: four equal hands, and as many over as the cat has."""
        cards, over = len(deal.pack), len(self.stock.cards) % 4
        uneven = cards < 4 or cards % 4 not in {0, over}
        wanted = reason("deal-wrong-size", count=cards, wanted=len(self.stock.cards))
        return wanted if uneven else wrong_pack(deal, self.stock, multiple=1)

    def outline(self) -> Outline:
        """The sols, and the number of deals."""
        return self.outlined(
            calls=tuple(
                CallTerms(
                    bid.kind,
                    said(f"terms-{bid.kind.replace('_', '-')}"),
                    said("worth-points", count=3 * bid.points),
                )
                for bid in SOLS
            )
        )

    def granted(self, position: Playing, ending: Ending) -> DealResult:
        """As the contract says."""
        return granted(position.terms, position.tricks, ending)

    begin = begun
    view = view_of
    moment = moment_of
    narrate = staticmethod(events_of)
    sample = sample_world


GAME = CallAce
"""The class, as the list of games finds it."""
PRESETS: Final = (
    Preset("call_ace", "call_ace", {}),
    Preset("call_ace_no_cat", "call_ace", {"jokers": False}),
)
