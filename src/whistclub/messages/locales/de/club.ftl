# Was der Club über das Netz sagt: Namen, Tische und ihre Gastgeber, versiegelte Spiele, was am Tisch gesagt wird, was die Tür abweist.

event-table-sealed = Spiel { $number } ist versiegelt: { $sealed }
event-table-part-missing = Von { $seat } kam nichts für das versiegelte Spiel, an der Stelle stehen Nullen.

talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-one-moment = Einen Augenblick, bitte.
talk-well-played = Gut gespielt!
talk-thanks = Danke.
talk-sorry = Tut mir leid!
talk-again = Noch eine Partie?
talk-no-hurry = Lass dir Zeit.
talk-back-soon = Bin gleich wieder da.
talk-here-again = Ich bin wieder da.
talk-fun = Das hat Spaß gemacht.
talk-bye = Auf Wiedersehen!

reason-name-length = Ein Name hat 1 bis { $most } Zeichen.
reason-name-characters = Ein Name besteht aus Buchstaben oder Ziffern, die alle sehen können, ohne Zeichen, die die Schrift drehen oder verbergen.
reason-name-of-bot = Diesen Namen könnte man für den eines Bots, eines Platzes oder des Hauses halten. Bitte nimm einen anderen.
reason-name-of-guest = So heißt hier, wer noch keinen Namen hat. Bitte nimm einen anderen.
reason-device-link-over = Dieser Link ist schon benutzt oder älter als zehn Minuten. Mach auf dem ersten Gerät einen neuen.
reason-nobody-known = Der Club kennt dich noch nicht. Eröffne zuerst einen Tisch oder nimm einen Namen, und erlaube Cookies.
reason-bot-unknown = Einen solchen Bot gibt es nicht. Es gibt: { $valid }.
reason-phrase-unknown = Am Tisch lassen sich nur die angebotenen Sätze sagen.
reason-daily-not-so = Das Spiel des Tages ist für alle dasselbe: ohne eigene Optionen, eigenen Startwert, Uhr oder Platz. Eröffne es, wie es ist, oder einen gewöhnlichen Tisch.
reason-daily-none = Für „{ $preset }“ gibt es kein Spiel des Tages, aber für { $valid }.
reason-start-daily-or-lesson = Ein begleitetes Spiel und das Spiel des Tages sind zweierlei. Eröffne eines von beiden.
reason-start-lesson-settings = Ein begleitetes Spiel hat immer dieselben Karten und Einstellungen. Eröffne es ohne eigene, oder einen gewöhnlichen Tisch.
reason-start-unranked = Nur beim Spiel des Tages gibt es Plätze, also kann man nur dort ohne Platz spielen.
reason-daily-not-yet = Das sind die Karten von heute. Du kannst sie ansehen, wenn du sie selbst gespielt hast, oder morgen.
reason-daily-unknown = Dieses Spiel des Tages gibt es nicht.
reason-daily-opened = Ohne Platz: Die Karten dieses Tages liegen schon offen.
reason-daily-seen-browser = Ohne Platz: In diesem Browser hat schon jemand diese Karten gesehen.
reason-daily-seen-address = Ohne Platz: Du bist heute neu hier, und an deinem Anschluss hat schon jemand mit diesen Karten begonnen.
reason-daily-late = Ohne Platz: nicht zu Ende gespielt, bevor die Karten des Tages aufgedeckt wurden.
reason-daily-brought = Ohne Platz: auf einem Gerät von dir gespielt, nicht im Club.
reason-daily-stopped = Ohne Platz: vor dem Ende aufgehört.
reason-daily-assisted = Ohne Platz: mit einem Tipp, einem zurückgenommenen Zug oder der Hilfe eines Bots.
reason-daily-on-this-device = Ohne Platz: auf diesem Gerät gespielt, wo jeder die Karten vorher wissen kann.
reason-daily-seed = Spiel { $deal }: Der Startwert ist nicht der vom { $date }.
reason-daily-sealed = { $date }: Das Geheimnis ist nicht das versiegelte.
reason-daily-other-seal = { $date }: Der Tag wurde unter zwei verschiedenen Siegeln genannt.
reason-daily-not-told = Die Karten dieser Aufzeichnung gehören zu keinem Tag, dessen Geheimnis bekannt ist.
reason-daily-unreadable = Das ist keine Antwort des Clubs über seine Tage. Speichere die Antwort von /api/daily.
reason-too-many-tables = Du hast in einer Stunde { $most } Tische eröffnet. Bitte spiel an einem davon.

reason-table-not-found = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten.
reason-match-not-found = An diesem Tisch wurde keine solche Partie gespielt.
reason-deal-not-open = Die Karten dieses Spiels liegen erst offen, wenn es vorbei ist, bei einer Patience erst am Ende der ganzen Partie.
reason-table-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
reason-table-full = An diesem Tisch ist kein Platz mehr.
reason-table-no-spectators = An diesem Tisch darf niemand zusehen.
reason-table-no-match = An diesem Tisch hat noch keine Partie begonnen.
reason-table-not-seated = Du hast an diesem Tisch keinen Platz.
reason-table-seated = Du hast an diesem Tisch schon einen Platz.
reason-table-seat-taken = Da sitzt schon jemand.
reason-table-nobody-there = Da ist niemand, der weggeschickt werden könnte.
reason-table-host-only = Das kann nur der Gastgeber des Tisches.
reason-table-match-running = Das muss warten, bis die Partie vorbei ist.
reason-table-not-allowed = Das ist an diesem Tisch nicht erlaubt.
reason-table-daily = Das Spiel des Tages ist, wie es ist, und wird einmal gespielt.
reason-table-prepared = Ein vorbereitetes Spiel ist, wie es ist, und wird einmal gespielt.
reason-prepared-unknown = Diese vorbereiteten Spiele gibt es nicht. Vielleicht hat sie gelöscht, wer sie vorbereitet hat.
reason-prepared-not-yours = Das kann nur, wer diese Spiele vorbereitet hat.
reason-prepared-empty = Darin ist kein Spiel.
reason-prepared-needs-record = Bei dieser Spielart kann man keine Hände legen. Füge die Aufzeichnung einer Partie ein.
reason-prepared-too-many = Mehr als { $most } Spiele: Der Rest bleibt weg.
reason-prepared-too-many-sets = Du hast { $most }-mal Spiele vorbereitet, mehr werden nicht aufgehoben. Lösche erst welche.
reason-prepared-full = { $most } Leute haben dieses Spiel begonnen, mehr können es nicht.
reason-table-changed = Der Tisch hat sich inzwischen verändert. Bitte versuch es noch einmal.

reason-deal-being-sealed = Das nächste Spiel wird gerade vorbereitet.
reason-no-seal-to-commit = Jetzt gibt es nichts festzulegen.
reason-no-seal-to-open = Jetzt gibt es nichts zu öffnen.
reason-part-not-committed = Das sind nicht die Bytes, die festgelegt wurden.
reason-nothing-to-wait-for = Die Zeit ist noch nicht um.

reason-host-unknown = Unter diesem Namen ist der Club nicht zu erreichen. Wer ihn betreibt, kann den Namen erlauben.
reason-origin-foreign = Das kam nicht von den Seiten des Clubs.
reason-body-too-long = Das ist zu lang: höchstens { $most } Bytes.
reason-too-much-at-once = Das war zu viel auf einmal. Bitte warte einen Augenblick.
reason-too-many-connections = Es sind zu viele Verbindungen offen. Schließ einige und versuch es wieder.
reason-too-slow = Die Verbindung kommt nicht mit. Sie wird neu aufgebaut.
reason-request-not-understood = Diese Anfrage ist nicht zu verstehen.
reason-request-not-json = Diese Anfrage muss JSON sein.
reason-page-not-found = Unter dieser Adresse gibt es nichts.
reason-our-fault = Der Club hat einen Fehler gemacht. Er ist vermerkt; bitte versuch es noch einmal.
reason-club-cannot-write = { $why ->
    [full] Der Datenträger des Clubs ist voll
    [disk] Der Datenträger des Clubs ist voll oder nimmt nichts an
    [locked] Ein anderes Programm hält die Daten des Clubs fest
   *[other] Der Club kann im Augenblick nichts speichern
}, es ist also nichts geschehen. Bitte versuch es gleich noch einmal.
reason-own-data-too-many = In einer Datei dürfen { $most } Partien stehen, in dieser sind es { $count }.
reason-own-data-unreadable = Das ist keine Datei mit jemandes Daten, oder eine, die diese Fassung nicht lesen kann.
reason-evening-unreadable = Das ist nicht die Datei eines Abends, oder eine, die diese Fassung nicht lesen kann.
reason-evening-elsewhere = Dieser Abend ist schon im Club, und jemand anders leitet ihn.
reason-needs-a-club = Dazu braucht es andere Leute, und hier spielst du allein auf diesem Gerät. In einem Club triffst du sie.
reason-page-store = { $why ->
    [full] Auf diesem Gerät ist für die Seite kein Platz mehr
    [gone] Der Browser hat den Speicher der Seite weggenommen
    [newer] In einem anderen Tab ist eine neuere Fassung dieser Seite offen
   *[other] Die Seite kann im Augenblick nichts speichern
}, es ist also nichts geschehen.
reason-club-not-ready = { $why ->
    [full] Der Datenträger des Clubs ist voll
    [disk] Der Datenträger des Clubs ist voll oder nimmt nichts an
    [locked] Ein anderes Programm hält die Daten des Clubs fest
    [damaged] Die Datendatei des Clubs ist beschädigt
    [read-only] Die Daten des Clubs lassen sich nur lesen
    [version] Die Daten des Clubs haben eine andere Version als dieses Programm
    [gone] Die Datenbank des Clubs antwortet nicht
   *[other] Der Club kann im Augenblick nichts speichern
}.
reason-club-stops = Der Club wird angehalten oder neu gestartet. Was gespeichert ist, bleibt.
reason-message-no-hello = Eine Verbindung beginnt mit einem Gruß (hello).
reason-message-unreadable = Diese Nachricht ist nicht zu lesen.
reason-message-too-long = Eine Nachricht hat höchstens { $most } Bytes.
reason-message-version = Diese Seite gehört zu einer anderen Version des Clubs. Sie wird neu geladen. (Verlangt: { $wanted })
reason-no-port = Bei { $address } ist ab { $port } kein Port frei. Nenne mit --port einen anderen.
reason-key-file = Die Datei { $path } mit den Schlüsseln des Clubs ist nicht zu gebrauchen. Verschieb sie, dann entsteht eine neue; alle brauchen danach ein neues Cookie.

cli-about-club = Den Club auf diesem Rechner im Browser öffnen (auch ohne Befehl)
cli-about-serve = Den Club auf einem Server für alle betreiben
cli-about-verify = Prüfen, ob die Spiele einer Aufzeichnung ehrlich gegeben wurden
cli-about-doctor = Zeigen, was diese Installation hat und was ihr fehlt
cli-about-backup = Die Datendatei kopieren, auch während der Club läuft
cli-about-restore = Eine Kopie der Datendatei zurückholen
cli-help-lan = Auch im lokalen Netz erreichbar sein; Adresse und QR-Code zeigen
cli-help-port = Der Port
cli-help-no-browser = Den Browser nicht öffnen
cli-help-address = Die Adresse, unter der gelauscht wird (127.0.0.1)
cli-help-database = Die Adresse der Datenbank, etwa postgresql://...; sonst die Datendatei
cli-help-host = Ein Name, unter dem der Club zu erreichen ist; auch mehrmals
cli-help-proxy = Adressen vertrauter Proxys, die sagen, wer fragt; mit Kommas dazwischen
cli-help-tls = Alle kommen über https, durch einen Proxy: Cookies sind daran gebunden
cli-help-bots = Wie viele Bots zugleich nachdenken, jeder in einem Prozess (1); 0: in Threads
cli-help-workers = Wie viele Prozesse die Leute bedienen; für mehr als einen braucht es PostgreSQL
cli-help-log = Jede Anfrage auf stderr festhalten, eine Zeile JSON für jede
cli-help-shown = Was dir vor den Spielen gezeigt wurde, wie es die Seite speichert
cli-help-daily = Die Tage, wie der Club sie genannt hat (die Antwort von /api/daily): eine Datei von nach dem Tag und, wenn du sie hast, eine von vorher
cli-help-backup-file = Die Kopie

cli-club-open = Der Club ist offen: { $url } (Strg+C schließt ihn)
cli-club-runs = Der Club ist schon offen: { $url }
cli-club-network = Für andere in diesem Netz: { $url }
cli-club-closed = Der Club ist geschlossen. Alles ist gespeichert.
cli-serve-open = Der Club lauscht auf { $address }, Port { $port }.
cli-verify-fair = { $count ->
    [one] Das eine Spiel ist
   *[other] Alle { $count } Spiele sind
} wie versiegelt: Die Karten folgen aus dem Geheimnis und den Teilen.
cli-verify-means = Niemand hat die Karten also ausgesucht. Dass, wer den Tisch betrieb, sie nicht angesehen hat, zeigt es nicht.
cli-verify-daily = Das sind die Karten des Spiels des Tages vom { $date }: Sie kommen aus dem Geheimnis, das vorher versiegelt wurde.
cli-verify-unfair = Das hält nicht, siehe oben. Die Karten dieser Aufzeichnung können ausgesucht sein.
cli-verify-unsealed = Hier ist nichts versiegelt, also gibt es nichts zu prüfen: Die Karten dieser Aufzeichnung kommen aus einem selbst gewählten Startwert, sind von Hand eingegeben oder nicht belegt.
cli-backup-made = Kopiert nach { $path } ({ $kilobytes } kB).
cli-restore-done = Die Daten sind jetzt die von { $path }.
cli-restore-kept = Was vorher da war, ist aufgehoben als { $path }.
cli-data-holds = Darin sind { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
} und { $evenings ->
    [one] ein Abend
   *[other] { $evenings } Abende
} des Clubs.
cli-data-changed = Zuletzt geändert am { $when }.
cli-no-locks = Im Ordner von { $path } lassen sich Dateien nicht sperren: Nichts hindert einen zweiten Club daran, dort zu schreiben, oder jemanden, diesem die Daten wegzutauschen. Achte selbst darauf.
cli-doctor-data = Daten: { $path }, Version { $version }.
cli-doctor-no-data = Daten: { $path } gibt es noch nicht. Die erste Partie legt sie an.
cli-doctor-served = Ein Club hat die Daten offen (Prozess { $process }).
cli-doctor-open = Whistclub hat die Daten offen, in einem Terminal oder einem anderen Befehl.
cli-doctor-exposed = Andere auf diesem Rechner können { $paths } lesen. Die nächste Partie oder der nächste Start des Clubs verschließt das in { $folder } vor ihnen.
cli-doctor-kernel = Gelöst wird mit dem übersetzten Kern.
cli-doctor-kernel-comes =
    Der übersetzte Kern entsteht im Hintergrund, { $minutes ->
        [0] seit eben
        [one] seit einer Minute
       *[other] seit { $minutes } Minuten
    }: Sein Übersetzer wird geholt (97 MB) und braucht 460 MB auf der Platte, bis er fertig ist. Der nächste Start danach hat den Kern. Geht etwas schief, steht es in { $log }.
cli-doctor-no-kernel = Der übersetzte Kern fehlt: Gelöst wird langsam und nur gegen Ende eines Spiels. Installiere Whistclub mit einem C++-Compiler noch einmal.
cli-few-handles = Hier dürfen nur { $files } Dateien und Verbindungen zugleich offen sein: Platz für etwa { $visitors } Verbindungen von Gästen. Mit einer höheren Grenze (ulimit -n, bei einem Dienst LimitNOFILE) kommen mehr Leute herein.
cli-doctor-handles = { $files } Dateien und Verbindungen dürfen zugleich offen sein: Platz für etwa { $visitors } Verbindungen von Gästen.
cli-doctor-client = Die Seiten für den Browser sind da.
cli-doctor-no-client = Die Seiten für den Browser sind nicht gebaut.

reason-proof-missing = Spiel { $deal } hat kein Siegel, obwohl am Tisch versiegelt wird.
reason-proof-gap = Die Nummern der Siegel sind nicht 1, 2, 3 und so weiter: { $numbers }. Ein Spiel ist ausgelassen.
reason-proof-tables = Die Siegel sind von verschiedenen Tischen.
reason-proof-malformed = Der Beweis von Spiel { $deal } ist beschädigt.
reason-proof-sealed = Spiel { $deal }: Das Geheimnis ist nicht das versiegelte.
reason-proof-part = Spiel { $deal }: Ein Teil ist nicht der, der festgelegt war.
reason-proof-seed = Spiel { $deal }: Der Startwert folgt nicht aus Geheimnis und Teilen.
reason-proof-cards = Spiel { $deal }: Die Karten folgen nicht aus dem Startwert.
reason-proof-withheld = Spiel { $deal }: { $seat } hat einen Teil festgelegt, und er wurde nicht geöffnet. An seiner Stelle stehen Nullen.
reason-proof-not-opened = Spiel { $deal } wurde vor deinen Augen versiegelt und steht nicht in der Aufzeichnung.
reason-proof-other-seal = Spiel { $deal }: Dir wurde ein anderes Siegel gezeigt.
reason-proof-other-commitments = Spiel { $deal }: Dir wurden andere Festlegungen gezeigt.
reason-proof-other-part = Spiel { $deal }: Dein eigener Teil steht nicht an seiner Stelle.
reason-shown-unreadable = Was dir gezeigt wurde, muss eine JSON-Liste sein, wie die Seite sie speichert.
reason-data-in-use = Die Datendatei { $path } ist in Gebrauch, deshalb ist nichts geändert: { $by ->
    [club] Ein Club hat sie offen (Prozess { $process }). Schließ ihn zuerst
    [restore] Sie wird gerade ersetzt oder auf den neuesten Stand gebracht. Versuch es gleich noch einmal
   *[other] Whistclub hat sie offen, in einem Terminal oder einem anderen Befehl. Schließ das zuerst
}.
reason-data-served = Ein Club hat die Datendatei { $path } schon offen{ $process ->
    [none] {""}
   *[other] {" "}(Prozess { $process })
}. Schließ ihn zuerst, oder nenne in WHIST_DATA einen anderen Ordner.
reason-database-served = Aus der Datenbank „{ $database }“ auf { $host } wird schon ein Club bedient. Sie ist auf einem älteren Stand: Schließ zuerst den Club und starte noch einmal.
reason-data-file-upgraded = { $path } hatte den Stand { $version } und ist jetzt auf dem neuen. Die Datei, wie sie war, liegt als { $copy } daneben.
reason-copy-itself = { $path } ist die Datendatei selbst. Nenne die Kopie, die zurückgeholt werden soll.
reason-copy-exists = { $path } gibt es schon. Nenne eine andere Datei für die Kopie.

join-your-name = Dein Name in diesem Club (Enter: einer wird für dich gezogen):
join-watching = Alle Plätze sind besetzt: Du siehst zu. Die Karten der anderen bleiben verdeckt, bis das Spiel vorbei ist.
join-waits = Es läuft gerade ein Spiel, das ein Bot zu Ende spielt. Ab dem nächsten Spiel gehört der Platz dir; bis dahin siehst du zu.
reason-join-gathering = Du bist am Tisch. Es geht los, wenn der Gastgeber die Partie beginnt.
reason-join-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
reason-join-back = Wieder verbunden.
join-left = Du hast den Tisch verlassen; dein Platz bleibt dir, und ein Bot spielt weiter, wo andere warten. Zurück kommst du mit: { $command }
reason-join-address = „{ $text }“ ist kein Link zu einem Tisch. So sieht einer aus: http://127.0.0.1:8413/t/ID
reason-join-no-club = Unter { $club } antwortet kein Club. Stimmt die Adresse, und ist der Club offen?
reason-join-gone = Der Club unter { $club } antwortet seit einiger Zeit nicht mehr. Dein Platz bleibt dir; komm wieder, wenn der Club zurück ist.
reason-join-no-answer = Der Club antwortet nicht. Dein Platz bleibt dir; versuche es nach einer Weile noch einmal.
reason-join-version = Der Club spricht eine andere Version als dieses Terminal. Bitte beide auf den neuesten Stand bringen.
reason-join-stale = Am Tisch ging es weiter. Bitte wähle noch einmal.
reason-join-still-played = Eine neue Partie beginnt an diesem Tisch erst, wenn diese vorbei ist.
reason-join-no-rules = Dieses Terminal kennt die Regeln dieser Spielart nicht und kann seine Spiele nicht nachspielen. Im Browser geht das.
join-rules-at-club = Die Regelseite dieser Spielart fehlt diesem Terminal; sie steht im Club, im Browser.
reason-join-host-begins = Die nächste Partie an diesem Tisch beginnt der Gastgeber.
cli-join-apart = { $option } und --join gehen nicht zusammen: Was gespielt wird, bestimmt der Tisch.
cli-name-without-join = --name sagt, wie du am Tisch eines Clubs heißt: Dazu gehört --join URL.
reason-workers-need-postgresql = Für mehrere Worker ({ $count }) braucht es eine PostgreSQL-Datenbank: --database postgresql://NAME@HOST/DATENBANK. Über der Datendatei arbeitet einer allein.
reason-database = Die Datenbank „{ $database }“ auf { $host } ist nicht benutzbar: { $why ->
    [host] Dort antwortet kein PostgreSQL. Sieh nach, ob Host und Port stimmen und der Server läuft
    [database] Der Server hat keine Datenbank dieses Namens. Lege sie an oder nenne eine andere
    [user] Der Server lässt „{ $user }“ nicht ein: Der Name oder das Passwort ist falsch
    [refused] Die Regeln des Servers (pg_hba.conf) lassen „{ $user }“ von hier nicht ein
    [newer] Ein neueres Whistclub hat sie geschrieben. Starte das neueste oder nenne eine andere Datenbank
   *[other] Der Server nennt keinen Grund, der hier bekannt wäre; in seinem eigenen Protokoll steht mehr
}.
reason-database-address = „{ $text }“ ist nicht der Anfang einer Datenbankadresse. So sieht eine aus: postgresql://NAME@HOST/DATENBANK
