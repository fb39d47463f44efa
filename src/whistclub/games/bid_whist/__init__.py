"""Bid Whist: two pairs, calls uptown, downtown or without trump, and a kitty for who calls highest.

Rules: `messages/pages/en/bid_whist.md`.
"""

from typing import ClassVar, Final

from whistclub.cards.errors import Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.jokers import FRENCH_JOKERS
from whistclub.games.base import FULL_PACK, GameBase, Preset
from whistclub.games.bid_whist.calls import NUMBERS, STRAINS, order_of, scored
from whistclub.games.bid_whist.options import BidWhistOptions
from whistclub.games.bid_whist.play import Playing, begun, events_of, size_of
from whistclub.games.bid_whist.view import BidWhistView, moment_of, sample_world, view_of
from whistclub.rules.actions import Call
from whistclub.rules.alphabet import DISCARDS, PLAYS, TRUMPS, Alphabet, number_word_acts, word_act, word_acts
from whistclub.rules.claims import won_with_claim
from whistclub.rules.deal import Deal, Stock, wrong_pack
from whistclub.rules.match import added
from whistclub.rules.moment import Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import game_over, goal_of, next_deal, won_by_leaders
from whistclub.rules.settings import wrong_form
from whistclub.rules.tricks import Judge
from whistclub.rules.values import DealResult, Ending, MatchResult, Setting

_WITH_JOKERS: Final = Stock(FRENCH_JOKERS.cards)


class BidWhist(GameBase[BidWhistOptions]):
    """The game with its options."""

    key: ClassVar[str] = "bid_whist"
    options_type: ClassVar[type[Options]] = BidWhistOptions
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        word_act(Call, "pass"),
        number_word_acts(Call, NUMBERS, STRAINS),
        word_acts(Call, "uptown", "downtown"),
        TRUMPS,
        DISCARDS,
    )

    def __init__(self, options: BidWhistOptions) -> None:
        super().__init__(options)
        self.pack = FRENCH_JOKERS if options.with_jokers else FRENCH
        self.stock = _WITH_JOKERS if options.with_jokers else FULL_PACK

    def check(self, deal: Deal) -> Reason | None:
        """The reason these cards may not be dealt: foreign ones, or too few for a card each and a kitty."""
        count, wanted = len(deal.pack), len(self.stock.cards)
        few = None if size_of(count) > 0 else reason("deal-wrong-size", count=count, wanted=wanted)
        return wrong_pack(deal, self.stock, multiple=2) or few

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match could stand so before a deal."""
        wrong = wrong_form(self, setting)
        over = wrong is None and self._is_over(setting.score, setting.number - 1)
        return reason("setting-over") if over else wrong

    def _is_over(self, score: tuple[int, ...], deals: int) -> bool:
        options = self.options
        has_lost = options.lose_at_minus and min(score) <= -options.target
        return has_lost or game_over(score, deals, options.target, options.max_deals)

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The deal passes on until a side has won, or the other has lost."""
        score = added(setting.score, result.points)
        return won_by_leaders(score) if self._is_over(score, setting.number) else next_deal(setting, result)

    def judge(self, view: BidWhistView) -> Judge:
        """High cards win or low ones, and jokers are the highest trumps."""
        return Judge(self.pack, view.trump, order_of(self.options, view.stand.direction))

    def outline(self) -> Outline:
        """The points that win, and the number of deals."""
        target, tricks = self.options.target, size_of(len(self.stock.cards))
        return Outline(goal=goal_of(target), target=target, deals=self.options.max_deals or 0, tricks=tricks)

    def granted(self, position: Playing, ending: Ending) -> DealResult:
        """Claimed tricks go to the claimer's side or to the other."""
        stand = position.terms.stand
        tricks = won_with_claim(position.tricks, stand.side, ending)
        return scored(self.options, stand, tricks, position.terms.dealt.size)

    begin = begun
    view = view_of
    moment = moment_of
    narrate = staticmethod(events_of)
    sample = sample_world


GAME = BidWhist
"""The class, as the list of games finds it."""
PRESETS: Final = (
    Preset("bid_whist", "bid_whist", {}),
    Preset("bid_whist_52", "bid_whist", {"with_jokers": False}),
)
