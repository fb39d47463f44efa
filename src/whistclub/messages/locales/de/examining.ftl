# Ein laufender Club, von außen gesehen (whist doctor --url).

cli-help-doctor-url = Die Adresse eines laufenden Clubs, etwa https://club.example, der stattdessen von hier aus angesehen wird
cli-doctor-url-or-database = Bei --database geht es um diesen Rechner, bei --url um einen Club anderswo: Gib nur eins von beiden an.
cli-doctor-json-url = --json gehört zu --url: whist doctor --url https://club.example --json
reason-club-address = „{ $text }“ ist keine Adresse eines Clubs. So sieht eine aus: https://club.example.

cli-seen-wrong = Falsch: { $text }
cli-seen-note = Sieh nach: { $text }
cli-seen-ending = { $wrong ->
    [0] Es ist nichts falsch.
    [one] Eins ist falsch.
   *[other] { $wrong } Dinge sind falsch.
}

cli-seen-no-name = Der Name { $host } führt zu keinem Rechner. Er braucht einen A- oder AAAA-Eintrag mit der Adresse des Rechners, auf dem der Club läuft; bis ein neuer überall bekannt ist, kann eine Stunde vergehen.
cli-seen-no-answer = { $why ->
    [refused] An Port { $port } von { $host } hört niemand zu. Dort muss der Proxy des Clubs laufen, und ein Router muss ihm den Port weiterreichen.
   *[silent] Von Port { $port } von { $host } kommt keine Antwort. Eine Firewall oder ein Router muss den Port zum Proxy des Clubs durchlassen.
}
cli-seen-half = { $host } hat mehrere Adressen, und unter { $addresses } antwortet niemand: Manche kommen nie hinein. Der Proxy muss auch dort zuhören, oder der Eintrag (AAAA ist für IPv6) muss weg.
cli-seen-no-tls = An Port { $port } von { $host } antwortet jemand, aber nicht mit TLS. Dort muss der Proxy TLS beenden; einen Club ohne TLS fragt man mit http://.
cli-seen-no-http = An Port { $port } von { $host } nimmt jemand Verbindungen an, beantwortet aber binnen zehn Sekunden keine Anfrage. Dort muss ein Web-Proxy stehen oder der Club selbst.
cli-seen-certificate-good = Das Zertifikat gilt noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
cli-seen-certificate-soon = Das Zertifikat gilt nur noch { $days ->
    [0] keinen ganzen Tag
    [one] einen Tag
   *[other] { $days } Tage
}. Vorher muss es von selbst erneuert werden (Caddy tut das; certbot hat einen Timer).
cli-seen-certificate-expired = Das Zertifikat von { $host } ist abgelaufen: Browser warnen vor dem Club. Es muss erneuert werden, und der Proxy muss das neue lesen.
cli-seen-certificate-early = Das Zertifikat von { $host } gilt noch nicht: Entweder sein Datum oder die Uhr dieses Rechners ist falsch.
cli-seen-certificate-name = Das Zertifikat ist nicht für { $host }: Browser warnen vor dem Club. Es muss genau diesen Namen nennen.
cli-seen-certificate-untrusted = Das Zertifikat von { $host } hat niemand unterschrieben, dem dieser Rechner traut: Browser warnen vor dem Club. Es muss von einer öffentlichen Stelle wie Let’s Encrypt kommen, mit den Zertifikaten dazwischen in derselben Datei.
cli-seen-plain = Man kommt ohne TLS: Andere im Netz können mitlesen, und Passkeys, der Club als Programm auf dem Telefon und das Spielen ohne Netz fehlen. Mit einem Namen und einem Proxy, der TLS beendet, ist das alles da.
cli-seen-club = Es antwortet ein Whistclub, Version { $version }.
cli-seen-other-version = Es antwortet ein Whistclub, Version { $version }; dies hier ist Version { $own } und sucht vielleicht, was der andere nicht hat.
cli-seen-only-proxy = Der Proxy antwortet mit Status { $status }: Er erreicht den Club nicht. Der Club muss laufen, unter der Adresse und dem Port, die in der Datei des Proxys stehen.
cli-seen-redirected = Statt des Clubs kommt eine Umleitung ({ $status }) nach { $to }. Gib diese Adresse an, oder lass den Proxy auch /healthz zum Club leiten.
cli-seen-other = Es antwortet jemand (Status { $status }, { $kind }), aber kein Whistclub. Der Proxy muss jeden Pfad dieses Namens zum Club leiten.
cli-seen-below = Der Club steht unterhalb von { $path }. Er braucht einen Namen für sich: Seine Seiten suchen ihre Dateien ganz oben.
cli-seen-clock = Die Uhr des Clubs geht gegen die dieses Rechners { $seconds } Sekunden { $way ->
    [ahead] vor
   *[behind] nach
}. Beide Rechner müssen ihre Uhr nach dem Netz stellen (timedatectl set-ntp true).
cli-seen-address-good = Der Club erfährt vom Proxy, woher jemand kommt.
cli-seen-address-unheard = Der Proxy sagt, woher jemand kommt, aber der Club glaubt ihm nicht und hält alle für einen einzigen Gast, der bald an die Grenzen stößt. Starte ihn mit --proxy und der Adresse des Proxys, so wie der Club sie sieht.
cli-seen-address-untold = Der Proxy sagt nicht, woher jemand kommt; so hält der Club alle für einen einzigen Gast, der bald an die Grenzen stößt. Der Proxy muss X-Forwarded-For setzen.
cli-seen-address-inner = Der Club hält alle für einen Rechner seines eigenen Netzes und so für einen einzigen Gast, der bald an die Grenzen stößt. Etwas zwischen Proxy und Club verdeckt sie, wie es Netze von Containern tun, oder --proxy nennt nicht jeden Proxy auf dem Weg.
cli-seen-address-made-up = Der Club glaubt eine Adresse, die sich ein Gast ausdenkt; so hält keine Grenze. Der Proxy muss X-Forwarded-For ersetzen, und --proxy darf nur die Adresse des Proxys nennen.
cli-seen-host = Der Club heißt nicht { $host } und weist alle ab, die so zu ihm kommen. Starte ihn mit --host { $host }; der Proxy muss Host so weitergeben, wie es kam.
cli-seen-origin = Der Club hält seine eigenen Seiten für fremde und lehnt alles ab, was sie ändern wollen. Der Proxy muss Host so weitergeben, wie es kam ({ $host }).
cli-seen-body = Eine Anfrage von { $kilobytes } kB kommt nicht bis zum Club (Status { $status }; 0 heißt keiner). Der Proxy muss Anfragen bis mindestens 300 kB durchlassen.
cli-seen-page = Die Startseite kommt nicht: Die Antwort hat Status { $status } und ist { $kind }. Der Proxy muss / zum Club leiten.
cli-seen-not-built = Der Club läuft, aber seine Seiten fehlen. Installiere ihn aus einem Wheel, oder baue die Seiten.
cli-seen-files = { $count ->
    [one] Eine Datei der Seiten ist
   *[other] { $count } Dateien der Seiten sind
} nicht zu haben, darum bleiben sie leer: { $path } hat Status { $status }. Der Proxy muss jeden Pfad zum Club leiten, auch /assets.
cli-seen-pages-good = Die Startseite ist da, mit { $count ->
    [one] ihrer Datei
   *[other] ihren { $count } Dateien
}.
cli-seen-uncompressed = Die Dateien kommen unverdichtet, drei- bis viermal so lang. Der Proxy muss Accept-Encoding weitergeben: Der Club verdichtet selbst.
cli-seen-page-kept = Der Proxy lässt die Startseite aufbewahren (Cache-Control: { $header }); so sieht man nach einer neuen Version noch den alten Club. Er muss Cache-Control: no-cache so lassen, wie es kam.
cli-seen-files-not-kept = Browser holen die Dateien der Seiten jedes Mal neu. Der Proxy muss deren Cache-Control so lassen, wie es kam.
cli-seen-policy = Die Regeln, die die Seiten schützen (Content-Security-Policy), kommen nicht an. Der Proxy muss die Kopfzeilen des Clubs so lassen, wie sie kamen.
cli-seen-no-tls-option = Der Club weiß nicht, dass man mit TLS kommt: Cookies gingen auch ohne TLS über die Leitung. Starte ihn mit --tls.
cli-seen-socket-good = Dauernde Verbindungen (WebSocket) kommen durch.
cli-seen-socket-refused = Die dauernde Verbindung (WebSocket) wird mit Status { $status } abgelehnt, darum kann sich niemand setzen. Der Proxy muss für /ws/ Upgrade, Connection, Host und Origin weitergeben, mit HTTP/1.1.
cli-seen-socket-cut = Die dauernde Verbindung (WebSocket) reißt ab, ehe der Club etwas sagt, darum kann sich niemand setzen. Der Proxy muss Verbindungen von /ws/ offen lassen, auch mindestens 20 Sekunden ohne ein Byte.
cli-seen-socket-held = Die dauernde Verbindung (WebSocket) geht auf, aber was der Club sagt, kommt nicht heraus. Der Proxy darf nicht zurückhalten oder durchsehen, was über /ws/ geht.
