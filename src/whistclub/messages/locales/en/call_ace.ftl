# Call-ace Whist: its names, options, bids, events, scores and lesson.

game-call-ace = Call-ace Whist
game-call-ace-about = Danish whist: the holder of the ace you call is your partner, and nobody else knows who that is.
preset-call-ace = Call-ace Whist with jokers and the cat, sixteen deals
preset-call-ace-no-cat = Call-ace Whist with 52 cards and no cat, sixteen deals

option-jokers = Three jokers are in the pack, and three cards lie apart as the cat.
option-attachments = How vip, gode, halve and sans rank over the same number.
option-attachments-ranked = in this order
option-attachments-equal = all alike
option-each-turn-doubles = In a vip the second and the third card turned up double the worth.
option-first-lead = Who leads to the first trick.
option-first-lead-forehand = the dealer’s left
option-first-lead-declarer = the declarer
app-value-ranked = in order
app-value-equal = alike
app-value-forehand = the dealer’s left
app-value-declarer = the declarer

client-about-call-ace = Call an ace: who holds it is your partner.
client-more-call-ace = Bid from seven tricks to thirteen, exchange with the cat, and find out who plays with whom when the ace falls. Or take no trick at all.
client-preset-call-ace-no-cat = Without jokers and cat: there is no vip, and nothing is exchanged.

strain-alm = plain
strain-vip = vip
strain-gode = gode
strain-halve = halve
strain-sans = sans
call-sol = sol
call-ren-sol = ren sol
call-bordlaegger = bordlægger
call-super-bordlaegger = super bordlægger
act-ace = Call the ace of { $suit }
act-king = Call the king of { $suit }
act-take-suit = Take this suit
act-turn-next = Turn the next card
note-alm = trump of your choice
note-vip = trump turned from the cat
note-gode = clubs are trump
note-halve = your partner names trump
note-sans = no trump
note-sol = alone, one trick at most
note-ren-sol = alone, no trick
note-bordlaegger = no trick, hand open after the first
note-super-bordlaegger = no trick, hand open at once
note-take-suit = { $suit } trump
note-take-no-trump = no trump
note-turn-next = the third one counts in any case
note-pass-cat = no more cards for the cat
terms-sol = at most 1
terms-ren-sol = none
terms-bordlaegger = none, hand open
terms-super-bordlaegger = none, open from the start

guide-ace-ace = Call an ace. Whoever holds it plays with you, and does not say so.
guide-ace-trump = Name the trump suit, any but that of the card called.
guide-ace-vip = The cards of the cat are turned one by one. Take the suit that lies open, or turn the next.
guide-ace-cat = Lay up to three cards in the cat: as many come from its top to the hand.
guide-ace-tricks-declarer = You and the holder of the called card need { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  }.
guide-ace-tricks-partner = You hold the called card: you are the partner, and need { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  } with the declarer.
guide-ace-tricks-against = The declarer and the holder of the called card need { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  }. Stop them.
guide-ace-sol-declarer = { $count ->
    [0] Take no trick. Play low, and throw high cards away when you cannot follow.
   *[other] Take one trick at most. Play low, and throw high cards away when you cannot follow.
  }
guide-ace-sol-against = { $count ->
    [0] Make the declarer take a trick: play low when it is the declarer who would then have to win.
   *[other] Make the declarer take two tricks: play low when it is the declarer who would then have to win.
  }
ask-ace-ace = Call an ace.
ask-ace-king = Call a king, since you hold every ace.
ask-ace-standing = The bid is { $contract }.
tag-ace-called = called
tag-ace-partner = partner
pile-cat = { $count ->
    [0] The cat lies open
    [one] 1 card in the cat
   *[other] { $count } cards in the cat
  }
pile-cat-gone = Turned up in the cat

event-ace-called = { $seat } calls the { $card }.
event-ace-partner = Partners: { $declarer } and { $seat }.
event-vip-turned = The { $card } is turned up in the cat.
event-vip-taken = { $seat } takes what lies open.
event-vip-refused = { $seat } has the next card turned.
event-cat-laid = { $seat } lays a card in the cat.
event-cat-laid-own = You lay the { $card } in the cat.
event-cat-taken = { $count ->
    [one] { $seat } takes one card from the cat.
   *[other] { $seat } takes { WORDS($count) } cards from the cat.
  }
event-cat-taken-own = From the cat you take { $cards }.
event-ace-contract = Contract: { $contract }, { $seat }. Trump: { $suit }.
event-ace-contract-no-trump = Contract: { $contract }, { $seat }. No trump.

score-ace-made = { $declarer } alone, { $contract } made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }
score-ace-failed = { $declarer } alone, { $contract } failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }
score-ace-pair-made = { $declarer } and { $partner }, { $contract } made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }
score-ace-pair-failed = { $declarer } and { $partner }, { $contract } failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }

reason-wrong-phase-ace = Call an ace now; with all four aces in your hand, a king.
reason-wrong-phase-cat = Lay a card in the cat now, or pass.
reason-called-card-due = Not the { $card }. You hold the card that was called, and its suit was led: it has to be played.
reason-called-card-stays = The { $card } was called and may not be laid away.
reason-suit-not-open = That cannot be { $suit } now.

app-primer-ace =
    Four people play, each for themselves, with thirteen cards each. In turn two bid against each other how many tricks they will make, from seven to thirteen, and with what trump; the higher bid goes on.

    The winner calls an ace. Whoever holds it is the partner for this deal and keeps it secret, until the ace is played: it has to be, as soon as somebody else leads its suit. Who has called an ace of their own, or one that lies in the cat, plays alone.

    In a sol you play alone without trump and take one trick at most, or none.

    What a bid brings stands in the rules (B). Points go back and forth between the players; after the last deal the highest total wins.
app-primer-ace-cat =
    Three jokers belong to no suit. A joker wins only if it is led, and trumps beat it even then. Three cards lie apart, the cat: before the play up to three cards of the hand may be exchanged for them.
line-primer-ace = Two bid against each other, then the winner against the next. Who holds the ace that is called is the partner, and nobody else knows it. Together they need the tricks bid; the others try to spoil it.
line-explain-ace-pass = In the auction you bid nothing more. Before the play no more cards go into the cat.
line-explain-ace-ace = Whoever was dealt this ace is your partner, and does not say so.
line-explain-ace-king = You hold all four aces, so a king finds your partner.
line-explain-ace-take-suit = The suit of the card that lies open becomes trump; a joker means no trump.
line-explain-ace-turn-next = The next card of the cat is turned up. The third one counts in any case.
line-explain-ace-discard = This card goes into the cat unseen. When you are done, as many come from its top to your hand.
line-explain-ace-alm = You and the holder of the ace you call need { WORDS($count) } tricks. You name the trump suit, another than that of the ace.
line-explain-ace-vip = You and the holder of the ace you call need { WORDS($count) } tricks. Trump is turned up from the cat: you may refuse two cards.
line-explain-ace-gode = You and the holder of the ace you call need { WORDS($count) } tricks, with clubs as trump.
line-explain-ace-halve = You and the holder of the ace you call need { WORDS($count) } tricks. Your partner names the trump suit and exchanges with the cat.
line-explain-ace-sans = You and the holder of the ace you call need { WORDS($count) } tricks without trump.
line-explain-ace-sol = Alone and without trump you take one trick at most.
line-explain-ace-ren-sol = Alone and without trump you take no trick.
line-explain-ace-bordlaegger = Alone and without trump you take no trick, and after the first trick your hand lies open to all.
line-explain-ace-super-bordlaegger = Alone and without trump you take no trick, and your hand lies open to all from the start.

client-lesson-about-call-ace-steps = Somebody holds your ace
lesson-call-ace-steps-first = You have called an ace, and its holder plays with you. Lead its suit, and you will see who that is.
lesson-call-ace-steps-then = Once you know your partner, leave a trick to them that they win already.

# Entering a deal of real cards
evening-entry-ace-alm = Plain
evening-entry-ace-alm-about = 7 or more
evening-entry-ace-alm-keys = p
evening-entry-ace-vip = Vip
evening-entry-ace-vip-about = trump from the cat
evening-entry-ace-vip-keys = v
evening-entry-ace-gode = Gode
evening-entry-ace-gode-about = clubs
evening-entry-ace-gode-keys = g
evening-entry-ace-halve = Halve
evening-entry-ace-halve-about = partner names trump
evening-entry-ace-halve-keys = h
evening-entry-ace-sans = Sans
evening-entry-ace-sans-about = no trump
evening-entry-ace-sans-keys = s
evening-entry-ace-sol = Sol
evening-entry-ace-sol-about = one trick at most
evening-entry-ace-sol-keys = o
evening-entry-ace-ren-sol = Ren sol
evening-entry-ace-ren-sol-about = no trick
evening-entry-ace-ren-sol-keys = r
evening-entry-ace-bordlaegger = Bordlægger
evening-entry-ace-bordlaegger-about = no trick, open
evening-entry-ace-bordlaegger-keys = b
evening-entry-ace-super-bordlaegger = Super bordlægger
evening-entry-ace-super-bordlaegger-about = open at once
evening-entry-ace-super-bordlaegger-keys = u
