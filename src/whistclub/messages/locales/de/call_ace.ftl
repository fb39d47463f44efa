# Call-ace Whist: seine Namen, Optionen, Ansagen, Ereignisse, Punkte und die Lektion.

game-call-ace = Ass-Ruf-Whist
game-call-ace-about = Dänisches Whist: Wer das gerufene Ass hat, ist dein Partner, und niemand sonst weiß, wer das ist.
preset-call-ace = Ass-Ruf-Whist mit Jokern und Katze, sechzehn Spiele
preset-call-ace-no-cat = Ass-Ruf-Whist mit 52 Karten und ohne Katze, sechzehn Spiele

option-jokers = Drei Joker sind im Blatt, und drei Karten liegen als Katze daneben.
option-attachments = Wie Vip, Gode, Halve und Sans bei gleicher Zahl zueinander stehen.
option-attachments-ranked = in dieser Folge
option-attachments-equal = alle gleich hoch
option-each-turn-doubles = Bei Vip verdoppeln die zweite und die dritte aufgedeckte Karte den Wert.
option-first-lead = Wer zum ersten Stich ausspielt.
option-first-lead-forehand = links vom Geber
option-first-lead-declarer = wer gerufen hat
app-value-ranked = gestuft
app-value-equal = gleich hoch
app-value-forehand = links vom Geber
app-value-declarer = wer gerufen hat

client-about-call-ace = Ruf ein Ass: Wer es hat, ist dein Partner.
client-more-call-ace = Sag sieben bis dreizehn Stiche an, tausch mit der Katze, und sieh, wer mit wem spielt, wenn das Ass fällt. Oder mach gar keinen Stich.
client-preset-call-ace-no-cat = Ohne Joker und Katze: Es gibt kein Vip, und nichts wird getauscht.

strain-alm = einfach
strain-vip = Vip
strain-gode = Gode
strain-halve = Halve
strain-sans = Sans
call-sol = Sol
call-ren-sol = Ren Sol
call-bordlaegger = Bordlægger
call-super-bordlaegger = Super-Bordlægger
act-ace = Das Ass in { $suit } rufen
act-king = Den König in { $suit } rufen
act-take-suit = Diese Farbe nehmen
act-turn-next = Die nächste Karte aufdecken
note-alm = Trumpf nach Wahl
note-vip = Trumpf aus der Katze
note-gode = Kreuz ist Trumpf
note-halve = dein Partner nennt Trumpf
note-sans = kein Trumpf
note-sol = allein, höchstens ein Stich
note-ren-sol = allein, kein Stich
note-bordlaegger = kein Stich, offen nach dem ersten
note-super-bordlaegger = kein Stich, sofort offen
note-take-suit = { $suit } Trumpf
note-take-no-trump = kein Trumpf
note-turn-next = die dritte gilt auf jeden Fall
note-pass-cat = keine Karten mehr für die Katze
terms-sol = höchstens 1
terms-ren-sol = keiner
terms-bordlaegger = keiner, offen
terms-super-bordlaegger = keiner, von Anfang an offen

guide-ace-ace = Ruf ein Ass. Wer es hat, spielt mit dir und sagt es nicht.
guide-ace-trump = Nenne den Trumpf, jede Farbe außer der gerufenen Karte.
guide-ace-vip = Die Karten der Katze werden einzeln aufgedeckt. Nimm die Farbe, die offen liegt, oder deck die nächste auf.
guide-ace-cat = Leg bis zu drei Karten in die Katze: Ebenso viele kommen von oben auf die Hand.
guide-ace-tricks-declarer = Du brauchst mit dem, der die gerufene Karte hat, { $count ->
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
  }.
guide-ace-tricks-partner = Du hast die gerufene Karte: Du bist der Partner, und ihr braucht zusammen { $count ->
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
  }.
guide-ace-tricks-against = Wer gerufen hat und wer die gerufene Karte hat, brauchen { $count ->
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
  }. Verhindere das.
guide-ace-sol-declarer = { $count ->
    [0] Mach keinen Stich. Spiel niedrig, und wirf hohe Karten ab, wenn du nicht bedienen kannst.
   *[other] Mach höchstens einen Stich. Spiel niedrig, und wirf hohe Karten ab, wenn du nicht bedienen kannst.
  }
guide-ace-sol-against = { $count ->
    [0] Häng dem Alleinspieler einen Stich an: Spiel niedrig, wenn dann er gewinnen muss.
   *[other] Häng dem Alleinspieler zwei Stiche an: Spiel niedrig, wenn dann er gewinnen muss.
  }
ask-ace-ace = Ruf ein Ass.
ask-ace-king = Ruf einen König, denn du hast alle Asse.
ask-ace-standing = Es gilt { $contract }.
tag-ace-called = gerufen
tag-ace-partner = Partner
pile-cat = { $count ->
    [0] Die Katze liegt offen
    [one] 1 Karte in der Katze
   *[other] { $count } Karten in der Katze
  }
pile-cat-gone = In der Katze aufgedeckt

event-ace-called = { $seat } ruft: { $card }.
event-ace-partner = Partner: { $declarer } und { $seat }.
event-vip-turned = In der Katze wird aufgedeckt: { $card }.
event-vip-taken = { $seat } nimmt, was offen liegt.
event-vip-refused = { $seat } lässt die nächste Karte aufdecken.
event-cat-laid = { $seat } legt eine Karte in die Katze.
event-cat-laid-own = Du legst in die Katze: { $card }.
event-cat-taken = { $count ->
    [one] { $seat } nimmt eine Karte aus der Katze.
   *[other] { $seat } nimmt { WORDS($count) } Karten aus der Katze.
  }
event-cat-taken-own = Aus der Katze nimmst du: { $cards }.
event-ace-contract = Kontrakt: { $contract }, { $seat }. Trumpf: { $suit }.
event-ace-contract-no-trump = Kontrakt: { $contract }, { $seat }. Kein Trumpf.

score-ace-made = { $declarer } allein, { $contract } gewonnen, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }
score-ace-failed = { $declarer } allein, { $contract } verloren, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }
score-ace-pair-made = { $declarer } und { $partner }, { $contract } gewonnen, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }
score-ace-pair-failed = { $declarer } und { $partner }, { $contract } verloren, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }

reason-wrong-phase-ace = Ruf jetzt ein Ass, mit allen vier Assen auf der Hand einen König.
reason-wrong-phase-cat = Leg jetzt eine Karte in die Katze, oder passe.
reason-called-card-due = Nicht { $card }. Du hast die gerufene Karte, und ihre Farbe wurde ausgespielt: Sie muss fallen.
reason-called-card-stays = { $card } ist gerufen und darf nicht weggelegt werden.
reason-suit-not-open = { $suit } geht jetzt nicht.

app-primer-ace =
    Vier spielen, jeder für sich, mit dreizehn Karten. Immer zwei überbieten einander, wie viele Stiche sie machen, sieben bis dreizehn, und mit welchem Trumpf; die höhere Ansage geht weiter.

    Wer die Ansage behält, ruft ein Ass. Wer es hat, ist in diesem Spiel der Partner und verschweigt es, bis das Ass fällt: Das muss es, sobald ein anderer seine Farbe ausspielt. Wer ein eigenes Ass gerufen hat oder eines, das in der Katze liegt, spielt allein.

    Ein Sol spielst du allein und ohne Trumpf und machst höchstens einen Stich, oder keinen.

    Was eine Ansage bringt, steht in den Regeln (B). Die Punkte gehen zwischen den Spielern hin und her; nach dem letzten Spiel gewinnt die höchste Summe.
app-primer-ace-cat =
    Drei Joker gehören zu keiner Farbe. Ein Joker gewinnt nur, wenn er ausgespielt wird, und selbst dann sticht ihn ein Trumpf. Drei Karten liegen daneben, die Katze: Vor dem Ausspielen dürfen bis zu drei Karten der Hand mit ihr getauscht werden.
line-primer-ace = Zwei überbieten einander, dann der Höhere und der Nächste. Wer das gerufene Ass hat, ist der Partner, und niemand sonst weiß es. Zusammen brauchen sie die angesagten Stiche; die anderen verhindern es.
line-explain-ace-pass = In der Reizung sagst du nichts mehr an. Vor dem Ausspielen legst du keine Karten mehr in die Katze.
line-explain-ace-ace = Wer dieses Ass bekommen hat, ist dein Partner und sagt es nicht.
line-explain-ace-king = Du hast alle vier Asse, also findet ein König deinen Partner.
line-explain-ace-take-suit = Die Farbe der offenen Karte wird Trumpf; ein Joker heißt: kein Trumpf.
line-explain-ace-turn-next = Die nächste Karte der Katze wird aufgedeckt. Die dritte gilt auf jeden Fall.
line-explain-ace-discard = Diese Karte kommt ungesehen in die Katze. Bist du fertig, kommen ebenso viele von oben auf deine Hand.
line-explain-ace-alm = Du brauchst mit dem, der das gerufene Ass hat, { WORDS($count) } Stiche. Du nennst den Trumpf, eine andere Farbe als die des Asses.
line-explain-ace-vip = Du brauchst mit dem, der das gerufene Ass hat, { WORDS($count) } Stiche. Trumpf wird aus der Katze aufgedeckt: Zwei Karten darfst du ablehnen.
line-explain-ace-gode = Du brauchst mit dem, der das gerufene Ass hat, { WORDS($count) } Stiche, mit Kreuz als Trumpf.
line-explain-ace-halve = Du brauchst mit dem, der das gerufene Ass hat, { WORDS($count) } Stiche. Dein Partner nennt den Trumpf und tauscht mit der Katze.
line-explain-ace-sans = Du brauchst mit dem, der das gerufene Ass hat, { WORDS($count) } Stiche ohne Trumpf.
line-explain-ace-sol = Allein und ohne Trumpf machst du höchstens einen Stich.
line-explain-ace-ren-sol = Allein und ohne Trumpf machst du keinen Stich.
line-explain-ace-bordlaegger = Allein und ohne Trumpf machst du keinen Stich, und nach dem ersten Stich liegt deine Hand für alle offen.
line-explain-ace-super-bordlaegger = Allein und ohne Trumpf machst du keinen Stich, und deine Hand liegt von Anfang an für alle offen.

client-lesson-about-call-ace-steps = Jemand hat dein Ass
lesson-call-ace-steps-first = Du hast ein Ass gerufen, und wer es hat, spielt mit dir. Spiel seine Farbe aus, dann siehst du, wer das ist.
lesson-call-ace-steps-then = Kennst du deinen Partner, dann überlass ihm einen Stich, den er schon hat.

# Ein Spiel mit echten Karten eintragen
evening-entry-ace-alm = Einfach
evening-entry-ace-alm-about = ab 7
evening-entry-ace-alm-keys = a
evening-entry-ace-vip = Vip
evening-entry-ace-vip-about = Trumpf aus der Katze
evening-entry-ace-vip-keys = v
evening-entry-ace-gode = Gode
evening-entry-ace-gode-about = Kreuz
evening-entry-ace-gode-keys = g
evening-entry-ace-halve = Halve
evening-entry-ace-halve-about = Partner nennt Trumpf
evening-entry-ace-halve-keys = h
evening-entry-ace-sans = Sans
evening-entry-ace-sans-about = ohne Trumpf
evening-entry-ace-sans-keys = s
evening-entry-ace-sol = Sol
evening-entry-ace-sol-about = höchstens ein Stich
evening-entry-ace-sol-keys = o
evening-entry-ace-ren-sol = Ren Sol
evening-entry-ace-ren-sol-about = kein Stich
evening-entry-ace-ren-sol-keys = r
evening-entry-ace-bordlaegger = Bordlægger
evening-entry-ace-bordlaegger-about = kein Stich, offen
evening-entry-ace-bordlaegger-keys = b
evening-entry-ace-super-bordlaegger = Super-Bordlægger
evening-entry-ace-super-bordlaegger-about = sofort offen
evening-entry-ace-super-bordlaegger-keys = u
