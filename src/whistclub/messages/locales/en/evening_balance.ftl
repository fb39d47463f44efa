# The balance of movements: what `whist evening plan` measures, compares and draws.

cli-help-evening-plan-format = ladder, progressive, ladies_gents, semi_partner, partner, individual or compass
cli-help-evening-plan-compare = Compare all formats for so many people and rounds
cli-help-evening-plan-evenings = How many evenings are drawn for the figures (100, fewer where they are large)
cli-help-evening-plan-seed = What the evenings are drawn from (plan); the same text gives the same figures

cli-evening-format-ladder = Ladder
cli-evening-format-progressive = Progressive
cli-evening-format-ladies-gents = Ladies and gents
cli-evening-format-semi-partner = Semi-partner
cli-evening-format-partner = Partner
cli-evening-format-individual = Individual
cli-evening-format-compass = Compass

cli-evening-bound-proved = { $what }: { $reached }. It is proved that no plan has fewer.
cli-evening-bound-reached = { $what }: { $reached } reached. { $proved ->
    [0] That a plan can do without any is not ruled out.
   *[other] What is proved is only that no plan has fewer than { $proved }.
}
cli-evening-bound-partner-most = Rounds with the same partner, at most
cli-evening-bound-opponent-most = Rounds against the same opponent, at most
cli-evening-bound-partners-again = Partners who meet as such again
cli-evening-bound-opponents-again = Opponents who meet as such again
cli-evening-design-whist = This is a whist tournament Wh: everybody partners everybody once and plays against everybody twice.
cli-evening-design-directed = It is directed: everybody has everybody once to the left and once to the right.
cli-evening-design-triple = It is a triplewhist tournament: both kinds of opponents come once each.

cli-evening-figures = Figures (deals and places from { $evenings } evenings drawn):
cli-evening-figures-drawn = Figures of { $evenings ->
    [one] one evening drawn among equals
   *[other] { $evenings } evenings drawn among equals
}:
cli-evening-pairs-partners = Pairs of people who are partners: { $times }.
cli-evening-pairs-opponents = Pairs of people who are opponents: { $times }.
cli-evening-pairs-times = { $times ->
    [0] never { $count }
    [1] once { $count }
    [2] twice { $count }
   *[other] { WORDS($times) } times { $count }
}
cli-evening-figure = { $median } (from { $least } to { $most }), in one evening { $apart } apart
cli-evening-figure-same = { $value } for everybody
cli-evening-figure-unequal = { $equal }; people of different strength: { $unequal }
cli-evening-measure-partners = Different partners
cli-evening-measure-partner-most = Rounds with the commonest partner
cli-evening-measure-opponents = Different opponents
cli-evening-measure-opponent-most = Rounds against the commonest one
cli-evening-measure-met = Different people at one’s tables
cli-evening-measure-tables = Different tables
cli-evening-measure-climbed = Tables gone up
cli-evening-measure-fallen = Tables gone down
cli-evening-measure-top = Rounds at the first table
cli-evening-measure-trumps-apart = Rounds of the commonest trump, less those of the rarest
cli-evening-measure-first-dealer = Rounds in which one deals first
cli-evening-measure-dealt = Deals that one deals
cli-evening-measure-out = Rounds sat out
cli-evening-efficiency = Efficiency of the meetings for comparing people: { $value } (1 in a whist tournament, 0 where some cannot be compared).
cli-evening-strength = The places follow strength by { $value } (1 if they are its order, 0 if they are luck).

cli-evening-fair-even = The same for everybody: { $names }.
cli-evening-fair-one-apart = One apart at most: { $names }.
cli-evening-fair-uneven = Uneven: { $names }.
cli-evening-fair-name-met = people met
cli-evening-fair-name-trumps-apart = trumps
cli-evening-fair-name-first-dealer = dealing first
cli-evening-fair-name-dealt = dealing
cli-evening-fair-name-out = sitting out

cli-evening-compared = The middle of everybody in { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} drawn among equals, in brackets the least and the most; one figure where all are the same.
cli-evening-compared-meetings = Who meets whom: different partners and rounds with the commonest, opponents likewise, people met
cli-evening-compared-places = Tables seen and gone up; trumps apart (rounds of the most less those of the least), deals dealt, rounds out
cli-evening-compared-results = How well people can be compared, and how far places follow strength (1 all, 0 not at all)
cli-evening-compared-fair = How fair it is:
cli-evening-column-partners = partners
cli-evening-column-partner-most = the same
cli-evening-column-opponents = opponents
cli-evening-column-opponent-most = the same
cli-evening-column-met = met
cli-evening-column-tables = tables
cli-evening-column-climbed = up
cli-evening-column-trumps-apart = trumps
cli-evening-column-dealt = dealt
cli-evening-column-out = out
cli-evening-column-efficiency = efficiency
cli-evening-column-strength = strength

cli-help-evening-plan-svg = Draw the plan into this file as SVG
cli-help-evening-plan-png = Draw the plan into this file as PNG
cli-drawing-title = { $format }: { $people } people
cli-drawing-drawn = Results move people here, so this is one evening, drawn among equals.
cli-drawing-meetings = Who meets whom
cli-drawing-partners = rounds as partners, above the diagonal
cli-drawing-opponents = rounds as opponents, below the diagonal
cli-drawing-ways = Everybody’s way over the tables
cli-drawing-ways-about = A picture a person, round by round from left to right: the number of the table, the first one highest; a dash for a round sat out.
cli-drawing-one-format = --svg, --png and --out are for one format. Leave out --compare, and choose the format with --format.
cli-drawing-exists = { $path } already exists; nothing was changed. Choose another name.
cli-drawing-too-many = Drawings are for { $most } people at most; nobody could read one of more.

cli-help-evening-plan-search = Search for a better plan of up to 30 people, for so many steps or seconds (30s)
cli-help-evening-plan-out = Write the seats of every round to this file as comma-separated values
cli-plan-searched = { $found ->
    [no] { $steps } steps of search found nothing better.
   *[yes] { $steps } steps of search found a better plan:
}
cli-plan-search-better = { $what }: { $before } before, { $now } now.
cli-plan-search-what = --search is for the individual format and { $most } people at most.
cli-plan-search-limit = “{ $text }” is neither a number of steps nor of seconds. --search takes 200000 or 30s.
