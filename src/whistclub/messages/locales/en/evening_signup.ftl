# Before the evening: an announcement, at which people put themselves down, with a waiting list.

evening-signup-first = Who is coming?
evening-signup-first-about = Let people sign up beforehand, and make the evening from the list.
evening-signup-announce = Announce an evening
evening-signup-announce-about = People sign up beforehand, and the evening is made from the list.
evening-signup-announce-act = Announce it
evening-signup-announce-line = It gets a link and a code, to be shared or printed.
evening-signup-announce-unnamed = Give the evening a name.
evening-signup-how = How people sign up
evening-signup-day = Day
evening-signup-places = Places
evening-signup-places-none = No limit
evening-signup-places-tables = { $tables ->
    [one] One table of four
   *[other] { $tables } tables of four
}
evening-signup-asks-partner = People may bring a partner
evening-signup-asks-partner-about = One signs both up. A pair takes two places, or waits for two.
evening-signup-asks-part = Ask: lady or gent?
evening-signup-of-evening = What kind of evening
evening-signup-change-take = Save
evening-signup-changed = The announcement is changed.

evening-signup-question = Will you come?
evening-signup-you-are-in = You are in, { $names }.
evening-signup-you-wait = You are number { $line } on the waiting list.
evening-signup-inside = { $inside ->
    [0] Nobody is on the list yet.
    [one] One is on the list.
   *[other] { $inside } are on the list.
}
evening-signup-taken = { $inside } of { $places } places are taken.
evening-signup-waiting = { $waiting ->
    [one] One waits.
   *[other] { $waiting } wait.
}
evening-signup-pair = { $first } with { $second }
evening-signup-with = with
evening-signup-you = (you)
evening-signup-partner = Your partner, if somebody comes along
evening-signup-partner-name = Your partner’s name
evening-signup-partner-part = { $name }: lady or gent?
evening-signup-act = Sign me up
evening-signup-act-both = Sign us up
evening-signup-line = You can take yourself off again here.
evening-signup-full = All places are taken.
evening-signup-others-wait = Others wait already.
evening-signup-one-for-two = One place is free, and you are two.
evening-signup-full-line = You would wait, and move up as soon as there is room for you.
evening-signup-in = Can you not come after all?
evening-signup-in-line = Then take yourself off: somebody else gets the place.
evening-signup-name-free = { $name } is on the list already. If it is you, press “That’s me” beside the name; else add a letter.
evening-signup-off = Take me off
evening-signup-off-both = Take us off
evening-signup-off-ask = Take { $names } off the list?
evening-signup-off-line = Whoever waits first moves up.
evening-signup-off-verb = Take off
evening-signup-rename = Change the name
evening-signup-stays-home = { $name } is not coming
evening-signup-bring = Bring a partner
evening-signup-take = Keep it
evening-signup-list-in = On the list
evening-signup-list-waiting = Waiting, in this order
evening-signup-me = That’s me
evening-signup-that-is-me = That’s me: { $name }
evening-signup-closed = The list is closed.
evening-signup-closed-line = Ask { $name } if you would like to come.
evening-signup-made = The evening has its own page now.
evening-signup-made-waiting = You were on the waiting list. Ask at the door whether there is room.
evening-signup-to-evening = To the evening
evening-signup-run = To my page as organiser

evening-signup-code-of = QR code of the announcement
evening-signup-scan = Scan it and sign up.
evening-signup-nobody = Nobody yet. Share the link.
evening-signup-make = Make the evening
evening-signup-make-line = Everybody who is in is expected there, and we know their phones.
evening-signup-make-ask = Make the evening from this list?
evening-signup-make-ask-line = { $waiting ->
    [0] The list then stays as it is.
    [one] The list then stays as it is. The one who waits gets its link.
   *[other] The list then stays as it is. The { $waiting } who wait get its link.
}
evening-signup-add = Add
evening-signup-add-title = Sign somebody up
evening-signup-known-there = is on the list
evening-signup-paste-add = Sign them all up
evening-signup-add-partner = Partner, if there is one
evening-signup-added = { $name } is on the list.
evening-signup-undo = Undo
evening-signup-taken-off = { $name } is off the list.
evening-signup-close = Close the list
evening-signup-open = Open the list again
evening-signup-is-closed = The list is closed: only you add people.
evening-signup-change = Change the announcement
evening-signup-others = Organisers
evening-signup-others-about = { $names }. Whoever opens the organisers’ link runs this list and the evening too.
evening-signup-others-copy = Copy the organisers’ link
evening-signup-organise = Run this list too
evening-signup-organise-act = Run it too
evening-signup-delete = Delete the announcement
evening-signup-delete-ask = Delete the announcement and all names on it?
evening-signup-delete-verb = Delete
evening-signup-move-up = Next to move up
evening-signup-of-phone = Signed up with a phone
evening-signup-of-no-phone = No phone here
evening-signup-line-of = Number { $line } on the waiting list
evening-signup-is-in = Is in
evening-signup-name-of = Name of { $name }
evening-signup-take-off = Take { $name } off
evening-signup-take-off-both = Take both off
evening-signup-leads = The evening was made from this list.
