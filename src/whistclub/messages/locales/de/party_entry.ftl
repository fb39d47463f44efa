# Ein Spiel mit echten Karten eintragen: was gespielt wurde, von wem, und was dabei herauskam.

party-entry-deal = Spiel { $deal }
party-entry-change = , ändern
party-entry-what = Was wurde gespielt?
party-entry-what-row = Was gespielt wurde
party-entry-against = { $first } gegen { $second }
party-entry-who = Wer hat gespielt?
party-entry-who-row = Wer gespielt hat
party-entry-who-two = Tippe beide Partner an.
party-entry-tricks-row = Stiche
party-entry-tricks-we = Unsere Stiche
party-entry-tricks-of = Stiche von { $names }
party-entry-tricks-count = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($count) } Stiche
}
party-entry-how-many = Wie viele Stiche haben { $names }?
party-entry-how-many-we = Wie viele Stiche habt ihr?
party-entry-how-many-plain = Wie viele Stiche?
party-entry-need = erfüllt ab { WORDS($count) }
party-entry-made-row = Gelungen oder gescheitert
party-entry-made-question = Ist es gelungen?
party-entry-made = Gelungen
party-entry-failed = Gescheitert
party-entry-is-made = gelungen
party-entry-is-failed = gescheitert
party-entry-points-of = Punkte von { $name }
party-entry-as-written = wie der Tisch sie schrieb
party-entry-sign = plus oder minus
party-entry-onward = Weiter
party-entry-you-within = du
party-entry-we-they = Wir { $ours }, sie { $theirs }
party-entry-first-second = { $first } zu { $second }
party-entry-taps = { $count ->
    [one] Einmal tippen, dann senden.
   *[other] { $count }-mal tippen, dann senden.
}
party-entry-one-tap = Was falsch ist, änderst du mit einem Tipp.
party-entry-rest = Den Rest haben sie.
party-entry-sum = Diese Punkte ergeben { $sum }.
party-entry-sum-line = Die vier müssen 0 ergeben.

# Was die Wertung daraus macht
party-entry-you-score = Ihr schreibt { $count }.
party-entry-you-lose = Ihr verliert { $count }.
party-entry-they-score = Sie schreiben { $count }.
party-entry-they-lose = Sie verlieren { $count }.
party-entry-nobody-scores = Niemand schreibt etwas.
party-entry-both-count = { $ours } für euch, { $theirs } für sie.
party-entry-side-scores = { $names } schreiben { $count }.
party-entry-side-loses = { $names } verlieren { $count }.
party-entry-declarer-makes = { $you ->
    [yes] Dir gelingt es: { $points }.
   *[no] { $count ->
        [one] { $names } gelingt es: { $points }.
       *[other] { $names } gelingt es: { $points }.
    }
}
party-entry-declarer-fails = { $you ->
    [yes] Du scheiterst: { $points }.
   *[no] { $count ->
        [one] { $names } scheitert: { $points }.
       *[other] { $names } scheitern: { $points }.
    }
}
party-entry-declarer-gets = { $names }: { $points }.
party-entry-you-get = Du { $points }.

# Einfaches Whist
party-entry-play = Stiche

# Minnesota und seine Familie
party-entry-high-we = High, unser Grand
party-entry-high-they = High, ihr Grand
party-entry-high-by = High, Grand von { $names }
party-entry-high-keys = h g
party-entry-high-made = Grand gelungen: { WORDS($over) } über sechs{ $each ->
    [1] .
    [2] , doppelt.
   *[other] , je { $each }.
}
party-entry-high-failed = Grand gescheitert: { WORDS($over) } über sechs{ $each ->
    [1] .
    [2] , doppelt.
   *[other] , je { $each }.
}
party-entry-low = Low
party-entry-low-keys = l
party-entry-low-told = Mehr Stiche verlieren: { WORDS($over) } über sechs.
party-entry-nullo = Nullo
party-entry-nullo-keys = n
party-entry-nullo-told = Weniger Stiche gewinnen: { WORDS($over) } über sechs{ $each ->
    [1] .
    [2] , doppelt.
   *[other] , je { $each }.
}
party-entry-black-first = zuerst Schwarz: { $first } oder { $second }
party-entry-red-first = zuerst Rot: { $first } oder { $second }
party-entry-all-red = alle vier rot, kein Grand
party-entry-all-black = alle vier schwarz, kein Grand
party-entry-said-grand = Grand angesagt: { $first } oder { $second }
party-entry-said-nullo = Nullo angesagt, oder alle haben gepasst
party-entry-sola-nola-we = Sola Nola, wir
party-entry-sola-nola-they = Sola Nola, sie
party-entry-sola-nola-by = Sola Nola, { $names }
party-entry-sola-nola-keys = s o
party-entry-sola-nola-made = Ein Stern für die, die es angesagt haben.
party-entry-sola-nola-failed = Der Stern geht an die anderen.
party-entry-sola-nola-about = { $first } oder { $second } allein, kein Stich
party-entry-grand-dix-we = Grand Dix, wir
party-entry-grand-dix-they = Grand Dix, sie
party-entry-grand-dix-by = Grand Dix, { $names }
party-entry-grand-dix-keys = d x
party-entry-grand-dix-made = Ein Stern für die, die es angesagt haben.
party-entry-grand-dix-failed = Der Stern geht an die anderen.
party-entry-grand-dix-about = { $first } oder { $second } allein, die ersten sieben

# Solo
party-entry-propose = Vorschlag
party-entry-propose-about = zu zweit, 8 Stiche
party-entry-propose-keys = v
party-entry-solo = Solo
party-entry-solo-about = 5 Stiche
party-entry-solo-keys = s
party-entry-misere = Misère
party-entry-misere-about = kein Stich
party-entry-misere-keys = m
party-entry-abondance = Abondance
party-entry-abondance-about = 9 Stiche
party-entry-abondance-keys = a
party-entry-abondance-in-trumps = In Trumpf
party-entry-abondance-in-trumps-about = Abondance, 9
party-entry-abondance-in-trumps-keys = t
party-entry-misere-ouverte = Misère ouverte
party-entry-misere-ouverte-about = kein Stich, offen
party-entry-misere-ouverte-keys = o
party-entry-abondance-declared = Déclarée
party-entry-abondance-declared-about = alle 13
party-entry-abondance-declared-keys = d
party-entry-general-misere = Allgemeine Misère
party-entry-general-misere-about = wer den letzten Stich nahm
party-entry-general-misere-keys = g
party-entry-thrown-in = Eingeworfen
party-entry-thrown-in-about = niemand spielt
party-entry-thrown-in-keys = e

# Die zwei Listen eines Kompass-Abends
party-part-question = Dame oder Herr?
party-part-lady = Dame
party-part-gent = Herr
party-part-lady-letter = D
party-part-gent-letter = H
party-part-as-lady = als Dame
party-part-as-gent = als Herr
party-part-choose-first = Sag zuerst, ob als Dame oder als Herr.
party-list-north-south = Nord und Süd
party-list-east-west = Ost und West
