# The rules in a terminal: short as at a table, and numbered.

app-foot-numbered = all the rules, numbered
app-foot-short = the short rules
line-word-numbered = numbered
line-about-numbered = all the rules of the game, numbered
line-rules-numbered = For all the rules, numbered, type “{ $word }”.
