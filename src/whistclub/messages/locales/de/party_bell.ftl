# Die Anzeige auf einem Laptop: ihre Glocke, und was einfaches HTTP nicht kann.

party-hall-bell-test = Glocke läuten
party-hall-bell-volume = Lautstärke der Glocke
party-hall-bell-about = Die Glocke läutet am Ende jeder Runde. Läute sie jetzt einmal: ein Browser schweigt, bis seine Seite berührt wird.
party-hall-http = Diese Seite kommt über einfaches HTTP. Der Browser hält den Bildschirm vielleicht nicht wach: schalte an diesem Gerät Bildschirmschoner und Energiesparen aus.
party-organiser-http = Die Seiten kommen hier über einfaches HTTP. Telefone behalten ohne Netz keine Seite, und nichts hält die Anzeige sicher wach.
