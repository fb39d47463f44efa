# `whist analyse`: many records, as tables and a report.
cli-about-analyse = Review many recorded games: tables for programs, and one report with charts
cli-help-analyse-folder = Records, and folders of records
cli-help-analyse-out = The folder for the report and the tables (whist-analysis)
cli-help-analyse-players = Who sat where: a CSV file with the columns file, seat and player
cli-help-analyse-jobs = So many processes at once (one for each core)
cli-help-analyse-quick = Imagine fewer deals for each price: about half the time
cli-analyse-folder = Say which folder is meant, as in { $example }.
cli-analyse-players = { $path } is not a CSV file with the columns file, seat and player.
cli-analyse-none = There is no record with a deal that is over.
cli-analyse-left-out = Left out. { $why }
cli-analyse-same = Left out. { $path } holds the same record as { $other }.
cli-analyse-failed = Left out. { $path }, deal { $deal }: the coach failed ({ $why }).
cli-analyse-interrupted = Interrupted. What has been reviewed is kept in { $path }; the same command continues from there.
cli-analyse-done = Records: { $records }. Deals: { $deals }, { $new } of them reviewed now.
cli-analyse-report = The report: { $path }
cli-analyse-tables = The tables beside it: { $path }
# The report.
analysis-title = What the deals were worth
analysis-about = Every move is judged by what its seat could know when it was made. Points are those of the score sheet, costs are points of the deal. Intervals hold the mean in 95 % of cases.
analysis-coverage = What was looked at
analysis-records = Records
analysis-deals = Deals that are over
analysis-acts = Moves
analysis-choices = Real choices with a price
analysis-left-out = Left out
analysis-game-about = { $records ->
    [1] 1 record
   *[other] { $records } records
}, { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}.
analysis-players = Results by player
analysis-seats = Results by seat
analysis-results-note = Points a deal. The luck of the cards and of what was hidden evens out in the long run; without it the interval is narrower.
analysis-scored = scored
analysis-without-luck = without luck
analysis-by-oneself = Alone
analysis-result-points = scored { $points }
analysis-result-without = without luck { $points }
analysis-result-errors = own errors { $errors }, { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}
analysis-phases = What errors cost, by phase
analysis-phases-note = Points a choice, of all seats together.
analysis-themes = What errors cost, by theme
analysis-themes-note = Points a choice, of all seats together. C2 to C11 are the lines of the convention card.
analysis-cost = { $cost } ± { $error }, { $choices } choices
analysis-missing = from { $enough } on, { $missing } to go
analysis-dearest = The dearest errors
analysis-dearest-note = The command after each says what decides.
analysis-who = { $player }, { $seat }
analysis-dear-card = { $cost } ± { $error } points. Trick { $trick }, { $seat }: the { $played }. The { $best } was better.
analysis-dear-act = { $cost } ± { $error } points. { $seat }, { $made }. Better: { $next }.
analysis-place = deal { $deal }, move { $act }
analysis-methods = How the choices were priced
analysis-methods-note = What is played after the move in each imagined deal.
analysis-method = { $method ->
    [cards] perfect play with open cards
    [early] play that sees no backs, perfect play from the last cards on
    [policy] play that sees no backs
    [calls] others call on by the conventions
    [odds] counted odds
   *[plays] played on by the conventions
}
