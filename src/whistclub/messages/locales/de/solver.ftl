# Spiele lösen, alle Karten offen.

cli-about-solve = Spiele mit offenen Karten lösen: Stiche, Urteile, den Wert jeder Karte
cli-about-bench = Die Stellungen einer festen Auswahl zählen; die Zahl kennzeichnet diese Fassung der Suche
cli-help-solve-file = Eine Datei in PBN oder LIN oder eine Aufzeichnung; - liest die Standardeingabe
cli-help-solve-contract = Was gespielt wird, etwa „misere by E“, „nullo“, „solo spades by N“ oder „neighbours NE“; sonst die Stiche von Nord und Süd mit jedem Trumpf
cli-help-solve-at = In einer Aufzeichnung: die Stellung nach diesem Zug
cli-help-solve-leader = Wer ausspielt; sonst links vom Geber, oder reihum jeder, wo die Datei keinen Geber nennt
cli-help-solve-cards = Dazu der Wert jeder erlaubten Karte
cli-help-solve-line = Dazu ein Verlauf, in dem alle bestmöglich spielen
cli-help-solve-pbn = Die Spiele als PBN ausgeben, mit den Stichen jedes Alleinspielers in jeder Farbe und dem Par beim Bridge
cli-help-solve-limit = Was jede Frage kosten darf: Stellungen (200000) oder Sekunden (10s); darüber hinaus wird gesagt, was bekannt ist

cli-solve-deal = { $board ->
    [none] Spiel { $deal }
   *[other] Spiel { $deal }, Board { $board }
  }
cli-solve-title = { $objective ->
    [fewest] Unvermeidliche Stiche von { $side }:
    [none] Gar kein Stich für { $side }:
    [first] Jeder der ersten { $target } Stiche für { $side }:
    [at_least] Mindestens { $target ->
        [one] 1 Stich
       *[other] { $target } Stiche
      } für { $side }:
   *[most] Stiche von { $side }:
  }
cli-solve-leads = { $leader } spielt aus
cli-solve-no-trump = ohne Trumpf
cli-solve-question = { $leader } spielt aus, { $strain }: { $value }
cli-solve-on-table = Auf dem Tisch, ausgespielt von { $leader }: { $cards }
cli-solve-yes = ja
cli-solve-no = nein
cli-solve-unknown = unbekannt
cli-solve-no-kernel = (der übersetzte Kern fehlt; ohne ihn werden nur Hände bis zu sechs Karten gelöst)
cli-solve-line = Bestes Spiel:
cli-solve-progress = { $done } von { $most } gelöst
cli-solve-limit = --limit nimmt eine Zahl von Stellungen wie 200000 oder Sekunden wie 10s; „{ $text }“ ist keins von beiden.
cli-bench-no-kernel = Der übersetzte Kern fehlt, es gibt also nichts zu messen. Nach der Installation eines C++-Übersetzers neu starten.
cli-bench-signature = Kennzahl: { $signature }

reason-solve-contract = „{ $text }“ ist nichts, was sich lösen lässt. Möglich sind: { $valid }.
reason-solve-word = „{ $text }“ sagt nichts zu { $name }: Plätze heißen N E S W, dazu ein Trumpf, wo es einen gibt.
reason-solve-seats-needed = { $count ->
    [one] Zu { $name } gehört ein Platz, etwa N.
   *[other] Zu { $name } gehören { $count } Plätze, etwa NE.
  }
reason-solve-seats = Einen Stich spielen drei oder vier Plätze, darunter der ausspielende, und nur sie spielen weiter.
reason-solve-card-twice = Eine Karte liegt an zwei Stellen zugleich.
reason-solve-unequal-hands = Die Hände, die weiterspielen, haben nicht gleich viele Karten.
reason-solve-not-in-play = Bei diesem Zug spielen nicht vier Hände mit französischen Karten, es gibt also nichts zu lösen.
reason-solve-over = Bei diesem Zug ist jede Karte gespielt.
reason-solve-file-long = Die Datei ist länger als { $most } Bytes.
