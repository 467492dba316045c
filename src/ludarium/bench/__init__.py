"""How fast the rules are: random play, copies and options, as multiples of a yardstick that never changes."""
