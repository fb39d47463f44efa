"""WebSocket connections, at tables and at evenings alike."""
