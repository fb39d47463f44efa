# Was am Tisch geschah, wie es einer erfährt; Schlüssel auf -own erfährt ein Platz allein.

event-dealt = Jeder bekommt { $count } Karten.
event-dealt-own = Du bekommst { $cards }.
event-turned = { $seat } gibt und deckt { $card } auf. Trumpf: { $suit }.
event-turned-suit = { $seat } gibt und deckt { $card } auf. Die aufgedeckte Farbe ist { $suit }.
event-led = { $seat } spielt { $card } aus.
event-played = { $seat } spielt { $card }.
event-trick = { $seat } macht Stich { $trick } mit { $card }. Stiche von { $seat }: { $tricks }.
event-stock-trump = Die oberste Karte des Talons wird aufgedeckt: { $card }. Trumpf: { $suit }.
event-stock-taken = { $seat } nimmt { $card } auf.
event-stock-drawn = { $seat } zieht die nächste Karte, verdeckt.
event-stock-drawn-own = Du ziehst { $card }.
event-stock-turned = Aufgedeckt: { $card }. Übrig im Talon: { $count }.
event-stock-gone = Der Talon ist leer: Die letzten dreizehn Stiche beginnen.

# Schlüssel auf -alone sind für eine Patience, bei der niemand sonst einen Platz hat.
event-dealt-alone = Der Spieler und der Dummy bekommen je { $count } Karten.
event-dealt-own-alone = Deine Hand: { $cards }.
event-played-alone = Du spielst { $card }.
event-trick-alone = Du machst Stich { $trick } mit { $card }. Deine Stiche: { $tricks }.
event-trick-dummy = Der Dummy macht Stich { $trick } mit { $card }. Deine Stiche: { $tricks }.

event-side-turned = Aufgedeckt: { $card }. Trumpf: { $suit }. Übrig im Nebenstapel: { $count }.
event-no-trump-in-force = Es gilt kein Trumpf.
event-dummy-turned = Stich { $trick }. Der Dummy deckt auf: { $card }.
event-twiddled = Gedreht. Aufgedeckt: { $card }. Trumpf: { $suit }. Übrig im Nebenstapel: { $count }.
event-twiddled-away = Gedreht. Der Nebenstapel ist leer, jetzt gibt es keinen Trumpf.
event-kept = Der Trumpf bleibt: { $suit }.

event-bid = { $count ->
    [0] Du sagst keinen Stich an.
    [one] Du sagst einen Stich an.
   *[other] Du sagst { WORDS($count) } Stiche an.
  }
event-bid-made = Ende der { $hand }: { WORDS($bid) } angesagt, { WORDS($tricks) } gemacht. Das Gebot ist erfüllt.
event-bid-missed = Ende der { $hand }: { WORDS($bid) } angesagt, { WORDS($tricks) } gemacht. Das Gebot ist nicht erfüllt.
event-bid-out-of-reach = Angesagt: { WORDS($bid) }. Gemacht: { WORDS($tricks) }. Das Gebot ist nicht mehr erfüllbar.
event-decisive = { $passages ->
    [one] Ein klarer Sieg, nach einem Durchgang.
   *[other] Ein klarer Sieg, nach { WORDS($passages) } Durchgängen.
  }
event-declared = Du spielst auf die Marke { $pip }.
event-marker-down = Ende der { $hand }: { $tricks ->
    [0] kein Stich.
    [one] ein Stich.
   *[other] { WORDS($tricks) } Stiche.
  } Die Marke { $pip } wird umgedreht.
event-no-marker = Ende der { $hand }: { $tricks ->
    [0] kein Stich.
    [one] ein Stich.
   *[other] { WORDS($tricks) } Stiche.
  } Keine Marke, die gilt, hat diese Zahl. Die Partie ist verloren.
event-markers-out-of-reach = Stiche bisher: { WORDS($tricks) }. Keine Marke, die gilt, ist noch erreichbar.

event-laid = { $seat } hat eine Gebotskarte gelegt.
event-laid-own = Du legst verdeckt { $cards }.
event-shown-high = { $seat } zeigt { $card }: High.
event-shown-low = { $seat } zeigt { $card }: Low.
event-signal-high = { $seat } zeigt { $cards }, das Zwei-Karten-Signal: High.
event-signal-low = { $seat } zeigt { $cards }, das Zwei-Karten-Signal: Low.
event-said = { $seat } sagt { $call }.
event-granded = { $seat } hat den Grand. High: Beide Seiten wollen Stiche.
event-nullo = { $seat } hat Nullo geboten. Low: Meide Stiche.
event-all-low = Viermal Low. Low: Meide Stiche.
event-all-passed = Alle haben gepasst. Low: Meide Stiche.
event-called = { $seat } sagt an: { $call }.
event-exchanged = { $seat } hat eine Karte für den Tausch gewählt.
event-exchanged-own = Du gibst deinem Partner { $card }.
event-exchange-done = Die Karten sind getauscht.
event-exchange-done-own = Dein Partner hat dir { $card } gegeben.
event-leads = { $seat } spielt zum ersten Stich aus.
event-trump = Trumpf: { $suit }, ausgespielt von { $seat }.
event-special-made = { $seat } hat { $special } erfüllt.
event-special-failed = { $seat } ist mit { $special } gescheitert.

event-passed = { $seat } passt.
event-proposed = { $seat } schlägt acht Stiche zu zweit vor.
event-accepted = { $seat } nimmt den Vorschlag an.
event-raise-asked = { $seat } darf erhöhen. Bisheriger Kontrakt: { $contract }.
event-raise-declined = { $seat } erhöht nicht.
event-raised = { $seat } erhöht auf { $call }.
event-trump-asked = { $seat } nennt die Trumpffarbe.
event-trump-named = { $seat } nennt als Trumpf { $suit }.
event-contract = Kontrakt: { $contract }, { $seat }, { $tricks ->
    [0] kein Stich
    [one] mindestens ein Stich
   *[other] mindestens { WORDS($tricks) } Stiche
  }. Trumpf: { $suit }.
event-contract-no-trump = Kontrakt: { $contract }, { $seat }, { $tricks ->
    [13] alle dreizehn Stiche
    [0] kein Stich
    [one] mindestens ein Stich
   *[other] mindestens { WORDS($tricks) } Stiche
  }. Kein Trumpf.
event-contract-pair = Kontrakt: Vorschlag, { $seat } und { $partner }, { $tricks ->
    [one] zusammen mindestens ein Stich
   *[other] zusammen mindestens { WORDS($tricks) } Stiche
  }. Trumpf: { $suit }.
event-general-misere = Alle haben gepasst. Allgemeine Misère: Den letzten Stich will niemand. Kein Trumpf.
event-hand-open = Die Hand von { $seat } liegt offen: { $cards }.
event-thrown-in = Kein Spiel. Die Karten werden zusammengeworfen.
