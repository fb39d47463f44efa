# Mehrere Rechner für einen Club: Nachrichten, Schlüssel der Cookies
cli-help-notices = Ein NATS-Server, über den die Rechner einander benachrichtigen: nats://HOST:4222/CLUB; sonst tut es die Datenbank
cli-about-rotate-keys = Cookies mit einem neuen Schlüssel unterschreiben; niemand wird abgemeldet
cli-help-rotate-keys-database = Die Adresse der Datenbank; sonst die Schlüsseldatei dieses Rechners
cli-keys-rotated = Cookies werden jetzt mit einem neuen Schlüssel unterschrieben. Die alten gelten noch ein Jahr, es wird also niemand abgemeldet.
cli-keys-rotated-soon = Es gibt einen neuen Schlüssel. In zwei Minuten, wenn alle Rechner ihn gelesen haben, werden Cookies damit unterschrieben. Die alten gelten noch ein Jahr, es wird also niemand abgemeldet.
reason-notices-address = „{ $text }“ ist keine Adresse eines NATS-Servers. Sie sieht aus wie nats://HOST:4222/CLUB; im Namen des Clubs sind Buchstaben, Ziffern, - und _ erlaubt.
reason-notices-need-postgresql = --notices ist für mehrere Rechner, und die brauchen eine PostgreSQL-Datenbank: --database postgresql://NAME@HOST/DATENBANK.
reason-seal-key = Der Schlüssel in { $variable } oder { $path } taugt nicht zum Versiegeln. Kopiere die Datei vom ersten Rechner des Clubs, oder lösche sie, wenn dies der erste ist.
reason-seal-key-other = Der Schlüssel dieses Rechners öffnet die Schlüssel der Cookies in der Datenbank nicht: Ein anderer Rechner hat sie versiegelt. Kopiere seine Datei { $file } in diesen Datenordner und lass { $variable } leer, oder setze { $variable } auf ihren Inhalt.
reason-database-upgraded = Die Datenbank „{ $database }“ auf { $host } wird gerade auf den neuen Stand gebracht. Starte gleich noch einmal.
cli-help-drain = So viele Sekunden bedient ein Club noch, der aufhören soll, bis kein Proxy mehr jemanden zu ihm führt
reason-club-departs = Dieser Teil des Clubs wird neu gestartet. Ein anderer führt dein Spiel weiter.
reason-keys-need-postgresql = --database ist für einen Club mit mehreren Rechnern und PostgreSQL. Ein Club mit einer Datendatei hat seine Schlüssel neben dieser Datei: Lass --database weg, oder nenne ihren Ordner mit WHIST_DATA.
cli-help-metrics = Die Tür für eine Überwachung: eine Adresse mit Port auf diesem Rechner oder in seinem eigenen Netz, wo GET /metrics Zahlen für Prometheus nennt; mit --workers hat jeder eine, Port für Port
reason-metrics-not-so = „{ $text }“ ist kein Wert für --metrics. Gebraucht werden Adresse und Port auf diesem Rechner oder in seinem eigenen Netz, wohin sonst niemand kommt, zum Beispiel 127.0.0.1:9413.
reason-metrics-door-taken = Die Tür für --metrics lässt sich bei { $address }, Port { $port } nicht öffnen: Dieser Rechner hat keine solche Adresse, oder dort läuft schon etwas. Nenne eine andere.
cli-help-backup-keep = FILE ist ein Ordner: Die Kopie heißt dort nach ihrem Zeitpunkt, und die neuesten N Kopien bleiben
cli-backup-older = { $count ->
    [one] Eine ältere Kopie wurde entfernt.
   *[other] { $count } ältere Kopien wurden entfernt.
}
