# Was die App im Terminal sagt.

app-we = Wir
app-they = Die anderen
app-index-jack = B
app-index-queen = D
app-index-king = K
app-index-ace = A
app-cap-enter = Enter

app-home = Whistclub
app-home-note = Wähl ein Spiel, und die Karten werden gegeben. Die Pfeile bewegen, Enter wählt, F2 wechselt zu Englisch.
app-home-how = Enter gibt sofort die Karten.
app-home-go-on = Weiterspielen
app-home-play = Gleich spielen
app-home-more = Mehr
app-home-solitaire = allein, mit dem Decktet
app-home-four = zu viert, mit drei Bots
app-home-two = zu zweit, mit einem Bot
app-home-table = { $game }, Spiel { $number }, begonnen am { $date }
app-home-set = Den Tisch einrichten: Voreinstellung, Optionen, Plätze
app-home-daily = Das Spiel des Tages, für alle an diesem Rechner dasselbe
app-home-number = Ein Spiel nach seiner Nummer
app-home-enter = Ein Spiel von Hand eingeben
app-home-look-back = Beendete Partien ansehen
app-home-statistics = Statistik
app-home-rules = Regeln
app-home-settings = Einstellungen
app-home-quit = Gehen

app-bar-deal = Spiel { $number }
app-bar-deal-goal = Spiel { $number }. { $goal }
app-bar-passage = Durchgang { $number }, { $hand }
app-bar-passage-over = Durchgang { $number }
app-score-side = { $side } { $count }
app-score-points = Punkte { $count }
app-score-bids = Gebote erfüllt: { $count } von 8
app-score-markers = Marken umgedreht: { $count } von 6

app-foot-help = Tasten
app-foot-menu = Menü
app-foot-hint = Tipp
app-foot-undo = zurück
app-foot-last-trick = letzter Stich
app-foot-sheet = Zettel
app-foot-rules = Regeln
app-foot-journal = Verlauf
app-foot-order = ordnen
app-foot-close = schließen
app-foot-next-page = nächste Seite
app-foot-scroll = bewegen
app-foot-choose = wählen
app-foot-move = auf und ab
app-foot-back = zurück

app-fact-trump = Trumpf: { $suit }
app-fact-winning = Vorn liegt: { $name }
app-fact-turned = Aufgedeckt: { $card }
app-fact-counts = { $what }: { $counts }
app-fact-tricks = Stiche: wir { $we }, die anderen { $they }
app-fact-own-tricks = Deine Stiche: { $count }
app-fact-few = { $whose } { $cards }
app-fact-holds = { $name } hat
app-tag-you = du
app-tag-partner = Partner
app-tag-bot = Bot
app-tag-dealer = Geber
app-tag-tricks = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
app-tag-aim = { $tricks ->
    [0] { $won ->
        [0] will keinen
       *[other] { $won }, wollte keinen
      }
   *[other] { $won } von { $tricks }
  }
app-tag-out = setzt aus
app-bid-hidden = { " " }verdeckt{ " " }

app-alone-bids = Gebote:
app-alone-markers = Marken:
app-alone-aim = Ziel: { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($count) } Stiche
}
app-alone-trump = Trumpf
app-alone-no-trump = kein Trumpf
app-alone-dummy = Dummy
app-alone-trick = Stich { $number }. Bisher gemacht: { $won }
app-alone-legend = { $trump } Trumpf { $gone } vorbei

app-strip-ours = Unsere
app-strip-mine = Deine
app-strip-rest = Andere
app-strip-others = Ihre

app-prompt-first = Der Tisch ist gedeckt. Enter gibt die ersten Karten.
app-prompt-next = Das Spiel ist zu Ende. Enter gibt das nächste.
app-prompt-next-passage = Der Durchgang ist zu Ende. Enter gibt den nächsten.
app-prompt-waiting = Warten auf { $name }.
app-prompt-undo-asked = { $name } möchte etwas zurücknehmen. Y stimmt zu, N nicht.
app-prompt-seat-asked = Jemand möchte in diesem Spiel für einen Bot übernehmen. Y stimmt zu, N nicht.
app-prompt-asks = Du bist dran. { $ask }
app-prompt-lead = Du bist dran. Spiel eine beliebige Karte aus.
app-prompt-follow = Du bist dran. Bediene { $suit }.
app-prompt-any = Du bist dran. Du kannst { $suit } nicht bedienen: Spiel, was du willst.
app-prompt-no-suit = Du bist dran. Spiel eine beliebige erlaubte Karte.
app-prompt-chosen = Gewählt: { $card }.
app-prompt-exchange = Gib deinem Partner eine Karte.
app-prompt-discard = Leg eine Karte weg.
app-prompt-lay = Leg eine Karte verdeckt.
app-prompt-lay-means = { $cards }: { $means }.
app-prompt-call = Deine Ansage.
app-prompt-keys = Pfeile oder eine Taste wählen.
app-prompt-chip = Gewählt: { $call }, { $note }.
app-prompt-bid = Wie viele Stiche machst du genau?
app-prompt-declare = Welche Marke peilst du an?
app-prompt-trump = Nenne die Trumpffarbe.
app-prompt-choose = Du bist dran. Wähle.
app-told-open = Die Hand von { $name } liegt offen, links.

app-chip-propose = Vorschlagen
app-chip-accept = Annehmen
app-chip-twiddle = Drehen
app-chip-keep = Trumpf lassen

app-guide-linger = Mit Enter geht es weiter. F4 bestimmt, wie lange ein Stich liegt.
app-guide-between = Enter oder N gibt weiter. G spielt es nach, mit allen Händen offen. E zeigt den Punktezettel.
app-guide-claim = Alle übrigen Stiche sind dir sicher: X beansprucht sie.
app-guide-lift = Leertaste hebt eine Karte, Enter legt die beiden.
app-guide-between-passages = Enter oder N geht mit dem nächsten Durchgang weiter. E zeigt den Punktezettel.
app-guide-over = Die Partie ist zu Ende. F7 beginnt eine neue, F6 gibt dieselben Karten, G spielt sie nach, Q geht zum Anfang.
app-guide-over-far = Die Partie ist zu Ende. G spielt sie nach, Q geht zum Anfang. Eine neue beginnt der Gastgeber; bist du das, dann F7.

app-hint = Rat: { $act }.
app-choose-first = Wähle zuerst, mit den Pfeilen oder einer Taste.
app-stale = Am Tisch ging es weiter. Bitte wähle noch einmal.
app-last-trick = Der letzte Stich, wie er lag. V deckt ihn zu.
app-no-last-trick = In diesem Spiel hat noch niemand einen Stich gemacht.
app-no-review = Nachspielen kannst du nur ein Spiel, das zu Ende ist; allein erst, wenn die ganze Partie es ist.
app-no-deal-yet = Es ist noch kein Spiel gegeben.
app-join-fresh-cards = Ein Club gibt jedes Mal frische Karten: Dasselbe Spiel gibt es an seinem Tisch kein zweites Mal. G spielt es nach.
app-no-agreements = In dieser Spielart gibt es keine Absprachen zwischen Partnern.
app-twice-stop = Das beendet die ganze Partie endgültig. Drück dafür noch einmal F8.
app-twice-concede = Das gibt den Rest des Spiels ab. Drück dafür noch einmal Z.
app-order-alternating = Deine Hand liegt in wechselnden Farben, hoch nach niedrig.
app-order-suits = Deine Hand liegt nach Farben, wie sie im Blatt stehen.
app-order-ranks = Deine Hand liegt nach Rang.
app-order-rising = Deine Hand liegt von niedrig nach hoch.
app-pause-key = Ein voller Stich liegt, bis du Enter drückst.
app-pause-time = Ein voller Stich liegt { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.

app-curtain = { $name } ist dran.
app-curtain-away = Alle anderen schauen jetzt weg.
app-curtain-key = Enter zeigt die Karten.

app-curtain-undo = U, falls { $name } den letzten Zug zurücknehmen möchte.

app-too-small = Bitte mach das Terminal größer: Die Tische brauchen 80 mal 24.
app-too-small-is = Jetzt ist es { $width } mal { $height }.

app-beside-sheet = Punktezettel
app-beside-prices = Faire Preise, in Punkten
app-beside-chances = Aussichten dieser Hand
app-beside-journal = Verlauf des Spiels
app-beside-rules = Regeln
app-beside-numbered = Regeln, nummeriert
app-beside-agreements = Absprachen zwischen Partnern
app-menu = Menü
app-keys = Tasten
app-keys-about = Was eine Taste tut, steht auch im Menü, und das meiste lässt sich anklicken.
app-keys-hand = In der Hand und in der Auswahl
app-keys-choices = In besonderen Momenten
app-keys-table = Am Tisch
app-key-move = zur nächsten Karte oder Auswahl
app-key-ends = zur ersten oder letzten Karte oder Auswahl
app-key-do = Karte spielen, Auswahl treffen, weiter
app-key-lift = dasselbe; bei zwei Gebotskarten: eine Karte heben
app-key-choice = die Auswahl mit dieser Nummer, ein Gebot oder eine Marke
app-key-pass = passen
app-key-twiddle = am Trumpf drehen
app-key-suit = zur nächsten Karte der Farbe; sie als Trumpf nennen
app-key-suit-decktet = dasselbe im Decktet
app-key-agree = zustimmen, wenn jemand etwas zurücknehmen will; N nicht
app-key-next = nächstes Spiel
app-key-hint = Tipp: ein Rat, und warum
app-key-prices = der faire Preis jeder Wahl, oder ihre Aussicht; zählt wie ein Tipp
app-key-talk = den anderen am Tisch etwas sagen
app-key-undo = deinen letzten Zug zurücknehmen
app-key-redo = ihn wieder machen
app-key-last-trick = der letzte Stich
app-key-claim = alle übrigen Stiche beanspruchen
app-key-concede = den Rest des Spiels abgeben
app-key-sheet = Punktezettel
app-key-journal = was in diesem Spiel geschehen ist
app-key-rules = Regeln der Spielart
app-key-agreements = Absprachen zwischen Partnern
app-key-review = das letzte Spiel nachspielen
app-key-order = die Hand anders ordnen
app-key-language = Englisch oder Deutsch
app-key-colours = zwei oder vier Farben der Karten
app-key-pause = wie lange ein voller Stich liegt
app-key-guide = Erklärungen an oder aus
app-key-again = dasselbe Spiel noch einmal
app-key-new = eine neue Partie dieser Art
app-key-stop = die Partie endgültig beenden
app-key-help = diese Tasten
app-key-menu = Menü; zurück
app-key-home = zum Anfang; die Partie bleibt erhalten

app-foot-step = Schritt
app-foot-deal = anderes Spiel
app-foot-why = was ein Bot täte
app-foot-take = übernehmen

app-review = { $game }, Spiel { $number }, Zug { $act } von { $most }
app-review-begin = Die Karten, wie sie gegeben wurden. Pfeil rechts geht Zug um Zug weiter, Bild ab Stich um Stich.
app-review-same = { $name }: { $act }. Ein { $level } würde dasselbe tun. { $why }
app-review-other = { $name }: { $act }. Ein { $level } würde stattdessen das tun: { $bot }. { $why }

app-daily = Das Spiel des Tages
app-daily-note = Die Karten kommen aus dem Geheimnis des Tages, hier wie im Club auf diesem Rechner. Die eines anderen Tages kennt vorher niemand.
app-daily-note-own = Ohne die Datendatei hat diese Karten nur dieses Programm: Niemand sonst hat dieselben, und am Ende sind sie fort.
app-day-score = { $score }: { $count ->
    [0] kein Bot
    [one] ein Bot
   *[other] { $count } Bots
}
app-day-score-yours = { $score }: { $count ->
    [0] du allein
    [one] du und ein Bot
   *[other] du und { $count } Bots
}
app-day-review = Was jeder deiner Züge wert war: G spielt das Spiel nach, C fragt dort den Trainer.
app-finished = Nachspielen
app-finished-note = Partien mit einem Spiel, das zu Ende ist. Enter öffnet es mit allen Händen.
app-finished-none = Es gibt noch kein Spiel zum Nachspielen.
app-statistics = Statistik
app-stats-won = gewonnen
app-stats-lost = verloren
app-stats-stopped = abgebrochen

app-set = Einstellungen
app-set-note = Enter ändert eine Zeile.
app-set-name = Wie du heißen willst
app-set-language = Sprache
app-set-this-language = Deutsch
app-set-colours = Farben der Karten
app-set-four = vier
app-set-two = zwei
app-set-pause = Ein voller Stich liegt
app-set-key = bis zum Tastendruck
app-set-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
app-set-guide = Erklärungen
app-set-on = an
app-set-off = aus

app-setup = Den Tisch einrichten
app-setup-note = Enter ändert eine Zeile; N gibt.
app-setup-deal = Jetzt geben
app-setup-preset = Voreinstellung
app-setup-cards = Die Karten
app-cards-random = zufällig gegeben
app-cards-number = nach Nummer oder Text
app-cards-hand = von Hand eingegeben
app-setup-number = Nummer oder Text des Spiels
app-setup-text = Die Karten schreiben
app-setup-text-note = PBN, zum Beispiel [Deal "N:AK5.QJ7.842.AT96 …"], oder das ganze Blatt, wie es gegeben wird: SA HK D2 …
app-setup-file = Die Karten aus einer Datei lesen
app-setup-file-note = Der Pfad einer Datei mit Spielen in PBN oder LIN oder mit ausgeschriebenen Blättern, eines je Zeile.
app-setup-given = geschrieben
app-setup-nothing = noch nichts
app-setup-seats = Wer wo sitzt
app-setup-person = ein Mensch
app-setup-name = Name des Menschen auf diesem Platz
app-setup-options = Optionen
app-setup-conventions = Konventionskarte
app-setup-takes = Diese Option nimmt: { $valid }

app-value-on = ja
app-value-off = nein
app-value-none = keins
app-value-last-half = die letzten dreizehn
app-value-all = alle
app-value-over-half = jeder über der Hälfte
app-value-each-trick = jeder Stich ein Punkt; die Quelle spielt bis 50
app-value-majority = ein Punkt für die Mehrheit
app-value-next-dealer = der nächste Geber
app-value-same-dealer = derselbe Geber
app-value-campaign = Feldzug
app-value-points = Punkte
app-value-units = Einheiten
app-value-hand = die Hand
app-value-passage = der Durchgang
app-value-game = die Partie
app-value-50-or-more = ab fünfzig
app-value-more-than-50 = über fünfzig
app-value-assisted = erlaubt
app-value-extended = zehn Stiche
app-value-eight-tricks = acht Stiche
app-value-before = vor der Karte
app-value-gongor = nach der Karte
app-value-cards = gelegt
app-value-spoken = gesprochen
app-value-black-high = Schwarz
app-value-red-high = Rot
app-value-void-only = erlaubt
app-value-first-lead = erste Farbe
app-value-askov = erlaubt
app-value-right-of-grander = rechts vom Grand
app-value-left-of-grander = links vom Grand
app-value-grander = wer den Grand hat
app-value-left-of-dealer = links vom Geber
app-value-right-of-bidder = rechts vom Gebot
app-value-others-score = die anderen
app-value-grander-loses = der Grand verliert
app-value-loser-minus = kostet Punkte
app-value-winner-plus = bringt Punkte
app-value-star-to-others = Stern den anderen
app-value-no-star = kein Stern
app-value-second-or-third = zweiter, dritter
app-value-any = jeder
app-value-never = keiner
app-value-throw-in = zusammenwerfen
app-value-solo-only = auf Solo erhöhen
app-value-any-raise = beliebig erhöhen
app-value-general-misere = allg. Misère
app-value-open = kein Ende

app-help-line = Auch an einem Terminal im Zeilenmodus spielen
app-help-ascii = Die Tische nur mit Zeichen aus ASCII zeichnen

app-beside-primer = So wird gespielt
app-key-primer = wie dieses Spiel geht, in Kürze
app-primer-trick =
    Karten und Stiche. Jemand spielt eine Karte aus, die anderen legen im Uhrzeigersinn je eine dazu. Wer Karten der ausgespielten Farbe hat, muss eine davon spielen; das heißt bedienen. Nur wer keine hat, darf eine andere Farbe spielen. Die vier Karten sind ein Stich. Die höchste Karte der ausgespielten Farbe macht ihn: Ass, König, Dame, Bube, Zehn und so fort bis zur Zwei. Wer einen Stich macht, spielt zum nächsten aus.
app-primer-trick-two =
    Karten und Stiche. Einer spielt eine Karte aus, der andere gibt eine dazu. Wer Karten der ausgespielten Farbe hat, muss eine davon spielen; das heißt bedienen. Nur wer keine hat, darf eine andere Farbe spielen. Die beiden Karten sind ein Stich. Ihn macht die höhere Karte der ausgespielten Farbe: das Ass ist am höchsten, dann König, Dame, Bube, Zehn und abwärts bis zur Zwei. Wer den Stich macht, spielt zum nächsten aus.
app-primer-trump =
    Trumpf. Karten einer Farbe, die Trümpfe, schlagen alle anderen Farben. Du darfst einen spielen, wenn du nicht bedienen kannst, musst aber nicht.
app-primer-minnesota =
    Vier spielen in zwei Paaren; dein Partner sitzt gegenüber. Jeder bekommt dreizehn Karten.

    Zuerst bieten alle zugleich: Jeder legt eine Karte verdeckt. { $black ->
        [0] Eine rote heißt High, eine schwarze Low
       *[other] Eine schwarze heißt High, eine rote Low
    }. Die Karten werden der Reihe nach aufgedeckt. Beim ersten High ist Schluss: Wer es gelegt hat, hat den Grand, und es wird High gespielt. Vier Low geben ein Low. Dann gehen die Karten zurück auf die Hand.

    Im High will jedes Paar mehr als sechs der dreizehn Stiche. Im Low will jedes weniger als sieben.

    Viele hohe Karten, Asse und Könige: Biete High. Viele niedrige: Biete Low. Stiche über sechs bringen im High Punkte und kosten im Low welche; das Paar, das zuerst am Ziel ist, gewinnt die Partie.
app-primer-spoken =
    Vier spielen in zwei Paaren; dein Partner sitzt gegenüber. Jeder bekommt dreizehn Karten.

    Zuerst bieten alle der Reihe nach: Grand heißt, dass das eigene Paar Stiche will, Nullo, dass Stiche zu meiden sind, und man darf passen. Das erste Grand oder Nullo entscheidet. Passen alle, ist es ein Nullo.

    Im High will jedes Paar mehr als sechs der dreizehn Stiche. Im Low will jedes weniger als sieben. Das Paar, das zuerst am Ziel ist, gewinnt die Partie.
app-primer-askov =
    Nach den Geboten darf jeder stattdessen ein Spiel allein ansagen. Sola Nola: gar keinen Stich machen. Grand Dix: die ersten sieben alle. Der Partner setzt aus. Ein gelungenes Spiel allein bringt einen Stern; es ist selten, und mit den meisten Händen passt man.
app-primer-south-dakota =
    Im High ist die allererste ausgespielte Farbe Trumpf für das ganze Spiel.
app-primer-solo =
    Vier spielen, jeder für sich. Jeder bekommt dreizehn Karten; die letzte des Gebers wird aufgedeckt, und ihre Farbe zählt.

    Zuerst gibt es eine Reizung. Der Reihe nach passt jeder oder sagt, was er schaffen will: mit Partner acht Stiche (vorschlagen, und ein anderer nimmt an), allein fünf (Solo), gar keinen (Misère), neun (Abondance) und so fort. Die höchste Ansage wird gespielt; die anderen wollen sie verderben.

    Ist deine Hand nichts Besonderes, passe. Mit fünf wahrscheinlichen Stichen sag Solo an, mit lauter niedrigen Karten Misère.

    Was eine Ansage zählt, steht in den Regeln (B). Die Punkte gehen zwischen den Spielern hin und her; nach dem letzten Spiel gewinnt, wer am meisten hat.
app-primer-whist =
    Vier spielen in zwei Paaren; dein Partner sitzt gegenüber. Jeder bekommt dreizehn Karten. Die letzte des Gebers wird aufgedeckt: Ihre Farbe ist Trumpf.

    Das Paar, das mehr als sechs der dreizehn Stiche macht, bekommt einen Punkt für jeden über sechs. Wer zuerst am Ziel ist, gewinnt.

    Für den Anfang: Spiel aus deiner längsten Farbe aus, als Zweiter klein, als Dritter hoch, und lass deinem Partner einen Stich, den er schon hat.
app-primer-german-whist =
    Zwei spielen. Jeder bekommt dreizehn Karten, die anderen sind der Talon. Seine oberste Karte wird aufgedeckt: Ihre Farbe ist Trumpf.

    Die ersten dreizehn Stiche bessern die Hände auf. Wer einen macht, nimmt die offene Karte auf, der andere zieht verdeckt die nächste; dann wird wieder eine aufgedeckt.

    Für den Anfang: Gewinne für Trümpfe und hohe Karten, und verliere mit einer niedrigen, wenn die offene wenig wert ist. Heb die hohen Trümpfe für den Schluss auf, und merk dir, was der andere aufnimmt.
app-primer-german-whist-all = Alle sechsundzwanzig Stiche zählen.
app-primer-german-whist-last = Nur die letzten dreizehn Stiche zählen.
app-primer-german-whist-each = Jeder davon ist ein Punkt.
app-primer-german-whist-over-half = Für jeden davon über der Hälfte gibt es einen Punkt.
app-primer-german-whist-majority = Wer mehr davon hat, bekommt einen Punkt.
app-primer-gongor =
    Du spielst allein gegen einen Dummy, mit dem Decktet: Karten von sechs Farben, die meisten mit zwei Farben zugleich. Die Ränge gehen von 2 bis 9, und die Krone ist am höchsten.

    Du siehst sieben Karten und den Trumpf und sagst, wie viele der sieben Stiche du machst. Mach genau so viele.

    In jedem Stich dreht zuerst der Dummy eine Karte um. Hast du eine, die eine Farbe mit ihr teilt, musst du so eine spielen. Ein Trumpf schlägt jede andere Karte; sonst sticht eine höhere Karte, die eine Farbe mit der des Dummys teilt.

    Nach deiner Karte darfst du am Trumpf drehen: das nächste Ass, dessen Farbe dann Trumpf ist, auch für diesen Stich.
app-primer-gongor-campaign =
    Jedes Gebot von 0 bis 7 muss einmal erfüllt werden. Ein verfehltes beendet die Partie.
app-primer-gongor-points =
    Ein erfülltes Gebot zählt seine Zahl; sonst werden deine Stiche abgezogen. Fünfzig Punkte sind ein klarer Sieg.
app-primer-hermits =
    Du spielst allein gegen einen Dummy, mit Karten von sechs Farben, manche mit zwei oder drei zugleich.

    Sechs Marken zeigen Zahlen. Du spielst jede Hand aus: Hast du genau so viele Stiche gemacht, wie eine noch offene Marke zeigt, wird sie umgedreht. Liegen alle sechs, hast du gewonnen; passt eine Hand zu keiner, ist die Partie verloren.

    In jedem Stich dreht zuerst der Dummy eine Karte um. Hast du eine, die eine Farbe mit ihr teilt, musst du so eine spielen. Ein Trumpf schlägt jede andere Karte; sonst sticht eine höhere Karte, die eine Farbe mit der des Dummys teilt.

    Du darfst am Trumpf drehen: die nächste Wildkarte, deren Farbe dann Trumpf ist.
app-primer-keys = Die Pfeile wählen eine Karte, Enter spielt sie. Esc öffnet das Menü, ? zeigt die Tasten, I gibt einen Tipp. F zeigt diese Seite wieder.
