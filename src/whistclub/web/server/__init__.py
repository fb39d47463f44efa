"""The server process: start, workers, connections, limits."""
