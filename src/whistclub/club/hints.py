"""A hint at a table: the act advised and its reason, what another act costs, and the prices of all."""

import contextlib

import msgspec

from whistclub.cards.errors import Reason, TooMuch
from whistclub.club.bot_pool import BotPool, teacher_of
from whistclub.club.price_pool import PricePool
from whistclub.club.rooms import Plan
from whistclub.club.table.state import TableState
from whistclub.coach import FairHint, best_told, hint_beside
from whistclub.coach.lesson_prices import cost_of_other, taught_at
from whistclub.rules.seats import Seat


class Advice(msgspec.Struct, frozen=True):
    """The act advised with its reason, the cost of the other act that was asked about (None if the seat may not make
    it), and the prices of the acts with the reason of play, as they are told beside it; none in a guided deal.
    """

    action: str
    why: Reason
    cost: Reason | None = None
    told: FairHint = FairHint()


class Adviser:
    """Gives hints by a bot and the coach."""

    def __init__(self, pool: BotPool, prices: PricePool) -> None:
        self._pool, self._prices = pool, prices

    async def advice(self, state: TableState, seat: Seat, plan: Plan, other: str) -> Advice:
        """The advice to a seat that is to act at a table of this plan, and what the act `other` costs."""
        bot = teacher_of(state.game, plan.bot) if plan.lesson else plan.bot
        # A guided deal says what to do, and no more.
        told = FairHint() if plan.lesson else await self._told(state, seat, other)
        action, why, cost = await self._advised(state, seat, bot, other, told)
        return Advice(action, why, cost, hint_beside(told, action))

    async def _advised(
        self, state: TableState, seat: Seat, bot: str, other: str, told: FairHint
    ) -> tuple[str, Reason, Reason | None]:
        """The act advised with its reason, the best by the prices told beside it; and what the act `other` costs, if
        the seat may make it.

        At a place of a guided deal they are as it ships them, so that nobody waits; elsewhere the cost is by the prices
        that a hint tells, or by trying both out.
        """
        taught = (
            taught_at(state.game, state.game.view(state.match.position, seat))
            if state.opened.lesson
            else None
        )
        if taught is None:
            hint = await self._pool.hint(state, seat, bot)
            advised, why = best_told(hint.action, hint.why, told.prices, state.legal[seat])
        else:
            advised, why = taught.advised, taught.why
        if not any(act.text == other for act in state.legal[seat]):
            return advised, why, None
        if taught is not None:
            return advised, why, cost_of_other(taught.prices, advised, other)
        prices = (told if told.prices else await self._prices.hint(state, seat, other)).prices
        cost = cost_of_other(prices, advised, other) if prices else None
        if cost is None:
            cost = (await self._pool.hint(state, seat, bot, other)).cost
        return advised, why, cost

    async def _told(self, state: TableState, seat: Seat, other: str) -> FairHint:
        """The prices of what the seat may do, with the reason of play; none where the coach has too much to do."""
        with contextlib.suppress(TooMuch):
            return await self._prices.hint(state, seat, other)
        return FairHint()
