# Was der Befehl außerhalb einer Partie sagt: Hilfe, Ablehnungen einer Befehlszeile, Auskünfte über Spielarten und Aufzeichnungen.

cli-about = Whistclub: die Spiele der Whist-Familie auf der Befehlszeile.
cli-usage = Aufruf: { $usage }
cli-commands = Befehle:
cli-takes = Dazu gehört:
cli-everywhere = Bei jedem Befehl:
cli-more-help = Mehr über einen Befehl: { $example }
cli-version = Whistclub { $version }

cli-about-games = Die Spielarten mit ihren Voreinstellungen und Optionen auflisten
cli-about-rules = Die Regeln einer Spielart ausgeben
cli-about-play = Eine Partie spielen, allein mit Bots, oder Bots zu Ende spielen lassen
cli-about-deal = Karten aus einem Startwert geben
cli-about-replay = Eine aufgezeichnete Partie noch einmal zeigen, Zug für Zug
cli-about-score = Den Punktezettel einer Aufzeichnung ausgeben
cli-about-inspect = Zeigen, was ein Platz an einer Stelle einer Aufzeichnung wusste und tun konnte

cli-help-json = Stattdessen ein JSON-Dokument ausgeben
cli-help-file = Eine Aufzeichnung; - liest die Standardeingabe
cli-help-game = Eine Spielart oder Voreinstellung; { cli-see-games }
cli-see-games = „whist games“ listet sie auf
cli-help-games-game = Diese Spielart mit allen Optionen vorstellen
cli-help-rules-page = Eine Spielart, eine Voreinstellung oder „conventions“
cli-help-preset = Eine Voreinstellung der Spielart
cli-help-option = Eine Option der Spielart; darf mehrmals stehen
cli-help-option-or-convention = Eine Option der Spielart oder eine Absprache auf ihrer Konventionskarte; darf mehrmals stehen
cli-help-seed = Ein Text, der die Karten bestimmt, jedes Mal dieselben, oder 64 Hexadezimalziffern, die so gelten; ohne ihn sind sie neu
cli-help-seats = Wer wo sitzt: „you,bots“ (du bist Süd), „bots“ oder vier Wörter für Nord, Ost, Süd und West; statt „bots“ geht auch eine Stufe, für alle oder für jeden Platz: quick (antwortet sofort, hält sich an die Konventionen), club (denkt sich dazu zu jeder Karte ein paar Verteilungen aus) oder strong (bietet auch nach gedachten Verteilungen und überlegt am längsten)
cli-help-save = Die Aufzeichnung in dieser Datei ablegen
cli-help-resume = Die Partie dieser Aufzeichnung weiterspielen
cli-help-deal = Zuerst die Spiele dieser Datei spielen: PBN, LIN oder ausgeschriebene Blätter
cli-help-pause = Nach jedem Spiel auf die Eingabetaste warten oder nicht; an einer Tastatur wird gewartet, wenn du nichts anderes sagst
cli-help-play-daily = Das heutige Spiel im Zeilenmodus, danach dein Platz unter sechzig Bots
cli-help-join = Am Tisch eines Clubs Platz nehmen: sein Link, etwa http://127.0.0.1:8413/t/ID
cli-help-name = Wie du dort heißt
cli-help-number = Die Nummer des ersten Spiels, ab 1
cli-help-count = Wie viele Spiele
cli-help-at = Nach diesem Zug, vom Anfang der Aufzeichnung gezählt
cli-help-seat = Mit den Augen dieses Platzes; eine Patience hat nur S
cli-help-spectator = Mit den Augen eines Zuschauers
cli-help-language = Die Sprache; sonst die von WHIST_LANG oder die des Systems
cli-help-help = Hilfe, auch zu einem Befehl
cli-help-version = Die Version

cli-did-you-mean = Meinst du „{ $near }“?
cli-unknown-option = Eine Option { $option } gibt es hier nicht. Es gibt { $valid }.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt { $valid }.
cli-unknown-language = Eine Sprache „{ $text }“ gibt es nicht. Es gibt { $valid }.
cli-bad-value = „{ $value }“ ist kein Wert für { $option }. Gebraucht wird eine ganze Zahl.
cli-bad-switch = { $option } hat keinen Wert.
cli-missing = Bei { $option } fehlt ein Wert. Hilfe: { $help }
cli-missing-place = Bei diesem Befehl fehlt: { $what }. Hilfe: { $help }
cli-repeated = { $option } ist mehrmals angegeben. Gib es nur einmal an.
cli-too-much = Das ist zu viel: „{ $text }“. Hilfe: { $help }
cli-not-understood = Das war nicht zu verstehen. Hilfe: { $help }
cli-which-game = Welche Spielart? Nenne eine von { $valid }.
cli-option-form = „{ $text }“ sagt nicht, welche Option welchen Wert hat. Schreib NAME=WERT, zum Beispiel target=7.
cli-rules-which = Welche Regeln? Nenne eines von { $valid }.
cli-no-page = Regeln zu „{ $text }“ gibt es nicht. Nenne eines von { $valid }.
cli-count = „{ $value }“ ist kein Wert für { $option }. Gebraucht wird eine ganze Zahl von 1 bis { $most }.
cli-pause = „{ $value }“ ist kein Wert für --pause. Möglich ist { $valid }.
cli-whose-eyes = Sag, mit wessen Augen: --seat mit einem von { $valid } oder --spectator, und nicht beides.
cli-no-deal-yet = In dieser Aufzeichnung hat noch kein Spiel begonnen.
cli-save-exists = { $path } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen, oder spiel mit --resume darin weiter.
cli-not-with-resume = { $option } geht nicht zusammen mit --resume: Wie gespielt wird, sagt die Aufzeichnung.
cli-resume-other-game = In { $path } steht eine Partie { $game }. Lass den Namen der Spielart weg, oder nenne diesen.
cli-our-fault = In Whistclub ist etwas schiefgegangen ({ $what }). Du hast nichts falsch gemacht. Bitte melde, was du eingegeben hast, dort, woher du Whistclub hast; mit { $debug } vor dem Befehl stehen auch die nötigen Einzelheiten da.
cli-output-lost = Die Ausgabe ließ sich nicht schreiben: { $why }.
cli-output-lost-in-play = Die Ausgabe ließ sich nicht schreiben: { $why }. Deine Partie ist gespeichert.

cli-game = { $name } ({ $key }). { $about }
cli-preset = Voreinstellung { $name }: { $about }
cli-options = Optionen: { $names }
cli-option = Option { $name }: { $about } Voreingestellt: { $default }. Möglich: { $valid }.
cli-convention = Konventionskarte, { $name }: { $about }. Üblich: { $default }. Möglich: { $valid }.
cli-games-more = Alle Optionen einer Spielart erklärt zum Beispiel: { $example }
cli-unfinished-replay = Diese Partie ist nicht zu Ende. Karten, die noch im Spiel sind, bleiben verdeckt.
cli-unfinished-inspect = Diese Partie ist nicht zu Ende. Mit anderen Augen als deinen siehst du, was du beim Spielen nicht wissen kannst.

cli-daily-apart = { $option } und --daily gehen nicht zusammen: Das Spiel des Tages ist für alle gleich.
line-daily-bots = Die Bots des Tages spielen diese Karten auch; Strg-C beendet das Warten.
line-daily-friend = Für Freunde: { $line }
line-saved = Gespeichert in { $path }
line-go-on = So geht es weiter: { $command }
line-hand-of = { $seat }: { $cards }.
line-cards-closed = Die Karten dieses Spiels bleiben verdeckt.
line-stands-at = Nach Zug { $at } von { $most }.
line-may = Möglich: { $act } ({ $text })
line-to-act = Am Zug: { $seat }.

reason-game-or-preset-unknown = Eine Spielart oder Voreinstellung „{ $name }“ gibt es nicht. Spielarten sind { $games }; Voreinstellungen sind { $presets }.
reason-preset-of-other-game = Die Voreinstellung { $name } gehört nicht zu { $game }. Dort gibt es { $valid }.
reason-no-deal-in-file = In dieser Datei steht kein Spiel. Möglich sind Spiele in PBN oder LIN oder ausgeschriebene Blätter, eines je Zeile.
reason-pbn-turned-last = Spiel { $deal } nennt keine aufgedeckte Karte. Genommen wird die letzte, die beim Geber steht: { $card }.
cli-deals-note = Zeile { $line }: { $what }
cli-help-replay-in-words = Jeden Zug in einem Satz erzählen, statt der Stiche in Zeilen
cli-help-replay-pbn = Die beendeten Spiele als PBN ausgeben, mit dem Verlauf
cli-help-replay-lin = Die beendeten Spiele als LIN ausgeben, mit dem Verlauf
cli-not-with-pbn = { $option } passt nicht zu --pbn.
cli-not-with-lin = { $option } passt nicht zu --lin.
cards-tricks-legend = > spielt aus, * macht den Stich
reason-pbn-turned-elsewhere = Spiel { $deal }: { $card } kann nicht die aufgedeckte Karte sein, denn der Geber { $dealer } hat sie nicht.
reason-number-between = „{ $value }“ ist kein Wert für { $option }. Gebraucht wird eine ganze Zahl von { $least } bis { $most }.
reason-host-not-so = „{ $text }“ ist kein Wert für --host. Gebraucht wird der Name, den die Leute eingeben, ohne Port, zum Beispiel karten.example.org.
reason-proxy-not-so = „{ $text }“ ist kein Wert für --proxy. Gebraucht werden Adressen oder Netze mit Kommas dazwischen, zum Beispiel 10.0.0.5,192.168.1.0/24.
reason-port-not-allowed = Den Port { $port } lässt dich dieses System nicht benutzen. Nenne mit --port einen ab 1024.
reason-address-not-here = „{ $text }“ ist keine Adresse dieses Rechners. Mit --address nennst du eine eigene, zum Beispiel 127.0.0.1, oder 0.0.0.0 für alle.
reason-in-file = { $path }:
reason-deal-file-long = Diese Datei ist zu lang für eine Datei mit Spielen. Sie darf { $most_bytes } Bytes haben.

# Below the list of words
cli-statuses = Ergebniscode:
cli-status-0 = Erledigt, auch wenn die Eingabe endete und die Partie gesichert ist
cli-status-1 = Eine Datei oder Karten wurden abgelehnt, oder mit dem Geprüften stimmt etwas nicht
cli-status-2 = Die Befehlszeile wurde abgelehnt; der Satz nennt, was es gibt
cli-status-3 = „whist verify“: in der Aufzeichnung ist nichts versiegelt
cli-status-70 = Ein Fehler in Whistclub; WHIST_DEBUG=1 zeigt, wo
cli-status-74 = Die Ausgabe ließ sich nicht schreiben, etwa auf einen vollen Datenträger; eine Partie wurde vorher gesichert
cli-status-75 = Die Daten sind in Gebrauch; nichts wurde geändert
cli-status-130 = Abgebrochen; Partien, Duelle und Auswertungen behalten, was getan ist
cli-status-141 = Niemand liest die Ausgabe mehr
cli-environment = Umgebung:
cli-environment-data = Der Ordner der Daten; sonst „whistclub“, wo das System deine Daten ablegt
cli-environment-language = Die Sprache, en oder de
cli-environment-debug = 1: ein Fehler zeigt, wo im Programm er liegt
cli-environment-colour = Gesetzt: keine Farben
cli-environment-seal = Ein Club auf mehreren Rechnern: der Text von seal.key, statt der Datei
cli-more-play =
    An einem Terminal öffnet es Tische mit Karten und Tasten. Mit --line, --save, --pause, --json, --daily oder
    --seats bots, in einer Pipe und wo TERM „dumb“ ist, ist es der Zeilenmodus: eine Sache je Zeile, jeder erlaubte
    Zug eine nummerierte Wahl; die Antwort ist die Nummer oder der Text in Klammern, und „hilfe“ nennt die übrigen
    Wörter. Jeder Zug steht sofort in whistclub.sqlite im Ordner der Daten; wenn du gehst, kommt die Aufzeichnung
    auch in eine Datei, und die letzten Zeilen sagen, wie es weitergeht. Bots spielen eine endlose Partie 24 Spiele
    lang. --resume nimmt auch die Kennung einer Partie; eine Aufzeichnung sagt nicht, wer wo saß, also nenne deinen
    Platz mit --seats, wenn es nicht Süd war. --join nimmt auch den Link eines Whist-Abends und zieht mit ihm um.
cli-more-duel =
    Ein Spieler ist ein Bot oder eine Stufe (die Seite über die Gegner nennt sie), „cmd:BEFEHL“ für ein Programm
    oder „modul:Klasse“ für eine eigene Klasse. Jedes Spiel wird mit getauschten Plätzen gespielt: zweimal, wo
    Gegenüber Partner sind, im Solo-Whist achtmal (A auf jedem Platz gegen drei B, dann B gegen drei A); eine
    Patience spielen beide gleich. Jedes Spiel ist das erste einer Partie; Spiel n ist das von „whist deal GAME
    --seed TEXT --number n“. Die Zahlen sind A weniger B je Spiel, in Punkten und in Stichen oder gewonnenen
    Partien, mit einem Bereich von 95 Prozent; noch einmal für jeden Kontrakt, der gleich ausfiel. Züge, die ein
    Programm schuldig bleibt, macht „lowest“, und sie werden gezählt. Strg-C sagt, was bekannt ist, und behält es;
    dieselbe Zeile mit --out setzt fort, auch mit mehr --deals. Die Datei hat je Zeile ein JSON-Dokument: die
    Einstellungen, dann jedes Spiel.
cli-more-analyse =
    report.html ist eine Seite mit Schaubildern, die kein Netz braucht: Punkte, wie gezählt und ohne das Glück, was
    Fehler je Abschnitt und Thema kosten, die teuersten Fehler mit Aufzeichnung, Spiel und Zug, und was ausgelassen
    ist. deals.parquet, decisions.parquet und ledgers.parquet haben eine Zeile je Spiel, Entscheidung und Rechnung
    eines Platzes, verbunden durch record und deal; Kosten sind fair, in Punkten des Spiels, open_cost ist nach der
    Lage der Karten. Von gleichen Aufzeichnungen zählt die erste. Der Ordner „kept“ lässt einen abgebrochenen Lauf
    weitergehen. Dazu braucht es pip install "whistclub[analysis]".
