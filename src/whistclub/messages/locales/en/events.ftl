# What happened at the table, as one viewer is told it; the keys that end in -own are told to one seat alone.

event-dealt = { $count } cards are dealt to each.
event-dealt-own = You are dealt { $cards }.
event-turned = { $seat } deals and turns the { $card }. Trump: { $suit }.
event-turned-suit = { $seat } deals and turns the { $card }. The turned suit is { $suit }.
event-led = { $seat } leads the { $card }.
event-played = { $seat } plays the { $card }.
