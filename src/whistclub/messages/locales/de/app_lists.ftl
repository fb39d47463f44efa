# Listen der App im Terminal: wie man sich darin bewegt, offene Partien, Tische von Clubs, die Tasten jedes Bildschirms.

app-foot-leave = verlassen
app-foot-delete = löschen
app-list-more = noch { $count }

app-home-unfinished = { $game }, Spiel { $number }: { $score }
app-home-unfinished-of = { $game }, Spiel { $number }: { $score }; { $names }
app-home-unfinished-all = Alle offenen Partien
app-home-joined = { $game } am Tisch eines Clubs, { $link }
app-home-daily-own = Spiel des Tages, nur für dieses Programm
app-home-join = An den Tisch eines Clubs setzen
app-unfinished = Offene Partien
app-unfinished-note = Enter spielt eine Partie weiter, Entf löscht sie.
app-unfinished-none = Keine Partie ist offen.
app-twice-delete = Das löscht die Partie endgültig. Noch einmal Entf tut es.

app-join = An den Tisch eines Clubs setzen
app-join-note = Der Link des Tisches, zum Beispiel http://127.0.0.1:8413/t/ID. Wer dort sitzt, kann ihn dir geben.
app-join-name = Dein Name in diesem Club
app-join-name-note = Die anderen am Tisch sehen ihn. Bleibt das leer, wird einer für dich gezogen.
app-join-waiting = Der Club wird um einen Platz gebeten: { $link } …
app-join-evening = Das ist der Link eines Whistabends. Das Terminal begleitet einen Abend Zeile für Zeile: { $command }

app-setup-last-person = Auf mindestens einem Platz sitzt ein Mensch: auf diesem, solange kein anderer einen hat.
app-set-bots = Bots spielen
app-set-pace-at-once = sofort
app-set-pace-quick = zügig
app-set-pace-second = nach einer Sekunde
app-set-pace-slow = nach zwei Sekunden
app-set-forced = Die einzige erlaubte Karte spielt sich von selbst

app-no-next-deal-yet = Dieses Spiel läuft noch. N gibt das nächste, sobald es zu Ende ist.
app-no-next-deal-over = Die Partie ist zu Ende. F7 beginnt eine neue.
app-nobody-asks = Niemand bittet dich um etwas.
app-colours-four = Jede Farbe hat ihren eigenen Ton.
app-colours-two = Die Farben sind in zwei Tönen zu sehen.
app-guide-on = Erklärungen sind an.
app-guide-off = Erklärungen sind aus.
app-review-end = In diesem Spiel ist niemand mehr dran.
app-too-small-leave = Strg+C beendet Whistclub; die Partie bleibt erhalten.

app-keys-anywhere = Auf jedem Bildschirm
app-keys-list = In dieser Liste
app-key-list-move = zur Zeile davor oder danach
app-key-list-ends = zur ersten oder letzten Zeile
app-key-list-page = acht Zeilen hinauf oder hinunter
app-key-list-choose = wählt; die eigene Taste einer Zeile tut es sofort
app-key-list-delete = löscht eine offene Partie; wird zweimal gefragt
app-key-list-back = zurück; auf der Startseite verlassen
app-keys-read = Beim Lesen
app-key-read-move = eine Zeile hinauf oder hinunter
app-key-read-page = eine Seite hinauf oder hinunter
app-key-read-ends = an den Anfang oder ans Ende
app-key-read-next = der nächste Text, wo es mehrere gibt
app-key-read-close = schließen
app-keys-rules = Regeln
app-key-numbered = kurze oder nummerierte Regeln
app-keys-review = Beim Nachspielen
app-key-review-step = einen Schritt zurück oder vor
app-key-review-trick = einen Stich zurück oder vor
app-key-review-ends = Anfang oder Ende des Spiels
app-key-review-deal = ein anderes Spiel
app-key-review-why = was ein Bot getan hätte, und warum
app-keys-curtain = Solange die Karten verdeckt sind
app-key-curtain-lift = zeigt die Karten
app-key-curtain-undo = bittet darum, den letzten Zug zurückzunehmen
app-keys-line = Beim Schreiben
app-keys-text = Beim Schreiben
app-key-take = übernehmen, was dasteht
app-key-drop = zurück, und alles bleibt, wie es war
app-key-leave = verlassen; jeder Zug ist aufbewahrt
app-key-refuse = das ablehnen

join-chair = { $seat }: { $name }
join-chair-own = { $seat }: { $name } (du)
join-chair-free = { $seat }: frei
reason-join-gathering-host = Du leitest diesen Tisch: F7 beginnt die Partie; Bots nehmen die freien Plätze.
