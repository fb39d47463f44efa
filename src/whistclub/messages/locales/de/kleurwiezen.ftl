# Kleurwiezen: Namen, Optionen, Ansagen, Ereignisse, Wertung und Übungsspiel.

game-kleurwiezen = Kleurwiezen
game-kleurwiezen-about = Whist aus Belgien: in einer Farbe einen Partner suchen, allein gehen oder keinen Stich machen; jeder für sich.
preset-kleurwiezen = Kleurwiezen in Dreierschritten, sechzehn Spiele
preset-kleurwiezen-small = Kleurwiezen in kleinen Punkten, Verdoppelungen häufen sich, sechzehn Spiele

option-troel = Drei Asse auf einer Hand verpflichten zum Troel.
option-troela = Auf wie viele Stiche vier Asse auf einer Hand gespielt werden, wenn überhaupt.
option-troela-eight-tricks = acht Stiche
option-troela-nine-tricks = neun Stiche
option-troela-none = kein Troel
option-piccolo = Ein Piccolo darf angesagt werden: genau ein Stich.
option-solo-slim = Welches Solo ein Solo slim ist.
option-solo-slim-hearts-only = das in Herz
option-solo-slim-any-suit = jedes
option-shared-misere = Mehrere dürfen dieselbe Misère spielen, jeder für sich.
option-specials = Wann Misère, Abondance und Solo angesagt werden dürfen.
option-specials-first-turn = beim ersten Mal
option-specials-any-turn = jedes Mal
option-eldest-waits = Wer zuerst spricht, darf warten und später mitgehen.
option-scoring-steps = Schritte: 8, und 3 für jeden Stich mehr
option-scoring-small = kleine Punkte: 2, und 1 für jeden Stich mehr
option-unshuffled = Nur vor dem ersten Spiel wird gemischt; danach werden die Stiche eingesammelt, abgehoben und zu vier, vier und fünf gegeben.
option-passed-out = Was es für das nächste Spiel heißt, wenn alle passen.
option-passed-out-doubles = es zählt doppelt
option-passed-out-adds-up = jedes Mal einfach mehr
option-passed-out-no-doubling = nichts
app-value-nine-tricks = neun Stiche
app-value-hearts-only = Herz
app-value-any-suit = jede Farbe
app-value-first-turn = beim ersten Mal
app-value-any-turn = jedes Mal
app-value-steps = Schritte
app-value-small = kleine Punkte
app-value-doubles = verdoppelt
app-value-adds-up = häuft sich
app-value-no-doubling = nichts

client-about-kleurwiezen = Such einen Partner, geh allein oder mach keinen Stich.
client-more-kleurwiezen = Nenne eine Farbe und sieh, wer mitgeht: zu zweit acht Stiche. Drei Asse auf einer Hand finden ihren Partner von selbst.
client-preset-kleurwiezen-small = Acht Stiche zu zweit zählen zwei, jeder weitere eins. Jedes Spiel, in dem alle passen, lässt das nächste einfach mehr zählen.

act-hold-back = Warten
act-lone = Allein gehen
act-raise = Erhöhen
call-hold-back = warten
call-lone = allein
call-raise = erhöhen
call-piccolo = Piccolo
call-troel = Troel
call-solo-slim = Solo slim
note-hold-back = nur um später mitzugehen
note-lone = allein, so viele Stiche wie nötig
note-raise = so viele Stiche wie nötig
note-piccolo = genau ein Stich
note-kleurwiezen-propose = mit Partner
note-kleurwiezen-abondance = allein, du spielst aus
note-kleurwiezen-solo = allein, alle dreizehn
note-kleurwiezen-solo-slim = Solo slim, alle dreizehn

ask-kleurwiezen-asks = { $seat } sucht in { $suit } einen Partner.
ask-kleurwiezen-standing = { $seat } hält die Ansage: { $contract }, { WORDS($tricks) }, { $suit }.
guide-piccolo-yours = Du brauchst genau einen Stich, nicht mehr und nicht weniger.
guide-piccolo-against = Genau ein Stich ist verlangt: Gebt mehr oder keinen.

event-kleurwiezen-troel = Troel: { $seat } mit { $cards }, { $partner } mit { $card }. Zu zweit brauchen sie { WORDS($tricks) } Stiche, und deren Farbe ist Trumpf.
event-kleurwiezen-now = { $seat } will { WORDS($tricks) } Stiche machen. Trumpf wäre { $suit }.
event-kleurwiezen-contract = Kontrakt: { $contract }, { $seats }, { $tricks ->
    [13] alle dreizehn Stiche
    [one] mindestens ein Stich
   *[other] mindestens { WORDS($tricks) } Stiche
  }. Trumpf: { $suit }.
event-kleurwiezen-no-trump = Kontrakt: { $contract }, { $seats }. Kein Trumpf.

score-kleurwiezen-made = { $seats }: { $contract } erfüllt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }{ $factor ->
    [1] {""}
   *[other] , zählt { $factor }-mal
  }
score-kleurwiezen-failed = { $seats }: { $contract } gescheitert, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }{ $factor ->
    [1] {""}
   *[other] , zählt { $factor }-mal
  }

reason-kleurwiezen-first-card = Die erste Karte dieses Troels ist { $card }.
reason-kleurwiezen-passed-out = Spiele davor, in denen alle passten: { $count } können es nicht sein, höchstens { $most }.

app-primer-kleurwiezen =
    Vier spielen, jeder für sich, mit je dreizehn Karten. Keine Karte wird aufgedeckt: Trumpf wird beim Reizen genannt.

    Der Reihe nach passt jeder oder sagt an. „8 Herz“ sucht einen Partner: Wer mitgeht, macht mit dir acht Stiche. Geht niemand mit, darfst du allein auf fünf spielen. Neun bis zwölf in einer Farbe ist eine Abondance, allein; Misère ist gar kein Stich.

    Wer drei Asse hat, hat ein Troel: Wer das vierte hat, wird sein Partner, ob es ihm gefällt oder nicht.

    Was ein Kontrakt bringt, steht in den Regeln (B). Die Punkte gehen zwischen den Spielern hin und her; nach dem letzten Spiel gewinnt, wer am meisten hat.
line-primer-kleurwiezen = Jeder spielt für sich, und keine Karte wird aufgedeckt. Der Reihe nach passt jeder, sucht in einer Farbe einen Partner, geht mit oder sagt allein mehr an. Die höchste Ansage wird gespielt, und die anderen wollen sie verderben.
line-explain-kleurwiezen-pass = Du sagst in dieser Reizung nichts mehr an.
line-explain-kleurwiezen-hold-back = Du sagst jetzt nichts an. Später darfst du mit jemandem mitgehen, der einen Partner sucht, und sonst nichts.
line-explain-kleurwiezen-accept = Du gehst mit dem, der einen Partner sucht: zusammen mindestens acht Stiche, mit dieser Farbe als Trumpf.
line-explain-kleurwiezen-lone = Niemand ging mit, oder ihr wurdet überboten: Du spielst allein in deiner Farbe, auf so viele Stiche, wie die Ansage braucht, mindestens fünf.
line-explain-kleurwiezen-raise = Ihr haltet die Ansage wieder, mit so vielen Stichen, wie das braucht.
line-explain-kleurwiezen-piccolo = Genau ein Stich, ohne Trumpf.
line-explain-kleurwiezen-misere = Gar kein Stich, ohne Trumpf. Andere dürfen dasselbe ansagen und spielen es neben dir.
line-explain-kleurwiezen-misere-ouverte = Gar kein Stich, ohne Trumpf, und nach dem ersten Stich liegt deine Hand für alle offen.
line-explain-kleurwiezen-propose = Du suchst in dieser Farbe einen Partner: zusammen mindestens acht Stiche. Geht niemand mit, darfst du allein gehen.
line-explain-kleurwiezen-abondance = So viele Stiche allein gegen drei, mit dieser Farbe als Trumpf. Du spielst aus.
line-explain-kleurwiezen-solo = Alle dreizehn Stiche allein gegen drei, mit dieser Farbe als Trumpf. Du spielst aus.
line-explain-kleurwiezen-solo-slim = Alle dreizehn Stiche allein gegen drei, mit dieser Farbe als Trumpf. Du spielst aus.
line-worth-kleurwiezen = Jeder Gegner zahlt dafür { $count }, oder bekommt so viel. Stiche darüber oder darunter können dazukommen: siehe die Regeln.

client-lesson-about-kleurwiezen-steps = Drei Asse finden einen Partner
lesson-kleurwiezen-steps-first = Drei Asse verpflichten: Wer das vierte hat, ist dein Partner und spielt es aus, und seine Farbe ist Trumpf.
lesson-kleurwiezen-steps-then = Zu zweit braucht ihr acht Stiche. Sind die Trümpfe der anderen gezogen, spiel deine hohen Karten, und lass die des Partners stehen.

# Ein Spiel mit echten Karten eintragen
evening-entry-kleur-propose = Vorschlag
evening-entry-kleur-propose-about = zu zweit, ab 8
evening-entry-kleur-propose-keys = v
evening-entry-kleur-lone = Allein
evening-entry-kleur-lone-about = ab 5
evening-entry-kleur-lone-keys = a
evening-entry-kleur-piccolo = Piccolo
evening-entry-kleur-piccolo-about = genau ein Stich
evening-entry-kleur-piccolo-keys = c
evening-entry-kleur-abondance = Abondance
evening-entry-kleur-abondance-about = ab 9
evening-entry-kleur-abondance-keys = b
evening-entry-kleur-troel = Troel
evening-entry-kleur-troel-about = drei oder vier Asse
evening-entry-kleur-troel-keys = t
evening-entry-kleur-misere = Misère
evening-entry-kleur-misere-about = kein Stich
evening-entry-kleur-misere-keys = m
evening-entry-kleur-misere-ouverte = Misère ouverte
evening-entry-kleur-misere-ouverte-about = kein Stich, offen
evening-entry-kleur-misere-ouverte-keys = o
evening-entry-kleur-solo = Solo
evening-entry-kleur-solo-about = alle 13
evening-entry-kleur-solo-keys = s
evening-entry-kleur-solo-slim = Solo slim
evening-entry-kleur-solo-slim-about = alle 13, zählt am meisten
evening-entry-kleur-solo-slim-keys = l
