# Handlungen und Ansagen: als Wahl und als Bericht von einem Platz.

act-play = { $card } spielen
act-lay = { $cards } legen
act-exchange = { $card } dem Partner geben
act-discard = { $card } weglegen
act-say = { $call } sagen
act-call = { $call } ansagen
act-call-of = { $count } { $strain } ansagen
strain-none = ohne Trumpf
act-pass = Passen
act-propose = Einen Vorschlag machen: acht Stiche zu zweit
act-accept = Den Vorschlag annehmen
act-trump = { $suit } als Trumpf nennen
act-trump-none = Ohne Trumpf spielen
act-bid = { $count ->
    [0] Keinen Stich ansagen
    [one] Einen Stich ansagen
   *[other] { $count } Stiche ansagen
  }
act-declare = { $count ->
    [0] Auf die Marke 0 spielen: kein Stich
    [one] Auf die Marke 1 spielen: ein Stich
   *[other] Auf die Marke { $count } spielen: { WORDS($count) } Stiche
  }
act-twiddle = Am Trumpf drehen
act-keep = Den Trumpf lassen
act-claim-all = Alle übrigen Stiche beanspruchen
act-claim-none = Erklären, keinen der übrigen Stiche zu machen
act-concede = Die übrigen Stiche abgeben
act-stop = Aufhören
act-dropped = Dieses Spiel nicht zu Ende spielen
act-by-seat = { $seat }: { $act }

call-of = { $count } { $strain }
call-pass = Passe
call-propose = Vorschlag
call-accept = Annahme
call-solo = Solo
call-misere = Misère
call-abondance = Abondance
call-abondance-in-trumps = Abondance in Trumpf
call-misere-ouverte = Misère ouverte
call-abondance-declared = Abondance déclarée
call-general-misere = allgemeine Misère
call-grand = Grand
call-nullo = Nullo
call-high = High
call-low = Low
call-sola-nola = Sola Nola
call-grand-dix = Grand Dix

contract-propose = Vorschlag
contract-grand = { -high }
contract-thrown-in = { -thrown-in }
