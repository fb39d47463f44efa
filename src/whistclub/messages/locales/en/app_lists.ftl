# Lists of the app in the terminal: moving in them, unfinished games, tables of clubs, the keys of every screen.

app-foot-leave = leave
app-foot-delete = delete
app-list-more = { $count } more

app-home-unfinished = { $game }, deal { $number }: { $score }
app-home-unfinished-of = { $game }, deal { $number }: { $score }; { $names }
app-home-unfinished-all = All unfinished games
app-home-joined = { $game } at a club’s table, { $link }
app-home-daily-own = Today’s deal, this program’s own
app-home-join = Join a club’s table
app-unfinished = Unfinished games
app-unfinished-note = Enter continues a game, Delete deletes it.
app-unfinished-none = No game is unfinished.
app-twice-delete = Delete again to delete the game for good.

app-join = Join a club’s table
app-join-note = The link of the table, such as http://127.0.0.1:8413/t/ID. Anybody who sits there can copy it for you.
app-join-name = Your name at this club
app-join-name-note = The others at the table see it. Left empty, one is drawn for you.
app-join-waiting = Asking the club for a seat at { $link } …
app-join-evening = This is the link of a whist evening. The terminal follows an evening line by line: { $command }

app-setup-last-person = One seat at least is a person’s: this one, until another is too.
app-set-bots = Bots play
app-set-pace-at-once = at once
app-set-pace-quick = quickly
app-set-pace-second = after one second
app-set-pace-slow = after two seconds
app-set-forced = The only legal card plays itself

app-no-next-deal-yet = This deal is still being played. N deals the next one once it is over.
app-no-next-deal-over = The game is over. F7 begins a new one.
app-nobody-asks = Nobody asks you for anything.
app-colours-four = Each suit has a colour of its own.
app-colours-two = Suits are shown in two colours.
app-guide-on = Explanations are on.
app-guide-off = Explanations are off.
app-review-end = Nobody has a move left in this deal.
app-too-small-leave = Ctrl+C leaves; the game is kept.

app-keys-anywhere = On every screen
app-keys-list = In this list
app-key-list-move = the line before or after
app-key-list-ends = the first or last line
app-key-list-page = eight lines up or down
app-key-list-choose = chooses; a line’s own key does so at once
app-key-list-delete = deletes an unfinished game; asked twice
app-key-list-back = back; at home it leaves
app-keys-read = While you read
app-key-read-move = a line up or down
app-key-read-page = a page up or down
app-key-read-ends = to the beginning or the end
app-key-read-next = the next text, where there are several
app-key-read-close = close
app-keys-rules = Rules
app-key-numbered = short or numbered rules
app-keys-review = In a replay
app-key-review-step = a move back or on
app-key-review-trick = a trick back or on
app-key-review-ends = the beginning or the end of the deal
app-key-review-deal = another deal
app-key-review-why = what a bot would have done, and why
app-keys-curtain = While the cards are hidden
app-key-curtain-lift = shows the cards
app-key-curtain-undo = asks to take the last move back
app-keys-line = While you write
app-keys-text = While you write
app-key-take = take what is written
app-key-drop = back, and leave everything as it was
app-key-leave = leave; every move has been kept
app-key-refuse = refuse that

join-chair = { $seat }: { $name }
join-chair-own = { $seat }: { $name } (you)
join-chair-free = { $seat }: free
reason-join-gathering-host = You are the host of this table: F7 begins the game; bots take the free seats.
