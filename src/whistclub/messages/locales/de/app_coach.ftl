# Der Trainer beim Zurückblicken im Terminal.
app-coach-best = Fairer Preis: die beste Wahl.
app-coach-agreed = Fairer Preis: { $cost }. So ist es unter Partnern abgemacht und kein Fehler.
app-coach-error = Fairer Preis: { $cost }. Besser: { $best }.
app-coach-chances = { $after } von 100, mit der besten Wahl { $before }
app-coach-did = { $name }: { $act }.
app-coach-curve = Punkte für { $side } bei offenen Karten, Zug um Zug
app-coach-curve-alone = Deine Chance, Zug um Zug
app-coach-heading = Der Trainer, Zug { $act }
app-foot-coach = Trainer
app-foot-verdict = Urteil
app-key-review-coach = der Trainer: was jeder Zug nach dem wert war, was sein Platz wissen konnte; noch einmal schließt ihn
app-key-review-turning = zu den Wendepunkten A, B und C des Trainers
app-key-review-verdict = das Urteil des Trainers über diesen Zug: beide Preise, was entscheidet, woher die Punkte kamen
app-key-review-line = der Rest des Spiels mit der besten Karte des Trainers, alle Hände offen, vollkommen gespielt
app-key-review-try = von hier noch einmal: ein neuer Tisch mit dieser Stelle, denselben Leuten und Bots
app-review-try-elsewhere = Ein Spiel eines Clubs spielst du im Browser noch einmal, neben dem Nachspielen.
app-line-points = Das bringt diese Punkte: { $points }.
