# Die Konventionskarte eines Tisches: worauf sich Partner geeinigt haben.
convention-choices-about = Absprachen der Partner, die alle am Tisch sehen. Bots halten sich daran; nur der Clubbot und der starke Bot weichen ab, wo es in den gedachten Verteilungen mehr bringt.
convention-sluff = Abwurf im High
convention-sluff-unwanted = Von der Farbe, die nicht kommen soll
convention-sluff-from-best = Eine niedrige Karte der besten Farbe
convention-response = Antwort auf eine Invite im High
convention-response-highest = Immer die höchste Karte der Farbe
convention-response-sparing = Die niedrigste, wenn die höchste verliert
convention-agreed = Unter Partnern verabredet, für alle am Tisch zu sehen:
convention-agreed-usual = { $name }: { $value }.
convention-agreed-changed = { $name }: { $value } (nicht das Übliche).
