"""The club over the network: HTTP, WebSocket, and the browser client's files."""
