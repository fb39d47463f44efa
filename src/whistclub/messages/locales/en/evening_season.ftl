# Seasons of evenings, and the list of a club's people.

evening-season-menu = Season and people
evening-season-menu-about = A table over many evenings, and the list of names
evening-season-counts-in = This evening counts in { $name }.
evening-season-counts-nowhere = This evening counts in no season.
evening-season-yours = Your seasons
evening-season-open = The season's table
evening-season-join = Let it count in { $name }
evening-season-joined = This evening counts in { $name } now.
evening-season-begin = Begin a season
evening-season-begin-about = This evening is the first that counts
evening-season-keep = Keep the people of this evening
evening-season-keep-about = In the list, with their parts
evening-season-kept = The people are in the list.
evening-season-set-name = Name of the season
evening-season-set-counting = What counts
evening-season-set-first = Points for the first place
evening-season-set-best = Best evenings that count, 0 for all
evening-season-set-least = Evenings for a place in the table
evening-season-set-planned = Evenings planned, 0 if open
evening-season-counting-places = Points for places
evening-season-counting-sums = Sums of the evenings
evening-season-counting-means = The average of the evenings
evening-season-take = Save
evening-season-change = Change name and rules
evening-season-changed = The season is changed.
evening-season-held = { $held ->
    [0] No evening held yet.
    [one] One evening held.
   *[other] { $held } evenings held.
}
evening-season-held-of = { $held } of { $planned } evenings held.
evening-season-best-count = { $best ->
    [one] The best one counts.
   *[other] The best { $best } count.
}
evening-season-all-count = All count.
evening-season-rules = How it is counted
evening-season-rule-places = { $first ->
    [one] One point for being there.
   *[other] { $first } points for the first place, one less for each place after it, one for being there.
}
evening-season-rule-sums = The sums of the evenings are added.
evening-season-rule-means = The average of the evenings counts.
evening-season-rule-brackets = Figures in brackets do not count.
evening-season-rule-least = A place in the table takes { $least } evenings.
evening-season-rule-level = Level: the better best evening, then the same place.
evening-season-rule-other = Evenings whose sums are of something else do not count.
evening-season-column-evenings = Evenings
evening-season-column-sum = Points
evening-season-column-mean = Average
evening-season-column-best = Best { $best }
evening-season-show-all = All { $count }
evening-season-empty = The table begins when the first evening is over.
evening-season-evenings = The evenings
evening-season-evening-typed = typed from real cards
evening-season-evening-later = counts when it is over
evening-season-evening-other = does not count: sums of something else
evening-season-evening-out = Take out
evening-season-as-of = The table as of
evening-season-as-of-now = today
evening-season-as-of-moment = { $when }: after { $name }
evening-season-as-of-corrected = { $when }: { $name } was corrected
evening-season-as-of-line = The table as it stood on { $when }, by the rules and names of today.
evening-season-corrections = Corrected afterwards
evening-season-correction = Corrected on { $on }.
evening-season-correction-place = place { $was }, now { $now }
evening-season-correction-value = { $was }, now { $now }
evening-season-correction-nothing = It changes nothing in the table.
evening-season-correction-more = { $count ->
    [one] and one other
   *[other] and { $count } others
}
evening-season-hall = Hall screen
evening-season-hall-after = after the evening of
evening-season-hall-arrows = Arrows: since { $day }
evening-season-hall-page = Page { $page } of { $pages }
evening-season-way-up = moved up
evening-season-way-down = moved down
evening-season-link = Link for everybody
evening-season-copied = The link is copied.
evening-season-spreadsheet = Spreadsheet
evening-season-organisers = Organisers of the season
evening-season-organisers-about = Whoever opens this link changes the season and sees the list of people.
evening-season-organisers-copy = Copy the organisers' link
evening-season-entry-title = Your entry in the list
evening-season-entry-about = Only the organisers of the season see it. Deleted, your name is offered no longer; results that were read out keep it.
evening-season-own-evenings = { $count ->
    [one] { $name }, one evening
   *[other] { $name }, { $count } evenings
}
evening-season-own-place = Place { $rank } of { $count }
evening-season-own-none = No place yet
evening-season-own-away = { $day } not there
evening-season-own-counted = { $day } { $points }
evening-season-own-uncounted = { $day } { $points }, not counted
evening-season-own-filled = Filled: counts. Outlined: does not.
evening-season-own-any = { $left ->
    [one] The evening to come counts.
   *[other] Evenings to come count while there is room among the best.
}
evening-season-own-more = { $left ->
    [one] The evening to come counts if it brings more than { $least }.
   *[other] Each of the { $left } evenings to come counts if it brings more than { $least }.
}
evening-season-people = People of the club
evening-season-people-about = { $count ->
    [one] One person,
   *[other] { $count } people,
} kept for { $name } only
evening-season-people-kept = Everybody with a phone sees their own entry on the season's page and may delete it. Notes and phones are shown to organisers alone.
evening-season-people-add = Add somebody
evening-season-people-download = Download
evening-season-to-table = To the table
evening-season-people-name = Name as called out
evening-season-people-note = Surname, handicap, or a note
evening-season-people-has-phone = Comes with a phone
evening-season-people-phone = with a phone
evening-season-people-no-phone = no phone
evening-season-people-last = last here { $day }
evening-season-people-came = { $count ->
    [one] one evening
   *[other] { $count } evenings
}
evening-season-people-leave = Leave it
evening-season-people-delete = Delete this entry
evening-season-people-deleted = { $name } is deleted.
evening-season-people-written = { $name } is in the list.
evening-season-people-undo = Undo
evening-season-people-none = Nobody by that name.
evening-last-people = { $count ->
    [one] The same one as last time ({ $day })
   *[other] The same { $count } people as last time ({ $day })
}
evening-known = Known names
evening-known-count = { $count ->
    [one] One name
   *[other] { $count } names
}
evening-known-here = is here
evening-known-new = “{ $name }” is somebody new
evening-namesakes = Two are called { $name }. A letter tells them apart, on every screen, slip and list.
evening-namesakes-there = { $name } who is here already
evening-namesakes-come = { $name } who comes now
evening-namesakes-so = It then says { $name } everywhere.
evening-namesakes-take = Tell them apart
evening-namesakes-letter = { $name } is here too: give them a letter

evening-club-title = The club's page
evening-club-about = For everybody, without an account: the next evening, the last results, the table. Messengers show a preview of its link, and a web site may show it in a frame.
evening-club-see = Look at it
evening-club-coming-which = The next evening
evening-club-coming-none = None
evening-club-frames = Web sites that may show it in a frame
evening-club-next = Next evening: { $when }
evening-club-coming = { $count ->
    [0] Nobody has signed up yet.
    [one] One has signed up.
   *[other] { $count } have signed up.
  }
evening-club-signup = Sign up
evening-club-calendar = In my calendar
evening-club-last = Last results: { $name }
evening-club-leading = In front: { $names }
evening-club-table = The table
evening-club-rank = Place
evening-club-name = Name
evening-club-came = Evenings
evening-club-value = Points
evening-club-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  }, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
evening-club-hidden = People who want no page of their own (names, with commas)
evening-person-about = { $count ->
    [one] One evening
   *[other] { $count } evenings
  }: { $seasons }
evening-person-often = Most often with { $names }
evening-person-place = Place { $rank } of { $of }, { $sum }
evening-person-partners = With { $names }
evening-person-prizes = Prizes: { $prizes }
evening-season-own-page = My page
