# Puzzles: places with one best act. Worths come as text with one digit after the point, chances of a hundred.
puzzle-heading = Puzzle { $name }, { $game }: { $theme }
puzzle-seat = You are { $seat }.
puzzle-theme-lead = On lead
puzzle-theme-second = Second hand
puzzle-theme-third = Third hand
puzzle-theme-last = Last to play
puzzle-theme-discards = Throwing away
puzzle-theme-ducking = Leaving a trick
puzzle-theme-trumps = Trumps
puzzle-theme-conventions = Conventions
puzzle-theme-low = Low
puzzle-theme-misere = Misère
puzzle-theme-gongor = Gongor: cards
puzzle-theme-calls = Bids and calls
puzzle-theme-twiddles = Gongor: to twiddle or not
puzzle-theme-bids = Gongor: bids
puzzle-theme-hermits = Hermits Whist
puzzle-theme-line = { $theme }: { $title }, { $count }
# What the others may hold, as somebody knows it who has counted well.
puzzle-out = Still out: { $cards }.
puzzle-out-suit = { $suit } { $ranks }
puzzle-lacks = { $seat } has shown out of { $suits }.
puzzle-holds = { $seat } is known to hold: { $cards }.
puzzle-trick = Trick { $number } ({ $taker }): { $cards }.
puzzle-called = Called so far: { $calls }.
puzzle-call = { $seat }: { $call }
puzzle-played = { $seat } { $card }
# The question.
puzzle-ask-tricks = One card wins clearly more tricks for your side than every other. Which one?
puzzle-ask-avoided = One card takes clearly fewer tricks for your side than every other. Which one?
puzzle-ask-chance = One choice has clearly the best chance. Which one?
puzzle-ask-contract = One card clearly gives your side the best chance in this contract. Which one?
puzzle-ask-called = One choice is clearly worth more points than every other. Which one?
puzzle-not-legal = That cannot be chosen here.
# The answer.
puzzle-right = { $act }: right.
puzzle-wrong-tricks = { $act }: that costs { $cost } tricks. Better: { $best }.
puzzle-wrong-avoided = { $act }: that takes { $cost } tricks more. Better: { $best }.
puzzle-wrong-chance = { $act }: { $chance } in 100. Better: { $best }, { $better } in 100.
puzzle-lie = { $lie }, { $chance } in 100: { $worths }.
puzzle-lie-card = If { $seat } holds the { $card }
puzzle-lie-at-least = If { $seat } has { $count ->
    [1] any { $suit }
   *[other] { $count } { $suit } or more
}
puzzle-lie-at-most = If { $seat } has { $count ->
    [0] no { $suit }
    [1] one of { $suit } at most
   *[other] { $count } { $suit } at most
}
puzzle-lie-else = Otherwise
puzzle-worth = { $act } { $worth }
puzzle-all-counted-tricks = Tricks your side still takes, over all { $worlds } ways in which the cards can lie, played on with open cards: { $worths }.
puzzle-all-counted-chance = Chances in 100, over all { $worlds } ways in which the cards can lie, played on with open cards: { $worths }.
puzzle-all-drawn-tricks = Tricks your side still takes, over { $worlds } deals that fit what was seen, likely ones more often: { $worths }.
puzzle-all-drawn-chance = Chances in 100, over { $worlds } deals that fit what was seen, likely ones more often: { $worths }.
puzzle-all-called-points = Your own points, over { $worlds } deals that fit what was seen, called on by the conventions, then played by each hand alone: { $worths }.
puzzle-all-played-points = Your own points, over deals that fit what was seen, each played on: { $worths }.
puzzle-all-odds = Chances in 100, counted over all cards that can come: { $worths }.
puzzle-found-by = Levels that always find it: { $levels }.
reason-puzzle-unknown = There is no puzzle “{ $name }”.
# The command.
cli-about-puzzle = Ask for the one best card of a puzzle: the puzzle of the day, or one by theme, game or name
cli-help-puzzle-name = The puzzle of this name instead of today’s
cli-help-puzzle-theme = Today’s puzzle of a theme
cli-help-puzzle-game = Today’s puzzle of a game or preset
cli-help-puzzle-answer = Answer at once, without being asked
cli-help-puzzle-list = The themes with the number of their puzzles
cli-puzzle-no-theme = There is no theme “{ $name }”. The themes are { $valid }.
cli-puzzle-no-game = There is no game “{ $name }”. The games are { $valid }.
cli-puzzle-none = There is no puzzle of this theme in this game.
# In the browser.
client-puzzle = Puzzle
client-puzzles = Puzzles
client-puzzles-about = One best card in each, counted. Nothing is timed, nothing is rated.
client-puzzle-of-day = Puzzle of the day
client-puzzle-of-day-dated = Puzzle of the day, { $date }
client-puzzle-day-about = { $game }. One move is clearly better than every other.
client-puzzle-day-right = You found it.
client-puzzle-day-wrong = You have tried it.
client-puzzle-solve = Solve it
client-puzzle-themes = Themes
client-puzzle-count = { $found } of { $count }
client-puzzle-made = Where puzzles come from
client-puzzle-made-about = All { $count } are from deals that bots played among themselves. In each one move is better than every other by at least 0.3 tricks, or by 10 in 100 of what is wanted: counted over every lie of the hidden cards where that is possible, else over a thousand likely ones.
client-puzzle-leave = Back to the puzzles
client-puzzle-out = Still out
client-puzzle-out-count = Still out: { $count } cards
client-puzzle-yours = Your turn.
client-puzzle-again = { client-word-tap.do } once more to answer with it.
client-puzzle-next = Next puzzle
client-puzzle-once-more = Once more
client-puzzle-why = Why?
client-puzzle-no-reason = No single reason stands out here.
client-puzzle-before = The tricks before, and who took them
client-puzzle-others = Who finds it
client-puzzle-found-by-none = No bot always finds it.
client-puzzle-one-try = No clock, one try
client-puzzle-one-try-about = You can always try again; that counts separately.
# The line for a friend.
client-puzzle-share = For a friend
client-puzzle-share-about = This line goes out with a link to the puzzle. It shows no card.
client-puzzle-send = Send the line
client-puzzle-shared = Whistclub, { $game }, puzzle: { $theme }.
client-puzzle-shared-day = Whistclub, { $game }, puzzle of the day, { $date }: { $theme }.
client-puzzle-shared-found = Found at the first try.
client-puzzle-shared-missed = Not found at the first try.
client-puzzle-shared-level = { $level } { $share }
client-puzzle-shared-levels = How often bots miss it in 100 tries: { $levels }.
client-puzzle-unit-tricks = Tricks your side still takes
client-puzzle-unit-avoided = Tricks your side must still take
client-puzzle-unit-chance = Chances in 100
client-puzzle-lie = { $lie }, { $chance } in 100
client-puzzle-all-counted = All { $worlds } lies of the cards
client-puzzle-all-drawn = { $worlds } likely deals
client-puzzle-all-called = { $worlds } likely deals, called and played on
client-puzzle-all-odds = Over all cards that can come
# The theme in which one's own errors cost most.
client-practice = To practise: { $theme }
client-practice-why = In { $deals } reviewed deals of { $game } errors of this kind cost you { $cost } ± { $error } points a deal, more than any others.
client-practice-drill = Drill
client-practice-puzzles = Puzzles
client-practice-own = Own error { $number }
# Own errors to be found again.
client-exercise = Find the better card
client-exercise-about = Your own errors, from reviews you opened on this device. Each comes again after a day and after a week; found twice, it rests.
client-exercise-none = Review a deal you have played: what cost you something there comes back here after a day and after a week.
client-exercise-trick = Trick { $trick }
client-exercise-call = Before the cards
client-exercise-today = today
client-exercise-in = { $days ->
    [1] tomorrow
   *[other] in { $days } days
}
client-exercise-rests = rests
client-exercise-rest = { $count ->
    [1] One rests: you have found it twice.
   *[other] { $count } rest: you have found them twice.
}
client-exercise-take-away = Remove for good
client-exercise-gone = That deal cannot be found any more.
client-puzzle-unit-points = Points at this score
client-puzzle-all-own = As the coach has priced it
puzzle-ask-points = One choice is clearly better than the one that was made. Which one?
puzzle-wrong-points = { $act }: that costs { $cost } points. Better: { $best }.
