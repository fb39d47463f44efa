"""The drills that any game may have: what is asked by what the game tells, and the acts that the rule names.

No kind knows a game. A place is kept where the rule names both the act of the club's player and the best by the coach's
prices, and every act that it does not name costs clearly more.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from whistclub.cards.card import Card
from whistclub.cards.errors import reason
from whistclub.coach import STANDARD, PricedAct, fair_prices
from whistclub.coach.comparison import priced
from whistclub.coach.rollout_prices import all_by_play
from whistclub.players.drills import COSTS, Drill, DrillPosition
from whistclub.players.levels import USUAL_LEVEL
from whistclub.players.player import Decision, Player, own_budget
from whistclub.players.registry import make_player
from whistclub.players.stakes import Stakes, stakes_of
from whistclub.rules.actions import Action, Bid, Play
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.game import Game
from whistclub.rules.tricks import winning_seat

_POSITIONS: Final = 4
_LEAST_WRONG: Final = 2
_ERRORS: Final = 2.5
"""So many standard errors must lie between the best act and every one that the rule does not name."""
_THOROUGH: Final = replace(STANDARD, worlds=256, hint_plays=240)
_TRIES: Final = 120
_FEWEST: Final = 8
"""Deals played on for all calls of a place, and the fewest for each."""
_ACE: Final = 14
_HIGH: Final = 12
"""The queen: of trumps, from her up a card counts as a trick."""
_SAID: Final = ("rising", "run")
"""The courses of a deal in which every trick is welcome."""


def _cards(view: Any) -> dict[Card, Action]:
    return {act.card: act for act in view.legal if isinstance(act, Play)}


def _wins(game: Game, view: Any, card: Card) -> bool:
    """True if the card would be ahead in the trick."""
    return bool(winning_seat(game.judge(view), (*view.trick, (view.viewer, card))) == view.viewer)


def _in_trick(game: Game, view: Any) -> Stakes | None:
    """The stakes of who plays a card to a trick."""
    return stakes_of(game, view) if view.trick and _cards(view) else None


def _winning(game: Game, view: Any) -> Sequence[Action]:
    """The cards that would be ahead where an opponent is."""
    stakes = _in_trick(game, view)
    if stakes is None or stakes.course not in (*_SAID, "peaked"):
        return ()
    if winning_seat(game.judge(view), view.trick) in stakes.allies:
        return ()
    return [act for card, act in _cards(view).items() if _wins(game, view, card)]


def take(game: Game, view: Any) -> Sequence[Action]:
    """Last in the trick, and a trick is wanted: the cards that win it."""
    return _winning(game, view) if len(view.trick) == game.seats - 1 else ()


def ruff(game: Game, view: Any) -> Sequence[Action]:
    """None of the suit led, and a trick is wanted: the trumps that are ahead."""
    led = game.judge(view).led([card for _, card in view.trick]) if view.trick else None
    if led is None or not view.trump or any(led.shares & card.bit for card in _cards(view)):
        return ()
    return [act for act in _winning(game, view) if game.judge(view).is_trump(act.parts[0])]


def partner(game: Game, view: Any) -> Sequence[Action]:
    """Last in the trick, and the partner is ahead: the cards that leave it so."""
    stakes = _in_trick(game, view) if len(view.trick) == game.seats - 1 else None
    if stakes is None or stakes.course not in _SAID:
        return ()
    if winning_seat(game.judge(view), view.trick) not in stakes.allies:
        return ()
    return [act for card, act in _cards(view).items() if not _wins(game, view, card)]


def under(game: Game, view: Any) -> Sequence[Action]:
    """A trick more is a loss: the cards that stay under."""
    stakes = _in_trick(game, view)
    if stakes is None or stakes.course not in ("falling", "first"):
        return ()
    return [act for card, act in _cards(view).items() if not _wins(game, view, card)]


def trump(_: Game, view: Any) -> Sequence[Action]:
    """Trump is named: the longest suit of the hand."""
    acts = [act for act in view.legal if act.verb == "trump"]
    counts = Counter(card.suits for card in view.hand)
    most = max((counts[act.parts[0]] for act in acts), default=0)
    return [act for act in acts if counts[act.parts[0]] == most]


def called(_: Game, view: Any) -> Sequence[Action]:
    """A card is called, whose holder is the partner: one that is in another hand."""
    held = {card.suits for card in view.hand if card.rank == _ACE}
    return [act for act in view.legal if act.verb == "ace" and act.parts[0] not in held]


def number(_: Game, view: Any) -> Sequence[Action]:
    """The tricks to come are said: an ace counts, and a trump from the queen up."""
    count = sum(card.rank == _ACE or (card.suits == view.trump and card.rank >= _HIGH) for card in view.hand)
    return [act for act in view.legal if isinstance(act, Bid) and act.number == count]


def accept(game: Game, view: Any) -> Sequence[Action]:
    """Another asks for a partner: go along with an ace, pass without."""
    answers = {f"call {word}" for word, _ in game.outline().answers}
    if not any(act.text in answers for act in view.legal):
        return ()
    has_ace = any(card.rank == _ACE for card in view.hand)
    wanted = answers if has_ace else {"call pass"}
    return [act for act in view.legal if act.text in wanted]


Right = Callable[[Game, Any], Sequence[Action]]
KINDS: Final[dict[str, Right]] = {
    kind.__name__: kind for kind in (number, called, trump, accept, under, take, ruff, partner)
}


def drills_by_kind(preset: str, game: Game, names: Sequence[str], deals: int) -> tuple[Drill, ...]:
    """Drills of these kinds, from as many deals as it takes, and from so many at most."""
    kept: dict[str, list[DrillPosition]] = {name: [] for name in names}
    for deal in range(1, deals + 1):
        wanting = [name for name in names if len(kept[name]) < _POSITIONS]
        if not wanting:
            break
        found = next(_places(game, f"drill {preset} {deal}", wanting), None)
        if found is not None and _is_new(found[1], kept[found[0]]):
            kept[found[0]].append(found[1])
    return tuple(Drill(name, "", preset, any_of_suit=False, positions=tuple(kept[name])) for name in names)


def _is_new(position: DrillPosition, kept: Sequence[DrillPosition]) -> bool:
    """True unless half of a drill has this answer already."""
    return sum(one.answer == position.answer for one in kept) < _POSITIONS // 2


def _places(game: Game, seed: str, names: Sequence[str]) -> Iterator[tuple[str, DrillPosition]]:
    """The places of the first deal of a seed that suit a kind, as the club's players come to them."""
    for acts, view, decision in turns(game, seed, make_player(game, USUAL_LEVEL)):
        answer = decision.action.text
        for name in names:
            right = {act.text for act in KINDS[name](game, view)}
            if answer in right and len(view.legal) - len(right) >= _LEAST_WRONG:
                cost = least_cost(prices_at(game, view), right)
                if cost is not None:
                    also = tuple(sorted(right - {answer}))
                    why = reason(COSTS, count=max(1, round(10 * cost)))
                    yield name, DrillPosition(seed, acts, answer, why, also)


def turns(game: Game, seed: str, player: Player) -> Iterator[tuple[tuple[str, ...], Any, Decision]]:
    """The turns of the first deal of a seed, all seats played by this player: the acts before, the view, the
    decision.
    """
    chance = seed_from_text(seed)
    position = game.start(
        deal_from_seed(chance, game, 1), game.first_setting(first_dealer(chance, game.seats))
    )
    acts: list[str] = []
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        rng = Random(f"{seed} {len(acts)} {seat}")  # noqa: S311
        decision = player.decide(view, rng, own_budget(player))
        yield tuple(acts), view, decision
        acts.append(decision.action.text)
        position = position.play(seat, decision.action)


def prices_at(game: Game, view: Any) -> tuple[PricedAct, ...]:
    """The prices of all acts, none let go: each call in as many deals."""
    if isinstance(view.legal[0], Play):
        return fair_prices(game, view, _THOROUGH)
    key = f"coach/{view.setting.number}/{len(view.acts) + 1}"
    tried = all_by_play(game, view, key, max(_FEWEST, _TRIES // len(view.legal)))
    return priced(game, view.viewer, tried, [None] * len(tried.groups))


def least_cost(prices: Sequence[PricedAct], right: set[str]) -> float | None:
    """The points that the cheapest wrong act costs; None where the best is no right one or a wrong one is not clearly
    worse than every right one.
    """
    if not prices or not right & set(prices[0].alike):
        return None
    wrong = [one for one in prices if not right & set(one.alike)]
    good = [one for one in prices if right & set(one.alike)]
    if not wrong or any(one.cost < _ERRORS * one.error or one.cost <= 0 for one in wrong):
        return None
    least = min(one.cost for one in wrong)
    return least if max(one.cost for one in good) < least / 2 else None
