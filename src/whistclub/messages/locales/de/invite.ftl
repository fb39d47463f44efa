# A table with friends: its host, its link, and who is asked to it
client-host-now = { $name } leitet jetzt den Tisch.
client-host-now-you = Du leitest jetzt den Tisch: Du lässt geben und bestimmst die Regeln.
reason-table-not-full = Es sind noch Plätze frei, und dieser Tisch wartet auf Menschen. Warte auf sie, oder lass Bots auffüllen.

client-invite-title = Ein Tisch mit Freunden
client-invite-of = Tisch von { $name }
client-invite-nobody = Wer den Link öffnet, setzt sich hierher. Der Tisch wartet auf dich.
client-invite-here = { $count ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
}
client-invite-bots-take = { $count ->
    [one] { $names }, ein Bot, nimmt den freien Platz.
   *[other] { $names }, Bots, nehmen die freien Plätze.
}
client-invite-waits = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { WORDS($count) }.
}
client-invite-send = Link schicken
client-invite-send-again = Noch mal schicken
client-invite-copied = Der Link ist kopiert. Füg ihn dort ein, wo deine Freunde ihn lesen.
client-invite-copy = Kopieren
client-invite-code = QR-Code dieses Tisches
client-invite-free = Frei
client-invite-else-bot = sonst { $name }, Bot
client-invite-waits-seat = wartet auf jemanden
client-invite-place = Dein Platz
client-invite-opposite = gegenüber: { $name }
client-invite-you-opposite = du, gegenüber: { $name }
client-invite-sits-opposite = dir gegenüber
client-invite-you-change = du, ändern
client-invite-asks = lädt dich ein
client-invite-deals = lässt gleich geben
client-invite-bot = Bot
client-invite-name = Wie dürfen wir dich nennen?
client-invite-name-about = { client-word-tap.do } auf das Gesicht, bis es passt. Ohne Konto.
client-invite-face = Anderes Gesicht
client-invite-face-now = Gesicht { $count } von { $of }
client-invite-sit = Hinsetzen
client-invite-sit-here-instead = Diesen Platz nehmen
client-invite-keep = Übernehmen
client-invite-name-first = Woran erkennen dich deine Freunde?
client-invite-name-first-about = Jetzt sehen sie „{ $name }“.
client-invite-full = Alle Plätze sind besetzt. Du siehst zu.
client-invite-watches = Du siehst zu. Gleich wird gegeben.
client-invite-you-sit = Du sitzt. { $name } gibt gleich.
client-invite-you-sit-away = Du sitzt. { $name } ist gerade nicht da; dauert das eine Minute, kann jemand von euch geben.
client-invite-you-sit-unknown = Du sitzt. Gleich wird gegeben.
client-invite-never = Noch nie Whist gespielt?
client-invite-never-about = Sechs kleine Schritte, drei Minuten
client-invite-wait = Solange du wartest: sechs kleine Schritte
client-invite-wait-about = Du wirst geholt, wenn gegeben wird
client-invite-called = Die Karten sind gegeben. Dein Tisch wartet auf dich.
client-invite-to-table = Zum Tisch
client-invite-spoken-asks = { $name } lädt dich ein.
client-invite-spoken-place = Dein Platz ist gegenüber von { $name }.
client-invite-seat = Platz: { $name }
client-invite-rules = Spielart und Regeln
client-invite-rules-usual = alles wie üblich
client-invite-rules-changed = { $count ->
    [one] eine eigene Regel
   *[other] { WORDS($count) } eigene Regeln
}
client-invite-points = { $game }, bis { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
client-invite-deals-count = { $game }, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
client-invite-clock-none = ohne Uhr
client-invite-clock-each = { $count } Sekunden für jede Karte
client-invite-hints = Tipps erlaubt
client-invite-no-hints = ohne Tipps
client-invite-fill = Bots füllen auf
client-invite-no-fill = wartet auf Menschen
client-invite-row-game = Spiel
client-invite-change = Ändern
client-invite-row-to = Bis
client-invite-row-points = Punkte
client-invite-row-deals = Spiele
client-invite-row-deals-about = in einer Partie
client-invite-row-clock = Uhr
client-invite-row-clock-about = für jede Karte
client-invite-off = aus
client-invite-seconds = { $count } s
client-invite-row-fill = Bots füllen auf
client-invite-row-fill-about = sonst auf alle warten
client-invite-yes = ja
client-invite-no = nein
client-invite-row-house = Hausregeln
client-invite-all = Alle Regeln
client-invite-done = Fertig
client-invite-see = { $count ->
    [one] { $names } ist da und sieht, was du änderst.
   *[other] { $names } sind da und sehen, was du änderst.
}
client-invite-choose-game = Welches Spiel?

# Wo andere schon spielen
client-arrive-plays = Es wird gespielt: { $people ->
    [one] eine Person
   *[other] { WORDS($people) } Leute
}{ $bots ->
    [0] {""}
    [one] {" "}und ein Bot
   *[other] {" "}und { WORDS($bots) } Bots
}.
client-arrive-after = Der Platz von { $name } ist nach diesem Spiel frei.
client-arrive-free = Ein Platz ist nach diesem Spiel frei.
client-arrive-take = Platz von { $name } nehmen
client-arrive-take-next = Dann Platz von { $name } nehmen
client-arrive-lead = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
}
client-watch-sees = Du siehst, was auf dem Tisch liegt, keine Hand.
client-watch-go = Gehen
