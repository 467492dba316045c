"""What people at a table say to each other; nothing of it is in the log of the game, nor in its records."""
