# Was von Menschen aufbewahrt wird, wo und wie lange, und wie sie es mitnehmen und löschen.
privacy = Was von dir aufbewahrt wird
privacy-in-short = Kein Konto, keine Mailadresse, keine Werbung, nichts von fremden Seiten. Was du spielst, bleibt da, damit du weiterspielen, es nachspielen und deine Ergebnisse lesen kannst.
privacy-device = Auf diesem Gerät
privacy-device-cookies = Zwei Cookies, jedes für ein Jahr: Am einen erkennt dich der Club wieder, am anderen sieht er bei den Spielen des Tages, dass jemand dieselben Karten in diesem Browser schon gesehen hat.
privacy-device-store = Deine Einstellungen, deine Übungen und was die Seiten brauchen, um sich ohne Netz zu öffnen. Wenn du im Browser die Daten dieser Seite löschst, ist es weg.
privacy-device-alone = Deine Partien, deine Einstellungen und deine Übungen, im Speicher dieses Browsers. Nichts davon verlässt das Gerät. Wenn du im Browser die Daten dieser Seite löschst, ist es endgültig weg.
privacy-club = Im Club
privacy-club-you = Dein Name, deine Geräte (welche Art, zuletzt benutzt), der öffentliche Teil deiner Passkeys und wen du um Freundschaft gebeten, angenommen oder blockiert hast.
privacy-club-games = Deine Tische und Partien mit jedem Gebot und jeder Karte, deine Ergebnisse bei den Spielen des Tages, deine Wertung, Spiele, die du für andere vorbereitet hast, die Abende, bei denen du warst, die Listen, auf denen du dich für einen kommenden Abend eingetragen hast, und was die Leitung einer Saison in ihrer Liste über dich notiert hat: Du siehst es auf der Seite der Saison und darfst es dort löschen.
privacy-club-address = Besuche werden nach Netzadresse gezählt, damit niemand die anderen verdrängt; die Zahlen sind nach ein paar Stunden weg. Bei den Spielen des Tages steht eine Adresse als Code da, bis der Tag vorbei ist. Eine Liste seiner Besucher führt der Club nicht.
privacy-who = Wer es sieht
privacy-who-people = Wer mit dir am Tisch sitzt, sieht deinen Namen und was du dort spielst. Deine Freunde sehen, dass du da bist. Ergebnisse des Tages sehen alle, die mitspielen, und die eines Abends alle, die seinen Link haben; ebenso die Liste der Namen für einen kommenden Abend. Karten, die ein Platz nicht sehen darf, werden niemandem geschickt, und offen liegt ein Spiel erst, wenn es vorbei ist: für seine Spieler und für alle, die den Link haben.
privacy-who-host = Wer diesen Club betreibt, hat seine Datei und ihre Sicherungen und kann darin lesen.
privacy-how-long = Wie lange
privacy-how-long-games = Bis du es löschst. Eine gelöschte Partie ist nach einer Stunde weg, ihre Karten dann, wenn alle sie gelöscht haben, die dabei waren.
privacy-how-long-person = „Alles löschen“ entfernt dich sofort. In Partien mit anderen sitzt dann jemand ohne Namen auf deinem Platz. Was in eine Sicherung kopiert wurde, geht mit ihr.
privacy-how-long-nothing = { $days ->
    [0] Dieser Club entfernt niemanden, weil er lange nicht da war, und keinen Tisch, an dem nie gespielt wurde: So haben es die eingestellt, die ihn betreiben.
    [one] Wer als Gast hier keine Partie, keinen Tisch, keine Freunde, keinen Abend, keine Anmeldung und keinen Passkey hat, wird einen Tag nach dem letzten Besuch entfernt, ein Tisch, an dem nie gespielt wurde, einen Tag nach seiner letzten Änderung.
   *[other] Wer als Gast hier keine Partie, keinen Tisch, keine Freunde, keinen Abend, keine Anmeldung und keinen Passkey hat, wird { $days } Tage nach dem letzten Besuch entfernt, ein Tisch, an dem nie gespielt wurde, { $days } Tage nach seiner letzten Änderung.
}
privacy-how-long-signup = { $days ->
    [0] Die Liste für einen kommenden Abend bleibt mit allen Namen darauf, bis die Leute sie löschen, die den Abend ausrichten.
    [one] Die Liste für einen kommenden Abend wird mit allen Namen darauf einen Tag nach diesem Abend gelöscht, wenn die Leute, die ihn ausrichten, es nicht früher tun; eine ohne Datum { $undated } Tage, nachdem sie geöffnet wurde.
   *[other] Die Liste für einen kommenden Abend wird mit allen Namen darauf { $days } Tage nach diesem Abend gelöscht, wenn die Leute, die ihn ausrichten, es nicht früher tun; eine ohne Datum { $undated } Tage, nachdem sie geöffnet wurde.
}
privacy-yours = Mitnehmen und löschen
privacy-yours-about = Unter „Deine Daten“ in den Einstellungen bekommst du alles als Datei und kannst es löschen.
privacy-to-settings = Zu den Einstellungen
