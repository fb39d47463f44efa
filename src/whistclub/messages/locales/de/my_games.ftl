# Meine Spiele: die Liste der beendeten Spiele, die Auswahl, das Löschen und die eigenen Daten.

reason-own-game-unknown = Dieses Spiel ist nicht unter deinen, oder es lässt sich nicht mehr zurückholen.
reason-own-data-at-table = Du bist noch an einem Tisch. Verlass ihn zuerst in jedem Fenster, dann lösch alles.
