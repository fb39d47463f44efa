# Arbeit, die warten kann, getan von `whist work`
cli-about-work = Erledigen, was für einen Club mit mehreren Rechnern warten kann: Tageswertungen, Bots stehengebliebener Tische, Aufräumen
cli-help-work-database = Die Adresse der PostgreSQL-Datenbank des Clubs
cli-help-work-jobs = Wie viele Aufträge zugleich; 1, wenn nichts anderes gesagt ist
cli-work-ready = Bei der Arbeit, { $jobs ->
    [one] ein Auftrag
   *[other] { $jobs } Aufträge
  } zugleich. Strg-C beendet sie, wenn der laufende Auftrag fertig ist.
cli-work-not-needed = Ein Club, dessen Daten in einer Datei liegen, erledigt das selbst; hier ist nichts zu tun. Mit --database hilft der Befehl einem Club mit PostgreSQL.
reason-work-jobs = --jobs { $jobs } geht nicht: Von 1 bis { $most } Aufträge lassen sich zugleich erledigen.
reason-work-package = Für „whist work“ fehlt hier ein Paket. So wird es installiert: { $command }
reason-work-database-lost = Die Datenbank des Clubs antwortet nicht mehr, oder ihre Warteschlange lässt sich dort nicht anlegen. Sieh sie dir mit „whist doctor --database“ an und starte neu.
reason-work-queue-newer = Eine neuere Version von procrastinate hat die Warteschlange in der Datenbank verändert ({ $migration }). Installiere sie auch hier und starte neu: { $command }
