## Looking after a server: how it is, and what an operator can do

admin = Looking after the server
admin-overview = Overview
admin-tables = Tables
admin-people = People
admin-reports = Reports
admin-nodes = Servers
admin-rules = Rules
admin-notices = Notices
admin-audit = Log

admin-stranger = There is nothing here for you.
admin-stranger-how = This page is for the operators of a server. Whoever runs it appoints somebody who has a passkey, at the terminal of that machine:
admin-by-proxy = Behind a proxy with https, and under a name. The server has to know the address:
admin-by-machine = At the machine itself, also through a tunnel:
admin-by-command = Without any page, as the user that the server runs as:
admin-locked = Operators show their passkey every five minutes. What you have begun goes on after that.

admin-state = { $why ->
        [database] Nobody can play: the database cannot be written.
        [schema] Nobody can play: another version has changed the database.
        [lease] This server has lost touch with the database: people go on at the others.
        [draining] This server lets nobody in any more: people go on at the others.
        [stopping] The server is stopping.
       *[none] Everybody can play.
    }
admin-since = running since { $when }
figure-look = look here
figure-playing = Tables in play
figure-playing-rest = { $waiting } waiting, { $asleep } asleep, { $over } over; { $live } in memory
figure-people = People today
figure-people-rest = { $week } this week, { $all } in all
figure-sockets = Open pages
figure-sockets-rest = that hear at once what happens
figure-reports = Open reports
figure-reports-rest = of what people said at tables
figure-delay = Slowest answer
figure-delay-rest = in the last minute, without the way there. Beyond 250 ms people notice.
figure-ms = { $n } ms
figure-thoughts = AI moves that wait
figure-thoughts-rest = { $workers ->
        [one] One process thinks.
       *[other] { $workers } processes think.
    }
figure-commits = Moves to be stored
figure-commits-rest = Nearly always none. If many wait, the disk is slow.
figure-notices = Notices that wait
figure-notices-rest = { $late } late, { $failed } tried before
figure-database = Database
figure-database-rest = { $free } free on its disk
figure-kept = People kept out
figure-kept-rest = { $quieted } may not speak; { $operators ->
        [one] one operator
       *[other] { $operators } operators
    }

admin-find = Find
admin-find-table = Name of a person, or id of a table
admin-find-person = Name, or id
admin-state-of = State
admin-any-state = in any state
admin-game = Game
admin-any-game = any game
admin-which = Which people
admin-everybody = everybody
admin-which-of = { $kind ->
        [blocked] kept out
        [quieted] may not speak
       *[operator] operators
    }
admin-more = Show more
admin-narrow = There are more. Look for a name.
admin-no-tables = No such table.
admin-no-people = Nobody like that.
admin-nobody = nobody yet
table-state = { $state ->
        [waiting] waiting for people
        [playing] in play
        [asleep] asleep
        [closed] closed by newer rules
       *[over] over
    }
admin-here = { $n } here
admin-table-line = { $n ->
        [one] one move
       *[other] { $n } moves
    }, { $ago } · { $id }

admin-moves = Moves
admin-changed = Last change
admin-opened = Opened
admin-here-now = Have it open
admin-wake = Looked after again
admin-none = not needed
admin-by-rules = Rules
admin-id = Id
admin-watch = Watch
admin-seats = Seats
admin-is-here = here now
admin-is-out = out
admin-stands-in = a stand-in plays
admin-sits = { $kind ->
        [bot] AI
        [device] at the same device
        [link] came by a link
       *[me] opened the table
    }
admin-other-rules = By rules { $rules }
admin-repair-why = Choose the last entry that stands. What comes after it is cut, and kept.
admin-cut = cut
admin-back-to = Back to { $n }
admin-all-entries = Show all { $n }
entry-by-operator = an operator
entry-by-server = the server
entry-by-bot = AI
entry = { $kind ->
        [move] played
        [undo] took back
        [sit] sat down
        [stand] stood up
        [begin] the game began
        [free] a seat is free
        [here] came
        [gone] went
        [back] came back
        [pause] the clock stopped
        [resume] the clock goes on
        [leaves] left the game
        [excuse] time was given back
        [stands-in] a stand-in took over
        [returns] plays again
        [hint] took a hint
        [zero] the time was up
        [asleep] the table fell asleep
        [awake] the table woke up
        [out] is out
        [clock] the clock was changed
        [settings] the settings were changed
        [proposes] proposed something
        [agrees] agreed
        [declines] said no
        [lapses] a proposal lapsed
        [end] the game ended
        [next] the next table was opened
        [warns] people were warned
        [rules] newer rules
        [repaired] was set back
        [becomes] signed in as somebody else
        [forgotten] was deleted
       *[other] { $kind }
    }

admin-seen = last here { $when }
admin-never-seen = signed in nowhere
admin-plays = { $n ->
        [0] at no table
        [one] at one table
       *[other] at { $n } tables
    }
admin-operator = operator
admin-blocked = { $until ->
        [never] kept out for good
       *[other] kept out until { $until }
    }
admin-quieted = { $until ->
        [never] may not speak any more
       *[other] may not speak until { $until }
    }
admin-blocked-why = Kept out: { $why }
admin-quieted-why = May not speak: { $why }
admin-last-seen = Last here
admin-came = Came
admin-playing = Tables in play
admin-sign-ins = Signed in
admin-no-sign-in = Nowhere.

admin-reports-state = { $state ->
        [yes] done
       *[no] open
    }
admin-complains = { $by } complains of { $about }
admin-its-table = The table
admin-withheld = You play at this table. What was said there is shown once the game is over; another operator can read it now.
admin-no-reports = Nobody complains.

admin-nodes-why = All that serve this database. Each table is at one of them; where a server stops, others take its tables.
admin-no-nodes = No server is there.
admin-node-here = this one
admin-node-draining = lets nobody in
admin-node-tables = { $n ->
        [0] no tables
        [one] one table
       *[other] { $n } tables
    }
admin-node-lease = its tables are its own for { $n } s more
admin-rules-why = After an upgrade, tables go on by newer rules where nothing would have gone otherwise; the others keep theirs.
admin-version = version { $n }
admin-rules-tables = { $n ->
        [one] one table in play
       *[other] { $n } tables in play
    }
admin-rules-gone = rules not there
admin-notices-why = What failed is tried again for nine hours.
admin-no-notices = Everybody has been told everything.
admin-tries = { $n ->
        [one] failed once
       *[other] failed { $n } times
    }
admin-due = due { $when }
notice-of = { $kind ->
        [turn] their turn
        [clock] their time runs short
        [stand-in] their time is up, or a stand-in plays
        [zero] their time is up
        [begins] a game begins
        [proposal] somebody proposes something
        [over] a game is over
        [dead] a table will be closed
       *[new-sign-in] somebody signed in as them
    }
admin-audit-why = What operators did, here or by the command. It is written down before it is done.
admin-no-audit = Nothing has been done yet.
admin-came-nothing = broken off

admin-did = { $what }: { $name }. Done.
admin-how-long = For how long
admin-days = { $n ->
        [0] for good
        [one] one day
        [365] a year
       *[other] { $n } days
    }
admin-why = Reason
admin-why-kept = It is written down in the log of this page.
admin-why-there = It is written down in the log, and everybody at the table reads it.
admin-out = Out of every game, too
admin-out-does = As if expelled: their seats are lost, and games of two are over.
deed-close = Close the table
deed-close-does = The game ends now, for everybody, and nobody wins. It cannot be opened again.
deed-repair = Set back
deed-repair-does = { $rules ->
        [0] The game goes back to entry { $to }. What came after it is cut, no clock is charged, and everybody's page begins anew.
       *[other] The game goes on by rules { $rules } from now on, if every entry follows them. Everybody's page begins anew.
    }
deed-sign-out = Sign out everywhere
deed-sign-out-does = Every browser and script of theirs is signed out. Whoever has a passkey, a code or a password can come back at once; whoever has none cannot come back at all.
deed-block = Keep out
deed-block-does = They are signed out everywhere, and cannot sign in before that. At their tables time runs on, or a stand-in plays.
deed-unblock = Let in again
deed-unblock-does = They may sign in again. Whoever had no way to sign in but their browser cannot come back.
deed-quiet = Silence
deed-quiet-does = They play on, and can say nothing at any table before that.
deed-unquiet = Let speak again
deed-unquiet-does = They may say things at tables again.
deed-operator = Make an operator
deed-operator-does = They see this page, and can do all that you can do here, with a passkey of theirs.
deed-dismiss = No longer an operator
deed-dismiss-does = This page is closed to them at once.
deed-drain = Drain
deed-drain-of = Drain { $name }
deed-drain-does = { $others ->
        [0] There is no other server. Everybody here is sent away, and nobody can play until it is started again.
       *[other] Within five seconds everybody there is sent to the other servers, with their tables; no clock is charged. Nobody comes in there any more until it is started again.
    }
deed-done = Done with it
deed-done-does = The report moves to those that are done. Nobody is told.
error-no-passkey = They have no passkey yet. They add one in their account, then you can make them an operator.
