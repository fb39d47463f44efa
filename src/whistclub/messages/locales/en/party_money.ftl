# The money of an evening: prices, payments at the door, the cash sheet, prizes and the raffle.

party-money-amount = { $currency }{ $amount }
party-money-currency = Currency
party-money-currency-hint = €, £, kr
party-money-fee = Entry fee
party-money-ticket = A raffle ticket
party-money-none = nothing
party-money-tickets = tickets
party-money-tickets-of = Raffle tickets of { $name }
party-money-paid = paid
party-money-paid-of = { $name } has paid. Take it back
party-money-take = Take { $fee }
party-money-take-of = Take { $fee } from { $name }
party-money-in = Came in
party-money-out = Went out
party-money-entries = Entries
party-money-people = { $count ->
    [one] one has paid { $each }
   *[other] { $count } have paid { $each } each
}
party-money-raffle = Raffle
party-money-sold = { $count ->
    [one] one ticket at { $each }
   *[other] { $count } tickets at { $each }
}
party-money-together = Together
party-money-prizes = Prizes in money
party-money-short = The prizes are { $amount } more than the entries.
party-money-left = Should be in the box
party-money-open = Still open
party-money-drawn = Ticket { $ticket }: { $name }
party-money-spend = What was spent
party-money-what = What for
party-money-how-much = How much
party-money-add = Write it down
party-money-strike = Strike out
party-money-strike-named = Strike out: { $what }
party-money-raffle-about = Tickets are drawn from the seed of the evening, among those sold. Once one is drawn, no more are sold.
party-money-raffle-hall = Show the raffle in the hall
party-money-raffle-hall-end = The hall turns by itself again
party-money-box = Change in the box at the start
party-money-box-line = Change at the start
party-money-draw = Draw ticket { $number }
party-money-share-about = For each prize a share of the entries paid (25 %) or a sum (20). Shares are rounded down to a cent; cents left over go to those who lost most by it, so that they add up.
party-money-share-wrong = Write a share such as 25 %, or a sum such as 20.
party-money-csv = Spreadsheet (CSV)
