# Was an einem Abend mit vielen Tischen abgelehnt wird: Gästen am Tisch, und denen, die ihn leiten.

reason-evening-confirm-yours = Das habt ihr selbst eingetragen. Bestätigen muss es die andere Seite.
reason-evening-deal-not-entered = Spiel { $deal } hat noch niemand eingetragen.
reason-evening-deal-order = Erst kommt Spiel { $deal }.
reason-evening-deal-stands = Spiel { $deal } steht schon. Wenn es nicht stimmt, frag die Leitung.
reason-evening-deal-waits = Spiel { $deal } wartet noch auf die andere Seite.
reason-evening-entry-unfit = Dieser Abend lässt sich nicht lesen: etwas darin passt nicht zu dem, was davor war.
reason-evening-line = Zeile { $line }:
reason-evening-entry-twice = Derselbe Eintrag steht dort zweimal.
reason-evening-opened-twice = Der Abend wird ein zweites Mal eröffnet. In einer Datei steht ein Abend, einmal.
reason-evening-seed = Der Startwert eines Abends hat { $bytes } Bytes, in hexadezimalen Ziffern.
reason-evening-figures-changed = Bei Spiel { $deal } stehen inzwischen andere Zahlen. Bitte sieh noch einmal hin.
reason-evening-full = An einem Abend ist Platz für höchstens { $most } Leute.
reason-evening-game-of-four = An einem Abend sitzen vier am Tisch. Wähl eine solche Spielart.
reason-evening-tricks-of-deal = Dieses Format zählt die Stiche eines Spiels, { $wanted } im Ganzen, und diese Spielart hat { $count }. Wähl ein Format, das Punkte zählt.
reason-evening-game-without-pairs = In dieser Spielart gibt es keine Paare; sie geht nur im Einzel.
reason-evening-guest-away = { $name } ist nicht da.
reason-evening-guest-known = { $name } ist schon da. Wenn du das bist, frag die Leitung.
reason-evening-guest-unknown = Diesen Gast gibt es heute Abend nicht.
reason-evening-last-organiser = Jemand muss den Abend leiten. Gib ihn an einen anderen Gast weiter.
reason-evening-level = Tisch { $table } in Runde { $round } steht gleich. Entscheide ihn zuerst.
reason-evening-name = Ein Abend braucht einen Namen, den alle lesen können.
reason-evening-name-taken = { $name } gibt es hier schon. Häng bitte einen Buchstaben vom Nachnamen an. Bist du es mit einem anderen Telefon, dann sag es der Leitung.
reason-evening-no-bots = An Tischen mit echten Karten gibt es keine Bots.
reason-evening-no-clock = Diese Runde läuft ohne Uhr.
reason-evening-no-pairs = In dieser Form wechseln die Partner, also kommt jeder für sich.
reason-evening-no-phone = { $name } ist ohne eigenes Telefon da.
reason-evening-no-place = { $name } hat in dieser Runde keinen Platz.
reason-evening-no-seat = Du hast in dieser Runde keinen Platz.
reason-evening-not-at-table = Du sitzt nicht an Tisch { $table }.
reason-evening-not-guest = Du bist noch nicht Gast an diesem Abend.
reason-evening-not-level = Tisch { $table } steht nicht gleich.
reason-evening-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-evening-online-enters = Das sind Tische des Clubs, ihre Ergebnisse tragen sich selbst ein.
reason-evening-organiser-name = Sag zuerst deinen Namen, damit alle wissen, wer den Abend leitet.
reason-evening-organisers-only = Das kann nur die Leitung.
reason-evening-over = Der Abend ist zu Ende.
reason-evening-pair-late = Paare bilden sich, bevor sie spielen.
reason-evening-no-parts = An diesem Abend wird nicht nach Damen und Herren gefragt.
reason-evening-part-late = Ob als Dame oder als Herr, sagt man vor der ersten Runde.
reason-evening-parts-in-drives = Damen und Herren rücken nur im progressiven Drive und mit Halben Paaren.
reason-evening-pair-of-one = Ein Paar sind zwei.
reason-evening-paused = Der Abend macht Pause. Setz ihn zuerst fort.
reason-evening-declarers-asked = { $count ->
    [0] Hier spielt niemand allein.
    [one] Sag, wer es gespielt hat.
   *[other] Sag, welche zwei es gespielt haben.
}
reason-evening-declarers-side = Sag, welche Seite es gespielt hat: Nord und Süd oder Ost und West.
reason-evening-outcome-asked = Sag, ob es erfüllt wurde oder wie viele Stiche es waren, je nach Ansage.
reason-evening-played-asked = Sag, was gespielt wurde.
reason-evening-points-asked = Gib die Punkte des Spiels ein.
reason-evening-points-count = Gib { $wanted } Punktzahlen ein.
reason-evening-points-range = Die Punkte eines Spiels liegen zwischen { $least } und { $most }.
reason-evening-points-sum = Was einer gewinnt, verlieren die anderen: diese Punkte ergeben { $sum } und nicht 0.
reason-evening-round-is-on = Runde { $round } läuft.
reason-evening-round-not-on = Runde { $round } läuft nicht.
reason-evening-round-unknown = Eine Runde { $round } gibt es jetzt nicht.
reason-evening-rounds-begun = { $rounds ->
    [one] Eine Runde hat
   *[other] { $rounds } Runden haben
  } schon begonnen.
reason-evening-rounds-played = { $rounds ->
    [one] Die eine Runde ist
   *[other] Alle { $rounds } Runden sind
  } gespielt. Beende den Abend oder häng eine Runde an.
reason-evening-settings-late = Hat der Abend begonnen, ändern sich nur noch Runden und Minuten.
reason-evening-substitute-plays = { $name } spielt schon.
reason-evening-swap-with-oneself = Wähl zwei verschiedene Leute.
reason-evening-table-over = Tisch { $table } hat alle Spiele gespielt.
reason-evening-table-unknown = In dieser Runde gibt es keinen Tisch { $table }.
reason-evening-tables = Diese Form braucht mindestens { $least } Tische.
reason-evening-parts-missing = { $count ->
    [one] Sag zuerst, ob { $name } als Dame oder als Herr sitzt.
   *[other] Sag zuerst, wer als Dame und wer als Herr sitzt: Bei { $name } und { $more ->
        [one] noch jemandem
       *[other] { $more } anderen
      } fehlt es.
  }
reason-evening-too-few = { $here ->
    [one] Einer ist
   *[other] { $here } Leute sind
  } da, und es müssen { $least } sein.
reason-evening-tricks-asked = Gib die Stiche beider Seiten ein.
reason-evening-tricks-range = Eine Seite macht 0 bis 13 Stiche.
reason-evening-tricks-sum = { $first ->
    [0] Null
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $first }
  } und { WORDS($second) } sind { WORDS($sum) }. Zählt bitte beide Stapel noch einmal.
reason-evening-points-wanted = Was diese Spielart für ihre Wertung braucht, lässt sich nicht kurz abfragen. Also tragen die Tische Punkte ein.
reason-evening-tricks-wanted = In dieser Form entscheiden die Stiche, also tragen die Tische Stiche ein.
reason-evening-done-since = Inzwischen ist etwas anderes geschehen. Sieh noch einmal hin.
reason-evening-undo-changed = Inzwischen ist etwas geschehen. Sieh noch einmal hin, bevor du es zurücknimmst.
reason-evening-undo-came-again = Inzwischen ist jemand unter demselben Namen oder mit demselben Telefon wiedergekommen. Wer fehlt, scannt den Code noch einmal.
reason-evening-remove-organiser = { $name } gehört zur Leitung und kann nicht entfernt werden.
reason-evening-remove-played = { $count ->
    [one] { $name } hatte heute Abend schon einen Platz und wird nicht mit den anderen entfernt.
   *[other] { $name } und andere hatten heute Abend schon Plätze und werden nicht mit den übrigen entfernt.
  }
reason-evening-undo-unfit = Daraus ist schon zu viel gefolgt, um es zurückzunehmen.

# Die Befehle zu Abenden: durchspielen, nacherzählen, ausgeben.

cli-about-evening-simulate = Einen Abend von Bots bis zum Endstand spielen lassen
cli-about-evening-replay = Einen Abend Runde für Runde nacherzählen
cli-about-evening-export = Ergebnisse, Stand und Preise eines Abends ausgeben
cli-help-evening-people = Wie viele mitspielen (24); online füllen Bots die Tische auf
cli-help-evening-rounds = Wie viele Runden (8)
cli-help-evening-deals = Wie viele Spiele eine Runde hat (4)
cli-help-evening-hall = Wie in einem Saal: niemand füllt auf, bis zu drei setzen aus
cli-help-evening-bot = Wer für alle spielt (simple)
cli-help-evening-log = Das Protokoll des Abends in diese Datei schreiben, ein JSON-Dokument je Zeile
cli-evening-log-exists = { $path } gibt es schon und bleibt, wie es ist. Wähle für --log einen anderen Namen.
cli-help-evening-evening = Die Protokolldatei eines Abends, oder der Code eines Abends in der Datendatei
cli-help-evening-csv = Werte mit Kommas ausgeben; so ist es auch ohne --json
cli-evening-one-form = --csv und --json gehen nicht zusammen. Wähl eines davon.
cli-evening-head = { $name }, { $code }
cli-evening-round = Runde { $round }
cli-evening-table = Tisch { $table }: { $north } und { $south } { $ours }, { $east } und { $west } { $theirs }.
cli-evening-table-of-four = Tisch { $table }: { $rows }.
cli-evening-out = { $count ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
  }
cli-evening-by-hand = Die Runde wurde von Hand beendet.
cli-evening-corrected = { $count ->
    [one] Ein Spiel wurde berichtigt.
   *[other] Berichtigt: { $count } Mal.
  }
cli-evening-decided = Gleichstand, die Leitung hat entschieden.
cli-evening-bot = ein Bot
cli-evening-standings = Stand nach { $values }
cli-evening-list-north-south = Nord und Süd:
cli-evening-list-east-west = Ost und West:
cli-evening-no-standings = Einen Stand gibt es erst nach der ersten Runde.
cli-evening-sat-out = { $count ->
    [one] einmal ausgesetzt, zum Mittel gezählt
   *[other] { $count } Mal ausgesetzt, zum Mittel gezählt
  }
cli-evening-value-games-won = gewonnene Partien
cli-evening-value-difference = Punktedifferenz
cli-evening-value-points = Punkte
cli-evening-value-drive-tricks = Stiche
cli-evening-value-rounds-won = gewonnene Runden
cli-evening-value-over-mean = Punkte über dem Mittel
cli-evening-prize-half-time = Halbzeitpreis: { $name }, { $unit }: { $value }.
cli-evening-prize-last-rounds = Bestes Ende: { $name }, { $unit }: { $value }.
cli-evening-prize-lowest = Letzter Platz: { $name }, { $unit }: { $value }.
cli-evening-prize-third = Dritter Platz: { $name }, { $unit }: { $value }.
cli-evening-prize-second = Zweiter Platz: { $name }, { $unit }: { $value }.
cli-evening-prize-highest = Erster Platz: { $name }, { $unit }: { $value }.
reason-evening-code-unknown = In der Datendatei gibt es keinen Abend mit dem Code { $code }.
reason-evening-adjustment-unknown = Diesen Abzug oder diese Gutschrift gibt es heute Abend nicht.
reason-evening-adjustments-many = Mehr als { $most } Abzüge und Gutschriften an einem Abend gehen nicht.
reason-evening-adjustment-nothing = Sag, wie viele Punkte dazukommen oder abgehen.
reason-evening-adjustment-words = Sag in ein paar Worten, wofür.
reason-evening-adjustment-unreadable = In der Begründung stehen Zeichen, die niemand lesen kann. Schreib sie noch einmal.
reason-evening-adjustment-not-there = { $name } hatte in Runde { $round } keinen Platz.
reason-evening-prize-twice = Jeden dieser Preise gibt es einmal. Nimm einen der beiden heraus.
reason-evening-prizes-own-many = Mehr als { $most } eigene Preise gehen nicht.
reason-evening-prize-words = Sag in ein paar Worten, wofür der eigene Preis ist.
cli-evening-prize-most-in-deal = Bestes Spiel: { $name }, { $unit }: { $value }.
cli-evening-prize-lucky-table = Glückstisch { $table }: { $names }.
cli-evening-prize-own = { $words }: { $name }.
reason-evening-apart-of-one = Niemand wird von sich selbst getrennt.
reason-evening-wishes-many = Ein Abend erfüllt höchstens { $most } Wünsche einer Art.
reason-evening-table-kept = { $name } bleibt schon an Tisch { $table }; zwei an einem Tisch träfen sich immer.
reason-evening-wishes-individual = Nur Einzelabende halten Leute getrennt oder jemanden an einem Tisch.
reason-evening-no-last = Du hast noch keinen Abend geleitet.
