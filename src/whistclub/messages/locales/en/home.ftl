# The first page: what waits, today's deal, who is here, the last game.

client-room-review = Review
home-club = A club for whist, in your browser
home-table-laid = The table is laid.
home-bots-wait = Three others wait for a fourth. No account, nothing to pay.
home-bots-wait-again = { $game } as last time, or something else.
home-three-bots = three bots
home-deal-me-in = Deal me in
home-never-played = I have never played
home-another-game = Another game
home-nothing-waits = Nothing is waiting.
home-others-wait = { $count ->
    [one] { $names } waits.
   *[other] { $names } wait.
  }
home-with-others = With { $names }.
home-your-turn = It is your turn.
home-next-deal = Deal { $number } is next.
home-going = Your game is under way.
home-gathering = Your table is set.
home-go-on = Continue
home-deal = { $game }, deal { $number }.
home-lesson = { $game }, guided deal: { $title }
home-daily-of = { $game }, deal of the day
home-score-sides = We { $own }, they { $others }.
home-score-duel = You { $own }, opponent { $others }.
home-score-seat = You { $own }.
home-score-solitaire = Score so far: { $own }.
home-stage-played = Played.
home-stage-between = Deal { $number } is next.
home-stage-others = Waiting for the others.
home-trick = The trick as it lies: { $cards }
home-trick-none = The table as it is: no card on it
home-today = Today’s deal
home-today-is = Today’s deal: { $game }
home-today-about = The same cards for everybody, once.
home-today-begun = { $count ->
    [one] One person has begun.
   *[other] { $count } people have begun.
  }
home-today-play = Play today’s deal: { $game }
home-today-resume = Continue today’s deal: { $game }
home-today-all-played = { $count ->
    [one] Today’s deal is played
   *[other] All { $count } are played
  }
home-today-more = { $count ->
    [one] Today’s deal and the diary
   *[other] All { $count } deals of today, and the diary
  }
home-play-today = Play today’s deal
home-next-deals = New deals at { $time }, in { $hours } h { $minutes } min.
home-next-deals-soon = New deals at { $time }, in { $minutes } min.
home-week-played = The last seven days: played on { $days }
home-week-none = The last seven days: none played
home-days-in-a-row = { $count ->
    [2] Two days in a row
    [3] Three days in a row
    [4] Four days in a row
    [5] Five days in a row
   *[other] { $count } days in a row
  }
home-days-next = today would be day { $count }
home-here-now = Here now
home-all-friends = All friends
home-friends-here = { $count ->
    [one] A friend in the club
   *[other] Friends in the club
  }
home-friends-link = A link or a code?
home-table-with-friends = A table with friends
home-last = { $game }: { $score }
home-last-with = { $score }, you and { $names }
home-look-again = Replay
home-today-at = Today at { $time }
home-yesterday-at = Yesterday at { $time }
home-unfinished = Not finished
home-unfinished-all = { $count ->
    [one] The unfinished one
   *[other] All { $count } that are not finished
  }
home-resume-of = Continue { $game }
home-take-off = Take { $game } off the list
home-put-aside = { $game } is off the list.
home-look-again-at = Replay: { $game }
home-guided = Guided deals played
client-stat-only-stopped = { $count ->
    [one] One game, stopped before it was won
   *[other] { $count } games, all stopped before they were won
  }
daily-club-day = The diary follows the club’s day, which is { $day } until { $time }.
daily-of-day = The deal of the day, { $day }: { $game }
daily-to-all = All deals of the day
daily-title-one = Deal of the day
