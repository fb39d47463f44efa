"""Tables in play on this server and the WebSocket connections at them."""
