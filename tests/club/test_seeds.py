"""The seed text that one person may choose: the cards follow from it, and the chance of the bots."""

from tests.club.tables import play_out, sent, table_of
from whistclub.club.table.commands import NextDeal
from whistclub.rules.seats import FOUR

N, E, S, W = FOUR


def test_the_same_seed_deals_the_same_cards_and_none_deals_fresh_ones() -> None:
    one, two = (table_of("whist", people=(S,), seed="1") for _ in range(2))
    fresh = [table_of("whist", people=(S,)) for _ in range(2)]
    for table in (one, two, *fresh):
        sent(table, NextDeal, S)
    assert one.state.match.deals[0].deal == two.state.match.deals[0].deal
    assert fresh[0].state.match.deals[0].deal != fresh[1].state.match.deals[0].deal


def test_one_seed_text_gives_the_same_match_of_bots_at_every_table_and_none_another() -> None:
    tables = [table_of("askov", people=(), seed=seed) for seed in ("tulip", "tulip", "rose", None, None)]
    for table in tables:
        play_out(table, deals=1)
    one, two, other, *fresh = [table.record().deals[0].acts for table in tables]
    assert one == two
    assert 4 == len({one, other, *fresh})
