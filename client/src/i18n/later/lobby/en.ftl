## Tables that anybody may sit down at

lobby-why = Sit down with whoever is waiting, or say what you would like to play and wait yourself.
seek = Find a table
seek-why = You sit down at the first table that fits. If there is none, yours opens here and waits.
seek-players = Players
seek-pace = When
pace = { $pace ->
        [live] Now
        [days] Over days
       *[none] No clock
    }
listed-all = All games
listed-any = Any time
listed-everybody = All languages
listed-filter = Show
lobby-empty = Nobody is waiting just now.
lobby-none-such = Nobody is waiting for such a game just now.
listed-here = here now
listed-take-over = { $n ->
        [one] A seat was left: an AI plays it until somebody sits down.
       *[other] { $n } seats were left: AIs play them until somebody sits down.
    }
listed-mine = To my table
listed-rules = What was agreed
listed = Open to everybody
listed-note = The table stands among the open tables, and whoever likes may sit down.
listed-until = { $live ->
        [yes] As long as you wait here, whoever likes may sit down.
       *[no] Whoever likes may sit down, until { $until }.
    }
lobby-count = { $n ->
        [one] One table
       *[other] { $n } tables
    }
standing = finished { $finished } of { $games }
standing-and = finished { $finished } of { $games }, answers in about { $time }
standing-new = new here
standings = Who finishes games
needs = Who may sit down
needs-anybody = Everybody
needs-share = Who finishes { $share } % of their games
needs-newcomers = Newcomers too
needs-note = { $newcomers ->
        [yes] For those who finish { $share } % of their games, and for newcomers.
       *[no] For those who finish { $share } % of their games.
    }
error-not-enough-finished = This table asks for people who finish { $share } % of their games.
error-no-newcomers = This table asks for people who have played { $games } games with others here.
