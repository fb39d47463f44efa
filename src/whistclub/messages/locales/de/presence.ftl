# Wer vom Tisch weg ist, und wann ein Bot einspringt
client-plate-gone = weg
client-prompt-away = { $seat } ist weg.
client-bot-helps = { $count ->
    [0] Jetzt springt ein Bot ein.
    [one] In { $count } Sekunde springt ein Bot ein.
   *[other] In { $count } Sekunden springt ein Bot ein.
  }
client-back-tricks = Inzwischen spielte { $name }, Bot, { $count ->
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
} für dich.
client-back-show = Zeigen
client-back-away = Für dich gespielt
client-back-trick = Stich
client-back-for-you = für dich
client-back-won-by = ging an
client-back-score = Stiche jetzt { $score }.
client-back-us = uns
client-back-them = sie
