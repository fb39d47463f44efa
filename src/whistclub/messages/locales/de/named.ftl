# Karten, die dem Partner etwas sagten, in der Wiedergabe beim Namen genannt.
named-invite-high = Eine Invite: eine gute Farbe, { $suit }.
named-invite-low = Eine Invite: { $suit } ist die schwächste Farbe.
named-answer = Die Antwort auf die Invite: die höchste Karte in { $suit }.
named-answer-sparing = Die Antwort auf die Invite, sparsam wie verabredet: Die höchste Karte in { $suit } hätte verloren.
named-return = Ein Rückspiel: In { $suit } hatte der Partner invitiert.
named-sluff-unwanted = Ein Abwurf: Bitte nicht { $suit } ausspielen.
named-sluff-from-best = Ein Abwurf: { $suit } ist die beste Farbe.
named-sluff-low = Ein Abwurf: weg mit { $suit }.
named-card = { $card } – { $custom }
named-by-usual-card = Invites, Antworten und Abwürfe werden nach der üblichen Konventionskarte genannt, denn die Aufzeichnung enthält die des Tisches nicht.
