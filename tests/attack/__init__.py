"""What an attacker, a fault and a crowd can do: each was tried, and must cost nobody else anything."""
