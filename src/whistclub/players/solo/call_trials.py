"""The call in Solo by imagined deals: each contract open to the seat with its chance and the points to be expected from
it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from whistclub.games.solo import Solo, SoloOptions, SoloView
from whistclub.games.solo.contracts import CONTRACTS, PROPOSAL
from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.player import Budget, Decision
from whistclub.players.policy import Hands
from whistclub.players.solo.calls import PASS, PROPOSE, WORTH_A_BID, called
from whistclub.players.solo.prospects import ACCEPT, LEVELS, Prospect, prospect_of
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Call
from whistclub.rules.seats import seat_letter

_HOPELESS: Final = 0.05
"""A chance that is no reason to name a call: it is about what is said alone; chosen by hand."""

WORLDS_A_SAMPLE: Final = 3
"""Deals imagined for each sample of the budget, 720 for `strong`: a mean of tricks is then 0.05 off and a share of
deals 0.02, less than what the weights of a prospect are. Chosen by hand for the time of an act.
"""


class Weighed(msgspec.Struct, frozen=True):
    """A call with its prospect and the points, or units, to be expected from it."""

    call: Call
    prospect: Prospect
    expected: float


def call_by_trial(game: Solo, view: SoloView, rng: Random, budget: Budget) -> Decision:
    """The call that promises most, or a pass; without samples the conventional one."""
    options = game.options
    if not budget.samples:
        return called(view, options)
    deals = imagined_deals(game, view, rng, WORLDS_A_SAMPLE * budget.samples)
    weighed = weighed_calls(view, deals, options)
    best = max(weighed, key=lambda one: one.expected, default=None)
    floor = _floor(view, options, weighed)
    rated = [*(Rated(one.call.text, one.expected) for one in weighed), Rated(PASS.text, floor)]
    if best is None or best.expected <= floor:
        return Decision(PASS, _why_pass(view, best).weighed(rated), Kind.SEARCH)
    return Decision(best.call, _why(view, best).weighed(rated), Kind.SEARCH)


def weighed_calls(view: SoloView, deals: Sequence[Hands], options: SoloOptions) -> list[Weighed]:
    """The calls open to the seat, and at the raise the bid that stands, each tried in the same imagined deals."""
    calls = [act for act in view.legal if isinstance(act, Call) and act != PASS]
    if view.phase == "raise" and view.standing != PROPOSE.parts[0]:
        calls.append(Call(view.standing))
    found = []
    for call in calls:
        if _may_be_made(call, view, options):
            prospect = prospect_of(call, view, deals)
            found.append(Weighed(call, prospect, expected_from(call, prospect, options)))
    return found


def _may_be_made(call: Call, view: SoloView, options: SoloOptions) -> bool:
    """A proposal that nobody may accept is not made: the dealer's after three passes, where eldest may not take it
    up.
    """
    return call != PROPOSE or view.viewer != view.setting.dealer or options.eldest_may_accept == "any"


def expected_from(call: Call, prospect: Prospect, options: SoloOptions) -> float:
    """The points, or units, that this call brings the caller on average; a proposal not taken up brings nothing."""
    level = LEVELS[call]
    terms = CONTRACTS[level]
    opponents = 1 if level == PROPOSAL else 3
    surely = 2 * prospect.chance - 1
    if options.scoring == "units":
        return prospect.taken_up * opponents * options.unit * terms.each_units * surely
    beyond = terms.each_trick_points * prospect.beyond
    return prospect.taken_up * opponents * (terms.each_points * surely + beyond)


def _floor(view: SoloView, options: SoloOptions, weighed: list[Weighed]) -> float:
    """The promise to be exceeded: more than a pass, at the raise more than the bid that stands."""
    standing = next((one for one in weighed if one.call not in view.legal), None)
    return WORTH_A_BID * _point(options) if standing is None else standing.expected


def _point(options: SoloOptions) -> float:
    """The measure of a point in the scoring of the table."""
    return 1.0 if options.scoring == "points" else options.unit / 4


def _why(view: SoloView, best: Weighed) -> Ground:
    percent = round(100 * best.prospect.chance)
    if best.call == PROPOSE:
        return because("why-solo-tried-propose", percent=percent, taken=round(100 * best.prospect.taken_up))
    if best.call == ACCEPT:
        return because("why-solo-tried-accept", percent=percent, partner=seat_letter(view.holders[0], 4))
    return because("why-solo-tried-call", call=str(best.call.parts[0]), percent=percent)


def _why_pass(view: SoloView, best: Weighed | None) -> Ground:
    hopeless = best is not None and best.prospect.chance < _HOPELESS
    if best is None or hopeless or best.call not in view.legal:
        return because("why-solo-tried-no-raise" if view.phase == "raise" else "why-solo-tried-nothing")
    percent = round(100 * best.prospect.chance)
    if best.call == PROPOSE:
        return because("why-solo-tried-no-propose", percent=percent)
    if best.call == ACCEPT:
        return because("why-solo-tried-no-accept", percent=percent, partner=seat_letter(view.holders[0], 4))
    return because("why-solo-tried-pass", call=str(best.call.parts[0]), percent=percent)
