# Die Stufen der Bots: wie sie angeboten werden, und was am Tisch bei einem Bot steht.

client-bot-quick = Der schnelle Bot. Antwortet sofort und denkt auch nicht länger nach.
client-bot-strong = Der starke Bot. Nimmt sich Zeit und spielt, so gut er kann.

level-tag-quick = schneller Bot
level-tag-strong = starker Bot
level-tag-partner = Partner, { $level }
