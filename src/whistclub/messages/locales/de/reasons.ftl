# Warum etwas abgelehnt wird: was falsch war und was richtig wäre.

reason-not-your-turn = Du bist nicht am Zug.
reason-not-held = { $card } hast du nicht auf der Hand.
reason-must-follow = Nicht { $card }. Ausgespielt ist { $led }, und du kannst bedienen.
reason-wrong-phase-play = Spiel jetzt eine Karte aus deiner Hand.
reason-wrong-phase-bid = Mach jetzt ein Gebot.
reason-wrong-phase-call = Sag jetzt etwas an.
reason-wrong-phase-declare = Wähle jetzt eine Marke: Auf so viele Stiche wie ihre Zahl spielst du.
reason-wrong-phase-trump = Nenn jetzt eine Trumpffarbe.
reason-wrong-phase-twiddle = Deine Karte liegt. Dreh jetzt am Trumpf oder lass ihn.
reason-wrong-phase-discard = Leg jetzt eine Karte aus deiner Hand weg.
reason-unknown-act = „{ $text }“ ist kein Zug. Wähle einen der angebotenen.
reason-unknown-ending = „{ $text }“ beendet kein Spiel. Es gibt stop, claim all, claim none und concede, jeweils nach einem Platz, und dropped.
reason-deal-over = Dieses Spiel ist zu Ende.
reason-no-deal-running = Es läuft kein Spiel.
reason-match-not-between-deals = Das geht nur zwischen zwei Spielen einer Partie, die weitergeht.

reason-not-a-card = „{ $text }“ ist keine Karte dieses Blatts.
reason-not-a-suit = „{ $text }“ ist keine Farbe dieses Blatts.
reason-not-a-seat = „{ $text }“ ist hier kein Platz. Die Plätze sind { $valid }.
reason-pack-unknown = Ein Blatt „{ $text }“ gibt es nicht. Es gibt { $valid }.

reason-bid-used = { $bid ->
    [one] Einen Stich
   *[other] { $bid } Stiche
  } hast du schon angesagt. Jedes Gebot geht nur einmal.
reason-bid-range = Ein Gebot ist eine Zahl von Stichen von 0 bis { $most }.
reason-lay-one-card = Leg eine Karte, schwarz oder rot.
reason-lay-signal-needs-void = Zwei Karten darf nur legen, wem Schwarz oder Rot fehlt.
reason-lay-signal-two-of-other-colour = Das Signal sind zwei verschiedene Karten der einen Farbe, die du hast.
reason-lay-signal-off = Zwei Karten dürfen an diesem Tisch nicht gelegt werden. Leg eine.
reason-call-too-low = Sag mehr an als { $standing } oder passe.
reason-call-after-pass = Du hast gepasst, und das gilt.
reason-nothing-to-accept = Es gibt keinen Vorschlag, den du annehmen darfst.
reason-call-not-offered = Die Ansage { $call } geht jetzt nicht.
reason-trump-not-a-suit = „{ $text }“ ist keine Farbe. Nenne Pik, Herz, Karo oder Kreuz.
reason-no-trump-left = Es gilt kein Trumpf, also gibt es nichts zu drehen.
reason-marker-not-open = Keine offene Marke hat die Zahl { $pip }.
reason-exchange-one-card = Gib deinem Partner eine Karte aus deiner Hand.
reason-already-laid = Deine Gebotskarte liegt; zurücknehmen kannst du sie nicht.
reason-already-exchanged = Deine Karte ist übergeben; zurücknehmen kannst du sie nicht.
reason-stop-in-mid-hand = Eine Hand wird gerade gespielt. Aufhören kannst du zwischen zwei Händen.
reason-ending-not-here = So kann dieses Spiel nicht beendet werden.

reason-no-such-choice = „{ $text }“ steht nicht zur Wahl. Tippe eine Zahl von { $first } bis { $last }.
reason-nothing-to-undo = Hier gibt es nichts zurückzunehmen.
reason-seats-value = „{ $value }“ sagt nicht, wer wo sitzt. Möglich: { $valid }.
reason-option-unknown = Eine Option „{ $name }“ gibt es nicht. Es gibt { $valid }.
reason-convention-unknown = „{ $name }“ steht nicht auf der Konventionskarte. Auf ihr steht { $valid }.
reason-convention-value = „{ $value }“ geht auf der Konventionskarte bei { $name } nicht. Möglich ist { $valid }.
reason-option-value = „{ $value }“ ist kein Wert der Option { $name }. Möglich ist { $valid }.
reason-option-target-needs-deals = Ohne Ziel braucht eine Partie eine Zahl von Spielen: Setze auch max_deals.
reason-option-refused-here = Die Voreinstellung { $preset } hat keine Option { $name }. Sie hat { $valid }.
reason-option-pips = „{ $value }“ passt nicht zur Option { $name }. Gebraucht werden sechs verschiedene Zahlen von 0 bis { $most }, aufsteigend.
reason-option-refused-with = Die Option { $name } ist nicht änderbar, wo { $other } auf { $value } steht.
reason-preset-unknown = Eine Voreinstellung „{ $name }“ gibt es nicht. Es gibt { $valid }.
reason-game-unknown = Eine Spielart „{ $name }“ gibt es nicht. Es gibt { $valid }.
reason-player-not-here = „{ $name }“ spielt { $game } nicht.
reason-player-unknown = Einen Spieler „{ $name }“ gibt es nicht. Es gibt { $valid }.

reason-deal-wrong-size = { $count ->
    [one] Eine Karte ist
   *[other] { $count } Karten sind
  } angegeben, hier werden { $wanted } gegeben.
reason-deal-side-pile = { $count ->
    [one] Eine Karte ist
   *[other] { $count } Karten sind
  } für den Nebenstapel angegeben, er hat { $wanted }: eine von jeder Farbe.
reason-deal-repeated-card = Doppelt vorhanden: { $card }.
reason-deal-foreign-card = Wird in dieser Spielart nicht gegeben: { $card }.

reason-pbn-no-deal = In diesem Text steht kein [Deal "…"].
reason-pbn-dealer = Spiel { $deal }: „{ $text }“ ist kein Geber. Die Angabe Dealer nennt N, E, S oder W.
reason-pbn-four-hands = Spiel { $deal }: Gib vier Hände an, mit Leerzeichen dazwischen.
reason-pbn-four-suits = Spiel { $deal }: „{ $text }“ ist keine Hand. Eine Hand sind vier Farben mit Punkten dazwischen: Pik, Herz, Karo, Kreuz.
reason-pbn-rank = Spiel { $deal }: „{ $text }“ ist kein Rang. Ränge sind A K Q J T 9 8 7 6 5 4 3 2.
reason-pbn-card-twice = Spiel { $deal }: doppelt vorhanden ist { $card } ({ $seats }).
reason-pbn-kitty-shared = Spiel { $deal }: Karten des Talons liegen in mehr als einer Hand. Was gegeben wurde, lässt sich daraus nicht sagen.
reason-pbn-turned-missing = Spiel { $deal } nennt keine aufgedeckte Karte, und in dieser Spielart liegt sie in keiner Hand.
reason-deal-other-hands = Die Hände und die Karten daneben sind { $sizes } Karten groß; diese Spielart gibt { $wanted }.
reason-pbn-unequal-hands = Spiel { $deal }: Die vier Hände müssen gleich groß sein.
reason-pbn-hands-unknown = Spiel { $deal }: Es sind nicht alle Hände angegeben. Es fehlen: { $seats }.
reason-pbn-tag-broken = Die Angabe { $name } bricht ab: Ihr fehlt der Wert in Anführungszeichen oder die schließende Klammer.
reason-pbn-game-without-deal = Hier steht nicht, welche Karten gegeben wurden.
reason-pbn-comment-open = Hier beginnt mit einer geschweiften Klammer eine Bemerkung, die nie endet. Was danach kommt, wird nicht gelesen.
reason-pbn-not-four-hands = PBN und LIN sind für Spiele zu viert mit französischen Karten. { $game } ist keines.
reason-pbn-other-format = Das ist kein PBN, sondern { $format ->
    [PGN] PGN, die Form von Schachpartien
    [DLM] DLM, die Form einer Dupliziermaschine
    [BRI] BRI, die Form einer Dupliziermaschine
    [RBN] RBN, die Schreibweise von Richard Pavlicek
    [GIB] eine Sammlung gelöster Spiele, wie GIB sie schreibt
    [dealer] die Ausgabe des Programms dealer
   *[other] { $format }
  }. Speichere die Spiele in dem Programm, aus dem sie stammen, als PBN.

reason-record-not-json = Diese Datei ist keine Aufzeichnung: Ab Byte { $byte } ist sie nicht als JSON lesbar.
reason-record-truncated = Diese Datei bricht nach { $size_bytes } Byte ab; eine Aufzeichnung endet mit einer schließenden Klammer.
reason-record-too-big = Diese Datei hat { $size_bytes } Byte. Eine Aufzeichnung hat höchstens { $most_bytes } Byte.
reason-record-foreign = Das ist keine Aufzeichnung von Whistclub. Eine solche ist ein JSON-Objekt mit den Feldern { $wanted }.
reason-record-format-newer = Diese Aufzeichnung hat Format { $found }. Diese Version liest Format { $known } und ältere; ein neueres Whistclub kann sie lesen.
reason-record-rules-newer = Diese Aufzeichnung folgt Version { $found } der Regeln von { $game }. Diese Version kennt { $known }; ein neueres Whistclub kann sie lesen.
reason-record-missing-field = Bei { $where } fehlt das Feld „{ $field }“.
reason-record-unknown-field = Bei { $where } steht ein Feld „{ $field }“, das keine Aufzeichnung hat.
reason-record-repeated-field = Bei { $where } steht das Feld „{ $field }“ doppelt, die Datei sagt also zweierlei.
reason-record-number = Die Zahl bei { $where } ist zu groß. Eine Aufzeichnung hat keine jenseits von { $most }.
reason-record-too-deep = Bei { $where } liegen Listen und Objekte mehr als { $most }-fach ineinander, das tut keine Aufzeichnung.
reason-record-not-ascii = Bei { $where } stehen Buchstaben, mit denen Karten, Plätze und Züge nicht geschrieben werden: „{ $text }“. Nimm einfache Buchstaben und Ziffern.
reason-record-rules-none = Regelfassungen werden ab 1 gezählt, diese Aufzeichnung nennt { $found }.
reason-record-first = So wie die Aufzeichnung bei { $where } beginnt, kann keine Partie stehen.
reason-record-type = Bei { $where } muss ein Wert vom Typ { $wanted } stehen, dort steht { $found }.
reason-record-too-many-deals = Diese Aufzeichnung hat { $count } Spiele. Lesbar sind höchstens { $most }.
reason-record-too-many-acts = Diese Aufzeichnung hat { $count } Züge. Lesbar sind höchstens { $most }.
reason-record-ended = „{ $text }“ ist kein Zustand einer Aufzeichnung. Möglich ist { $valid }.
reason-record-options = Die Optionen bei { $where } ergeben keine Spielart.
reason-record-score = Bei { $where } stehen { $count } Punktestände, diese Spielart hat { $wanted } Seiten.
reason-record-dealer = Der Geber bei { $where } ist kein Platz dieser Spielart.
reason-record-deal = Spiel { $deal } kann nicht gegeben werden.
reason-record-act = Spiel { $deal }, Zug { $act }: „{ $text }“ wird abgelehnt.
reason-record-ending = Spiel { $deal } kann nicht mit „{ $text }“ enden.
reason-record-end-differs = Die Aufzeichnung sagt „{ $text }“, ihre Züge ergeben „{ $found }“.
reason-record-at = Einen Zug { $at } gibt es nicht. Diese Aufzeichnung hat { $most }; wähle eine Zahl von 0 bis { $most }.

reason-file-not-read = { $path } ist nicht lesbar: { $why ->
    [missing] Eine solche Datei gibt es nicht.
    [permission] Du darfst sie nicht öffnen.
    [folder] Das ist ein Ordner.
    [no-folder] Ein Teil des Pfads ist kein Ordner.
   *[other] Das System verweigert es.
  }
reason-file-not-written = { $path } ist nicht schreibbar: { $why ->
    [missing] Den Ordner gibt es nicht.
    [permission] Du darfst dort nicht schreiben.
    [folder] Das ist ein Ordner.
    [no-folder] Ein Teil des Pfads ist kein Ordner.
    [full] Es ist kein Platz mehr frei.
    [disk] Der Datenträger nimmt es nicht an oder hat keinen Platz mehr.
    [locked] Andere Programme ändern sie fortwährend.
    [there] Unter diesem Namen liegt dort schon etwas.
   *[other] Das System verweigert es.
  }
reason-file-put-aside = { $path } war beschädigt und wird neu begonnen. Ihr bisheriger Inhalt liegt als { $kept } daneben.
reason-plugin-left-out = { $group ->
    [game] Die Spielart
   *[player] Der Spieler
} „{ $name }“ aus einem anderen Paket wird weggelassen: { $problem }
reason-missing-package = Dafür fehlt hier das Paket { $package }. So wird es installiert: { $command }
reason-study-more-acts = Ein Spiel von { $game } hat mehr als { $most } Züge. Das Profil muss sie begrenzen: program=ProgramFace(limits).
reason-study-library-missing = { $module } braucht die Bibliothek { $library }. Installiere sie mit: { $command }
reason-because = { $what } { $why }
reason-deal-turned-elsewhere = Die aufgedeckte Karte { $card } hat { $dealer } als Geber nicht auf der Hand; sie muss beim Geber sein.

reason-setting-number = Spiele werden von 1 bis { $most } gezählt.
reason-setting-dealer = Der Geber ist kein Platz dieser Spielart.
reason-setting-score = { $wanted ->
    [one] Diese Spielart hat einen Punktestand, den einer Seite.
   *[other] Diese Spielart hat { $wanted } Punktestände, einen je Seite.
  }
reason-setting-points = Punkte liegen zwischen -{ $most } und { $most }.
reason-setting-carry = Was mitgenommen wird, gehört nicht zu dieser Spielart.
reason-setting-over = Die Partie wäre schon vorbei: Von diesem Punktestand oder diesem Spiel an geht sie nicht weiter.
reason-setting-below-zero = In dieser Spielart hat niemand weniger als null Punkte.
reason-setting-sum = Was einer gewinnt, verlieren die anderen; zusammen ergeben die Punkte also 0, nicht { $sum }.
reason-setting-unit = Jeder Punktestand ist ein Vielfaches der Einheit, die { $unit } ist.
reason-setting-games = Die gewonnenen Partien und die Spiele der laufenden Partie passen nicht zueinander, zur Nummer dieses Spiels oder zu den Optionen.
reason-setting-stars = { $most ->
    [0] Sterne kann es hier keine geben.
    [one] Hier kann es höchstens einen Stern geben.
   *[other] Hier kann es höchstens { $most } Sterne geben, beide Seiten zusammen.
  }
reason-setting-pairs = { $count ->
    [one] 1 ist verbraucht; ein Durchgang verbraucht zwei, und vor einem Durchgang sind noch welche übrig.
   *[other] { $count } sind verbraucht; ein Durchgang verbraucht zwei, und vor einem Durchgang sind noch welche übrig.
  }
reason-setting-made = Der Punktestand ist { $score }, geschafft sind { $count }.
reason-setting-early = So viel kann vor Spiel { $number } nicht geschafft sein; frühestens ist das Spiel { $least }.
reason-setting-bids = Als übrige Gebote gehen nur { $valid }, jedes höchstens einmal und aufsteigend; bei der Wertung nach Punkten sind es alle.
reason-setting-decisive = Die Durchgänge bis zum entscheidenden Punktestand passen nicht zum Punktestand, zur Nummer dieses Durchgangs oder zu den Optionen.
reason-setting-markers = Als offene Marken gehen nur { $valid }, jede höchstens einmal und aufsteigend.
reason-setting-wilds = { $most ->
    [1] Vor dem ersten Durchgang liegt eine Wildkarte offen.
   *[other] Offen liegen eine bis { $most } Wildkarten.
  }
reason-setting-no-trump = Ohne Trumpf beginnt ein Durchgang nur, wenn das für die ganze Partie gilt, und nach der letzten Wildkarte.
reason-deal-side-changed = Die Wildkarten werden einmal für die ganze Partie gemischt, hier liegen sie in anderer Reihenfolge als zuvor.
