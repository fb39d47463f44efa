# Ein Abend auf dem Server: Absagen an seiner Tür und an seinen Tischen, und was eine Leitung getan hat.

reason-evening-unknown = Mit diesem Code gibt es keinen Abend. Vergleich ihn mit dem Plakat.
reason-season-unknown = Eine Saison mit diesem Code gibt es nicht.
reason-season-organisers-only = Das darf nur, wer diese Saison leitet.
reason-season-too-many = Du leitest schon { $most } Saisons.
reason-season-full = In eine Saison passen { $most } Abende.
reason-season-list-full = In die Liste passen { $most } Leute.
reason-season-no-entry = Diesen Eintrag gibt es in der Liste nicht mehr.
reason-evening-seats = An einem Tisch des Abends ändert nur die Leitung die Plätze.
reason-evening-closed = Diese Karten werden auch an anderen Tischen gespielt. Du kannst sie ansehen, wenn die Runde vorbei ist.
reason-evening-still-playing = Spiel erst an deinem eigenen Tisch zu Ende. Dann darfst du den anderen zusehen.
reason-evening-no-such-round = Diese Runde hat der Abend nicht.

reason-evening-did-enter = { $who } hat Tisch { $table }, Spiel { $deal } eingetragen.
reason-evening-did-correct = { $who } hat Runde { $round }, Tisch { $table }, Spiel { $deal } berichtigt.
reason-evening-did-decide = { $who } hat Tisch { $table } entschieden.
reason-evening-did-begin = { $who } hat Runde { $round } begonnen.
reason-evening-did-end = { $who } hat Runde { $round } beendet.
reason-evening-did-add = { $who } hat { $name } auf die Liste gesetzt.
reason-evening-did-rename = { $who } hat einen Namen in { $name } geändert.
reason-evening-did-await-phone = { $name } kommt mit einem anderen Telefon wieder, mit dem Wort in der eigenen Zeile.
reason-evening-did-receive = { $who } hat { $name } eingelassen.
reason-evening-did-remove-guests = { $guests ->
    [one] { $who } hat einen Gast entfernt.
   *[other] { $who } hat { $guests } Gäste entfernt.
  }
reason-evening-did-send-home = { $who } hat vermerkt, dass { $name } gegangen ist.
reason-evening-did-part = { $part ->
    [lady] { $who } hat { $name } als Dame eingetragen.
   *[other] { $who } hat { $name } als Herrn eingetragen.
  }
reason-evening-did-pair = { $who } hat aus { $name } und { $other } ein Paar gemacht.
reason-evening-did-swap = { $who } hat { $name } und { $other } die Plätze tauschen lassen.
reason-evening-did-put-bot = { $who } hat einen Bot auf den Platz von { $name } gesetzt.
reason-evening-did-substitute = { $who } lässt { $other } für { $name } spielen.
reason-evening-did-extend = { $who } hat der Runde { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} mehr gegeben.
reason-evening-did-add-organiser = { $who } hat { $name } in die Leitung geholt.
reason-evening-did-settings = { $who } hat die Einstellungen geändert.
reason-evening-did-pause = { $who } hat den Abend unterbrochen.
reason-evening-did-resume = { $who } hat den Abend fortgesetzt.
reason-evening-did-undo = { $who } hat den letzten Schritt zurückgenommen.
reason-evening-did-finish = { $who } hat den Abend beendet.
reason-evening-did-make-link = { $role ->
    [table] { $who } hat einen Link für das Tablet an Tisch { $table } gemacht.
    [cashier] { $who } hat einen Link für Tür und Kasse gemacht.
    [hall] { $who } hat einen Link für eine Anzeige gemacht.
    [press] { $who } hat einen Link für die Presse gemacht.
   *[organiser] { $who } hat einen Link für eine zweite Leitung gemacht.
}
reason-evening-did-cut-link = { $role ->
    [table] { $who } hat das Tablet an Tisch { $table } gesperrt.
    [cashier] { $who } hat den Link für Tür und Kasse gesperrt.
    [hall] { $who } hat eine Anzeige gesperrt.
    [press] { $who } hat die Presse gesperrt.
   *[organiser] { $who } hat eine zweite Leitung gesperrt.
}
reason-evening-did-take-up-again = { $who } hat den Abend wieder aufgenommen.
reason-evening-call-tablet = Nur ein Tablet an einem Tisch ruft die Leitung.
reason-evening-cards-seen = { $name } und { $other } sind an ihren Tischen nicht beim selben Spiel. Wer jetzt wechselt, würde Karten spielen, die er schon gesehen hat. Lass sie nach dieser Runde tauschen.
reason-evening-deals-of-player = Wer mitspielt, darf diese Karten nicht vorher sehen. Bitte jemanden aus der Leitung, der nicht mitspielt, sie auszulegen.
reason-evening-many-arrive = Gerade kommen sehr viele auf einmal. Versuch es in ein paar Sekunden noch einmal.
reason-evening-did-adjust = { $who } hat die Punkte von { $name } geändert.
reason-evening-did-take-back-adjustment = { $who } hat einen Abzug oder eine Gutschrift zurückgenommen.
reason-evening-results-later = Die Ergebnisse stehen hier, sobald der Abend zu Ende ist.
reason-evening-did-choose-prizes = { $who } hat die Preise gewählt.

reason-evening-link-cut = Dieser Link gilt nicht mehr. Lass dir von der Leitung einen neuen geben.
reason-evening-link-role = Dieser Link ist für etwas anderes da. Das kann die Leitung.
reason-evening-link-table = Ein Tablet steht an einem Tisch, sonst nichts. Sag, an welchem.
reason-evening-link-online = An Tischen des Clubs trägt niemand Ergebnisse ein, und es gibt keine Tür.
reason-evening-link-unknown = Diesen Link gibt es an diesem Abend nicht.
reason-evening-links-many = Ein Abend hat höchstens { $most } Links.
reason-evening-word-asked = { $name } kommt mit einem Wort der Leitung herein. Lass es dir sagen und gib es unten ein.
reason-evening-word-wrong = Mit diesem Wort wird niemand erwartet. Frag die Leitung noch einmal.
reason-evening-many-words = Hier wurden zu viele Wörter probiert. Warte eine Minute, dann frag die Leitung.

reason-evening-money-no-fee = Dieser Abend kostet keinen Eintritt.
reason-evening-money-no-raffle = An diesem Abend gibt es keine Tombola.
reason-evening-raffle-begun = Ein Los ist schon gezogen. Jetzt werden keine mehr verkauft oder zurückgenommen.
reason-evening-raffle-empty = Es ist kein Los mehr übrig.
reason-evening-money-words = Schreib in ein paar Worten, wofür.
reason-evening-money-lines = Auf dem Blatt ist Platz für { $most } Zeilen.
reason-evening-money-share-or-sum = Ein Preis bekommt einen Anteil am Topf oder einen Betrag, eins von beiden.
reason-evening-money-begun = Es hat schon jemand bezahlt. Die Preise bleiben, wie sie sind.
reason-evening-currency = Eine Währung hat ein Zeichen, das alle lesen können.

reason-signup-unknown = Hier ist nichts angekündigt. Prüf die sechs Buchstaben, oder frag noch einmal nach dem Link.
reason-signup-organisers-only = Das kann nur, wer diesen Abend angekündigt hat.
reason-signup-evening-made = Aus dieser Liste ist der Abend schon gemacht, sie bleibt, wie sie ist. Ändern lässt sich am Abend selbst.
reason-signup-closed = Die Liste ist geschlossen. Frag bei der Leitung nach.
reason-signup-twice = Du stehst schon auf der Liste.
reason-signup-part-missing = Sag, ob du als Dame oder als Herr sitzt.
reason-signup-name-taken = { $name } steht schon auf der Liste. Häng einen Buchstaben an, wie in „{ $name } B.“
reason-signup-full = Auf der Liste ist Platz für { $most } Leute.
reason-signup-no-partners = Zu diesem Abend kommen alle allein.
reason-signup-pair-already = Sie sind schon ein Paar.
reason-signup-no-second-place = Ein zweiter Platz ist nicht frei. Streich dich und trag euch beide ein: Dann wartet ihr zusammen.
reason-signup-partner-comes = Deine Begleitung hat sich mit dem eigenen Telefon eingetragen und streicht sich dort auch.
reason-signup-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-signup-came-again = { $name } steht schon wieder auf der Liste.
reason-signup-not-waiting = Sie warten nicht mehr.
reason-signup-gone = Sie stehen nicht mehr auf der Liste.
reason-signup-name-missing = Gib dem Abend einen Namen.
reason-signup-too-many = Du hast { $most } Ankündigungen. Lösch eine, die vorbei ist.
reason-signup-no-day = Der Tag dieses Abends steht noch nicht fest.
reason-season-no-person = Von dieser Person gibt es keine Seite.
