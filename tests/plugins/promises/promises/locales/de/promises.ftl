game-promises = Versprechen
game-promises-about = Versprich so viele Stiche, und halte dein Wort.
preset-promises = Versprechen zu viert
preset-promises-six = Versprechen zu sechst
guide-promises = Ein gehaltenes Versprechen von { $count } Stichen bringt eine Prämie.
tag-promises = { $count } versprochen
event-promises = { $seat } verspricht { $count }.
