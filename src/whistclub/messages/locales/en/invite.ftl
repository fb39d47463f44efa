# A table with friends: its host, its link, and who is asked to it
client-host-now = { $name } is the host now.
client-host-now-you = You are the host now: you start the game and set the rules.
reason-table-not-full = Seats are free, and this table waits for people. Wait for them, or let bots fill up.

client-invite-title = A table with friends
client-invite-of = { $name }’s table
client-invite-nobody = People who open the link sit down here. The table waits for you.
client-invite-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
client-invite-bots-take = { $count ->
    [one] { $names }, a bot, takes the free seat.
   *[other] { $names }, bots, take the free seats.
}
client-invite-waits = { $count ->
    [one] The table waits for one more.
   *[other] The table waits for { WORDS($count) } more.
}
client-invite-send = Send the link
client-invite-send-again = Send again
client-invite-copied = The link is copied. Paste it where your friends read it.
client-invite-copy = Copy
client-invite-code = QR code of this table
client-invite-free = Free
client-invite-else-bot = else { $name }, bot
client-invite-waits-seat = waits for somebody
client-invite-place = Your place
client-invite-opposite = opposite { $name }
client-invite-you-opposite = you, opposite { $name }
client-invite-sits-opposite = opposite you
client-invite-you-change = you, change
client-invite-asks = asks you to sit down
client-invite-deals = deals when ready
client-invite-bot = bot
client-invite-name = What shall we call you?
client-invite-name-about = { client-word-tap.do } the face until it is yours. No account.
client-invite-face = Another face
client-invite-face-now = Face { $count } of { $of }
client-invite-sit = Sit down
client-invite-sit-here-instead = Take this seat
client-invite-keep = Keep
client-invite-name-first = How shall your friends know you?
client-invite-name-first-about = Now they see “{ $name }”.
client-invite-full = Every seat is taken. You are watching.
client-invite-watches = You are watching. The cards come soon.
client-invite-you-sit = You sit. { $name } deals soon.
client-invite-you-sit-away = You sit. { $name } is not here just now; if that lasts a minute, one of you can deal.
client-invite-you-sit-unknown = You sit. The cards come soon.
client-invite-never = Never played whist?
client-invite-never-about = Six small steps, three minutes
client-invite-wait = While you wait: six small steps
client-invite-wait-about = You are called back when the cards are dealt
client-invite-called = The cards are dealt. Your table waits for you.
client-invite-to-table = To the table
client-invite-spoken-asks = { $name } asks you to sit down.
client-invite-spoken-place = Your place is opposite { $name }.
client-invite-seat = Seat: { $name }
client-invite-rules = The game and its rules
client-invite-rules-usual = all as usual
client-invite-rules-changed = { $count ->
    [one] one rule of your own
   *[other] { WORDS($count) } rules of your own
}
client-invite-points = { $game }, to { $points ->
    [one] one point
   *[other] { $points } points
}
client-invite-deals-count = { $game }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
client-invite-clock-none = no clock
client-invite-clock-each = { $count } seconds for each card
client-invite-hints = hints allowed
client-invite-no-hints = no hints
client-invite-fill = bots fill up
client-invite-no-fill = waits for people
client-invite-row-game = Game
client-invite-change = Change
client-invite-row-to = To
client-invite-row-points = points
client-invite-row-deals = Deals
client-invite-row-deals-about = in a game
client-invite-row-clock = Clock
client-invite-row-clock-about = for each card
client-invite-off = off
client-invite-seconds = { $count } s
client-invite-row-fill = Bots fill up
client-invite-row-fill-about = else wait for everybody
client-invite-yes = yes
client-invite-no = no
client-invite-row-house = House rules
client-invite-all = All rules
client-invite-done = Done
client-invite-see = { $count ->
    [one] { $names } is here and sees what you change.
   *[other] { $names } are here and see what you change.
}
client-invite-choose-game = Which game?

# Where others play already
client-arrive-plays = They are playing: { $people ->
    [one] one person
   *[other] { WORDS($people) } people
}{ $bots ->
    [0] {""}
    [one] {" "}and a bot
   *[other] {" "}and { WORDS($bots) } bots
}.
client-arrive-after = { $name }’s place is free after this deal.
client-arrive-free = A place is free after this deal.
client-arrive-take = Take { $name }’s place
client-arrive-take-next = Then take { $name }’s place
client-arrive-lead = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
client-watch-sees = You see what lies on the table, no hand.
client-watch-go = Leave
