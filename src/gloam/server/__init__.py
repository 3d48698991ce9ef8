"""HTTP and WebSocket around tables and their store; serves the built web client."""
