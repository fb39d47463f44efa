# Bid Whist: its names, options, calls, events, scores and lesson.

game-bid-whist = Bid Whist
game-bid-whist-about = Two pairs, high cards or low ones win, and who calls highest takes the kitty; with two jokers.
preset-bid-whist = Bid Whist with two jokers, to 7
preset-bid-whist-52 = Bid Whist without jokers, to 7

option-with-jokers = Two jokers are in the pack, the highest trumps.
option-least-bid = The fewest books over six that may be called.
option-downtown = The height of downtown beside uptown with the same number.
option-downtown-level = as high
option-downtown-higher = higher
option-all-pass-dealer-bids = the dealer has to call
option-naming = When trump, or the way without trump, is named.
option-naming-before-kitty = before the kitty
option-naming-after-kitty = with the kitty in hand
option-kitty = Who sees the kitty.
option-kitty-hidden = only who takes it
option-kitty-sported = everybody: it is sported
option-downtown-aces = The rank of the ace downtown.
option-downtown-aces-high = highest, as uptown
option-downtown-aces-low = lowest
option-made-scores = What a call that is made scores.
option-made-scores-taken = each book over six
option-made-scores-bid = what was called
option-boston = What all thirteen books score.
option-boston-plain = what they are
option-boston-double = double
option-lose-at-minus = Who falls to the target below zero has lost.
app-value-dealer-bids = the dealer calls
app-value-level = as high
app-value-higher = higher
app-value-before-kitty = before the kitty
app-value-after-kitty = after it
app-value-hidden = the caller
app-value-sported = all: sported
app-value-high = highest
app-value-low = lowest
app-value-taken = books taken
app-value-bid = books called
app-value-plain = simply
app-value-double = double

client-about-bid-whist = Call uptown, downtown or without trump.
client-more-bid-whist = Who calls highest with their partner takes the kitty and says whether high cards win or low ones. Jokers are the highest trumps.
client-preset-bid-whist-52 = Fifty-two cards and a kitty of four.

strain-uptown = uptown
strain-downtown = downtown
strain-no-trump = no trump
call-uptown = uptown
call-downtown = downtown
note-uptown = high cards win
note-downtown = low cards win
note-no-trump = high or low, no trump

app-index-jb = JB
app-index-jl = JL
card-french-JB = big joker
card-french-JL = little joker

ask-bid-whist-joker-led = A joker is trump: follow { $suit }.
ask-bid-whist-joker-before = Follow { $suit }, the first suit after the joker.
guide-bid-whist-call = Call how many books over six you and your partner will take, or pass. You speak once.
guide-bid-whist-trump = Name the trump suit.
guide-bid-whist-direction = Say whether high cards win, uptown, or low ones, downtown.
guide-bid-whist-discard = Lay away as many cards as you took up. The kitty is your side’s first book.
guide-bid-whist-uptown = High cards win. The kitty is the first book of the side that called.
guide-bid-whist-downtown = Low cards win. The kitty is the first book of the side that called.
guide-bid-whist-over = Nobody called, and the cards are thrown in.
label-way = { $call }
known-laid-away = Laid away
pile-kitty = { $count ->
    [one] 1 card in the kitty
   *[other] { $count } cards in the kitty
  }
pile-kitty-gone = The kitty

event-direction-named = { $seat } says { $call }.
event-kitty-taken = { $count ->
    [one] { $seat } takes up the kitty.
   *[other] { $seat } takes up the { WORDS($count) } cards of the kitty.
  }
event-kitty-taken-own = You take up the kitty: { $cards }.
event-kitty-sported = { $seat } takes up the kitty, which is sported: { $cards }.
event-laid-away = { $seat } lays a card away.
event-laid-away-own = You lay the { $card } away.
event-bid-whist-contract = Contract: { $contract }, { $seat }, { WORDS($books) } books. Trump: { $suit }.
event-bid-whist-no-trump = Contract: { $contract }, { $seat }, { WORDS($books) } books, { $call }.

score-bid-whist-made = { $side }: { $contract } made, { $books ->
    [one] one book
   *[other] { WORDS($books) } books
  } of { WORDS($needed) } wanted
score-bid-whist-set = { $side }: { $contract } set, { $books ->
    [one] one book
   *[other] { WORDS($books) } books
  } of { WORDS($needed) } wanted
score-bid-whist-boston = { $side }: { $contract } made, a Boston: all { WORDS($books) } books, { WORDS($needed) } wanted

app-primer-bid-whist =
    Four people play, two against two, partners opposite. Each gets twelve cards; the others are the kitty, face down.

    In turn each calls once, or passes: how many books over six, and uptown (high cards win), downtown (low cards win) or no trump. A higher number is the higher call; with the same number no trump is.
app-primer-bid-whist-kitty =
    Who called highest names trump, or without trump says which cards win, takes up the kitty and lays as many cards away. These are the first book of the side. Then the caller leads.

    The two jokers are the highest trumps, the big one above the little one. Without trump they win nothing. Downtown the ace is still high: ace, two, three, and so on to the king.
app-primer-bid-whist-score =
    Who makes the call scores each book over six; who does not loses what was called. Without trump all counts double. The game is won at seven points, and lost at minus seven.
line-phase-direction = Uptown or downtown?
line-primer-bid-whist = Partners sit opposite. In turn each calls once how many books over six, uptown, downtown or without trump, or passes.
line-primer-bid-whist-kitty = The highest call takes the kitty and names trump; the kitty is its first book. Uptown high cards win, downtown low ones.
line-explain-bid-whist-pass = You call nothing, and do not speak again in this deal.
line-explain-bid-whist-call = Your pair undertakes so many books over six, the kitty among them. Uptown high cards win, downtown low ones; without trump you say so later, and all counts double.
line-explain-bid-whist-trump = This suit, with the jokers, beats the others.
line-explain-bid-whist-direction = There is no trump. Uptown high cards win, downtown low ones, and jokers win nothing.
line-explain-bid-whist-discard = The card goes face down into the first book of your side.

client-lesson-about-bid-whist-steps = Call, take the kitty, and draw trumps
lesson-bid-whist-steps-first = A long suit with a joker is worth a call: the kitty is a book already, and its cards may help.
lesson-bid-whist-steps-then = Lay away a short suit, so that you can trump it, and lead trumps while you have the highest.

# Entering a deal of real cards
evening-entry-books-we = Books we took
evening-entry-books-of = Books of { $names }
evening-entry-books-note = The kitty is the callers' first.
evening-entry-uptown-we = We, uptown
evening-entry-uptown-they = They, uptown
evening-entry-uptown-by = { $names }, uptown
evening-entry-uptown-keys = u p
evening-entry-downtown-we = We, downtown
evening-entry-downtown-they = They, downtown
evening-entry-downtown-by = { $names }, downtown
evening-entry-downtown-keys = d o
evening-entry-no-trump-we = We, no trump
evening-entry-no-trump-they = They, no trump
evening-entry-no-trump-by = { $names }, no trump
evening-entry-no-trump-keys = n t
evening-entry-uptown-made = The call is made.
evening-entry-uptown-failed = The call is set.
evening-entry-downtown-made = { evening-entry-uptown-made }
evening-entry-downtown-failed = { evening-entry-uptown-failed }
evening-entry-no-trump-made = { evening-entry-uptown-made }
evening-entry-no-trump-failed = { evening-entry-uptown-failed }
