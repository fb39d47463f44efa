# Entering a deal of real cards: what was played, by whom, and what came of it.

evening-entry-deal = Deal { $deal }
evening-entry-change = , change it
evening-entry-what = What was played?
evening-entry-what-row = What was played
evening-entry-against = { $first } against { $second }
evening-entry-who = Who played it?
evening-entry-who-row = Who played it
evening-entry-who-two = { client-word-tap.do } both partners.
evening-entry-who-partners = The declarer first, then the partner.
evening-entry-who-each = Once: made it. Twice: failed.
evening-entry-no-partner = No partner: alone
evening-entry-of-each = { $name } ({ $outcome })
evening-entry-kept-row = Who made it
evening-entry-kept-none = 0: nobody made it
evening-entry-number-row = Number called
evening-entry-number = Which number was called?
evening-entry-numbered = { $name } { $number }
evening-entry-times-row = Counts
evening-entry-times-question = How often does it count?
evening-entry-times-key = { $count ->
    [1] once
    [2] twice
   *[other] { WORDS($count) } times
}
evening-entry-times = { $count ->
    [2] counts twice
   *[other] counts { WORDS($count) } times
}
evening-entry-tricks-row = Tricks
evening-entry-tricks-we = Tricks we took
evening-entry-tricks-of = Tricks of { $names }
evening-entry-tricks-count = { $count ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($count) } tricks
}
evening-entry-how-many = How many tricks did { $names } take?
evening-entry-how-many-we = How many tricks did you take?
evening-entry-how-many-plain = How many tricks?
evening-entry-need = { WORDS($count) } or more make it
evening-entry-made-row = Made or failed
evening-entry-made-question = Was it made?
evening-entry-made = Made
evening-entry-failed = Failed
evening-entry-made-keys = m f
evening-entry-is-made = made
evening-entry-is-failed = failed
evening-entry-points-of = Points of { $name }
evening-entry-as-written = as the table wrote them
evening-entry-sign = plus or minus
evening-entry-onward = Next
evening-entry-you-within = you
evening-entry-we-they = We { $ours }, they { $theirs }
evening-entry-first-second = { $first } to { $second }
evening-entry-taps = { $count ->
    [one] One { client-word-tap.noun }, then send.
   *[other] { WORDS($count, first: "capital") } { client-word-tap.noun }s, then send.
}
evening-entry-one-tap = Anything wrong is one { client-word-tap.noun } to change.
evening-entry-rest = They have the rest.
evening-entry-sum = These points make { $sum }.
evening-entry-sum-line = The four must make 0.

# What the game's score makes of it
evening-entry-you-score = You score { $count }.
evening-entry-you-lose = You lose { $count }.
evening-entry-they-score = They score { $count }.
evening-entry-they-lose = They lose { $count }.
evening-entry-nobody-scores = Nobody scores.
evening-entry-both-count = { $ours } for you, { $theirs } for them.
evening-entry-side-scores = { $names } score { $count }.
evening-entry-side-loses = { $names } lose { $count }.
evening-entry-declarer-makes = { $you ->
    [yes] You make it: { $points }.
   *[no] { $count ->
        [one] { $names } makes it: { $points }.
       *[other] { $names } make it: { $points }.
    }
}
evening-entry-declarer-fails = { $you ->
    [yes] You fail: { $points }.
   *[no] { $count ->
        [one] { $names } fails: { $points }.
       *[other] { $names } fail: { $points }.
    }
}
evening-entry-declarer-gets = { $names }: { $points }.
evening-entry-you-get = You { $points }.

# Plain Whist
evening-entry-play = Tricks

# Minnesota and its family
evening-entry-high-we = High, we granded
evening-entry-high-they = High, they granded
evening-entry-high-by = High, { $names } granded
evening-entry-high-keys = h g
evening-entry-high-made = The grand is made: { WORDS($over) } over six{ $each ->
    [1] .
    [2] , doubled.
   *[other] , { $each } for each.
}
evening-entry-high-failed = The grand fails: { WORDS($over) } over six{ $each ->
    [1] .
    [2] , doubled.
   *[other] , { $each } for each.
}
evening-entry-low = Low
evening-entry-low-keys = l
evening-entry-low-told = More tricks lose: { WORDS($over) } over six.
evening-entry-nullo = Nullo
evening-entry-nullo-keys = n
evening-entry-nullo-told = Fewer tricks win: { WORDS($over) } over six{ $each ->
    [1] .
    [2] , doubled.
   *[other] , { $each } for each.
}
evening-entry-black-first = { $first } or { $second } turned black first
evening-entry-red-first = { $first } or { $second } turned red first
evening-entry-all-red = all four red, nobody granded
evening-entry-all-black = all four black, nobody granded
evening-entry-said-grand = { $first } or { $second } said grand
evening-entry-said-nullo = nullo was said, or all passed
evening-entry-sola-nola-we = Sola Nola, we
evening-entry-sola-nola-they = Sola Nola, they
evening-entry-sola-nola-by = Sola Nola, { $names }
evening-entry-sola-nola-keys = s o
evening-entry-sola-nola-made = A star for those who called it.
evening-entry-sola-nola-failed = The star goes to the others.
evening-entry-sola-nola-about = { $first } or { $second } alone, no trick
evening-entry-grand-dix-we = Grand Dix, we
evening-entry-grand-dix-they = Grand Dix, they
evening-entry-grand-dix-by = Grand Dix, { $names }
evening-entry-grand-dix-keys = d x
evening-entry-grand-dix-made = A star for those who called it.
evening-entry-grand-dix-failed = The star goes to the others.
evening-entry-grand-dix-about = { $first } or { $second } alone, the first seven

# Solo
evening-entry-propose = Proposal
evening-entry-propose-about = two, 8 tricks
evening-entry-propose-keys = p
evening-entry-solo = Solo
evening-entry-solo-about = 5 tricks
evening-entry-solo-keys = s
evening-entry-misere = Misère
evening-entry-misere-about = no trick
evening-entry-misere-keys = m
evening-entry-abondance = Abondance
evening-entry-abondance-about = 9 tricks
evening-entry-abondance-keys = a
evening-entry-abondance-in-trumps = In trumps
evening-entry-abondance-in-trumps-about = abondance, 9
evening-entry-abondance-in-trumps-keys = t
evening-entry-misere-ouverte = Misère ouverte
evening-entry-misere-ouverte-about = no trick, open
evening-entry-misere-ouverte-keys = o
evening-entry-abondance-declared = Declared
evening-entry-abondance-declared-about = all 13
evening-entry-abondance-declared-keys = d
evening-entry-general-misere = General misère
evening-entry-general-misere-about = who took the last trick
evening-entry-general-misere-keys = g
evening-entry-thrown-in = Thrown in
evening-entry-thrown-in-about = nobody plays
evening-entry-thrown-in-keys = x

# The two lists of a compass
evening-part-question = Lady or gent?
evening-part-lady = lady
evening-part-gent = gent
evening-part-lady-letter = L
evening-part-gent-letter = G
evening-part-as-lady = as lady
evening-part-as-gent = as gent
evening-part-choose-first = First choose lady or gent.
evening-list-north-south = North and South
evening-list-east-west = East and West
