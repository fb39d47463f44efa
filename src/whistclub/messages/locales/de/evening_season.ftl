# Seasons of evenings, and the list of a club's people.

evening-season-menu = Saison und Leute
evening-season-menu-about = Eine Tabelle über viele Abende und die Liste der Namen
evening-season-counts-in = Dieser Abend zählt zu { $name }.
evening-season-counts-nowhere = Dieser Abend zählt zu keiner Saison.
evening-season-yours = Deine Saisons
evening-season-open = Die Tabelle der Saison
evening-season-join = Zu { $name } zählen
evening-season-joined = Dieser Abend zählt jetzt zu { $name }.
evening-season-begin = Eine Saison beginnen
evening-season-begin-about = Dieser Abend ist der erste, der zählt
evening-season-keep = Die Leute dieses Abends aufschreiben
evening-season-keep-about = In die Liste, mit ihrer Rolle
evening-season-kept = Die Leute stehen in der Liste.
evening-season-set-name = Name der Saison
evening-season-set-counting = Was zählt
evening-season-set-first = Punkte für den ersten Platz
evening-season-set-best = So viele beste Abende zählen, 0 für alle
evening-season-set-least = Abende für einen Platz in der Tabelle
evening-season-set-planned = Abende geplant, 0 wenn offen
evening-season-counting-places = Punkte nach Plätzen
evening-season-counting-sums = Summen der Abende
evening-season-counting-means = Das Mittel der Abende
evening-season-take = So behalten
evening-season-change = Name und Regeln ändern
evening-season-changed = Die Saison ist geändert.
evening-season-held = { $held ->
    [0] Noch kein Abend gespielt.
    [one] Ein Abend gespielt.
   *[other] { $held } Abende gespielt.
}
evening-season-held-of = { $held } von { $planned } Abenden gespielt.
evening-season-best-count = { $best ->
    [one] Der beste zählt.
   *[other] Die besten { $best } zählen.
}
evening-season-all-count = Alle zählen.
evening-season-rules = Wie gezählt wird
evening-season-rule-places = { $first ->
    [one] Ein Punkt fürs Dabeisein.
   *[other] { $first } Punkte für den ersten Platz, für jeden weiteren einer weniger, einer fürs Dabeisein.
}
evening-season-rule-sums = Die Summen der Abende werden addiert.
evening-season-rule-means = Das Mittel der Abende zählt.
evening-season-rule-brackets = Zahlen in Klammern zählen nicht.
evening-season-rule-least = Einen Platz in der Tabelle gibt es ab { $least } Abenden.
evening-season-rule-level = Gleichstand: der bessere beste Abend, dann derselbe Platz.
evening-season-rule-other = Abende, deren Summen etwas anderes sind, zählen nicht.
evening-season-column-evenings = Abende
evening-season-column-sum = Punkte
evening-season-column-mean = Mittel
evening-season-column-best = Beste { $best }
evening-season-show-all = Alle { $count }
evening-season-empty = Die Tabelle beginnt, wenn der erste Abend vorbei ist.
evening-season-evenings = Die Abende
evening-season-evening-typed = von echten Karten eingetragen
evening-season-evening-later = zählt, wenn er vorbei ist
evening-season-evening-other = zählt nicht: andere Summen
evening-season-evening-out = Herausnehmen
evening-season-as-of = Die Tabelle vom
evening-season-as-of-now = heutigen Tag
evening-season-as-of-moment = { $when }: nach { $name }
evening-season-as-of-corrected = { $when }: { $name } wurde berichtigt
evening-season-as-of-line = So stand die Tabelle am { $when }, nach den Regeln und mit den Namen von heute.
evening-season-corrections = Nachträglich berichtigt
evening-season-correction = Am { $on } berichtigt.
evening-season-correction-place = Platz { $was }, jetzt { $now }
evening-season-correction-value = { $was }, jetzt { $now }
evening-season-correction-nothing = An der Tabelle ändert das nichts.
evening-season-correction-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
evening-season-hall = Anzeige
evening-season-hall-after = nach dem Abend vom
evening-season-hall-arrows = Pfeile: seit dem { $day }
evening-season-hall-page = Seite { $page } von { $pages }
evening-season-way-up = aufgerückt
evening-season-way-down = abgerutscht
evening-season-link = Link für alle
evening-season-copied = Der Link ist kopiert.
evening-season-spreadsheet = Tabelle
evening-season-organisers = Leitung der Saison
evening-season-organisers-about = Wer diesen Link öffnet, ändert die Saison mit und sieht die Liste der Leute.
evening-season-organisers-copy = Link für die Leitung kopieren
evening-season-entry-title = Dein Eintrag in der Liste
evening-season-entry-about = Nur die Leitung der Saison sieht ihn. Gelöscht wird dein Name nicht mehr vorgeschlagen; verlesene Ergebnisse behalten ihn.
evening-season-own-evenings = { $count ->
    [one] { $name }, ein Abend
   *[other] { $name }, { $count } Abende
}
evening-season-own-place = Platz { $rank } von { $count }
evening-season-own-none = Noch ohne Platz
evening-season-own-away = { $day } nicht da
evening-season-own-counted = { $day } { $points }
evening-season-own-uncounted = { $day } { $points }, zählt nicht
evening-season-own-filled = Gefüllt: zählt. Umrandet: zählt nicht.
evening-season-own-any = { $left ->
    [one] Der Abend, der noch kommt, zählt.
   *[other] Die Abende, die noch kommen, zählen, solange unter den besten Platz ist.
}
evening-season-own-more = { $left ->
    [one] Der Abend, der noch kommt, zählt, wenn er mehr als { $least } bringt.
   *[other] Jeder der { $left } Abende, die noch kommen, zählt, wenn er mehr als { $least } bringt.
}
evening-season-people = Leute im Club
evening-season-people-about = { $count ->
    [one] Ein Eintrag,
   *[other] { $count } Leute,
} nur für { $name }
evening-season-people-kept = Wer ein Telefon hat, sieht den eigenen Eintrag auf der Seite der Saison und darf ihn löschen. Notizen und Telefone sieht nur die Leitung.
evening-season-people-add = Jemanden aufschreiben
evening-season-people-download = Herunterladen
evening-season-to-table = Zur Tabelle
evening-season-people-name = Name, wie gerufen
evening-season-people-note = Nachname, Vorgabe oder eine Notiz
evening-season-people-has-phone = Kommt mit Telefon
evening-season-people-phone = mit Telefon
evening-season-people-no-phone = ohne Telefon
evening-season-people-last = zuletzt { $day }
evening-season-people-came = { $count ->
    [one] ein Abend
   *[other] { $count } Abende
}
evening-season-people-leave = Lassen
evening-season-people-delete = Eintrag löschen
evening-season-people-deleted = { $name } ist gelöscht.
evening-season-people-written = { $name } steht in der Liste.
evening-season-people-undo = Rückgängig
evening-season-people-none = So heißt hier niemand.
evening-last-people = { $count ->
    [one] Wer letztes Mal da war ({ $day })
   *[other] Dieselben { $count } wie letztes Mal ({ $day })
}
evening-known = Bekannte Namen
evening-known-count = { $count ->
    [one] Ein Name
   *[other] { $count } Namen
}
evening-known-here = ist da
evening-known-new = „{ $name }“ ist neu
evening-namesakes = Zwei heißen { $name }. Ein Buchstabe hält sie auseinander, auf jedem Bildschirm, Zettel und jeder Liste.
evening-namesakes-there = { $name }, schon da
evening-namesakes-come = { $name }, eben gekommen
evening-namesakes-so = Dann steht überall { $name }.
evening-namesakes-take = Auseinanderhalten
evening-namesakes-letter = { $name } ist auch da: Hier fehlt ein Buchstabe

evening-club-title = Die Seite des Clubs
evening-club-about = Für alle, ohne Konto: der nächste Abend, die letzten Ergebnisse, die Tabelle. In Nachrichten erscheint eine Vorschau, und Webseiten können sie in einem Rahmen zeigen.
evening-club-see = Ansehen
evening-club-coming-which = Der nächste Abend
evening-club-coming-none = Keiner
evening-club-frames = Webseiten, die sie in einem Rahmen zeigen dürfen
evening-club-next = Nächster Abend: { $when }
evening-club-coming = { $count ->
    [0] Noch niemand ist angemeldet.
    [one] Eine Person ist angemeldet.
   *[other] { $count } sind angemeldet.
  }
evening-club-signup = Anmelden
evening-club-calendar = In meinen Kalender
evening-club-last = Letzte Ergebnisse: { $name }
evening-club-leading = Vorn: { $names }
evening-club-table = Die Tabelle
evening-club-rank = Platz
evening-club-name = Name
evening-club-came = Abende
evening-club-value = Punkte
evening-club-day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
  }, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  }
evening-club-hidden = Wer keine eigene Seite will (Namen, mit Kommas)
evening-person-about = { $count ->
    [one] Ein Abend
   *[other] { $count } Abende
  }: { $seasons }
evening-person-often = Am öftesten mit { $names }
evening-person-place = Platz { $rank } von { $of }, { $sum }
evening-person-partners = Mit { $names }
evening-person-prizes = Preise: { $prizes }
evening-season-own-page = Meine Seite
