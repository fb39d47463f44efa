# Die kurzen Regeln: Seiten, die ein Spiel erzählen wie am Tisch, mit Karten zum Ansehen.

short-rules-plays = { $who }: { $card }
short-rules-takes = { $who }: { $card }, macht den Stich
short-rules-takes-it = macht den Stich
short-rules-now = Hier bist du gerade
short-rules-sections = Auf dieser Seite
short-rules-rules = Regeln { $from } bis { $to }
short-rules-rule = Regel { $from }
short-rules-full = Alle Regeln, nummeriert
short-rules-back = Die kurzen Regeln
cli-no-short-rules = Von „{ $text }“ gibt es keine kurzen Regeln. Es gibt { $valid }.
cli-help-rules-short = Die Regeln, wie man sie am Tisch erzählt, mit Beispielen
short-rules-evening = Whistabend
client-rules-none = Zu dieser Spielart gibt es keine Regelseite.
client-rules-unreached = Der Club ist nicht zu erreichen, daher lassen sich die Regeln nicht zeigen.
