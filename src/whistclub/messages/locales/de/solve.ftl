# Hands solved with all cards seen: laid out or pasted, a question, and the value of each card.
client-solve = Diese Karten ausrechnen
client-solve-title = Ein Spiel lösen
client-solve-home = Vier Hände auslegen und sehen, was jede Karte wert ist, wenn alle fehlerlos spielen.
client-solve-steps = Schritte
client-solve-step-hands = Hände
client-solve-step-question = Frage
client-solve-step-answer = Antwort
client-solve-equal = { $count ->
    [one] Jede Hand hat eine Karte.
   *[other] Jede Hand hat { $count } Karten.
  } Das genügt, oder lege weiter aus.
client-solve-unequal = Alle vier Hände brauchen gleich viele Karten: dreizehn, oder weniger für ein Endspiel.
client-solve-paste = PBN einfügen
client-solve-tap = Lieber { client-word-tap }
client-solve-paste-label = PBN
client-solve-paste-about = Ein Spiel oder viele. Auch Hände mit weniger als dreizehn Karten, wenn alle gleich viele haben.
client-solve-take = Übernehmen
client-solve-which = Welches Spiel
client-solve-board = { $board ->
    [none] Spiel { $number }
   *[other] Spiel { $number }, Board { $board }
  }
client-solve-to-question = Weiter zur Frage
client-solve-bad-link = In diesem Link steckt kein Spiel: Es müssen vier Hände mit gleich vielen Karten sein, jede Karte einmal.
client-solve-trump = Trumpf
client-solve-none = Keiner
client-solve-who-leads = Wer spielt aus
client-solve-together = Wer spielt zusammen
client-solve-alone = { $seat } allein
client-solve-aim = Worum
client-solve-aim-most = Viele Stiche
client-solve-aim-fewest = Wenige
client-solve-aim-none = Gar keinen
client-solve-played-with = { $trump ->
    [none] Ohne Trumpf, { $leader } spielt aus.
   *[other] { $trump } ist Trumpf, { $leader } spielt aus.
  }
client-solve-asked = { $aim ->
    [none] Geht es für { $side } ganz ohne Stich?
    [fewest] Wie wenige Stiche sind für { $side } möglich?
   *[most] Wie viele Stiche sind für { $side } drin?
  }
client-solve-answer = Wert jeder Karte zeigen
client-solve-counting = Es wird gerechnet …
client-solve-longer = Es wird weitergerechnet, { $step } von { $steps }.
client-solve-stop = Anhalten
client-solve-again = Noch einmal rechnen
client-solve-stopped = Angehalten: Das ist bisher bekannt.
client-solve-too-long = Weiter wird hier nicht gerechnet. „whist solve“ rechnet länger.
client-solve-no-kernel = Ohne den übersetzten Kern werden nur Hände bis zu sechs Karten gelöst.
client-solve-value = { $side } { $alone ->
    [yes] macht
   *[no] machen
  } { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
  }.
client-solve-between = { $side } { $alone ->
    [yes] macht
   *[no] machen
  } mindestens { $least } und höchstens { $most } Stiche.
client-solve-not-known = Wie viele Stiche { $side } { $alone ->
    [yes] macht
   *[no] machen
  }, ist noch nicht bekannt.
client-solve-yes = Ja, für { $side } geht es ganz ohne Stich.
client-solve-no = Nein, ganz ohne Stich geht es für { $side } nicht.
client-solve-open = Ob es für { $side } ganz ohne Stich geht, ist noch nicht bekannt.
client-solve-gives = { $card } verschenkt { $count ->
    [one] einen Stich
   *[other] { $count } Stiche
  }.
client-solve-over = Alle Karten sind gespielt.
client-solve-to-play = { $table ->
    [0] { $seat } spielt aus
   *[other] { $seat } spielt
  }: { $aim ->
    [none] Geht es für { $side } ganz ohne Stich?
   *[other] Stiche für { $side } je Karte
  }
client-solve-worth = { $card }: { $least ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $least } Stiche
  }
client-solve-worth-between = { $card }: { $least } bis { $most } Stiche
client-solve-worth-yes = { $card }: ja
client-solve-worth-no = { $card }: nein
client-solve-worth-open = { $card }: nicht bekannt
client-solve-is-yes = ja
client-solve-is-no = nein
client-solve-tap-card = { client-word-tap.do } eine Karte an: Sie wird gespielt, und die nächsten Werte erscheinen.
client-solve-on-table = Auf dem Tisch
client-solve-turn = am Zug
client-solve-taken = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
  }
client-solve-back = Zurück
client-solve-forward = Weiter
client-solve-line = Beste Folge
client-solve-other = Andere Frage
client-solve-open-cards = Hier liegen alle Hände offen: kein Rat für den Tisch.
client-solve-table = Dieselben Hände: jeder Trumpf, jeder Ausspielende
client-solve-count-all = Alle zwanzig ausrechnen
client-solve-columns = { $done } von { $all } Spalten
client-solve-more = Mehr zu diesen Karten fragen
client-solve-tricks-of = { $aim ->
    [none] Geht es für { $side } ganz ohne Stich?
    [fewest] So wenige Stiche wie möglich für { $side }
   *[most] So viele Stiche wie möglich für { $side }
  }
client-solve-about = Stiche von Nord und Süd, wenn alle vier fehlerlos spielen; in der letzten Spalte so wenige wie möglich, ohne Trumpf. Alle Hände liegen hier offen, darum ist das kein Rat für den Tisch.
client-solve-leads = Spielt aus
client-solve-no-trump = ohne Trumpf
client-solve-fewest = wenigste
client-solve-unknown = zu lang zum Rechnen
