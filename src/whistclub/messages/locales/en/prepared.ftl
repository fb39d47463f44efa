# Prepared deals: a teacher lays them out, pupils play them alone against the same bots, and results stand side by side.
client-teach = Prepare deals
client-teach-begin = Prepare deals for others
client-teach-about = You lay out the cards and pass on a link. Everybody plays the same deals alone against the same bots; you see all results side by side, with what errors cost.
client-teach-what = What is played
client-teach-title = Title
client-teach-untitled = Prepared deals
client-teach-note = A word to the pupils
client-teach-seat = The pupil sits
client-teach-pupil = Pupil
client-teach-cards = Cards
client-teach-lay = Lay out
client-teach-paste = Paste
client-teach-paste-label = PBN, or the record of a game
client-teach-paste-about = Deals of PBN, or of LIN, are played in the game chosen; a record brings its own game.
client-teach-found = { $count ->
    [one] One deal can be played.
   *[other] { $count } deals can be played.
  }
client-teach-line = Line { $line }: { $what }
client-teach-add = Take them
client-teach-add-hands = Take these hands
client-teach-whose = Whose hand
client-teach-of = { $count } of { $all }
client-teach-suit = Suit
client-teach-laying = { $seat } has { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }. { client-word-tap.do } { $missing ->
    [one] one more
   *[other] { $missing } more
  }.
client-teach-all-laid = All 52 cards lie, thirteen each.
client-teach-lies-there = The { $card } lies with { $seat }. { client-word-tap.do } it again to move it.
client-teach-take-back = Take back
client-teach-rest = Deal the rest
client-teach-clear = Start over
client-teach-deal = Deal { $number }
client-teach-deals = { $count ->
    [0] no deal
    [one] one deal
   *[other] { $count } deals
  }
client-teach-chosen = Chosen deals: { $count }
client-teach-no-deals = Lay out hands or paste a text: each deal you take comes here.
client-teach-remove = Take out
client-teach-dealer = Dealer
client-teach-turned = Card turned
client-teach-dealer-is = { $seat } deals.
client-teach-turned-is = Turned: { $card }.
client-teach-keep = Keep and get the link
client-teach-made = Deals you have prepared
client-teach-link = The link for the pupils
client-teach-link-about = Whoever has it gives a name and plays the deals one after the other. Nobody sees a card but their own.
client-teach-copied = The link is copied.
client-teach-results = Results
client-teach-nobody = Nobody has begun yet. This page shows results as they come.
client-teach-cost-about = Own errors: what they cost in points. The coach looks by itself after each deal.
client-teach-who = Pupil
client-teach-played = Played
client-teach-tricks = Tricks
client-teach-points = Points
client-teach-cost = Own errors
client-teach-look = Look
client-teach-look-at = Look at deal { $number } of { $name }
client-teach-look-own = Look at deal { $number }
client-teach-playing = still playing
client-teach-stopped = stopped
client-teach-assisted = (taken back)
client-teach-show = Show everybody
client-teach-show-about = So far only you see the list. Once shown, each pupil sees the results of deals they have finished.
client-teach-shown = Everybody sees the list, of the deals that they have finished.
client-teach-delete = Delete these deals
client-teach-delete-sure = The cards and results of these deals go for good. What pupils have played stays among their games.
client-teach-by = Prepared by { $name }
client-teach-you-sit = You sit { $seat }, the others are bots ({ $bot }).
client-teach-play = Play deal { $number }
client-teach-go-on = Continue with deal { $number }
client-teach-all-played = You have played all deals.
client-teach-name = Your name
client-teach-name-about = Your results appear under it.
client-teach-your-deals = Your deals
client-teach-came-to = { $points } { $count ->
    [one] point
   *[other] points
  }
client-teach-to-play = to be played
client-teach-same = Each deal is played once. An undo is marked; hints come only afterwards, from the coach.
client-teach-after-own = You will see the others once you have finished a deal.
client-teach-not-shown = Your own results are above. The others’ come when whoever prepared the deals shows them.
client-teach-to-own = To your page as teacher
client-teach-to-deals = To the deals
