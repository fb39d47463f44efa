"""The search for a card: every card valued in the same worlds, and the convention where too little is gained.

Of equal cards the plainest is tried; a high card that open hands flatter has to gain more.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from whistclub.cards.card import Card
from whistclub.players.cardplay import JACK, opponents
from whistclub.players.choice import Chosen, Ground, Kind, Rated, because
from whistclub.players.playout import runs_of
from whistclub.players.policy import Situation
from whistclub.players.reading import Reading, above
from whistclub.players.search.aim import Aim
from whistclub.players.search.effort import ANY_GAIN, Effort, Gain
from whistclub.players.search.tally import Tally
from whistclub.players.search.values import EarlyValuer, Valuer, ending_of, played_out
from whistclub.players.worlds.drawn import Draw, Drawn
from whistclub.solver.questions import Objective


def plainest(reading: Reading, run: Sequence[Card], objective: Objective) -> Card:
    """Of equal cards, ascending, the one that a card player would play.

    Where tricks are avoided that is the highest; where they are wanted the top of touching high cards when leading,
    else the lowest.
    """
    if objective == "fewest":
        return run[-1]
    if objective == "most" and reading.led is None and run[-1].rank >= JACK:
        return run[-1]
    return run[0]


def is_dear(reading: Reading, card: Card, usual: Card) -> bool:
    """True of a high card, no sure winner, in place of a lower one where tricks are wanted.

    With all hands seen it costs little, since everything that follows is found; who does not see them loses it more
    often.
    """
    if card.rank < JACK or card.rank <= usual.rank:
        return False
    if reading.led is None:
        return bool(above(card) & reading.out)
    return not reading.holds_against(card, opponents(reading, reading.later))


_FIRST_BATCH: Final = 8
"""Worlds valued before hopeless cards are dropped; chosen by hand."""
_FEWEST: Final = 6
"""Fewer draws decide nothing; chosen by hand."""
_BEHIND: Final = 3.0
"""A card so many standard errors behind the convention's is tried no more; chosen by hand, so that hardly one is
dropped wrongly.
"""


class Turn(msgspec.Struct, frozen=True):
    """One seat's turn to play: its reading, its aim, worlds to try cards in, and the play as the fast policy reads it
    where the policy is asked.
    """

    reading: Reading
    aim: Aim
    draw: Draw
    situation: Situation | None = None

    def __repr__(self) -> str:
        return f"Turn(trick {len(self.reading.tricks) + 1})"

    @property
    def is_early(self) -> bool:
        """True if cards are valued by the policy's play before the kernel's."""
        return self.situation is not None and is_early(self.reading, self.aim)


def is_early(reading: Reading, aim: Aim) -> bool:
    """True while a deal for tricks is not yet so near its end that the kernel values the cards, in the order of ranks
    that the policy knows.
    """
    return aim.objective in {"most", "fewest"} and not aim.ranks and reading.hand.bit_count() > ending_of(aim)


def by_policy(reading: Reading, aim: Aim) -> bool:
    """True where the fast policy is asked: early in a deal for tricks, and where no trick is to be taken."""
    return (aim.objective == "none" and not aim.ranks) or is_early(reading, aim)


def searched(
    turn: Turn,
    usual: Chosen,
    effort: Effort,
    asked: Gain | None = None,
    interrupt: Callable[[], bool] | None = None,
) -> Chosen:
    """The usual card, or one that does better in the worlds tried by the gain `asked` (that of the effort unless
    given).

    Worlds come in batches, each twice the one before; after each, cards that are clearly behind the usual one are left
    out. Where all worlds there are were tried, a card that is best in each of them is played whatever the gain. Early
    in a deal for tricks the fast policy plays the worlds on until the kernel values them; where only a verdict counts
    and each world gives the same on every card, it plays them out. `interrupt` is asked between batches; when it says
    True, what is known by then decides.
    """
    cards = candidates(turn.reading, usual.card, turn.aim.objective)
    if len(cards) < 2 or effort.worlds < _FEWEST:
        return usual
    drawn = turn.draw(effort.worlds)
    tally = _tried(turn, drawn, cards, effort.nodes, interrupt)
    if turn.situation is not None and turn.aim.objective == "none" and tally.tells_nothing:
        tally = _played_out(turn.situation, turn, drawn, cards)
        return _decided(tally, usual, _Demands(turn, asked or effort.verdict, effort.dear))
    if turn.is_early:
        return _decided(tally, usual, _Demands(turn, asked or effort.early, ANY_GAIN))
    is_all = drawn.is_all and tally.worlds == len(drawn.worlds)
    return _decided(tally, usual, _Demands(turn, asked or effort.usual, effort.dear, is_all))


def _played_out(situation: Situation, turn: Turn, drawn: Drawn, cards: Sequence[Card]) -> Tally:
    tally = Tally(cards)
    for weight, values in played_out(situation, turn.aim, drawn.worlds, cards):
        tally.add(weight, values)
    return tally


def _tried(
    turn: Turn, drawn: Drawn, cards: Sequence[Card], nodes: int, interrupt: Callable[[], bool] | None
) -> Tally:
    tally, valuer = Tally(cards), _valuer(turn, nodes)
    worlds = drawn.worlds
    done, size = 0, len(worlds) if drawn.is_all else _FIRST_BATCH
    while done < len(worlds) and not valuer.is_spent:
        batch = worlds[done : done + size]
        for weight, values in valuer.values(batch, tally.cards, len(worlds) - done):
            tally.add(weight, values)
        done, size = done + len(batch), 2 * size
        # Where all worlds there are were tried, each card must have its value in every one of them.
        if not drawn.is_all:
            _drop_hopeless(tally, cards[0])
        if len(tally.cards) < 2 or (interrupt is not None and interrupt()):
            break
    return tally


def _valuer(turn: Turn, nodes: int) -> Valuer | EarlyValuer:
    if turn.is_early and turn.situation is not None:
        return EarlyValuer(turn.situation, turn.aim, nodes)
    return Valuer(turn.reading, turn.aim, nodes)


def candidates(reading: Reading, usual: Card, objective: Objective = "most") -> list[Card]:
    """The usual card first, then the plainest of each other run of equal cards."""
    return [usual, *(plainest(reading, run, objective) for run in runs_of(reading) if usual not in run)]


class _Demands(NamedTuple):
    """The gain asked of another card than the usual one, and at least of a dear one; `is_all` where no other worlds are
    possible.
    """

    turn: Turn
    asked: Gain
    dear: Gain
    is_all: bool = False

    def are_met(self, tally: Tally, card: Card, usual: Card) -> bool:
        """True if this card gains enough."""
        gain, error = tally.gain(card, usual)
        if self.is_all:
            gain, error = tally.mean(card) - tally.mean(usual), 0.0
        if not self.asked.is_met(gain, error, is_all=self.is_all):
            return False
        spends = self.turn.aim.objective == "most" and is_dear(self.turn.reading, card, usual)
        return not spends or self.dear.is_met(gain, error, is_all=self.is_all)


def _drop_hopeless(tally: Tally, usual: Card) -> None:
    for card in tally.cards:
        gain, error = tally.gain(card, usual)
        if card is not usual and gain + _BEHIND * error < 0:
            tally.drop(card)


def _decided(tally: Tally, usual: Chosen, demands: _Demands) -> Chosen:
    if not demands.is_all and tally.draws < _FEWEST:
        return usual
    down = -1 if demands.turn.aim.objective == "fewest" else 1
    ranked = sorted(
        # Rounded: of cards that differ by the rounding of sums alone the usual one comes first.
        tally.cards,
        key=lambda card: (-round(tally.mean(card), 9), card is not usual.card, down * card.rank),
    )
    best = ranked[0]
    if best is usual.card:
        return _standing(usual, tally)
    if demands.is_all and all(not tally.better_in(card, best) for card in tally.cards):
        return Chosen(best, _why("why-searched-certain", tally, best, usual.card), Kind.SEARCH)
    better = ranked[: ranked.index(usual.card)]
    chosen = next((card for card in better if demands.are_met(tally, card, usual.card)), None)
    if chosen is None:
        return usual
    hits, misses = tally.better_in(chosen, usual.card), tally.better_in(usual.card, chosen)
    key = "why-searched" if hits > misses else "why-searched-outweighs"
    return Chosen(chosen, _why(key, tally, chosen, usual.card), Kind.SEARCH)


def _standing(usual: Chosen, tally: Tally) -> Chosen:
    """The usual card; one that was itself found by trying it, in fewer worlds, is told by these."""
    if usual.kind is not Kind.SEARCH:
        return usual
    rated = tuple(Rated(card.text, tally.mean(card)) for card in tally.cards)
    ground = because("why-tried-out", rated, card=usual.card.text, count=tally.worlds)
    return Chosen(usual.card, ground, Kind.SEARCH)


def _why(key: str, tally: Tally, best: Card, usual: Card) -> Ground:
    return because(
        key,
        tuple(Rated(card.text, tally.mean(card)) for card in tally.cards),
        card=best.text,
        beaten=usual.text,
        hits=tally.better_in(best, usual),
        misses=tally.better_in(usual, best),
        count=tally.worlds,
    )
