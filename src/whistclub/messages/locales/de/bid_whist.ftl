# Bid Whist: Namen, Optionen, Ansagen, Ereignisse, Wertung und Lektion.

game-bid-whist = Bid Whist
game-bid-whist-about = Zwei Paare, hohe Karten oder niedrige gewinnen, und wer am höchsten ansagt, nimmt den Talon; mit zwei Jokern.
preset-bid-whist = Bid Whist mit zwei Jokern, bis 7
preset-bid-whist-52 = Bid Whist ohne Joker, bis 7

option-with-jokers = Zwei Joker sind im Blatt, die höchsten Trümpfe.
option-least-bid = So viele Books über sechs sind mindestens anzusagen.
option-downtown = Der Wert von Downtown neben Uptown bei gleicher Zahl.
option-downtown-level = gleich viel
option-downtown-higher = mehr
option-all-pass-dealer-bids = der Geber muss ansagen
option-naming = Wann Trumpf, oder ohne Trumpf die Richtung, genannt wird.
option-naming-before-kitty = vor dem Talon
option-naming-after-kitty = mit dem Talon auf der Hand
option-kitty = Wer den Talon sieht.
option-kitty-hidden = nur wer ihn nimmt
option-kitty-sported = alle: Er wird gezeigt
option-downtown-aces = Der Rang des Asses bei Downtown.
option-downtown-aces-high = am höchsten, wie bei Uptown
option-downtown-aces-low = am niedrigsten
option-made-scores = Was eine gewonnene Ansage zählt.
option-made-scores-taken = jedes Book über sechs
option-made-scores-bid = das Angesagte
option-boston = Was alle dreizehn Books zählen.
option-boston-plain = so viel, wie es sind
option-boston-double = doppelt
option-lose-at-minus = Wer so weit unter null fällt, wie das Ziel darüber liegt, hat verloren.
app-value-dealer-bids = der Geber sagt an
app-value-level = gleich viel
app-value-higher = mehr
app-value-before-kitty = vor dem Talon
app-value-after-kitty = danach
app-value-hidden = der Ansager
app-value-sported = alle
app-value-high = am höchsten
app-value-low = am niedrigsten
app-value-taken = was gemacht ist
app-value-bid = was angesagt ist
app-value-plain = einfach
app-value-double = doppelt

client-about-bid-whist = Sag Uptown, Downtown oder ohne Trumpf an.
client-more-bid-whist = Wer mit seinem Partner am höchsten ansagt, nimmt den Talon und bestimmt, ob hohe oder niedrige Karten gewinnen. Joker sind die höchsten Trümpfe.
client-preset-bid-whist-52 = Zweiundfünfzig Karten und vier im Talon.

strain-uptown = Uptown
strain-downtown = Downtown
strain-no-trump = ohne Trumpf
call-uptown = Uptown
call-downtown = Downtown
note-uptown = hohe Karten gewinnen
note-downtown = niedrige Karten gewinnen
note-no-trump = hoch oder niedrig, kein Trumpf

app-index-jb = GJ
app-index-jl = KJ
card-french-JB = großer Joker
card-french-JL = kleiner Joker

ask-bid-whist-joker-led = Ein Joker ist Trumpf: Bediene { $suit }.
ask-bid-whist-joker-before = Bediene { $suit }, die erste Farbe nach dem Joker.
guide-bid-whist-call = Sag an, wie viele Books über sechs ihr beide macht, oder passe. Jeder spricht einmal.
guide-bid-whist-trump = Nenne die Trumpffarbe.
guide-bid-whist-direction = Sag, ob hohe Karten gewinnen, Uptown, oder niedrige, Downtown.
guide-bid-whist-discard = Leg so viele Karten weg, wie du aufgenommen hast. Der Talon ist das erste Book eurer Seite.
guide-bid-whist-uptown = Hohe Karten gewinnen. Der Talon ist das erste Book der Seite, die angesagt hat.
guide-bid-whist-downtown = Niedrige Karten gewinnen. Der Talon ist das erste Book der Seite, die angesagt hat.
guide-bid-whist-over = Niemand hat angesagt, und die Karten werden zusammengeworfen.
label-way = { $call }
known-laid-away = Weggelegt
pile-kitty = { $count ->
    [one] 1 Karte im Talon
   *[other] { $count } Karten im Talon
  }
pile-kitty-gone = Der Talon

event-direction-named = { $seat } sagt { $call }.
event-kitty-taken = { $count ->
    [one] { $seat } nimmt den Talon auf.
   *[other] { $seat } nimmt die { WORDS($count) } Karten des Talons auf.
  }
event-kitty-taken-own = Du nimmst den Talon auf: { $cards }.
event-kitty-sported = { $seat } zeigt den Talon und nimmt ihn auf: { $cards }.
event-laid-away = { $seat } legt eine Karte weg.
event-laid-away-own = Du legst { $card } weg.
event-bid-whist-contract = Kontrakt: { $contract }, { $seat }, { WORDS($books) } Books. Trumpf: { $suit }.
event-bid-whist-no-trump = Kontrakt: { $contract }, { $seat }, { WORDS($books) } Books, { $call }.

score-bid-whist-made = { $side }: { $contract } gewonnen, { $books ->
    [one] ein Book
   *[other] { WORDS($books) } Books
  }, { WORDS($needed) } gewollt
score-bid-whist-set = { $side }: { $contract } verloren, { $books ->
    [one] ein Book
   *[other] { WORDS($books) } Books
  }, { WORDS($needed) } gewollt
score-bid-whist-boston = { $side }: { $contract } gewonnen, ein Boston: alle { WORDS($books) } Books, { WORDS($needed) } gewollt

app-primer-bid-whist =
    Vier spielen, zwei gegen zwei, Partner sitzen sich gegenüber. Jeder bekommt zwölf Karten; die übrigen sind der Talon, verdeckt.

    Der Reihe nach sagt jeder einmal an oder passt: wie viele Books über sechs, und Uptown (hohe Karten gewinnen), Downtown (niedrige gewinnen) oder ohne Trumpf. Die höhere Zahl gilt mehr, bei gleicher Zahl ohne Trumpf.
app-primer-bid-whist-kitty =
    Wer am höchsten angesagt hat, nennt Trumpf oder sagt ohne Trumpf, welche Karten gewinnen, nimmt den Talon auf und legt ebenso viele Karten weg. Sie sind das erste Book der Seite. Dann spielt er aus.

    Die beiden Joker sind die höchsten Trümpfe, der große über dem kleinen. Ohne Trumpf gewinnen sie nichts. Bei Downtown bleibt das Ass hoch: Ass, Zwei, Drei und so weiter bis zum König.
app-primer-bid-whist-score =
    Wer die Ansage gewinnt, bekommt einen Punkt für jedes Book über sechs; wer sie verliert, verliert das Angesagte. Ohne Trumpf zählt alles doppelt. Mit sieben Punkten ist die Partie gewonnen, mit minus sieben verloren.
line-phase-direction = Uptown oder Downtown?
line-primer-bid-whist = Partner sitzen sich gegenüber. Der Reihe nach sagt jeder einmal an, wie viele Books über sechs, Uptown, Downtown oder ohne Trumpf, oder passt.
line-primer-bid-whist-kitty = Die höchste Ansage nimmt den Talon und nennt Trumpf; der Talon ist ihr erstes Book. Bei Uptown gewinnen hohe Karten, bei Downtown niedrige.
line-explain-bid-whist-pass = Du sagst nichts an und sprichst in diesem Spiel nicht mehr.
line-explain-bid-whist-call = Euer Paar übernimmt so viele Books über sechs, den Talon eingerechnet. Bei Uptown gewinnen hohe Karten, bei Downtown niedrige; ohne Trumpf sagst du es später, und alles zählt doppelt.
line-explain-bid-whist-trump = Diese Farbe schlägt mit den Jokern alle anderen.
line-explain-bid-whist-direction = Es gibt keinen Trumpf. Bei Uptown gewinnen hohe Karten, bei Downtown niedrige, und Joker gewinnen nichts.
line-explain-bid-whist-discard = Die Karte geht verdeckt in das erste Book eurer Seite.

client-lesson-about-bid-whist-steps = Ansagen, den Talon nehmen und Trumpf ziehen
lesson-bid-whist-steps-first = Eine lange Farbe mit einem Joker ist eine Ansage wert: Der Talon ist schon ein Book, und seine Karten können helfen.
lesson-bid-whist-steps-then = Leg eine kurze Farbe weg, damit du sie stechen kannst, und spiel Trumpf, solange du den höchsten hast.

# Ein Spiel mit echten Karten eintragen
evening-entry-books-we = Unsere Books
evening-entry-books-of = Books von { $names }
evening-entry-books-note = Der Talon ist das erste der Ansager.
evening-entry-uptown-we = Wir, Uptown
evening-entry-uptown-they = Sie, Uptown
evening-entry-uptown-by = { $names }, Uptown
evening-entry-uptown-keys = u p
evening-entry-downtown-we = Wir, Downtown
evening-entry-downtown-they = Sie, Downtown
evening-entry-downtown-by = { $names }, Downtown
evening-entry-downtown-keys = d w
evening-entry-no-trump-we = Wir, ohne Trumpf
evening-entry-no-trump-they = Sie, ohne Trumpf
evening-entry-no-trump-by = { $names }, ohne Trumpf
evening-entry-no-trump-keys = o t
evening-entry-uptown-made = Das Gebot ist erfüllt.
evening-entry-uptown-failed = Das Gebot ist gescheitert.
evening-entry-downtown-made = { evening-entry-uptown-made }
evening-entry-downtown-failed = { evening-entry-uptown-failed }
evening-entry-no-trump-made = { evening-entry-uptown-made }
evening-entry-no-trump-failed = { evening-entry-uptown-failed }
