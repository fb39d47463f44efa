# Was die Zeilenansicht außerdem sagt: worum es in einem Spiel geht, wer dran ist, was Handlungen bedeuten.

line-primer-minnesota = Du und der Partner gegenüber spielt gegen die beiden anderen. Zuerst bieten alle mit einer verdeckt gelegten Karte: High, um Stiche zu machen, oder Low, um sie zu meiden. Ein High genügt; nur vier Low geben ein Low. Dann werden dreizehn Stiche gespielt: Im High will jedes Paar mehr als sechs davon, im Low weniger als sieben.
line-primer-spoken = Du und der Partner gegenüber spielt gegen die beiden anderen. Zuerst bieten alle der Reihe nach: Grand, um Stiche zu machen, oder Nullo, um sie zu meiden. Das erste von beiden entscheidet. Dann werden dreizehn Stiche gespielt: Im High will jedes Paar mehr als sechs davon, im Low weniger als sieben.
line-primer-askov = Nach den Geboten darf jeder stattdessen ein Spiel allein ansagen: Sola Nola, gar keinen Stich, oder Grand Dix, die ersten sieben Stiche.
line-primer-solo = Jeder spielt für sich. Zuerst gibt es eine Reizung: Der Reihe nach passt jeder oder sagt, wie viele Stiche er macht, allein oder mit Partner, oder dass er keinen macht. Die höchste Ansage wird gespielt, und die anderen wollen sie verderben.
line-primer-whist = Du und der Partner gegenüber spielt gegen die beiden anderen. Eine aufgedeckte Karte bestimmt die Trumpffarbe. Dreizehn Stiche werden gespielt, und das Paar, das mehr als sechs macht, bekommt einen Punkt für jeden über sechs.
line-primer-german-whist = Du spielst gegen einen Gegner. Die oberste Karte des Talons liegt offen, ihre Farbe ist Trumpf. In den ersten dreizehn Stichen nimmt, wer gewinnt, die offene Karte auf, wer verliert, verdeckt die nächste.
line-primer-gongor = Du spielst allein gegen einen Dummy. Du siehst deine Hand und den Trumpf und sagst, wie viele Stiche du machst; mach genau so viele. In jedem Stich dreht der Dummy eine Karte um, du spielst eine dazu, und dann darfst du einmal am Trumpf drehen: eine Karte aufdecken, deren Farbe von da an Trumpf ist.
line-primer-hermits = Du spielst allein gegen einen Dummy. Sechs Marken zeigen Zahlen. Mach in einer Hand genau so viele Stiche, wie eine noch offene Marke zeigt, und sie wird umgedreht; passt eine Hand zu keiner, ist die Partie verloren, und liegen alle sechs, hast du gewonnen. In jedem Stich dreht der Dummy eine Karte um, und du spielst eine dazu. Du darfst am Trumpf drehen: eine Wildkarte aufdecken, deren Farbe von da an Trumpf ist.
line-how-ask = „{ $hint }“ gibt einen Rat und sagt, warum. „{ $explain } 1“ sagt, was die Wahl 1 bedeutet. „{ $primer }“ sagt, wie das Spiel geht.
line-partner = Dein Partner ist { $seat }.

# Eine Überschrift für jeden Abschnitt, worum es geht, wo die App Tasten nennt, und wer dran ist.
line-phase-lay = Gebotskarten.
line-phase-say = Die Gebote.
line-phase-overcall = Ansagen eines Spiels allein.
line-phase-exchange = Der Tausch.
line-phase-auction = Die Reizung.
line-phase-discard = Weglegen.
line-phase-raise = Das Erhöhen.
line-phase-trump = Die Trumpffarbe.
line-phase-bid = Die Ansage.
line-phase-declare = Die Marke.
line-phase-play = Das Spiel.
line-turn-asks = Du bist dran, Stich { $number }. { $ask }
line-turn-lead = Du bist dran, Stich { $number }. Spiel eine beliebige Karte aus.
line-turn-follow = Du bist dran, Stich { $number }. Bediene { $suit }.
line-turn-any = Du bist dran, Stich { $number }. Du kannst { $suit } nicht bedienen: Spiel, was du willst.
line-turn-no-suit = Du bist dran, Stich { $number }. Spiel eine beliebige erlaubte Karte.
line-trick-led = Stich { $number }, ausgespielt von { $seat }.
line-trick-leads = Stich { $number }, auszuspielen von { $seat }.

# Was Handlungen bedeuten, wenn jemand fragt.
line-offer-note = { $act }: { $note } ({ $text })
line-explain-act = { $act } ({ $text }).
line-explain-how = „{ $explain }“ und eine Zahl oder ein Text sagt, was diese Wahl bedeutet: „{ $explain } { $example }“.
line-explain-nothing = „{ $text }“ steht hier nicht zur Wahl. Auf „{ $explain }“ folgt die Zahl einer Wahl oder ihr Text in Klammern.
line-explain-other-game = „{ $text }“ bedeutet bei { $game } nichts, oder nichts in diesem Moment.
line-explain-play = Die Karte kommt in den Stich und ist aus deiner Hand. Wer die ausgespielte Farbe hat, muss sie bedienen; der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe, und wer ihn macht, spielt zum nächsten aus.
line-explain-play-alone = Die Karte kommt zu der des Dummys. Ein Trumpf schlägt jede andere Karte, von zwei Trümpfen gewinnt der höhere; ohne Trümpfe gewinnst du nur mit einer höheren Karte, die eine Farbe mit der des Dummys teilt.
line-explain-lay = Sie ist dein Gebot und sagt { $call }. Keiner sieht sie, bevor alle vier gelegt haben, und sie kommt zurück auf deine Hand.
line-explain-lay-signal = Die beiden zusammen sind dein Gebot und sagen { $call }, was die fehlende Farbe sagen würde. Sie kommen zurück auf deine Hand.
line-explain-high = Im High will jedes Paar mehr als sechs der dreizehn Stiche. Ein High genügt, um zu entscheiden.
line-explain-low = Im Low will jedes Paar weniger als sieben Stiche. Es wird nur gespielt, wo niemand High bietet.
line-explain-nullo = Im Low will jedes Paar weniger als sieben Stiche. Das erste Grand oder Nullo entscheidet; passen alle, ist es auch ein Nullo.
line-explain-pass-bid = Du überlässt es den anderen. Passen alle vier, wird ein Nullo gespielt.
line-explain-pass-over = Es wird gespielt, wie geboten wurde, falls kein anderer ein Spiel allein ansagt. Du darfst später noch ansagen, solange die anderen weitermachen.
line-explain-sola-nola = Du spielst allein und darfst keinen Stich machen. Zuerst gebt ihr, du und dein Partner, einander eine Karte, dann setzt dein Partner aus. Dein erster Stich beendet das Spiel. Gelungen bringt es eurer Seite einen Stern und keine Punkte.
line-explain-grand-dix = Du spielst allein und musst jeden der ersten sieben Stiche machen. Dein Partner spielt zum ersten aus und setzt dann aus. Der erste verlorene Stich beendet das Spiel. Gelungen bringt es eurer Seite einen Stern und keine Punkte.
line-explain-exchange = Die Karte geht an deinen Partner, und du bekommst eine von ihm; niemand sonst sieht die beiden.
line-explain-pass = Du sagst in dieser Reizung nichts mehr an. Eine Ausnahme gibt es: Wer als Erster angesagt hat, darf nach einem Passe noch einen Vorschlag annehmen.
line-explain-stay = Du spielst den Kontrakt, den du hast, und erhöhst nicht.
line-explain-propose = Du suchst einen Partner: zusammen mindestens acht Stiche, mit der aufgedeckten Farbe als Trumpf. Nimmt niemand an, wird nichts daraus, oder du wirst gefragt, ob du allein spielst, je nach den Optionen.
line-explain-accept = Du spielst mit dem, der vorgeschlagen hat: zusammen mindestens acht Stiche, mit der aufgedeckten Farbe als Trumpf.
line-explain-solo = Mindestens fünf Stiche allein gegen drei, mit der aufgedeckten Farbe als Trumpf.
line-explain-misere = Gar kein Stich, allein gegen drei, ohne Trumpf.
line-explain-abondance = Mindestens neun Stiche allein gegen drei. Die Trumpffarbe nennst du nach der Reizung.
line-explain-abondance-in-trumps = Mindestens neun Stiche allein gegen drei, mit der aufgedeckten Farbe als Trumpf.
line-explain-misere-ouverte = Gar kein Stich, allein gegen drei, ohne Trumpf, und nach dem ersten Stich liegt deine Hand für alle offen.
line-explain-abondance-declared = Alle dreizehn Stiche allein gegen drei, ohne Trumpf. Du spielst aus.
line-worth = Schaffst du es, zahlt dir jeder der drei anderen { $count } Punkte; sonst zahlst du jedem ebenso viele. Stiche darüber oder darunter können dazukommen: siehe die Regeln.
line-worth-pair = Schafft ihr es, bekommt jeder der beiden { $count } Punkte, und jeder Gegner verliert ebenso viele; sonst ist es umgekehrt. Stiche darüber oder darunter kommen dazu: siehe die Regeln.
line-worth-units = Schaffst du es, zahlt dir jeder der drei anderen { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}; sonst zahlst du jedem ebenso viel.
line-worth-pair-units = Schafft ihr es, bekommt jeder der beiden { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}, und jeder Gegner verliert ebenso viel; sonst ist es umgekehrt.
line-explain-trump = Ihre Karten schlagen in diesem Spiel die Karten aller anderen Farben.
line-explain-bid = Du willst in dieser Hand genau { $count ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
} machen, nicht mehr und nicht weniger. Erfüllt ist dieses Gebot erledigt und kommt nicht wieder; verfehlt ist die Partie verloren.
line-explain-bid-points = Du willst in dieser Hand genau { $count ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
} machen. Erfüllt zählt das Gebot seine Zahl an Punkten; verfehlt kostet jeder gemachte Stich einen Punkt.
line-explain-declare = Du willst in dieser Hand genau { $count ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { WORDS($count) } Stiche
} machen. Erfüllt wird diese Marke umgedreht; verfehlt ist die Partie verloren.
line-explain-twiddle = Das nächste Ass des Nebenstapels wird aufgedeckt, und seine Farbe ist sofort Trumpf, auch für diesen Stich. Ist kein Ass mehr da, gibt es keinen Trumpf.
line-explain-twiddle-wild = Die nächste Wildkarte des Nebenstapels wird aufgedeckt, und ihre Farbe ist sofort Trumpf. Nach der letzten bedeutet noch einmal drehen: kein Trumpf.
line-explain-keep = Der Trumpf bleibt, und der Stich wird gewertet, wie er liegt.
line-word-explain = erkläre
line-word-primer = einführung
line-about-explain = was eine Wahl bedeutet: „erkläre 3“, „? misere“; allein, worum es gerade geht
line-about-primer = wie dieses Spiel geht, in Kürze
