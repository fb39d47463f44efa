# Freunde: Leute, die einander gewählt haben
client-friends-title = Freunde
client-friends-about = Freunde sehen, wann der andere da ist, und können einander an einen Tisch einladen. Beide müssen es wollen; wer keine Antwort bekommt, erfährt nichts.
client-friends-browser = Dein Name lebt nur in diesem Browser. Ein Passkey behält ihn und deine Freunde auf jedem Gerät.
client-friends-keep-name = Meinen Namen behalten
client-friends-mine = Deine Freunde
client-friends-none = Noch niemand. Nach einer Partie stehen hier die Leute, mit denen du gespielt hast.
client-friends-here = da
client-friends-not-here = nicht da
client-friends-asking = Sie wollen deine Freunde sein
client-friends-asked = Du hast gefragt
client-friends-lately = Zuletzt mitgespielt
client-friends-blocked = Gesperrt
client-friends-ask = Freundschaft anbieten
client-friends-accept = Ja, Freunde
client-friends-decline = Nein
client-friends-take-back = Zurücknehmen
client-friends-remove = Entfernen
client-friends-block = Sperren
client-friends-unblock = Freigeben
client-friends-button = { $what }: { $name }
client-friends-invite = { $name } einladen
client-friends-invited = { $name } ist eingeladen
client-friends-none-here = Gerade ist niemand von deinen Freunden da.
client-friends-count = { $count ->
    [one] Ein Freund ist da
   *[other] { $count } Freunde sind da
}
client-friends-invites = { $name } lädt dich an einen Tisch ein: { $game }.
client-friends-to-table = Zum Tisch
client-friends-not-now = Jetzt nicht
reason-friend-unknown = Fragen kannst du Leute, mit denen du gespielt hast, und einladen deine Freunde.
reason-friend-no-table = Einladen kannst du an einen Tisch, an dem du sitzt, aber nicht an einen eines Abends oder des Tagesspiels.
reason-friends-too-many = Auf deinen Listen stehen { $most } Leute, mehr gehen nicht. Entferne zuerst welche.
