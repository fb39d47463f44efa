# Seasons of evenings, and the list of a club's people.

party-season-menu = Season and people
party-season-menu-about = A table over many evenings, and the list of names
party-season-counts-in = This evening counts in { $name }.
party-season-counts-nowhere = This evening counts in no season.
party-season-yours = Your seasons
party-season-open = The season's table
party-season-join = Let it count in { $name }
party-season-joined = This evening counts in { $name } now.
party-season-begin = Begin a season
party-season-begin-about = This evening is the first that counts
party-season-keep = Keep the people of this evening
party-season-keep-about = In the list, with their parts
party-season-kept = The people are in the list.
party-season-set-name = Name of the season
party-season-set-counting = What counts
party-season-set-first = Points for the first place
party-season-set-best = Best evenings that count, 0 for all
party-season-set-least = Evenings for a place in the table
party-season-set-planned = Evenings planned, 0 if open
party-season-counting-places = Points for places
party-season-counting-sums = Sums of the evenings
party-season-counting-means = The average of the evenings
party-season-take = Save
party-season-change = Change name and rules
party-season-changed = The season is changed.
party-season-held = { $held ->
    [0] No evening held yet.
    [one] One evening held.
   *[other] { $held } evenings held.
}
party-season-held-of = { $held } of { $planned } evenings held.
party-season-best-count = { $best ->
    [one] The best one counts.
   *[other] The best { $best } count.
}
party-season-all-count = All count.
party-season-rules = How it is counted
party-season-rule-places = { $first ->
    [one] One point for being there.
   *[other] { $first } points for the first place, one less for each place after it, one for being there.
}
party-season-rule-sums = The sums of the evenings are added.
party-season-rule-means = The average of the evenings counts.
party-season-rule-brackets = Figures in brackets do not count.
party-season-rule-least = A place in the table takes { $least } evenings.
party-season-rule-level = Level: the better best evening, then the same place.
party-season-rule-other = Evenings whose sums are of something else do not count.
party-season-column-evenings = Evenings
party-season-column-sum = Points
party-season-column-mean = Average
party-season-column-best = Best { $best }
party-season-show-all = All { $count }
party-season-empty = The table begins when the first evening is over.
party-season-evenings = The evenings
party-season-evening-typed = typed from real cards
party-season-evening-later = counts when it is over
party-season-evening-other = does not count: sums of something else
party-season-evening-out = Take out
party-season-as-of = The table as of
party-season-as-of-now = today
party-season-as-of-moment = { $when }: after { $name }
party-season-as-of-corrected = { $when }: { $name } was corrected
party-season-as-of-line = The table as it stood on { $when }, by the rules and names of today.
party-season-corrections = Corrected afterwards
party-season-correction = Corrected on { $on }.
party-season-correction-place = place { $was }, now { $now }
party-season-correction-value = { $was }, now { $now }
party-season-correction-nothing = It changes nothing in the table.
party-season-correction-more = { $count ->
    [one] and one other
   *[other] and { $count } others
}
party-season-hall = Hall screen
party-season-hall-after = after the evening of
party-season-hall-arrows = Arrows: since { $day }
party-season-hall-page = Page { $page } of { $pages }
party-season-way-up = moved up
party-season-way-down = moved down
party-season-link = Link for everybody
party-season-copied = The link is copied.
party-season-spreadsheet = Spreadsheet
party-season-organisers = Organisers of the season
party-season-organisers-about = Whoever opens this link changes the season and sees the list of people.
party-season-organisers-copy = Copy the organisers' link
party-season-entry-title = Your entry in the list
party-season-entry-about = Only the organisers of the season see it. Deleted, your name is offered no longer; results that were read out keep it.
party-season-own-evenings = { $count ->
    [one] { $name }, one evening
   *[other] { $name }, { $count } evenings
}
party-season-own-place = Place { $rank } of { $count }
party-season-own-none = No place yet
party-season-own-away = { $day } not there
party-season-own-counted = { $day } { $points }
party-season-own-uncounted = { $day } { $points }, not counted
party-season-own-filled = Filled: counts. Outlined: does not.
party-season-own-any = { $left ->
    [one] The evening to come counts.
   *[other] Evenings to come count while there is room among the best.
}
party-season-own-more = { $left ->
    [one] The evening to come counts if it brings more than { $least }.
   *[other] Each of the { $left } evenings to come counts if it brings more than { $least }.
}
party-season-people = People of the club
party-season-people-about = { $count ->
    [one] One person,
   *[other] { $count } people,
} kept for { $name } only
party-season-people-kept = Everybody with a phone sees their own entry on the season's page and may delete it. Notes and phones are shown to organisers alone.
party-season-people-add = Add somebody
party-season-people-download = Download
party-season-to-table = To the table
party-season-people-name = Name as called out
party-season-people-note = Surname, handicap, or a note
party-season-people-has-phone = Comes with a phone
party-season-people-phone = with a phone
party-season-people-no-phone = no phone
party-season-people-last = last here { $day }
party-season-people-came = { $count ->
    [one] one evening
   *[other] { $count } evenings
}
party-season-people-leave = Leave it
party-season-people-delete = Delete this entry
party-season-people-deleted = { $name } is deleted.
party-season-people-written = { $name } is in the list.
party-season-people-undo = Undo
party-season-people-none = Nobody by that name.
party-last-people = { $count ->
    [one] The same one as last time ({ $day })
   *[other] The same { $count } people as last time ({ $day })
}
party-known = Known names
party-known-count = { $count ->
    [one] One name
   *[other] { $count } names
}
party-known-here = is here
party-known-new = “{ $name }” is somebody new
party-namesakes = Two are called { $name }. A letter tells them apart, on every screen, slip and list.
party-namesakes-there = { $name } who is here already
party-namesakes-come = { $name } who comes now
party-namesakes-so = It then says { $name } everywhere.
party-namesakes-take = Tell them apart
party-namesakes-letter = { $name } is here too: give them a letter
