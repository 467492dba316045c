### Settings: what the sheet says besides its title, the language and the name
# $how off, ask, or seconds

settings-theme = Appearance
theme-light = Light
theme-dark = Dark
theme-system = As the device
settings-speed = Speed of moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
settings-still = Less motion
settings-still-why = What others did is marked instead of played.
settings-sound-why = Soft sounds when something is laid, scored or yours to answer.
settings-volume = Volume
settings-confirm = Confirm every action
settings-confirm-why = Without it, moves that reveal nothing are made at once.
settings-coordinates = Coordinates
settings-coordinates-why = Letters and numbers at the edge of the board.
settings-patterns = Colour patterns
settings-patterns-why = What colours tell apart, patterns tell apart, too: figures, tiles and whose they are.
settings-turn-end = Before what cannot be undone
turn-end = { $how ->
        [off] send at once
        [ask] ask again
       *[other] wait { $how } s
    }
