# Ein Spiel mit echten Karten eintragen: was gespielt wurde, von wem, und was dabei herauskam.

evening-entry-deal = Spiel { $deal }
evening-entry-change = , ändern
evening-entry-what = Was wurde gespielt?
evening-entry-what-row = Was gespielt wurde
evening-entry-against = { $first } gegen { $second }
evening-entry-who = Wer hat gespielt?
evening-entry-who-row = Wer gespielt hat
evening-entry-who-two = { client-word-tap.do } beide Partner an.
evening-entry-who-partners = Erst wer spielt, dann wer mitspielt.
evening-entry-who-each = Einmal: gelungen. Zweimal: gescheitert.
evening-entry-no-partner = Kein Partner: allein
evening-entry-of-each = { $name } ({ $outcome })
evening-entry-kept-row = Wem es gelang
evening-entry-kept-none = 0: niemandem gelang es
evening-entry-number-row = Angesagte Zahl
evening-entry-number = Welche Zahl war angesagt?
evening-entry-numbered = { $name } { $number }
evening-entry-times-row = Zählt
evening-entry-times-question = Wie oft zählt es?
evening-entry-times-key = { $count ->
    [1] einfach
    [2] doppelt
   *[other] { $count }-fach
}
evening-entry-times = { $count ->
    [2] zählt doppelt
   *[other] zählt { $count }-fach
}
evening-entry-tricks-row = Stiche
evening-entry-tricks-we = Unsere Stiche
evening-entry-tricks-of = Stiche von { $names }
evening-entry-tricks-count = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($count) } Stiche
}
evening-entry-how-many = Wie viele Stiche haben { $names }?
evening-entry-how-many-we = Wie viele Stiche habt ihr?
evening-entry-how-many-plain = Wie viele Stiche?
evening-entry-need = erfüllt ab { WORDS($count) }
evening-entry-made-row = Gelungen oder gescheitert
evening-entry-made-question = Ist es gelungen?
evening-entry-made = Gelungen
evening-entry-failed = Gescheitert
evening-entry-made-keys = j n
evening-entry-is-made = gelungen
evening-entry-is-failed = gescheitert
evening-entry-points-of = Punkte von { $name }
evening-entry-as-written = wie der Tisch sie schrieb
evening-entry-sign = plus oder minus
evening-entry-onward = Weiter
evening-entry-you-within = du
evening-entry-we-they = Wir { $ours }, sie { $theirs }
evening-entry-first-second = { $first } zu { $second }
evening-entry-taps = { $count ->
    [one] Einmal { client-word-tap }, dann senden.
   *[other] { $count }-mal { client-word-tap }, dann senden.
}
evening-entry-one-tap = Was falsch ist, änderst du mit einmal { client-word-tap.noun }.
evening-entry-rest = Den Rest haben sie.
evening-entry-sum = Diese Punkte ergeben { $sum }.
evening-entry-sum-line = Die vier müssen 0 ergeben.

# Was die Wertung daraus macht
evening-entry-you-score = Ihr schreibt { $count }.
evening-entry-you-lose = Ihr verliert { $count }.
evening-entry-they-score = Sie schreiben { $count }.
evening-entry-they-lose = Sie verlieren { $count }.
evening-entry-nobody-scores = Niemand schreibt etwas.
evening-entry-both-count = { $ours } für euch, { $theirs } für sie.
evening-entry-side-scores = { $names } schreiben { $count }.
evening-entry-side-loses = { $names } verlieren { $count }.
evening-entry-declarer-makes = { $you ->
    [yes] Dir gelingt es: { $points }.
   *[no] { $count ->
        [one] { $names } gelingt es: { $points }.
       *[other] { $names } gelingt es: { $points }.
    }
}
evening-entry-declarer-fails = { $you ->
    [yes] Du scheiterst: { $points }.
   *[no] { $count ->
        [one] { $names } scheitert: { $points }.
       *[other] { $names } scheitern: { $points }.
    }
}
evening-entry-declarer-gets = { $names }: { $points }.
evening-entry-you-get = Du { $points }.

# Einfaches Whist
evening-entry-play = Stiche

# Minnesota und seine Familie
evening-entry-high-we = High, unser Grand
evening-entry-high-they = High, ihr Grand
evening-entry-high-by = High, Grand von { $names }
evening-entry-high-keys = h g
evening-entry-high-made = Grand gelungen: { WORDS($over) } über sechs{ $each ->
    [1] .
    [2] , doppelt.
   *[other] , je { $each }.
}
evening-entry-high-failed = Grand gescheitert: { WORDS($over) } über sechs{ $each ->
    [1] .
    [2] , doppelt.
   *[other] , je { $each }.
}
evening-entry-low = Low
evening-entry-low-keys = l
evening-entry-low-told = Mehr Stiche verlieren: { WORDS($over) } über sechs.
evening-entry-nullo = Nullo
evening-entry-nullo-keys = n
evening-entry-nullo-told = Weniger Stiche gewinnen: { WORDS($over) } über sechs{ $each ->
    [1] .
    [2] , doppelt.
   *[other] , je { $each }.
}
evening-entry-black-first = zuerst Schwarz: { $first } oder { $second }
evening-entry-red-first = zuerst Rot: { $first } oder { $second }
evening-entry-all-red = alle vier rot, kein Grand
evening-entry-all-black = alle vier schwarz, kein Grand
evening-entry-said-grand = Grand angesagt: { $first } oder { $second }
evening-entry-said-nullo = Nullo angesagt, oder alle haben gepasst
evening-entry-sola-nola-we = Sola Nola, wir
evening-entry-sola-nola-they = Sola Nola, sie
evening-entry-sola-nola-by = Sola Nola, { $names }
evening-entry-sola-nola-keys = s o
evening-entry-sola-nola-made = Ein Stern für die, die es angesagt haben.
evening-entry-sola-nola-failed = Der Stern geht an die anderen.
evening-entry-sola-nola-about = { $first } oder { $second } allein, kein Stich
evening-entry-grand-dix-we = Grand Dix, wir
evening-entry-grand-dix-they = Grand Dix, sie
evening-entry-grand-dix-by = Grand Dix, { $names }
evening-entry-grand-dix-keys = d x
evening-entry-grand-dix-made = Ein Stern für die, die es angesagt haben.
evening-entry-grand-dix-failed = Der Stern geht an die anderen.
evening-entry-grand-dix-about = { $first } oder { $second } allein, die ersten sieben

# Solo
evening-entry-propose = Vorschlag
evening-entry-propose-about = zu zweit, 8 Stiche
evening-entry-propose-keys = v
evening-entry-solo = Solo
evening-entry-solo-about = 5 Stiche
evening-entry-solo-keys = s
evening-entry-misere = Misère
evening-entry-misere-about = kein Stich
evening-entry-misere-keys = m
evening-entry-abondance = Abondance
evening-entry-abondance-about = 9 Stiche
evening-entry-abondance-keys = a
evening-entry-abondance-in-trumps = In Trumpf
evening-entry-abondance-in-trumps-about = Abondance, 9
evening-entry-abondance-in-trumps-keys = t
evening-entry-misere-ouverte = Misère ouverte
evening-entry-misere-ouverte-about = kein Stich, offen
evening-entry-misere-ouverte-keys = o
evening-entry-abondance-declared = Déclarée
evening-entry-abondance-declared-about = alle 13
evening-entry-abondance-declared-keys = d
evening-entry-general-misere = Allgemeine Misère
evening-entry-general-misere-about = wer den letzten Stich nahm
evening-entry-general-misere-keys = g
evening-entry-thrown-in = Eingeworfen
evening-entry-thrown-in-about = niemand spielt
evening-entry-thrown-in-keys = e

# Die zwei Listen eines Kompass-Abends
evening-part-question = Dame oder Herr?
evening-part-lady = Dame
evening-part-gent = Herr
evening-part-lady-letter = D
evening-part-gent-letter = H
evening-part-as-lady = als Dame
evening-part-as-gent = als Herr
evening-part-choose-first = Sag zuerst, ob als Dame oder als Herr.
evening-list-north-south = Nord und Süd
evening-list-east-west = Ost und West
