# Cards that spoke to the partner, named in a replay.
named-invite-high = An invite: good { $suit }.
named-invite-low = An invite: { $suit } is the weakest suit.
named-answer = The answer to the invite: the highest card of { $suit }.
named-answer-sparing = The answer to the invite, sparing as agreed: the highest card of { $suit } would have lost.
named-return = A return: the partner invited in { $suit }.
named-sluff-unwanted = A sluff: no lead in { $suit }, please.
named-sluff-from-best = A sluff: { $suit } is the best suit.
named-sluff-low = A sluff: rid of { $suit }.
named-card = { $card } – { $custom }
named-by-usual-card = Invites, answers and sluffs are named by the usual convention card, since a record does not hold that of its table.
