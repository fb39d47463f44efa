# Friends: people who have chosen each other
client-friends-title = Friends
client-friends-about = Friends see when the other is here and can invite each other to a table. Both have to want it; who is not asked back is told nothing.
client-friends-browser = Your name lives in this browser only. A passkey keeps it, and your friends, on every device.
client-friends-keep-name = Keep my name
client-friends-mine = Your friends
client-friends-none = Nobody yet. After a match, people you played with are listed here.
client-friends-here = here
client-friends-not-here = not here
client-friends-asking = They ask to be your friends
client-friends-asked = You have asked
client-friends-lately = Played with lately
client-friends-blocked = Blocked
client-friends-ask = Ask to be friends
client-friends-accept = Yes, friends
client-friends-decline = No
client-friends-take-back = Take back
client-friends-remove = Remove
client-friends-block = Block
client-friends-unblock = Unblock
client-friends-button = { $what }: { $name }
client-friends-invite = Invite { $name }
client-friends-invited = { $name } is invited
client-friends-none-here = None of your friends is here now.
client-friends-count = { $count ->
    [one] One friend is here
   *[other] { $count } friends are here
}
client-friends-invites = { $name } invites you to a table: { $game }.
client-friends-to-table = To the table
client-friends-not-now = Not now
reason-friend-unknown = You can ask people you have played with, and invite your friends.
reason-friend-no-table = You can invite to a table where you sit, but not to one of an evening or of the daily deal.
reason-friends-too-many = You have { $most } people on your lists, and that is the limit. Remove some first.
