# An evening on the server: refusals of its door and its tables, and what an organiser did.

reason-evening-unknown = There is no evening with this code. Compare it with the poster.
reason-season-unknown = There is no season with this code.
reason-season-organisers-only = Only whoever organises this season may do that.
reason-season-too-many = You organise { $most } seasons already.
reason-season-full = A season has room for { $most } evenings.
reason-season-list-full = The list has room for { $most } people.
reason-season-no-entry = This entry is no longer in the list.
reason-evening-seats = At a table of an evening only the organiser changes seats.
reason-evening-closed = Other tables play these cards too. You can look when the round is over.
reason-evening-still-playing = Play your own table first. Then you may watch the others.
reason-evening-no-such-round = The evening has no such round.

reason-evening-did-enter = { $who } entered table { $table }, deal { $deal }.
reason-evening-did-correct = { $who } corrected round { $round }, table { $table }, deal { $deal }.
reason-evening-did-decide = { $who } decided table { $table }.
reason-evening-did-begin = { $who } began round { $round }.
reason-evening-did-end = { $who } ended round { $round }.
reason-evening-did-add = { $who } put { $name } on the list.
reason-evening-did-rename = { $who } changed a name to { $name }.
reason-evening-did-await-phone = { $name } comes in again with another phone, by the word in their row.
reason-evening-did-receive = { $who } let { $name } in.
reason-evening-did-remove-guests = { $guests ->
    [one] { $who } removed one guest.
   *[other] { $who } removed { $guests } guests.
  }
reason-evening-did-send-home = { $who } noted that { $name } has left.
reason-evening-did-part = { $part ->
    [lady] { $who } wrote { $name } down as a lady.
   *[other] { $who } wrote { $name } down as a gent.
  }
reason-evening-did-pair = { $who } made { $name } and { $other } a pair.
reason-evening-did-swap = { $who } let { $name } and { $other } change places.
reason-evening-did-put-bot = { $who } put a bot in { $name }’s place.
reason-evening-did-substitute = { $who } let { $other } play for { $name }.
reason-evening-did-extend = { $who } gave the round { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}.
reason-evening-did-add-organiser = { $who } made { $name } an organiser.
reason-evening-did-settings = { $who } changed the settings.
reason-evening-did-pause = { $who } paused the evening.
reason-evening-did-resume = { $who } continued the evening.
reason-evening-did-undo = { $who } took the last step back.
reason-evening-did-finish = { $who } ended the evening.
reason-evening-did-make-link = { $role ->
    [table] { $who } made a link for the tablet at table { $table }.
    [cashier] { $who } made a link for door and cash.
    [hall] { $who } made a link for a hall screen.
    [press] { $who } made a link for the press.
   *[organiser] { $who } made a link for a second organiser.
}
reason-evening-did-cut-link = { $role ->
    [table] { $who } cut off the tablet at table { $table }.
    [cashier] { $who } cut off the link for door and cash.
    [hall] { $who } cut off a hall screen.
    [press] { $who } cut off the press.
   *[organiser] { $who } cut off a second organiser.
}
reason-evening-did-take-up-again = { $who } reopened the evening.
reason-evening-call-tablet = Only a tablet at a table calls the organiser.
reason-evening-cards-seen = At their tables { $name } and { $other } are not at the same deal. After a change now they would play cards that they have seen. Let them change when this round is over.
reason-evening-deals-of-player = Players may not see these cards beforehand. Ask an organiser who does not play to lay them out.
reason-evening-many-arrive = Very many are coming in at once. Try again in a few seconds.
reason-evening-did-adjust = { $who } adjusted the points of { $name }.
reason-evening-did-take-back-adjustment = { $who } took an adjustment back.
reason-evening-results-later = The results are here when the evening is over.
reason-evening-did-choose-prizes = { $who } chose the prizes.

reason-evening-link-cut = This link no longer works. Ask the organiser for another one.
reason-evening-link-role = This link is for something else. An organiser can do that.
reason-evening-link-table = A tablet stands at a table, and nothing else does. Say which one.
reason-evening-link-online = At tables of the club nobody enters results, and nobody comes in at a door.
reason-evening-link-unknown = This evening has no such link.
reason-evening-links-many = An evening has at most { $most } links.
reason-evening-word-asked = { $name } comes in with a word from the organiser. Ask for it, and enter it below.
reason-evening-word-wrong = Nobody is awaited with this word. Ask the organiser once more.
reason-evening-many-words = Too many words have been tried here. Wait a minute, then ask the organiser.

reason-evening-money-no-fee = This evening costs no entry.
reason-evening-money-no-raffle = This evening has no raffle.
reason-evening-raffle-begun = A ticket has been drawn, so no more are sold or given back.
reason-evening-raffle-empty = No ticket is left to be drawn.
reason-evening-money-words = Say in a few words what it was for.
reason-evening-money-lines = The sheet has room for { $most } lines.
reason-evening-money-share-or-sum = A prize gets a share of the pot or a sum, one of the two.
reason-evening-money-begun = Somebody has paid already. Prices stay as they are.
reason-evening-currency = A currency has a sign that all can read.

reason-signup-unknown = There is no announcement here. Check the six letters, or ask for the link once more.
reason-signup-organisers-only = Only organisers of this announcement can do that.
reason-signup-evening-made = The evening has been made from this list, so the list stays as it is. Changes are made at the evening.
reason-signup-closed = The list is closed. Ask an organiser.
reason-signup-twice = You are on the list already.
reason-signup-part-missing = Say whether you sit as a lady or as a gent.
reason-signup-name-taken = { $name } is on the list already. Add a letter, as in “{ $name } B.”
reason-signup-full = The list has room for { $most } people.
reason-signup-no-partners = Everybody comes alone to this evening.
reason-signup-pair-already = They are a pair already.
reason-signup-no-second-place = There is no second place. Take yourself off and sign both of you up: then you wait together.
reason-signup-partner-comes = Your partner comes with a phone of their own, and takes themselves off there.
reason-signup-nothing-to-undo = There is nothing to undo.
reason-signup-came-again = { $name } is on the list again already.
reason-signup-not-waiting = They are no longer waiting.
reason-signup-gone = They are no longer on the list.
reason-signup-name-missing = Give the evening a name.
reason-signup-too-many = You have { $most } announcements. Delete one that is past.
reason-signup-no-day = The day of this evening is not said yet.
reason-season-no-person = There is no page of this person.
