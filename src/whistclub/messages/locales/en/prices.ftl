# The fair prices of the choices there are, in lines: line mode, the app and cases.
fair-prices = Fair price of each choice against the best:
fair-price-best = { $acts }: best
fair-price-level = { $acts }: as good
fair-price = { $acts }: { $cost } ± { $error }
fair-price-chance = { $acts }: { $chance } in 100
fair-price-whole = { $acts }: { $chance } in 100; the whole game { $whole } in 100
fair-price-points = { $acts }: { $chance } in 100; { $points } points
fair-chances = The chance of this hand with each choice:
fair-prices-none = There is no choice here that the coach can price.
