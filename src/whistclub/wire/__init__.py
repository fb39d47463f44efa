"""The messages between the club and its clients, as types: those of the WebSockets, and the bodies of HTTP."""
