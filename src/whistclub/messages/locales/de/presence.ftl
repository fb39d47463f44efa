# Wer vom Tisch weg ist, und wann ein Bot einspringt
client-plate-gone = weg
client-prompt-away = { $seat } ist weg.
client-bot-helps = { $count ->
    [0] Jetzt springt ein Bot ein.
    [one] In { $count } Sekunde springt ein Bot ein.
   *[other] In { $count } Sekunden springt ein Bot ein.
  }
