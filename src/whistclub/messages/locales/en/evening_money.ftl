# The money of an evening: prices, payments at the door, the cash sheet, prizes and the raffle.

evening-money-amount = { $currency }{ $amount }
evening-money-currency = Currency
evening-money-currency-hint = €, £, kr
evening-money-fee = Entry fee
evening-money-ticket = A raffle ticket
evening-money-none = nothing
evening-money-tickets = tickets
evening-money-tickets-of = Raffle tickets of { $name }
evening-money-paid = paid
evening-money-paid-of = { $name } has paid. Take it back
evening-money-take = Take { $fee }
evening-money-take-of = Take { $fee } from { $name }
evening-money-in = Came in
evening-money-out = Went out
evening-money-entries = Entries
evening-money-people = { $count ->
    [one] one has paid { $each }
   *[other] { $count } have paid { $each } each
}
evening-money-raffle = Raffle
evening-money-sold = { $count ->
    [one] one ticket at { $each }
   *[other] { $count } tickets at { $each }
}
evening-money-together = Together
evening-money-prizes = Prizes in money
evening-money-short = The prizes are { $amount } more than the entries.
evening-money-left = Should be in the box
evening-money-open = Still open
evening-money-drawn = Ticket { $ticket }: { $name }
evening-money-spend = Refreshments, rent and the like
evening-money-way = Out or in
evening-money-what = What for
evening-money-how-much = How much
evening-money-add = Write it down
evening-money-strike = Strike out
evening-money-strike-named = Strike out: { $what }
evening-money-raffle-about = Tickets are drawn from the seed of the evening, among those sold. Once one is drawn, no more are sold.
evening-money-raffle-hall = Show the raffle in the hall
evening-money-raffle-hall-end = The hall turns by itself again
evening-money-box = Change in the box at the start
evening-money-box-line = Change at the start
evening-money-draw = Draw ticket { $number }
evening-money-share-about = For each prize a share of the entries paid (25 %) or a sum (20). Shares are rounded down to a cent; cents left over go to those who lost most by it, so that they add up.
evening-money-share-wrong = Write a share such as 25 %, or a sum such as 20.
evening-money-csv = Spreadsheet (CSV)
