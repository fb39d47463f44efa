# What a table says beside the play: who sits there, acts taken back, deals and games ended early, commands refused.

event-table-opened = The table is open.
event-table-undone = { $seat } has taken { $count ->
    [one] one move
   *[other] { $count } moves
} back.
event-table-undone-alone = You have taken { $count ->
    [one] one move
   *[other] { $count } moves
} back.
event-table-redone = { $seat } has made { $count ->
    [one] one move
   *[other] { $count } moves
} again that had been taken back.
event-table-redone-alone = You have made { $count ->
    [one] one move
   *[other] { $count } moves
} again that you had taken back.
event-table-undo-asked = { $seat } would like to take a move back.
event-table-undo-agreed = { $seat } agrees to it.
event-table-undo-refused = { $seat } does not want anything taken back.
event-table-said-hello = { $seat }: “{ talk-hello }”
event-table-said-good-luck = { $seat }: “{ talk-good-luck }”
event-table-said-one-moment = { $seat }: “{ talk-one-moment }”
event-table-said-well-played = { $seat }: “{ talk-well-played }”
event-table-said-thanks = { $seat }: “{ talk-thanks }”
event-table-said-sorry = { $seat }: “{ talk-sorry }”
event-table-said-again = { $seat }: “{ talk-again }”
event-table-said-no-hurry = { $seat }: “{ talk-no-hurry }”
event-table-said-back-soon = { $seat }: “{ talk-back-soon }”
event-table-said-here-again = { $seat }: “{ talk-here-again }”
event-table-said-fun = { $seat }: “{ talk-fun }”
event-table-said-bye = { $seat }: “{ talk-bye }”
event-table-seat-asked = { $name } would like to take over from the bot in this deal.
event-table-seat-agreed = { $seat } agrees that the bot’s cards change hands.
event-table-seat-refused = { $seat } would rather the bot played on.
event-table-seat-void = Other people sit at the table now; the bot finishes this deal.
event-table-seat-given = Everybody agrees: { $name } takes over from the bot. The deal is marked.
event-table-claimed = { $seat } claims all the remaining tricks.
event-table-claimed-none = { $seat } claims to take none of the remaining tricks.
event-table-conceded = { $seat } gives up the rest of the deal.
event-table-conceded-alone = You give the hand up.
event-table-stopped = The game is stopped here.
event-table-round-over = The round is over at this table.
event-table-dropped = This deal is dropped and does not count.
event-table-stood-in = A bot plays for { $seat }.
event-table-returned = { $cards ->
    [0] { $seat } is back.
    [one] { $seat } is back; a bot played one card meanwhile.
   *[other] { $seat } is back; a bot played { WORDS($cards) } cards meanwhile.
  }
event-table-renamed = { $seat } is now called { $name }.
event-table-sat-down = { $name } sits down.
event-table-hinted = { $seat } has been given a hint; the deal counts as assisted.
event-table-hinted-alone = You have been given a hint; the deal counts as assisted.

reason-undo-off = Nothing can be taken back at this table.
reason-undo-card-shown = That can no longer be taken back: a card of somebody else has been shown since, or the move was made face down.
reason-undo-asked-already = Somebody is waiting for an answer to the same question.
reason-no-undo-asked = Nobody is asking to take anything back.
reason-no-seat-asked = Nobody is asking you for a bot’s cards.
reason-seat-asked-already = These cards have been asked for in this deal already. The bot plays it out.
reason-seat-nobody-to-ask = There is nobody at the table who could agree. The seat is yours from the next deal on.
reason-seat-not-waited-for = You are not waiting for a seat.
reason-seat-other-hand-seen = You have seen another hand of this deal. The seat is yours from the next deal on.
reason-seat-after-sending-away = Somebody was sent away in this deal, so nobody takes over a hand in it. The seat is yours from the next deal on.
reason-nothing-to-redo = There is nothing to redo.
reason-claim-not-certain = Your cards alone do not show the club that all the remaining tricks are yours.
reason-claim-not-now = Claim when it is your lead: after the first card, and when none is left to draw.
reason-hint-with-people = There are no hints while other people sit at the table.
reason-seat-of-bot = A bot plays this seat.
reason-seat-of-person = A person plays this seat.
reason-no-such-seat = There is no such seat at this table.
reason-house-only = Only the house can do that.
reason-command-malformed = The table did not understand.
reason-name-malformed = A name has from 1 to { $most } characters that can be seen.
reason-sitters-count = There { $count ->
    [one] is one player
   *[other] are { $count } players
} for { $wanted ->
    [one] one seat
   *[other] { $wanted } seats
}.
reason-seed-with-people = Where two or more people sit, nobody may choose the cards by a number or a text: thirteen cards give it away. Leave the seed out.
reason-table-unknown = There is no table { $table }.
reason-log-not-opened = This table was never opened, so there is nothing to continue.
reason-entry-unknown = The data were written by a newer Whistclub, or are damaged. Take the newest Whistclub, or a copy of your data folder from before.

reason-data-file = The data file { $path } cannot be used: { $why ->
    [full] the disk is full. Make room on it and try again; everything kept so far is still there
    [disk] the disk refuses to write, or has no room left. Make room or look at the disk, and try again; everything kept so far is still there
    [locked] another program is writing to it. Close it, or wait a moment, and try again
    [damaged] it is damaged. Put a copy from before back with “whist restore COPY”, which keeps the damaged file too; without a copy move it away, and Whistclub begins a new one
    [foreign] it is not a data file of Whistclub, or damaged from its beginning on. Put a copy from before back with “whist restore COPY”, which keeps this file too, or move it away, and Whistclub begins a new one
    [empty] it is empty: nothing was ever kept in it
    [read-only] it may not be written to. Allow writing to it and to its folder, or name another folder in WHIST_DATA
    [folder] its folder is missing or closed to you. Name another folder in WHIST_DATA
    [newer] a newer Whistclub has written it. Start the newest one, or name another folder in WHIST_DATA
   *[other] the system gives no reason. Try again, or name another folder in WHIST_DATA
}.

line-unfinished = Not over yet, begun on { $date }: deal { $number }. { $score } To continue: { $command }
line-in-memory = From here on this game is kept in memory only: it is written to a file when you leave, counts in no statistics, and is lost if the machine stops before.
line-hint = Advice: { $act } ({ $text }).
line-hint-counts = This deal now counts as assisted.
line-word-redo = redo
line-word-hint = hint
line-word-talk = talk
line-word-prices = prices
line-word-claim = claim
line-word-concede = concede
line-word-agree = agree
line-word-refuse = refuse
line-about-agree = agree that somebody takes a move back
line-about-refuse = refuse that, or take your own question back
line-undo-asked = { $seat } would like to take a move back. Type “{ $agree }” or “{ $refuse }”.
line-seat-asked = Somebody would like to take over from a bot in this deal. Type “{ $agree }” or “{ $refuse }”.
line-about-redo = make again what you have just taken back
line-about-hint = advice, and why; the deal then counts as assisted
line-about-talk = say something to the others at the table
line-talk-which = Which one? Its number, or Enter for none:
line-about-prices = the fair price of each choice, by what you can know; the deal then counts as assisted
line-about-claim = claim all the remaining tricks, where your cards make them certain
line-about-concede = give up the rest of the deal, or in a solitaire what you are playing for

cli-about-stats = Show your results: games won and lost, streaks, averages, best
cli-help-stats-game = Only this game
cli-stats-none = You have not finished a game here yet, so there is nothing to count.
cli-stats-game = { $name }, { $preset }
cli-stats-assisted = With help (moves taken back, hints):
cli-stats-matches = { $count ->
    [one] One game
   *[other] { $count } games
} over: { $decided ->
    [0] { $stopped } stopped
   *[other] won { $won } of { $decided } played to the end, { $percent } %; { $lost } lost, { $stopped } stopped
}.
cli-stats-campaigns = { $count ->
    [one] One campaign
   *[other] { $count } campaigns
} over: { $decided ->
    [0] { $stopped } stopped
   *[other] won { $won } of { $decided } played to the end, { $percent } %; { $lost } lost, { $stopped } stopped
}.
cli-stats-streak = Won in a row: now { $now }, best { $longest }.
cli-stats-score = Your score at the end: { $best } at best, { $average } on average.
cli-stats-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
}, in points ahead of the others: { $best } at best, { $average } on average.
cli-stats-passages = { $count ->
    [one] One passage
   *[other] { $count } passages
}: { $best } at best, { $average } on average.
cli-stats-fewest = Fastest win: { $count ->
    [one] one deal
   *[other] { $count } deals
}.
cli-stats-fewest-passages = Fastest win: { $count ->
    [one] one passage
   *[other] { $count } passages
}.
