# Who is away from a table, and when a bot helps out
client-plate-gone = away
client-prompt-away = { $seat } is away.
client-bot-helps = { $count ->
    [0] A bot helps now.
    [one] A bot helps in { $count } second.
   *[other] A bot helps in { $count } seconds.
  }
client-back-tricks = Meanwhile { $name }, bot, played { $count ->
    [one] a trick
   *[other] { WORDS($count) } tricks
} for you.
client-back-show = Show
client-back-away = Played for you
client-back-trick = Trick
client-back-for-you = for you
client-back-won-by = won by
client-back-score = Tricks now { $score }.
client-back-us = us
client-back-them = them
