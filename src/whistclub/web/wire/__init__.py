"""The messages of the WebSocket and the parts that HTTP shares with it."""
