# Pläne von Abenden: Spielpläne mit dem, was sie versprechen, und der Befehl, der sie ausgibt.

cli-about-party = Whistabende mit vielen Tischen
