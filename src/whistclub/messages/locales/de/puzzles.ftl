# Aufgaben: Stellungen mit genau einer besten Handlung. Werte kommen als Text mit einer Stelle nach dem Komma, Chancen von hundert.
puzzle-heading = Aufgabe { $name }, { $game }: { $theme }
puzzle-seat = Du sitzt auf { $seat }.
puzzle-theme-lead = Ausspiel
puzzle-theme-second = Zweite Hand
puzzle-theme-third = Dritte Hand
puzzle-theme-last = Als Letzter
puzzle-theme-discards = Abwerfen
puzzle-theme-ducking = Einen Stich lassen
puzzle-theme-trumps = Trumpf
puzzle-theme-conventions = Konventionen
puzzle-theme-low = Low
puzzle-theme-misere = Misère
puzzle-theme-gongor = Gongor: Karten
puzzle-theme-calls = Gebote und Ansagen
puzzle-theme-twiddles = Gongor: drehen oder lassen
puzzle-theme-bids = Gongor: Ansagen
puzzle-theme-hermits = Hermits Whist
puzzle-theme-line = { $theme }: { $title }, { $count }
# Was die anderen haben können, wie es weiß, wer gut gezählt hat.
puzzle-out = Noch draußen: { $cards }.
puzzle-out-suit = { $suit } { $ranks }
puzzle-lacks = { $seat } hat keine Karte mehr in { $suits }.
puzzle-holds = { $seat } hat sicher: { $cards }.
puzzle-trick = Stich { $number } ({ $taker }): { $cards }.
puzzle-called = Bisher angesagt: { $calls }.
puzzle-call = { $seat }: { $call }
puzzle-played = { $seat } { $card }
# Die Frage.
puzzle-ask-tricks = Eine Karte bringt eurer Seite klar mehr Stiche als jede andere. Welche?
puzzle-ask-avoided = Eine Karte bringt eurer Seite klar weniger Stiche als jede andere. Welche?
puzzle-ask-chance = Eine Wahl hat klar die beste Chance. Welche?
puzzle-ask-contract = Eine Karte gibt eurer Seite bei diesem Kontrakt klar die beste Chance. Welche?
puzzle-ask-called = Eine Wahl ist klar mehr Punkte wert als jede andere. Welche?
puzzle-not-legal = Das steht hier nicht zur Wahl.
# Die Antwort.
puzzle-right = { $act }: richtig.
puzzle-wrong-tricks = { $act }: Das kostet { $cost } Stiche. Besser: { $best }.
puzzle-wrong-avoided = { $act }: Das bringt { $cost } Stiche mehr ein. Besser: { $best }.
puzzle-wrong-chance = { $act }: { $chance } von 100. Besser: { $best }, { $better } von 100.
puzzle-lie = { $lie }, { $chance } von 100: { $worths }.
puzzle-lie-card = Hat { $seat } { $card }
puzzle-lie-at-least = Hat { $seat } { $count ->
    [1] noch { $suit }
   *[other] { $count } { $suit } oder mehr
}
puzzle-lie-at-most = Hat { $seat } { $count ->
    [0] kein { $suit }
    [1] höchstens eine Karte in { $suit }
   *[other] höchstens { $count } { $suit }
}
puzzle-lie-else = Sonst
puzzle-worth = { $act } { $worth }
puzzle-all-counted-tricks = Stiche, die eure Seite noch macht, über alle { $worlds } möglichen Verteilungen, danach offen weitergespielt: { $worths }.
puzzle-all-counted-chance = Chancen von 100, über alle { $worlds } möglichen Verteilungen, danach offen weitergespielt: { $worths }.
puzzle-all-drawn-tricks = Stiche, die eure Seite noch macht, über { $worlds } Verteilungen, die zum Gesehenen passen, wahrscheinliche öfter: { $worths }.
puzzle-all-drawn-chance = Chancen von 100, über { $worlds } Verteilungen, die zum Gesehenen passen, wahrscheinliche öfter: { $worths }.
puzzle-all-called-points = Eigene Punkte, über { $worlds } Verteilungen, die zum Gesehenen passen, nach den Konventionen weiter angesagt, dann von jeder Hand für sich gespielt: { $worths }.
puzzle-all-played-points = Deine Punkte, über Kartenverteilungen, die zum Gesehenen passen, je zu Ende gespielt: { $worths }.
puzzle-all-odds = Chancen von 100, gezählt über alle Karten, die kommen können: { $worths }.
puzzle-found-by = Stufen, die sie immer finden: { $levels }.
reason-puzzle-unknown = Eine Aufgabe „{ $name }“ gibt es nicht.
# Der Befehl.
cli-about-puzzle = Nach der einen besten Karte fragen: Aufgabe des Tages, oder eine nach Thema, Spiel oder Namen
cli-help-puzzle-name = Die Aufgabe dieses Namens statt der heutigen
cli-help-puzzle-theme = Die heutige Aufgabe zu einem Thema
cli-help-puzzle-game = Die heutige Aufgabe zu einer Spielart oder Voreinstellung
cli-help-puzzle-answer = Gleich antworten, ohne gefragt zu werden
cli-help-puzzle-list = Die Themen mit der Zahl ihrer Aufgaben
cli-puzzle-no-theme = Ein Thema „{ $name }“ gibt es nicht. Die Themen sind { $valid }.
cli-puzzle-no-game = Eine Spielart „{ $name }“ gibt es nicht. Die Spielarten sind { $valid }.
cli-puzzle-none = Zu diesem Thema gibt es in dieser Spielart keine Aufgabe.
# Im Browser.
client-puzzle = Aufgabe
client-puzzles = Aufgaben
client-puzzles-about = In jeder ist eine Karte die beste, gezählt. Ohne Uhr und ohne Wertung.
client-puzzle-of-day = Aufgabe des Tages
client-puzzle-of-day-dated = Aufgabe des Tages, { $date }
client-puzzle-day-about = { $game }. Ein Zug ist klar besser als jeder andere.
client-puzzle-day-right = Du hast sie gelöst.
client-puzzle-day-wrong = Du hast sie versucht.
client-puzzle-solve = Lösen
client-puzzle-themes = Themen
client-puzzle-count = { $found } von { $count }
client-puzzle-made = Woher die Aufgaben kommen
client-puzzle-made-about = Alle { $count } stammen aus Spielen, die Bots unter sich gespielt haben. In jeder ist ein Zug um mindestens 0,3 Stiche besser als jeder andere, oder um 10 von 100 dessen, was gewollt ist: gezählt über jede Verteilung der verdeckten Karten, wo das geht, sonst über tausend wahrscheinliche.
client-puzzle-leave = Zurück zu den Aufgaben
client-puzzle-out = Noch draußen
client-puzzle-out-count = Noch draußen: { $count } Karten
client-puzzle-yours = Du bist dran.
client-puzzle-again = Noch einmal an{ client-word-tap }, um damit zu antworten.
client-puzzle-next = Nächste Aufgabe
client-puzzle-once-more = Noch einmal
client-puzzle-why = Warum?
client-puzzle-no-reason = Ein einzelner Grund sticht hier nicht heraus.
client-puzzle-before = Die Stiche davor, und wer sie machte
client-puzzle-others = Wer sie findet
client-puzzle-found-by-none = Kein Bot findet sie immer.
client-puzzle-one-try = Keine Uhr, ein Versuch
client-puzzle-one-try-about = Ein zweiter Versuch geht immer und zählt gesondert.
# Die Zeile für Freunde.
client-puzzle-share = Zum Weitergeben
client-puzzle-share-about = Diese Zeile geht mit dem Link zur Aufgabe hinaus. Sie verrät keine Karte.
client-puzzle-send = Zeile schicken
client-puzzle-shared = Whistclub, { $game }, Aufgabe: { $theme }.
client-puzzle-shared-day = Whistclub, { $game }, Aufgabe des Tages, { $date }: { $theme }.
client-puzzle-shared-found = Beim ersten Versuch gefunden.
client-puzzle-shared-missed = Beim ersten Versuch nicht gefunden.
client-puzzle-shared-level = { $level } { $share }
client-puzzle-shared-levels = Von 100 Versuchen der Bots gehen daneben: { $levels }.
client-puzzle-unit-tricks = Stiche, die ihr noch macht
client-puzzle-unit-avoided = Stiche, die ihr noch machen müsst
client-puzzle-unit-chance = Chancen von 100
client-puzzle-lie = { $lie }, { $chance } von 100
client-puzzle-all-counted = Alle { $worlds } Verteilungen
client-puzzle-all-drawn = { $worlds } wahrscheinliche Verteilungen
client-puzzle-all-called = { $worlds } wahrscheinliche Verteilungen, weiter angesagt und gespielt
client-puzzle-all-odds = Über alle Karten, die kommen können
# Das Thema, bei dem eigene Fehler am meisten kosten.
client-practice = Zum Üben: { $theme }
client-practice-why = In { $deals } Rückblicken auf { $game } kosteten dich solche Fehler { $cost } ± { $error } Punkte je Spiel, mehr als alle anderen.
client-practice-drill = Übung
client-practice-puzzles = Aufgaben
client-practice-own = Eigener Fehler { $number }
# Eigene Fehler, die noch einmal zu finden sind.
client-exercise = Finde die bessere Karte
client-exercise-about = Deine eigenen Fehler aus den Rückblicken, die du dir auf diesem Gerät angesehen hast. Jeder kommt nach einem Tag wieder und nach einer Woche; zweimal gefunden, ruht er.
client-exercise-none = Sieh dir den Rückblick auf ein Spiel an, das du gespielt hast: Was dort etwas kostete, kommt nach einem Tag und nach einer Woche hier wieder.
client-exercise-trick = Stich { $trick }
client-exercise-call = Vor den Karten
client-exercise-today = heute
client-exercise-in = { $days ->
    [1] morgen
   *[other] in { $days } Tagen
}
client-exercise-rests = ruht
client-exercise-rest = { $count ->
    [1] Eine ruht: Du hast sie zweimal gefunden.
   *[other] { $count } ruhen: Du hast sie zweimal gefunden.
}
client-exercise-take-away = Ganz entfernen
client-exercise-gone = Dieses Spiel ist nicht mehr zu finden.
client-puzzle-unit-points = Punkte bei diesem Stand
client-puzzle-all-own = Wie der Trainer es bewertet hat
puzzle-ask-points = Eine Wahl ist klar besser als die damalige. Welche?
puzzle-wrong-points = { $act }: Das kostet { $cost } Punkte. Besser: { $best }.
