# Die Stufen der Bots: wie sie angeboten werden, und was am Tisch bei einem Bot steht.

client-bot-quick = Der schnelle Bot. Antwortet sofort und hält sich an die Konventionen.
client-bot-club = Der Clubbot. Hält sich an die Konventionen und denkt sich zu jeder Karte ein paar Verteilungen aus.
client-bot-strong = Der starke Bot. Bietet auch nach gedachten Verteilungen und überlegt am längsten.

level-tag-quick = schneller Bot
level-tag-club = Clubbot
level-tag-strong = starker Bot
level-tag-simple = einfacher Bot
level-tag-lowest = niedrigster Bot
level-tag-random = Zufallsbot
level-tag-partner = Partner, { $level }

line-bots = { $seats }: { $level }.
