# Oh Hell: das Spiel und seine Optionen
game-oh-hell = Oh Hell
game-oh-hell-about = Sag an, wie viele Stiche du machst: Nur die genaue Zahl zählt.
preset-oh-hell = Oh Hell, von sieben Karten hinab zu einer
preset-oh-hell-long = Oh Hell, von zehn Karten hinab zu einer und wieder hinauf
option-oh-hell-players = Wie viele spielen.
option-oh-hell-cards = Karten im größten Blatt.
option-oh-hell-hands = Wie sich die Blätter von Spiel zu Spiel ändern.
option-oh-hell-hands-down = jedes Mal eine Karte weniger
option-oh-hell-hands-up = jedes Mal eine Karte mehr
option-oh-hell-hands-down-and-up = hinab zu einer und wieder hinauf
option-oh-hell-hands-up-and-down = von einer hinauf und wieder hinab
option-oh-hell-deals = Wie viele Spiele eine Partie hat; ohne Angabe einmal durch alle Blätter.
option-oh-hell-trump = Woher Trumpf kommt.
option-oh-hell-trump-turned = die aufgedeckte Karte
option-oh-hell-trump-in-turn = die Farben der Reihe nach, dann keiner
option-oh-hell-trump-none = kein Trumpf
option-oh-hell-bids = Wie angesagt wird.
option-oh-hell-bids-in-turn = reihum
option-oh-hell-bids-at-once = alle zugleich und verdeckt
option-oh-hell-hook = Der Geber darf die Ansagen nicht aufgehen lassen.
option-oh-hell-scoring = Was Ansagen und Stiche bringen.
option-oh-hell-scoring-exact = zehn und die Ansage, wenn sie stimmt
option-oh-hell-scoring-tricks-too = ein Punkt je Stich für alle, zehn dazu, wenn die Ansage stimmt
option-oh-hell-scoring-square = zehn und das Quadrat der Ansage, wenn sie stimmt
option-oh-hell-scoring-minus = zehn und die Ansage, sonst minus eins je Stich daneben
app-value-down = abwärts
app-value-up = aufwärts
app-value-down-and-up = ab und auf
app-value-up-and-down = auf und ab
app-value-turned = die aufgedeckte Karte
app-value-in-turn = reihum
app-value-at-once = alle zugleich
app-value-exact = zehn und die Ansage, wenn sie stimmt
app-value-tricks-too = ein Punkt je Stich, zehn dazu, wenn es stimmt
app-value-square = zehn und das Quadrat der Ansage, wenn sie stimmt
app-value-minus = minus eins je Stich daneben
client-about-oh-hell = Sag an, wie viele Stiche du machst, und mach genau so viele.
client-more-oh-hell = Die Blätter schrumpfen von sieben Karten auf eine. Nur die genaue Zahl zahlt sich aus, und der Geber, der als Letzter ansagt, darf die Ansagen nicht aufgehen lassen.
client-preset-oh-hell-long = Zehn Karten, dann jedes Mal eine weniger bis zu einer, und wieder hinauf bis zehn: neunzehn Spiele.
client-three-to-six-players = 3 bis 6 Spieler
app-home-three-to-six = zu dritt bis zu sechst, mit Bots

# Oh Hell: wie gespielt wird
app-primer-oh-hell =
    Jeder spielt für sich. Im ersten Spiel bekommt jeder in der Regel { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, und die Zahl ändert sich von Spiel zu Spiel.

    Wenn du deine Karten gesehen hast, sagst du an, wie viele Stiche du machst. Zähl deine Asse, Könige und langen Trümpfe; bei wenigen Karten reicht auch ein kleiner Trumpf. Dann mach genau so viele: Einer zu viel ist so schlecht wie einer zu wenig.
app-primer-oh-hell-exact = Eine genaue Ansage bringt zehn Punkte und einen für jeden Stich; jede andere bringt nichts.
app-primer-oh-hell-tricks-too = Jeder Stich bringt einen Punkt, und eine genaue Ansage zehn dazu.
app-primer-oh-hell-square = Eine genaue Ansage bringt zehn Punkte und das Quadrat der Zahl; jede andere bringt nichts.
app-primer-oh-hell-minus = Eine genaue Ansage bringt zehn Punkte und einen für jeden Stich; jede andere kostet einen Punkt für jeden Stich darüber oder darunter.
line-primer-oh-hell = Jeder spielt für sich, und die Zahl der Karten ändert sich von Spiel zu Spiel. Erst sagt jeder an, wie viele Stiche er macht; dann willst du genau so viele, nicht mehr und nicht weniger.
line-explain-oh-hell-bid = Du sagst an, dass du { $count ->
    [0] keinen Stich
    [one] genau einen Stich
   *[other] genau { WORDS($count) } Stiche
} machst.
guide-oh-hell-bid = { $count ->
    [one] Sag an, ob du den einzigen Stich machst: einen oder keinen.
   *[other] Sag an, wie viele der { WORDS($count) } Stiche du machst. Nur die genaue Zahl zählt.
  }
guide-oh-hell-play = Mach genau so viele Stiche, wie du angesagt hast, und keinen mehr.
ask-oh-hell-hook = Du gibst, also dürfen die Ansagen zusammen nicht aufgehen.
tag-oh-hell-bid = sagt { $count } an
event-oh-hell-bid = { $seat } sagt { $count } an.
event-oh-hell-trump = { $suit } ist Trumpf.
event-oh-hell-no-trump = Es gibt keinen Trumpf.
reason-oh-hell-hook = Die Ansagen dürfen zusammen nicht { $count } ergeben: Als Geber sagst du eine andere Zahl an.
score-oh-hell-made = { $seat }, { $bid } angesagt und gemacht
score-oh-hell-missed = { $seat }, { $bid } angesagt und { $count } gemacht
client-lesson-about-oh-hell-idea = Genau so viele wie angesagt
lesson-oh-hell-idea-first = Sag an, was fast sicher ist: Asse, besetzte Könige, hohe Trümpfe. Die übrigen Stiche kommen von selbst oder müssen vermieden werden.
lesson-oh-hell-idea-then = Hast du deine Zahl, wirf gefährliche Karten in die Stiche der anderen.
