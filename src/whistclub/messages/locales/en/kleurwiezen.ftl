# Kleurwiezen: its names, options, calls, events, scores and lesson.

game-kleurwiezen = Kleurwiezen
game-kleurwiezen-about = Belgian whist: ask for a partner in a suit, go alone, or take no trick; each for themselves.
preset-kleurwiezen = Kleurwiezen in steps of three, sixteen deals
preset-kleurwiezen-small = Kleurwiezen in small points, doubles add up, sixteen deals

option-troel = Three aces in one hand oblige to a troel.
option-troela = How many tricks four aces in one hand are played for, if at all.
option-troela-eight-tricks = eight tricks
option-troela-nine-tricks = nine tricks
option-troela-none = no troel
option-piccolo = A piccolo may be called: exactly one trick.
option-solo-slim = Which solo is a solo slim.
option-solo-slim-hearts-only = the one in hearts
option-solo-slim-any-suit = each of them
option-shared-misere = Several may play the same misère, each by themselves.
option-specials = When misères, abondances and solos may be called.
option-specials-first-turn = at one’s first turn
option-specials-any-turn = at any turn
option-eldest-waits = The first to speak may wait, and go along later.
option-scoring-steps = steps: 8, and 3 for each trick more
option-scoring-small = small points: 2, and 1 for each trick more
option-unshuffled = Only the first deal is shuffled; after it the tricks are gathered, cut, and dealt by four, four and five.
option-passed-out = What all passing does to the next deal.
option-passed-out-doubles = it counts double
option-passed-out-adds-up = once more each time
option-passed-out-no-doubling = nothing
app-value-nine-tricks = nine tricks
app-value-hearts-only = hearts
app-value-any-suit = any suit
app-value-first-turn = the first turn
app-value-any-turn = any turn
app-value-steps = steps
app-value-small = small points
app-value-doubles = doubles it
app-value-adds-up = adds up
app-value-no-doubling = nothing

client-about-kleurwiezen = Ask for a partner, go alone, or take no trick.
client-more-kleurwiezen = Name a suit and see who goes along: eight tricks together. Three aces in a hand find their partner by themselves.
client-preset-kleurwiezen-small = A pair’s eight tricks count two, each trick more one. Each deal passed out makes the next count once more.

act-hold-back = Wait
act-lone = Go alone
act-raise = Raise
call-hold-back = wait
call-lone = alone
call-raise = raise
call-piccolo = piccolo
call-troel = troel
call-solo-slim = solo slim
note-hold-back = only to go along later
note-lone = the tricks you need, alone
note-raise = as many tricks as it takes
note-piccolo = exactly one trick
note-kleurwiezen-propose = with a partner
note-kleurwiezen-abondance = alone, you lead
note-kleurwiezen-solo = alone, all thirteen
note-kleurwiezen-solo-slim = solo slim, all thirteen

ask-kleurwiezen-asks = { $seat } asks for a partner in { $suit }.
ask-kleurwiezen-standing = { $seat } holds the bid: { $contract }, { WORDS($tricks) }, { $suit }.
guide-piccolo-yours = Take exactly one trick, no more and no fewer.
guide-piccolo-against = Exactly one trick is wanted: give more, or none.

event-kleurwiezen-troel = Troel: { $seat } with { $cards }, { $partner } with the { $card }. Together they need { WORDS($tricks) } tricks, and its suit is trump.
event-kleurwiezen-now = { $seat } undertakes { WORDS($tricks) } tricks. Trump would be { $suit }.
event-kleurwiezen-contract = Contract: { $contract }, { $seats }, { $tricks ->
    [13] all thirteen tricks
    [one] at least one trick
   *[other] at least { WORDS($tricks) } tricks
  }. Trump: { $suit }.
event-kleurwiezen-no-trump = Contract: { $contract }, { $seats }. No trump.

score-kleurwiezen-made = { $seats }: { $contract } made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none
   *[other] { WORDS($undertaken) }
  } wanted{ $factor ->
    [1] {""}
   *[other] , counts { $factor } times
  }
score-kleurwiezen-failed = { $seats }: { $contract } failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none
   *[other] { WORDS($undertaken) }
  } wanted{ $factor ->
    [1] {""}
   *[other] , counts { $factor } times
  }

reason-kleurwiezen-first-card = The first card of this troel is the { $card }.
reason-kleurwiezen-passed-out = Deals passed out before this one: { $count } cannot be, { $most } at most.

app-primer-kleurwiezen =
    Four people play, each for themselves, with thirteen cards each. No card is turned: trump is named in the bidding.

    In turn each passes or bids. “8 hearts” asks for a partner: whoever goes along makes eight tricks with you. If nobody does, you may go alone for five. Nine to twelve of a suit is an abondance, alone; misère is no trick at all.

    Who holds three aces has a troel: the holder of the fourth becomes the partner, whether they like it or not.

    What a contract brings stands in the rules (B). Points go back and forth between the players; after the last deal the highest total wins.
line-primer-kleurwiezen = Each plays alone, and no card is turned. In turn each passes, asks for a partner in a suit, goes along, or bids more alone. The highest bid is played, and the others try to spoil it.
line-explain-kleurwiezen-pass = You bid nothing more in this auction.
line-explain-kleurwiezen-hold-back = You bid nothing now. Later you may go along with somebody who asks, and nothing else.
line-explain-kleurwiezen-accept = You go along with the one who asked: together at least eight tricks, with that suit as trump.
line-explain-kleurwiezen-lone = Nobody went along, or your pair was outbid: you play alone in your suit, for as many tricks as it takes to hold the bid, five at least.
line-explain-kleurwiezen-raise = Your pair holds the bid again, for as many tricks as that takes.
line-explain-kleurwiezen-piccolo = Exactly one trick, without trump.
line-explain-kleurwiezen-misere = No trick at all, without trump. Others may say the same and play it beside you.
line-explain-kleurwiezen-misere-ouverte = No trick at all, without trump, and after the first trick your hand lies open to all.
line-explain-kleurwiezen-propose = You look for a partner in this suit: together at least eight tricks. If nobody goes along, you may go alone.
line-explain-kleurwiezen-abondance = So many tricks alone against three, with this suit as trump. You lead.
line-explain-kleurwiezen-solo = All thirteen tricks alone against three, with this suit as trump. You lead.
line-explain-kleurwiezen-solo-slim = All thirteen tricks alone against three, with this suit as trump. You lead.
line-worth-kleurwiezen = Each opponent pays { $count } for it, or is paid as much. Tricks more or less can count too: see the rules.

client-lesson-about-kleurwiezen-steps = Three aces find a partner
lesson-kleurwiezen-steps-first = Three aces oblige: the holder of the fourth is your partner and leads it, and its suit is trump.
lesson-kleurwiezen-steps-then = You need eight tricks together. Cash your winners once the others’ trumps are drawn, and let your partner’s stand.

# Entering a deal of real cards
evening-entry-kleur-propose = Proposal
evening-entry-kleur-propose-about = two, 8 or more
evening-entry-kleur-propose-keys = p
evening-entry-kleur-lone = Alone
evening-entry-kleur-lone-about = 5 or more
evening-entry-kleur-lone-keys = a
evening-entry-kleur-piccolo = Piccolo
evening-entry-kleur-piccolo-about = just one trick
evening-entry-kleur-piccolo-keys = c
evening-entry-kleur-abondance = Abondance
evening-entry-kleur-abondance-about = 9 or more
evening-entry-kleur-abondance-keys = b
evening-entry-kleur-troel = Troel
evening-entry-kleur-troel-about = three or four aces
evening-entry-kleur-troel-keys = t
evening-entry-kleur-misere = Misère
evening-entry-kleur-misere-about = no trick
evening-entry-kleur-misere-keys = m
evening-entry-kleur-misere-ouverte = Misère ouverte
evening-entry-kleur-misere-ouverte-about = no trick, open
evening-entry-kleur-misere-ouverte-keys = o
evening-entry-kleur-solo = Solo
evening-entry-kleur-solo-about = all 13
evening-entry-kleur-solo-keys = s
evening-entry-kleur-solo-slim = Solo slim
evening-entry-kleur-solo-slim-about = all 13, counts most
evening-entry-kleur-solo-slim-keys = l
