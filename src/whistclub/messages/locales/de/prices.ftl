# Die fairen Preise der Möglichkeiten, in Zeilen: Zeilenmodus, App und Fälle.
fair-prices = Fairer Preis jeder Wahl, in Punkten gegenüber der besten:
fair-price-best = { $acts }: die beste
fair-price-level = { $acts }: ebenso gut
fair-price = { $acts }: −{ $cost } ± { $error }
fair-price-chance = { $acts }: { $chance } von 100
fair-chances = Die Aussicht dieser Hand mit jeder Wahl:
fair-prices-none = Hier gibt es keine Wahl, für die der Trainer einen Preis hat.
