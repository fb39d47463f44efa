# Passkeys and the devices of a person.

reason-passkey-over = That took too long, or was answered already. Please begin again.
reason-passkey-wrong = That passkey’s answer does not fit this club. Please begin again at the address you usually come by.
reason-passkey-unknown = The club does not know this passkey. It may have been cut off; make a device link on a device of yours instead.
reason-passkeys-full = The club keeps at most { $most } passkeys for you, and each only once. Cut off one you no longer use.
reason-device-unknown = This device or passkey is not yours, or is cut off already.
reason-device-cut-off = This device has been cut off from the name it had.

client-passkey = A name that lasts
client-passkey-about = A passkey keeps your name, seats and games. Sign in with it on a new device: no mail, no password.
client-passkey-keep = Keep your name with a passkey
client-passkey-sign-in = Sign in with a passkey
client-passkey-kept = Your name is kept with a passkey.
client-passkey-not-here = Passkeys need an address with https, or localhost. Here a device link does the same, once.
client-passkey-by-number = Browsers give passkeys at localhost, not at a number. You can continue there with your name and your games.
client-passkey-go-on = Continue at localhost
client-passkey-not-by-browser = This browser knows no passkeys. A device link does the same, once.
client-passkey-none = No passkey was given. Nothing has changed.
client-passkey-in = Signed in as { $name }.
client-passkey-ask = You have played on this device as { $name }. Sign in as somebody else? Those seats and games stay with that name; without a passkey or another device for it you cannot come back to them.
client-passkey-ask-yes = Sign in all the same
client-devices = Your devices
client-devices-passkeys = Your passkeys
client-devices-here = this device
client-devices-unnamed = A device
client-devices-unnamed-passkey = A passkey
client-devices-used = Last used { $when }
client-devices-cut-off = Cut off
client-devices-cut-off-named = Cut off { $device }
client-devices-sure = Cut off { $device }? You are signed out there at once.
client-devices-sure-passkey = Cut off { $device }? Nobody can sign in with it then.
client-devices-sure-here = Cut off this device? You are nobody here then, and come back only by a passkey or another device.
