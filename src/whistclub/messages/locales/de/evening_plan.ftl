# Pläne von Abenden: Spielpläne mit dem, was sie versprechen, und der Befehl, der sie ausgibt.

cli-about-evening = Whistabende mit vielen Tischen

reason-evening-bounds-tournament = Jeder hat jeden einmal zum Partner und spielt zweimal gegen jeden.
reason-evening-bounds-meetings = { $count ->
    [0] Kein Partner zweimal, kein Gegner zweimal.
    [one] Kein Partner zweimal; ein Paar trifft sich zweimal.
   *[other] Kein Partner zweimal; { $count } Paare treffen sich zweimal.
  }
reason-evening-bounds-opponents = Kein Partner zweimal; niemand trifft denselben Gegner öfter als { $most }-mal.
reason-evening-bounds-partners = Niemand hat denselben Partner öfter als { $most ->
    [2] zweimal
   *[other] { $most }-mal
  } oder denselben Gegner öfter als { $opponents ->
    [2] zweimal
   *[other] { $opponents }-mal
  }.
reason-evening-not-everybody = In Runde { $round } hat nicht jeder genau einen Platz.

reason-evening-moves-ladder = Das siegreiche Paar eines Tisches geht einen Tisch hinauf, das andere einen hinunter. Unterhalb des ersten Tisches trennen sich die Paare, die dann zusammentreffen.
reason-evening-moves-progressive = Wer gewinnt, bleibt am Tisch. Von den Verlierern geht einer einen Tisch hinauf, der andere einen hinunter, und alle wechseln den Partner.
reason-evening-moves-semi-partner = Wer gewinnt, bleibt als Paar am Tisch. Von den Verlierern geht einer einen Tisch hinauf, der andere einen hinunter.
reason-evening-moves-partner = Das siegreiche Paar eines Tisches geht einen Tisch hinauf, das andere einen hinunter.

cli-about-evening-plan = Zeigt den Spielplan eines Abends und was er verspricht
cli-help-evening-plan-people = Die Zahl der Leute; statt ihrer kann --tables stehen
cli-help-evening-plan-tables = Die Zahl der vollen Tische
cli-evening-plan = { $people } Leute an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
cli-evening-plan-round = Runde { $round }
cli-evening-plan-table = Tisch { $table }: { $north } und { $south } gegen { $east } und { $west }
cli-evening-plan-out = { $count ->
    [one] { $numbers } setzt aus
   *[other] { $numbers } setzen aus
}
cli-evening-people-missing = Wie viele Leute kommen? Sag es mit --people N, oder wie viele Tische mit --tables N.
cli-evening-plan-tables = { $people } Leute füllen { $tables ->
    [0] keinen Tisch
    [one] einen Tisch
   *[other] { $tables } Tische
}. Lass --people oder --tables weg, oder bring beide überein.

join-evening-lines = Die App folgt keinem Abend, darum geht es hier Zeile für Zeile.
join-evening-welcome = Du bist Gast bei „{ $name }“.
join-evening-cards = An diesem Abend wird mit echten Karten gespielt: Du spielst am Tisch und trägst die Ergebnisse am Telefon ein. Hier siehst du, wo du sitzt.
join-evening-gathering = Die erste Runde beginnt, wenn jemand von der Leitung sie startet.
join-evening-seat = Runde { $round }: Tisch { $table }, { $seat }, mit { $partner }.
join-evening-seat-alone = Runde { $round }: Tisch { $table }, { $seat }.
join-evening-out = Runde { $round }: Du setzt aus.
join-evening-late = Runde { $round } läuft. Du spielst ab der nächsten mit.
join-evening-wait = { $count ->
    [0] Dein Tisch ist fertig. Die nächste Runde beginnt bald.
    [one] Dein Tisch ist fertig. Ein Tisch spielt noch.
   *[other] Dein Tisch ist fertig. { $count } Tische spielen noch.
}
join-evening-between = Runde { $round } ist vorbei. Warte auf die nächste.
join-evening-next = Als Nächstes, in Runde { $round }: Tisch { $table }, { $seat }, mit { $partner }.
join-evening-next-alone = Als Nächstes, in Runde { $round }: Tisch { $table }, { $seat }.
join-evening-paused = Der Abend macht Pause.
join-evening-resumed = Der Abend geht weiter.
join-evening-away = Jemand von der Leitung hat eingetragen, dass du gegangen bist. Tritt noch einmal bei, um zurückzukommen.
join-evening-over = Der Abend ist vorbei.
join-evening-rank = Du bist auf Platz { $rank }.
join-evening-left = Du hast das Terminal verlassen, nicht den Abend: Dein Platz bleibt dir. So kommst du zurück: { $command }

cli-about-evening-hall = Sagen, was in einem Saal ohne Internet zu tun ist
cli-help-evening-port = Der Port, an dem der Club lauschen wird (8413)
cli-hall-network = 1. Bring dieses Gerät und die Telefone in ein Netz. Jedes WLAN reicht, auch eins, das nirgendwohin führt: ein kleiner Router oder ein Telefon, das sein eigenes teilt.
cli-hall-access-point =    Dieses Gerät kann selbst eins machen, wenn sein WLAN es kann: die zweite Zeile zeigt das Kennwort mit einem Code zum Scannen.
cli-hall-no-nmcli =    nmcli, mit dem Linux ein WLAN aufmacht, fehlt hier: Nimm einen Router oder ein Telefon.
cli-hall-start = 2. Starte den Club:
cli-hall-reached = 3. Öffne den Club auch auf diesem Gerät unter dieser Adresse, damit die Codes dorthin führen:
cli-hall-no-address =    Dieses Gerät ist noch in keinem Netz. Frag noch einmal, wenn es so weit ist.
cli-hall-http = 4. Die Seiten kommen dort über einfaches HTTP. Der ganze Abend geht, aber Browser halten dann den Bildschirm nicht wach und behalten keine Seite auf dem Gerät: schalte den Bildschirmschoner der Anzeige aus, und lass die Telefone im Netz.
cli-hall-paper = 5. Druck vorher das Plakat, die Tischkarten und einen Stapel Ergebniszettel: damit geht eine Runde weiter, was auch ausfällt.
cli-hall-power = 6. Fällt der Strom aus, starte den Club mit derselben Zeile wieder. Alles, was beantwortet war, ist da.
