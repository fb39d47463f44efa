"""High or Low, laid or spoken: each is tried in imagined deals, in which the others bid by the conventions."""

from collections.abc import Iterable
from random import Random

import msgspec

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.games.minnesota.contracts import GRAND, LOW, NULLO, Contract
from whistclub.players.bidding.minnesota.contracts import Worths
from whistclub.players.bidding.trials import Hands, imagined_deals, worlds_of
from whistclub.players.minnesota.bidding import bid, laid, wants_high, word_of
from whistclub.players.player import Budget, Decision
from whistclub.rules.actions import Lay, Say
from whistclub.rules.seats import Seat, clockwise_from, left_of, pair_of


class Tried(msgspec.Struct, frozen=True):
    """A bid that was tried: its mean worth, and in how many of the imagined deals it is better, and worse, than the next best."""

    word: str
    worth: float
    better: int
    worse: int
    count: int


def bid_by_trial(game: Minnesota, view: MinnesotaView, rng: Random, budget: Budget) -> Decision:
    """The bid that is worth most on average; without samples the conventional one."""
    if not budget.samples:
        return bid(view, game.options)
    best = best_bid(game, view, rng, worlds_of(budget))
    if view.phase == "saying":
        return Decision(Say(best.word), _why_said(best))
    hand = FRENCH.mask(view.hand)
    decision = laid(view, hand, game.options, is_high=best.word == "grand")
    if decision.why.key == "why-bid-forced" or not isinstance(decision.action, Lay):
        return decision
    return Decision(decision.action, _why_laid(best, cards_to_text(decision.action.cards)))


def best_bid(game: Minnesota, view: MinnesotaView, rng: Random, count: int) -> Tried:
    """The best of the words open to the seat: High and Low count as `grand` and `pass` where cards are laid."""
    me = view.viewer
    if me is None:
        raise ValueError("a spectator does not bid")
    spoken = view.phase == "saying"
    words = ("pass", "grand", "nullo") if spoken else ("pass", "grand")
    worths = Worths(game, view.setting, pair_of(me))
    said = {bid.seat: bid.means for bid in view.bids}
    deals = imagined_deals(view, rng, count, _likely(game, said) if said else None)
    values: dict[str, list[float]] = {word: [] for word in words}
    for hands in deals:
        found: dict[Contract, float] = {}
        others = bids_of_others(game, view, me, hands)
        for word in words:
            contract = contract_of({**others, me: word}, view.setting.dealer)
            if contract not in found:
                found[contract] = worths.in_deal(contract, hands)
            values[word].append(found[contract])
    return _best(values)


def _likely(game: Minnesota, said: dict[Seat, str]):  # type: ignore[no-untyped-def]
    raise NotImplementedError


def bids_of_others(game: Minnesota, view: MinnesotaView, me: Seat, hands: Hands) -> dict[Seat, str]:
    """The bids of the other seats in this deal: those heard, else by the conventions."""
    heard: dict[Seat, str] = {bid.seat: bid.means for bid in view.bids}
    spoken = game.options.bidding == "spoken"
    for seat in clockwise_from(left_of(view.setting.dealer)):
        if seat != me and seat not in heard:
            is_high = wants_high(hands[seat], game.options)
            word = str(word_of(hands[seat], is_high=is_high).parts[0])
            heard[seat] = word if spoken else "grand" if is_high else "pass"
    return heard


def contract_of(words: dict[Seat, str], dealer: Seat) -> Contract:
    """The contract of these bids: of the first grand or nullo, else a Low that nobody bid."""
    for seat in clockwise_from(left_of(dealer)):
        if words[seat] != "pass":
            return GRAND[seat] if words[seat] == "grand" else NULLO[seat]
    return LOW


def _best(values: dict[str, list[float]]) -> Tried:
    means = {word: sum(each) / len(each) for word, each in values.items()}
    first, second = sorted(means, key=lambda word: -means[word])[:2]
    pairs = list(zip(values[first], values[second], strict=True))
    return Tried(
        first,
        means[first],
        sum(one > other for one, other in pairs),
        sum(one < other for one, other in pairs),
        len(pairs),
    )
