# The coach at a deal looked back at in the terminal.
app-coach-best = Fair price: the best choice.
app-coach-agreed = Fair price: { $cost }. That is what partners agreed on, not an error.
app-coach-error = Fair price: { $cost }. Better: { $best }.
app-coach-chances = { $after } in 100, with the best choice { $before }
app-coach-did = { $name }: { $act }.
app-coach-curve = Points of { $side } with open cards, move by move
app-coach-curve-alone = Your chance, move by move
app-coach-heading = The coach, move { $act }
app-foot-coach = coach
app-foot-verdict = verdict
app-key-review-coach = the coach: what each move was worth by what its seat could know; again to close it
app-key-review-turning = to the turning points A, B and C of the coach
app-key-review-verdict = the coach’s verdict on this move: both prices, what decides, where the points came from
app-key-review-line = the rest of the deal with the coach’s best card, all hands open, played perfectly
app-key-review-try = try again from here: a new table with this place, the same people and bots
app-review-try-elsewhere = A deal of a club is tried again in the browser, beside its replay.
app-line-points = It comes to these points: { $points }.
