# Tigris & Euphrates: the rules of a table

tigris-option-support = Commitment
tigris-option-support-free = free
tigris-option-support-english = English rule
tigris-option-support-why = How many tiles may be committed in a conflict: any number, or only enough (the attacker must pass the defender's tiles on the board, the defender must draw level) or none.
tigris-option-points = Points of others
tigris-option-points-hidden = hidden
tigris-option-points-open = open
tigris-option-points-why = Whether everybody sees the points and treasures of the others.
