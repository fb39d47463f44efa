# Vor dem Abend: eine Ankündigung, bei der sich Leute eintragen, mit Warteliste.

evening-signup-first = Wer kommt?
evening-signup-first-about = Lass die Leute sich vorher eintragen und mach aus der Liste den Abend.
evening-signup-announce = Einen Abend ankündigen
evening-signup-announce-about = Die Leute tragen sich vorher ein, und aus der Liste wird der Abend.
evening-signup-announce-act = Ankündigen
evening-signup-announce-line = Dazu gibt es einen Link und einen Code, zum Teilen oder Drucken.
evening-signup-announce-unnamed = Gib dem Abend einen Namen.
evening-signup-how = Wie man sich einträgt
evening-signup-day = Tag
evening-signup-places = Plätze
evening-signup-places-none = Ohne Grenze
evening-signup-places-tables = { $tables ->
    [one] Ein Tisch zu viert
   *[other] { $tables } Tische zu viert
}
evening-signup-asks-partner = Man darf jemanden mitbringen
evening-signup-asks-partner-about = Einer trägt beide ein. Ein Paar braucht zwei Plätze und wartet auf zwei.
evening-signup-asks-part = Fragen: Dame oder Herr?
evening-signup-of-evening = Was für ein Abend
evening-signup-change-take = So lassen
evening-signup-changed = Die Ankündigung ist geändert.

evening-signup-question = Kommst du?
evening-signup-you-are-in = Du bist dabei, { $names }.
evening-signup-you-wait = Du bist Nummer { $line } auf der Warteliste.
evening-signup-inside = { $inside ->
    [0] Noch steht niemand auf der Liste.
    [one] Eine Person steht auf der Liste.
   *[other] { $inside } stehen auf der Liste.
}
evening-signup-taken = { $inside } von { $places } Plätzen sind vergeben.
evening-signup-waiting = { $waiting ->
    [one] Eine Person wartet.
   *[other] { $waiting } warten.
}
evening-signup-pair = { $first } mit { $second }
evening-signup-with = mit
evening-signup-you = (du)
evening-signup-partner = Wer mit dir kommt, falls jemand mitkommt
evening-signup-partner-name = Wer mit dir kommt
evening-signup-partner-part = { $name }: Dame oder Herr?
evening-signup-act = Trag mich ein
evening-signup-act-both = Trag uns ein
evening-signup-line = Streichen kannst du dich hier auch wieder.
evening-signup-full = Alle Plätze sind vergeben.
evening-signup-others-wait = Andere warten schon.
evening-signup-one-for-two = Ein Platz ist frei, und ihr seid zu zweit.
evening-signup-full-line = Du würdest warten und rückst nach, sobald Platz für dich ist.
evening-signup-in = Kannst du doch nicht?
evening-signup-in-line = Dann streich dich: So bekommt jemand anders den Platz.
evening-signup-name-free = { $name } steht schon auf der Liste. Bist du es, dann drück „Das bin ich“ neben dem Namen; sonst häng einen Buchstaben an.
evening-signup-off = Streich mich
evening-signup-off-both = Streich uns
evening-signup-off-ask = { $names } von der Liste streichen?
evening-signup-off-line = Wer zuerst wartet, rückt nach.
evening-signup-off-verb = Streichen
evening-signup-rename = Namen ändern
evening-signup-stays-home = { $name } kommt nicht
evening-signup-bring = Jemanden mitbringen
evening-signup-take = So lassen
evening-signup-list-in = Auf der Liste
evening-signup-list-waiting = Warten, in dieser Reihenfolge
evening-signup-me = Das bin ich
evening-signup-that-is-me = Das bin ich: { $name }
evening-signup-closed = Die Liste ist geschlossen.
evening-signup-closed-line = Frag bei { $name } nach, wenn du kommen möchtest.
evening-signup-made = Der Abend hat jetzt seine eigene Seite.
evening-signup-made-waiting = Du standest auf der Warteliste. Frag an der Tür, ob noch Platz ist.
evening-signup-to-evening = Zum Abend
evening-signup-run = Zu meiner Seite als Leitung

evening-signup-code-of = QR-Code der Ankündigung
evening-signup-scan = Scannen und eintragen.
evening-signup-nobody = Noch niemand. Teil den Link.
evening-signup-make = Den Abend machen
evening-signup-make-line = Wer dabei ist, wird dort erwartet, und wir kennen das Telefon schon.
evening-signup-make-ask = Aus dieser Liste den Abend machen?
evening-signup-make-ask-line = { $waiting ->
    [0] Die Liste bleibt dann, wie sie ist.
    [one] Die Liste bleibt dann, wie sie ist. Wer wartet, erfährt den Link.
   *[other] Die Liste bleibt dann, wie sie ist. Die { $waiting }, die warten, erfahren den Link.
}
evening-signup-add = Eintragen
evening-signup-add-title = Jemanden eintragen
evening-signup-known-there = steht auf der Liste
evening-signup-paste-add = Alle eintragen
evening-signup-add-partner = Mit wem, falls jemand mitkommt
evening-signup-added = { $name } steht auf der Liste.
evening-signup-undo = Rückgängig
evening-signup-taken-off = { $name } ist gestrichen.
evening-signup-close = Liste schließen
evening-signup-open = Liste wieder öffnen
evening-signup-is-closed = Die Liste ist geschlossen: Nur du trägst noch ein.
evening-signup-change = Ankündigung ändern
evening-signup-others = Leitung
evening-signup-others-about = { $names }. Wer den Link der Leitung öffnet, führt diese Liste und den Abend auch.
evening-signup-others-copy = Link der Leitung kopieren
evening-signup-organise = Diese Liste auch führen
evening-signup-organise-act = Auch führen
evening-signup-delete = Ankündigung löschen
evening-signup-delete-ask = Die Ankündigung und alle Namen löschen?
evening-signup-delete-verb = Löschen
evening-signup-move-up = Rückt als Nächstes nach
evening-signup-of-phone = Hat sich mit dem Telefon eingetragen
evening-signup-of-no-phone = Ohne Telefon hier
evening-signup-line-of = Nummer { $line } auf der Warteliste
evening-signup-is-in = Ist dabei
evening-signup-name-of = Name von { $name }
evening-signup-take-off = { $name } streichen
evening-signup-take-off-both = Beide streichen
evening-signup-leads = Aus dieser Liste ist der Abend gemacht.
