# Spieler, die eigene Programme sind und mit einem Befehl gestartet werden.

why-outside = Das Programm hat es so gewählt.
why-outside-failed = Vom Programm kam keine gültige Antwort, also geht die niedrigste erlaubte Karte.

reason-player-command = Das Programm „{ $command }“ kann hier nicht spielen: { $problem }

cli-help-duel-act-ms = So viele Millisekunden hat ein Programm („cmd:BEFEHL“) für einen Zug (5000)
cli-duel-faults = Züge, die lowest für { $name } gemacht hat: { $late } zu spät, { $gone } nach seinem Ende, { $unreadable } unlesbar, { $illegal } nicht erlaubt.
