# Pläne von Abenden: Spielpläne mit dem, was sie versprechen, und der Befehl, der sie ausgibt.

cli-about-party = Whistabende mit vielen Tischen

reason-party-bounds-tournament = Jeder hat jeden einmal zum Partner und spielt zweimal gegen jeden.
reason-party-bounds-meetings = { $count ->
    [0] Kein Partner zweimal, kein Gegner zweimal.
    [one] Kein Partner zweimal; ein Paar trifft sich zweimal.
   *[other] Kein Partner zweimal; { $count } Paare treffen sich zweimal.
  }
reason-party-bounds-opponents = Kein Partner zweimal; niemand trifft denselben Gegner öfter als { $most }-mal.
reason-party-bounds-partners = Niemand hat denselben Partner öfter als { $most ->
    [2] zweimal
   *[other] { $most }-mal
  } oder denselben Gegner öfter als { $opponents ->
    [2] zweimal
   *[other] { $opponents }-mal
  }.
reason-party-not-everybody = In Runde { $round } hat nicht jeder genau einen Platz.

reason-party-moves-ladder = Das siegreiche Paar eines Tisches geht einen Tisch hinauf, das andere einen hinunter. Unterhalb des ersten Tisches trennen sich die Paare, die dann zusammentreffen.
reason-party-moves-progressive = Wer gewinnt, bleibt am Tisch. Von den Verlierern geht einer einen Tisch hinauf, der andere einen hinunter, und alle wechseln den Partner.
reason-party-moves-semi-partner = Wer gewinnt, bleibt als Paar am Tisch. Von den Verlierern geht einer einen Tisch hinauf, der andere einen hinunter.
reason-party-moves-partner = Das siegreiche Paar eines Tisches geht einen Tisch hinauf, das andere einen hinunter.

cli-about-party-plan = Zeigt den Spielplan eines Abends und was er verspricht
cli-help-party-plan-people = Die Zahl der Leute; statt ihrer kann --tables stehen
cli-help-party-plan-tables = Die Zahl der vollen Tische
cli-party-plan = { $people } Leute an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
cli-party-plan-round = Runde { $round }
cli-party-plan-table = Tisch { $table }: { $north } und { $south } gegen { $east } und { $west }
cli-party-plan-out = { $count ->
    [one] { $numbers } setzt aus
   *[other] { $numbers } setzen aus
}
cli-party-people-missing = Wie viele Leute kommen? Sag es mit --people N, oder wie viele Tische mit --tables N.
cli-party-plan-tables = { $people } Leute füllen { $tables ->
    [0] keinen Tisch
    [one] einen Tisch
   *[other] { $tables } Tische
}. Lass --people oder --tables weg, oder bring beide überein.
