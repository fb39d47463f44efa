# A table with friends: its host, its link, and who is asked to it
client-host-now = { $name } leitet jetzt den Tisch.
client-host-now-you = Du leitest jetzt den Tisch: Du lässt geben und bestimmst die Regeln.
