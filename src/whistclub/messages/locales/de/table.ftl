# Was ein Tisch neben dem Spiel sagt: wer dort sitzt, was zurückgenommen wird, was vorzeitig endet, was abgelehnt wird.

event-table-opened = Der Tisch ist offen.
event-table-undone = { $seat } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgenommen.
event-table-undone-alone = Du hast { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgenommen.
event-table-redone = { $seat } hat { $count ->
    [one] einen zurückgenommenen Zug
   *[other] { $count } zurückgenommene Züge
} wiederholt.
event-table-redone-alone = Du hast { $count ->
    [one] einen zurückgenommenen Zug
   *[other] { $count } zurückgenommene Züge
} wiederholt.
event-table-undo-asked = { $seat } möchte einen Zug zurücknehmen.
event-table-undo-agreed = { $seat } ist einverstanden.
event-table-undo-refused = { $seat } möchte nicht, dass etwas zurückgenommen wird.
event-table-said-hello = { $seat }: „{ talk-hello }“
event-table-said-good-luck = { $seat }: „{ talk-good-luck }“
event-table-said-one-moment = { $seat }: „{ talk-one-moment }“
event-table-said-well-played = { $seat }: „{ talk-well-played }“
event-table-said-thanks = { $seat }: „{ talk-thanks }“
event-table-said-sorry = { $seat }: „{ talk-sorry }“
event-table-said-again = { $seat }: „{ talk-again }“
event-table-said-no-hurry = { $seat }: „{ talk-no-hurry }“
event-table-said-back-soon = { $seat }: „{ talk-back-soon }“
event-table-said-here-again = { $seat }: „{ talk-here-again }“
event-table-said-fun = { $seat }: „{ talk-fun }“
event-table-said-bye = { $seat }: „{ talk-bye }“
event-table-seat-asked = { $name } möchte in diesem Spiel für den Bot übernehmen.
event-table-seat-agreed = { $seat } ist einverstanden, dass die Karten des Bots in andere Hände kommen.
event-table-seat-refused = { $seat } möchte lieber, dass der Bot weiterspielt.
event-table-seat-void = Am Tisch sitzen jetzt andere; der Bot spielt dieses Spiel zu Ende.
event-table-seat-given = Alle sind einverstanden: { $name } übernimmt für den Bot. Das wird beim Spiel vermerkt.
event-table-claimed = { $seat } beansprucht alle übrigen Stiche.
event-table-claimed-none = { $seat } sagt an, keinen der übrigen Stiche zu machen.
event-table-conceded = { $seat } gibt den Rest ab.
event-table-conceded-alone = Du gibst die Hand auf.
event-table-stopped = Die Partie wird hier abgebrochen.
event-table-round-over = Die Runde ist an diesem Tisch vorbei.
event-table-dropped = Dieses Spiel fällt aus und zählt nicht.
event-table-stood-in = Für { $seat } spielt ein Bot.
event-table-returned = { $cards ->
    [0] { $seat } ist wieder da.
    [one] { $seat } ist wieder da; ein Bot hat inzwischen eine Karte gespielt.
   *[other] { $seat } ist wieder da; ein Bot hat inzwischen { WORDS($cards) } Karten gespielt.
  }
event-table-renamed = { $seat } heißt jetzt { $name }.
event-table-sat-down = { $name } setzt sich.
event-table-hinted = { $seat } hat einen Tipp bekommen; es zählt als Spiel mit Hilfe.
event-table-hinted-alone = Du hast einen Tipp bekommen; es zählt als Spiel mit Hilfe.

reason-undo-off = An diesem Tisch wird nichts zurückgenommen.
reason-undo-card-shown = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde eine Karte von jemand anderem gezeigt, oder der Zug war verdeckt.
reason-undo-asked-already = Dieselbe Frage wartet schon auf eine Antwort.
reason-no-undo-asked = Niemand möchte etwas zurücknehmen.
reason-no-seat-asked = Niemand fragt dich nach den Karten eines Bots.
reason-seat-asked-already = Nach diesen Karten wurde in diesem Spiel schon gefragt. Der Bot spielt es zu Ende.
reason-seat-nobody-to-ask = Am Tisch sitzt niemand, der zustimmen könnte. Der Platz gehört dir ab dem nächsten Spiel.
reason-seat-not-waited-for = Du wartest auf keinen Platz.
reason-seat-other-hand-seen = Du hast in diesem Spiel schon eine andere Hand gesehen. Der Platz gehört dir ab dem nächsten Spiel.
reason-seat-after-sending-away = In diesem Spiel wurde jemand weggeschickt, darum übernimmt darin niemand eine Hand. Der Platz gehört dir ab dem nächsten Spiel.
reason-nothing-to-redo = Hier gibt es nichts zu wiederholen.
reason-claim-not-certain = Deine Karten allein zeigen dem Club nicht, dass alle übrigen Stiche dir gehören.
reason-claim-not-now = Die übrigen Stiche beanspruchst du, wenn du selbst ausspielst: nach der ersten Karte, und wenn keine mehr zu ziehen ist.
reason-hint-with-people = Solange andere Menschen am Tisch sitzen, gibt es keine Tipps.
reason-seat-of-bot = Diesen Platz spielt ein Bot.
reason-seat-of-person = Diesen Platz spielt ein Mensch.
reason-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
reason-house-only = Das kann nur das Haus.
reason-command-malformed = Damit kann dieser Tisch nichts anfangen.
reason-name-malformed = Ein Name hat 1 bis { $most } sichtbare Zeichen.
reason-sitters-count = { $count ->
    [one] Ein Mitspieler ist
   *[other] { $count } Mitspieler sind
} für { $wanted ->
    [one] einen Platz
   *[other] { $wanted } Plätze
} da.
reason-seed-with-people = Wo zwei oder mehr Menschen sitzen, darf niemand die Karten durch eine Zahl oder einen Text bestimmen: Dreizehn Karten genügen, um ihn herauszufinden. Lass den Startwert weg.
reason-table-unknown = Einen Tisch { $table } gibt es nicht.
reason-log-not-opened = Dieser Tisch wurde nie eröffnet; hier gibt es nichts fortzusetzen.
reason-entry-unknown = Diese Daten stammen von einem neueren Whistclub, oder sie sind beschädigt. Nimm das neueste Whistclub oder eine frühere Kopie deines Datenordners.

reason-data-file = Mit der Datendatei { $path } lässt sich nicht arbeiten: { $why ->
    [full] Der Datenträger ist voll. Schaffe Platz und versuch es noch einmal; alles bisher Gesicherte ist noch da
    [disk] Der Datenträger nimmt nichts an oder hat keinen Platz mehr. Schaffe Platz oder prüfe ihn, und versuch es noch einmal; alles bisher Gesicherte ist noch da
    [locked] Ein anderes Programm schreibt gerade hinein. Schließe es oder warte einen Augenblick, und versuch es noch einmal
    [damaged] Sie ist beschädigt. Hol mit „whist restore KOPIE“ eine frühere Kopie zurück, die beschädigte bleibt dabei erhalten; ohne Kopie verschiebe sie, dann beginnt Whistclub eine neue
    [foreign] Sie ist keine Datendatei von Whistclub oder von Anfang an beschädigt. Hol mit „whist restore KOPIE“ eine frühere Kopie zurück, diese Datei bleibt dabei erhalten, oder verschiebe sie, dann beginnt Whistclub eine neue
    [empty] Sie ist leer: Darin wurde nie etwas aufbewahrt
    [read-only] Sie lässt sich nicht beschreiben. Erlaube das Schreiben in sie und ihren Ordner, oder nenne in WHIST_DATA einen anderen Ordner
    [folder] Ihr Ordner fehlt oder ist dir verschlossen. Nenne in WHIST_DATA einen anderen Ordner
    [newer] Ein neueres Whistclub hat sie geschrieben. Starte das neueste, oder nenne in WHIST_DATA einen anderen Ordner
   *[other] Das System nennt keinen Grund. Versuch es noch einmal, oder nenne in WHIST_DATA einen anderen Ordner
}.

line-unfinished = Noch nicht zu Ende, begonnen am { $date }: Spiel { $number }. { $score } So geht es weiter: { $command }
line-in-memory = Von hier an bleibt diese Partie nur im Speicher: Sie wird in eine Datei geschrieben, wenn du gehst, zählt in keiner Statistik und ist verloren, wenn der Rechner vorher ausgeht.
line-hint = Rat: { $act } ({ $text }).
line-hint-counts = Das Spiel zählt jetzt als eines mit Hilfe.
line-word-redo = wieder
line-word-hint = tipp
line-word-talk = reden
line-word-prices = preise
line-word-claim = anspruch
line-word-concede = aufgeben
line-word-agree = einverstanden
line-word-refuse = ablehnen
line-about-agree = zustimmen, dass jemand einen Zug zurücknimmt
line-about-refuse = das ablehnen, oder die eigene Frage zurückziehen
line-undo-asked = { $seat } möchte einen Zug zurücknehmen. Tippe „{ $agree }“ oder „{ $refuse }“.
line-seat-asked = Jemand möchte in diesem Spiel für einen Bot übernehmen. Tippe „{ $agree }“ oder „{ $refuse }“.
line-about-redo = wiederholen, was du gerade zurückgenommen hast
line-about-hint = ein Rat, und warum; es zählt dann als Spiel mit Hilfe
line-about-talk = den anderen am Tisch etwas sagen
line-talk-which = Was? Die Nummer, oder Enter für nichts:
line-about-prices = der faire Preis jeder Wahl nach dem, was du wissen kannst; es zählt dann als Spiel mit Hilfe
line-about-claim = alle übrigen Stiche beanspruchen, wenn deine Karten sie sicher machen
line-about-concede = den Rest des Spiels abgeben, in einer Patience das, worum du spielst

cli-about-stats = Deine Ergebnisse zeigen: Siege, Niederlagen, Serien, Mittel, Bestes
cli-help-stats-game = Nur diese Spielart
cli-stats-none = Du hast hier noch keine Partie zu Ende gespielt; es gibt nichts zu zählen.
cli-stats-game = { $name }, { $preset }
cli-stats-assisted = Mit Hilfe (Zurücknehmen, Tipps):
cli-stats-matches = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} zu Ende: { $decided ->
    [0] { $stopped } abgebrochen
   *[other] { $won } von { $decided } ausgespielten gewonnen, { $percent } %; { $lost } verloren, { $stopped } abgebrochen
}.
cli-stats-campaigns = { $count ->
    [one] Ein Feldzug
   *[other] { $count } Feldzüge
} zu Ende: { $decided ->
    [0] { $stopped } abgebrochen
   *[other] { $won } von { $decided } ausgespielten gewonnen, { $percent } %; { $lost } verloren, { $stopped } abgebrochen
}.
cli-stats-streak = In Folge gewonnen: jetzt { $now }, Rekord { $longest }.
cli-stats-score = Dein Punktestand am Ende: bestenfalls { $best }, im Mittel { $average }.
cli-stats-deals = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}, in Punkten Vorsprung: bestenfalls { $best }, im Mittel { $average }.
cli-stats-passages = { $count ->
    [one] Ein Durchgang
   *[other] { $count } Durchgänge
}: bestenfalls { $best }, im Mittel { $average }.
cli-stats-fewest = Schnellster Sieg: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}.
cli-stats-fewest-passages = Schnellster Sieg: { $count ->
    [one] ein Durchgang
   *[other] { $count } Durchgänge
}.
