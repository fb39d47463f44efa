# Vor dem Abend: eine Ankündigung, bei der sich Leute eintragen, mit Warteliste.

party-signup-first = Wer kommt?
party-signup-first-about = Lass die Leute sich vorher eintragen und mach aus der Liste den Abend.
party-signup-announce = Einen Abend ankündigen
party-signup-announce-about = Die Leute tragen sich vorher ein, und aus der Liste wird der Abend.
party-signup-announce-act = Ankündigen
party-signup-announce-line = Dazu gibt es einen Link und einen Code, zum Teilen oder Drucken.
party-signup-announce-unnamed = Gib dem Abend einen Namen.
party-signup-how = Wie man sich einträgt
party-signup-day = Tag
party-signup-places = Plätze
party-signup-places-none = Ohne Grenze
party-signup-places-tables = { $tables ->
    [one] Ein Tisch zu viert
   *[other] { $tables } Tische zu viert
}
party-signup-asks-partner = Man darf jemanden mitbringen
party-signup-asks-partner-about = Einer trägt beide ein. Ein Paar braucht zwei Plätze und wartet auf zwei.
party-signup-asks-part = Fragen: Dame oder Herr?
party-signup-of-evening = Was für ein Abend
party-signup-change-take = So lassen
party-signup-changed = Die Ankündigung ist geändert.

party-signup-question = Kommst du?
party-signup-you-are-in = Du bist dabei, { $names }.
party-signup-you-wait = Du bist Nummer { $line } auf der Warteliste.
party-signup-inside = { $inside ->
    [0] Noch steht niemand auf der Liste.
    [one] Eine Person steht auf der Liste.
   *[other] { $inside } stehen auf der Liste.
}
party-signup-taken = { $inside } von { $places } Plätzen sind vergeben.
party-signup-waiting = { $waiting ->
    [one] Eine Person wartet.
   *[other] { $waiting } warten.
}
party-signup-pair = { $first } mit { $second }
party-signup-with = mit
party-signup-you = (du)
party-signup-partner = Wer mit dir kommt, falls jemand mitkommt
party-signup-partner-name = Wer mit dir kommt
party-signup-partner-part = { $name }: Dame oder Herr?
party-signup-act = Trag mich ein
party-signup-act-both = Trag uns ein
party-signup-line = Streichen kannst du dich hier auch wieder.
party-signup-full = Alle Plätze sind vergeben.
party-signup-others-wait = Andere warten schon.
party-signup-one-for-two = Ein Platz ist frei, und ihr seid zu zweit.
party-signup-full-line = Du würdest warten und rückst nach, sobald Platz für dich ist.
party-signup-in = Kannst du doch nicht?
party-signup-in-line = Dann streich dich: So bekommt jemand anders den Platz.
party-signup-name-free = { $name } steht schon auf der Liste. Bist du es, dann drück „Das bin ich“ neben dem Namen; sonst häng einen Buchstaben an.
party-signup-off = Streich mich
party-signup-off-both = Streich uns
party-signup-off-ask = { $names } von der Liste streichen?
party-signup-off-line = Wer zuerst wartet, rückt nach.
party-signup-off-verb = Streichen
party-signup-rename = Namen ändern
party-signup-stays-home = { $name } kommt nicht
party-signup-bring = Jemanden mitbringen
party-signup-take = So lassen
party-signup-list-in = Auf der Liste
party-signup-list-waiting = Warten, in dieser Reihenfolge
party-signup-me = Das bin ich
party-signup-that-is-me = Das bin ich: { $name }
party-signup-closed = Die Liste ist geschlossen.
party-signup-closed-line = Frag bei { $name } nach, wenn du kommen möchtest.
party-signup-made = Der Abend hat jetzt seine eigene Seite.
party-signup-made-waiting = Du standest auf der Warteliste. Frag an der Tür, ob noch Platz ist.
party-signup-to-evening = Zum Abend
party-signup-run = Zu meiner Seite als Leitung

party-signup-code-of = QR-Code der Ankündigung
party-signup-scan = Scannen und eintragen.
party-signup-nobody = Noch niemand. Teil den Link.
party-signup-make = Den Abend machen
party-signup-make-line = Wer dabei ist, wird dort erwartet, und wir kennen das Telefon schon.
party-signup-make-ask = Aus dieser Liste den Abend machen?
party-signup-make-ask-line = { $waiting ->
    [0] Die Liste bleibt dann, wie sie ist.
    [one] Die Liste bleibt dann, wie sie ist. Wer wartet, erfährt den Link.
   *[other] Die Liste bleibt dann, wie sie ist. Die { $waiting }, die warten, erfahren den Link.
}
party-signup-add = Eintragen
party-signup-add-title = Jemanden eintragen
party-signup-known-there = steht auf der Liste
party-signup-paste-add = Alle eintragen
party-signup-add-partner = Mit wem, falls jemand mitkommt
party-signup-added = { $name } steht auf der Liste.
party-signup-undo = Rückgängig
party-signup-taken-off = { $name } ist gestrichen.
party-signup-close = Liste schließen
party-signup-open = Liste wieder öffnen
party-signup-is-closed = Die Liste ist geschlossen: Nur du trägst noch ein.
party-signup-change = Ankündigung ändern
party-signup-others = Leitung
party-signup-others-about = { $names }. Wer den Link der Leitung öffnet, führt diese Liste und den Abend auch.
party-signup-others-copy = Link der Leitung kopieren
party-signup-organise = Diese Liste auch führen
party-signup-organise-act = Auch führen
party-signup-delete = Ankündigung löschen
party-signup-delete-ask = Die Ankündigung und alle Namen löschen?
party-signup-delete-verb = Löschen
party-signup-move-up = Rückt als Nächstes nach
party-signup-of-phone = Hat sich mit dem Telefon eingetragen
party-signup-of-no-phone = Ohne Telefon hier
party-signup-line-of = Nummer { $line } auf der Warteliste
party-signup-is-in = Ist dabei
party-signup-name-of = Name von { $name }
party-signup-take-off = { $name } streichen
party-signup-take-off-both = Beide streichen
party-signup-leads = Aus dieser Liste ist der Abend gemacht.
