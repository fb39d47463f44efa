# Die Regeln im Terminal: kurz wie am Tisch, und nummeriert.

app-foot-numbered = alle Regeln, nummeriert
app-foot-short = die kurzen Regeln
line-word-numbered = nummeriert
line-about-numbered = alle Regeln der Spielart, nummeriert
line-rules-numbered = Alle Regeln, nummeriert: „{ $word }“.
