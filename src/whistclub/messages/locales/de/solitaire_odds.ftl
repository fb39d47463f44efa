# Warum jemand, der in den Patiencen nach Chancen spielt, so handelt.
why-odds-bid = Ein Gebot von { $bid } geht { why-odds-chance } auf. { why-odds-all }
why-odds-declare = Die Marke { $pip } geht { why-odds-chance } auf. { why-odds-all }
# Diese stehen auf kleinen Bildschirmen neben zwei langen Namen von Karten.
why-odds-win = Sie macht den Stich. Die Hand geht { why-odds-chance } auf. { why-odds-next }
why-odds-lose = Sie macht den Stich nicht. Die Hand geht { why-odds-chance } auf. { why-odds-next }
why-odds-twiddle = Mit anderem Trumpf geht die Hand { why-odds-chance } auf. { why-odds-next }
why-odds-keep = Mit diesem Trumpf geht die Hand { why-odds-chance } auf. { why-odds-next }
why-odds-chance = { $how ->
    [exact] { $chance ->
        [0] auf keinen Fall mehr
        [100] sicher
       *[other] in { $chance } von 100 Fällen
    }
   *[near] { $chance ->
        [0] so gut wie nie
        [100] so gut wie sicher
       *[other] in etwa { $chance } von 100 Fällen
    }
}
# Was auf jede davon folgt: die zweitbeste Handlung und die Chance mit ihr.
why-odds-next = { $rank ->
    [none] Eine andere Wahl gibt es nicht.
    [less] Sonst: { $next }, { $next_chance } von 100.
    [more] Sonst: { $next }, { $next_chance } von 100, weniger wert.
   *[same] Ebenso gut: { $next }.
}
# Was die Begründung eines Gebots oder einer Marke beschließt: jede Zahl mit ihrer Chance.
why-odds-all = { $rank ->
    [none] Eine andere Wahl gibt es nicht.
    [more] Hier wahrscheinlicher: { $next }, { $next_chance } von 100; in der ganzen Partie weniger wert.
    [same] Ebenso gut: { $next }. Chancen von 100: { $odds }.
   *[other] Sonst: { $next }, { $next_chance } von 100. Chancen von 100: { $odds }.
}
