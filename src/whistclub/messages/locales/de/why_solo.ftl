# Warum eine Handlung im Solo-Whist und in den Patiencen gewählt wurde, in den Worten eines Spielers.

why-solo-pass = Passe: Mit { $suit } als Trumpf zählt die Hand allein etwa { $count } { $count ->
    [one] Stich
   *[other] Stiche
  }, und kein Kontrakt verspricht genug.
why-solo-no-raise = Die Ansage bleibt: Nichts Höheres verspricht mehr.
why-solo-propose = Ein Vorschlag: Mit { $suit } als Trumpf sollte die Hand etwa { $count } der acht Stiche bringen, ein Partner den Rest.
why-solo-accept = { $partner } hat vorgeschlagen; mit { $suit } als Trumpf sollte die Hand etwa { $count } der acht verlangten Stiche bringen.
why-solo-call-tricks = Ansage { $call }: Mit { $suit } als Trumpf zählt die Hand etwa { $count } { $count ->
    [one] Stich
   *[other] Stiche
  }, und { $wanted } sind verlangt.
why-solo-call-misere = Ansage { $call }: Die Hand hat niedrige Karten, um darunter zu bleiben, und sollte in etwa { $percent } von 100 Spielen keinen Stich machen.
why-solo-call-declared = Alle dreizehn Stiche: { $count } davon sind sicher, wenn diese Hand ausspielt.
why-solo-trump = Mit { $suit } als Trumpf zählt die Hand am meisten, etwa { $count } { $count ->
    [one] Stich
   *[other] Stiche
  }.

why-solo-lead-master = { $card } gewinnt jetzt, wenn niemand sticht: Keiner hat eine höhere Karte der Farbe.
why-solo-draw-trumps = { $card } zieht Trümpfe, damit später weniger davon stechen.
why-solo-lead-singleton = { $card } ist die einzige Karte ihrer Farbe, die nächste lässt sich dann stechen.
why-solo-lead-partner-suit = { $card } geht zurück in eine Farbe, die { $partner } ausgespielt hat: { $suit }.
why-solo-lead-likely = { $card } macht diesen Stich eher als die nächstbeste Karte.
why-solo-lead-touching = { $card } ist die höchste einer Folge hoher Karten: Die nächste steht dann ebenso hoch.
why-solo-lead-keep-trumps = { $card } wird ausgespielt, damit die Trümpfe in der Hand bleiben.
why-solo-lead-long = { $card } kommt aus der längeren Farbe: { $suit } mit { $count } Karten.
why-solo-lead-least = { $card } gibt beim Ausspielen am wenigsten her.

why-solo-win-cheaply = Danach spielt kein Gegner mehr, also macht { $card } den Stich so billig wie möglich.
why-solo-win-now = Danach spielt kein Gegner mehr, also macht { $card } den Stich, und eine niedrigere Karte bleibt.
why-solo-master-now = { $card } macht den Stich, denn niemand hat eine höhere Karte der Farbe.
why-solo-master-unless-ruffed = { $card } macht den Stich, wenn niemand sticht: Keiner hat eine höhere Karte der Farbe.
why-solo-high-now = { $card } hält den Stich wahrscheinlich gegen alle, die noch spielen.
why-solo-ahead-now = { $card } geht im Stich in Führung: Wer noch spielt, muss darüber.
why-solo-ahead-cheaply = { $card } geht im Stich in Führung und fehlt später weniger als die anderen Karten, die in Frage kommen.
why-solo-ruff = Die ausgespielte Farbe fehlt, und { $card } sticht: Der Stich ist mehr wert als der Trumpf.
why-solo-ruff-only = Es sind nur noch Trümpfe da, und { $card } liegt damit vorn.
why-solo-partner-has-it = { $partner } hat den Stich schon für die eigene Seite, also genügt { $card }.
why-solo-partner-ahead = { $partner } liegt vorn und spielt auf derselben Seite: Höhere Karten bleiben da, und { $card } wird gespielt.
why-solo-keep-for-later = Die höheren Karten sind später mehr wert, also wird jetzt { $card } gespielt.
why-solo-cannot-win = Keine Karte der Hand kann diesen Stich machen, also geht { $card }, die am wenigsten wert ist.
why-solo-throw-least = Ohne die ausgespielte Farbe geht weg, was am wenigsten wert ist: { $card }.

why-solo-duck-highest = { $card } ist die höchste Karte, die unter { $beaten } bleibt: So wird man sie los, ohne den Stich zu nehmen.
why-solo-hope-to-be-covered = Jede Karte der Farbe ist höher als die gewinnende; { $card } wird am ehesten noch von jemandem überboten.
why-solo-must-take = Keine Karte ist niedrig genug, und { $card } kann niemand mehr überbieten.
why-solo-misere-lead = { $card } wird beim Ausspielen am ehesten überboten.
why-solo-throw-danger = { $card } wird abgeworfen: Diese Karte würde später am ehesten einen Stich machen.
why-solo-throw-harmless = { $card } wird abgeworfen: Kein anderer Abwurf macht die Hand sicherer.
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
why-solo-lead-trying = Mit { $card } lässt sich { $declarer } am ehesten fangen, jetzt oder später.
why-solo-lead-to-be-void = { $card } ist aus einer kurzen Farbe: Ist sie weg, lassen sich hohe Karten anderer Farben abwerfen.
why-solo-lead-nothing-better = { $declarer } hat keine Karte dieser Farbe, aber es gibt nichts Besseres auszuspielen als { $card }.
why-solo-throw-cover = { $card } wird abgeworfen, denn diese Karte läge später über { $declarer }.
why-solo-throw-idle = { $card } wird abgeworfen: { $declarer } hat nichts Niedrigeres von dieser Farbe.
why-solo-open-catch = Gegen die offene Hand schneidet { $card } am besten ab: Bei { $count } durchprobierten Verteilungen der unbekannten Karten { $hits ->
    [0] kommt { $declarer } danach am seltensten davon.
   *[other] muss { $declarer } danach in mindestens { $hits } einen Stich nehmen.
  }
why-solo-unseen-catch = Solange die Hand noch nicht offen liegt, schneidet { $card } am besten ab: In { $count } durchprobierten Spielen, in denen { $declarer } eine Hand für diese Ansage hat, { $hits ->
    [0] kommt { $declarer } danach am seltensten davon.
   *[other] muss { $declarer } danach in mindestens { $hits } einen Stich nehmen.
  }
why-solo-unseen-escape = Solange die Hand noch nicht offen liegt, schneidet { $card } am besten ab: In { $count } durchprobierten Spielen, so wahrscheinlich, wie die Ansagen sie machen, { $hits ->
    [0] geht es damit am seltensten schief.
   *[other] macht die Hand danach in mindestens { $hits } keinen Stich, wie die anderen auch spielen.
  }
why-solo-open-escape = Mit offener Hand schneidet { $card } am besten ab: Bei { $count } durchprobierten Verteilungen der unbekannten Karten { $hits ->
    [0] geht es damit am seltensten schief.
   *[other] macht die Hand danach in mindestens { $hits } keinen Stich.
  }

why-gongor-bid = Ein Gebot von { $bid }: { $hits } von { $tries } Versuchen mit zufällig verteilten Karten gingen auf. { why-solitaire-next }
why-hermits-declare = Die Marke { $pip }: { $hits } von { $tries } Versuchen mit zufällig verteilten Karten gingen auf. { why-solitaire-next }
# Diese stehen auf kleinen Bildschirmen neben zwei langen Namen von Karten.
why-solitaire-win = Sie macht den Stich: { $hits } von { $tries } Versuchen gingen auf. { why-solitaire-next }
why-solitaire-lose = Sie macht den Stich nicht: { $hits } von { $tries } Versuchen gingen auf. { why-solitaire-next }
why-solitaire-twiddle = Mit anderem Trumpf gingen { $hits } von { $tries } Versuchen auf. { why-solitaire-next }
why-solitaire-keep = Mit diesem Trumpf gingen { $hits } von { $tries } Versuchen auf. { why-solitaire-next }
# Was auf jede davon folgt: die zweitbeste Handlung, und in wie vielen derselben Versuche die Hand mit ihr aufging.
why-solitaire-next = { $rank ->
    [none] Eine andere Wahl gibt es nicht.
    [less] Nächstbestes: { $next }, { $next_hits } von { $tries }.
    [more] Öfter, zählt aber weniger: { $next }, { $next_hits }-mal.
   *[same] Ebenso gut: { $next }.
}
