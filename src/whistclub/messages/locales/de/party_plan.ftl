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
