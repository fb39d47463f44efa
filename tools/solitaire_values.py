"""Makes the tables of what a campaign of Gongor Whist and a game of Hermits Whist are worth, by what is left of them.

`python tools/solitaire_values.py gongor|hermits|hermits_eight_tricks HANDS FILE`. Worth is the chance that the game is
won from there under best play by these tables: before a fore and before an aft hand, by the bids left (a mask with bit
b for bid b) or the markers face up (bit i for the one of place i), and by the cards that the side pile still hides.
Hands are drawn with the seed below. Aft hands of Gongor are solved exactly, all others with the dummy's cards counting
as unseen again. Source of the method: value iteration from the end, R. Bellman, Dynamic Programming, 1957.
"""

import json
import sys
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.decktet import DECKTET, EXTENDED_CARDS, GONGOR_CARDS, SUITS
from whistclub.cards.hermits import EIGHT_TRICKS
from whistclub.cards.pack import Pack
from whistclub.solver.dummy import NO_TRUMP_END, DummyHand, solved

SEED: Final = "solitaire values 1"
BIDS: Final = 8
SIZE: Final = 7
FORE_UNSEEN: Final = 23
AFT_UNSEEN: Final = 9
HIDDEN: Final = 5
"""The cards of the side pile that a game begins with face down."""
MARKERS: Final = (1, 2, 3, 4, 5, 6)

Row = list[float]


class Deck(NamedTuple):
    """A deck of Hermits Whist: its pack, its cards, and the cards of a hand."""

    pack: Pack
    cards: tuple[Card, ...]
    size: int


DECKS: Final = {
    "hermits": Deck(DECKTET, EXTENDED_CARDS, 10),
    "hermits_eight_tricks": Deck(EIGHT_TRICKS, EIGHT_TRICKS.cards, 8),
}


def drawn(number: str, cards: tuple[Card, ...], size: int, unseen: int, hidden: int) -> DummyHand:
    """A hand drawn with this number, its side pile still hiding so many cards; nothing is known of its worth."""
    rng = Random(f"{SEED} {number}")  # noqa: S311 - hands to measure, nothing secret
    deck, suits = list(cards), list(SUITS)
    rng.shuffle(deck)
    rng.shuffle(suits)
    return DummyHand(
        pack=DECKTET,
        hand=tuple(deck[:size]),
        unseen=tuple(deck[size : size + unseen]),
        held=size,
        trump=suits[0],
        hidden=tuple(suit for suit in SUITS if suit in suits[1 : 1 + hidden]),
        after=len(cards) == len(GONGOR_CARDS),
        value=(),
    )


def chances(number: str, unseen: int, hidden: int, by_hidden: Row, *, replaced: bool) -> Row:
    """For a hand of Gongor, by bid: the best mean of `by_hidden[Aces left]` over the plays that make it."""
    rows = tuple(tuple([0.0] * SIZE + [worth]) for worth in (*by_hidden, by_hidden[0]))
    hand = drawn(number, GONGOR_CARDS, SIZE, unseen, hidden)
    asked = msgspec.structs.replace(hand, value=rows, replaced=replaced, turned=0)
    worths = solved(asked)
    return [worths.at((1 << SIZE) - 1, hand.trump, hand.hidden, SIZE - bid).value for bid in range(BIDS)]


def masks(size: int, of: int) -> list[int]:
    """The sets of so many."""
    return [mask for mask in range(1 << of) if mask.bit_count() == size]


def bits_in(mask: int) -> list[int]:
    """The members of a set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def best_mean(samples: Iterable[Row], mask: int, after: dict[int, float]) -> float:
    """The mean over hands of the best bid's chance times the worth of what is left then."""
    bids = [(bid, after[mask & ~(1 << bid)]) for bid in bits_in(mask)]
    found = [max(row[bid] * worth for bid, worth in bids) for row in samples]
    return sum(found) / len(found)


def falls(aft: dict[int, Row], size: int) -> Row:
    """By Aces left at the end of a fore hand: the worth of the rest of the campaign against that with all left."""
    rows = [aft[mask] for mask in masks(size, BIDS)]
    return [sum(row[left] / row[HIDDEN] for row in rows) / len(rows) for left in range(HIDDEN + 1)]


def campaign(hands: int) -> dict[str, list[Row]]:
    """The worth of every set of bids left before a passage, and before an aft hand by the Aces left."""
    all_left = [1.0] * (HIDDEN + 1)
    afts = []
    for left in range(HIDDEN + 1):
        numbers = [f"aft {number}" for number in range(hands)]
        afts.append([chances(number, AFT_UNSEEN, left, all_left, replaced=False) for number in numbers])
        print(f"aft hands with {left} Aces left: {hands}", flush=True)
    fore: dict[int, float] = {0: 1.0}
    aft: dict[int, Row] = {}
    for size in range(1, BIDS, 2):
        for mask in masks(size, BIDS):
            aft[mask] = [best_mean(afts[left], mask, fore) for left in range(HIDDEN + 1)]
        by_hidden = falls(aft, size)
        numbers = [f"fore {number}" for number in range(hands)]
        rows = [chances(number, FORE_UNSEEN, HIDDEN, by_hidden, replaced=True) for number in numbers]
        full = {mask: row[HIDDEN] for mask, row in aft.items()}
        for mask in masks(size + 1, BIDS):
            fore[mask] = best_mean(rows, mask, full)
        print(f"{size + 1} bids left: {[round(one, 3) for one in by_hidden]}", flush=True)
    print(f"a campaign is won in {100 * fore[(1 << BIDS) - 1]:.2f} of 100")
    every = range(1 << BIDS)
    return {
        "fore": [[fore[mask]] if mask in fore else [] for mask in every],
        "aft": [aft.get(mask, []) for mask in every],
    }


def markers(deck: Deck, hands: int) -> dict[str, list[Row]]:
    """The worth of every set of markers face up, by the wilds left; as many down as hands played tell fore from aft."""
    worth: dict[int, Row] = {0: [1.0] * (HIDDEN + 1)}
    places = len(MARKERS)
    for size in range(1, places + 1):
        for mask in masks(size, places):
            worth[mask] = marker_row(deck, mask, worth, hands)
        print(f"{size} markers up: {[round(one, 3) for one in worth[masks(size, places)[-1]]]}", flush=True)
    every = range(1 << places)
    is_fore = {mask: (places - mask.bit_count()) % 2 == 0 for mask in every}
    return {
        "fore": [worth[mask] if is_fore[mask] else [] for mask in every],
        "aft": [[] if is_fore[mask] else worth[mask] for mask in every],
    }


def marker_row(deck: Deck, mask: int, worth: dict[int, Row], hands: int) -> Row:
    """By wilds left: the mean worth with these markers face up, over hands and over what the wilds turned may be."""
    rows = [[0.0] * (deck.size + 1) for _ in range(NO_TRUMP_END + 1)]
    for place in bits_in(mask):
        after = worth[mask & ~(1 << place)]
        for end in range(NO_TRUMP_END + 1):
            rows[end][MARKERS[place]] = after[end] if end < NO_TRUMP_END else after[0]
    is_fore = (len(MARKERS) - mask.bit_count()) % 2 == 0
    value, unseen = tuple(map(tuple, rows)), len(deck.cards) - deck.size * (1 if is_fore else 3)
    totals = [0.0] * (HIDDEN + 1)
    for number in range(hands):
        hand = drawn(f"markers {number}", deck.cards, deck.size, unseen, HIDDEN)
        worths = solved(msgspec.structs.replace(hand, pack=deck.pack, value=value, replaced=True))
        for left, states in enumerate(states_of(hand)):
            found = [worths.at((1 << deck.size) - 1, *state, 0).value for state in states]
            totals[left] += sum(found) / len(found)
    return [total / hands for total in totals]


def states_of(hand: DummyHand) -> list[list[tuple[str, tuple[str, ...]]]]:
    """By cards hidden: the states that the side pile can come to while a trump is in force."""
    found: list[list[tuple[str, tuple[str, ...]]]] = []
    for left in range(len(hand.hidden)):
        sets = list(combinations(hand.hidden, left))
        found.append([(suit, hidden) for hidden in sets for suit in hand.hidden if suit not in hidden])
    return [*found, [(hand.trump, hand.hidden)]]


def main() -> None:
    """Writes the table that is asked for."""
    game, hands, file = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    found = campaign(hands) if game == "gongor" else markers(DECKS[game], hands)
    table = {name: [[round(one, 5) for one in row] for row in rows] for name, rows in found.items()}
    text = json.dumps({"seed": SEED, "hands": hands, **table}, separators=(",", ":"))
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
