# Ohne Netz, und der Club unter den Programmen eines Geräts

client-app-name = Whistclub, zu Hause bei den Whistspielen
client-app-about = Whistspiele für eine Person bis vier: Die Karten sind sofort gegeben, gegen Bots, unter Freunden oder beim Whistabend.
client-away = Keine Verbindung.
client-away-about = Dieses Gerät hat kein Netz. Deine Partien liegen sicher im Club und gehen weiter, sobald es wieder eins gibt.
client-kept-title = Deine Partien
client-kept-when = So standen sie am { $time }.
client-kept-none = Hier stehen deine Partien, sobald du mit diesem Gerät einmal im Club warst.
client-kept-over = Zu Ende.
client-kept-turn = Du bist dran.
client-kept-gathering = Noch nicht voll besetzt.
client-kept-playing = Läuft noch.
