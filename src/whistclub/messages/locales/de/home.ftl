# Die erste Seite: was wartet, das Spiel des Tages, wer da ist, die letzte Partie.

client-room-review = Rückblick
home-club = Ein Whistclub im Browser
home-table-laid = Der Tisch ist gedeckt.
home-bots-wait = Drei andere brauchen noch jemanden. Ohne Konto, ohne Kosten.
home-bots-wait-again = { $game } wie beim letzten Mal, oder etwas anderes.
home-three-bots = drei Bots
home-deal-me-in = Ich spiele mit
home-never-played = Ich kenne Whist nicht
home-another-game = Anderes Spiel
home-nothing-waits = Nichts wartet auf dich.
home-others-wait = { $count ->
    [one] { $names } wartet.
   *[other] { $names } warten.
  }
home-with-others = Mit { $names }.
home-your-turn = Du bist dran.
home-next-deal = Als Nächstes kommt Spiel { $number }.
home-going = Deine Partie läuft.
home-gathering = Dein Tisch steht bereit.
home-go-on = Weiterspielen
home-deal = { $game }, Spiel { $number }.
home-lesson = { $game }, begleitet: { $title }
home-daily-of = { $game }, Spiel des Tages
home-score-sides = Wir { $own }, sie { $others }.
home-score-duel = Du { $own }, Gegner { $others }.
home-score-seat = Du { $own }.
home-score-solitaire = Bisher: { $own }.
home-stage-played = Gespielt.
home-stage-between = Als Nächstes kommt Spiel { $number }.
home-stage-others = Die anderen sind dran.
home-trick = Der Stich, wie er liegt: { $cards }
home-trick-none = Der Tisch, wie er ist: Es liegt keine Karte
home-today = Spiel des Tages
home-today-is = Spiel des Tages: { $game }
home-today-about = Dieselben Karten für alle, einmal.
home-today-begun = { $count ->
    [one] Eine Person hat angefangen.
   *[other] { $count } haben angefangen.
  }
home-today-play = Spiel des Tages spielen: { $game }
home-today-resume = Spiel des Tages weiterspielen: { $game }
home-today-all-played = { $count ->
    [one] Das Spiel des Tages ist gespielt
   *[other] Alle { $count } sind gespielt
  }
home-today-more = { $count ->
    [one] Spiel des Tages und Kalender
   *[other] Alle { $count } Spiele von heute und der Kalender
  }
home-play-today = Spiel des Tages spielen
home-next-deals = Neue Spiele um { $time }, in { $hours } h { $minutes } min.
home-next-deals-soon = Neue Spiele um { $time }, in { $minutes } min.
home-week-played = Die letzten sieben Tage: gespielt am { $days }
home-week-none = Die letzten sieben Tage: kein Spiel gespielt
home-days-in-a-row = { $count ->
    [2] Zwei Tage in Folge
    [3] Drei Tage in Folge
    [4] Vier Tage in Folge
    [5] Fünf Tage in Folge
   *[other] { $count } Tage in Folge
  }
home-days-next = heute wäre Tag { $count }
home-here-now = Gerade da
home-all-friends = Alle Freunde
home-friends-here = { $count ->
    [one] Im Club, aus deinem Freundeskreis
   *[other] Im Club, aus deinem Freundeskreis
  }
home-friends-link = Ein Link oder ein Code?
home-table-with-friends = Ein Tisch mit Freunden
home-last = { $game }: { $score }
home-last-with = { $score }, du und { $names }
home-look-again = Nachspielen
home-today-at = Heute um { $time }
home-yesterday-at = Gestern um { $time }
home-unfinished = Noch nicht zu Ende
home-unfinished-all = { $count ->
    [one] Die eine offene Partie
   *[other] Alle { $count }, die noch nicht zu Ende sind
  }
home-resume-of = { $game } weiterspielen
home-take-off = { $game } von der Liste nehmen
home-put-aside = { $game } steht nicht mehr auf der Liste.
home-look-again-at = Nachspielen: { $game }
home-guided = Begleitet gespielt
client-stat-only-stopped = { $count ->
    [one] Eine Partie, vor dem Ende aufgehört
   *[other] { $count } Partien, alle vor dem Ende aufgehört
  }
daily-club-day = Der Kalender folgt dem Tag des Clubs: { $day }, bis { $time } Uhr.
daily-of-day = Spiel des Tages, { $day }: { $game }
daily-to-all = Alle Spiele des Tages
daily-title-one = Spiel des Tages
