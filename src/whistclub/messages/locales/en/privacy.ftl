# What is kept of people, where, how long, and how they take it along and delete it.
privacy = What is kept of you
privacy-in-short = No account, no e-mail address, no advertising, nothing from other sites. What you play is kept so that you can continue, replay it and see your results.
privacy-device = On this device
privacy-device-cookies = Two cookies, each for a year: one by which the club knows you again, and one by which it sees, in the deals of the day, that somebody has looked at the same cards in this browser.
privacy-device-store = Your settings, your exercises, and what the pages need to open without a network. Clearing the data of this site in the browser removes it.
privacy-device-alone = Your games, your settings and your exercises, in the store of this browser. Nothing of it leaves the device. Clearing the data of this site in the browser removes it for good.
privacy-club = At the club
privacy-club-you = Your name, your devices (their kind and last use), the public part of your passkeys, and whom you have asked, accepted or blocked as friends.
privacy-club-games = Your tables and games with every bid and card, your results in the deals of the day, your rating, deals that you prepared for others, the evenings that you were at, the lists where you signed up for an evening to come, and what organisers of a season noted of you in their list of people: you see it on the season's page, and may delete it there.
privacy-club-address = Visits are counted by network address, so that nobody crowds out the others; the counts are gone after some hours. In the deals of the day an address is kept as a code until that day is over. The club writes no list of its visitors.
privacy-who = Who sees it
privacy-who-people = The people at your table see your name and what you play there. Your friends see that you are here. Results of the day are seen by those who take part, and those of an evening by everybody with its link; so is the list of names for an evening to come. Cards that a seat may not see are sent to nobody, and a deal lies open only when it is over: to its players, and to whoever has its link.
privacy-who-host = Whoever runs this club has its data file and its backups, and can read them.
privacy-how-long = How long
privacy-how-long-games = Until you delete it. A deleted game is gone after an hour, and its cards when everybody who played it has deleted it.
privacy-how-long-person = “Delete everything” removes you at once. In games with other people somebody without a name then stands in your seat. What was copied into a backup goes when that backup is deleted.
privacy-how-long-nothing = { $days ->
    [0] This club removes nobody for staying away, and no table at which nothing was played: whoever runs it has set it so.
    [one] A guest without a game, a table, a friend, an evening, a sign-up or a passkey is removed a day after the last visit, and a table at which nothing was played a day after its last change.
   *[other] A guest without a game, a table, a friend, an evening, a sign-up or a passkey is removed { $days } days after the last visit, and a table at which nothing was played { $days } days after its last change.
}
privacy-how-long-signup = { $days ->
    [0] A list for an evening to come stays, with the names on it, until its organisers delete it.
    [one] A list for an evening to come is deleted, with all names on it, a day after that evening, if its organisers do not delete it before; one without a date { $undated } days after it was opened.
   *[other] A list for an evening to come is deleted, with all names on it, { $days } days after that evening, if its organisers do not delete it before; one without a date { $undated } days after it was opened.
}
privacy-yours = To take along, to delete
privacy-yours-about = “Your data” in the settings gives you everything as a file, and deletes it.
privacy-to-settings = To the settings
