# Calls of an auction in the browser: who deals, and what each call is worth.

calls-you-dealer = You, dealer
calls-worth-heading = What each call is worth
calls-worth-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
calls-worth-points-each = { $count ->
    [one] { $count } point each
   *[other] { $count } points each
}
calls-worth-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
calls-worth-units-each = { $count ->
    [one] { $count } unit each
   *[other] { $count } units each
}
