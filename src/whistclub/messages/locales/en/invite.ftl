# A table with friends: its host, its link, and who is asked to it
client-host-now = { $name } is the host now.
client-host-now-you = You are the host now: you start the game and set the rules.
