# Knock-out-Whist: das Spiel und seine Optionen
game-knockout = Knock-out-Whist
game-knockout-about = Mach einen Stich, sonst bist du draußen; wer zuletzt übrig ist, gewinnt.
preset-knockout = Knock-out-Whist, von sieben Karten an
preset-knockout-dogs-life = Knock-out-Whist mit Hundeleben
option-knockout-players = Wie viele spielen.
option-knockout-cards = Karten eines Blatts im ersten Spiel.
option-knockout-deals = Wie viele Spiele eine Partie hat; ohne Angabe, bis einer übrig ist.
option-knockout-dogs-life = Die Ersten ohne Stich bleiben noch ein Spiel dabei, mit einer einzigen Karte.
option-knockout-tie = Wer Trumpf bestimmt, wenn mehrere die meisten Stiche haben.
option-knockout-tie-cut = wer die höchste Karte abhebt
option-knockout-tie-left = der Erste links vom Geber
option-knockout-points = Was Punkte bringt, und wer gewinnt.
option-knockout-points-survived = ein überstandenes Spiel; wer zuletzt übrig ist, gewinnt
option-knockout-points-tricks = jeder Stich; die meisten Punkte gewinnen
app-value-cut = die höchste abgehobene Karte
app-value-left = der Erste links vom Geber
app-value-survived = ein überstandenes Spiel
app-value-tricks = jeder Stich
client-about-knockout = Mach einen Stich, sonst bist du draußen.
client-more-knockout = Sieben Karten, dann jedes Mal eine weniger. Wer die meisten Stiche hat, bestimmt den nächsten Trumpf, und wer zuletzt übrig ist, gewinnt.
client-preset-knockout-dogs-life = Die Ersten ohne Stich bleiben noch ein Spiel dabei, mit einer einzigen Karte.
client-two-to-six-players = 2 bis 6 Spieler
app-home-two-to-six = zu zweit bis zu sechst, mit Bots

# Knock-out-Whist: wie gespielt wird
app-primer-knockout =
    Jeder spielt für sich. Im ersten Spiel bekommt jeder in der Regel { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, in jedem weiteren eine weniger. Im ersten Spiel macht eine aufgedeckte Karte Trumpf; später bestimmt ihn, wer die meisten Stiche hatte, und spielt aus.

    Wer in einem Spiel keinen Stich macht, ist draußen. Sichere dir also erst einen Stich; dann mach so viele, wie du kannst, denn bei wenigen Karten ist es viel wert, Trumpf zu bestimmen.
app-primer-knockout-dogs = Die Ersten ohne Stich führen ein Hundeleben: Im nächsten Spiel bekommen sie eine einzige Karte, und wenn sie den ersten Stich macht, sind sie wieder dabei.
app-primer-knockout-survived = Wer zuletzt übrig ist, gewinnt. Ein überstandenes Spiel ist ein Punkt.
app-primer-knockout-tricks = Jeder Stich ist ein Punkt, und die meisten Punkte gewinnen.
line-primer-knockout = Jeder spielt für sich, in jedem Spiel mit einer Karte weniger. Wer keinen Stich macht, ist draußen; wer die meisten macht, bestimmt im nächsten Spiel Trumpf.
line-explain-knockout-trump = Du spielst zum ersten Stich aus.
guide-knockout-trump = Wer die meisten Stiche gemacht hat, bestimmt Trumpf und spielt aus.
guide-knockout-play = Mach mindestens einen Stich, sonst bist du draußen. Wer die meisten macht, bestimmt im nächsten Spiel Trumpf.
tag-knockout-dog = Hund
event-knockout-cut = { $seat } hebt { $card } ab.
score-knockout-in = { $seat }, weiter dabei mit { $count ->
    [one] einem Stich
   *[other] { WORDS($count) } Stichen
  }
score-knockout-dog = { $seat }, ohne Stich, ein Hundeleben
score-knockout-out = { $seat }, ohne Stich und draußen
sheet-knockout = Der Letzte siegt
client-lesson-about-knockout-idea = Erst ein Stich, dann die meisten
lesson-knockout-idea-first = Ein einziger Stich hält dich im Spiel: Mach also einen sicheren, bevor du etwas wagst.
lesson-knockout-idea-then = Danach hilft dir jeder Stich, den nächsten Trumpf zu bestimmen, und wirft vielleicht jemanden hinaus.
