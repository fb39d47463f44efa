# Karten, die dem Partner etwas sagten, in der Wiedergabe beim Namen genannt.
named-invite-high = Einladung: eine gute Farbe, { $suit }.
named-invite-low = Einladung: { $suit } ist die schwächste Farbe.
named-return = Rückspiel: In { $suit } hatte der Partner eingeladen.
named-sluff-unwanted = Abwurf: Bitte nicht { $suit } ausspielen.
named-sluff-from-best = Abwurf: { $suit } ist die beste Farbe.
named-sluff-low = Abwurf: { $suit } wird losgeworden.
