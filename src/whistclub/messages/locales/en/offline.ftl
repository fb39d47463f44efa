# Without a network, and the club among a device's own programs

client-app-name = Whistclub, the home of the whist family
client-app-about = Whist games for one to four players: a hand is dealt at once, against bots, among friends or at a whist evening.
client-away = No connection.
client-away-about = This device has no network. Your games are safe at the club and continue as soon as there is one.
client-kept-title = Your games
client-kept-when = As they were on { $time }.
client-kept-none = Your games are shown here once you have been at the club with this device.
client-kept-over = Finished.
client-kept-turn = Your turn.
client-kept-gathering = Waiting for players.
client-kept-playing = Being played.
