# Ablehnungen der Bibliothek: Ein Programm hat einen Wert angegeben, den es nicht gibt.

reason-value-seed = Ein Startwert ist ein Text, zum Beispiel { $text }, nicht { $value }.
reason-value-number = { $name } ist eine ganze Zahl ab { $least }, nicht { $value }.
reason-value-objective = „{ $text }“ ist kein Ziel des Lösers. Die Ziele sind { $valid }.
reason-value-side = „{ $given }“ ist keine Seite. Die Seiten sind { $valid }.
reason-value-players = { $game } hat { $seats } Plätze und braucht { $seats } Spieler, nicht { $count }.
reason-value-bot = { $name } ist kein Spieler: Gib einen Namen an, ein Objekt mit der Methode choose(view, rng, budget) oder eine Klasse solcher Objekte, die aus dem Spiel gemacht wird.
reason-value-bot-maker = { $name } macht aus dem Spiel { $game } keinen Spieler: { $text }
reason-value-no-act = Ein Bot wählt etwas aus view.legal, und { $name } ist kein Zug.
reason-value-deal = Ein Spiel { $value } hat diese Partie nicht; sie hat { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, gezählt ab 0.
reason-value-no-kernel = Ohne den übersetzten Kern wird eine so lange Hand nicht gelöst.
reason-value-no-rollout = Karten lassen sich ausprobieren, wenn ein Platz eine zu einem Stich spielt; hier in { $game } ist das nicht so.
reason-value-no-odds = Chancen gibt es zu einer Wahl in Gongor Whist oder Hermits Whist; hier in { $game } gibt es keine.
reason-value-show = Ein Wert vom Typ { $name } lässt sich nicht zeigen.
reason-value-show-game = Eine Stellung sagt nicht, von welchem Spiel sie ist: Gib auch das Spiel an, show(position, game).
reason-player-module = Der Spieler { $name } lässt sich nicht verwenden: { $problem }
reason-value-game = { $name } verlangt ein Spiel, zum Beispiel whistclub.game("whist"), nicht { $value }.
reason-value-kind = { $name } verlangt einen Wert vom Typ { $kind }, nicht { $value }.
reason-value-language = Eine Sprache „{ $name }“ gibt es nicht. Es gibt { $valid }.
