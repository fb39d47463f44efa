# Zeilen des Punktezettels, und wie eine Partie endet.

score-line = { $what }: { $points }
score-line-still = { $what }: keine Punkte
score-points = { $name } { $signed } { $count ->
    [one] Punkt
   *[other] Punkte
  }

score-dropped = Spiel nicht beendet
score-tricks-over = { $side }, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, ein Punkt für jeden über { WORDS($book) }
score-tricks-each = Ein Punkt für jeden Stich: { WORDS($first) } und { WORDS($second) }
score-tricks-level = Gleichstand mit je { WORDS($tricks) } Stichen, und niemand bekommt Punkte
score-tricks-majority = { $side }, { WORDS($tricks) } Stiche gegen { WORDS($others) }, ein Punkt für das Spiel
score-honours = { $side }, { WORDS($count) } Honneurs

match-won = { $count ->
    [0] Niemand gewinnt die Partie.
    [one] Die Partie geht an { $winners }.
   *[other] Die Partie geht zu gleichen Teilen an { $winners }.
  }
match-stopped = { $leading ->
    [0] Die Partie wurde abgebrochen. Der Punktestand bleibt.
   *[other] Die Partie wurde abgebrochen bei { $standings }. Vorn: { $ahead }.
  }
match-round-over = { $leading ->
    [0] Die Runde ist vorbei. Der Stand gilt.
   *[other] Die Runde ist vorbei, es steht { $standings }. Vorn: { $ahead }.
  }
score-standing = { $name } { $points }
rubber-won = Der Robber geht an { $winners }.

# Das Attribut .points nennt eine Zahl, die kein Punkt ist.
score-bid-checked-off = Ende der { $hand }, { WORDS($bid) } angesagt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, abgehakt
    .points = { $name } { $signed } { $count ->
        [one] erfülltes Gebot
       *[other] erfüllte Gebote
    }
score-bid-failed = Ende der { $hand }, { WORDS($bid) } angesagt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, nicht erfüllt
score-bid-exact = Ende der { $hand }, { WORDS($bid) } angesagt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, genau
score-bid-missed = Ende der { $hand }, { WORDS($bid) } angesagt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, nicht erfüllt
score-conceded = Hand aufgegeben, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }
score-campaign-conceded = Partie aufgegeben
score-decisive = { $passages ->
    [one] Klarer Sieg nach einem Durchgang
   *[other] Klarer Sieg nach { WORDS($passages) } Durchgängen
  }
score-marker-down = Ende der { $hand }, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, Marke { $pip } umgedreht
    .points = { $name } { $signed } { $count ->
        [one] Marke
       *[other] Marken
    }
score-marker-missed = Ende der { $hand }, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, Marke { $pip } gewählt und nicht erreicht
score-no-marker = Ende der { $hand }, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, keine Marke mit dieser Zahl

score-grand-made = { $side }, Grand gelungen, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, { WORDS($count) } über der Hälfte
score-grand-failed = Grand gescheitert: { $side }, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, { WORDS($count) } über der Hälfte
score-grand-lost = { $side }, Grand gescheitert, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, es fehlen { WORDS($count) }
score-low-minus = { $side }, Low, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, { WORDS($count) } über der Hälfte
score-low-plus = { $side }, Low, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, { WORDS($count) } über der Hälfte, für die anderen
score-level = Jede Seite: { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }
score-special-made = { $side }, { $special } gelungen
score-special-failed = { $side }, { $special } gescheitert
score-star = { $count ->
    [one] { $side }, ein Stern, der erste
   *[other] { $side }, ein Stern, jetzt { WORDS($count) }
  }
score-settlement-game = Abrechnung: { $side }, Partie gewonnen
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }
score-settlement-stars = { $count ->
    [one] Abrechnung: { $side }, ein Stern
   *[other] Abrechnung: { $side }, { WORDS($count) } Sterne
  }
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }

score-thrown-in = Zusammengeworfen

score-contract-made = { $declarer }, { $contract } erfüllt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
score-contract-failed = { $declarer }, { $contract } gescheitert, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
score-pair-made = { $declarer } und { $partner }, Vorschlag erfüllt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
score-pair-failed = { $declarer } und { $partner }, Vorschlag gescheitert, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
score-overtricks = { $count ->
    [one] Ein Überstich
   *[other] { WORDS($count, first: "capital") } Überstiche
  }
score-undertricks = { $count ->
    [one] Ein Fehlstich
   *[other] { WORDS($count, first: "capital") } Fehlstiche
  }
score-general-misere = Allgemeine Misère, letzter Stich: { $seat }
score-units-made = { $declarer }, { $contract } erfüllt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }
score-units-failed = { $declarer }, { $contract } gescheitert, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }
score-units-pair-made = { $declarer } und { $partner }, Vorschlag erfüllt, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }
score-units-pair-failed = { $declarer } und { $partner }, Vorschlag gescheitert, { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { WORDS($tricks) } Stiche
  }, verlangt: { $undertaken ->
    [0] keiner
   *[other] { WORDS($undertaken) }
  }
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }
score-units-general-misere = Allgemeine Misère, letzter Stich: { $seat }
    .points = { $name } { $signed } { $count ->
        [one] Einheit
       *[other] Einheiten
    }

campaign-won = Alle acht Gebote sind erfüllt. Der Feldzug ist gewonnen.
campaign-lost = Ein Gebot wurde nicht erfüllt. Der Feldzug ist verloren.
points-decisive = Die Partie wurde abgebrochen. Der klare Sieg bleibt.
markers-won = Alle sechs Marken sind umgedreht. Die Partie ist gewonnen.
markers-lost = Keine Marke passte. Die Partie ist verloren.
