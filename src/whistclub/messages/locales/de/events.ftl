# Was am Tisch geschah, wie es einer erfährt; Schlüssel auf -own erfährt ein Platz allein.

event-dealt = Jeder bekommt { $count } Karten.
event-dealt-own = Du bekommst { $cards }.
event-turned = { $seat } gibt und deckt { $card } auf. Trumpf: { $suit }.
event-led = { $seat } spielt { $card } aus.
event-played = { $seat } spielt { $card }.
event-trick = { $seat } macht Stich { WORDS($trick) } mit { $card }. Stiche von { $seat }: { $tricks }.
