# Ansagen einer Reizung im Browser: wer gibt, und was jede Ansage wert ist.

calls-you-dealer = Du gibst
calls-worth-heading = Was jede Ansage wert ist
calls-worth-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
calls-worth-points-each = { $count ->
    [one] je { $count } Punkt
   *[other] je { $count } Punkte
}
calls-worth-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
calls-worth-units-each = { $count ->
    [one] je { $count } Einheit
   *[other] je { $count } Einheiten
}
