# Der Augenblick eines Spiels, wie das Spiel ihn sagt. Alle Oberflächen sprechen diese Sätze.

# Worum es geht
guide-lay = Schwarz will Stiche, Rot meidet sie. Leg die niedrigste Karte der Farbe, die du willst; du bekommst sie zurück.
guide-lay-red-high = Rot will Stiche, Schwarz meidet sie. Leg die niedrigste Karte der Farbe, die du willst; du bekommst sie zurück.
guide-lay-signal = Deiner Hand fehlt eine Farbe. Zwei Karten der anderen bieten, was die fehlende hieße; eine einzelne bietet ihre eigene.
guide-saying = Grand will Stiche, Nullo meidet sie. Das erste von beiden entscheidet; passen alle vier, ist es ein Nullo.
guide-overcalling = Ein Spiel allein überbietet alles: kein Stich oder die ersten sieben. Meist passt man.
guide-exchanging = Alleinspieler und Partner geben einander eine Karte. Der Alleinspieler will keinen Stich: Er gibt die gefährlichste ab.
guide-high = High: Deine Seite will mindestens sieben Stiche. Die höchste Karte der ausgespielten Farbe macht den Stich.
guide-high-trump = High: Deine Seite will mindestens sieben Stiche. Die zuerst ausgespielte Farbe ist Trumpf und schlägt die anderen.
guide-low = Low: Jeder Stich über sechs kostet deine Seite. Spiel hoch, wenn ein anderer den Stich nehmen muss.
guide-sola-nola-yours = Sola Nola: Du darfst keinen Stich machen. Spiel klein, und wirf hohe Karten ab, wenn du nicht bedienen kannst.
guide-sola-nola-against = Sola Nola: Der Alleinspieler soll einen Stich bekommen. Spiel klein, wenn er ihn dann nehmen müsste.
guide-grand-dix-yours = Grand Dix: Du musst jeden der ersten sieben Stiche machen.
guide-grand-dix-against = Grand Dix: Ein Stich von euch unter den ersten sieben schlägt den Alleinspieler.
guide-sits-out = Dein Partner spielt allein; du setzt dieses Spiel aus.
guide-whist = Du und dein Gegenüber wollt mindestens sieben Stiche. Trumpf schlägt die anderen Farben.
guide-auction = Passe, oder sag an, was du schaffst. Die höhere Ansage überbietet die niedrigere.
guide-raise = Du hast die Ansage. Ein höherer Kontrakt zählt mehr; mit Passe spielst du diesen.
guide-trump = Du willst neun Stiche: Nenne die Farbe, von der du am meisten hast.
guide-general-misere = Allgemeine Misère: Niemand will den letzten Stich. Trumpf gibt es nicht.
guide-solo-yours = Du brauchst { $count ->
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
  }. Trumpf schlägt die anderen Farben.
guide-solo-against = Die Gegner brauchen { $count ->
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
  }: Nimm ihnen, was du kannst.
guide-no-trick-yours = Du darfst keinen Stich machen: Bleib so niedrig, wie du kannst.
guide-no-trick-against = Der Alleinspieler darf keinen Stich machen: Bleib unter seiner Karte, wenn du kannst.
guide-stock = Wer diesen Stich macht, nimmt die offene Karte, der andere verdeckt die nächste.
guide-stock-all-count = Wer diesen Stich macht, nimmt die offene Karte, der andere verdeckt die nächste. Auch dieser Stich zählt.
guide-stock-gone = Der Talon ist leer: Diese Stiche zählen, und du willst sieben oder mehr.
guide-stock-gone-each = Der Talon ist leer: Jeder Stich ist jetzt ein Punkt.
guide-stock-gone-all-count = Der Talon ist leer. Alle Stiche zählen, auch die von vorhin.
guide-bid = Schätze, wie viele der sieben Stiche du machst. Jede Zahl muss einmal gelingen.
guide-bid-points = Schätze, wie viele der sieben Stiche du machst. Stimmt es, zählen sie; sonst kostet jeder gemachte einen Punkt.
guide-gongor = Der Dummy spielt aus. Bediene eine seiner Farben, wenn du kannst. Angesagt { $bid }, gemacht { $won }: Es muss genau aufgehen.
guide-twiddle = Die nächste Karte ändert sofort den Trumpf, auch für diesen Stich.
guide-declare = Mach genau so viele Stiche, wie die gewählte Marke zeigt.
guide-hermits = Bediene eine Farbe des Dummys, wenn du kannst. Gemacht { $won }: Am Ende zählt die Zahl einer offenen Marke.
guide-hermits-twiddle = Bediene eine Farbe des Dummys, oder dreh vorher. Gemacht { $won }: Am Ende zählt die Zahl einer offenen Marke.
guide-hermits-declared = Bediene eine Farbe des Dummys, wenn du kannst. Gemacht { $won }: Es müssen genau { $pip } werden.

# Was gefragt ist, nach der üblichen Frage
ask-lay-black-high = Schwarz heißt High, Rot heißt Low.
ask-lay-red-high = Rot heißt High, Schwarz heißt Low.
ask-say = Grand, Nullo oder passen?
ask-overcall = Allein spielen oder passen.
ask-exchange = Sie geht verdeckt über den Tisch.
ask-raise = Von { $contract } erhöhen oder dabei bleiben.
ask-no-call-yet = Noch keine Ansage.
ask-proposes = { $seat } schlägt acht Stiche vor.
ask-standing = { $seat } hält die Ansage: { $contract }.
ask-twiddle-yours = Du machst diesen Stich, wenn nicht { $suits } kommen.
ask-twiddle-dummys = Der Dummy macht diesen Stich, wenn nicht { $suits } kommen.
ask-twiddle-yours-sure = Du machst diesen Stich, was auch immer kommt.
ask-twiddle-dummys-sure = Der Dummy macht diesen Stich, was auch immer kommt.
ask-twiddle-yours-away = Du machst diesen Stich. Drehst du jetzt, gibt es keinen Trumpf, und der Dummy macht ihn.
ask-twiddle-dummys-away = Der Dummy macht diesen Stich. Drehst du jetzt, gibt es keinen Trumpf, und er gehört dir.

# Was gespielt wird
label-bidding = Gebote
label-face-down = verdeckt
label-spoken = gesprochen
label-high = High
label-low = Low
label-granded = Grand: { $seat }
label-nullo = { $seat }, Nullo
label-all-low = viermal Low
label-call = { $contract }
label-seat = { $seat }
label-seats = { $seats }
label-proposal = Vorschlag
label-general-misere = Allgemeine Misère
label-nobody-last = Niemand will den letzten Stich
label-trump = { $suit } Trumpf
label-no-trump = Kein Trumpf
label-suit = { $suit }
label-are-trump = Trumpf
label-stock = noch { $count } im Talon

# Was Ansagen und Züge bedeuten
note-pass = keine Ansage mehr
note-pass-eldest = annehmen geht noch
note-pass-overcalling = wie geboten spielen
note-pass-saying = den anderen überlassen
note-pass-raise = beim Kontrakt bleiben
note-propose = 8 zu zweit, { $suit }
note-accept = 8 Stiche mit { $seat }
note-solo = 5 Stiche allein
note-misere = kein Stich, kein Trumpf
note-abondance = 9, Trumpf nach Wahl
note-abondance-in-trumps = Abondance, 9 in { $suit }
note-misere-ouverte = kein Stich, Hand offen
note-abondance-declared = Abondance, alle 13
note-sola-nola = allein, kein Stich
note-grand-dix = allein, Stich 1 bis 7
note-grand = Stiche machen
note-nullo = Stiche meiden
note-twiddle-aces = nächstes Ass
note-twiddle-wilds = nächste Wildkarte
note-twiddle-none = dann kein Trumpf mehr
note-twiddle-odds = { $good ->
    [0] holt dir den Stich nicht
   *[other] holt dir den Stich in { $good } von { $count } Fällen
  }
note-keep-yours = der Stich gehört dir
note-keep-dummys = der Dummy macht den Stich

# Was jede Ansage verlangt, und was sie bringt
terms-propose = 8 zu zweit
terms-solo = 5 Stiche
terms-misere = keinen
terms-abondance = 9, eigener Trumpf
terms-abondance-in-trumps = 9 in der aufgedeckten
terms-misere-ouverte = keinen, Hand offen
terms-abondance-declared = alle 13
worth-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
worth-points-each = { $count ->
    [one] je { $count } Punkt
   *[other] je { $count } Punkte
  }
worth-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
  }
worth-units-each = { $count ->
    [one] je { $count } Einheit
   *[other] je { $count } Einheiten
  }

# Was von Plätzen gesagt wird
tag-high = High
tag-low = Low
tag-grand = Grand
tag-nullo = Nullo
tag-pass = Passe

# Stapel, und Karten, die man der Regel nach kennt
pile-stock = { $count ->
    [0] Der Talon ist leer
   *[other] Noch { $count } im Talon
  }
pile-aces = { $count ->
    [0] Kein Ass mehr
    [one] Noch 1 Ass
   *[other] Noch { $count } Asse
  }
pile-aces-gone = Asse in diesem Durchgang
pile-wilds = { $count ->
    [0] Stapel leer
   *[other] { $count } verdeckt
  }
pile-wilds-gone = Gedrehte Wildkarten
known-with-pair = Bei einem der beiden, die getauscht haben
known-partner-holds = Dein Partner hat

# Der Punktezettel
sheet-points = Punkte
sheet-bids = Gebote
sheet-markers = Marken
sheet-games = Partien
sheet-stars = Sterne
sheet-first-to = Bis { $target }
sheet-rubber = Zwei Partien gewinnen den Robber
sheet-deals = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
  }
sheet-all-bids = Jedes von { $count } Geboten einmal
sheet-all-markers = Jede von { $count } Marken einmal
