# Was der Trainer zu einem beendeten Spiel sagt. Beträge kommen als Text mit einer Stelle nach dem Komma.
coach-decimal = { $sign }{ $whole },{ $tenth }
# Ein Betrag mit seiner Einheit: Punkte des Spiels; wo keine verloren sind, was es in der Partie kostet; wo auch ein Stern zählt, Punkte beim Stand der Partie.
coach-amount = { $unit ->
    [match] { $cost } von 100 Partien
    [worth] { $cost } Punkte bei diesem Stand
   *[points] { $cost } Punkte
}
coach-unit = { $unit ->
    [match] Partien von 100
    [worth] Punkte bei diesem Stand
   *[points] Punkte des Spiels
}
coach-in-match = In der Partie sind das { $chance } von 100.
# Ein Preis: wer, welche Handlung, was sie verschenkte und die bessere.
coach-cost-card = Stich { $trick }, { $seat }: { $played } kostete { $cost }. { $best } war besser.
coach-cost-act = { $seat }, { $made }: Das kostete { $cost }. Besser: { $next }.
coach-agreed-card = Stich { $trick }, { $seat }: { $played } ist unter Partnern so abgemacht und kein Fehler. Gezählt bringt { $best } { $cost } mehr.
coach-opinion-card = Stich { $trick }, { $seat }: { $played } ist Ansichtssache und kein Fehler. Nach einer Zählung bringt { $best } { $cost } mehr; nach einer anderen, bei der alle Karten zu sehen sind, ist das nicht klar.
coach-heaps = Von 100 solchen Spielen bringt { $best } in { $more } mehr, in { $same } gleich viel, in { $less } weniger als { $made }.
coach-agreed-act = { $seat }, { $made }: So ist es unter Partnern abgemacht und kein Fehler. Gezählt bringt dies { $cost } mehr: { $next }.
coach-error = Plus oder minus { $error }, über { $worlds } Verteilungen, die { $seat } nicht unterscheiden konnte.
coach-error-all = Das ist über alle { $worlds } noch möglichen Verteilungen gezählt, jede nach ihrer Wahrscheinlichkeit.
coach-error-odds = Das ist über alle Karten gezählt, die kommen konnten.
coach-error-odds-near = Das stimmt beinahe: Aufgedeckte Karten zählen wieder als verdeckt.
# Der Kartenbesitz, der entscheidet, mit seinen Chancen.
coach-fact-card = Hat { $seat } { $card }, { $chance } von 100, bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
coach-fact-at-least = Hat { $seat } { $count ->
    [1] mindestens eine Karte in { $suit }
   *[other] { $count } { $suit } oder mehr
}, { $chance } von 100, bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
coach-fact-at-most = Hat { $seat } { $count ->
    [0] kein { $suit }
    [1] höchstens eine Karte in { $suit }
   *[other] höchstens { $count } { $suit }
}, { $chance } von 100, bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
coach-fact-worlds = { $chance ->
    [100] Die bessere Wahl bringt in jeder dieser Verteilungen etwas, im Mittel { $gain } Punkte.
   *[other] In { $chance } von 100 dieser Verteilungen bringt die bessere Wahl im Mittel { $gain } Punkte{ coach-fact-rest }.
}
# Was sie in den anderen Spielen bringt; nichts ist von ihnen gesagt, wo es kaum welche gibt.
coach-fact-rest = { $way ->
    [more] ; sonst { $rest }
    [less] ; sonst verliert sie { $rest }
    [none] ; sonst nichts
   *[unsaid] { "" }
}
# Der Grund im Spiel: eine Karte, die nach einer von zwei Karten einen Stich macht und nach der anderen nicht ("sonst":
# nach der gespielten), und die Karte, unter die sie fällt, "none", wo das verschieden ist.
coach-reason-trick-taken-from-partner = { $card } macht den Stich ohnehin: { $by } nimmt ihn dem Partner weg.
coach-reason-winner-held-back = Jetzt gespielt, macht { $card } diesen Stich; zurückgehalten, macht die Karte keinen.
coach-reason-duck = Zurückgehalten, macht { $card } später einen Stich; jetzt gespielt, fällt die Karte an { coach-reason-over }.
coach-reason-honour-unguarded = { $card } verliert die Deckung und fällt an { coach-reason-over }; gedeckt macht die Karte einen Stich.
coach-reason-stopper-thrown = Die abgeworfene Karte war die Deckung von { $card }. Blank fällt die Karte an { coach-reason-over }; gedeckt macht sie einen Stich.
coach-reason-finesse = Ein Schnitt macht einen Stich mit { $card }, vorbei an { coach-reason-past }; sonst wird die Karte gefangen.
coach-reason-overruff = Mit der besseren Karte macht { $card } einen Stich; sonst wird diese Karte übertrumpft.
coach-reason-ruff-given = Mit der besseren Karte macht { $card } einen Stich; sonst wird diese Karte mit Trumpf gestochen.
coach-reason-drawing-trumps = Trumpf ziehen nimmt { $card } weg; sonst sticht diese Karte.
coach-reason-ruff-refused = { $by } sticht { $card }; sonst macht diese Karte den Stich.
coach-reason-ruff = Mit der besseren Karte wird { $card } mit Trumpf gestochen; sonst macht diese Karte einen Stich.
coach-reason-overruffs = Mit der besseren Karte wird { $card } übertrumpft; sonst macht diese Karte einen Stich.
coach-reason-entry-lost = Mit der besseren Karte wird { $card } ausgespielt und macht einen Stich; sonst kommt das Blatt nicht mehr ans Spiel und wirft diese Karte ab.
coach-reason-suit-established = Mit der besseren Karte wird { $card } hoch und macht einen Stich; sonst macht diese Karte keinen.
coach-reason-caught = Mit der besseren Karte macht { $card } einen Stich; sonst fällt diese Karte an { coach-reason-over }.
coach-reason-catches = Mit der besseren Karte fällt { $card } an { coach-reason-over }; sonst macht diese Karte einen Stich.
coach-reason-winners-together = Mit der besseren Karte macht { $card } einen eigenen Stich; sonst fällt diese Karte in einen Stich, den { $by ->
    [none] eine andere Karte ihrer Seite
   *[other] { $by } von ihrer Seite
} macht.
coach-reason-thrown = Mit der besseren Karte macht { $card } einen Stich; sonst wird diese Karte abgeworfen.
coach-reason-shut-out = Mit der besseren Karte macht { $card } keinen Stich und wird abgeworfen; sonst macht diese Karte einen.
coach-reason-exit = Das bessere Ausspiel überlässt den Stich anderen; { $card } nimmt ihn.
coach-reason-duck-under = Mit der besseren Karte geht { $card } unter { coach-reason-under } weg; sonst macht diese Karte einen Stich.
coach-reason-discard-of-danger = Mit der besseren Karte wird { $card } abgeworfen; sonst macht diese Karte einen Stich.
coach-reason-danger-forced = Mit der besseren Karte muss { $card } einen Stich machen; sonst geht diese Karte unter { coach-reason-under } weg.
coach-reason-danger-let-go = Mit der besseren Karte muss { $card } einen Stich machen; sonst wird diese Karte abgeworfen.
# Der Kontrakt: die Zahl der Stiche, die er insgesamt braucht.
coach-reason-contract-made = Mit der besseren Karte gelingt der Kontrakt mit { $number } Stichen; sonst geht er verloren.
coach-reason-contract-defeated = Mit der besseren Karte geht der Kontrakt mit { $number } Stichen verloren; sonst gelingt er.
# Ein Spiel allein: eine Karte, die nach einer von zwei Möglichkeiten einen Stich macht, der gebraucht wird, oder einen zu
# viel; `by` ist die andere der beiden Karten oder die des Dummys auf dem Tisch.
coach-reason-let-by = { $card } macht diesen Stich, und er wird gebraucht; sonst geht er an { $by } vom Dummy.
coach-reason-high-card-spent = { $card } reicht für diesen Stich, und { $by } macht später noch einen; umgekehrt macht nur eine von beiden einen Stich.
coach-reason-winner-thrown = Zurückgehalten, macht { $card } einen Stich, der gebraucht wird; jetzt gespielt, macht die Karte keinen.
coach-reason-trump-turned-away = Wie der Trumpf liegt, macht { $card } einen Stich, der gebraucht wird; nach dem Drehen macht diese Karte keinen.
coach-reason-trump-not-turned = Drehen macht { $card } zum Trumpf, und diese Karte macht einen Stich, der gebraucht wird; sonst macht sie keinen.
coach-reason-too-few = Mit der besseren Wahl macht { $card } einen Stich, der gebraucht wird; sonst macht diese Karte keinen.
coach-reason-one-too-many = { $card } macht diesen Stich, und der ist einer zu viel; mit der besseren Karte geht er an { $by } vom Dummy.
coach-reason-winner-kept = Beide Karten machen diesen Stich. Zurückgehalten, macht { $by } später noch einen, und der ist einer zu viel; { $card } wird man los.
coach-reason-danger-kept = Jetzt gespielt, macht { $card } keinen Stich; zurückgehalten, macht die Karte einen zu viel.
coach-reason-trump-kept = Wie der Trumpf liegt, macht { $card } einen Stich zu viel; nach dem besseren Drehen macht diese Karte keinen.
coach-reason-turned-into-trump = Das Drehen macht { $card } zum Trumpf, und diese Karte macht einen Stich zu viel; sonst macht sie keinen.
coach-reason-too-many = Mit der besseren Wahl macht { $card } keinen Stich; sonst macht diese Karte einen zu viel.
coach-reason-overshot = Mit der besseren Wahl geht die Hand auf; sonst macht sie zu viele Stiche.
coach-reason-undershot = Mit der besseren Wahl geht die Hand auf; sonst macht sie zu wenige Stiche.
coach-reason-loses-less = So oder so geht die Hand nicht auf; mit der besseren Wahl zählen weniger Stiche gegen dich.
coach-reason-harder-number = So oder so geht die Hand auf, und { $number ->
    [one] 1 Stich ist
   *[other] { $number } Stiche sind
} ein andermal schwerer zu treffen.
coach-reason-counts-more = Beide Ansagen gehen auf, und { $number } zählt mehr.
coach-reason-pile-spent = So oder so geht die Hand auf; die bessere Wahl lässt den Händen danach mehr vom { -side-pile }.
coach-reason-bid-too-high = Die Hand bleibt unter { $number ->
    [one] 1 Stich
   *[other] { $number } Stichen
}; die bessere Zahl geht auf.
coach-reason-bid-too-low = Die Hand macht { $number ->
    [0] doch einen Stich
    [one] mehr als 1 Stich
   *[other] mehr als { $number } Stiche
}; die bessere Zahl geht auf.
# Eine Ansage oder Ansagekarte: was danach gespielt wird und womit die eigene Seite rechnen kann, oder die Stiche, die sie
# verlangt.
coach-reason-high-short = Danach wird { -high } gespielt, und die eigene Seite kann mit höchstens 6 Stichen rechnen.
coach-reason-low-over = Danach wird { -low } gespielt, und die eigene Seite muss mit mindestens 7 Stichen rechnen.
coach-reason-high-made = Nach der besseren Wahl wird { -high } gespielt, und die eigene Seite kann mit mindestens 7 Stichen rechnen.
coach-reason-low-made = Nach der besseren Wahl wird { -low } gespielt, und die eigene Seite muss mit höchstens 6 Stichen rechnen.
coach-reason-grand-lost = Sonst haben die anderen den { -grand }, und die eigene Seite kann mit mindestens einem Stich weniger rechnen als mit dem eigenen.
coach-reason-call-short = Die Ansage verlangt { $number ->
    [0] keinen Stich, und einer wird gemacht
   *[other] { $number } Stiche, und es werden weniger
}.
coach-reason-first-tricks-lost = Die Ansage verlangt die ersten 7 Stiche, und einer davon geht verloren.
coach-reason-call-made = Die bessere Ansage verlangt { $number ->
    [0] keinen Stich, und keiner wird gemacht
   *[other] { $number } Stiche, und sie werden gemacht
}.
coach-reason-contract-kept = Mit der besseren Wahl { $number ->
    [0] fällt kein Stich an; mit dieser einer
   *[other] werden die verlangten { $number } Stiche gemacht; mit dieser nicht
}.
coach-reason-partner-made = Sonst steht die Ansage des Partners. Sie verlangt { $number ->
    [0] keinen Stich, und keiner wird gemacht
   *[other] { $number } Stiche, und sie werden gemacht
}.
coach-reason-others-made = Danach spielen die anderen, und ihr Spiel gelingt.
coach-reason-others-short = Mit der besseren Wahl spielen die anderen, und ihr Spiel scheitert.
coach-reason-not-taken-up = Den Vorschlag nimmt niemand an.
coach-reason-trump-shorter = Vom besseren Trumpf hält dieses Blatt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} mehr, und das zahlt sich aus.
coach-reason-trump-laid-away = Im Spiel fehlt { $card }, ein Trumpf.
coach-reason-winner-laid-away = Im Spiel fehlt { $card }, die beste Karte ihrer Farbe.
coach-reason-over = { $by ->
    [none] eine höhere Karte
   *[other] { $by }
}
coach-reason-past = { $by ->
    [none] einer höheren Karte
   *[other] { $by }
}
coach-reason-under = { $by ->
    [none] einer anderen Karte
   *[other] { $by }
}
# Vor dem Grund eines Hinweises: die Verteilungen, und die Karte oder der Zug, womit das Beste verglichen wird.
coach-reason-against = In Verteilungen, die zu den gesehenen Karten passen, gegen { $card }:
coach-reason-against-act = In Verteilungen, die zu den gesehenen Karten passen, gegen „{ $act }“:
coach-reason-seen = { $chance ->
    [100] So geht es in jeder dieser Verteilungen.
   *[other] So geht es in { $chance } von 100 dieser Verteilungen.
}
# Eine Verteilung, in der man einen Grund sieht, mit den Stichen, um die es geht.
coach-reason-one = Eine dieser Verteilungen:
coach-reason-after-better = Nach der besseren Wahl
coach-reason-after-made = Nach der getroffenen Wahl
coach-reason-after = Nach „{ $act }“
coach-reason-takes = Stich gewonnen
# Wie die Karten lagen.
coach-harmful = Wie die Karten lagen, kostete die Wahl { $cost }.
coach-harmless = Wie die Karten lagen, schadete die Wahl nicht.
coach-lucky = Wie die Karten lagen, brachte die Wahl sogar { $cost }.
coach-unlucky = Stich { $trick }, { $seat }: { $played } war richtig, nur unglücklich. Mit offenen Karten kostete es { $cost }.
coach-nothing = Nichts zu besprechen.
# Die Rechnung.
coach-ledger = { $seat }: { $points } Punkte = Glück der Karten { $deal }, Glück im Verdeckten { $hidden }, eigene Züge { $own }, die des Partners { $partner }, die der Gegner { $opponents }.
coach-ledger-alone = { $seat }: { $points } Punkte = Glück der Karten { $deal }, Glück im Verdeckten { $hidden }, eigene Züge { $own }, die der anderen { $opponents }.
coach-ledger-solitaire = { $points } Punkte = von den Händen versprochen { $start }, was aufgedeckt wurde { $hidden }, eigene Züge { $own }.
# Die Linie der eigenen Chance.
coach-whole = Zu Beginn dieses Durchgangs ging die ganze Partie in etwa { $chance } von 100 Fällen auf.
coach-line = Chance der { $hand }, von 100: { $line }.
coach-odds-cost = { $made }: von { $before } auf { $after } von 100. Besser: { $next }.
coach-odds-worth = { $made }: in dieser Hand { $after } von 100, mit der besseren Wahl { $before }. Besser in der ganzen Partie: { $next }.
coach-odds-lost-none = An keinem Zug von dir lag es.
coach-curve = Punkte für { $side } bei offenen Karten: { $line }.
# Viele Spiele zusammen.
coach-totals = { $seat }: { $points } ± { $error } Punkte je Spiel, ohne Glück { $without } ± { $spread }.
coach-totals-together = { $deals } Spiele zusammen (Spannen zu 95 %)
coach-totals-costs = { $seat }, Fehler in Punkten je Entscheidung: { $list }.
coach-totals-item = { $what } { $cost } ± { $error } ({ $count })
coach-totals-few = { $seat }, noch zu wenig Entscheidungen, ab { $enough }: { $list }.
coach-totals-few-item = { $what } ({ $count })
coach-practice = { $seat } übt am besten dies: { $theme }. Fehler dabei kosteten { $cost } ± { $error } Punkte je Spiel, mehr als alle anderen. Die teuersten, anzusehen mit „whist case“: { $list }.
coach-practice-position = Spiel { $deal }, Zug { $act }
coach-phase = { $phase ->
    [calls] Ansagen
    [first] Stich 1 bis 4
    [middle] Stich 5 bis 9
   *[last] Schlussstiche
}
coach-theme = { $theme ->
    [calls] Ansagen
    [lead] Ausspiel
    [second] Zweite Hand
    [third] Dritte Hand
    [last] Als Letzter
    [discards] Abwerfen
    [trumps] Trumpf oder eine andere Karte
    [misere] Misère
    [bids] Gebote
    [twiddles] Drehen
   *[other] { $theme }
}
coach-unfinished = Das laufende Spiel hat noch keinen Rückblick.
coach-none = Kein Spiel dieser Aufzeichnung ist zu Ende.
cli-about-review = Zu jedem Spiel einer Aufzeichnung sagen, was die Züge wert waren und was Glück war
cli-help-review-seat = Nur die Züge und die Rechnung eines Platzes
cli-help-review-number = Nur das Spiel mit dieser Nummer
cli-review-no-deal = Spiel { $number } ist in dieser Aufzeichnung nicht zu Ende oder nicht enthalten.
