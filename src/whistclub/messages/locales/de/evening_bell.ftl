# Die Anzeige auf einem Laptop: ihre Glocke, und was einfaches HTTP nicht kann.

evening-hall-bell-test = Glocke läuten
evening-hall-bell-volume = Lautstärke der Glocke
evening-hall-bell-about = Die Glocke läutet am Ende jeder Runde. Läute sie jetzt einmal: ein Browser schweigt, bis seine Seite berührt wird.
evening-hall-http = Diese Seite kommt über einfaches HTTP. Der Browser hält den Bildschirm vielleicht nicht wach: schalte an diesem Gerät Bildschirmschoner und Energiesparen aus.
evening-organiser-http = Die Seiten kommen hier über einfaches HTTP. Telefone behalten ohne Netz keine Seite, und nichts hält die Anzeige sicher wach.
