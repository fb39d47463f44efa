# Das Nachspielen, und ein beendetes Spiel noch einmal versucht.

client-replay = Nachspielen
client-replay-start = Die Karten, wie sie gegeben wurden.
client-step-first = Erster Schritt
client-step-back = Ein Schritt zurück
client-step-forth = Ein Schritt weiter
client-step-last = Letzter Schritt
client-deal-before = Spiel davor
client-deal-after = Spiel danach
client-replay-story-trick = { $seat } macht Stich { $trick } mit { $card }.
client-replay-story-trick-alone = Du machst Stich { $trick } mit { $card }.
client-replay-story-dummy = Der Dummy macht Stich { $trick } mit { $card }.
client-replay-calls = Die Gebote
client-replay-laid = { $cards }, { $call }
client-replay-calls-short = Gebote
client-replay-dealt-short = Karten
client-replay-rest-short = Ende
client-replay-trick = Stich { $number }
client-replay-strip = Stelle im Spiel
client-replay-at-calls = Vor dem ersten Stich
client-replay-at-rest = Nach dem letzten vollen Stich
client-replay-at-ours = Stich { $number }, für uns, an { $name }
client-replay-at-theirs = Stich { $number }, an { $name }
client-replay-at-dummy = Stich { $number }, an den Dummy
client-replay-at-unfinished = Stich { $number }
client-replay-play = Abspielen
client-replay-pause = Pause
client-replay-pace = Tempo: { $pace }
client-replay-pace-brisk = Flott
client-replay-pace-calm = Ruhig
client-replay-pace-slow = Langsam
client-replay-key-space = Leer
client-replay-keys-card = Karte
client-replay-keys-trick = Stich
client-replay-keys-play = Start
client-replay-tricks-sides = { $ours } : { $theirs }
client-replay-tricks-about = Stiche bis hier: { $ours } zu { $theirs }
client-replay-over = So ging es aus
client-replay-try = Ab hier spielen
client-replay-try-about = Spiel von hier gegen Bots weiter. Es zählt in keiner Statistik.
client-replay-try-over = Hier gibt es nichts mehr zu tun. Geh eine Karte zurück.
client-replay-tried = Ab Spiel { $number }
client-replay-tried-trick = Ab Spiel { $number }, Stich { $trick }
client-replay-tried-about = Dieser Tisch versucht ein beendetes Spiel noch einmal. Er zählt in keiner Statistik.

reason-try-no-such-act = Das Spiel hat { $most } Züge. Wähle eine Stelle von 0 bis { $most }.
reason-try-deal-over = An dieser Stelle ist das Spiel vorbei. Wähle eine frühere.

# Ein Geist: Ein Bot spielt die Karten eines Platzes neben dem Spiel, wie es war.
client-ghost = Ein Bot mit { $own ->
    [yes] deinen Karten
   *[other] den Karten von { $name }
}
client-ghost-watch = Einem Bot mit { $own ->
    [yes] deinen Karten
   *[other] den Karten von { $name }
} zusehen
client-ghost-about = Dasselbe Spiel, und die anderen spielen, wie sie spielten, bis der Bot anders wählt. Von da an spielen überall Bots.
client-ghost-about-alone = Dasselbe Spiel, auch die Karten des Dummys.
client-ghost-playing = Der Bot spielt das Spiel. Das dauert ein paar Sekunden.
client-ghost-same = Der Bot spielt alles so wie { $own ->
    [yes] du
   *[other] { $name }
}.
client-ghost-fork = Hier trennen sich die Wege
client-ghost-parted = { $trick ->
    [0] Vor dem ersten Stich
   *[other] Stich { $trick }
}. { $name }: { $made }. Der Bot: { $other }.
client-ghost-lines = Wessen Spiel zu sehen ist
client-ghost-bot = Der Bot
client-ghost-trick = Stich
client-ghost-tricks = Stich für Stich
client-ghost-over = So einen Stich gibt es nicht.
client-ghost-to = an { $name }
client-ghost-bot-object = den Bot
client-ghost-dummy-object = den Dummy
client-ghost-caution = Ein Spiel sagt wenig: Die Karten können den schlechteren Zug belohnen.
client-ghost-share = Als Link schicken
client-ghost-back = Zurück zum Nachspielen

reason-ghost-no-such-seat = Diesen Platz gibt es in dem Spiel nicht.
