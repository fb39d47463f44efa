# Was einem Gerät oder dem Weg zum Club fehlt.

surroundings-no-sockets = Der Club antwortet, aber seine dauernde Verbindung (WebSocket) kommt nicht durch. Ein Proxy, ein Filter oder ein Firmennetz auf dem Weg lässt sie nicht zu. Versuch es in einem anderen Netz, oder sag es denen, die den Club betreiben.
surroundings-no-cookies = In diesem Browser sind Cookies ausgeschaltet. Ohne sie erkennt dich der Club auf der nächsten Seite nicht wieder, und kein Platz gehört dir. Bitte erlaube sie für diese Adresse.
surroundings-no-storage = Dieser Browser speichert für diese Adresse nichts. Spielen kannst du; Einstellungen und was für eine abgerissene Verbindung aufbewahrt wird, sind weg, wenn du die Seite schließt.
surroundings-clock = Die Uhr dieses Geräts geht { $hours } h { $minutes } min { $way ->
    [fast] vor
   *[slow] nach
  }. Tage und Uhrzeiten können hier falsch sein, bis sie gestellt ist.
surroundings-not-the-club = Unter dieser Adresse antwortet etwas, aber nicht der Club: vielleicht ein Proxy, der ihn nicht erreicht, oder ein Netz, in dem du dich erst anmelden musst.
