# Whistabende: was eine Form verspricht, warum sich Leute nicht setzen lassen, was bei Gleichstand über einen Preis entschied.

reason-evening-bounds-ladder = Unter dem ersten Tisch behält niemand den Partner.
reason-evening-bounds-random = Wer dort mit wem spielt, sagt das Los.
reason-evening-bounds-repeats = Dort spielt zusammen, wer es am seltensten getan hat.
reason-evening-bounds-progressive = Niemand hat zwei Runden nacheinander denselben Partner.
reason-evening-bounds-semi-partner = Sieger bleiben zusammen; Verlierer trennen sich und kommen an verschiedene Tische.
reason-evening-bounds-semi-partner-two = Sieger bleiben zusammen, und bei zwei Tischen auch die Verlierer.
reason-evening-bounds-partner = Jedes Paar bleibt den ganzen Abend zusammen.
reason-evening-bounds-partner-odd = Paare bleiben den ganzen Abend zusammen; wessen Partner aussetzt, spielt mit jemandem, der auch übrig ist.
reason-evening-bounds-compass-out = Paare treffen die der anderen Linie der Reihe nach; weil einige aussetzen, treffen sich manche wieder.
reason-evening-bounds-compass = Jedes Paar trifft { $met } der { $pairs } Paare der anderen Linie, keines zweimal.
reason-evening-bounds-compass-all = Jedes Paar trifft alle { $pairs } Paare der anderen Linie, keines zweimal.
reason-evening-bounds-compass-again = Jedes Paar trifft { $met } der { $pairs } Paare der anderen Linie, manche bis zu { $most }-mal.
reason-evening-plan-best = { $people } Leute: { $partners ->
    [0] niemand zweimal Partner
    [one] einmal wieder Partner
   *[other] { $partners }-mal wieder Partner
  }, { $opponents ->
    [0] niemand zweimal Gegner
    [one] einmal wieder Gegner
   *[other] { $opponents }-mal wieder Gegner
  }. Besser ist kein Plan.
reason-evening-plan-searched = { $people } Leute: { $partners ->
    [0] niemand zweimal Partner
    [one] einmal wieder Partner
   *[other] { $partners }-mal wieder Partner
  }, { $opponents ->
    [0] niemand zweimal Gegner
    [one] einmal wieder Gegner
   *[other] { $opponents }-mal wieder Gegner
  }. Weniger als { $least_partners } und { $least_opponents } hat kein Plan.{ $against ->
    [0] { "" }
   *[other] { " " }Nicht erfüllte Wünsche: { $against }.
  }
reason-evening-plan-searching = { $people } Leute: { $partners ->
    [0] niemand zweimal Partner
    [one] einmal wieder Partner
   *[other] { $partners }-mal wieder Partner
  }, { $opponents ->
    [0] niemand zweimal Gegner
    [one] einmal wieder Gegner
   *[other] { $opponents }-mal wieder Gegner
  }. Weniger als { $least_partners } und { $least_opponents } hat kein Plan. Bis zur ersten Runde wird ein besserer gesucht.{ $against ->
    [0] { "" }
   *[other] { " " }Nicht erfüllte Wünsche: { $against }.
  }
reason-evening-bounds-out = { $count ->
    [one] In jeder Runde setzt jemand aus, und niemand ein zweites Mal, bevor es alle einmal getan haben.
   *[other] In jeder Runde setzen { WORDS($count) } Leute aus, und niemand ein zweites Mal, bevor es alle einmal getan haben.
  }

reason-evening-format-too-few = { $players ->
    [0] Noch ist niemand da. Diese Form braucht { $least } Leute.
    [one] Allein geht es nicht. Diese Form braucht { $least } Leute.
   *[other] { $players } Leute sind zu wenige. Diese Form braucht { $least }.
  }
reason-evening-player-twice = Jemand steht zweimal auf der Liste.
reason-evening-table-level = An Tisch { $table } steht es gleich. Sag zuerst, welche Seite gewonnen hat.
reason-format-unknown = Die Form „{ $text }“ gibt es nicht. Es gibt { $valid }.
reason-pairing-unknown = „{ $text }“ ist keine Art, Paare zu trennen. Es gibt { $valid }.

reason-prize-tie-last-round = { $count ->
    [0] Gleich mit { $other }. Die letzte Runde entschied.
    [one] Gleich mit { $other } und noch jemandem. Die letzte Runde entschied.
   *[other] Gleich mit { $other } und { WORDS($count) } weiteren. Die letzte Runde entschied.
  }
reason-prize-tie-lot = { $count ->
    [0] Gleich mit { $other } in allem, auch der letzten Runde. Per Los aus dem Startwert des Abends.
    [one] Gleich mit { $other } und noch jemandem in allem, auch der letzten Runde. Per Los aus dem Startwert des Abends.
   *[other] Gleich mit { $other } und { WORDS($count) } weiteren in allem, auch der letzten Runde. Per Los aus dem Startwert des Abends.
  }
evening-only-here = Telefone können diesen Link nicht öffnen.
evening-only-here-line = Er führt nur zu diesem Rechner. Starte den Club mit whist club --lan und öffne diese Seite unter der Adresse, die er nennt, oder betreibe ihn auf einem Server.
