# Warum eine Handlung im Solo-Whist und in den Patiencen gewählt wurde, in den Worten eines Spielers.

why-solo-pass = Passe: Mit { $suit } als Trumpf zählt die Hand allein etwa { $count } { $count ->
    [one] Stich
   *[other] Stiche
  }, und kein Kontrakt verspricht genug.
why-solo-no-raise = Das Gebot bleibt: nichts Höheres verspricht mehr.
why-solo-propose = Ein Vorschlag: Mit { $suit } als Trumpf sollte die Hand etwa { $count } der acht Stiche bringen, ein Partner den Rest.
why-solo-accept = { $partner } hat vorgeschlagen; mit { $suit } als Trumpf sollte die Hand etwa { $count } der acht verlangten Stiche bringen.
why-solo-call-tricks = Ansage { $call }: Mit { $suit } als Trumpf zählt die Hand etwa { $count } { $count ->
    [one] Stich
   *[other] Stiche
  }, und { $wanted } sind verlangt.
why-solo-call-misere = Ansage { $call }: Die Hand hat niedrige Karten, um darunter zu bleiben, und sollte in etwa { $percent } von hundert Spielen keinen Stich machen.
why-solo-call-declared = Alle dreizehn Stiche: { $count } davon sind sicher, wenn diese Hand ausspielt.
why-solo-trump = Mit { $suit } als Trumpf zählt die Hand am meisten, etwa { $count } { $count ->
    [one] Stich
   *[other] Stiche
  }.

why-solo-lead-master = { $card } gewinnt jetzt, wenn niemand trumpft: Keiner hat eine höhere Karte der Farbe.
why-solo-draw-trumps = { $card } zieht Trümpfe, damit später weniger davon stechen.
why-solo-lead-singleton = { $card } ist die einzige Karte ihrer Farbe, sodass die nächste getrumpft werden kann.
why-solo-lead-partner-suit = { $card } geht zurück in eine Farbe, die { $partner } ausgespielt hat: { $suit }.
why-solo-lead-through = { $declarer } spielt als Nächster und muss wählen, ohne die Karten der anderen zu sehen: { $card } wird durch diese Hand gespielt.
why-solo-lead-up-to = { $declarer } spielt zuletzt zu diesem Stich; { $card } wird auf diese Hand zu gespielt, und ein Partner sitzt vielleicht darüber.
why-solo-lead-least = { $card } gibt beim Ausspielen am wenigsten her.

why-solo-win-cheaply = Danach spielt kein Gegner mehr, also nimmt { $card } den Stich so billig wie möglich.
why-solo-master-now = { $card } nimmt den Stich, denn niemand hat eine höhere Karte der Farbe.
why-solo-high-now = { $card } hält den Stich wahrscheinlich gegen alle, die noch spielen.
why-solo-ruff = Die ausgespielte Farbe fehlt, und { $card } trumpft: Der Stich ist mehr wert als der Trumpf.
why-solo-partner-has-it = { $partner } gewinnt den Stich für dieselbe Seite, also genügt { $card }.
why-solo-keep-for-later = Die höheren Karten sind später mehr wert, also wird jetzt { $card } gespielt.
why-solo-cannot-win = Keine Karte der Hand kann diesen Stich gewinnen, also geht { $card }, die am wenigsten wert ist.
why-solo-throw-least = Die ausgespielte Farbe fehlt, und { $card } ist am wenigsten wert.

why-solo-duck-highest = { $card } ist die höchste Karte, die unter { $beaten } bleibt: So wird man sie los, ohne den Stich zu nehmen.
why-solo-hope-to-be-covered = Jede Karte der Farbe ist höher als die gewinnende; { $card } wird am ehesten noch von jemandem überboten.
why-solo-misere-lead = { $card } wird beim Ausspielen am ehesten überboten.
why-solo-throw-danger = { $card } wird abgeworfen: Diese Karte würde später am ehesten einen Stich machen.
why-solo-general-early = Nur der letzte Stich zählt, also geht die hohe Karte { $card } früh.
why-solo-general-late = Nur der letzte Stich zählt, also wird kurz vor Schluss niedrig ausgespielt: { $card }.

why-solo-highest-useless = { $beaten } liegt in diesem Stich schon über { $declarer }; also geht { $card }, die höchste Karte darunter, die später nur im Weg wäre.
why-solo-spend-high = Über { $declarer } liegt in diesem Stich ohnehin eine Karte, also geht die höchste, { $card }, die später nur im Weg wäre.
why-solo-under-declarer = { $declarer } gewinnt gerade und soll den Stich behalten: { $card } bleibt darunter.
why-solo-must-cover = Es sind nur höhere Karten da, also wird { $declarer } in jedem Fall überboten; { $card } geht, die höchste.
why-solo-stay-under = { $declarer } muss noch spielen: { $card } bleibt darunter, damit der Stich so niedrig bleibt, wie er ist.
why-solo-lowest-over = { $declarer } muss noch spielen, und { $card } ist die niedrigste Karte: Sie lässt am wenigsten Raum, darunter zu bleiben.
why-solo-lead-at-open-hand = Die offene Hand von { $declarer } hat hier nichts, was niedrig genug ist: Sie muss vielleicht über { $card } gehen.
why-solo-lead-under = { $declarer } hat hier wahrscheinlich wenig Niedriges ({ $suit }), also wird { $card } ausgespielt.
why-solo-lead-to-be-void = { $card } ist aus einer kurzen Farbe: Ist sie weg, lassen sich hohe Karten anderer Farben abwerfen.
why-solo-lead-nothing-better = { $declarer } hat keine Karte dieser Farbe, aber es gibt nichts Besseres auszuspielen als { $card }.
why-solo-throw-cover = { $card } wird abgeworfen, denn diese Karte läge später über { $declarer }.

why-gongor-bid = Ein Gebot von { $bid }: Ausprobiert mit vielen Verteilungen der verdeckten Karten ging es in { $percent } von hundert Fällen genau auf.
why-hermits-declare = Die Marke { $pip }: Ausprobiert mit vielen Verteilungen der verdeckten Karten ging sie in { $percent } von hundert Fällen auf.
why-solitaire-win = { $card } schlägt { $led }. Ausprobiert mit vielen Verteilungen der verdeckten Karten geht die Hand dann in { $percent } von hundert Fällen wie gewünscht aus.
why-solitaire-lose = { $card } lässt { $led } den Stich. Ausprobiert mit vielen Verteilungen der verdeckten Karten geht die Hand dann in { $percent } von hundert Fällen wie gewünscht aus.
why-solitaire-twiddle = Ein anderer Trumpf verspricht mehr: Wird gedreht, geht die Hand in { $percent } von hundert Versuchen wie gewünscht aus.
why-solitaire-keep = Der Trumpf ist gut, wie er ist: Die Hand geht in { $percent } von hundert Versuchen wie gewünscht aus.
