# Why a player of the solitaires that goes by odds acts as it does.
why-odds-bid = A bid of { $bid } is made { why-odds-chance }. { why-odds-all }
why-odds-declare = The marker { $pip } is made { why-odds-chance }. { why-odds-all }
# These stand beside two long names of cards on a small screen.
why-odds-win = As it lies it wins. The hand comes out { why-odds-chance }. { why-odds-next }
why-odds-lose = As it lies it loses. The hand comes out { why-odds-chance }. { why-odds-next }
why-odds-twiddle = With another trump the hand comes out { why-odds-chance }. { why-odds-next }
why-odds-keep = With this trump the hand comes out { why-odds-chance }. { why-odds-next }
why-odds-chance = { $how ->
    [exact] { $chance ->
        [0] in no case any more
        [100] for certain
       *[other] { $chance } times in 100
    }
   *[near] { $chance ->
        [0] almost never
        [100] almost for certain
       *[other] about { $chance } times in 100
    }
}
# What comes after each of them: the second best act, and the chance with it.
why-odds-next = { $rank ->
    [none] There is no other choice.
    [less] Next best: { $next }, { $next_chance } in 100.
    [more] Next best: { $next }, { $next_chance } in 100, but worth less.
   *[same] As good: { $next }.
}
# What ends the reason of a bid or a marker: every number with its chance.
why-odds-all = { $rank ->
    [none] There is no other choice.
    [more] Likelier in this hand: { $next }, { $next_chance } in 100; but in the whole game that is worth less.
    [same] As good: { $next }. Chances in 100: { $odds }.
   *[other] Next best: { $next }, { $next_chance } in 100. Chances in 100: { $odds }.
}
