# The end of a match: who won, how close it was, and how it went.
reason-match-not-over = This match is still being played. Its end is told when it is over.
