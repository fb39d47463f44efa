# Der Trainer neben dem Nachspielen, im Browser. Die Wörter von docs/coach.md; Beträge kommen als Text mit einer Stelle nach dem Komma.

client-coach = Der Trainer
client-coach-review = Mit dem Trainer ansehen
client-coach-about = Was jeder Zug nach dem wert war, was man an seinem Platz wissen konnte, wo das Spiel kippte und was Glück war.
client-coach-looking = Der Trainer sieht sich das Spiel an. Das dauert ein paar Sekunden.
client-coach-again = Noch einmal fragen
# Ein Zeichen neben einem Zug.
client-coach-best = beste
client-coach-level = ebenso
client-coach-cost = fair { $cost }
client-coach-agreed = abgemacht, { $cost }
client-coach-opinion = Ansichtssache, { $cost }
# Ein Zug und der bessere.
client-coach-act = { $name }: { $act }
client-coach-in-trick = Stich { $trick }, { $act }
client-coach-better = Besser: { $best }.
client-coach-as-good = Keine Probe unterscheidet das vom Besten: { $best }.
client-coach-is-agreed = { $made }: So ist es unter Partnern abgemacht und kein Fehler. Gezählt bringt dies { $cost } mehr: { $best }.
client-coach-is-opinion = { $made }: Das ist Ansichtssache und kein Fehler. Nach einer Zählung bringt dies { $cost } mehr: { $best }. Nach einer anderen, bei der alle Karten zu sehen sind, ist das nicht klar.
# Eine Ansichtssache: hundert Spiele in drei Haufen.
client-coach-heaps = Von hundert solchen Spielen
client-coach-heap-more = { $count }: { $best } bringt mehr.
client-coach-heap-same = { $count }: Es kommt aufs Gleiche heraus.
client-coach-heap-less = { $count }: { $made } war besser.
client-coach-no-choice = Hier gab es keine Wahl.
client-coach-unlucky = Richtig, nur Pech: Mit offenen Karten kostete es { $cost }.
# Die beiden Preise, jeder in seinem Kasten.
client-coach-fair = Fair
client-coach-open = Offene Karten
client-coach-open-short = Offen
client-coach-give-or-take = ± { $error }
client-coach-chance = { $chance } von 100
client-coach-over = { coach-unit }, über { $worlds } Verteilungen, die für { $name } gleich aussahen
client-coach-over-you = { coach-unit }, über { $worlds } Verteilungen, die für dich gleich aussahen
client-coach-over-all = { coach-unit }, über alle { $worlds } möglichen Verteilungen gezählt
client-coach-over-odds = nach diesem Zug; mit dem besten { $best } von 100. Über alle Karten gezählt, die kommen konnten
client-coach-open-about = { coach-unit }, so wie die Karten lagen. Kein Urteil
client-coach-besides = Daneben: { $cost }
client-coach-open-unknown = nicht gezählt
# Was entscheidet, wenn es am eigenen Platz liegt.
client-coach-you-card = Hast du { $card }, { $chance } von 100, bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
client-coach-you-at-least = Hast du { $count ->
    [1] mindestens eine Karte in { $suit }
   *[other] { $count } { $suit } oder mehr
}, { $chance } von 100, bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
client-coach-you-at-most = Hast du { $count ->
    [0] kein { $suit }
    [1] höchstens eine Karte in { $suit }
   *[other] höchstens { $count } { $suit }
}, { $chance } von 100, bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
# Die Wendepunkte.
client-coach-turning = Wendepunkte
client-coach-turned = Wendepunkt { $letter }
client-coach-curve = Werte der Kurve
client-coach-curve-fair = Punkte des Spiels, mit denen { $own ->
    [yes] du rechnen konntest
   *[other] { $name } rechnen konnte
}, Stich für Stich
client-coach-curve-open = Punkte des Spiels bei offenen Karten für { $own ->
    [yes] dich
   *[other] { $name }
}, Stich für Stich
client-coach-hand = Deine Chance, { $hand }, von 100
# Woher die Punkte kamen.
client-coach-ledger = Woher die Punkte kamen
client-coach-points = Punkte des Spiels
client-coach-part-start = Von den Händen versprochen
client-coach-part-deal = Glück der Karten
client-coach-part-hidden = Glück im Verdeckten
client-coach-part-own = { $own ->
    [yes] Deine Züge
   *[other] Züge von { $name }
}
client-coach-part-partner = Die Züge des Partners
client-coach-part-opponents = Die Züge der anderen
client-coach-scored = Geschrieben
# Die eine Zeile nach einem Spiel.
client-coach-trick-cost = Stich { $trick } kostete { $cost }.
client-coach-call-cost = Deine Ansage kostete { $cost }.
client-coach-not-you = Es lag nicht an dir.
client-coach-bot-trick = { $name }, Bot: { $cost } in Stich { $trick }.
client-coach-bot-call = { $name }, Bot: { $cost } durch die Ansage.
client-coach-nothing-about = Kein Zug von dir kostete 0,3 Punkte oder mehr.
client-coach-look = Zeigen
client-coach-look-about = Zeigen: { $about }
client-coach-looks = Der Trainer sieht nach.
client-coach-nothing-from = Ab Stich { $trick } nichts zu besprechen.
client-coach-still = Den Rest sieht der Trainer noch an. Du musst nicht warten.

# Preise, die einem Tipp folgen.
client-price-rail = Fairer Preis jeder Karte
client-price-spoken = { $act }: { $price }.
client-price-from-to = { $from } bis { $to }
client-price-others = { $count } andere
client-price-all-alike = Keine Karte ist hier klar besser als eine andere.
client-price-more = und { $count } weitere
client-price-unit-points = Punkte
client-price-unit-match = von 100 Partien
client-price-unit-worth = bei diesem Stand
client-price-with-whole = { $chance }; ganze Partie { $whole }
client-price-with-points = { $chance }; { $points } Punkte
client-price-hand = Hand { $chance }
client-price-game = Spiel { $chance }
client-price-under = unter 1 von 100
client-price-both = Diese Hand { $chance }, dann der ganze Feldzug { $whole }.
client-price-under-one = unter 1
client-price-of-hundred = von 100

# Der Rest des Spiels mit einer anderen Karte, alle Blätter offen; und ein Zug als Fall aufgehoben.
client-line = Bestes Spiel
client-line-about = Mit dieser Karte, { $act }, danach spielen alle vollkommen und sehen alle Hände. Das ist kein Rat für den Tisch.
client-line-trick = Stich { $number } ({ $taker }): { $cards }.
client-line-card = { $seat } { $card }
client-line-points = Das bringt { $own ->
    [yes] dir
   *[other] { $name }
} { $points } Punkte.
client-line-none = Zu dieser Karte war kein Spielverlauf zu finden.
client-case-keep = Als Fall aufheben
client-case-about = Eine Datei mit dem Spiel bis zu diesem Zug, ohne das Spätere. Schick sie denen, die sich um die Bots kümmern: „whist case DATEI“ urteilt noch einmal.
