# Refusals of the library: a program gave a value that cannot be.

reason-value-seed = A seed is a text, such as { $text }, not { $value }.
reason-value-number = { $name } is a whole number from { $least } up, not { $value }.
reason-value-objective = “{ $text }” is not an aim of the solver. The aims are { $valid }.
reason-value-side = “{ $given }” is not a side. The sides are { $valid }.
reason-value-players = { $game } has { $seats } seats, so it takes { $seats } players, not { $count }.
reason-value-bot = { $name } is not a player: give a name, an object with a method choose(view, rng, budget), or a class of such objects that is made from the game.
reason-value-bot-maker = { $name } does not make a player from the game { $game }: { $text }
reason-value-no-act = A bot chooses one of view.legal, and { $name } is not one of them.
reason-value-deal = There is no deal { $value } in this game; it has { $count ->
    [one] one deal
   *[other] { $count } deals
}, counted from 0.
reason-value-no-kernel = Without the compiled kernel so long a hand is not solved.
reason-value-no-rollout = Cards can be tried when a seat is to play one to a trick; that is not so here, in { $game }.
reason-value-no-odds = Odds are told for a choice in Gongor Whist or Hermits Whist; there is none here, in { $game }.
reason-value-show = A value of the type { $name } cannot be shown.
reason-value-show-game = A position does not say which game it is of: give the game as well, show(position, game).
reason-player-module = The player { $name } cannot be used: { $problem }
reason-value-game = { $name } takes a game, such as whistclub.game("whist"), not { $value }.
reason-value-kind = { $name } takes a value of the type { $kind }, not { $value }.
reason-value-language = There is no language “{ $name }”. The languages are { $valid }.
