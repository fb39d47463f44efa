# What a device or the way to the club lacks.

surroundings-no-sockets = The club answers, but its live connection (WebSocket) does not get through. A proxy, a filter or a company’s network on the way does not pass it on. Try another network, or tell the person who runs the club.
surroundings-no-cookies = Cookies are switched off in this browser. Without them the club cannot know you again from one page to the next, and no seat is yours. Please allow them for this address.
surroundings-no-storage = This browser stores nothing for this address. You can play, but settings and what is kept for a broken connection are gone when you close the page.
surroundings-clock = The clock of this device is { $hours } h { $minutes } min { $way ->
    [fast] fast
   *[slow] slow
  }. Dates and hours shown here may be wrong until it is set right.
surroundings-not-the-club = Something answers at this address, but it is not the club: perhaps a proxy that does not reach it, or a network that wants you to sign in first.
