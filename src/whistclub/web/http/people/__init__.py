"""People: who asks, their names, devices and passkeys, their friends, their games and what is kept of them."""
