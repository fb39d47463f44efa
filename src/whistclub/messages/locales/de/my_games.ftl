# Meine Spiele: die Liste der beendeten Spiele, die Auswahl, das Löschen und die eigenen Daten.

reason-own-game-unknown = Diese Partie ist nicht unter deinen, oder sie lässt sich nicht mehr zurückholen.
reason-own-data-at-table = Du bist noch an einem Tisch. Verlass ihn zuerst in jedem Fenster, dann lösch alles.

my-games = Meine Partien
my-games-count = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
my-games-many = Mehr als { $count } Partien
my-games-filter = Auswahl
my-games-all = Alle Spiele
my-games-anyone = Alle Leute
my-games-any-day = Jeder Tag
my-games-with = mit { $name }
my-games-choose-game = Welches Spiel?
my-games-choose-person = Mit wem?
my-games-choose-day = Welcher Tag?
my-games-day = Tag
my-games-show-day = Diesen Tag zeigen
my-games-no-company = Du hast noch keine Partie mit anderen Leuten beendet.
my-games-clear = Wieder alles zeigen: { $what }
my-games-partners = mit { $partners } gegen { $others }. { $deals ->
    [0] Kein Spiel zu Ende
    [one] Ein Spiel
   *[other] { $deals } Spiele
}
my-games-others = { $others }. { $deals ->
    [0] Kein Spiel zu Ende
    [one] Ein Spiel
   *[other] { $deals } Spiele
}
my-games-solitaire = { $daily ->
    [none] {""}
   *[other] Spiel des Tages.{" "}
}{ $deals ->
    [0] Kein Durchgang zu Ende
    [one] Ein Durchgang
   *[other] { $deals } Durchgänge
}
my-games-thrown-in = { $count ->
    [one] eines davon zusammengeworfen
   *[other] { $count } davon zusammengeworfen
}
my-games-bot = { $name } (Bot)
my-games-won = gewonnen
my-games-shared = geteilt
my-games-lost = verloren
my-games-stopped = abgebrochen
my-games-place = Platz { $place } von { $of }
my-games-replay = Nachspielen
my-games-replay-of = Nachspielen: { $game }, { $time }
my-games-open = { $game }, { $time }: was du tun kannst
my-games-delete = Löschen
my-games-deleted = { $game }, { $time }: gelöscht.
my-games-undo = Zurück
my-games-older = Ältere Partien
my-games-none-chosen = Keine beendete Partie passt zu dieser Auswahl.
my-games-none = Noch keine Partie zu Ende
my-games-none-about = Jede beendete Partie liegt hier, mit Ergebnis und Ablauf. Nur du und deine Mitspieler sehen sie, bis jemand sie teilt.
my-games-play = Spiel aussuchen

my-data = Deine Daten
my-data-about = Eine Datei mit allem, was der Club von dir hat: Name, Geräte, Passkeys, Freunde, Tische, Whistabende, Spiele des Tages und jede Partie samt Aufzeichnung. Eine Aufzeichnung lässt sich im Programm auf deinem Rechner wieder öffnen.
my-data-download = Alles herunterladen
my-data-take-in = Eine Datei übernehmen
my-data-taken =
    { $count ->
        [0] Keine neue Partie ist dazugekommen.
        [one] Eine Partie ist dazugekommen.
       *[other] { $count } Partien sind dazugekommen.
    }
my-data-known =
    { $count ->
        [one] Eine war schon da.
       *[other] { $count } waren schon da.
    }
my-data-refused =
    { $count ->
        [one] Eine wurde abgelehnt: Sie lässt sich nicht lesen, ist gegen die Regeln oder gehört nicht hierher.
       *[other] { $count } wurden abgelehnt: Sie lassen sich nicht lesen, sind gegen die Regeln oder gehören nicht hierher.
    }
my-games-on-device = auf dem Gerät gespielt
my-data-delete = Alles löschen
my-data-sure = Damit sind deine Partien, deine Statistik und dein Name endgültig gelöscht. Partien und Whistabende, bei denen andere dabei waren, bleiben ihnen, ohne deinen Namen.
my-data-sure-verb = Ja, alles löschen
