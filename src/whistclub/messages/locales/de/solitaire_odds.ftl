# Warum jemand, der in den Patiencen nach Chancen spielt, so handelt.
why-odds-bid = Ein Gebot von { $bid } geht { why-odds-chance } auf. { why-odds-next }
why-odds-declare = Die Marke { $pip } geht { why-odds-chance } auf. { why-odds-next }
# Diese stehen auf kleinen Bildschirmen neben zwei langen Namen von Karten.
why-odds-win = Sie gewinnt. Das Blatt geht { why-odds-chance } auf. { why-odds-next }
why-odds-lose = Sie verliert. Das Blatt geht { why-odds-chance } auf. { why-odds-next }
why-odds-twiddle = Mit anderem Trumpf geht das Blatt { why-odds-chance } auf. { why-odds-next }
why-odds-keep = Mit diesem Trumpf geht das Blatt { why-odds-chance } auf. { why-odds-next }
why-odds-chance = { $chance ->
    [0] auf keinen Fall mehr
    [100] sicher
   *[other] { $how ->
        [exact] in { $chance } von 100 Fällen
       *[near] in etwa { $chance } von 100 Fällen
    }
}
# Was auf jede davon folgt: die zweitbeste Handlung und die Chance mit ihr.
why-odds-next = { $rank ->
    [none] Eine andere Wahl gibt es nicht.
    [less] Nächstbestes: { $next }, { $next_chance } von 100.
    [more] Nächstbestes: { $next }, { $next_chance } von 100, zählt weniger.
   *[same] Ebenso gut: { $next }.
}
