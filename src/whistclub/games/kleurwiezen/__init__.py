"""Kleurwiezen: Belgian whist in which trump is named in the bidding, each player for themselves.

Rules: `messages/pages/en/kleurwiezen.md`.
"""

from typing import Any, ClassVar, Final

from whistclub.cards.errors import Reason, reason
from whistclub.games.base import FULL_PACK, PayingGame, Preset
from whistclub.games.kleurwiezen.auction import AVOIDED, NUMBERS
from whistclub.games.kleurwiezen.contracts import SUITS, granted
from whistclub.games.kleurwiezen.options import KleurwiezenOptions, Passed
from whistclub.games.kleurwiezen.play import Playing, begun, events_of, opening_events
from whistclub.games.kleurwiezen.view import CONFIRMED, moment_of, sample_world, view_of
from whistclub.rules.actions import Call
from whistclub.rules.alphabet import PLAYS, Alphabet, number_word_acts, word_act, word_acts
from whistclub.rules.deal import Stock
from whistclub.rules.moment import Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal
from whistclub.rules.payments import nothing_paid
from whistclub.rules.values import DealResult, Ending, Setting

_MOST_PASSED: Final = {"doubles": 1, "no_doubling": 0}
"""The most deals passed out that double the next; any number where they add up."""
_UNSHUFFLED: Final = Stock(FULL_PACK.cards, packets=(4, 4, 5))
"""The packets of Whisthub and of Wallonia; in Flanders also four, five, four."""


class Kleurwiezen(PayingGame[KleurwiezenOptions]):
    """The game with its options; every seat is a side of its own."""

    key: ClassVar[str] = "kleurwiezen"
    options_type: ClassVar[type[Options]] = KleurwiezenOptions
    carry_type: ClassVar[Any] = Passed
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        *(word_act(Call, word) for word in ("pass", "hold_back", "accept", "lone", "raise")),
        word_acts(Call, *AVOIDED),
        number_word_acts(Call, NUMBERS, SUITS),
    )

    def __init__(self, options: KleurwiezenOptions) -> None:
        super().__init__(options)
        self.stock = _UNSHUFFLED if options.unshuffled else FULL_PACK

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so: also more deals passed out than there were."""
        if wrong := super().check_setting(setting):
            return wrong
        passed, most = setting.carry.deals, self._most_passed(setting.number - 1)
        return None if 0 <= passed <= most else reason("kleurwiezen-passed-out", count=passed, most=most)

    def _most_passed(self, deals: int) -> int:
        """The most deals passed out, of so many, that double the next."""
        return min(deals, _MOST_PASSED.get(self.options.passed_out, deals))

    def following(self, setting: Setting, result: DealResult) -> Setting:
        """The deal passes on, but the same player deals again where all passed."""
        passed = setting.carry.deals
        if result == nothing_paid("score-thrown-in"):
            more = Passed(self._most_passed(passed + 1))
            return Setting(setting.number + 1, setting.dealer, setting.score, more)
        return next_deal(setting, result, Passed(passed if result == nothing_paid("score-dropped") else 0))

    def outline(self) -> Outline:
        """The calls to be confirmed, and the number of deals where it is agreed."""
        return self.outlined(confirmed=CONFIRMED, answers=(("accept", "propose"),))

    def granted(self, position: Playing, ending: Ending) -> DealResult:
        """As the contract says."""
        return granted(position.terms.contract, position.tricks, ending)

    begin = begun
    view = view_of
    moment = moment_of
    opening = staticmethod(opening_events)
    narrate = staticmethod(events_of)
    sample = sample_world


GAME = Kleurwiezen
"""The class, as the list of games finds it."""
PRESETS: Final = (
    Preset("kleurwiezen", "kleurwiezen", {}),
    Preset("kleurwiezen_small", "kleurwiezen", {"scoring": "small", "passed_out": "adds_up"}),
)
