# Acts and calls: as a choice offered, and as told about a seat.

act-play = Play the { $card }
act-lay = Lay the { $cards }
act-exchange = Pass the { $card } to your partner
act-discard = Lay away the { $card }
act-say = Say { $call }
act-call = Call { $call }
act-call-of = Call { $count } { $strain }
strain-none = no trump
act-pass = Pass
act-propose = Propose eight tricks with a partner
act-accept = Accept the proposal
act-trump = Make { $suit } trump
act-trump-none = Play without trumps
act-bid = { $count ->
    [0] Bid no trick
    [one] Bid one trick
   *[other] Bid { WORDS($count) } tricks
  }
act-declare = { $count ->
    [0] Aim for the marker 0: no trick
    [one] Aim for the marker 1: one trick
   *[other] Aim for the marker { $count }: { WORDS($count) } tricks
  }
act-twiddle = Twiddle
act-keep = Keep the trump
act-claim-all = Claim all the remaining tricks
act-claim-none = Claim to take none of the remaining tricks
act-concede = Concede the remaining tricks
act-stop = Stop
act-dropped = Leave this deal unfinished
act-by-seat = { $seat }: { $act }

call-of = { $count } { $strain }
call-pass = pass
call-propose = a proposal
call-accept = acceptance
call-solo = solo
call-misere = misère
call-abondance = abondance
call-abondance-in-trumps = abondance in trumps
call-misere-ouverte = misère ouverte
call-abondance-declared = abondance declared
call-general-misere = general misère
call-grand = grand
call-nullo = nullo
call-high = High
call-low = Low
call-sola-nola = Sola Nola
call-grand-dix = Grand Dix

contract-propose = proposal
contract-grand = { -high }
contract-thrown-in = { -thrown-in }
