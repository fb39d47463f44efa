# Vorbereitete Spiele: Wer lehrt, legt die Karten; alle spielen sie allein gegen dieselben Bots.
client-teach = Spiele vorbereiten
client-teach-begin = Spiele für andere vorbereiten
client-teach-about = Du legst die Karten und gibst einen Link weiter. Alle spielen dieselben Spiele allein gegen dieselben Bots; du siehst die Ergebnisse nebeneinander und was eigene Fehler gekostet haben.
client-teach-what = Was gespielt wird
client-teach-title = Titel
client-teach-untitled = Vorbereitete Spiele
client-teach-note = Ein Wort dazu
client-teach-seat = Wer lernt, sitzt
client-teach-pupil = Schüler
client-teach-cards = Karten
client-teach-lay = Legen
client-teach-paste = Einfügen
client-teach-paste-label = PBN oder die Aufzeichnung einer Partie
client-teach-paste-about = Spiele aus PBN oder LIN werden in der gewählten Spielart gespielt; eine Aufzeichnung bringt ihre eigene mit.
client-teach-found = { $count ->
    [one] Ein Spiel lässt sich spielen.
   *[other] { $count } Spiele lassen sich spielen.
  }
client-teach-line = Zeile { $line }: { $what }
client-teach-add = Übernehmen
client-teach-add-hands = Diese Hände übernehmen
client-teach-whose = Wessen Hand
client-teach-of = { $count } von { $all }
client-teach-suit = Farbe
client-teach-laying = { $seat } hat { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
  }. { client-word-tap.do } noch { $missing ->
    [one] eine
   *[other] { $missing }
  } an.
client-teach-all-laid = Alle 52 Karten liegen, je dreizehn.
client-teach-lies-there = Schon bei { $seat }: { $card }. Noch einmal { client-word-tap }, dann wechselt die Karte.
client-teach-take-back = Zurücknehmen
client-teach-rest = Rest geben
client-teach-clear = Neu beginnen
client-teach-deal = Spiel { $number }
client-teach-deals = { $count ->
    [0] kein Spiel
    [one] ein Spiel
   *[other] { $count } Spiele
  }
client-teach-chosen = Ausgewählte Spiele: { $count }
client-teach-no-deals = Lege Hände oder füge einen Text ein: Jedes übernommene Spiel kommt hierher.
client-teach-remove = Herausnehmen
client-teach-dealer = Geber
client-teach-turned = Aufgedeckte Karte
client-teach-dealer-is = Es gibt { $seat }.
client-teach-turned-is = Aufgedeckt: { $card }.
client-teach-keep = Aufheben und Link holen
client-teach-made = Deine vorbereiteten Spiele
client-teach-link = Der Link für die anderen
client-teach-link-about = Wer ihn hat, nennt einen Namen und spielt die Spiele nacheinander. Niemand sieht andere Karten als die eigenen.
client-teach-copied = Der Link ist kopiert.
client-teach-results = Ergebnisse
client-teach-nobody = Noch hat niemand begonnen. Hier erscheinen die Ergebnisse, sobald sie da sind.
client-teach-cost-about = Eigene Fehler: die Punkte, die sie nach dem Trainer gekostet haben. Er sieht nach jedem Spiel von selbst nach.
client-teach-who = Schüler
client-teach-played = Gespielt
client-teach-tricks = Stiche
client-teach-points = Punkte
client-teach-cost = Eigene Fehler
client-teach-look = Ansehen
client-teach-look-at = Spiel { $number } von { $name } ansehen
client-teach-look-own = Spiel { $number } ansehen
client-teach-playing = wird noch gespielt
client-teach-stopped = abgebrochen
client-teach-assisted = (zurück­ge­nommen)
client-teach-show = Allen zeigen
client-teach-show-about = Bisher siehst nur du die Liste. Danach sehen alle die Ergebnisse der Spiele, die sie selbst beendet haben.
client-teach-shown = Alle sehen die Liste, für die Spiele, die sie selbst beendet haben.
client-teach-delete = Diese Spiele löschen
client-teach-delete-sure = Karten und Ergebnisse dieser Spiele sind dann für immer weg. Was andere gespielt haben, bleibt unter ihren Partien.
client-teach-by = Vorbereitet von { $name }
client-teach-you-sit = Du sitzt auf { $seat }, die anderen sind Bots ({ $bot }).
client-teach-play = Spiel { $number } spielen
client-teach-go-on = Spiel { $number } fortsetzen
client-teach-all-played = Du hast alle Spiele gespielt.
client-teach-name = Dein Name
client-teach-name-about = Darunter stehen deine Ergebnisse.
client-teach-your-deals = Deine Spiele
client-teach-came-to = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
  }
client-teach-to-play = noch zu spielen
client-teach-same = Jedes Spiel wird einmal gespielt. Zurücknehmen wird vermerkt; Tipps gibt erst danach der Trainer.
client-teach-after-own = Die anderen siehst du, sobald du ein Spiel beendet hast.
client-teach-not-shown = Oben stehen deine Ergebnisse. Die der anderen kommen, wenn sie freigegeben werden.
client-teach-to-own = Zu deiner Seite als Lehrer
client-teach-to-deals = Zu den Spielen
