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
talk-bye = Auf Wiedersehen!

reason-name-length = Ein Name hat 1 bis { $most } Zeichen.
reason-name-characters = Ein Name besteht aus Buchstaben oder Ziffern, die alle sehen können, ohne Zeichen, die die Schrift drehen oder verbergen.
reason-name-of-bot = Diesen Namen könnte man für den eines Bots oder des Hauses halten. Bitte nimm einen anderen.
reason-device-link-over = Dieser Link ist schon benutzt oder älter als zehn Minuten. Mach auf dem ersten Gerät einen neuen.
reason-nobody-known = Der Club kennt dich noch nicht. Eröffne zuerst einen Tisch oder nimm einen Namen, und erlaube Cookies.
reason-bot-unknown = Einen solchen Bot gibt es nicht. Es gibt: { $valid }.
reason-phrase-unknown = Am Tisch lassen sich nur die angebotenen Sätze sagen.
reason-daily-not-so = Das Spiel des Tages gibt es für die Solitäre, so wie sie sind, ohne weitere Optionen.
reason-too-many-tables = Du hast in einer Stunde { $most } Tische eröffnet. Bitte spiel an einem davon.

reason-table-not-found = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten.
reason-match-not-found = An diesem Tisch wurde keine solche Partie gespielt.
reason-deal-not-open = Die Karten dieses Spiels liegen nicht offen. Sie tun es, wenn es vorbei ist, bei einem Solitär am Ende der ganzen Partie.
reason-table-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
reason-table-full = An diesem Tisch ist kein Platz mehr.
reason-table-no-spectators = An diesem Tisch darf niemand zusehen.
reason-table-no-match = An diesem Tisch hat noch keine Partie begonnen.
reason-table-not-seated = Du hast an diesem Tisch keinen Platz.
reason-table-seated = Du hast an diesem Tisch schon einen Platz.
reason-table-seat-taken = Da sitzt schon jemand.
reason-table-nobody-there = Da ist niemand, der weggeschickt werden könnte.
reason-table-host-only = Das kann nur, wer den Tisch eröffnet hat.
reason-table-match-running = Das muss warten, bis die Partie vorbei ist.
reason-table-not-allowed = Das ist an diesem Tisch nicht erlaubt.
reason-table-daily = Das Spiel des Tages ist, wie es ist, und wird einmal gespielt.
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
reason-club-cannot-write = Der Club kann im Augenblick nichts aufbewahren, es ist also nichts geschehen. Bitte versuch es gleich noch einmal.
reason-club-stops = Der Club wird angehalten oder neu gestartet. Was aufbewahrt ist, bleibt.
reason-message-no-hello = Eine Verbindung beginnt mit einem Gruß (hello).
reason-message-unreadable = Diese Nachricht ist nicht zu lesen.
reason-message-too-long = Eine Nachricht hat höchstens { $most } Bytes.
reason-message-version = Diese Seite hat nicht die Version des Clubs. Sie wird neu geladen. (Verlangt: { $wanted })
reason-no-port = Bei { $address } ist ab { $port } kein Port frei. Nenne mit --port einen anderen.
reason-key-file = Die Datei { $path } mit den Schlüsseln des Clubs ist nicht zu gebrauchen. Verschieb sie, dann entsteht eine neue; alle brauchen danach ein neues Cookie.
