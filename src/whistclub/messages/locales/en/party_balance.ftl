# The balance of movements: what `whist party plan` measures, compares and draws.

cli-help-party-plan-format = ladder, progressive, ladies_gents, semi_partner, partner, individual or compass
cli-help-party-plan-compare = Compare all formats for so many people and rounds
cli-help-party-plan-evenings = How many evenings are drawn for the figures (100, fewer where they are large)
cli-help-party-plan-seed = What the evenings are drawn from (plan); the same text gives the same figures

cli-party-format-ladder = Ladder
cli-party-format-progressive = Progressive
cli-party-format-ladies-gents = Ladies and gents
cli-party-format-semi-partner = Semi-partner
cli-party-format-partner = Partner
cli-party-format-individual = Individual
cli-party-format-compass = Compass

cli-party-bound-proved = { $what }: { $reached }. It is proved that no plan has fewer.
cli-party-bound-reached = { $what }: { $reached } reached. { $proved ->
    [0] That a plan can do without any is not ruled out.
   *[other] What is proved is only that no plan has fewer than { $proved }.
}
cli-party-bound-partner-most = Rounds with the same partner, at most
cli-party-bound-opponent-most = Rounds against the same opponent, at most
cli-party-bound-partners-again = Partners who meet as such again
cli-party-bound-opponents-again = Opponents who meet as such again
cli-party-design-whist = This is a whist tournament Wh: everybody partners everybody once and plays against everybody twice.
cli-party-design-directed = It is directed: everybody has everybody once to the left and once to the right.
cli-party-design-triple = It is a triplewhist tournament: both kinds of opponents come once each.

cli-party-figures = Figures (deals and places from { $evenings } evenings drawn):
cli-party-figures-drawn = Figures of { $evenings ->
    [one] one evening drawn among equals
   *[other] { $evenings } evenings drawn among equals
}:
cli-party-pairs-partners = Pairs of people who are partners: { $times }.
cli-party-pairs-opponents = Pairs of people who are opponents: { $times }.
cli-party-pairs-times = { $times ->
    [0] never { $count }
    [1] once { $count }
    [2] twice { $count }
   *[other] { WORDS($times) } times { $count }
}
cli-party-figure = { $median } (from { $least } to { $most }), in one evening { $apart } apart
cli-party-figure-same = { $value } for everybody
cli-party-figure-unequal = { $equal }; people of different strength: { $unequal }
cli-party-measure-partners = Different partners
cli-party-measure-partner-most = Rounds with the commonest partner
cli-party-measure-opponents = Different opponents
cli-party-measure-opponent-most = Rounds against the commonest one
cli-party-measure-met = Different people at one’s tables
cli-party-measure-tables = Different tables
cli-party-measure-climbed = Tables gone up
cli-party-measure-fallen = Tables gone down
cli-party-measure-top = Rounds at the first table
cli-party-measure-trumps-apart = Rounds of the commonest trump, less those of the rarest
cli-party-measure-first-dealer = Rounds in which one deals first
cli-party-measure-dealt = Deals that one deals
cli-party-measure-out = Rounds sat out
cli-party-efficiency = Efficiency of the meetings for comparing people: { $value } (1 in a whist tournament, 0 where some cannot be compared).
cli-party-strength = The places follow strength by { $value } (1 if they are its order, 0 if they are luck).

cli-party-fair-even = The same for everybody: { $names }.
cli-party-fair-one-apart = One apart at most: { $names }.
cli-party-fair-uneven = Uneven: { $names }.
cli-party-fair-name-met = people met
cli-party-fair-name-trumps-apart = trumps
cli-party-fair-name-first-dealer = dealing first
cli-party-fair-name-dealt = dealing
cli-party-fair-name-out = sitting out

cli-party-compared = The middle of everybody in { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} drawn among equals, in brackets the least and the most; one figure where all are the same.
cli-party-compared-meetings = Who meets whom: different partners and rounds with the commonest, opponents likewise, people met
cli-party-compared-places = Tables seen and gone up; trumps apart (rounds of the most less those of the least), deals dealt, rounds out
cli-party-compared-results = How well people can be compared, and how far places follow strength (1 all, 0 not at all)
cli-party-compared-fair = How fair it is:
cli-party-column-partners = partners
cli-party-column-partner-most = the same
cli-party-column-opponents = opponents
cli-party-column-opponent-most = the same
cli-party-column-met = met
cli-party-column-tables = tables
cli-party-column-climbed = up
cli-party-column-trumps-apart = trumps
cli-party-column-dealt = dealt
cli-party-column-out = out
cli-party-column-efficiency = efficiency
cli-party-column-strength = strength

cli-help-party-plan-svg = Draw the plan into this file as SVG
cli-help-party-plan-png = Draw the plan into this file as PNG
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

cli-help-party-plan-search = Search for a better plan of up to 30 people, for so many steps or seconds (30s)
cli-help-party-plan-out = Write the seats of every round to this file as comma-separated values
cli-plan-searched = { $found ->
    [no] { $steps } steps of search found nothing better.
   *[yes] { $steps } steps of search found a better plan:
}
cli-plan-search-better = { $what }: { $before } before, { $now } now.
cli-plan-search-what = --search is for the individual format and { $most } people at most.
cli-plan-search-limit = “{ $text }” is neither a number of steps nor of seconds. --search takes 200000 or 30s.
