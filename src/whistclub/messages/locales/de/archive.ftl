# Beendete Partien in gepackter Form
cli-help-archive-after = Nach so vielen Tagen wird eine beendete Partie gepackt aufbewahrt; ohne Angabe nach 30
reason-match-database-unknown = Diese Partie liegt in einer Datenbank, die diesem Club nicht genannt ist. Wer den Club betreibt, muss sie mit --match-database { $name }=URL angeben.
cli-help-match-database = Eine weitere PostgreSQL-Datenbank, die ihren Teil der Partien aufnimmt; mehrfach möglich
reason-match-database = „{ $text }“ ist keine weitere Datenbank. Eine sieht so aus: b=postgresql://NAME@HOST/DATENBANK; der Name vor dem = hat höchstens acht kleine Buchstaben und Ziffern.
reason-match-database-twice = Zwei der Datenbanken sind dieselbe. Jede braucht einen eigenen Namen und eine eigene Adresse.
reason-match-databases-need-postgresql = --match-database kommt zu einer PostgreSQL-Datenbank hinzu: Nenn die erste mit --database postgresql://NAME@HOST/DATENBANK.
reason-table-unreachable = Was hier gespielt wurde, lässt sich gerade nicht lesen. Nichts ist verloren; diese Seite versucht es von selbst wieder.
cli-help-forget-after = Nach so vielen Tagen wird entfernt, wer als Gast hier nichts hat, und jeder Tisch, an dem nie gespielt wurde; ohne Angabe nach 90, bei 0 nie
