# Spiele mit Begleitung: ihre Namen, worum es geht, und was man gelernt hat
client-lesson-title-steps = Erste Schritte
client-lesson-title-idea = Der Kern
client-lesson-title-trap = Die Falle
client-lesson-about-whist-steps = Bedienen, und wissen, wer vorn liegt
client-lesson-about-whist-idea = Wozu Trümpfe gut sind
client-lesson-about-whist-trap = Wenn die hohe Karte falsch ist
client-lesson-about-german-whist-steps = Gute Karten holen, schlechte liegen lassen
client-lesson-about-german-whist-idea = Die zweite Hälfte zählt
client-lesson-about-german-whist-trap = Du kannst jede Karte wissen
client-lesson-about-minnesota-steps = Dein Partner fragt nach einer Farbe, du antwortest
client-lesson-about-minnesota-idea = Schwarz heißt High, Rot heißt Low
client-lesson-about-minnesota-trap = Wann man den Stich des Partners übernimmt
client-lesson-about-solo-steps = Annehmen und auf acht spielen
client-lesson-about-solo-idea = Fünf Stiche allein
client-lesson-about-solo-trap = Drei gegen einen
client-lesson-about-gongor-steps = Sag an, wie viele du machst
client-lesson-about-gongor-idea = Der Nebenstapel ändert den Trumpf
client-lesson-about-gongor-trap = Ein Stich zu viel
client-lesson-about-hermits-steps = Zwei Hände im Durchgang, sechs Marken
client-lesson-about-hermits-idea = Mit Absicht verlieren
client-lesson-about-hermits-trap = Drehen oder lassen
lesson-whist-steps-first = Bediene die ausgespielte Farbe; ihre höchste Karte macht den Stich, wenn niemand sticht.
lesson-whist-steps-then = Gehört der Stich deinem Partner, so behalte deine hohen Karten.
lesson-whist-idea-first = Ein Trumpf schlägt jede Karte der anderen Farben. Stechen darfst du nur, wenn du die ausgespielte Farbe nicht mehr hast.
lesson-whist-idea-then = Hast du die besten Trümpfe, so zieh die der Gegner, bevor sie deine Gewinner stechen.
lesson-whist-trap-first = Die zweite Hand spielt klein: Zwei Karten kommen noch, eine davon von deinem Partner.
lesson-whist-trap-then = Spiel eine Farbe aus, die dein Partner nicht mehr hat, und eure Seite sticht sie.
lesson-german-whist-steps-first = In der ersten Hälfte geht es um die offene Karte: Nimm den Stich, wenn sie es wert ist.
lesson-german-whist-steps-then = Gibst du den Stich ab, bekommt der andere die schlechte Karte und du die verdeckte.
lesson-german-whist-idea-first = Nur die Stiche der zweiten Hälfte zählen. Sammle in der ersten also Trümpfe und lange Farben.
lesson-german-whist-idea-then = Für eine Karte, die es nicht wert ist, spiel, was du nicht brauchst.
lesson-german-whist-trap-first = Ist der Talon leer, so liegt jede Karte, die du nicht gesehen hast, in der anderen Hand.
lesson-german-whist-trap-then = Von da an kannst du jeden Stich ausrechnen.
lesson-minnesota-steps-first = Schwarz sagt High, Rot sagt Low, und du legst die Karte, die du am wenigsten brauchst.
lesson-minnesota-steps-then = Klein ausgespielt ist eine Invite: Gib deine höchste Karte der Farbe. Mit schwacher Hand spielst du die Farbe später zurück, mit einer guten eigenen invitierst du selbst.
lesson-minnesota-idea-first = Legen alle vier Rot, so ist es Low: Die Seite mit mehr Stichen verliert für jeden über sechs einen Punkt.
lesson-minnesota-idea-then = Im Low spielst du knapp unter der höchsten Karte und wirfst deine hohen dorthin, wo eure Seite den Stich ohnehin macht.
lesson-minnesota-trap-first = Übernimm deinen Partner nicht ohne Grund, aber tu es, wenn ihr nur so am Spiel bleibt.
lesson-minnesota-trap-then = Entscheiden deine sicheren Stiche das Spiel, so spiel sie herunter.
lesson-solo-steps-first = Jemand schlägt vor, du nimmst an: Zu zweit braucht ihr acht Stiche.
lesson-solo-steps-then = Liegt dein Partner im Stich vorn, so gib eine kleine Karte dazu.
lesson-solo-idea-first = Ein Solo braucht fünf Stiche gegen alle drei. Die meisten macht eine lange Trumpffarbe.
lesson-solo-idea-then = Zieh die Trümpfe der anderen, wenn du mehr hast, und stich, wenn du die Farbe nicht hast.
lesson-solo-trap-first = Gegen ein Solo spielen alle drei zusammen, und bei vier Stichen des Alleinspielers habt ihr gewonnen.
lesson-solo-trap-then = Hat einer von euch den Stich, so verschwende keine hohe Karte darauf.
lesson-gongor-steps-first = Eine Ansage ist nur mit genau so vielen Stichen erfüllt, nicht mit mehr und nicht mit weniger.
lesson-gongor-steps-then = Nach deiner Karte, bevor der Stich entschieden ist, darfst du den Nebenstapel drehen: Sieh vorher, was sich ändern würde.
lesson-gongor-idea-first = Das Ass auf dem Nebenstapel bestimmt den Trumpf. Zähl also mit, welche Asse noch kommen.
lesson-gongor-idea-then = Lass den Stapel liegen, wenn der Stich schon dorthin geht, wo du ihn haben willst.
lesson-gongor-trap-first = Ist deine Ansage erfüllt, so verdirbt sie jeder weitere Stich.
lesson-gongor-trap-then = Wirf deine hohen Karten in Stiche, die du ohnehin verlierst.
lesson-hermits-steps-first = In jedem Durchgang spielst du zwei Hände, und jede muss auf einer Zahl enden, die noch eine Marke zeigt.
lesson-hermits-steps-then = Genau so viele Stiche drehen die Marke um. Passt eine Hand zu keiner, ist die Partie verloren.
lesson-hermits-idea-first = Für eine kleine Zahl musst du Stiche verlieren: Wirf deine hohen Karten früh dahin, wo sie geschlagen werden.
lesson-hermits-idea-then = Zähl vor jeder Karte, wie viele Stiche dir noch fehlen.
lesson-hermits-trap-first = Drehen kann einen Stich wenden, in beide Richtungen.
lesson-hermits-trap-then = Dreh nur, wenn dir mehr von den übrigen Karten nützen als schaden.
client-lesson-learn = { $game } lernen
client-lesson-about = Die Karten sind hier immer dieselben. Zu jeder Karte gibt es einen Rat und den Grund. Spielst du anders, erfährst du den Preis. Nichts davon zählt.
client-lesson-deal = Spiel { $number } von { $count }
client-lesson-start = Anfangen
client-lesson-again = Noch einmal
client-lesson-go-on = Weiter
client-lesson-done = gespielt
client-lesson-next = Spiel { $number }: { $title }
client-lesson-later = Später. Es wartet auf dich
client-lesson-over = { $title }: geschafft
client-lesson-followed = { $followed ->
    [0] Alle { $own } Karten und Ansagen hast du selbst gefunden.
   *[other] Du bist dem Rat { $followed ->
        [one] einmal
       *[other] { $followed }-mal
    } gefolgt und hast { $own ->
        [0] nichts anderes gewählt
        [one] einmal selbst gewählt
       *[other] { $own }-mal selbst gewählt
    }.
}
client-lesson-learnt = Was dieses Spiel zeigt
client-lesson-all-done = Du hast alle gespielt. Spiel jetzt eine ganze Partie.
client-lesson-play = { $game } spielen
client-lesson-advice = { $act }.
client-lesson-thinking = Einen Moment, der Rat kommt.
client-lesson-instead = { $act }? Erlaubt ist es.
client-lesson-take = Dem Rat folgen
client-lesson-mine = Trotzdem
client-lesson-weighing = Ich sehe nach, was das kostet.
reason-cost-points = Das kostet in zehn Spielen etwa { $tenths ->
    [one] einen Punkt
   *[other] { $tenths } Punkte
}: ausprobiert in { $worlds }, die zu dem passen, was du siehst.
reason-cost-lead = Gegenüber der anderen Seite kostet das in zehn Spielen etwa { $tenths ->
    [one] einen Punkt
   *[other] { $tenths } Punkte
}: ausprobiert in { $worlds }, die zu dem passen, was du siehst.
reason-cost-deals = Ausprobiert in { $worlds } Verteilungen, die zu dem passen, was du siehst: der Rat war in { $better } besser, das hier in { $worse }.
reason-cost-price = Das kostet etwa { $tenths ->
    [one] einen Punkt
   *[other] { $tenths } Punkte
} in zehn Spielen, die zu dem passen, was du siehst.
reason-cost-gains = In zehn Verteilungen, die zu dem passen, was du siehst, bringt es sogar { $tenths ->
    [one] einen Punkt
   *[other] { $tenths } Punkte
} mehr. Der Rat hält sich an die Konventionen.
reason-cost-level = Kein klarer Unterschied in den Verteilungen, die zu dem passen, was du siehst.
reason-cost-chance = Damit gelingt die Hand in { $other } von 100 Fällen, die zu dem passen, was du siehst, mit dem Rat in { $advised }.
reason-cost-chance-whole = Damit gelingt die Hand in { $other } von 100 Fällen, die zu dem passen, was du siehst, mit dem Rat in { $advised }. Der Rat lässt dir aber mehr für den Rest der Partie.
reason-cost-nothing = Kein klarer Unterschied: ausprobiert in { $worlds } Verteilungen, die zu dem passen, was du siehst.
reason-cost-better = Es scheint sogar besser zu sein: ausprobiert in { $worlds } Verteilungen, die zu dem passen, was du siehst.
reason-lesson-unknown = Zu dieser Spielart gibt es kein begleitetes Spiel mit diesem Namen; es gibt: { $valid }.
