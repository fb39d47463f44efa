# Seasons of evenings, and the list of a club's people.

party-season-menu = Saison und Leute
party-season-menu-about = Eine Tabelle über viele Abende und die Liste der Namen
party-season-counts-in = Dieser Abend zählt zu { $name }.
party-season-counts-nowhere = Dieser Abend zählt zu keiner Saison.
party-season-yours = Deine Saisons
party-season-open = Die Tabelle der Saison
party-season-join = Zu { $name } zählen
party-season-joined = Dieser Abend zählt jetzt zu { $name }.
party-season-begin = Eine Saison beginnen
party-season-begin-about = Dieser Abend ist der erste, der zählt
party-season-keep = Die Leute dieses Abends aufschreiben
party-season-keep-about = In die Liste, mit ihrer Rolle
party-season-kept = Die Leute stehen in der Liste.
party-season-set-name = Name der Saison
party-season-set-counting = Was zählt
party-season-set-first = Punkte für den ersten Platz
party-season-set-best = So viele beste Abende zählen, 0 für alle
party-season-set-least = Abende für einen Platz in der Tabelle
party-season-set-planned = Abende geplant, 0 wenn offen
party-season-counting-places = Punkte nach Plätzen
party-season-counting-sums = Summen der Abende
party-season-counting-means = Das Mittel der Abende
party-season-take = So behalten
party-season-change = Name und Regeln ändern
party-season-changed = Die Saison ist geändert.
party-season-held = { $held ->
    [0] Noch kein Abend gespielt.
    [one] Ein Abend gespielt.
   *[other] { $held } Abende gespielt.
}
party-season-held-of = { $held } von { $planned } Abenden gespielt.
party-season-best-count = { $best ->
    [one] Der beste zählt.
   *[other] Die besten { $best } zählen.
}
party-season-all-count = Alle zählen.
party-season-rules = Wie gezählt wird
party-season-rule-places = { $first ->
    [one] Ein Punkt fürs Dabeisein.
   *[other] { $first } Punkte für den ersten Platz, für jeden weiteren einer weniger, einer fürs Dabeisein.
}
party-season-rule-sums = Die Summen der Abende werden addiert.
party-season-rule-means = Das Mittel der Abende zählt.
party-season-rule-brackets = Zahlen in Klammern zählen nicht.
party-season-rule-least = Einen Platz in der Tabelle gibt es ab { $least } Abenden.
party-season-rule-level = Gleichstand: der bessere beste Abend, dann derselbe Platz.
party-season-rule-other = Abende, deren Summen etwas anderes sind, zählen nicht.
party-season-column-evenings = Abende
party-season-column-sum = Punkte
party-season-column-mean = Mittel
party-season-column-best = Beste { $best }
party-season-show-all = Alle { $count }
party-season-empty = Die Tabelle beginnt, wenn der erste Abend vorbei ist.
party-season-evenings = Die Abende
party-season-evening-typed = von echten Karten eingetragen
party-season-evening-later = zählt, wenn er vorbei ist
party-season-evening-other = zählt nicht: andere Summen
party-season-evening-out = Herausnehmen
party-season-as-of = Die Tabelle vom
party-season-as-of-now = heutigen Tag
party-season-as-of-moment = { $when }: nach { $name }
party-season-as-of-corrected = { $when }: { $name } wurde berichtigt
party-season-as-of-line = So stand die Tabelle am { $when }, nach den Regeln und mit den Namen von heute.
party-season-corrections = Nachträglich berichtigt
party-season-correction = Am { $on } berichtigt.
party-season-correction-place = Platz { $was }, jetzt { $now }
party-season-correction-value = { $was }, jetzt { $now }
party-season-correction-nothing = An der Tabelle ändert das nichts.
party-season-correction-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
party-season-hall = Anzeige
party-season-hall-after = nach dem Abend vom
party-season-hall-arrows = Pfeile: seit dem { $day }
party-season-hall-page = Seite { $page } von { $pages }
party-season-way-up = aufgerückt
party-season-way-down = abgerutscht
party-season-link = Link für alle
party-season-copied = Der Link ist kopiert.
party-season-spreadsheet = Tabelle
party-season-organisers = Leitung der Saison
party-season-organisers-about = Wer diesen Link öffnet, ändert die Saison mit und sieht die Liste der Leute.
party-season-organisers-copy = Link für die Leitung kopieren
party-season-entry-title = Dein Eintrag in der Liste
party-season-entry-about = Nur die Leitung der Saison sieht ihn. Gelöscht wird dein Name nicht mehr vorgeschlagen; verlesene Ergebnisse behalten ihn.
party-season-own-evenings = { $count ->
    [one] { $name }, ein Abend
   *[other] { $name }, { $count } Abende
}
party-season-own-place = Platz { $rank } von { $count }
party-season-own-none = Noch ohne Platz
party-season-own-away = { $day } nicht da
party-season-own-counted = { $day } { $points }
party-season-own-uncounted = { $day } { $points }, zählt nicht
party-season-own-filled = Gefüllt: zählt. Umrandet: zählt nicht.
party-season-own-any = { $left ->
    [one] Der Abend, der noch kommt, zählt.
   *[other] Die Abende, die noch kommen, zählen, solange unter den besten Platz ist.
}
party-season-own-more = { $left ->
    [one] Der Abend, der noch kommt, zählt, wenn er mehr als { $least } bringt.
   *[other] Jeder der { $left } Abende, die noch kommen, zählt, wenn er mehr als { $least } bringt.
}
party-season-people = Leute im Club
party-season-people-about = { $count ->
    [one] Ein Eintrag,
   *[other] { $count } Leute,
} nur für { $name }
party-season-people-kept = Wer ein Telefon hat, sieht den eigenen Eintrag auf der Seite der Saison und darf ihn löschen. Notizen und Telefone sieht nur die Leitung.
party-season-people-add = Jemanden aufschreiben
party-season-people-download = Herunterladen
party-season-to-table = Zur Tabelle
party-season-people-name = Name, wie gerufen
party-season-people-note = Nachname, Vorgabe oder eine Notiz
party-season-people-has-phone = Kommt mit Telefon
party-season-people-phone = mit Telefon
party-season-people-no-phone = ohne Telefon
party-season-people-last = zuletzt { $day }
party-season-people-came = { $count ->
    [one] ein Abend
   *[other] { $count } Abende
}
party-season-people-leave = Lassen
party-season-people-delete = Eintrag löschen
party-season-people-deleted = { $name } ist gelöscht.
party-season-people-written = { $name } steht in der Liste.
party-season-people-undo = Rückgängig
party-season-people-none = So heißt hier niemand.
party-last-people = { $count ->
    [one] Wer letztes Mal da war ({ $day })
   *[other] Dieselben { $count } wie letztes Mal ({ $day })
}
party-known = Bekannte Namen
party-known-count = { $count ->
    [one] Ein Name
   *[other] { $count } Namen
}
party-known-here = ist da
party-known-new = „{ $name }“ ist neu
party-namesakes = Zwei heißen { $name }. Ein Buchstabe hält sie auseinander, auf jedem Bildschirm, Zettel und jeder Liste.
party-namesakes-there = { $name }, schon da
party-namesakes-come = { $name }, eben gekommen
party-namesakes-so = Dann steht überall { $name }.
party-namesakes-take = Auseinanderhalten
party-namesakes-letter = { $name } ist auch da: Hier fehlt ein Buchstabe
