# Ein Club in einer Seite: Die Tische stehen im Browser.

page-about = Whist und seine Verwandten, gegen Bots, auf diesem Gerät. Nichts, was du spielst, verlässt es.
page-start = Start
page-fetching = { $come } von { $of } MB. Der nächste Start braucht kein Netz.
page-shuffling = Alles ist da. Die Karten werden gemischt.
page-goes-on = Gleich geht es an deinem Tisch weiter.
page-no-tables = Es lässt sich kein Tisch decken.
page-try-again = Noch einmal versuchen
page-share-address = Adresse weitergeben
page-learn = Lernen, wie Whist geht
page-people = Mit anderen
page-people-about = Freunde, Online-Abende, offene Tische und gewertete Spiele des Tages brauchen einen Club, in dem andere sind. Hier spielst du gegen Bots, und deine Partien bleiben auf diesem Gerät.
page-evening = Ein Abend mit echten Karten
page-evening-about = Einen Abend an Tischen mit echten Karten leitet hier eine Person: Namen, Plätze, Uhr, Ergebnisse. Er braucht kein Netz und bleibt auf diesem Gerät.
page-to-club = Zum Club
page-start-club = Hier ist kein Club genannt. Jeder kann einen aufmachen: Whistclub ist frei, und seine Beschreibung sagt, wie.
page-store-none = Dieser Browser speichert für diese Adresse nichts, wie in einem privaten Fenster. Spielen kannst du, aber deine Partien enden mit diesem Tab.
page-here-only = Deine Partien liegen allein in diesem Browser. Nimm eine Kopie mit, bevor du seine Daten löschst.
reason-page-no-part = Ein Teil der Seite kam nicht an. Was da ist, bleibt; prüfe das Netz und versuch es noch einmal.
reason-page-no-memory = Auf diesem Gerät ist für einen Tisch zu wenig Speicher frei. Schließ andere Tabs und Programme und versuch es noch einmal.
reason-page-old-browser = Dieser Browser ist zu alt für die Tische, die in ihm laufen: Chrome und Edge können es ab Version 95, Firefox ab 114, Safari ab 15.4. Aktualisiere ihn, oder öffne diese Seite in einem anderen.
reason-page-not-started = Der Teil der Seite, der die Tische deckt, ließ sich nicht laden oder nicht starten. Prüfe das Netz und versuch es noch einmal.

# Die Seite eines Clubs auf einem Gerät ohne Netz
page-on-device = Kein Netz. Du spielst auf diesem Gerät.
page-network-away = Kein Netz. Deine Tische warten im Club; solange kannst du auf diesem Gerät spielen.
page-play-here = Auf diesem Gerät spielen
page-club-back = Der Club ist wieder da.
page-needs-network = Tische mit anderen, und was du im Club begonnen hast, brauchen ein Netz.
page-waiting-here =
    { $count ->
        [one] Ein Tisch auf diesem Gerät ist noch nicht zu Ende gespielt.
       *[other] { $count } Tische auf diesem Gerät sind noch nicht zu Ende gespielt.
    }
page-brought =
    { $count ->
        [one] Eine Partie von diesem Gerät steht jetzt unter deinen Partien im Club.
       *[other] { $count } Partien von diesem Gerät stehen jetzt unter deinen Partien im Club.
    }
page-not-taken =
    { $count ->
        [one] Eine Partie von diesem Gerät hat der Club nicht übernommen.
       *[other] { $count } Partien von diesem Gerät hat der Club nicht übernommen.
    }
page-without-network = Ohne Netz spielen
page-without-network-about = Dieses Gerät behält, was es zum Spielen allein braucht: Patiencen und Tische gegen Bots. Was du ohne Netz zu Ende spielst, kommt später zu deinen Partien im Club, gekennzeichnet und nie gewertet.
page-keep = Auf diesem Gerät behalten ({ $megabytes } MB)
page-keeping = { $come } von { $of } MB
page-kept = Dieses Gerät kann ohne Netz spielen.
page-not-kept = Es ließ sich nicht laden, oder auf diesem Gerät ist kein Platz dafür.
page-forget = Von diesem Gerät entfernen

# `whist page`: Eine statische Seite wird gemacht.
cli-about-page = Eine statische Website machen: der Club in einer Seite, für jeden Webspace
cli-help-page-folder = Der Ordner für die Website: ein neuer, oder einer, der so gemacht wurde
cli-help-page-club = Die Adresse eines Clubs, für alles, was andere Leute braucht
cli-page-making-pages = Die Seiten für den Browser werden gebaut: eine halbe Minute, mit Netz.
cli-page-making-parts = Was die Tische im Browser führt, wird gemacht: zwei Minuten, mit Netz.
cli-page-made = { $path }: { $files } Dateien, { $megabytes } MB, { $modules } Module von Whistclub.
cli-page-next = Leg den Ordner auf irgendeinen Webspace, unter irgendeinen Pfad. Zum Ausprobieren hier: python3 -m http.server --directory { $path }
reason-page-club = { $address } ist keine Adresse eines Clubs wie https://whist.example.
reason-page-no-pages = Die Seiten für den Browser sind hier nicht gebaut, also lässt sich keine Website daraus machen.
reason-page-no-parts = Was die Tische im Browser betreibt, ist hier nicht da. Starte aus dem heruntergeladenen Ordner (./whist page ORDNER), oder installiere ein Wheel; docs/browser.md sagt mehr.
reason-page-folder = In { $path } liegt etwas anderes. Nenn einen neuen Ordner, oder einen, den whist page gemacht hat.
reason-page-left-out = „{ $name }“ aus einem anderen Paket ist nicht in der Website: Einer Seite fehlt { $needs }, was zum Laden nötig ist.
