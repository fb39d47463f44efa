# Entering a deal of real cards: what was played, by whom, and what came of it.

party-entry-deal = Deal { $deal }
party-entry-change = , change it
party-entry-what = What was played?
party-entry-what-row = What was played
party-entry-against = { $first } against { $second }
party-entry-who = Who played it?
party-entry-who-row = Who played it
party-entry-who-two = Tap both partners.
party-entry-tricks-row = Tricks
party-entry-tricks-we = Tricks we took
party-entry-tricks-of = Tricks of { $names }
party-entry-tricks-count = { $count ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($count) } tricks
}
party-entry-how-many = How many tricks did { $names } take?
party-entry-how-many-we = How many tricks did you take?
party-entry-how-many-plain = How many tricks?
party-entry-need = { WORDS($count) } or more make it
party-entry-made-row = Made or failed
party-entry-made-question = Was it made?
party-entry-made = Made
party-entry-failed = Failed
party-entry-is-made = made
party-entry-is-failed = failed
party-entry-points-of = Points of { $name }
party-entry-as-written = as the table wrote them
party-entry-sign = plus or minus
party-entry-onward = Next
party-entry-you-within = you
party-entry-we-they = We { $ours }, they { $theirs }
party-entry-first-second = { $first } to { $second }
party-entry-taps = { $count ->
    [one] One tap, then send.
   *[other] { WORDS($count, first: "capital") } taps, then send.
}
party-entry-one-tap = Anything wrong is one tap to change.
party-entry-rest = They have the rest.
party-entry-sum = These points make { $sum }.
party-entry-sum-line = The four must make 0.

# What the game's score makes of it
party-entry-you-score = You score { $count }.
party-entry-you-lose = You lose { $count }.
party-entry-they-score = They score { $count }.
party-entry-they-lose = They lose { $count }.
party-entry-nobody-scores = Nobody scores.
party-entry-both-count = { $ours } for you, { $theirs } for them.
party-entry-side-scores = { $names } score { $count }.
party-entry-side-loses = { $names } lose { $count }.
party-entry-declarer-makes = { $you ->
    [yes] You make it: { $points }.
   *[no] { $count ->
        [one] { $names } makes it: { $points }.
       *[other] { $names } make it: { $points }.
    }
}
party-entry-declarer-fails = { $you ->
    [yes] You fail: { $points }.
   *[no] { $count ->
        [one] { $names } fails: { $points }.
       *[other] { $names } fail: { $points }.
    }
}
party-entry-declarer-gets = { $names }: { $points }.
party-entry-you-get = You { $points }.

# Plain Whist
party-entry-play = Tricks

# Minnesota and its family
party-entry-high-we = High, we granded
party-entry-high-they = High, they granded
party-entry-high-by = High, { $names } granded
party-entry-high-keys = h g
party-entry-high-made = The grand is made: { WORDS($over) } over six{ $each ->
    [1] .
    [2] , doubled.
   *[other] , { $each } for each.
}
party-entry-high-failed = The grand fails: { WORDS($over) } over six{ $each ->
    [1] .
    [2] , doubled.
   *[other] , { $each } for each.
}
party-entry-low = Low
party-entry-low-keys = l
party-entry-low-told = More tricks lose: { WORDS($over) } over six.
party-entry-nullo = Nullo
party-entry-nullo-keys = n
party-entry-nullo-told = Fewer tricks win: { WORDS($over) } over six{ $each ->
    [1] .
    [2] , doubled.
   *[other] , { $each } for each.
}
party-entry-black-first = { $first } or { $second } turned black first
party-entry-red-first = { $first } or { $second } turned red first
party-entry-all-red = all four red, nobody granded
party-entry-all-black = all four black, nobody granded
party-entry-said-grand = { $first } or { $second } said grand
party-entry-said-nullo = nullo was said, or all passed
party-entry-sola-nola-we = Sola Nola, we
party-entry-sola-nola-they = Sola Nola, they
party-entry-sola-nola-by = Sola Nola, { $names }
party-entry-sola-nola-keys = s o
party-entry-sola-nola-made = A star for those who called it.
party-entry-sola-nola-failed = The star goes to the others.
party-entry-sola-nola-about = { $first } or { $second } alone, no trick
party-entry-grand-dix-we = Grand Dix, we
party-entry-grand-dix-they = Grand Dix, they
party-entry-grand-dix-by = Grand Dix, { $names }
party-entry-grand-dix-keys = d x
party-entry-grand-dix-made = A star for those who called it.
party-entry-grand-dix-failed = The star goes to the others.
party-entry-grand-dix-about = { $first } or { $second } alone, the first seven

# Solo
party-entry-propose = Proposal
party-entry-propose-about = two, 8 tricks
party-entry-propose-keys = p
party-entry-solo = Solo
party-entry-solo-about = 5 tricks
party-entry-solo-keys = s
party-entry-misere = Misère
party-entry-misere-about = no trick
party-entry-misere-keys = m
party-entry-abondance = Abondance
party-entry-abondance-about = 9 tricks
party-entry-abondance-keys = a
party-entry-abondance-in-trumps = In trumps
party-entry-abondance-in-trumps-about = abondance, 9
party-entry-abondance-in-trumps-keys = t
party-entry-misere-ouverte = Misère ouverte
party-entry-misere-ouverte-about = no trick, open
party-entry-misere-ouverte-keys = o
party-entry-abondance-declared = Declared
party-entry-abondance-declared-about = all 13
party-entry-abondance-declared-keys = d
party-entry-general-misere = General misère
party-entry-general-misere-about = who took the last trick
party-entry-general-misere-keys = g
party-entry-thrown-in = Thrown in
party-entry-thrown-in-about = nobody plays
party-entry-thrown-in-keys = x

# The two lists of a compass
party-part-question = Lady or gent?
party-part-lady = lady
party-part-gent = gent
party-part-lady-letter = L
party-part-gent-letter = G
party-part-as-lady = as lady
party-part-as-gent = as gent
party-part-choose-first = First choose lady or gent.
party-list-north-south = North and South
party-list-east-west = East and West
