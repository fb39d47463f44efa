# Was der Befehl selbst sagt. Die Meldungen line- sind die der Zeilenansicht.

line-card = { $name } ({ $text })
line-suit = { $suit }: { $cards }
line-hand-empty = Keine Karten mehr.
line-score = Punktestand: { $scores }.
line-score-of = { $side } { $count }
line-deal = Spiel { $number }. Geber: { $dealer }.
line-passage = Durchgang { $number }.
line-deal-running = Dieses Spiel läuft noch.
line-match-running = Die Partie ist nicht zu Ende.

line-choice = { $number }. { $choice }
line-offer = { $act } ({ $text })
line-choose-signal = Zwei Karten als Signal legen, einzeln gewählt
line-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}:
line-counts = { $what }: { $counts }.
line-sitting-out = { $seat } setzt aus.
line-tag = { $seat }: { $text }.
line-label = Gespielt wird: { $label }.
line-aim = { $seats }: { $tricks ->
    [0] { $won ->
        [0] kein Stich, wie gewollt
        [one] ein Stich, und keiner war gewollt
       *[other] { $won } Stiche, und keiner war gewollt
      }
    [one] { $won } von einem Stich
   *[other] { $won } von { $tricks } Stichen
  }.
line-open-bids = Übrige Gebote: { $numbers }.
line-open-markers = Offene Marken: { $numbers }.
line-trump = Trumpf: { $suit }.
line-no-trump = Es gilt kein Trumpf.
line-turned = Für den Trumpf aufgedeckt: { $card }.
line-pile = { $text }.
line-stock-card = Offen auf dem Talon: { $card }.
line-shown = Bekannt in der Hand von { $seat }: { $card }.
line-known = { $heading }: { $cards }.
line-dummy = Die Karte des Dummys: { $card }.
line-dummy-winning = Die Karte des Dummys: { $card }, liegt vorn.
line-on-table = Auf dem Tisch, { $seat }: { $card }.
line-on-table-winning = Auf dem Tisch, { $seat }: { $card }, liegt vorn.
line-won = Gemachte Stiche: { $tricks }.
line-won-alone = Gemachte Stiche: { $count }.

line-welcome = Willkommen! Gespielt wird { $game }.
line-your-seat = Du bist { $seat }.
line-how = Tippe die Zahl einer Wahl oder ihren Text in Klammern. „{ $help }“ zeigt, was du sonst noch tippen kannst; „{ $quit }“ speichert die Partie und geht.
line-prompt = Deine Wahl?
line-press-enter = Weiter zum nächsten Spiel mit der Eingabetaste.
line-undone = Zurückgenommen. Der Tisch, wie er jetzt steht:
line-stop-again = Damit endet die ganze Partie endgültig. Tippe dafür noch einmal „{ $word }“.
line-concede-again = Das gibt den Rest des Spiels ab. Tippe dafür noch einmal „{ $word }“.
line-help = Du kannst auch tippen:
line-command = { $word }: { $about }
line-word-hand = hand
line-word-trick = stich
line-word-list = liste
line-word-score = stand
line-word-rules = regeln
line-word-undo = zurück
line-word-stop = beenden
line-word-quit = gehen
line-word-help = hilfe
line-about-hand = deine Karten
line-about-trick = der Tisch: Trumpf, Kontrakt, der Stich, gemachte Stiche
line-about-list = noch einmal, was zur Wahl steht
line-about-score = der Punktezettel
line-about-rules = die Regeln dieser Spielart
line-about-undo = den letzten Zug zurücknehmen
line-about-stop = die ganze Partie jetzt beenden
line-about-quit = die Partie speichern und gehen; sie kann später weitergehen
line-about-help = diese Liste
