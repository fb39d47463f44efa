# Warum eine Handlung gewählt wurde, in den Worten eines Spielers.

why-random = Irgendein erlaubter Zug, zufällig gewählt.
why-lowest = Immer die niedrigste erlaubte Karte.
why-simple = Gewohnheit eines einfachen Spielers: klein spielen und meistens passen.
why-only-act = Ein anderer Zug ist nicht erlaubt.
why-tried-acts = { $count ->
    [one] Das brachte am meisten, als das Spiel in einer Verteilung, die zum Gesehenen passt, schlicht zu Ende gespielt wurde.
   *[other] Das brachte am meisten, als das Spiel schlicht zu Ende gespielt wurde, mit den unbekannten Karten auf { $count } Arten verteilt.
}
why-one-bid = Immer dasselbe Gebot, was auch auf der Hand ist.

why-only-card = { $card } ist die einzige erlaubte Karte.
why-last-takes = Als letzte Karte macht { $card } den Stich so billig wie möglich.
why-partner-has-it = { $partner } hat den Stich schon für uns, da reicht { $card }.
why-partner-ahead = { $partner } liegt in diesem Stich vorn, und eine höhere Karte würde nicht helfen, da reicht { $card }.
why-partner-is-sure = Die Karte von { $partner } kann keiner mehr schlagen, da reicht { $card }.
why-no-overtaking = { $card } lässt dem Partner den Stich: Eine höhere Karte wäre nicht mehr wert als { $played }.
why-drill-costs = Alles andere kostet in zehn Spielen, die zu dem passen, was du siehst, { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} oder mehr.
why-best-here = Mit diesen Karten bringt das in zehn Spielen etwa { $tenths ->
    [one] einen Punkt
   *[other] { $tenths } Punkte
} mehr als das Übliche: { $next }.
why-best-match = Mit diesen Karten gewinnt das etwa { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} von hundert mehr als das Übliche: { $next }.
why-best-priced = Gezählt ist das mehr wert als das Übliche: { $next }.
why-over-partner = Erlaubt sind nur Karten über der des Partners, also geht die niedrigste: { $card }.
why-third-high = Dritte Hand spielt hoch: { $card }.
why-sure-to-win = { $card } macht den Stich sicher, eine niedrigere Karte nicht.
why-second-low = Zweite Hand spielt klein, denn der Partner kommt noch: { $card }.
why-second-splits = { $card } kommt aus benachbarten hohen Karten: Eine davon kann gewinnen, und die andere ist dann so gut wie vorher.
why-cannot-win = Hier gewinnt keine, also geht die niedrigste: { $card }.
why-ruff = Stich mit dem niedrigsten Trumpf, der reicht: { $card }.
why-ruff-only = Stich mit dem einzigen Trumpf, der reicht: { $card }.
why-sluff-unwanted = { $card } wird abgeworfen, aus der Farbe, die der Partner nicht ausspielen soll: { $suit }.
why-sluff-spare = { $card } wird abgeworfen: Jede andere Karte ist für später mehr wert.
why-sluff-least = { $card } wird abgeworfen: Sie fehlt am wenigsten.
why-sluff-only-suit = { $card } wird abgeworfen, aus der einzigen Farbe, die dafür da ist: { $suit }.
why-sluff-trump = Es sind nur noch Trümpfe da, also geht { $card }.
why-sluff-from-best = { $card } wird abgeworfen, wie verabredet niedrig aus der besten Farbe: { $suit }.
why-tried-out = { $count ->
    [one] { $card } schnitt am besten ab, als das Spiel in einer Verteilung durchprobiert wurde, die zum Gesehenen passt.
   *[other] { $card } schnitt am besten ab, als das Spiel mit { $count } Verteilungen der unbekannten Karten durchprobiert wurde.
}

why-draw-trumps = { $card } zieht Trümpfe, damit die Gegner nicht stechen können.
why-cash = { $card } gewinnt jetzt: Keiner hat eine höhere Karte der Farbe.
why-cash-unless-ruffed = { $card } gewinnt jetzt, wenn niemand sticht: Keiner hat eine höhere Karte der Farbe.
why-run-for-home = { $count ->
    [one] { $card } ist ein sicherer Stich, und der entscheidet das Spiel.
   *[other] { $card } beginnt eine Reihe sicherer Stiche (mindestens { $count }), und die entscheiden das Spiel.
}
why-partners-suit = { $card } geht zurück in die Farbe von { $partner }: { $suit }.
why-return-trumps = { $partner } hat Trumpf ausgespielt, also kommt Trumpf zurück: { $card }.
why-second-covers = Niemand sonst hat eine höhere Karte der Farbe als { $card }, und { $played } ist sie wert.
why-third-finesse = { $card } ist ein Schnitt: In dieser Farbe schlägt sie nur { $missing }, und { $best } bleibt für später.
why-third-lets-run = { $card } lässt { $played } von { $partner } vorn: In dieser Farbe schlägt sie nur { $missing }.
why-ruff-kept = { $card } wird abgeworfen, die Trümpfe bleiben: { $partner } spielt noch zu und kann diesen Stich machen.
why-give-ruff = { $partner } hat von dieser Farbe nichts mehr und kann { $card } vielleicht stechen.
why-lead-singleton = { $card } ist die einzige Karte ihrer Farbe, die nächste lässt sich dann stechen.
why-lead-last = { $card } ist die letzte Karte der Farbe: Sie macht den Stich oder kostet jemanden einen Trumpf.
why-best-suit = { $card } kommt aus der besten Farbe: { $suit }.
why-only-suit = { $card } kommt aus der einzigen Farbe, die noch da ist: { $suit }.
why-only-side-suit = { $card } kommt aus der einzigen Farbe, die außer Trumpf noch da ist: { $suit }.
why-own-suit = { $card } setzt die eigene Farbe fort: { $suit }.
why-lead-long = { $card } kommt aus einer längeren Farbe als der nächstbesten: { $suit }.
why-suits-alike = { $card } ist so gut wie die beste Karte einer anderen Farbe.
why-not-opponents-suit = { $card } meidet { $suit }, wo ein Gegner eine Invite gespielt hat.
why-not-partners-void = { $card } meidet { $suit }, denn davon hat { $partner } nichts.
why-sluffed-best = { $partner } hat { $suit } abgeworfen, was wie verabredet die beste Farbe zeigt, also kommt sie: { $card }.
why-not-sluffed = { $card } meidet { $suit }: { $partner } hat davon abgeworfen, und das zeigt wie verabredet eine Farbe, die er nicht will.
why-suit-again = { $card } kommt aus einer Farbe, die schon ausgespielt wurde: { $suit }.

why-invite-high = Eine Invite: die niedrigste Karte der besten Farbe, { $card }.
why-return-high = Die Hand ist schwach, also kommt die Farbe von { $partner } zurück, mit der höchsten Karte davon: { $card }.
why-answer-high = Das war eine Invite von { $partner }, und die Antwort ist die höchste Karte der Farbe: { $card }.
why-answer-sparing = Die höchste Karte wäre schon geschlagen, also ist die Antwort an { $partner } die niedrigste: { $card }.
why-lead-names-trump = Das erste Ausspiel bestimmt den Trumpf, also kommt { $card } aus der besten Farbe: { $suit }.

why-invite-low = Eine Invite im Low: die höchste Karte der schwächsten Farbe, { $card }.
why-answer-low = Das war eine Invite von { $partner }, und die Antwort im Low ist die höchste Karte der Farbe: { $card }.
why-partners-suit-low = { $card } geht zurück in die Farbe von { $partner }, wo sie wohl verliert.
why-partners-suit-least = { $card } geht zurück in die Farbe von { $partner }: { $suit }. Kein Ausspiel hier verliert eher.
why-lead-to-lose = { $card } ist das Ausspiel, das am ehesten verliert.
why-lead-short = Kaum eine Karte hier verliert eher als { $card }, und ihre Farbe ist kurz.
why-lead-short-to-lose = { $card } verliert wahrscheinlich, und die Farbe ist kurz.
why-none-under = Keine Karte hier bleibt unter { $played }, also geht die höchste: { $card }.
why-lead-least-bad = Jedes Ausspiel kann hier den Stich machen, { $card } noch am wenigsten.
why-duck = { $card } ist die höchste Karte, die unter { $played } bleibt.
why-unload-on-partner = { $partner } macht diesen Stich ohnehin, also geht die höchste Karte: { $card }.
why-unload-over-partner = Der Stich gehört der Seite ohnehin, also geht die höchste Karte, auch über die von { $partner }: { $card }.
why-win-with-highest = Der Stich ist nicht zu vermeiden, also mit der höchsten Karte: { $card }.
why-win-likely = Der Stich lässt sich kaum vermeiden, also geht die höchste Karte: { $card }.
why-hope-to-lose = { $card } ist die niedrigste Karte, und wer noch kommt, muss sie vielleicht schlagen.
why-sluff-low = { $card } wird abgeworfen: Diese Karte könnte sonst einen Stich machen.
why-sluff-harmless = { $card } wird abgeworfen: Keine Karte hier könnte noch einen Stich machen.
why-lead-rid = { $card } wird ausgespielt, um diese Karte loszuwerden.

why-bid-high = High, mit { $card }: Auf Stiche gezählt, kommt die Hand auf { $count }.
why-bid-low = Low, mit { $card }: Auf Stiche gezählt, kommt die Hand nur auf { $count }.
why-signal-high = High ohne eine Karte seiner Farbe: { $cards } sind das Signal.
why-signal-low = Low ohne eine Karte seiner Farbe: { $cards } sind das Signal.
why-bid-forced = Von der anderen Farbe ist nichts da, also muss { $card } reichen.
why-say-grand = Grand: Auf Stiche gezählt, kommt die Hand auf { $count }.
why-say-pass = Passe: Auf Stiche gezählt, kommt die Hand nur auf { $count }.
why-say-nullo = Nullo: Auf Stiche gezählt, kommt die Hand nur auf { $count }.

why-call-dix = Grand Dix: Die Hand hat { $count } Stiche, von oben.
why-call-nola = Sola Nola: Niedrige Karten decken die hohen, und die schlechteste Karte geht zum Partner.
why-call-pass = Passe: Um allein zu spielen, ist die Hand weder niedrig noch hoch genug.
why-pass-worst = { $card } geht zum Partner: Diese Karte würde am ehesten einen Stich machen.
why-pass-lowest = { $card } geht zum Alleinspieler: Eine niedrige Karte deckt eine hohe.
why-under-bidder = { $card } bleibt unter der Karte des Alleinspielers, der den Stich gerade macht.
why-over-bidder = Es sind nur Karten über der des Alleinspielers da, also geht die höchste: { $card }.
why-covered = Die Karte des Alleinspielers ist schon geschlagen, also kann eine hohe weg, die nicht schadet: { $card }.
why-stay-under = { $bidder } spielt noch: { $card } ist die höchste Karte, die darunterbleibt, damit der Stich niedrig bleibt.
why-over-early = { $bidder } spielt noch, aber es sind nur höhere Karten da, also geht die höchste: { $card }.
why-lead-under = { $card } wird ausgespielt, weil { $bidder } wenige Karten darunter hat.
why-sluff-useless = { $card } wird abgeworfen: Unter keiner anderen Karte hier kann der Alleinspieler mehr haben.
why-dix-win = { $card } macht den ersten Stich, ohne den Grand Dix verloren ist.
why-dix-first = Keine Karte macht den ersten Stich sicher, ohne den der Grand Dix verloren ist, also geht die höchste hoch: { $card }.
why-dix-run = { $card } läuft: Keiner kann sie schlagen.
why-dix-hope = Einen sicheren Stich gibt es nicht mehr, also ist { $card } der beste Versuch.
why-dix-partner = { $card } wird ausgespielt: Von keiner Farbe sind hier weniger hohe Karten da als von { $suit }, die hat also wohl der Alleinspieler.
why-dix-beat = Ein Stich schlägt Grand Dix, also geht die höchste Karte hoch: { $card }.
why-keep-stoppers = { $card } wird abgeworfen, und was den Alleinspieler aufhalten kann, bleibt.
why-dix-sluff = { $card } wird abgeworfen: Sie fehlt gegen den Alleinspieler am wenigsten.

why-stock-take = { $card } macht den Stich für { $shown }; diese Karte lohnt sich.
why-stock-must-take = Jede erlaubte Karte macht den Stich, also geht die, die am wenigsten wert ist: { $card }.
why-stock-leave = { $card } überlässt dem Gegner { $shown }: Die nächste Karte ist wohl besser.
why-stock-lead-high = { $card } wird ausgespielt, um { $shown } zu gewinnen.
why-stock-lead-try = { $card } wird ausgespielt, in der Hoffnung, damit { $shown } zu gewinnen.
why-stock-lead-low = { $card } wird ausgespielt, um diese Karte loszuwerden: { $shown } lohnt keine hohe.
why-stock-take-counts = { $card } macht den Stich, und der zählt, was immer die offene Karte wert ist.
why-stock-lead-counts = { $card } wird ausgespielt, um den Stich zu machen: Er zählt, was immer die offene Karte wert ist.
why-stock-spare = { $card } fehlt später am wenigsten.
why-known-hand = { $card } ist richtig gegen die Karten, die der Gegner haben muss: { $count ->
    [one] Sicher ist damit einer der Stiche, die zählen.
   *[other] Sicher sind damit { $count } der Stiche, die zählen.
}
why-known-even = Jede Karte bringt hier gleich viel: { $count ->
    [0] keinen der Stiche, die zählen.
    [one] einen der Stiche, die zählen.
   *[other] { $count } der Stiche, die zählen.
} { $card } ist am wenigsten wert.
why-known-likely = { $card } sieht am besten aus gegen die Karten, die der Gegner haben muss.
