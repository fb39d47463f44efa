# Die Ausgewogenheit von Formen: was `whist party plan` misst, vergleicht und zeichnet.

cli-help-party-plan-format = ladder, progressive, ladies_gents, semi_partner, partner, individual oder compass
cli-help-party-plan-compare = Alle Formen für so viele Leute und Runden vergleichen
cli-help-party-plan-evenings = Aus wie vielen ausgelosten Abenden die Zahlen kommen (100, bei großen weniger)
cli-help-party-plan-seed = Woraus die Abende ausgelost werden (plan); derselbe Text gibt dieselben Zahlen

cli-party-format-ladder = Leiter
cli-party-format-progressive = Progressiv
cli-party-format-ladies-gents = Damen und Herren
cli-party-format-semi-partner = Halbe Paare
cli-party-format-partner = Paare
cli-party-format-individual = Einzeln
cli-party-format-compass = Kompass

cli-party-bound-proved = { $what }: { $reached }. Dass kein Plan mit weniger auskommt, ist bewiesen.
cli-party-bound-reached = { $what }: { $reached } erreicht. { $proved ->
    [0] Dass ein Plan ganz ohne auskommt, ist nicht ausgeschlossen.
   *[other] Bewiesen ist nur, dass kein Plan mit weniger als { $proved } auskommt.
}
cli-party-bound-partner-most = Runden mit demselben Partner, höchstens
cli-party-bound-opponent-most = Runden gegen denselben Gegner, höchstens
cli-party-bound-partners-again = Partner, die sich als solche wiedertreffen
cli-party-bound-opponents-again = Gegner, die sich als solche wiedertreffen
cli-party-design-whist = Das ist ein Whistturnier Wh: Jeder hat jeden einmal zum Partner und spielt zweimal gegen jeden.
cli-party-design-directed = Es ist gerichtet: Jeder hat jeden einmal zur Linken und einmal zur Rechten.
cli-party-design-triple = Es ist ein Triplewhist-Turnier: Beide Arten von Gegnern kommen je einmal vor.

cli-party-figures = Zahlen (Geben und Plätze aus { $evenings } ausgelosten Abenden):
cli-party-figures-drawn = Zahlen aus { $evenings ->
    [one] einem ausgelosten Abend
   *[other] { $evenings } ausgelosten Abenden
} unter gleich Starken:
cli-party-pairs-partners = Je zwei Leute sind Partner: { $times }.
cli-party-pairs-opponents = Je zwei Leute sind Gegner: { $times }.
cli-party-pairs-times = { $times ->
    [0] nie { $count }
    [1] einmal { $count }
    [2] zweimal { $count }
   *[other] { $times }-mal { $count }
}
cli-party-figure = { $median } (von { $least } bis { $most }), an einem Abend { $apart } auseinander
cli-party-figure-same = { $value } für alle
cli-party-figure-unequal = { $equal }; unter verschieden Starken: { $unequal }
cli-party-measure-partners = Verschiedene Partner
cli-party-measure-partner-most = Runden mit dem häufigsten Partner
cli-party-measure-opponents = Verschiedene Gegner
cli-party-measure-opponent-most = Runden gegen den häufigsten Gegner
cli-party-measure-met = Verschiedene Leute an den eigenen Tischen
cli-party-measure-tables = Verschiedene Tische
cli-party-measure-climbed = Tische hinauf
cli-party-measure-fallen = Tische hinunter
cli-party-measure-top = Runden am ersten Tisch
cli-party-measure-trumps-apart = Runden der häufigsten Trumpffarbe weniger die der seltensten
cli-party-measure-first-dealer = Runden, in denen man zuerst gibt
cli-party-measure-dealt = Spiele, die man gibt
cli-party-measure-out = Runden ausgesetzt
cli-party-efficiency = Eignung der Begegnungen, Leute zu vergleichen: { $value } (1 wie im Whistturnier, 0, wenn manche nicht vergleichbar sind).
cli-party-strength = Die Plätze folgen der Stärke zu { $value } (1, wenn sie ihre Reihenfolge sind, 0, wenn sie Glück sind).

cli-party-fair-even = Für alle gleich: { $names }.
cli-party-fair-one-apart = Höchstens um eins verschieden: { $names }.
cli-party-fair-uneven = Ungleich: { $names }.
cli-party-fair-name-met = Leute getroffen
cli-party-fair-name-trumps-apart = Trumpffarben
cli-party-fair-name-first-dealer = als Erster geben
cli-party-fair-name-dealt = geben
cli-party-fair-name-out = aussetzen

cli-party-compared = Die Mitte aller Leute aus { $evenings ->
    [one] einem ausgelosten Abend
   *[other] { $evenings } ausgelosten Abenden
} unter gleich Starken, in Klammern das Wenigste und das Meiste; eine Zahl allein gilt für alle.
cli-party-compared-meetings = Wer wen trifft: verschiedene Partner und Runden mit dem häufigsten, Gegner ebenso, Leute getroffen
cli-party-compared-places = Tische gesehen und hinauf; Trumpffarben (Runden der häufigsten weniger die der seltensten), gegeben, ausgesetzt
cli-party-compared-results = Wie gut Leute vergleichbar sind, und wie weit Plätze der Stärke folgen (1 ganz, 0 gar nicht)
cli-party-compared-fair = Wie gerecht es ist:
cli-party-column-partners = Partner
cli-party-column-partner-most = derselbe
cli-party-column-opponents = Gegner
cli-party-column-opponent-most = derselbe
cli-party-column-met = getroffen
cli-party-column-tables = Tische
cli-party-column-climbed = hinauf
cli-party-column-trumps-apart = Trumpf
cli-party-column-dealt = gegeben
cli-party-column-out = ausgesetzt
cli-party-column-efficiency = Vergleich
cli-party-column-strength = Stärke

cli-help-party-plan-svg = Den Plan als SVG in diese Datei zeichnen
cli-help-party-plan-png = Den Plan als PNG in diese Datei zeichnen
cli-drawing-title = { $format }: { $people } Leute
cli-drawing-drawn = Hier bewegen die Ergebnisse die Leute, darum ist das ein Abend, unter gleich Starken ausgelost.
cli-drawing-meetings = Wer wen trifft
cli-drawing-partners = Runden als Partner, über der Diagonale
cli-drawing-opponents = Runden als Gegner, unter der Diagonale
cli-drawing-ways = Der Weg jedes Einzelnen über die Tische
cli-drawing-ways-about = Ein Bild für jeden, Runde für Runde von links nach rechts: die Nummer des Tisches, der erste ganz oben; ein Strich, wenn man aussetzt.
cli-drawing-one-format = --svg, --png und --out sind für eine einzige Form. Lass --compare weg und wähle die Form mit --format.
cli-drawing-exists = { $path } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
cli-drawing-too-many = Gezeichnet wird für höchstens { $most } Leute; mehr könnte niemand lesen.

cli-help-party-plan-search = Für bis zu 30 Leute einen besseren Plan suchen, so viele Schritte oder Sekunden lang (30s)
cli-help-party-plan-out = Die Plätze jeder Runde mit Kommas getrennt in diese Datei schreiben
cli-plan-searched = { $found ->
    [no] { $steps } Schritte der Suche haben nichts Besseres gefunden.
   *[yes] { $steps } Schritte der Suche haben einen besseren Plan gefunden:
}
cli-plan-search-better = { $what }: vorher { $before }, jetzt { $now }.
cli-plan-search-what = --search ist für die Form Einzeln (individual) und höchstens { $most } Leute.
cli-plan-search-limit = „{ $text }“ ist weder eine Zahl von Schritten noch von Sekunden. --search nimmt 200000 oder 30s.
