"""Whoever is not looking is told elsewhere: what is due, by which channel, and what has become needless."""
