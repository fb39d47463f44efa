# The deals of the day: the same cards for everybody, one deal of each game.
daily-title = Deals of the day
daily-about = The same cards and the same bots for everybody, once. You see how the others did once you have played.
daily-todays = Today’s deals
daily-all-played = All of today’s deals are played.
daily-one-deal = One deal against the club’s bots
daily-whole-game = A whole game, alone
daily-play-late = Play it now
daily-next = Next: { $game }
daily-replay = Replay
daily-see-result = { $game }: your result,
daily-place = { $count ->
    [1] The first result of the day.
   *[other] Place { $place } of { $count }.
}
daily-place-short = place { $place } of { $count }
daily-no-place = no place
daily-result-unranked = Your result is not ranked.
daily-compared = { $worse } did worse, { $same } the same, { $better } better.
daily-points = { $count ->
    [one] point
   *[other] points
}
daily-own = you
daily-how-others = How the others did
daily-others-about = { $count ->
    [0] No result is ranked yet.
    [one] One result is ranked so far.
   *[other] { $count } results are ranked so far.
}
daily-column = { $own ->
    [yes] { $score }: { $count }, you among them
   *[no] { $score }: { $count }
}
daily-average = points on average
daily-most = { $count ->
    [one] was the most, once
   *[other] was the most, { $count } times
}
daily-begun = { $count ->
    [one] has begun it
   *[other] have begun it
}
daily-by-name = Everybody by name
daily-calendar-day = { $date }, { $count } of { $all } played
daily-key-dot = one dot a game
daily-key-all = all of them
daily-gone-by = Past days can still be played, but are not ranked.
daily-not-open = These cards open an hour after the day is over.

# Bots beside people, what one's own choices were worth, and the line for a friend.
daily-bots = { $worse ->
    [0] None of { $count } bots did worse, { $same } the same.
   *[other] Better than { $worse } of { $count } bots{ $same ->
        [0] .
       *[other] , level with { $same }.
    }
}
daily-bots-so-far = { $worse ->
    [0] Of the first { $count } bots none did worse, { $same } the same; { $most } play this deal.
   *[other] Better than { $worse } of the first { $count } bots{ $same ->
        [0] ;
       *[other] , level with { $same };
    } { $most } play this deal.
}
daily-bots-none = { $most } bots play this deal too; how they did is told here soon.
daily-bots-chart = { $count ->
    [one] One bot by points
   *[other] { $count } bots by points
}
daily-bots-about = Bots of all levels in your place, with the same bots around them. They are not ranked.
daily-own-acts = Your choices
daily-acts = { $errors ->
    [0] No error in { $count } choices.
    [one] One error in { $count } choices: it cost { $cost } points.
   *[other] { $errors } errors in { $count } choices: together they cost { $cost } points.
}
daily-acts-odds = { $errors ->
    [0] No error in { $count } choices.
    [one] One error in { $count } choices.
   *[other] { $errors } errors in { $count } choices.
}
daily-last-hand = That is the last hand; the replay has the others.
daily-each-act = { $count ->
    [one] The price of the choice
   *[other] The price of each of the { $count } choices
}
daily-send = For a friend
daily-send-about = This line goes out with a link to today’s deals. It shows no card.
daily-shared-head = { $game }, deal of the day, { $date }: { $score } { $points }.
daily-shared-acts = Errors, in points: { $list }.
daily-shared-trick = trick { $trick } { $cost }
daily-shared-call = bidding { $cost }
daily-shared-no-error = No error.
daily-shared-chances = Chance in the last hand, trick by trick: { $line } in 100.
client-rating = Rating
client-rating-about = Only where others held the same cards: at deals of the day, and at Compass evenings played online. Each deal is one game against all of them (Glicko-2). The number behind ± says how sure it is yet.
client-rating-value = { $rating } ± { $deviation }
client-rating-results = { $count ->
    [one] after one result
   *[other] after { $count } results
  }
client-rating-to-go = Shown from { $from } ranked results on, { $left } to go.
client-rating-hidden = Hidden. Nobody sees it; results count all the same.
client-rating-hide = Hide it
client-rating-show = Show it
