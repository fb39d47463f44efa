# Warum eine Handlung gewählt wurde, in den Worten eines Spielers.

why-random = Irgendeine erlaubte Handlung, zufällig gewählt.
why-lowest = Immer die niedrigste erlaubte Karte.
why-simple = Gewohnheit eines einfachen Spielers: niedrige Karten, und meist wird gepasst.
why-one-bid = Immer dasselbe Gebot, was auch auf der Hand ist.

why-only-card = { $card } ist die einzige Karte, die gespielt werden darf.
why-last-takes = Als letzte Karte im Stich gewinnt { $card } so billig wie möglich.
why-partner-has-it = { $partner } hat den Stich schon für uns, da reicht { $card }.
why-partner-ahead = { $partner } liegt in diesem Stich vorn, und eine höhere Karte würde nicht helfen, da reicht { $card }.
why-partner-is-sure = Die Karte von { $partner } kann keiner mehr schlagen, da reicht { $card }.
why-no-overtaking = { $card } lässt dem Partner den Stich: Eine höhere Karte wäre nicht mehr wert als { $played }.
why-third-high = Wer als Dritter spielt, spielt hoch, um den Stich für die Seite zu machen: { $card }.
why-sure-to-win = { $card } macht den Stich sicher, eine niedrigere Karte nicht.
why-second-low = Wer als Zweiter spielt, spielt niedrig, denn der Partner kommt noch: { $card }.
why-second-splits = { $card } kommt aus benachbarten hohen Karten: Eine davon gewinnt, die andere bleibt gut.
why-cannot-win = Keine Karte hier gewinnt diesen Stich, also geht die niedrigste: { $card }.
why-ruff = Die ausgespielte Farbe fehlt, also sticht ein niedriger Trumpf: { $card }.
why-sluff-unwanted = { $card } wird abgeworfen, aus der Farbe, die der Partner nicht ausspielen soll: { $suit }.
why-sluff-from-best = { $card } wird abgeworfen, wie verabredet niedrig aus der besten Farbe: { $suit }.
why-tried-out = { $card } schnitt am besten ab, als das Spiel mit { $count } Verteilungen der unbekannten Karten durchprobiert wurde.

why-draw-trumps = { $card } zieht Trümpfe, damit die Gegner nicht stechen können.
why-cash = { $card } gewinnt jetzt: Keiner hat eine höhere Karte der Farbe.
why-run-for-home = { $card } beginnt eine Reihe sicherer Stiche (mindestens { $count }), und die entscheiden das Spiel.
why-partners-suit = { $card } geht zurück in die Farbe von { $partner }: { $suit }.
why-give-ruff = { $partner } hat von dieser Farbe nichts mehr und kann { $card } stechen.
why-lead-singleton = { $card } ist die einzige Karte ihrer Farbe, die nächste lässt sich dann stechen.
why-best-suit = { $card } kommt aus der besten Farbe: { $suit }.
why-own-suit = { $card } setzt die eigene Farbe fort: { $suit }.
why-new-suit = { $card } versucht eine andere Farbe: { $suit }.

why-invite-high = Ein Invite: die niedrigste Karte der besten Farbe, { $card }.
why-return-high = Die Hand ist schwach, also kommt die Farbe von { $partner } zurück, mit der höchsten Karte davon: { $card }.
why-answer-high = Das war ein Invite von { $partner }, und die Antwort ist die höchste Karte der Farbe: { $card }.
why-answer-sparing = Die höchste Karte wäre schon geschlagen, also ist die Antwort an { $partner } die niedrigste: { $card }.
why-lead-names-trump = Das erste Ausspiel bestimmt den Trumpf, also kommt { $card } aus der besten Farbe: { $suit }.

why-invite-low = Ein Invite im Low: die höchste Karte der schwächsten Farbe, { $card }.
why-answer-low = Das war ein Invite von { $partner }, und die Antwort im Low ist die höchste Karte der Farbe: { $card }.
why-partners-suit-low = { $card } geht zurück in die Farbe von { $partner }, wo sie wohl verliert.
why-lead-to-lose = { $card } ist das Ausspiel, das am ehesten verliert.
why-duck = { $card } ist die höchste Karte, die unter { $played } bleibt.
why-unload-on-partner = { $partner } macht diesen Stich ohnehin, also geht die höchste Karte: { $card }.
why-win-with-highest = Der Stich lässt sich nicht vermeiden, also mit der höchsten Karte: { $card }.
why-hope-to-lose = { $card } ist die niedrigste Karte, und wer noch kommt, muss sie vielleicht schlagen.
why-sluff-low = { $card } wird abgeworfen, denn sie könnte sonst einen Stich machen.

why-bid-high = High, mit { $card }: Die Hand zählt { $count } für das Stichemachen.
why-bid-low = Low, mit { $card }: Die Hand zählt nur { $count } für das Stichemachen.
why-signal-high = High ohne eine Karte seiner Farbe: { $cards } sind das Signal.
why-signal-low = Low ohne eine Karte seiner Farbe: { $cards } sind das Signal.
why-bid-forced = Von der anderen Farbe ist nichts da, also muss { $card } reichen.
why-say-grand = Grand: Die Hand zählt { $count } für das Stichemachen.
why-say-pass = Passe: Die Hand zählt nur { $count } für das Stichemachen.
why-say-nullo = Nullo: Die Hand zählt nur { $count } für das Stichemachen.

why-call-dix = Grand Dix: Die Hand hat { $count } Stiche, die von oben durchlaufen.
why-call-nola = Sola Nola: Niedrige Karten decken die hohen, und die schlechteste Karte geht zum Partner.
why-call-pass = Passe: Um allein zu spielen, ist die Hand weder niedrig noch hoch genug.
why-pass-worst = { $card } geht zum Partner: Diese Karte würde am ehesten einen Stich machen.
why-pass-lowest = { $card } geht zum Alleinspieler: Eine niedrige Karte deckt eine hohe.
why-under-bidder = { $card } bleibt unter der Karte des Alleinspielers, der den Stich gerade macht.
why-covered = Die Karte des Alleinspielers ist schon geschlagen, also kann eine hohe weg, die nicht schadet: { $card }.
why-stay-under = { $bidder } spielt noch, und { $card } lässt wenig Platz, darunterzubleiben.
why-lead-under = { $card } wird ausgespielt, weil { $bidder } wenige Karten darunter hat.
why-sluff-useless = { $card } wird abgeworfen: zu hoch, um unter den Alleinspieler zu kommen.
why-dix-win = { $card } macht den ersten Stich, ohne den Grand Dix verloren ist.
why-dix-run = { $card } läuft: Keiner kann sie schlagen.
why-dix-hope = Einen sicheren Stich gibt es nicht mehr, also ist { $card } der beste Versuch.
why-dix-partner = { $card }, denn die hohen Karten der Farbe { $suit } fehlen hier: Die hat wohl der Alleinspieler.
why-dix-beat = Ein Stich schlägt Grand Dix, also geht die höchste Karte hoch: { $card }.
why-keep-stoppers = { $card } wird abgeworfen, und was den Alleinspieler aufhalten kann, bleibt.
