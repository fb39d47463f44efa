# Karten, die dem Partner etwas sagten, in der Wiedergabe beim Namen genannt.
named-invite-high = Ein Invite: eine gute Farbe, { $suit }.
named-invite-low = Ein Invite: { $suit } ist die schwächste Farbe.
named-answer = Die Antwort auf das Invite: die höchste Karte in { $suit }.
named-answer-sparing = Die Antwort auf das Invite, sparsam wie verabredet: Die höchste Karte in { $suit } hätte verloren.
named-return = Ein Rückspiel: In { $suit } hatte der Partner invitiert.
named-sluff-unwanted = Ein Abwurf: Bitte nicht { $suit } ausspielen.
named-sluff-from-best = Ein Abwurf: { $suit } ist die beste Farbe.
named-sluff-low = Ein Abwurf: { $suit } wird losgeworden.
