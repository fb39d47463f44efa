# What happened at the table, as one viewer is told it; the keys that end in -own are told to one seat alone.

event-dealt = { $count } cards are dealt to each.
event-dealt-own = You are dealt { $cards }.
event-turned = { $seat } deals and turns the { $card }. Trump: { $suit }.
event-led = { $seat } leads { $card }.
event-played = { $seat } plays { $card }.
event-trick = { $seat } takes trick { WORDS($trick) } with the { $card }. Tricks of { $seat }: { $tricks }.
