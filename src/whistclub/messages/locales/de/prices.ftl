# Die fairen Preise der Möglichkeiten, in Zeilen: Zeilenmodus, App und Fälle.
fair-prices = Fairer Preis jeder Wahl gegenüber der besten:
fair-price-best = { $acts }: die beste
fair-price-level = { $acts }: ebenso gut
fair-price = { $acts }: { $cost } ± { $error }
fair-price-chance = { $acts }: { $chance } von 100
fair-price-whole = { $acts }: { $chance } von 100; die ganze Partie { $whole } von 100
fair-price-points = { $acts }: { $chance } von 100; { $points } Punkte
fair-chances = Die Aussicht dieser Hand mit jeder Wahl:
fair-prices-none = Hier gibt es keine Wahl, für die der Trainer einen Preis hat.
