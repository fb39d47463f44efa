"""The Minnesota Whist family as a game. Rules: `messages/pages/en/minnesota.md`."""

from random import Random
from typing import Any, ClassVar

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.games.minnesota.bidding import BeforePlay, first_phase
from whistclub.games.minnesota.bids import CONTRACT_WORDS, every_lay
from whistclub.games.minnesota.events import narrated
from whistclub.games.minnesota.moment import counts_of, moment_of, outline_of
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.overcall import SPECIALS
from whistclub.games.minnesota.play import InPlay, Leading, Playing
from whistclub.games.minnesota.sample import sampled
from whistclub.games.minnesota.score import Stars, claimed, dropped, settlement
from whistclub.games.minnesota.view import (
    MinnesotaPosition,
    MinnesotaView,
    setting_of,
    view_before_play,
    view_of_play,
)
from whistclub.rules.actions import Action, Call, Lay, Say
from whistclub.rules.alphabet import EXCHANGES, PLAYS, Alphabet, card_acts, word_act, word_acts
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.events import dealt_hands
from whistclub.rules.match import added
from whistclub.rules.moment import Count, Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import game_over, next_deal, won_by_leaders, wrong_standing
from whistclub.rules.seats import Seat, Viewer, require_viewer
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, Setting, World


class Minnesota(GameBase[MinnesotaOptions]):
    """The game with its options."""

    key: ClassVar[str] = "minnesota"
    options_type: ClassVar[type[Options]] = MinnesotaOptions
    carry_type: ClassVar[Any] = Stars
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        card_acts(Lay, 2, every_lay),
        EXCHANGES,
        word_acts(Say, *CONTRACT_WORDS),
        word_act(Say, "pass"),
        word_act(Call, "pass"),
        word_acts(Call, *SPECIALS),
    )

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match could stand so: a score that decides nothing yet, and no more stars than deals."""
        options = self.options
        return wrong_standing(self, setting, options.target, options.max_deals) or self._wrong_stars(setting)

    def _wrong_stars(self, setting: Setting) -> Reason | None:
        stars: tuple[int, int] = setting.carry.by_side
        most = 0 if self.options.overcall == "none" else setting.number - 1
        return reason("setting-stars", most=most) if min(stars) < 0 or sum(stars) > most else None

    def begin(self, deal: Deal, setting: Setting) -> BeforePlay:
        """Hands dealt, no bid made."""
        return first_phase(self.options, deal, setting, four_hands(deal, setting.dealer))

    def worth_of(self, result: DealResult) -> tuple[float, ...]:
        """The points, and the stars as points: no deal brings both."""
        stars: tuple[int, int] = result.carry.by_side
        return result.points[0] + stars[0], result.points[1] + stars[1]

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """Score and stars go on, the deal passes left; or one side has won and what the losers pay is settled."""
        score = added(setting.score, result.points)
        options = self.options
        if not game_over(score, setting.number, options.target, options.max_deals):
            return next_deal(setting, result, result.carry)
        won = won_by_leaders(score)
        return MatchResult(won.key, score, won.winners, settlement(result.carry, won.winners[0], options))

    def settle(self, position: MinnesotaPosition, ending: Ending) -> DealResult:
        """A claim or concession, as `claimed` explains, once play has begun; stopped or dropped deals count nothing.

        Raises IllegalAction for another ending, or a claim before the play.
        """
        if ending.kind in {"stop", "dropped"}:
            return dropped(setting_of(position))
        if not isinstance(position, Leading | Playing):
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        terms = position.terms
        return claimed(terms.contract, position.tricks, terms.setting, self.options, ending)

    def may_end(self, position: MinnesotaPosition, ending: Ending) -> bool:
        """True, but for a claim or a concession before the play."""
        return ending.kind in {"stop", "dropped"} or isinstance(position, Leading | Playing)

    def view(self, position: MinnesotaPosition, viewer: Viewer) -> MinnesotaView:
        """All that the viewer was ever told; nothing opens at the end of a deal."""
        require_viewer(viewer, self.seats)
        if isinstance(position, InPlay):
            return view_of_play(position, viewer)
        return view_before_play(position, viewer)

    def moment(self, view: MinnesotaView) -> Moment:
        """The bids, the contract, who sits out, and the cards known by rule."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The goal, the calls alone, and the way cards laid are read."""
        return outline_of(self)

    def counts(self, setting: Setting) -> tuple[Count, ...]:
        """The stars."""
        return counts_of(self, setting)

    def opening(self, position: BeforePlay) -> tuple[Event, ...]:
        """The hands."""
        return dealt_hands(FRENCH, four_hands(position.deal, position.setting.dealer))

    def narrate(
        self, before: MinnesotaPosition, seat: Seat, action: Action, after: MinnesotaPosition
    ) -> tuple[Event, ...]:
        """The events of the act."""
        return narrated(before, seat, action, after)

    def sample(self, view: MinnesotaView, rng: Random) -> World:
        """A world drawn by the law of `sampled`."""
        return sampled(view, self.options, rng)
