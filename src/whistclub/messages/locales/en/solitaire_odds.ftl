# Why a player of the solitaires that goes by odds acts as it does.
why-odds-bid = A bid of { $bid } is made { why-odds-chance }. { why-odds-next }
why-odds-declare = The marker { $pip } is made { why-odds-chance }. { why-odds-next }
# These stand beside two long names of cards on a small screen.
why-odds-win = It wins. The hand comes out { why-odds-chance }. { why-odds-next }
why-odds-lose = It loses. The hand comes out { why-odds-chance }. { why-odds-next }
why-odds-twiddle = With another trump the hand comes out { why-odds-chance }. { why-odds-next }
why-odds-keep = With this trump the hand comes out { why-odds-chance }. { why-odds-next }
why-odds-chance = { $chance ->
    [0] in no case any more
    [100] for certain
   *[other] { $how ->
        [exact] { $chance } times in 100
       *[near] about { $chance } times in 100
    }
}
# What comes after each of them: the second best act, and the chance with it.
why-odds-next = { $rank ->
    [none] There is no other choice.
    [less] Next best: { $next }, { $next_chance } in 100.
    [more] Next best: { $next }, { $next_chance } in 100, but worth less.
   *[same] As good: { $next }.
}
