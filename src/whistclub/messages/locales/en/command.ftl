# What the command itself says. The line- messages are those of line mode.

line-card = { $name } ({ $text })
line-suit = { $suit }: { $cards }
line-hand-empty = No cards left.
line-score = Score: { $scores }.
line-score-of = { $side } { $count }
line-deal = Deal { $number }. Dealer: { $dealer }.
line-passage = Passage { $number }.
line-deal-running = This deal is still being played.
line-match-running = The game is not over.

line-choice = { $number }. { $choice }
line-offer = { $act } ({ $text })
line-choose-signal = Lay two cards as the signal, chosen one by one
line-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}:
line-counts = { $what }: { $counts }.
line-sitting-out = { $seat } sits out.
line-tag = { $seat }: { $text }.
line-label = Played: { $label }.
line-aim = { $seats }: { $tricks ->
    [0] { $won ->
        [0] no trick, as wanted
        [one] one trick, and none was wanted
       *[other] { $won } tricks, and none was wanted
      }
    [one] { $won } of one trick
   *[other] { $won } of { $tricks } tricks
  }.
line-open-bids = Bids left: { $numbers }.
line-open-markers = Markers face up: { $numbers }.
line-trump = Trump: { $suit }.
line-no-trump = No trump is in force.
line-turned = Turned for trump: { $card }.
line-pile = { $text }.
line-stock-card = The { $card } lies on the stock.
line-shown = { $seat } is known to hold the { $card }.
line-known = { $heading }: { $cards }.
line-dummy = The dummy’s card: { $card }.
line-dummy-winning = The dummy’s card: { $card }, winning.
line-on-table = On the table, { $seat }: { $card }.
line-on-table-winning = On the table, { $seat }: { $card }, winning.
line-won = Tricks won: { $tricks }.
line-won-alone = Tricks won: { $count }.

line-welcome = Welcome to { $game }.
line-your-seat = You are { $seat }.
line-how = Type the number of a choice, or its text in brackets. “{ $help }” lists what else you may type; “{ $quit }” saves the game and leaves.
line-prompt = Your choice?
line-press-enter = Press Enter for the next deal.
line-undone = Taken back. The table as it stands:
line-stop-again = This ends the whole game for good. Type “{ $word }” once more to do so.
line-concede-again = This gives up the rest of the deal. Type “{ $word }” once more to do so.
line-help = You may also type:
line-command = { $word }: { $about }
line-word-hand = hand
line-word-trick = trick
line-word-list = list
line-word-score = score
line-word-rules = rules
line-word-undo = undo
line-word-stop = stop
line-word-quit = quit
line-word-help = help
line-about-hand = your cards
line-about-trick = the table: trump, contract, the trick, tricks won
line-about-list = the choices once more
line-about-score = the score sheet
line-about-rules = the rules of this game
line-about-undo = take your last move back
line-about-stop = end the whole game now
line-about-quit = save the game and leave; you can continue it later
line-about-help = this list
