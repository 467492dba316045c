"""Studies that people keep on the server, and share by link."""
