# Before the evening: an announcement, at which people put themselves down, with a waiting list.

party-signup-first = Who is coming?
party-signup-first-about = Let people sign up beforehand, and make the evening from the list.
party-signup-announce = Announce an evening
party-signup-announce-about = People sign up beforehand, and the evening is made from the list.
party-signup-announce-act = Announce it
party-signup-announce-line = It gets a link and a code, to be shared or printed.
party-signup-announce-unnamed = Give the evening a name.
party-signup-how = How people sign up
party-signup-day = Day
party-signup-places = Places
party-signup-places-none = No limit
party-signup-places-tables = { $tables ->
    [one] One table of four
   *[other] { $tables } tables of four
}
party-signup-asks-partner = People may bring a partner
party-signup-asks-partner-about = One signs both up. A pair takes two places, or waits for two.
party-signup-asks-part = Ask: lady or gent?
party-signup-of-evening = What kind of evening
party-signup-change-take = Save
party-signup-changed = The announcement is changed.

party-signup-question = Will you come?
party-signup-you-are-in = You are in, { $names }.
party-signup-you-wait = You are number { $line } on the waiting list.
party-signup-inside = { $inside ->
    [0] Nobody is on the list yet.
    [one] One is on the list.
   *[other] { $inside } are on the list.
}
party-signup-taken = { $inside } of { $places } places are taken.
party-signup-waiting = { $waiting ->
    [one] One waits.
   *[other] { $waiting } wait.
}
party-signup-pair = { $first } with { $second }
party-signup-with = with
party-signup-you = (you)
party-signup-partner = Your partner, if somebody comes along
party-signup-partner-name = Your partner’s name
party-signup-partner-part = { $name }: lady or gent?
party-signup-act = Sign me up
party-signup-act-both = Sign us up
party-signup-line = You can take yourself off again here.
party-signup-full = All places are taken.
party-signup-others-wait = Others wait already.
party-signup-one-for-two = One place is free, and you are two.
party-signup-full-line = You would wait, and move up as soon as there is room for you.
party-signup-in = Can you not come after all?
party-signup-in-line = Then take yourself off: somebody else gets the place.
party-signup-name-free = { $name } is on the list already. If it is you, press “That’s me” beside the name; else add a letter.
party-signup-off = Take me off
party-signup-off-both = Take us off
party-signup-off-ask = Take { $names } off the list?
party-signup-off-line = Whoever waits first moves up.
party-signup-off-verb = Take off
party-signup-rename = Change the name
party-signup-stays-home = { $name } is not coming
party-signup-bring = Bring a partner
party-signup-take = Keep it
party-signup-list-in = On the list
party-signup-list-waiting = Waiting, in this order
party-signup-me = That’s me
party-signup-that-is-me = That’s me: { $name }
party-signup-closed = The list is closed.
party-signup-closed-line = Ask { $name } if you would like to come.
party-signup-made = The evening has its own page now.
party-signup-made-waiting = You were on the waiting list. Ask at the door whether there is room.
party-signup-to-evening = To the evening
party-signup-run = To my page as organiser

party-signup-code-of = QR code of the announcement
party-signup-scan = Scan it and sign up.
party-signup-nobody = Nobody yet. Share the link.
party-signup-make = Make the evening
party-signup-make-line = Everybody who is in is expected there, and we know their phones.
party-signup-make-ask = Make the evening from this list?
party-signup-make-ask-line = { $waiting ->
    [0] The list then stays as it is.
    [one] The list then stays as it is. The one who waits gets its link.
   *[other] The list then stays as it is. The { $waiting } who wait get its link.
}
party-signup-add = Add
party-signup-add-title = Sign somebody up
party-signup-known-there = is on the list
party-signup-paste-add = Sign them all up
party-signup-add-partner = Partner, if there is one
party-signup-added = { $name } is on the list.
party-signup-undo = Undo
party-signup-taken-off = { $name } is off the list.
party-signup-close = Close the list
party-signup-open = Open the list again
party-signup-is-closed = The list is closed: only you add people.
party-signup-change = Change the announcement
party-signup-others = Organisers
party-signup-others-about = { $names }. Whoever opens the organisers’ link runs this list and the evening too.
party-signup-others-copy = Copy the organisers’ link
party-signup-organise = Run this list too
party-signup-organise-act = Run it too
party-signup-delete = Delete the announcement
party-signup-delete-ask = Delete the announcement and all names on it?
party-signup-delete-verb = Delete
party-signup-move-up = Next to move up
party-signup-of-phone = Signed up with a phone
party-signup-of-no-phone = No phone here
party-signup-line-of = Number { $line } on the waiting list
party-signup-is-in = Is in
party-signup-name-of = Name of { $name }
party-signup-take-off = Take { $name } off
party-signup-take-off-both = Take both off
party-signup-leads = The evening was made from this list.
