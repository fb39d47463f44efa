# Was das Dokument selbst sagt, wo der Code der Seiten nicht läuft.

client-page-below-a-path = Die Dateien von Whistclub lassen sich hier nicht laden. Der Club muss ganz oben unter seiner Adresse stehen, etwa https://whist.example/, nicht unter einem Pfad. Bitte sag es denen, die ihn betreiben.
client-page-not-fetched = Die Dateien von Whistclub lassen sich hier nicht laden. Eine Seite, die als Datei geöffnet ist, darf keine laden: Öffne ihre Adresse auf einem Webspace.
client-page-old-browser = Dieser Browser ist zu alt für Whistclub. Bitte bring ihn auf den neuesten Stand, oder öffne diese Adresse in einem anderen.
client-page-no-script = In diesem Browser ist JavaScript ausgeschaltet. Whistclub braucht es; bitte schalte es für diese Adresse ein.
