"""The par of bridge, beside that of the double dummy solver that judges the kernel."""

import pytest
from endplay.dds import calc_dd_table, par
from endplay.types import Deal, Denom, Player, Vul

from tests.sampling import draws
from whistclub.cards.pbn.hands import hand_text
from whistclub.games.registry import make_game
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, four_hands
from whistclub.rules.seats import FOUR
from whistclub.solver.par import STRAINS, contract_points, par_score

DENOMS = dict(zip(STRAINS, (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt), strict=True))
VULNERABLE = {"None": Vul.none, "NS": Vul.ns, "EW": Vul.ew, "All": Vul.both}


def test_the_par_is_that_of_another_program_for_every_dealer_and_vulnerability() -> None:
    game = make_game("whist", {})
    for seed in range(draws(8, 40)):
        dealt = four_hands(deal_from_seed(seed_from_text("par"), game, seed + 1), FOUR[0])
        table = calc_dd_table(Deal(f"N:{' '.join(hand_text(hand) for hand in dealt)}"))
        tricks = {(s, seat): table[DENOMS[s], Player.find("NESW"[seat])] for s in STRAINS for seat in FOUR}
        for name, theirs in VULNERABLE.items():
            for dealer in FOUR:
                found = par(table, theirs, Player.find("NESW"[dealer])).score
                assert found == par_score(tricks, dealer, name)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("contract", "tricks", "plain", "vulnerable"),
    [
        ((1, "C"), 7, 70, 70),
        ((3, ""), 9, 400, 600),
        ((4, "S"), 11, 450, 650),
        ((6, "D"), 12, 920, 1370),
        ((7, ""), 13, 1520, 2220),
        ((4, "H"), 9, -100, -200),
        ((4, "H"), 7, -500, -800),
        ((4, "H"), 5, -1100, -1400),
    ],
)
def test_the_points_of_a_contract_are_those_of_the_laws(
    contract: tuple[int, str], tricks: int, plain: int, vulnerable: int
) -> None:
    level, strain = contract
    assert plain == contract_points(level, strain, tricks, is_vulnerable=False)
    assert vulnerable == contract_points(level, strain, tricks, is_vulnerable=True)
