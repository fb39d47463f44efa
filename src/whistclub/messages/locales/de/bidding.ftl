# Warum jemand so reizt, der seine Ansagen in gedachten Spielen ausprobiert hat.
why-bid-tried-high = High, mit { $cards }: Von { $count } gedachten Spielen geht es in { $better } besser und in { $worse } schlechter aus als mit Low.
why-bid-tried-low = Low, mit { $cards }: Von { $count } gedachten Spielen geht es in { $better } besser und in { $worse } schlechter aus als mit High.
why-say-tried-grand = Grand: Von { $count } gedachten Spielen geht es in { $better } besser und in { $worse } schlechter aus als mit dem nächstbesten Wort.
why-say-tried-nullo = Nullo: Von { $count } gedachten Spielen geht es in { $better } besser und in { $worse } schlechter aus als mit dem nächstbesten Wort.
why-say-tried-pass = Gepasst: Von { $count } gedachten Spielen geht es in { $better } besser und in { $worse } schlechter aus als mit dem nächstbesten Wort.
why-lead-tried-trump = { $suit } als Trumpf, ausgespielt mit { $card }: In { $count } gedachten Spielen bringt das am meisten.
why-solo-tried-propose = Ein Angebot: In etwa { $taken } von 100 Spielen nimmt es jemand an, und zu zweit schafft ihr es in { $percent } von 100.
why-solo-tried-accept = Angenommen: Zusammen mit { $partner } schaffst du es in etwa { $percent } von 100 Spielen.
why-solo-tried-call = Ansage { $call }: Diese Hand schafft es in etwa { $percent } von 100 Spielen.
why-solo-tried-pass = Gepasst: Die beste offene Ansage, { $call }, ginge nur in etwa { $percent } von 100 Spielen gut.
why-solo-tried-no-propose = Gepasst: Selbst wenn jemand dein Angebot annähme, ginge es zu zweit nur in etwa { $percent } von 100 Spielen gut.
why-solo-tried-no-accept = Gepasst: Zusammen mit { $partner } ginge es nur in etwa { $percent } von 100 Spielen gut.
why-solo-tried-no-raise = Keine Erhöhung: Nichts Höheres verspricht mehr als das, was du schon angesagt hast.
why-solo-tried-nothing = Gepasst: Hier steht dir keine Ansage offen, die einen Versuch wert wäre.
