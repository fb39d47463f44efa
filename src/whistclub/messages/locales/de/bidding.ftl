# Warum jemand so reizt, der seine Gebote in gedachten Verteilungen ausprobiert hat.
why-bid-tried-high = High, mit { $cards }: Von { $count } gedachten Verteilungen geht es in { $better } besser und in { $worse } schlechter aus als mit Low.
why-bid-tried-low = Low, mit { $cards }: Von { $count } gedachten Verteilungen geht es in { $better } besser und in { $worse } schlechter aus als mit High.
why-say-tried-grand = Grand: Von { $count } gedachten Verteilungen geht es in { $better } besser und in { $worse } schlechter aus als mit dem nächstbesten Gebot.
why-say-tried-nullo = Nullo: Von { $count } gedachten Verteilungen geht es in { $better } besser und in { $worse } schlechter aus als mit dem nächstbesten Gebot.
why-say-tried-pass = Passe: Von { $count } gedachten Verteilungen geht es in { $better } besser und in { $worse } schlechter aus als mit dem nächstbesten Gebot.
why-lead-tried-trump = Mit { $suit } als Trumpf wird { $card } ausgespielt: In { $count } gedachten Verteilungen bringt das am meisten.
why-solo-tried-propose = Ein Vorschlag: { $taken ->
    [0] Annehmen würde ihn kaum jemand
    [100] In fast jedem Spiel nimmt ihn jemand an
   *[other] In etwa { $taken } von 100 Spielen nimmt ihn jemand an
}, und zu zweit gelingen die acht Stiche { why-solo-tried-made }.
why-solo-tried-accept = Angenommen: Zusammen mit { $partner } gelingen die acht Stiche { why-solo-tried-made }.
why-solo-tried-call = Ansage { $call }: Mit dieser Hand gelingt das { why-solo-tried-made }.
why-solo-tried-pass = Passe: Die beste Ansage, die noch offensteht, { $call }, gelänge { why-solo-tried-few }.
why-solo-tried-no-propose = Passe: Selbst wenn jemand einen Vorschlag annähme, gelänge er { why-solo-tried-few }.
why-solo-tried-no-accept = Passe: Zusammen mit { $partner } gelängen die acht Stiche { why-solo-tried-few }.
why-solo-tried-no-raise = Keine Erhöhung: Nichts Höheres verspricht mehr als die Ansage, die gilt.
why-solo-tried-nothing = Passe: Keine Ansage, die dieser Hand offensteht, ist einen Versuch wert.
# Wie oft ein Kontrakt gelingt: die gewählte Ansage und eine, die man bleiben lässt.
why-solo-tried-made = { $percent ->
    [0] in kaum einem Spiel
    [100] in fast jedem Spiel
   *[other] in etwa { $percent } von 100 Spielen
}
why-solo-tried-few = { $percent ->
    [0] in kaum einem Spiel
   *[other] nur in etwa { $percent } von 100 Spielen
}
# Askov: ein Spezialspiel über dem Gebot, und die Karte, die sein Spieler abgibt.
why-call-tried = { $call }: Mit dieser Hand gelingt das { why-solo-tried-made }.
why-call-tried-pass = Passe: { $call } gelänge { why-solo-tried-made }, aber Weiterspielen ist mehr wert.
why-pass-tried = { $card } geht an den Partner: Von { $count } gedachten Verteilungen gelingen so { $better }, die mit { $usual } verloren gingen, und { $worse } gehen verloren, die damit gelängen.
