# The browser client: what its screens say. Sentences in the prompt, verbs on buttons.

# Rooms
client-title = Whistclub
client-title-page = { $page } · Whistclub
client-title-turn = Du bist dran · { $title }
client-rooms = Räume
client-room-play = Spielen
client-room-statistics = Statistik
client-room-rules = Regeln
client-room-settings = Einstellungen
client-me = { $name }: Name und Einstellungen
client-people = Leute am Tisch
client-kick-about = Wen du wegschickst, der darf hier nicht mehr sitzen. Ein Bot übernimmt den Platz.
client-kick-question = { $name } wegschicken? { $name } darf dann hier nicht mehr sitzen.
client-name-question = Wie sollen wir dich nennen?
client-name-about = Andere sehen diesen Namen. Du kannst ihn jederzeit ändern.
client-change-rules = Regeln ändern
client-rules-take = So spielen
client-nobody = Niemand
client-close = Schließen
client-loading = Einen Moment.
client-to-home = Zur Startseite
client-on = an
client-off = aus
client-none = keine Grenze
client-changed = geändert
client-usual = üblich

# First page
client-good-morning = Guten Morgen, { $name }.
client-good-morning-guest = Guten Morgen.
client-good-day = Guten Tag, { $name }.
client-good-day-guest = Guten Tag.
client-good-evening = Guten Abend, { $name }.
client-good-evening-guest = Guten Abend.
client-play-game = { $game } spielen
client-play = Spielen
client-play-now = Jetzt spielen
client-choose-game = Was willst du spielen?
client-four-players = 4 Personen
client-two-players = 2 Personen
client-alone-decktet = allein, Decktet
client-about-minnesota = Schwarz heißt High, Rot heißt Low. Zwei gegen zwei.
client-about-solo = Sag an, was du schaffst: fünf Stiche, keinen oder alle.
client-about-whist = Das Whist, von dem alle anderen kommen. Die letzte Karte macht Trumpf.
client-about-german-whist = Zu zweit. Erst die Hand verbessern, dann spielen.
client-about-gongor = Sag an, wie viele, und mach genau so viele.
client-about-hermits = Dreh sechs Marken um. Jede Hand hat zehn Karten.
client-more-minnesota = Alle legen eine Karte verdeckt, dann werden sie einzeln umgedreht. Ein High genügt; seine Seite braucht dann sieben Stiche.
client-more-solo = Alle spielen für sich, aber ein Vorschlag macht zwei für ein Spiel zu Partnern. Die höhere Ansage gewinnt.
client-more-whist = Bediene, wenn du kannst, und stich, wenn du magst. Ein Punkt für jeden Stich über sechs.
client-more-german-whist = Wer den Stich macht, nimmt die offene Karte, der andere verdeckt die nächste. Die letzten dreizehn Stiche zählen, ein Punkt für jeden über sechs.
client-more-gongor = Du spielst gegen einen Dummy, dessen Karten einzeln aufgedeckt werden. Das nächste Ass wechselt den Trumpf. Im Feldzug zählt jedes Gebot einmal.
client-more-hermits = Vor jeder eigenen Karte darfst du am Trumpf drehen. Mach so viele Stiche, wie eine Marke zeigt, und sie wird umgedreht.
client-reconstructed = Das Deck des Autors ist verschollen; dies ist ein nachgebautes.
client-set-the-table = Tisch einrichten
client-read-rules = Regeln lesen
client-your-turn-there = Du bist dran.
client-gathering-there = Noch nicht begonnen, { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
client-resume = Weiter
client-sit-down = Hinsetzen
client-watch = Zusehen
client-link-or-code = Link oder Code
client-join = Mitspielen
client-join-unreadable = Das ist kein Link zu einem Tisch. Ein Link endet auf /t/ und den Code des Tischs.
client-daily-you = (du)
client-daily-fair = Das ist das Spiel des Tages vom { $date }. Dein Gerät hat die Karten aus dem Geheimnis nachgerechnet, das vorher versiegelt war.
client-daily-unfair = Diese Karten passen nicht zum versiegelten Geheimnis vom { $date }.

# Set the table
client-set-the-table-for = Tisch einrichten: { $game }
client-preset = Regeln
client-preset-usual = Wie man es meistens spielt.
client-opponents = Mitspielende
client-bot-simple = Der einfache Bot. Er spielt klein und passt meistens.
client-bot-lowest = Der niedrigste Bot. Immer die niedrigste erlaubte Karte.
client-bot-random = Der Zufallsbot. Irgendetwas, was die Regeln erlauben.
client-more-rules = Weitere Regeln
client-at-this-table = An diesem Tisch
client-clock = Zeit für jeden Zug
client-clock-off = keine Uhr
client-listed = Den Tisch allen im Club zeigen
client-spectators = Andere dürfen zusehen
client-hints-allowed = Tipps sind erlaubt
client-seed = Karten aus einer Zahl oder einem Text
client-seed-none = frische Karten
client-summary = Was gespielt wird
client-summary-usual = Alle Regeln wie üblich.
client-play-with-bots = Mit Bots spielen
client-invite-friends = Freunde einladen

# Before the first deal
client-copied = Kopiert
client-start = Karten geben
client-here = da
client-not-here = nicht da
client-sit-here = Hier sitzen
client-put-bot = Ein Bot
client-bot-away = Platz freigeben
client-kick = Wegschicken
client-stand-up = Aufstehen
client-make-partner = Als Partner
client-your-name = Dein Name
client-keep-name = Diesen Namen nehmen
client-name-kept = Du heißt jetzt { $name }.

# The bar
client-menu = Menü
client-undo = Zurücknehmen
client-redo = Wiederholen
client-assisted = Mit Hilfe
client-assisted-about = Es gab einen Tipp, einen zurückgenommenen Zug oder eine übernommene Hand. Das zählt als Spiel mit Hilfe.
client-hint-button = Tipp
client-hint-why = Warum?
client-bar-target = Spiel { $number }, bis { $target } Punkte
client-bar-deals = Spiel { $number } von { $deals }
client-bar-deal = Spiel { $number }
client-bar-fore = Durchgang { $number }, Vorhand
client-bar-aft = Durchgang { $number }, Rückhand
client-we = Wir
client-they = Sie
client-you = Du
client-you-among = du
client-you-object = dich
client-place = Platz
client-won = Stiche
client-won-of = { $aim ->
    [0] { $won }, keiner gewollt
   *[other] { $won } von { $aim }
  }
client-score-sides = Punktezettel. Wir { $ours }, sie { $theirs }.
client-score-two = Punktezettel. Du { $ours }, { $name } { $theirs }.
client-open-sheet = Punktezettel öffnen
client-score-yours = Dein Stand: { $score }
client-no-points = keine Punkte
client-your-score = Dein Stand
client-score-of = Stand von { $name }: { $score }
client-this-deal = in diesem Spiel

# Regions
client-region-table = Tisch
client-region-hand = Deine Hand
client-region-beside = Neben dem Tisch
client-region-calls = Ansagen
client-region-bids = Gebote von 0 bis 7
client-region-markers = Marken
client-shuffling = Es wird gemischt …
client-closed = Dieser Tisch ist für dich geschlossen.

# The prompt
client-prompt-your-turn = Du bist dran.
client-prompt-lead = Spiel eine beliebige Karte aus.
client-prompt-follow = Bediene { $suit }.
client-prompt-any = { $suit } hast du nicht: Spiel eine beliebige Karte.
client-prompt-no-suit = Spiel eine beliebige erlaubte Karte.
client-prompt-their-turn = { $seat } ist am Zug.
client-prompt-their-call = { $seat } ist mit der Ansage dran.
client-prompt-their-trump = { $seat } nennt die Trumpffarbe.
client-prompt-watching = Du siehst zu.
client-prompt-gathering = Es fehlen noch Leute.
client-prompt-dealing = Die Karten werden gegeben.
client-prompt-next-deal = Das Spiel ist vorbei.
client-asks-lay = Leg eine Karte verdeckt.
client-prompt-waiting-bid = Die Gebotskarte von { $seat } fehlt noch.
client-asks-exchange = Wähle eine Karte für { $seat }.
client-prompt-waiting-exchange = { $seat } wählt eine Karte für den Tausch.
client-prompt-you-sit-out = Du setzt dieses Spiel aus.
client-asks-say = Dein Gebot.
client-asks-call = Deine Ansage.
client-asks-own = Du bist dran.
    .rest = Wähle.
client-asks-trump = Nenne die Trumpffarbe.
client-asks-bid = Wie viele Stiche
    .rest = machst du genau?
client-asks-declare = Wähle eine Marke.
    .rest = So viele Stiche willst du machen.
client-asks-discard = Leg eine Karte weg.
client-prompt-two-cards = Wähle zwei Karten für das Signal.
client-prompt-second-card = Und eine zweite.
client-prompt-bot-plays = Ein Bot spielt für dich.
client-prompt-take-back = Der Platz bleibt dir.
client-undo-asked = { $seat } möchte etwas zurücknehmen.
client-undo-agree = Einverstanden?
client-undo-waiting = Du hast gefragt, ob du etwas zurücknehmen darfst.
client-seat-asked = { $name } möchte in diesem Spiel für den Bot übernehmen.
client-seat-asking = Du hast die anderen um die Karten des Bots gebeten.
client-seat-waits = Der Platz gehört dir ab dem nächsten Spiel.
client-ask-seat = Um die Karten bitten
client-sit-next = Ab dem nächsten Spiel hier sitzen
client-taken-over = Jemand hat in diesem Spiel die Hand eines Bots übernommen; alle waren einverstanden.
client-take-hand = Hand nehmen
client-lifted = { $card }.
client-lifted-call = { $card }: { $call }.
client-play-it = Spielen
client-lay-it = Legen
client-pass-it = Weitergeben
client-choose-it = Diese Karte
client-two-cards = Zwei Karten
client-one-card = Eine Karte
client-agree = Einverstanden
client-decline = Lieber nicht
client-refused-this = Die nicht.
client-refused-not-yet = Noch nicht.
client-refused-other = Jetzt ist keine Karte dran.
client-refused-by-table = Das geht an diesem Tisch nicht.
client-stale = Am Tisch ging es weiter.
client-stale-again = Bitte wähle noch einmal.
client-hint = Rat: { $act }.
client-act-sent = Ist unterwegs.
client-act-waits = Der Tisch antwortet gleich.
client-offline = Keine Verbindung.
client-offline-seat = Dein Platz bleibt dir.
client-online = Wieder verbunden.
client-try-now = Verbinden
client-back-yours = Es ist wieder deine Hand.
client-ten-seconds = Zehn Sekunden.
client-trick-taken = { $seat } macht ihn mit { $rank ->
    [A] dem Ass
    [K] dem König
    [Q] der Dame
    [J] dem Buben
   *[other] der { $card }
  }.
client-trick-yours = Du machst ihn mit { $rank ->
    [A] dem Ass
    [K] dem König
    [Q] der Dame
    [J] dem Buben
   *[other] der { $card }
  }.
client-dummy-trick-yours = Der Stich gehört dir.
client-dummy-trick-theirs = { $seat } macht den Stich.
client-dummy-trick-dummys = Der Dummy macht den Stich.
client-granded = { $seat } hat den Grand.
client-granded-you = Du hast den Grand.
client-own-stock-taken = Du nimmst { $card } auf.
client-own-stock-drawn = Du ziehst die nächste Karte, verdeckt.
client-own-laid = Du hast eine Gebotskarte gelegt.
client-own-exchanged = Du hast eine Karte für den Tausch gewählt.
client-own-raise-asked = Du darfst erhöhen. Bisheriger Kontrakt: { $contract }.
client-own-trump-asked = Du nennst die Trumpffarbe.
client-own-led = Du spielst { $card } aus.
client-own-played = Du spielst { $card }.
client-own-said = Du sagst { $call }.
client-own-called = Du sagst an: { $call }.
client-own-passed = Du passt.
client-own-proposed = Du schlägst acht Stiche mit einem Partner vor.
client-own-accepted = Du nimmst den Vorschlag an.
client-own-raised = Du erhöhst auf { $call }.
client-own-trump-named = Du nennst die Trumpffarbe: { $suit }.
client-own-shown-high = Du zeigst { $card }: High.
client-own-shown-low = Du zeigst { $card }: Low.
client-own-signal-high = Du zeigst { $cards }, das Zwei-Karten-Signal: High.
client-own-signal-low = Du zeigst { $cards }, das Zwei-Karten-Signal: Low.
client-own-granded = Du hast den Grand. High: Deine Seite will Stiche.
client-own-nullo = Du hast Nullo geboten. Low: Meide Stiche.
client-own-leads = Du spielst zum ersten Stich aus.
client-own-trump = Trumpf: { $suit }, von dir ausgespielt.
client-own-special-made = Du hast { $special } erfüllt.
client-own-special-failed = Du bist mit { $special } gescheitert.
client-own-raise-declined = Du erhöhst nicht.
client-own-turned = Du gibst und deckst { $card } auf. Trumpf: { $suit }.
client-own-turned-suit = Du gibst und deckst { $card } auf. Die aufgedeckte Farbe ist { $suit }.
client-own-hand-open = Deine Hand liegt offen.
client-own-direction-named = Du sagst { $call }.
client-own-kitty-taken = Du nimmst den Talon auf.
client-own-kitty-sported = Du zeigst den Talon und nimmst ihn auf: { $cards }.
client-own-laid-away = Du legst eine Karte weg.
client-own-ace-called = Du rufst: { $card }.
client-own-vip-taken = Du nimmst, was offen liegt.
client-own-vip-refused = Du lässt die nächste Karte aufdecken.
client-own-cat-laid = Du legst eine Karte in die Katze.
client-own-cat-taken = { $count ->
    [one] Du nimmst eine Karte aus der Katze.
   *[other] Du nimmst { WORDS($count) } Karten aus der Katze.
  }
client-own-kleurwiezen-now = Du willst { WORDS($tricks) } Stiche machen. Trumpf wäre { $suit }.
client-own-knockout-cut = Du hebst { $card } ab.
client-own-oh-hell-bid = Du sagst { $count } an.
client-own-table-undo-asked = Du möchtest einen Zug zurücknehmen.
client-own-table-undo-agreed = Du bist einverstanden.
client-own-table-undo-refused = Du möchtest nicht, dass etwas zurückgenommen wird.
client-own-table-claimed = Du beanspruchst alle übrigen Stiche.
client-own-table-claimed-none = Du sagst an, keinen der übrigen Stiche zu machen.
client-own-table-conceded = Du gibst den Rest des Spiels ab.
client-own-table-stood-in = Ein Bot spielt für dich.
client-own-table-returned = Der Platz ist wieder deiner.
client-own-table-renamed = Du heißt jetzt { $name }.
client-own-table-part-missing = Von dir kam nichts für das versiegelte Spiel; an der Stelle stehen Nullen.
client-high-means = High: Stiche zählen.
client-all-low = Viermal Low.
client-low-means = Low: Jeder Stich über sechs zählt gegen euch.
client-call-number = Zahl
# The word for a finger's tap, a mouse's click.
client-word-tap = { $pointer ->
    [mouse] klicken
   *[touch] tippen
  }
    .do = { $pointer ->
        [mouse] Klicke
       *[touch] Tippe
      }
    .noun = { $pointer ->
        [mouse] Klicken
       *[touch] Tippen
      }
client-call-again = { client-word-tap.do } noch einmal, um es anzusagen.

# The cloth
client-dealer = Gibt
client-dealer-short = gibt
client-dealer-letter = G
client-you-deal = Du gibst
client-dummy = Dummy
client-led = Ausspiel
client-hidden = verdeckt
client-stays-hidden = bleibt verdeckt
client-slot-choosing = wählt
client-slot-your-bid = dein Gebot
client-slot-your-card = deine Karte
client-stock = { $count ->
    [one] Der Talon, eine Karte
   *[other] Der Talon, { $count } Karten
  }
client-stock-left = noch { $count }
client-slot-exchange = Tausch
client-last-trick = Letzter Stich
client-took-it = Stich
client-no-last-trick = Noch ist kein Stich vollständig.
client-bid-cards = Gebote
client-cards-shown = Gezeigte Karten
client-bid-cards-shown = Gezeigte Gebote
client-card-back = verdeckte Karte
client-chip-turned = aufgedeckt
client-no-trump = Kein Trumpf
client-count = { $name }: wir { $ours }, sie { $theirs }
client-count-named = { $name }: { $first } { $ours }, { $second } { $theirs }
client-ours = unsere
client-theirs = ihre
client-mine = deine
client-plate = { $name }, { $note }
client-plate-free = freier Platz
client-plate-bot = Bot
client-plate-partner = Partner
client-plate-away = weg, Bot spielt
client-plate-waits = ab dem nächsten Spiel
client-plate-sits-out = setzt aus
client-plate-of = { $aim ->
    [0] { $count ->
        [0] will 0
       *[other] { $count } zu viel
      }
   *[other] { $count } von { $aim }
  }
client-open-hand = Die offene Hand von { $seat }
client-turned-suit = { $suit } aufgedeckt
client-turned-from = Die letzte Karte, von { $seat }
client-calls-so-far = Ansagen bisher
client-to-call = am Zug
client-say-propose = Vorschlag
client-say-accept = Angenommen
client-call-propose = Vorschlagen
client-call-accept = Annehmen
client-call-abondance-in-trumps = In Trumpf
client-call-abondance-declared = Déclarée
client-markers = Marken
client-marker-up = Marke { $pip }, offen
client-marker-down = Marke { $pip }, umgedreht
client-bids-made-open = Gebote, erfüllt und offen
client-bid-now = { $number }, dein Gebot
client-bid-made = { $number }, erfüllt
client-bid-open = { $number }, offen
client-call-keep = { $trump ->
    [none] Lassen
   *[other] { $suit } lassen
  }
client-pile-empty = Der Stapel ist verbraucht.

# Beside the table
client-tab-score = Punkte
client-tab-campaign = Partie
client-tab-talk = Reden
client-talk-about = Alle am Tisch hören es.
client-talk-bots-only = Hier sitzen nur Bots. Sie hören nicht zu.
client-rules = Regeln
client-conventions = Konventionskarte
client-no-conventions = In dieser Spielart haben die Bots keine Konventionen.
client-contracts = Was jede Ansage verspricht
client-table-options = Regeln am Tisch
client-four-colours = Vierfarbige Karten
client-sound = Ton
client-claim = Alle restlichen Stiche beanspruchen
client-claim-short = Beanspruchen
client-concede = Den Rest des Spiels abgeben
client-concede-question = Du gibst den Rest dieses Spiels ab; was noch offen ist, bekommt die andere Seite. Das lässt sich nicht zurücknehmen.
client-stop = Partie abbrechen
client-stop-question = Die Partie endet hier für alle, und das laufende Spiel zählt nicht. Das lässt sich nicht zurücknehmen.
client-leave = Tisch verlassen
client-leave-question = Das Spiel läuft noch. Bis du zurück bist, spielt ein Bot für dich.
client-stay = Bleiben
client-rather-not = Lieber nicht
client-back-to-menu = Zurück zum Menü
client-deal = Spiel
client-deal-played = Gespielt
client-passage = Durchgang
client-points = Punkte
client-running = läuft
client-total = Summe
client-we-are = Wir · { $names }
client-they-are = Sie · { $names }
client-sheet-empty = Das erste Spiel läuft.
client-deal-number = Spiel { $number }:
client-deal-number-short = Spiel { $number }

# Keys
client-keys = Tasten
client-key-move = von Karte zu Karte gehen
client-key-play = die Karte spielen
client-key-suit = zu einer Farbe, nochmals zur nächsten Karte
client-key-number = so viele Stiche ansagen, Marke wählen
client-key-pass = passen
client-key-twiddle = am Trumpf drehen
client-key-hint = um einen Tipp bitten, ihn weglegen
client-key-undo = letzten Zug zurücknehmen
client-key-claim = den Rest beanspruchen
client-key-menu = Menü
client-key-sound = Ton an oder aus
client-sound-is-on = Ton ist an.
client-sound-is-off = Ton ist aus.
client-key-last = letzten Stich zeigen oder verbergen
client-key-escape = gehobene Karte zurücklegen, schließen
client-key-repeat = letzten Satz wiederholen
client-key-trick = Stich vorlesen
client-key-score = Stiche und Stand vorlesen
client-key-contract = vorlesen, was gespielt wird
client-key-hand = deine Hand vorlesen
client-key-help = diese Liste

# After a deal
client-next-deal = Nächstes Spiel
client-next-passage = Nächster Durchgang
client-again = Noch einmal
client-other-game = Etwas anderes spielen
client-share = Teilen
client-look-at-table = Tisch ansehen
client-to-result = Zum Ergebnis
ends-cards-coming = Die Karten werden geholt.
ends-undealt = Nicht gegeben
ends-kitty-and-undealt = Talon und nicht gegebene Karten
client-trick-by-trick = Stich für Stich
client-trick-ours = Stich { $number } ging an uns. Ansehen
client-trick-theirs = Stich { $number } ging an sie. Ansehen
client-trick-of = Stich { $number } ging an { $name }. Ansehen
client-trick-number = Stich { $number }
client-all-hands = { $count ->
    [2] Beide Hände
    [4] Alle vier Hände
   *[other] Alle Hände
  }
client-you-dealt = Du hast gegeben
client-dealt-by = { $name } hat gegeben
client-score-sheet = Punktezettel
client-fair-checking = Die Karten werden geprüft …
client-fair-yes = Ehrlich gegeben.
client-fair-yes-rest = Das Geheimnis passt zum Siegel, das vor dem Geben gezeigt wurde.
client-fair-no = Diese Karten passen nicht zu ihrem Siegel.
client-fair-seal = Das gezeigte Geheimnis ist nicht das versiegelte.
client-fair-shown = Das Siegel ist ein anderes, als dieses Gerät vor dem Geben gesehen hat.
client-fair-commitment = Ein Beitrag zum Mischen ist nicht der festgelegte.
client-fair-part = Dein eigener Beitrag fehlt oder wurde verändert.
client-fair-cards = Die Karten sind nicht die, die sich aus Geheimnis und Beiträgen ergeben.
client-fair-unread = Die Aufzeichnung war nicht zu lesen, also wurde nichts geprüft.
client-fair-gap = In der Aufzeichnung fehlt ein Spiel, das vor deinen Augen versiegelt wurde.
client-fair-save-shown = Speichern, was mir gezeigt wurde
client-fair-mark = Siegel { $seal }
client-fair-how = Was das beweist
client-fair-explained = Niemand hat diese Karten ausgesucht: Erst wurde das Geheimnis versiegelt, dann kam von jedem Gerät ein zufälliger Beitrag, und aus beidem folgen die Karten. Dein Gerät hat sie nachgerechnet. Dass niemand am Server hineingesehen hat, beweist das nicht.
client-fair-record = Aufzeichnung speichern
client-fair-seeded = Diese Karten kommen aus einer Zahl oder einem Text und tragen kein Siegel.
client-fair-daily = Diese Karten kommen aus dem Geheimnis dieses Tages, eine Woche vorher versiegelt. Ist der Tag vorbei, wird es aufgedeckt; dann prüft das Nachspielen die Karten.
client-fair-later = Das Siegel dieser Partie wird geöffnet, wenn sie vorbei ist.

# Replay
client-back-to-table = Zurück zum Tisch

# Statistics
client-stat-none = Noch hast du kein Spiel zu Ende gespielt.
client-stat-unaided = Ohne Hilfe
client-stat-assisted = Mit Hilfe
client-stat-matches = Partien
client-stat-matches-value = { $count } ({ $won } gewonnen, { $lost } verloren, { $stopped } abgebrochen)
client-stat-share = Gewonnen
client-stat-streak = In Folge gewonnen
client-stat-streak-value = jetzt { $now }, Rekord { $longest }
client-stat-best = Bester Endstand
client-stat-average = Endstand im Mittel
client-stat-deals = Spiele
client-stat-passages = Durchgänge
client-stat-deal-average = Mittel je Spiel
client-stat-passage-average = Mittel je Durchgang
client-stat-points = { $value } { $count ->
    [one] Punkt
   *[other] Punkte
  }
client-stat-chart = { $won } Partien gewonnen, { $lost } verloren
client-stat-latest-deals = Punkte der letzten { $count } Spiele und ihr Mittel
client-stat-latest-passages = Punkte der letzten { $count } Durchgänge und ihr Mittel
client-stat-deal = Spiel
client-stat-passage = Durchgang
client-stat-points-heading = Punkte
client-stat-bids = Ansagen und was daraus wurde
client-stat-bid = Ansage
client-stat-told = Gesagt
client-stat-made = Erfüllt
client-stat-luck = Glück und Können
client-stat-luck-about = { $count ->
    [one] Ein Spiel, das du mit dem Trainer angesehen hast
   *[other] { $count } Spiele, die du mit dem Trainer angesehen hast
}, in Punkten je Spiel.
client-stat-luck-few = So wenige Spiele sagen nicht viel.
client-stat-luck-none = Sieh dir ein Spiel mit dem Trainer an, dann steht hier, was dir das Glück brachte und was deine eigenen Züge kosteten.
client-stat-luck-part = Woher
client-stat-luck-cards = Kartenglück
client-stat-luck-others = Züge der anderen
client-stat-luck-own = Deine eigenen Züge
client-stat-luck-sum = Zusammen
client-stat-luck-error = { $value } ± { $error }
client-stat-won = { $count } gewonnen
client-stat-lost = { $count } verloren

# Settings
client-set-language = Sprache
client-set-theme = Hell oder dunkel
client-set-system = wie das Gerät
client-set-light = hell
client-set-dark = dunkel
client-set-suits = Farben
client-set-two = zwei Farben
client-set-four = vier Farben
client-set-pace = Tempo der Bewegungen
client-set-brisk = flott
client-set-calm = ruhig
client-set-slow = langsam
client-set-linger = Ein voller Stich bleibt liegen
client-set-seconds = { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
  }
client-set-until-tap = bis zum { client-word-tap.noun }
client-set-confirm = Eine Karte spielen
client-set-confirm-device = auf Touchscreens erst heben
client-set-confirm-always = immer erst heben
client-set-confirm-never = beim ersten { client-word-tap.noun }
client-set-sort = Ordnung der Hand
client-set-high-first = hohe zuerst
client-set-low-first = niedrige zuerst
client-set-still = Keine Bewegung
client-set-notify = Melden, wenn ich dran bin
client-device = Anderes Gerät
client-device-about = Ein Link macht ein zweites Gerät zu deinem. Er gilt einmal, zehn Minuten lang.
client-device-make = Link erstellen
client-device-code = QR-Code dieses Links
client-device-scan = Scanne den Code mit dem anderen Gerät, oder öffne dort diesen Link:
client-device-open = Öffne diesen Link dort, wo du auch spielen möchtest:
client-only-here = Dieser Club ist nur auf diesem Rechner offen. Starte ihn mit „whist --lan“, und andere Geräte können herein.
client-device-here = Deinen Namen auf diesem Gerät verwenden?
client-device-here-about = Deine Plätze, Partien und deine Statistik sind dann auch hier.
client-device-take = Ja, das bin ich
client-missing = Hier ist nichts.
client-missing-about = Vielleicht ist der Link alt, oder ein Zeichen fehlt.
client-unreachable = Der Club ist nicht zu erreichen.
client-unreachable-about = Deine Partien sind sicher. Prüfe die Verbindung und versuch es noch einmal.
client-error-unreachable = Der Club hat nicht geantwortet. Nichts ist verloren; versuch es bitte noch einmal.

# Read out
client-hand-card = { $card }, { $place } von { $count }
client-hand-card-better = { $card }, { $place } von { $count }, die bessere Karte
client-hand-card-shaded = { $card }, { $place } von { $count }, nicht spielbar: { $why }
client-spoken-played = { $seat }: { $card }.
client-spoken-trick = { $seat } macht Stich { WORDS($count) } mit { $card }.
client-spoken-trick-yours = Du machst Stich { WORDS($count) } mit { $card }.
client-spoken-tally = Wir { WORDS($ours) }, sie { WORDS($theirs) }.
client-spoken-two-sides = Stiche: wir { $ours }, sie { $theirs }. Stand: wir { $we }, sie { $they }.
client-spoken-two-named = Stiche: { $first } { $ours }, { $second } { $theirs }. Stand: { $first } { $we }, { $second } { $they }.
client-spoken-single = Stiche: { $tricks }. Stand: { $score }.
client-spoken-each = { $seat }: { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
  }, Stand { $score }.
client-spoken-tally-named = { $first } { WORDS($ours) }, { $second } { WORDS($theirs) }.
client-spoken-tally-of = { $names }: { WORDS($count) } von { WORDS($aim) }.
client-spoken-dummy-trick-yours = Du machst Stich { $trick }. Deine Stiche: { WORDS($tricks) }.
client-spoken-dummy-trick-dummys = Der Dummy macht Stich { $trick }. Deine Stiche: { WORDS($tricks) }.
client-spoken-deals = { $seat } gibt.
client-spoken-you-deal = Du gibst.
client-spoken-hand = { $count ->
    [one] Deine Hand, eine Karte.
   *[other] Deine Hand, { $count } Karten.
  } { $cards }
client-spoken-open-hand = { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
  } { $cards }
client-spoken-lies-open = Die Hand von { $seat } liegt offen.
client-spoken-suit-held = { $suit }: { $ranks }.
client-spoken-suit-void = Kein { $suit }.
client-spoken-no-hand = Du hast keine Karte mehr.
client-spoken-choices = Möglich: { $choices }.
client-spoken-bids-open = Offen: { $numbers }.
client-spoken-markers-up = Offene Marken: { $numbers }.
client-spoken-or = Oder: { $choices }.
client-spoken-sits-out = { $seat } setzt aus.
client-spoken-passage-over = Der Durchgang ist vorbei.
client-spoken-score = Stand: { $score }.
client-spoken-score-named = { $name } { $score }
client-spoken-score-sides = Stand: wir { $we }, sie { $they }.
client-spoken-seated-partners = Links von dir sitzt { $left }, rechts { $right }, und dein Partner gegenüber ist { $opposite }.
client-spoken-seated = Links von dir sitzt { $left }, gegenüber { $opposite }, rechts { $right }.
client-spoken-round = Im Uhrzeigersinn sitzen { $near }, { $left }, { $opposite } und { $right }.
client-spoken-opposite = Dir gegenüber sitzt { $opposite }.
client-spoken-round-two = { $near } und { $opposite } spielen gegeneinander.
client-spoken-at-table = Am Tisch: { $names }.
client-spoken-here = { $name } ist da.
client-spoken-not-here = { $name } ist weg.
client-spoken-seat-free = { $name } ist aufgestanden.
client-spoken-bot-sits = { $other } setzt sich, ein Bot.
client-spoken-sits = { $other } setzt sich.
client-spoken-sits-instead = { $other } setzt sich anstelle von { $name }.
client-spoken-no-trick = Auf dem Tisch liegt keine Karte.
client-spoken-stock = Auf dem Talon liegt { $card }; { $count ->
    [one] eine Karte ist
   *[other] { $count } Karten sind
  } noch da.
client-spoken-no-deal = Gerade läuft kein Spiel.
client-spoken-trump = Trumpf: { $suit }.
client-spoken-no-trump = Kein Trumpf.

# With a number, or with whose side it was
client-free-seats = { $count ->
    [0] Kein Platz frei
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
  }
client-clock-seconds = { $count } Sekunden
client-summary-clock = { $count } Sekunden für jeden Zug, dann spielt ein Bot weiter.
client-watching-count = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
  }
client-prompt-waiting-bids = { $count ->
    [one] Eine Gebotskarte fehlt noch.
   *[other] Es fehlen noch { WORDS($count) } Gebotskarten.
  }
client-refused-follow = { $suit } ist ausgespielt, und du hast { $count ->
    [one] eine Karte davon.
   *[other] { WORDS($count) }.
  }
client-seconds = { $count } s
client-seconds-left = { $count ->
    [one] Noch eine Sekunde
   *[other] Noch { $count } Sekunden
  }
client-missed = { $count ->
    [one] Inzwischen wurde eine Karte gespielt.
   *[other] Inzwischen wurden { WORDS($count) } Karten gespielt.
  }
client-back-acts = Ein Bot hat für dich entschieden.
client-back = { $count ->
    [one] Ein Bot hat eine Karte für dich gespielt.
   *[other] Ein Bot hat { WORDS($count) } Karten für dich gespielt.
  }
client-plate-points = { $signed } { $count ->
    [one] Punkt
   *[other] Punkte
  }
client-plate-tricks = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
  }
client-packs-ours = { $count ->
    [one] Ein Stich gehört uns
   *[other] { $count } Stiche gehören uns
  }
client-packs-theirs = { $count ->
    [one] Ein Stich gehört ihnen
   *[other] { $count } Stiche gehören ihnen
  }
client-packs-of = { $names }: { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
  }
client-packs-mine = { $count ->
    [one] Du hast einen Stich
   *[other] Du hast { $count } Stiche
  }
client-dummy-cards = { $count ->
    [one] Dummy, eine Karte
   *[other] Dummy, { $count } Karten
  }
client-still-in-pile = { $count ->
    [one] { $suits } liegt noch im Stapel.
   *[other] { $suits } liegen noch im Stapel.
  }
client-gained = { $signed } { $count ->
    [one] Punkt
   *[other] Punkte
  }
client-they-gained = { $signed } für sie
client-gained-by = { $signed } für { $name }
client-key-ours = { $count ->
    [0] Wir, kein Stich
    [one] Wir, ein Stich
   *[other] Wir, { $count } Stiche
  }
client-key-mine = { $count ->
    [0] Du, kein Stich
    [one] Du, ein Stich
   *[other] Du, { $count } Stiche
  }
client-key-theirs = { $count ->
    [0] Sie, kein Stich
    [one] Sie, ein Stich
   *[other] Sie, { $count } Stiche
  }
client-key-side = { $count ->
    [0] { $side }, kein Stich
    [one] { $side }, ein Stich
   *[other] { $side }, { $count } Stiche
  }
client-spoken-bid = { $count ->
    [one] Gebot: ein Stich.
   *[other] Gebot: { WORDS($count) } Stiche.
  }
client-row-grand-made = { $who ->
    [we] Unser Grand, { $tricks } Stiche
   *[they] Ihr Grand, { $tricks } Stiche
    [side] Grand von { $side }, { $tricks } Stiche
  }
client-row-grand-failed = { $who ->
    [we] Grand gescheitert, wir machen { $tricks }
   *[they] Grand gescheitert, sie machen { $tricks }
    [side] Grand gescheitert, { $side } machen { $tricks }
  }
client-row-grand-lost = { $who ->
    [we] Unser Grand scheitert, { $tricks }
   *[they] Ihr Grand scheitert, { $tricks }
    [side] Grand von { $side } scheitert, { $tricks }
  }
client-row-low-minus = { $who ->
    [we] Low, wir machen { $tricks }
   *[they] Low, sie machen { $tricks }
    [side] Low, { $side } machen { $tricks }
  }
client-row-low-plus = { $who ->
    [we] Low, wir machen { $tricks }
   *[they] Low, sie machen { $tricks }
    [side] Low, { $side } machen { $tricks }
  }
client-row-tricks-over = { $who ->
    [we] Wir machen { $tricks }
   *[they] Sie machen { $tricks }
    [side] { $side } machen { $tricks }
    [you] Du machst { $tricks }
    [player] { $side } macht { $tricks }
  }
client-result-grand-made = { $who ->
    [we] Unser Grand gelingt, { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($tricks) } Stiche
      }
   *[they] Ihr Grand gelingt, { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [side] Der Grand von { $side } gelingt, { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($tricks) } Stiche
      }
  }
client-result-grand-failed = { $who ->
    [we] Ihr Grand ist gescheitert. Wir machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
   *[they] Der Grand ist gescheitert. Sie machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [side] Der Grand ist gescheitert. { $side } machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
  }
client-result-grand-lost = { $who ->
    [we] Unser Grand ist gescheitert, { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($tricks) } Stiche
      }
   *[they] Ihr Grand ist gescheitert, { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [side] Der Grand von { $side } ist gescheitert, { $tricks ->
        [0] kein Stich
        [one] ein Stich
       *[other] { WORDS($tricks) } Stiche
      }
  }
client-result-low-minus = { $who ->
    [we] Low, und wir machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
   *[they] Low, und sie machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [side] Low: { $side } machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
  }
client-result-low-plus = { $who ->
    [we] Low, und wir machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
   *[they] Low, und sie machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [side] Low: { $side } machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
  }
client-result-tricks-over = { $who ->
    [we] Wir machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
   *[they] Sie machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [side] { $side } machen { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [you] Du machst { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
    [player] { $side } macht { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { WORDS($tricks) } Stiche
      }
  }
client-result-special-made = { $who ->
    [we] Unser { $special } ist gelungen
   *[they] Ihr { $special } ist gelungen
    [side] { $special } von { $side } ist gelungen
  }
client-result-special-failed = { $who ->
    [we] Unser { $special } ist gescheitert
   *[they] Ihr { $special } ist gescheitert
    [side] { $special } von { $side } ist gescheitert
  }
client-result-contract-made = { $who ->
    [we] { $contract } erfüllt
   *[they] { $contract } von { $declarer } erfüllt
  }
client-result-contract-failed = { $who ->
    [we] { $contract } gescheitert
   *[they] { $contract } von { $declarer } gescheitert
  }
client-result-pair-made = { $who ->
    [we] Euer Vorschlag ist erfüllt
   *[they] Vorschlag von { $declarer } und { $partner } erfüllt
  }
client-result-pair-failed = { $who ->
    [we] Euer Vorschlag ist gescheitert
   *[they] Vorschlag von { $declarer } und { $partner } gescheitert
  }
client-result-general-misere = Allgemeine Misère
client-result-bid-checked-off = Gebot erfüllt: { WORDS($tricks) }
client-result-bid-exact = Gebot erfüllt: { WORDS($tricks) }
client-result-bid-failed = { WORDS($bid, first: "capital") } angesagt, { WORDS($tricks) } gemacht
client-result-bid-missed = { WORDS($bid, first: "capital") } angesagt, { WORDS($tricks) } gemacht
client-result-marker-down = Marke { $pip } umgedreht
client-result-marker-missed = Marke { $pip } verfehlt
client-result-no-marker = { WORDS($tricks, first: "capital") } gemacht, keine Marke dafür
client-result-thrown-in = Kein Spiel: Die Karten wurden zusammengeworfen.

list-or = { $first } oder { $second }

# The words of options
option-bidding-cards = verdeckt gelegte Karten
option-bidding-spoken = reihum gesprochen
option-colours-black-high = Schwarz heißt High
option-colours-red-high = Rot heißt High
option-two-card-signal-void-only = nur ohne die Farbe
option-two-card-signal-off = nicht erlaubt
option-trump-none = kein Trumpf
option-trump-first-lead = die erste Karte nennt sie
option-overcall-none = keine Sonderspiele
option-overcall-askov = Sola Nola und Grand Dix
option-high-lead-right-of-grander = rechts vom Grand
option-high-lead-left-of-grander = links vom Grand
option-high-lead-grander = wer den Grand hat
option-low-lead-left-of-dealer = links vom Geber
option-low-lead-right-of-bidder = rechts vom Gebot
option-failed-grand-others-score = die anderen punkten
option-failed-grand-grander-loses = die Seite des Grands verliert
option-low-scoring-loser-minus = mehr Stiche kosten Punkte
option-low-scoring-winner-plus = weniger Stiche bringen Punkte
option-failed-special-star-to-others = ein Stern für die anderen
option-failed-special-no-star = kein Stern
option-counted-last-half = die letzten dreizehn
option-counted-all = alle sechsundzwanzig; ein Punkt über der Hälfte ist der halbe Unterschied
option-scoring-over-half = ein Punkt für jeden über der Hälfte
option-scoring-each-trick = jeder Stich ein Punkt; die Quelle spielt bis 50
option-scoring-majority = ein Punkt für die Mehrheit
option-after-throw-in-next-dealer = der nächste Geber
option-after-throw-in-same-dealer = derselbe Geber
option-scoring-campaign = Feldzug: jedes Gebot einmal
option-scoring-points = Punkte
option-scoring-units = Einheiten
option-no-trump-lasts-hand = bis zum Ende der Hand
option-no-trump-lasts-passage = bis zum Ende des Durchgangs
option-no-trump-lasts-game = bis zum Ende der Partie
option-point-target-50-or-more = fünfzig oder mehr
option-point-target-more-than-50 = mehr als fünfzig
option-undo-assisted = erlaubt, zählt gesondert
option-undo-off = nicht erlaubt
option-eldest-may-accept-second-or-third = der zweiten oder dritten Hand
option-eldest-may-accept-any = von allen
option-eldest-may-accept-never = von niemandem
option-unaccepted-proposal-throw-in = zusammengeworfen
option-unaccepted-proposal-solo-only = er darf Solo werden
option-unaccepted-proposal-any-raise = jede höhere Ansage
option-all-pass-throw-in = zusammengeworfen
option-all-pass-general-misere = allgemeine Misère
option-deals-open = ohne feste Zahl
option-deck-extended = erweitertes Decktet
option-deck-eight-tricks = sechsunddreißig Karten
option-twiddle-before = beliebig oft, vor der Karte
option-twiddle-gongor = einmal, nach der Karte

# The guided first deal
client-guided = Erstes Spiel mit Begleitung
client-guide-skip = Überspringen

# The name of a relative at its table
client-played-norwegian = Norwegisches Whist
client-played-south-dakota = South-Dakota-Whist
client-played-askov = Askov

# What a preset means at the table
client-preset-minnesota-double = Ein gescheiterter Grand bringt den anderen zwei Punkte für jeden Stich über sechs.
client-preset-norwegian = Alle bieten reihum. Ein Grand zählt vier je Stich, gescheitert acht für die anderen.
client-preset-european = Rot heißt High, Schwarz heißt Low. Sonst wie üblich.
client-preset-south-dakota = Wer den Grand hat, spielt aus, und diese Farbe ist Trumpf. Nur diese Seite punktet.
client-preset-askov = Ein Spiel allein überbietet: kein Stich oder die ersten sieben. Sterne erhöhen, was gezahlt wird.
client-preset-solo-units = Jeder Kontrakt gewinnt oder verliert Einheiten statt Punkte.
client-preset-whist-rubber = Zwei gewonnene Partien holen den Robber. Jede Partie beginnt bei null.
client-preset-german-whist = Ein Punkt für jeden Stich über sechs; wer zuerst zehn hat, gewinnt.
client-preset-gongor-points = Ein genau erfülltes Gebot zählt; sonst kosten deine Stiche Punkte. Fünfzig ist ein klarer Sieg.
client-preset-hermits-eight-tricks = Sechs Farben von 1 bis 6, acht Stiche je Hand.
