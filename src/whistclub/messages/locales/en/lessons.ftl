# Guided deals: their names, what each is about, and what was learnt
client-lesson-title-steps = First steps
client-lesson-title-idea = The main idea
client-lesson-title-trap = The trap
client-lesson-about-whist-steps = Follow suit, and know who is winning
client-lesson-about-whist-idea = What trumps are for
client-lesson-about-whist-trap = When a high card is the wrong one
client-lesson-about-german-whist-steps = Win the good cards, leave the bad ones
client-lesson-about-german-whist-idea = The second half counts
client-lesson-about-german-whist-trap = You can know every card
client-lesson-about-minnesota-steps = Your partner asks for a suit, you answer
client-lesson-about-minnesota-idea = Black is High, red is Low
client-lesson-about-minnesota-trap = When to take your partner’s trick
client-lesson-about-solo-steps = Accept, and play for eight
client-lesson-about-solo-idea = Five tricks alone
client-lesson-about-solo-trap = Three against one
client-lesson-about-gongor-steps = Bid what you will take
client-lesson-about-gongor-idea = The side pile changes trumps
client-lesson-about-gongor-trap = One trick too many
client-lesson-about-hermits-steps = Two hands a passage, six markers
client-lesson-about-hermits-idea = Lose on purpose
client-lesson-about-hermits-trap = Twiddle or keep
lesson-whist-steps-first = Follow the suit that was led; the highest card of it takes the trick, unless somebody ruffs.
lesson-whist-steps-then = When your partner has the trick, keep your high cards.
lesson-whist-idea-first = A trump beats every card of the other suits. You may ruff only when you are out of the suit led.
lesson-whist-idea-then = With the best trumps, draw those of the opponents before they ruff your winners.
lesson-whist-trap-first = Second hand plays low: two cards are still to come, one of them your partner’s.
lesson-whist-trap-then = Lead a suit that your partner is out of, and your side ruffs it.
lesson-german-whist-steps-first = In the first half you play for the card that lies face up: take the trick if it is worth it.
lesson-german-whist-steps-then = A trick given away leaves the poor card to the other and the hidden one to you.
lesson-german-whist-idea-first = Only tricks of the second half count, so gather trumps and long suits in the first.
lesson-german-whist-idea-then = For a card that is not worth it, play what you will not need.
lesson-german-whist-trap-first = When the stock is gone, every card you have not seen is in the other hand.
lesson-german-whist-trap-then = From there on you can count out each trick.
lesson-minnesota-steps-first = Black says High, red says Low, and you lay the card you need least.
lesson-minnesota-steps-then = A low first lead invites: play your highest of that suit. With a weak hand lead it back later; with a good suit of your own invite in that.
lesson-minnesota-idea-first = When all four lay red, it is Low: the side with more tricks loses a point for each one over six.
lesson-minnesota-idea-then = In Low you play just under the highest card, and give your high cards away where your side takes the trick anyway.
lesson-minnesota-trap-first = Do not overtake your partner for nothing, but do take over when only that keeps the lead.
lesson-minnesota-trap-then = Once your sure tricks decide the deal, run them.
lesson-solo-steps-first = Somebody proposes, you accept: the two of you need eight tricks.
lesson-solo-steps-then = When your partner is ahead in a trick, add a low card.
lesson-solo-idea-first = A solo needs five tricks against all three. Long trumps make most of them.
lesson-solo-idea-then = Draw the others’ trumps when you have more, ruff when you have none of the suit.
lesson-solo-trap-first = Against a solo all three play together: hold the caller to four tricks.
lesson-solo-trap-then = When one of you has the trick, do not spend a high card on it.
lesson-gongor-steps-first = A bid is made only with exactly that many tricks, no more and no fewer.
lesson-gongor-steps-then = After your card, before the trick is decided, you may twiddle trump: see first what would change.
lesson-gongor-idea-first = The Ace on the side pile decides the trump suit, so keep count of the Aces that are left.
lesson-gongor-idea-then = Keep the pile when the trick already goes where you want it.
lesson-gongor-trap-first = When your bid is made, every further trick spoils it.
lesson-gongor-trap-then = Get rid of your high cards on tricks that you lose anyway.
lesson-hermits-steps-first = In each passage you play two hands, and each of them has to end on a number that a marker still shows.
lesson-hermits-steps-then = Taking exactly that many tricks turns the marker down. A hand that fits none loses the game.
lesson-hermits-idea-first = For a low number you have to lose tricks: throw your high cards early, where they are beaten.
lesson-hermits-idea-then = Count the tricks you still need before every card.
lesson-hermits-trap-first = A twiddle can turn a trick, both ways.
lesson-hermits-trap-then = Twiddle only when more of the cards left help you than harm you.
client-lesson-learn = Learn { $game }
client-lesson-about = The cards are always the same here. Each card is advised and explained; for any other you learn its price. Nothing counts.
client-lesson-deal = Deal { $number } of { $count }
client-lesson-start = Start
client-lesson-again = Once more
client-lesson-go-on = Continue
client-lesson-done = played
client-lesson-next = Deal { $number }: { $title }
client-lesson-later = Later. It waits for you
client-lesson-over = { $title }: you have played it
client-lesson-followed = { $followed ->
    [0] You found all { $own } cards and calls yourself.
   *[other] You took the advice { $followed ->
        [one] once
       *[other] { $followed } times
    } and chose { $own ->
        [0] nothing else
        [one] once yourself
       *[other] { $own } times yourself
    }.
}
client-lesson-learnt = What this deal shows
client-lesson-all-done = You have played them all. Now play a whole game.
client-lesson-play = Play { $game }
client-lesson-advice = { $act }.
client-lesson-thinking = One moment: advice is coming.
client-lesson-instead = { $act }? You may.
client-lesson-take = Take the advice
client-lesson-mine = Do it anyway
client-lesson-weighing = Working out what that costs.
reason-cost-points = It costs about { $tenths ->
    [one] one point
   *[other] { $tenths } points
} in ten deals: tried in { $worlds } that fit what you see.
reason-cost-lead = Against the other side it costs about { $tenths ->
    [one] one point
   *[other] { $tenths } points
} in ten deals: tried in { $worlds } that fit what you see.
reason-cost-deals = Tried in { $worlds } deals that fit what you see: the advice came out better in { $better }, this in { $worse }.
reason-cost-price = It costs about { $tenths ->
    [one] one point
   *[other] { $tenths } points
} in ten deals that fit what you see.
reason-cost-gains = In ten deals that fit what you see it even gains { $tenths ->
    [one] one point
   *[other] { $tenths } points
}. The advice keeps to the conventions.
reason-cost-level = No clear difference in the deals that fit what you see.
reason-cost-chance = With this the hand comes out in { $other } of 100 ways that fit what you see, with the advice in { $advised }.
reason-cost-chance-whole = With this the hand comes out in { $other } of 100 ways that fit what you see, with the advice in { $advised }. But the advice leaves you more for the rest of the game.
reason-cost-nothing = No clear difference, tried in { $worlds } deals that fit what you see.
reason-cost-better = It even seems better, tried in { $worlds } deals that fit what you see.
reason-lesson-unknown = This game has no guided deal of that name; it has: { $valid }.
