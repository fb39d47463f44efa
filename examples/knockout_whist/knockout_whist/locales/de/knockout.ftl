game-knockout-whist = Knock-out-Whist
game-knockout-whist-about = Mach einen Stich, sonst bist du draußen; wer zuletzt übrig ist, gewinnt.
preset-knockout-whist = Knock-out-Whist zu viert
option-knockout-whist-players = Wie viele spielen.
option-knockout-whist-dogs-life = Ob die Ersten ohne Stich ein Spiel lang mit einer einzigen Karte dabeibleiben.
guide-knockout = Mach mindestens einen Stich, sonst bist du draußen. Wer die meisten macht, bestimmt im nächsten Spiel Trumpf.
guide-knockout-trump = Wer die meisten Stiche gemacht hat, bestimmt Trumpf und spielt aus.
tag-knockout-dog = Hund
reason-knockout-trump = Bestimme eine Farbe als Trumpf.
score-knockout-in = { $seat } bleibt dabei mit { $count ->
    [one] einem Stich
   *[other] { $count } Stichen
  }
score-knockout-dog = { $seat } hat keinen Stich und führt ein Hundeleben
score-knockout-out = { $seat } hat keinen Stich und ist draußen
