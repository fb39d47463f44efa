# The browser client: what its screens say. Sentences in the prompt, verbs on buttons.

# Rooms
client-title = Whistclub
client-title-page = { $page } · Whistclub
client-title-turn = Your turn · { $title }
client-rooms = Rooms
client-room-play = Play
client-room-statistics = Statistics
client-room-rules = Rules
client-room-settings = Settings
client-me = { $name }: name and settings
client-people = People at the table
client-kick-about = A person you send away cannot sit here again. A bot takes over the seat.
client-kick-question = Send { $name } away? { $name } cannot sit here again.
client-name-question = What shall we call you?
client-name-about = Others see this name. You can change it at any time.
client-change-rules = Change the rules
client-rules-take = Play by these
client-nobody = Nobody
client-close = Close
client-loading = One moment.
client-to-home = To the home page
client-on = on
client-off = off
client-none = none
client-changed = changed
client-usual = usual

# First page
client-good-morning = Good morning, { $name }.
client-good-morning-guest = Good morning.
client-good-day = Good afternoon, { $name }.
client-good-day-guest = Good afternoon.
client-good-evening = Good evening, { $name }.
client-good-evening-guest = Good evening.
client-play-game = Play { $game }
client-play = Play
client-play-now = Play now
client-choose-game = Choose a game
client-four-players = 4 players
client-two-players = 2 players
client-alone-decktet = alone, Decktet
client-about-minnesota = Black says High, red says Low. Two against two.
client-about-solo = Call what you can make: five tricks, none, or all.
client-about-whist = The plain game. The last card dealt names trump.
client-about-german-whist = For two. Build your hand, then play it.
client-about-gongor = Say how many, then take exactly that.
client-about-hermits = Turn down six markers, ten cards at a time.
client-more-minnesota = Everybody lays a card face down, then they are turned one by one. One High is enough, and its side must take seven tricks or more.
client-more-solo = Each plays alone, but a proposal makes partners for one deal. The higher call wins the auction.
client-more-whist = Follow suit if you can, else ruff or throw. A point for each trick over six.
client-more-german-whist = The winner of a trick takes the open card, the loser the next one unseen. The last thirteen tricks count, a point for each over six.
client-more-gongor = You play against a dummy whose cards are turned one by one. Turning the next Ace changes trump. In a campaign each bid counts once.
client-more-hermits = You may twiddle the trump before each of your cards. Take as many tricks as a marker shows, and it is turned down.
client-reconstructed = The author's own deck is lost; this is a reconstructed deck.
client-set-the-table = Set the table
client-read-rules = Read the rules
client-your-turn-there = It is your turn.
client-gathering-there = Not started yet, { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
client-resume = Continue
client-sit-down = Sit down
client-watch = Watch
client-link-or-code = Link or code
client-join = Join
client-join-unreadable = That is not a link to a table. A link ends with /t/ and the code of the table.
client-daily-you = (you)
client-daily-fair = This is the deal of the day of { $date }. Your device has worked the cards out again from the day’s secret, sealed beforehand.
client-daily-unfair = These cards do not fit the sealed secret of { $date }.

# Set the table
client-set-the-table-for = Set the table: { $game }
client-preset = Rules
client-preset-usual = As it is usually played.
client-opponents = Opponents
client-bot-simple = The simple bot. Low cards, and mostly a pass.
client-bot-lowest = The lowest bot. Always the lowest card allowed.
client-bot-random = The random bot. Anything the rules allow.
client-more-rules = More rules
client-at-this-table = At this table
client-clock = Time for each turn
client-clock-off = no clock
client-listed = Show the table to everybody in the club
client-spectators = Others may watch
client-hints-allowed = Hints are allowed
client-seed = Cards from a number or a text
client-seed-none = fresh cards
client-summary = What will be played
client-summary-usual = Every rule as usual.
client-play-with-bots = Play with bots
client-invite-friends = Invite friends

# Before the first deal
client-copied = Copied
client-start = Deal the cards
client-here = here
client-not-here = not here
client-sit-here = Sit here
client-put-bot = A bot
client-bot-away = Free the seat
client-kick = Send away
client-stand-up = Stand up
client-make-partner = As my partner
client-your-name = Your name
client-keep-name = Keep this name
client-name-kept = You are called { $name } now.

# The bar
client-menu = Menu
client-undo = Undo
client-redo = Redo
client-assisted = With help
client-assisted-about = A hint, a move taken back or a hand taken over: this deal counts as assisted.
client-hint-button = Hint
client-hint-why = Why?
client-bar-target = Deal { $number }, to { $target } points
client-bar-deals = Deal { $number } of { $deals }
client-bar-deal = Deal { $number }
client-bar-fore = Passage { $number }, fore
client-bar-aft = Passage { $number }, aft
client-we = We
client-they = They
client-you = You
client-you-among = you
client-you-object = you
client-place = Place
client-won = Won
client-won-of = { $aim ->
    [0] { $won }, none wanted
   *[other] { $won } of { $aim }
  }
client-score-sides = Score sheet. We { $ours }, they { $theirs }.
client-score-two = Score sheet. You { $ours }, { $name } { $theirs }.
client-open-sheet = Open the score sheet
client-score-yours = Your score: { $score }
client-no-points = no points
client-your-score = Your score
client-score-of = { $name }’s score: { $score }
client-this-deal = in this deal

# Regions
client-region-table = Table
client-region-hand = Your hand
client-region-beside = Beside the table
client-region-calls = Calls
client-region-bids = Bids from 0 to 7
client-region-markers = Markers
client-shuffling = Shuffling…
client-closed = The table is closed to you.

# The prompt
client-prompt-your-turn = Your turn.
client-prompt-lead = Lead any card.
client-prompt-follow = Follow { $suit }.
client-prompt-any = You hold no { $suit }: play any card.
client-prompt-no-suit = Play any card that is allowed.
client-prompt-their-turn = { $seat } is to play.
client-prompt-their-call = { $seat } is to call.
client-prompt-their-trump = { $seat } names the trump suit.
client-prompt-watching = You are watching.
client-prompt-gathering = Waiting for players.
client-prompt-dealing = Dealing.
client-prompt-next-deal = The deal is over.
client-asks-lay = Lay a card face down.
client-prompt-waiting-bid = { $seat } has not laid a bid card yet.
client-asks-exchange = Choose a card for { $seat }.
client-prompt-waiting-exchange = { $seat } chooses a card for the exchange.
client-prompt-you-sit-out = You sit out this deal.
client-asks-say = Your bid.
client-asks-call = Your call.
client-asks-own = Your turn.
    .rest = Choose.
client-asks-trump = Name the trump suit.
client-asks-bid = How many tricks
    .rest = will you take, exactly?
client-asks-declare = Choose a marker.
    .rest = Its number is the tricks you aim for.
client-asks-discard = Lay a card away.
client-prompt-two-cards = Choose two cards for the signal.
client-prompt-second-card = And a second one.
client-prompt-bot-plays = A bot plays for you.
client-prompt-take-back = Your seat is kept.
client-undo-asked = { $seat } would like to take something back.
client-undo-agree = Do you agree?
client-undo-waiting = You have asked to take something back.
client-seat-asked = { $name } would like to take over from the bot in this deal.
client-seat-asking = You have asked the others for the bot’s cards.
client-seat-waits = The seat is yours from the next deal on.
client-ask-seat = Ask to play now
client-sit-next = Sit here from the next deal on
client-taken-over = Somebody took over a bot’s hand in this deal; everybody agreed.
client-take-hand = Take your hand
client-lifted = { $card }.
client-lifted-call = { $card }: { $call }.
client-play-it = Play it
client-lay-it = Lay it
client-pass-it = Pass it
client-choose-it = This card
client-two-cards = Two cards
client-one-card = One card
client-agree = Agree
client-decline = Decline
client-refused-this = Not that one.
client-refused-not-yet = Not yet.
client-refused-other = It is not time to play a card.
client-refused-by-table = The table refuses that.
client-stale = The table moved on.
client-stale-again = Please choose again.
client-hint = Advice: { $act }.
client-act-sent = On its way.
client-act-waits = The table answers in a moment.
client-offline = No connection.
client-offline-seat = Your seat is kept.
client-online = Connected again.
client-try-now = Try now
client-back-yours = It is your hand again.
client-ten-seconds = Ten seconds.
client-trick-taken = { $seat } takes it with the { $rank ->
   *[other] { $card }
  }.
client-trick-yours = You take it with the { $rank ->
   *[other] { $card }
  }.
client-dummy-trick-yours = The trick is yours.
client-dummy-trick-theirs = { $seat } takes the trick.
client-dummy-trick-dummys = The dummy takes the trick.
client-granded = { $seat } granded.
client-granded-you = You granded.
client-own-stock-taken = You take up the { $card }.
client-own-stock-drawn = You draw the next card, face down.
client-own-laid = You have laid a bid card.
client-own-exchanged = You have chosen a card for the exchange.
client-own-raise-asked = You may raise from { $contract } to a higher contract.
client-own-trump-asked = You name the trump suit.
client-own-led = You lead the { $card }.
client-own-played = You play the { $card }.
client-own-said = You say { $call }.
client-own-called = You call: { $call }.
client-own-passed = You pass.
client-own-proposed = You propose eight tricks with a partner.
client-own-accepted = You accept the proposal.
client-own-raised = You raise to { $call }.
client-own-trump-named = You name the trump suit: { $suit }.
client-own-shown-high = You show the { $card }: High.
client-own-shown-low = You show the { $card }: Low.
client-own-signal-high = You show the { $cards }, the two-card signal: High.
client-own-signal-low = You show the { $cards }, the two-card signal: Low.
client-own-granded = You have granded. High: your side wants tricks.
client-own-nullo = You have bid nullo. Low: avoid tricks.
client-own-leads = You lead to the first trick.
client-own-trump = Trump: { $suit }, led by you.
client-own-special-made = You have made { $special }.
client-own-special-failed = You have failed with { $special }.
client-own-raise-declined = You do not raise.
client-own-turned = You deal and turn the { $card }. Trump: { $suit }.
client-own-turned-suit = You deal and turn the { $card }. The turned suit is { $suit }.
client-own-hand-open = Your hand lies open.
client-own-direction-named = You say { $call }.
client-own-kitty-taken = You take up the kitty.
client-own-kitty-sported = You take up the kitty, which is sported: { $cards }.
client-own-laid-away = You lay a card away.
client-own-ace-called = You call the { $card }.
client-own-vip-taken = You take what lies open.
client-own-vip-refused = You have the next card turned.
client-own-cat-laid = You lay a card in the cat.
client-own-cat-taken = { $count ->
    [one] You take one card from the cat.
   *[other] You take { WORDS($count) } cards from the cat.
  }
client-own-kleurwiezen-now = You undertake { WORDS($tricks) } tricks. Trump would be { $suit }.
client-own-knockout-cut = You cut the { $card }.
client-own-oh-hell-bid = You bid { $count }.
client-own-table-undo-asked = You ask to take a move back.
client-own-table-undo-agreed = You agree to it.
client-own-table-undo-refused = You do not want anything taken back.
client-own-table-claimed = You claim all the remaining tricks.
client-own-table-claimed-none = You claim to take none of the remaining tricks.
client-own-table-conceded = You give up the rest of the deal.
client-own-table-stood-in = A bot plays for you.
client-own-table-returned = Your seat is yours again.
client-own-table-renamed = You are now called { $name }.
client-own-table-part-missing = Nothing came from you for the sealed deal, so zeros stand in its place.
client-high-means = High: your side wants tricks.
client-all-low = Four Lows.
client-low-means = Low: every trick over six counts against you.
client-call-number = Number
# The word for a finger's tap, a mouse's click.
client-word-tap = { $pointer ->
    [mouse] click
   *[touch] tap
  }
    .do = { $pointer ->
        [mouse] Click
       *[touch] Tap
      }
    .noun = { $pointer ->
        [mouse] click
       *[touch] tap
      }
client-call-again = { client-word-tap.do } again to call it.

# The cloth
client-dealer = Dealer
client-dealer-short = dealer
client-dealer-letter = D
client-you-deal = You are the dealer
client-dummy = Dummy
client-led = led
client-hidden = hidden
client-stays-hidden = stays hidden
client-slot-choosing = choosing
client-slot-your-bid = your bid
client-slot-your-card = your card
client-stock = { $count ->
    [one] The stock, one card
   *[other] The stock, { $count } cards
  }
client-stock-left = { $count } left
client-slot-exchange = exchange
client-last-trick = Last trick
client-took-it = took it
client-no-last-trick = No trick is complete yet.
client-bid-cards = Bid cards
client-cards-shown = Cards shown
client-bid-cards-shown = Bid cards shown
client-card-back = face-down card
client-chip-turned = cards turned
client-no-trump = No trump
client-count = { $name }: we { $ours }, they { $theirs }
client-count-named = { $name }: { $first } { $ours }, { $second } { $theirs }
client-ours = ours
client-theirs = theirs
client-mine = yours
client-plate = { $name }, { $note }
client-plate-free = free seat
client-plate-bot = bot
client-plate-partner = partner
client-plate-away = away, bot plays
client-plate-waits = from the next deal on
client-plate-sits-out = sits out
client-plate-of = { $aim ->
    [0] { $count ->
        [0] wants 0
       *[other] { $count } over
      }
   *[other] { $count } of { $aim }
  }
client-open-hand = { $seat }’s open hand
client-turned-suit = { $suit } turned
client-turned-from = The dealer’s last card, from { $seat }
client-calls-so-far = Calls so far
client-to-call = to call
client-say-propose = I propose
client-say-accept = I accept
client-call-propose = Propose
client-call-accept = Accept
client-call-abondance-in-trumps = In trumps
client-call-abondance-declared = Declared
client-markers = Markers
client-marker-up = Marker { $pip }, open
client-marker-down = Marker { $pip }, turned down
client-bids-made-open = Bids made and open
client-bid-now = { $number }, your bid now
client-bid-made = { $number }, made
client-bid-open = { $number }, open
client-call-keep = { $trump ->
    [none] Keep
   *[other] Keep { $suit }
  }
client-pile-empty = The side pile is used up.

# Beside the table
client-tab-score = Score
client-tab-campaign = Game
client-tab-talk = Talk
client-talk-about = The whole table hears it.
client-talk-bots-only = Only bots sit here. They do not listen.
client-rules = Rules
client-conventions = Convention card
client-no-conventions = The bots have no conventions in this game.
client-contracts = What each call promises
client-table-options = Table options
client-four-colours = Four-colour suits
client-sound = Sound
client-claim = Claim all the remaining tricks
client-claim-short = Claim
client-concede = Concede the rest of the deal
client-concede-question = You give up the rest of this deal; the other side gets what is left of it. This cannot be taken back.
client-stop = Stop the game
client-stop-question = The game ends here for everybody, and this deal does not count. It cannot be taken back.
client-leave = Leave the table
client-leave-question = The deal is still running. A bot plays for you until you are back.
client-stay = Stay
client-rather-not = Rather not
client-back-to-menu = Back to the menu
client-deal = Deal
client-deal-played = Played
client-passage = Passage
client-points = Points
client-running = being played
client-total = Total
client-we-are = We · { $names }
client-they-are = They · { $names }
client-sheet-empty = The first deal is being played.
client-deal-number = Deal { $number }:
client-deal-number-short = Deal { $number }

# Keys
client-keys = Keys
client-key-move = move along the hand
client-key-play = play the card
client-key-suit = go to a suit, again to its next card
client-key-number = bid that number, choose a marker
client-key-pass = pass
client-key-twiddle = twiddle
client-key-hint = ask for a hint, put it away
client-key-undo = take your last move back
client-key-claim = claim the rest
client-key-menu = menu
client-key-sound = sound on or off
client-sound-is-on = Sound is on.
client-sound-is-off = Sound is off.
client-key-last = show or hide the last trick
client-key-escape = put a lifted card back, close
client-key-repeat = say the last sentence again
client-key-trick = read the trick
client-key-score = read tricks and score
client-key-contract = read what is played
client-key-hand = read your hand
client-key-help = this list

# After a deal
client-next-deal = Next deal
client-next-passage = Next passage
client-again = Again
client-other-game = Other game
client-share = Share
client-look-at-table = Look at the table
client-to-result = To the result
ends-cards-coming = Fetching the cards.
ends-undealt = The cards left undealt
ends-kitty-and-undealt = The kitty and the cards left undealt
client-trick-by-trick = Trick by trick
client-trick-ours = Trick { $number }, won by us. Show
client-trick-theirs = Trick { $number }, won by them. Show
client-trick-of = Trick { $number }, won by { $name }. Show
client-trick-number = Trick { $number }
client-all-hands = { $count ->
    [2] Both hands
    [4] All four hands
   *[other] All hands
  }
client-you-dealt = You dealt
client-dealt-by = { $name } dealt
client-score-sheet = Score sheet
client-fair-checking = Checking the deal…
client-fair-yes = Dealt fairly.
client-fair-yes-rest = The secret matches the seal shown before the deal.
client-fair-no = This deal does not fit its seal.
client-fair-seal = The secret shown is not the one that was sealed.
client-fair-shown = The seal is not the one this device was shown before the deal.
client-fair-commitment = A part in the shuffle is not the one committed to.
client-fair-part = Your own part was left out or changed.
client-fair-cards = The cards are not those that the secret and the parts give.
client-fair-unread = The record could not be read, so nothing was checked.
client-fair-gap = A deal that was sealed before your eyes is missing from the record.
client-fair-save-shown = Save what I was shown
client-fair-mark = seal { $seal }
client-fair-how = What this proves
client-fair-explained = Nobody chose these cards: the secret was sealed first, then each device added a random part, and the cards follow from both. Your device has worked them out again. It does not prove that the host did not look at them.
client-fair-record = Save the record
client-fair-seeded = These cards come from a number or a text and carry no seal.
client-fair-daily = These cards come from the secret of this day, sealed a week before. It opens when the day is over; then the replay checks the cards.
client-fair-later = The seal of this game is opened when the game is over.

# Replay
client-back-to-table = Back to the table

# Statistics
client-stat-none = You have not finished a deal yet.
client-stat-unaided = Without help
client-stat-assisted = With help
client-stat-matches = Games
client-stat-matches-value = { $count } ({ $won } won, { $lost } lost, { $stopped } stopped)
client-stat-share = Games won
client-stat-streak = Won in a row
client-stat-streak-value = now { $now }, best { $longest }
client-stat-best = Best final score
client-stat-average = Average final score
client-stat-deals = Deals
client-stat-passages = Passages
client-stat-deal-average = Average per deal
client-stat-passage-average = Average per passage
client-stat-points = { $value } { $count ->
    [one] point
   *[other] points
  }
client-stat-chart = { $won } games won, { $lost } lost
client-stat-latest-deals = Points of the last { $count } deals, and their mean
client-stat-latest-passages = Points of the last { $count } passages, and their mean
client-stat-deal = Deal
client-stat-passage = Passage
client-stat-points-heading = Points
client-stat-bids = Bids told and made
client-stat-bid = Bid
client-stat-told = Told
client-stat-made = Made
client-stat-luck = Luck and skill
client-stat-luck-about = { $count ->
    [one] One deal that you have looked at with the coach
   *[other] { $count } deals that you have looked at with the coach
}, in points a deal.
client-stat-luck-few = So few deals say little.
client-stat-luck-none = Look at a deal with the coach, and here stands what luck brought you, and what your own moves cost.
client-stat-luck-part = Where from
client-stat-luck-cards = Luck of the cards
client-stat-luck-others = The others’ moves
client-stat-luck-own = Your own moves
client-stat-luck-sum = In all
client-stat-luck-error = { $value } ± { $error }
client-stat-won = { $count } won
client-stat-lost = { $count } lost

# Settings
client-set-language = Language
client-set-theme = Light or dark
client-set-system = as the device
client-set-light = light
client-set-dark = dark
client-set-suits = Suits
client-set-two = two colours
client-set-four = four colours
client-set-pace = Pace of movements
client-set-brisk = brisk
client-set-calm = calm
client-set-slow = slow
client-set-linger = A full trick stays for
client-set-seconds = { $count } { $count ->
    [one] second
   *[other] seconds
  }
client-set-until-tap = until I { client-word-tap }
client-set-confirm = Playing a card
client-set-confirm-device = lift first on touch screens
client-set-confirm-always = always lift first
client-set-confirm-never = at the first { client-word-tap.noun }
client-set-sort = Order of the hand
client-set-high-first = high to low
client-set-low-first = low to high
client-set-still = No movement
client-set-notify = Tell me when it is my turn
client-device = Another device
client-device-about = A link that works once, for ten minutes, makes a second device yours.
client-device-make = Make a link
client-device-code = QR code of this link
client-device-scan = Scan the code with the other device, or open this link there:
client-device-open = Open this link where you would like to play as well:
client-only-here = This club is open on this computer only. Start it with “whist --lan”, and other devices can come in too.
client-device-here = Use your name on this device?
client-device-here-about = Your seats, games and statistics will be here too.
client-device-take = Yes, this is me
client-missing = There is nothing here.
client-missing-about = The link may be old, or a letter of it is missing.
client-unreachable = The club cannot be reached.
client-unreachable-about = Your games are safe. Check your connection and try again.
client-error-unreachable = The club did not answer. Nothing is lost; please try again.

# Read out
client-hand-card = { $card }, { $place } of { $count }
client-hand-card-better = { $card }, { $place } of { $count }, the better card
client-hand-card-shaded = { $card }, { $place } of { $count }, not playable: { $why }
client-spoken-played = { $seat }: { $card }.
client-spoken-trick = { $seat } wins trick { WORDS($count) } with the { $card }.
client-spoken-trick-yours = You win trick { WORDS($count) } with the { $card }.
client-spoken-tally = We { WORDS($ours) }, they { WORDS($theirs) }.
client-spoken-two-sides = Tricks: we { $ours }, they { $theirs }. Score: we { $we }, they { $they }.
client-spoken-two-named = Tricks: { $first } { $ours }, { $second } { $theirs }. Score: { $first } { $we }, { $second } { $they }.
client-spoken-single = Tricks: { $tricks }. Score: { $score }.
client-spoken-each = { $seat }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }, score { $score }.
client-spoken-tally-named = { $first } { WORDS($ours) }, { $second } { WORDS($theirs) }.
client-spoken-tally-of = { $names }: { WORDS($count) } of { WORDS($aim) }.
client-spoken-dummy-trick-yours = You take trick { $trick }. Tricks: { WORDS($tricks) }.
client-spoken-dummy-trick-dummys = The dummy takes trick { $trick }. Your tricks: { WORDS($tricks) }.
client-spoken-deals = { $seat } deals.
client-spoken-you-deal = You deal.
client-spoken-hand = { $count ->
    [one] Your hand, one card.
   *[other] Your hand, { $count } cards.
  } { $cards }
client-spoken-open-hand = { $count ->
    [one] One card.
   *[other] { $count } cards.
  } { $cards }
client-spoken-lies-open = { $seat }’s hand lies open.
client-spoken-suit-held = { $suit }: { $ranks }.
client-spoken-suit-void = No { $suit }.
client-spoken-no-hand = You have no cards left.
client-spoken-choices = Possible: { $choices }.
client-spoken-bids-open = Open: { $numbers }.
client-spoken-markers-up = Markers up: { $numbers }.
client-spoken-or = Or: { $choices }.
client-spoken-sits-out = { $seat } sits out.
client-spoken-passage-over = The passage is over.
client-spoken-score = Score: { $score }.
client-spoken-score-named = { $name } { $score }
client-spoken-score-sides = Score: we { $we }, they { $they }.
client-spoken-seated-partners = { $left } sits to your left, { $right } to your right, and your partner { $opposite } opposite.
client-spoken-seated = { $left } sits to your left, { $opposite } opposite, { $right } to your right.
client-spoken-round = Clockwise: { $near }, { $left }, { $opposite } and { $right }.
client-spoken-opposite = { $opposite } sits opposite you.
client-spoken-round-two = { $near } and { $opposite } play against each other.
client-spoken-at-table = At the table: { $names }.
client-spoken-here = { $name } is here.
client-spoken-not-here = { $name } is away.
client-spoken-seat-free = { $name } has left the seat.
client-spoken-bot-sits = { $other } sits down, a bot.
client-spoken-sits = { $other } sits down.
client-spoken-sits-instead = { $other } sits down in place of { $name }.
client-spoken-no-trick = No card lies on the table.
client-spoken-stock = The { $card } lies on the stock; { $count ->
    [one] one card is
   *[other] { $count } cards are
  } left.
client-spoken-no-deal = No deal is running.
client-spoken-trump = Trump: { $suit }.
client-spoken-no-trump = No trump.

# With a number, or with whose side it was
client-free-seats = { $count ->
    [0] No seat free
    [one] One seat free
   *[other] { $count } seats free
  }
client-clock-seconds = { $count } seconds
client-summary-clock = { $count } seconds for each turn, then a bot plays on.
client-watching-count = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
client-prompt-waiting-bids = { $count ->
    [one] One bid card is still missing.
   *[other] { WORDS($count, first: "capital") } bid cards are still missing.
  }
client-refused-follow = { $suit } { $count ->
    [one] were led and you hold one.
   *[other] were led and you hold { WORDS($count) }.
  }
client-seconds = { $count } s
client-seconds-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
  }
client-missed = { $count ->
    [one] One card was played meanwhile.
   *[other] { WORDS($count, first: "capital") } cards were played meanwhile.
  }
client-back-acts = A bot decided for you.
client-back = { $count ->
    [one] A bot played one card for you.
   *[other] A bot played { WORDS($count) } cards for you.
  }
client-plate-points = { $signed } { $count ->
    [one] point
   *[other] points
  }
client-plate-tricks = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
  }
client-packs-ours = { $count ->
    [one] One trick is ours
   *[other] { $count } tricks are ours
  }
client-packs-theirs = { $count ->
    [one] One trick is theirs
   *[other] { $count } tricks are theirs
  }
client-packs-of = { $names }: { $count ->
    [one] one trick
   *[other] { $count } tricks
  }
client-packs-mine = { $count ->
    [one] You have one trick
   *[other] You have { $count } tricks
  }
client-dummy-cards = { $count ->
    [one] Dummy, one card
   *[other] Dummy, { $count } cards
  }
client-still-in-pile = { $count ->
    [one] { $suits } is still in the pile.
   *[other] { $suits } are still in the pile.
  }
client-gained = { $signed } { $count ->
    [one] point
   *[other] points
  }
client-they-gained = { $signed } for them
client-gained-by = { $signed } for { $name }
client-key-ours = { $count ->
    [0] We, no trick
    [one] We, one trick
   *[other] We, { $count } tricks
  }
client-key-mine = { $count ->
    [0] You, no trick
    [one] You, one trick
   *[other] You, { $count } tricks
  }
client-key-theirs = { $count ->
    [0] They, no trick
    [one] They, one trick
   *[other] They, { $count } tricks
  }
client-key-side = { $count ->
    [0] { $side }, no trick
    [one] { $side }, one trick
   *[other] { $side }, { $count } tricks
  }
client-spoken-bid = { $count ->
    [one] Bid: one trick.
   *[other] Bid: { WORDS($count) } tricks.
  }
client-row-grand-made = { $who ->
    [we] We granded, took { $tricks }
   *[they] They granded, took { $tricks }
    [side] { $side } granded, took { $tricks }
  }
client-row-grand-failed = { $who ->
    [we] Grand failed, we took { $tricks }
   *[they] Grand failed, they took { $tricks }
    [side] Grand failed, { $side } took { $tricks }
  }
client-row-grand-lost = { $who ->
    [we] Our grand failed, { $tricks }
   *[they] Their grand failed, { $tricks }
    [side] Grand of { $side } failed, { $tricks }
  }
client-row-low-minus = { $who ->
    [we] Low, we took { $tricks }
   *[they] Low, they took { $tricks }
    [side] Low, { $side } took { $tricks }
  }
client-row-low-plus = { $who ->
    [we] Low, we took { $tricks }
   *[they] Low, they took { $tricks }
    [side] Low, { $side } took { $tricks }
  }
client-row-tricks-over = { $who ->
    [we] We took { $tricks }
   *[they] They took { $tricks }
    [side] { $side } took { $tricks }
    [you] You took { $tricks }
    [player] { $side } took { $tricks }
  }
client-result-grand-made = { $who ->
    [we] High made, { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
   *[they] They made High, { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [side] { $side } made High, { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
  }
client-result-grand-failed = { $who ->
    [we] Their grand failed. We took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
   *[they] The grand failed. They took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [side] The grand failed. { $side } took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
  }
client-result-grand-lost = { $who ->
    [we] Our grand failed, { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
   *[they] Their grand failed, { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [side] The grand of { $side } failed, { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
  }
client-result-low-minus = { $who ->
    [we] Low, and we took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
   *[they] Low, and they took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [side] Low: { $side } took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
  }
client-result-low-plus = { $who ->
    [we] Low, and we took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
   *[they] Low, and they took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [side] Low: { $side } took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
  }
client-result-tricks-over = { $who ->
    [we] We took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
   *[they] They took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [side] { $side } took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [you] You took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
    [player] { $side } took { $tricks ->
        [0] no tricks
        [one] one trick
       *[other] { WORDS($tricks) } tricks
      }
  }
client-result-special-made = { $who ->
    [we] We made { $special }
   *[they] They made { $special }
    [side] { $side } made { $special }
  }
client-result-special-failed = { $who ->
    [we] Our { $special } failed
   *[they] Their { $special } failed
    [side] { $special } of { $side } failed
  }
client-result-contract-made = { $who ->
    [we] You made { $contract }
   *[they] { $contract } made by { $declarer }
  }
client-result-contract-failed = { $who ->
    [we] Your { $contract } failed
   *[they] { $contract } of { $declarer } failed
  }
client-result-pair-made = { $who ->
    [we] You two made it
   *[they] { $declarer } and { $partner } made it
  }
client-result-pair-failed = { $who ->
    [we] Your proposal failed
   *[they] Proposal of { $declarer } and { $partner } failed
  }
client-result-general-misere = General misère
client-result-bid-checked-off = Bid made: { WORDS($tricks) }
client-result-bid-exact = Bid made: { WORDS($tricks) }
client-result-bid-failed = { WORDS($bid, first: "capital") } bid, { WORDS($tricks) } taken
client-result-bid-missed = { WORDS($bid, first: "capital") } bid, { WORDS($tricks) } taken
client-result-marker-down = Marker { $pip } turned down
client-result-marker-missed = Marker { $pip } missed
client-result-no-marker = { WORDS($tricks, first: "capital") } taken, no marker for it
client-result-thrown-in = No game: the cards were thrown in.

list-or = { $first } or { $second }

# The words of options
option-bidding-cards = cards laid face down
option-bidding-spoken = spoken in turn
option-colours-black-high = black is High
option-colours-red-high = red is High
option-two-card-signal-void-only = only without the colour
option-two-card-signal-off = not allowed
option-trump-none = no trump
option-trump-first-lead = the first lead names it
option-overcall-none = no specials
option-overcall-askov = Sola Nola and Grand Dix
option-high-lead-right-of-grander = right of the grander
option-high-lead-left-of-grander = left of the grander
option-high-lead-grander = the grander
option-low-lead-left-of-dealer = left of the dealer
option-low-lead-right-of-bidder = right of the bidder
option-failed-grand-others-score = the others score
option-failed-grand-grander-loses = the side that granded loses
option-low-scoring-loser-minus = more tricks lose points
option-low-scoring-winner-plus = fewer tricks gain points
option-failed-special-star-to-others = a star for the others
option-failed-special-no-star = no star
option-counted-last-half = the last thirteen
option-counted-all = all twenty-six; a point over half of them is half the difference
option-scoring-over-half = a point for each over half of them
option-scoring-each-trick = each trick a point; its source plays to 50
option-scoring-majority = one point for the majority
option-after-throw-in-next-dealer = the next dealer
option-after-throw-in-same-dealer = the same dealer
option-scoring-campaign = campaign: each bid once
option-scoring-points = points
option-scoring-units = units
option-no-trump-lasts-hand = to the end of the hand
option-no-trump-lasts-passage = to the end of the passage
option-no-trump-lasts-game = to the end of the game
option-point-target-50-or-more = fifty or more
option-point-target-more-than-50 = more than fifty
option-undo-assisted = allowed, counted apart
option-undo-off = not allowed
option-eldest-may-accept-second-or-third = of the second or third
option-eldest-may-accept-any = of anybody
option-eldest-may-accept-never = of nobody
option-unaccepted-proposal-throw-in = thrown in
option-unaccepted-proposal-solo-only = it may become a solo
option-unaccepted-proposal-any-raise = any higher call
option-all-pass-throw-in = thrown in
option-all-pass-general-misere = general misère
option-deals-open = no fixed number
option-deck-extended = extended Decktet
option-deck-eight-tricks = thirty-six cards
option-twiddle-before = any number of times, before the card
option-twiddle-gongor = once, after the card

# The guided first deal
client-guided = Guided first deal
client-guide-skip = Skip

# The name of a relative at its table
client-played-norwegian = Norwegian Whist
client-played-south-dakota = South Dakota Whist
client-played-askov = Askov

# What a preset means at the table
client-preset-minnesota-double = A failed grand brings the others two points for each trick over six.
client-preset-norwegian = Bids are spoken in turn. A grand counts four a trick, eight for the others if it fails.
client-preset-european = Red bids High, black bids Low. All else as usual.
client-preset-south-dakota = The grander leads, and that suit is trump. Only that side scores.
client-preset-askov = A player may outbid by playing alone: no trick, or the first seven. Stars raise what is paid.
client-preset-solo-units = Each contract wins or loses units instead of points.
client-preset-whist-rubber = Two games won take the rubber. Each game starts from zero.
client-preset-german-whist = A point for each trick over six; the first with ten wins.
client-preset-gongor-points = A bid made exactly counts; else your tricks are subtracted. Fifty is a decisive win.
client-preset-hermits-eight-tricks = Six suits from 1 to 6, eight tricks a hand.
