# Passkeys und die Geräte einer Person.

reason-passkey-over = Das hat zu lange gedauert oder war schon beantwortet. Bitte fang noch einmal an.
reason-passkey-wrong = Die Antwort dieses Passkeys passt nicht zu diesem Club. Bitte fang noch einmal an, unter der Adresse, unter der du sonst kommst.
reason-passkey-unknown = Der Club kennt diesen Passkey nicht. Vielleicht ist er gesperrt; erstelle stattdessen auf einem deiner Geräte einen Link.
reason-passkeys-full = Der Club behält höchstens { $most } Passkeys für dich, jeden nur einmal. Sperre einen, den du nicht mehr brauchst.
reason-device-unknown = Dieses Gerät oder dieser Passkey gehört nicht dir oder ist schon gesperrt.
reason-device-cut-off = Dieses Gerät ist für den Namen gesperrt, den es hatte.

client-passkey = Ein Name, der bleibt
client-passkey-about = Ein Passkey bewahrt deinen Namen, deine Plätze und Partien. Melde dich damit auf einem neuen Gerät an: ohne E-Mail, ohne Passwort.
client-passkey-keep = Namen per Passkey behalten
client-passkey-sign-in = Mit Passkey anmelden
client-passkey-kept = Dein Name ist mit einem Passkey gesichert.
client-passkey-not-here = Passkeys brauchen eine Adresse mit https, oder localhost. Hier leistet ein Link für ein anderes Gerät dasselbe, einmal.
client-passkey-by-number = Passkeys gibt es im Browser unter localhost, nicht unter einer Nummer. Dort geht es mit deinem Namen und deinen Partien weiter.
client-passkey-go-on = Unter localhost weitermachen
client-passkey-not-by-browser = Dieser Browser kennt keine Passkeys. Ein Link für ein anderes Gerät leistet dasselbe, einmal.
client-passkey-none = Es kam kein Passkey. Nichts hat sich geändert.
client-passkey-in = Du bist als { $name } angemeldet.
client-passkey-ask = Auf diesem Gerät hast du als { $name } gespielt. Als jemand anderes anmelden? Diese Plätze und Partien bleiben bei dem Namen; ohne Passkey oder anderes Gerät dafür kommst du nicht zu ihnen zurück.
client-passkey-ask-yes = Trotzdem anmelden
client-devices = Deine Geräte
client-devices-passkeys = Deine Passkeys
client-devices-here = dieses Gerät
client-devices-unnamed = Ein Gerät
client-devices-unnamed-passkey = Ein Passkey
client-devices-used = Zuletzt benutzt { $when }
client-devices-cut-off = Sperren
client-devices-cut-off-named = { $device } sperren
client-devices-sure = { $device } sperren? Dort bist du dann sofort abgemeldet.
client-devices-sure-passkey = { $device } sperren? Niemand kann sich mehr damit anmelden.
client-devices-sure-here = Dieses Gerät sperren? Dann bist du hier niemand mehr und kommst nur mit einem Passkey oder über ein anderes Gerät zurück.
