# Die Ausgewogenheit von Formen: was `whist evening plan` misst, vergleicht und zeichnet.

cli-help-evening-plan-format = ladder, progressive, ladies_gents, semi_partner, partner, individual oder compass
cli-help-evening-plan-compare = Alle Formen für so viele Leute und Runden vergleichen
cli-help-evening-plan-evenings = Aus wie vielen ausgelosten Abenden die Zahlen kommen (100, bei großen weniger)
cli-help-evening-plan-seed = Woraus die Abende ausgelost werden (plan); derselbe Text gibt dieselben Zahlen

cli-evening-format-ladder = Leiter
cli-evening-format-progressive = Progressiv
cli-evening-format-ladies-gents = Damen und Herren
cli-evening-format-semi-partner = Halbe Paare
cli-evening-format-partner = Paare
cli-evening-format-individual = Einzeln
cli-evening-format-compass = Kompass

cli-evening-bound-proved = { $what }: { $reached }. Dass kein Plan mit weniger auskommt, ist bewiesen.
cli-evening-bound-reached = { $what }: { $reached } erreicht. { $proved ->
    [0] Dass ein Plan ganz ohne auskommt, ist nicht ausgeschlossen.
   *[other] Bewiesen ist nur, dass kein Plan mit weniger als { $proved } auskommt.
}
cli-evening-bound-partner-most = Runden mit demselben Partner, höchstens
cli-evening-bound-opponent-most = Runden gegen denselben Gegner, höchstens
cli-evening-bound-partners-again = Partner, die sich als solche wiedertreffen
cli-evening-bound-opponents-again = Gegner, die sich als solche wiedertreffen
cli-evening-design-whist = Das ist ein Whistturnier Wh: Jeder hat jeden einmal zum Partner und spielt zweimal gegen jeden.
cli-evening-design-directed = Es ist gerichtet: Jeder hat jeden einmal zur Linken und einmal zur Rechten.
cli-evening-design-triple = Es ist ein Triplewhist-Turnier: Beide Arten von Gegnern kommen je einmal vor.

cli-evening-figures = Zahlen (Geben und Plätze aus { $evenings } ausgelosten Abenden):
cli-evening-figures-drawn = Zahlen aus { $evenings ->
    [one] einem ausgelosten Abend
   *[other] { $evenings } ausgelosten Abenden
} unter gleich Starken:
cli-evening-pairs-partners = Je zwei Leute sind Partner: { $times }.
cli-evening-pairs-opponents = Je zwei Leute sind Gegner: { $times }.
cli-evening-pairs-times = { $times ->
    [0] nie { $count }
    [1] einmal { $count }
    [2] zweimal { $count }
   *[other] { $times }-mal { $count }
}
cli-evening-figure = { $median } (von { $least } bis { $most }), an einem Abend { $apart } auseinander
cli-evening-figure-same = { $value } für alle
cli-evening-figure-unequal = { $equal }; unter verschieden Starken: { $unequal }
cli-evening-measure-partners = Verschiedene Partner
cli-evening-measure-partner-most = Runden mit dem häufigsten Partner
cli-evening-measure-opponents = Verschiedene Gegner
cli-evening-measure-opponent-most = Runden gegen den häufigsten Gegner
cli-evening-measure-met = Verschiedene Leute an den eigenen Tischen
cli-evening-measure-tables = Verschiedene Tische
cli-evening-measure-climbed = Tische hinauf
cli-evening-measure-fallen = Tische hinunter
cli-evening-measure-top = Runden am ersten Tisch
cli-evening-measure-trumps-apart = Runden der häufigsten Trumpffarbe weniger die der seltensten
cli-evening-measure-first-dealer = Runden, in denen man zuerst gibt
cli-evening-measure-dealt = Spiele, die man gibt
cli-evening-measure-out = Runden ausgesetzt
cli-evening-efficiency = Eignung der Begegnungen, Leute zu vergleichen: { $value } (1 wie im Whistturnier, 0, wenn manche nicht vergleichbar sind).
cli-evening-strength = Die Plätze folgen der Stärke zu { $value } (1, wenn sie ihre Reihenfolge sind, 0, wenn sie Glück sind).

cli-evening-fair-even = Für alle gleich: { $names }.
cli-evening-fair-one-apart = Höchstens um eins verschieden: { $names }.
cli-evening-fair-uneven = Ungleich: { $names }.
cli-evening-fair-name-met = Leute getroffen
cli-evening-fair-name-trumps-apart = Trumpffarben
cli-evening-fair-name-first-dealer = als Erster geben
cli-evening-fair-name-dealt = geben
cli-evening-fair-name-out = aussetzen

cli-evening-compared = Die Mitte aller Leute aus { $evenings ->
    [one] einem ausgelosten Abend
   *[other] { $evenings } ausgelosten Abenden
} unter gleich Starken, in Klammern das Wenigste und das Meiste; eine Zahl allein gilt für alle.
cli-evening-compared-meetings = Wer wen trifft: verschiedene Partner und Runden mit dem häufigsten, Gegner ebenso, Leute getroffen
cli-evening-compared-places = Tische gesehen und hinauf; Trumpffarben (Runden der häufigsten weniger die der seltensten), gegeben, ausgesetzt
cli-evening-compared-results = Wie gut Leute vergleichbar sind, und wie weit Plätze der Stärke folgen (1 ganz, 0 gar nicht)
cli-evening-compared-fair = Wie gerecht es ist:
cli-evening-column-partners = Partner
cli-evening-column-partner-most = derselbe
cli-evening-column-opponents = Gegner
cli-evening-column-opponent-most = derselbe
cli-evening-column-met = getroffen
cli-evening-column-tables = Tische
cli-evening-column-climbed = hinauf
cli-evening-column-trumps-apart = Trumpf
cli-evening-column-dealt = gegeben
cli-evening-column-out = ausgesetzt
cli-evening-column-efficiency = Vergleich
cli-evening-column-strength = Stärke

cli-help-evening-plan-svg = Den Plan als SVG in diese Datei zeichnen
cli-help-evening-plan-png = Den Plan als PNG in diese Datei zeichnen
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

cli-help-evening-plan-search = Für bis zu 30 Leute einen besseren Plan suchen, so viele Schritte oder Sekunden lang (30s)
cli-help-evening-plan-out = Die Plätze jeder Runde mit Kommas getrennt in diese Datei schreiben
cli-plan-searched = { $found ->
    [no] { $steps } Schritte der Suche haben nichts Besseres gefunden.
   *[yes] { $steps } Schritte der Suche haben einen besseren Plan gefunden:
}
cli-plan-search-better = { $what }: vorher { $before }, jetzt { $now }.
cli-plan-search-what = --search ist für die Form Einzeln (individual) und höchstens { $most } Leute.
cli-plan-search-limit = „{ $text }“ ist weder eine Zahl von Schritten noch von Sekunden. --search nimmt 200000 oder 30s.
