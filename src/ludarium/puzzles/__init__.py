"""Puzzles: positions of bots' games where one answer is clearly better than all others.

They are found by `ludarium puzzles`, ship with their game, and are set by the server.
"""
