# The replay of a deal, and a finished deal tried again.

client-replay = Replay
client-replay-start = The cards as they were dealt.
client-step-first = First step
client-step-back = One step back
client-step-forth = One step on
client-step-last = Last step
client-deal-before = Deal before
client-deal-after = Deal after
client-replay-story-trick = { $seat } takes trick { $trick } with the { $card }.
client-replay-story-trick-alone = You take trick { $trick } with the { $card }.
client-replay-story-dummy = The dummy takes trick { $trick } with the { $card }.
client-replay-calls = The calls
client-replay-laid = { $cards }, { $call }
client-replay-calls-short = Calls
client-replay-dealt-short = Deal
client-replay-rest-short = End
client-replay-trick = Trick { $number }
client-replay-strip = Place in the deal
client-replay-at-calls = Before the first trick
client-replay-at-rest = After the last full trick
client-replay-at-ours = Trick { $number }, won by { $name }, ours
client-replay-at-theirs = Trick { $number }, won by { $name }
client-replay-at-dummy = Trick { $number }, won by the dummy
client-replay-at-unfinished = Trick { $number }
client-replay-play = Play
client-replay-pause = Pause
client-replay-pace = Pace: { $pace }
client-replay-pace-brisk = Brisk
client-replay-pace-calm = Calm
client-replay-pace-slow = Slow
client-replay-key-space = Space
client-replay-keys-card = card
client-replay-keys-trick = trick
client-replay-keys-play = play
client-replay-tricks-sides = { $ours } : { $theirs }
client-replay-tricks-about = Tricks so far: { $ours } to { $theirs }
client-replay-over = How it ended
client-replay-try = Try from here
client-replay-try-about = Play on from here against bots. It counts in no statistics.
client-replay-try-over = Nothing is left to play here. Go back a card.
client-replay-tried = From deal { $number }
client-replay-tried-trick = From deal { $number }, trick { $trick }
client-replay-tried-about = This table tries a finished deal again. It counts in no statistics.

reason-try-no-such-act = The deal has { $most } moves. Choose a place from 0 to { $most }.
reason-try-deal-over = The deal is over at this place. Choose an earlier one.

# A ghost: a bot plays the cards of a seat beside the play as it was.
client-ghost = A bot with { $own ->
    [yes] your
   *[other] { $name }’s
} cards
client-ghost-watch = Watch a bot play { $own ->
    [yes] your
   *[other] { $name }’s
} cards
client-ghost-about = The same deal, and the others play as they did until the bot chooses differently. From there bots play for everybody.
client-ghost-about-alone = The same deal, the dummy’s cards too.
client-ghost-playing = The bot is playing the deal. That takes a few seconds.
client-ghost-same = The bot plays all of it as { $own ->
    [yes] you
   *[other] { $name }
} did.
client-ghost-fork = Here the ways part
client-ghost-parted = { $trick ->
    [0] Before the first trick
   *[other] Trick { $trick }
}. { $name }: { $made }. The bot: { $other }.
client-ghost-lines = Whose play is shown
client-ghost-bot = The bot
client-ghost-trick = Trick
client-ghost-tricks = Trick by trick
client-ghost-over = There is no such trick.
client-ghost-to = to { $name }
client-ghost-bot-object = the bot
client-ghost-dummy-object = the dummy
client-ghost-caution = One deal says little: the cards may reward the worse play.
client-ghost-share = Send this as a link
client-ghost-back = Back to the replay

reason-ghost-no-such-seat = The deal has no such seat.
