game-potato = Heiße Kartoffel
game-potato-about = Zwei Paare; die erste ausgespielte Karte macht Trumpf, und niemand will die Stiche.
preset-potato = Heiße Kartoffel bis 10 Punkte
