"""The server: HTTP and WebSocket, accounts, storage, fan-out, bots at tables."""
