# The short rules: pages that tell a game as at a table, with cards to look at.

short-rules-plays = { $who }: { $card }
short-rules-takes = { $who }: { $card }, takes the trick
short-rules-takes-it = takes it
short-rules-now = You are here
short-rules-sections = On this page
short-rules-rules = Rules { $from } to { $to }
short-rules-rule = Rule { $from }
short-rules-full = All the rules, numbered
short-rules-back = The short rules
cli-no-short-rules = There are no short rules of “{ $text }”. There are { $valid }.
cli-help-rules-short = The rules as they are told at a table, with examples
short-rules-evening = Whist evenings
client-rules-none = This game has no rules page.
client-rules-unreached = The club could not be reached, so the rules cannot be shown.
