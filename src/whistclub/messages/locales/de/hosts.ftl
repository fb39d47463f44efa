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
reason-club-departs = Dieser Teil des Clubs wird neu gestartet. Ein anderer führt deine Partie weiter.
reason-keys-need-postgresql = --database ist für einen Club mit mehreren Rechnern und PostgreSQL. Ein Club mit einer Datendatei hat seine Schlüssel neben dieser Datei: Lass --database weg, oder nenne ihren Ordner mit WHIST_DATA.
cli-help-metrics = Die Tür für eine Überwachung: eine Adresse mit Port auf diesem Rechner oder in seinem eigenen Netz, wo GET /metrics Zahlen für Prometheus nennt; mit --workers hat jeder eine, Port für Port
reason-metrics-not-so = „{ $text }“ ist kein Wert für --metrics. Gebraucht werden Adresse und Port auf diesem Rechner oder in seinem eigenen Netz, wohin sonst niemand kommt, zum Beispiel 127.0.0.1:9413.
reason-metrics-door-taken = Die Tür für --metrics lässt sich bei { $address }, Port { $port } nicht öffnen: Dieser Rechner hat keine solche Adresse, oder dort läuft schon etwas. Nenne eine andere.
cli-help-backup-keep = FILE ist ein Ordner: Die Kopie heißt dort nach ihrem Zeitpunkt, und die neuesten N Kopien bleiben
cli-backup-older = { $count ->
    [one] Eine ältere Kopie wurde entfernt.
   *[other] { $count } ältere Kopien wurden entfernt.
}

cli-about-transfer = Die Datendatei in eine leere PostgreSQL-Datenbank kopieren, um dort weiterzumachen
cli-help-transfer-database = Die Adresse der leeren Datenbank, etwa postgresql://whist@localhost/club
cli-transfer-done = Alles aus { $path } steht jetzt in der Datenbank, und jede Zeile ist verglichen.
cli-transfer-next = Starte den Club mit --database und dieser Adresse und mit demselben Datenordner: Seine Schlüssel kennen die Cookies aller. Die Datendatei ist unverändert; leg sie beiseite, wenn alles läuft.
reason-transfer-needs-postgresql = --database muss hier die Adresse einer PostgreSQL-Datenbank sein, etwa postgresql://whist@localhost/club.
reason-transfer-version = { $path } hat Version { $version }, die Daten dieses Programms haben Version { $wanted }. „whist stats“ bringt die Datei auf den Stand; fang dann noch einmal an. Es ist nichts geändert.
reason-transfer-not-empty = Die Datenbank „{ $database }“ auf { $host } ist nicht leer. Leg eine neue an (createdb club) und gib deren Adresse an. Es ist nichts geändert.
reason-transfer-served = Ein Club hat die Datenbank „{ $database }“ auf { $host } offen. Halte ihn an, und gib die Adresse einer leeren Datenbank an. Es ist nichts geändert.
reason-transfer-differs = Die Datenbank hat die Zeilen von „{ $table }“ nicht so übernommen, wie sie in der Datendatei stehen. Es ist nichts geändert. Leg sie mit der Kodierung UTF8 an und fang noch einmal an.
reason-transfer-gap = In „{ $table }“ der Datendatei fehlt ein Eintrag. Es ist nichts geändert. „whist restore“ spielt eine gute Kopie zurück.
cli-help-transfer-back = Die Datenbank in eine neue Datendatei auf diesem Rechner zurückkopieren
cli-transfer-back-done = Alles aus der Datenbank steht jetzt in { $path }, und jede Zeile ist verglichen; die Schlüssel, die die Cookies aller kennen, liegen daneben.
reason-transfer-file-there = Es gibt schon eine Datendatei: { $path }. Leg sie woandershin und fang noch einmal an. Es ist nichts geändert.
reason-transfer-spread = Partien der Datenbank „{ $database }“ auf { $host } liegen in weiteren (--match-database), und eine Datendatei muss einen ganzen Club fassen. Es ist nichts geändert.
reason-transfer-server-version = Die Datenbank „{ $database }“ auf { $host } hat Version { $version } (– heißt leer), die Daten dieses Programms haben Version { $wanted }. Nimm die Version von Whistclub, mit der sie läuft. Es ist nichts geändert.
