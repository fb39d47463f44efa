# Who is away from a table, and when a bot helps out
client-plate-gone = away
client-prompt-away = { $seat } is away.
client-bot-helps = { $count ->
    [0] A bot helps now.
    [one] A bot helps in { $count } second.
   *[other] A bot helps in { $count } seconds.
  }
