"""Knowledge of Knock-out Whist for the test kit."""

from typing import Final

from whistclub.conformance.dealt import Layout, one_at_a_time, round_the_table
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import told_openly
from whistclub.conformance.trace import Trace


def layout(trace: Trace) -> Layout:
    """As many cards each as the match has come to for those still in, one for each dog; of the rest the first is turned
    in the first deal, and those who are level on tricks cut one each from the bottom in another.
    """
    now, cards = trace.setting.carry, len(trace.deal.pack)
    seats = [seat for seat in round_the_table(trace) if seat in now.playing]
    whole = [seat for seat in seats if seat not in now.dogs]
    each = min(now.cards, (cards - 1 - len(now.dogs)) // len(whole))
    hands = list(one_at_a_time(whole, each, trace.game.seats))
    served = each * len(whole)
    for seat in seats:
        if seat in now.dogs:
            hands[seat] = (served,)
            served += 1
    undealt = tuple(range(served, cards))
    cut = undealt[::-1][: len(now.namers)] if len(now.namers) > 1 else ()
    return Layout(hands=tuple(hands), undealt=undealt, turned=cut if now.namers else undealt[:1])


KNOWLEDGE: Final = Knowledge(told_openly(layout), layout=layout)
