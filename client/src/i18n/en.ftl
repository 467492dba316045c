# The words of the house. Each game brings its own beside its client.
# $p is a name, "Jonas"; $n, $a and $b are numbers.

## Getting around

skip = Skip to the content
to-home = To your tables
no-page = There is no page here.
no-table = There is no table here. It may have been closed.
lobby = Open tables
to-home-brand = Ludarium: your tables
close = Close
back = Back
loading = Loading the table
light-or-dark = Light or dark
new-version = A newer version is ready.
new-version-missed = Part of this page could not be loaded.
new-version-go = Reload

## Home

home-welcome = { $n ->
        [one] One game, one table
        [2] Two games, one table
        [3] Three games, one table
        [4] Four games, one table
       *[other] { $n } games, one table
    }
home-empty = Play with friends or the computer. The table knows the rules and shows what a move does.
home-play = Play now
home-play-why = { $game }, against the computer. No account, hints on.
home-learn = Learn { $game }
home-learn-on = { $game }: lesson { $n }
home-first = Play { $game } with a coach
home-learn-why = The easiest to begin with. Short lessons, no account.
home-others = Your other tables
home-your-turn = { $n ->
        [0] Your tables
        [one] Your turn at one table
       *[other] Your turn at { $n } tables
    }
home-all = All my tables ({ $n })
home-more-games = More games
home-finished = Finished games
game-people = { $same ->
        [yes] { $least } players
       *[no] { $least } to { $most } players
    }
# $n is the word of the catalogue, "40"
game-minutes = { $n } min
play-bots = Play AIs
new-table = New table
game-learn = Learn to play
learn = How to play
puzzles = Puzzles
play = Play
show = Show
with = with { $p }
your-turn = Your turn
their-turn = { $p } is to move

## New table

new-table-of = New table: { $game }
games = Games
seats-how = Pick somebody, then a chair, or drag them there. A tap on a taken chair frees it.
seats-learn = New to it? Learn to play.
seats-missing = { $n ->
        [one] One more has to sit down.
       *[other] { $n } more have to sit down.
    }
chair = Seat { $n }:
chair-free = Free chair
bench = People and AIs
device-chair = Name on seat { $n }
kind-me = You
kind-link = Friend by link
kind-device = Same device
kind-me-why = at this screen
kind-link-why = for whoever gets it
kind-device-why = takes turns here
level-name = { $level ->
        [novice] Novice
        [steady] Steady
        [strong] Strong
       *[master] Master
    }
level-pace = { $level ->
        [master] AI, thinks about { $n } s
       *[other] AI, answers at once
    }
level-line = { $level ->
        [novice] Novice, answers at once
        [steady] Steady, answers at once
        [strong] Strong, answers at once
       *[master] Master, thinks about { $n } s
    }
device-name = Player { $n }
bots-fair = AIs see only what a player in their seat would see.
shuffle = Shuffle the seats
shuffle-why = Luck decides who sits where.
stand-in = Stand-in
stand-in-why = An AI plays for whoever is to move and stays away, until they are back.
# $n are seconds
stand-in-after = { $n ->
        [0] none: the table waits
        [120] after 2 minutes
        [3600] after 1 hour
        [86400] after 1 day
       *[other] after { $n } seconds
    }
stand-in-level = Strength of the stand-in
hints = Hints
hints-why = Whoever is to move may ask what the AI would do. Everybody sees how many hints each player took.
hints-on = on request
begun = You play on from the middle of a finished game.
begun-why = Hands and all that was dealt stay as they were; what luck brings from here on is new. Whoever saw that game knows what is hidden.
options = Rules of this table
options-changed = { $n ->
        [0] standard
        [one] 1 changed
       *[other] { $n } changed
    }
option-standard = standard
option-value-true = yes
option-value-false = no
open-table = Open the table
start = Start

## The name of a guest

name-title = What may we call you?
name-label = Name
name-why = The others at the table see it. You can change it at any time.
name-go = Go on
guest-names = Quiet Heron, Merry Fox, Patient Owl, Bright Otter, Calm Badger, Swift Marten, Kind Raven, Bold Finch, Gentle Bear, Sunny Hare

## Who sits here

players = Players
seat-open = Open seat
seat-you = you
seat-asked = to move
tag-you = you
tag-bot = AI
tag-away = away
tag-stand-in = stand-in
tag-hints = { $n ->
        [one] 1 hint
       *[other] { $n } hints
    }
waiting-people = { $n ->
        [0] Everybody is here.
        [one] Waiting for one more player
       *[other] Waiting for { $n } more players
    }
invite-link = Invitation link
copy-link = Copy link
copied = Copied
share = Send
qr = QR code for seat { $n }
sit-down = Sit down

## The prompt and the move

dock = Your move
confirm = Confirm
only-answer = Nothing else is possible: it goes on by itself in a moment.
undo = Undo
thinking = { $bot ->
        [bot] { $p } (AI) is thinking
       *[person] { $p } is thinking
    }
thinking-about = { $bot ->
        [bot] { $p } (AI) is thinking: { $support }
       *[person] { $p } is thinking: { $support }
    }
waiting-detail = You are told as soon as it is your turn.
# $time is a time of the day, "21:32" or "Sun 21:32"
stand-in-from = { $p } is away. From { $time } a stand-in plays for { $p }.
stand-in-yours = A stand-in played for you. Now you play again.
stand-in-mine = A stand-in plays for you
showing-skip = Tap anywhere or press a key to skip.
preview = If you confirm
preview-luck = Luck decides what comes next, so this cannot be undone.
preview-quiet = Nothing else happens.
words-first = Choose what to do.
words-next = Go on choosing.
words-done = Confirm, or go back to compare.
words-trail = Chosen so far
words-options = What you can choose

## A hint

board-failed = The board of { $game } has failed, so the game goes on in words.
hint = Hint
hint-taken = { $p } took a hint.

## Help at its place, and what the whole table is about

help = How this works
help-all = All of how to play
matter-fold = Fold
matter-unfold = Unfold

## Views and tools

views = Views of the table
side = Log and rules
tab-board = Board
tab-players = Players
tab-log = Log
tab-rules = Rules
tab-chat = Chat
rules-large = Read it on a page of its own
this-table = This table
this-table-standard = Standard rules, no hints.
log = Log
log-since = Since your last turn
log-turn = Turn { $n }
log-set-up = Set-up
# $words is an answer in the words of the game
log-move = { $p }: { $words }
log-undo = { $p } took back a move.
log-stand-in = A stand-in plays for { $p }.
log-back = { $p } is back.
log-begun = From this position on it is a new game.
text = Position as text
past = This is how it stood.
past-now = Back to now
keys = Keyboard

## Watching, one device, coming back

watching = You are watching. Hands stay hidden.
watching-chip = Watching
curtain = Hand the device to { $p }
curtain-covered = What only { $p } may see is covered.
curtain-open = I am { $p }
catch-up = What the others did
catch-up-stood-in = While you were away
catch-up-next = Next, { $a } of { $b }
catch-up-skip = Skip
banner-lost = Reconnecting. Nothing is lost.
banner-lost-move = Reconnecting. Your move is kept and will be sent.
banner-back = Back online. Nothing was lost.

## The end

end-over = The game is over.
end-draw = A draw.
end-won = { $me ->
        [you] You win with { $n }.
       *[other] { $p } wins with { $n }.
    }
end-won-plain = { $me ->
        [you] You win.
       *[other] { $p } wins.
    }
end-shared-plain = { $p } share the win.
end-shared = { $p } share the win with { $n }.
end-look = Look around, or choose a line of the log.
end-board = Look at the board
end-show = Result
scoring = Scoring
scoring-step = Step { $a } of { $b }
scoring-next = Next
rematch = Rematch
rematch-join = To the rematch
result-over-time = Points over time
result-sources = Where the points came from
result-order = Final order
result-then = then { $n }
result-why = { $source } made the difference: { $p } { $n }, { $q } { $m }.
result-untold = This could not be told. Load the page again to try once more.
result-walk = Walk through the scoring again
result-share = Share picture and link
result-link = Copy the link
result-picture = Save the picture
fair = Was luck fair?
fair-promise = Seal of this table's luck:
fair-signs = Key that its record will be signed with:
fair-record = Save the record

## Replay

replay = Replay

## Review of a finished game

review = Review
review-ask = Review this game
review-progress = The AI is looking at every decision. You can go on meanwhile.
review-failed = The review could not be made. Try again.
review-no-turning-points = Nobody made a big mistake.
moves = Moves

## How to play

learn-by-playing = The sentence below the board always says what you can do. Nothing counts before you confirm it.

## Settings

settings = Settings
settings-language = Language
settings-sound = Sound
sound-offer = Soft sounds go with the moves.
sound-offer-yes = Listen
sound-offer-no = No
settings-name = You are called { $p }.
settings-rename = Change

## What the server refuses

error-offline = The server cannot be reached. Try again in a moment.
error-server = Something went wrong on our side. Your game is safe. Try again.
error-bad-request = The server did not understand that. Reload the page.
error-too-large = That is too long.
error-no-session = Your name is needed first.
error-foreign-origin = Open this page at its own address.
error-foreign-host = This server is not called { $host }. Whoever runs it can add the name: LUDARIUM_HOSTS.
error-too-fast = { $seconds ->
        [one] Too many tries. Go on in one second.
       *[other] Too many tries. Go on in { $seconds } seconds.
    }
error-not-found = There is nothing here. It may have been closed.
error-no-method = The server did not understand that. Reload the page.
error-no-game = This server has no game called { $game }.
error-bad-options = This table cannot have that rule: { $option }.
error-bad-seats = This game is for { $least } to { $most } players.
error-bad-guide = A coach is for one person against one Novice, with hints and no clock.
error-bad-name = Names have { $least } to { $most } characters, all of them visible.
error-no-bot = This server has no AI called { $bot }.
error-too-many-tables = { $most ->
        [one] You can have one table at a time. Finish it first.
       *[other] You can have { $most } tables at a time. Finish some first.
    }
error-not-over = The game is not over yet.
error-too-many-reviews = { $most ->
        [1] Another game is being reviewed for you. Wait for it, or cancel it there.
       *[other] { $most } games are being reviewed already. Try again later.
    }
error-too-many-bot-games = { $most ->
        [one] You can watch one game of AIs at a time. Close the other first.
       *[other] You can watch { $most } games of AIs at a time. Close one first.
    }
error-seat-taken = Someone was quicker. This seat is taken.
error-not-listed = This table is not open to everybody. Ask for a link.
error-bad-invitation = This link opens no seat. Ask for a new one.
error-not-yours = That seat belongs to someone else.
error-waiting = { $missing ->
        [one] One player is still missing.
       *[other] { $missing } players are still missing.
    }
error-stale = This table moved on. Here is how it stands now.
error-not-asked = It is someone else's turn: { $p }.
error-not-an-option = That is not possible now. Choose one of the marked places.
error-no-undo = { $why ->
        [luck] Something was drawn since then.
        [other] Someone else has moved since then.
        [over] The game is over.
        [enough] Enough has been taken back this turn. Play on.
       *[none] There is nothing to take back.
    }
error-no-hint = { $why ->
        [table] This table was opened without hints.
        [late] The table moved on before the hint came.
       *[failed] No hint could be found. Try again.
    }
error-no-coach = There is no coach at this table.
error-over = The game is over.
error-closed = This game was played by older rules. You can watch it, not continue it.
error-moving = The table is moving to another server. Nothing happened: try again.
error-try-again = The server could not store that. Nothing happened: try again.

## Time, and what can be asked of the others

clock-left = { $time } left
clock-over = out of time for { $time }
clock-warn = You have { $time } left.
clock-zero = Your time is over.
together = Leave, take back, change
out = { $how ->
        [conceded] resigned
        [late] out of time
       *[expelled] left
    }
ended-how = { $how ->
        [cancelled] The game was called off.
        [abandoned] Nobody came for a long time: the game is over.
       *[conceded] All others resigned.
    }
end-conceded = { $me ->
        [you] You win: all others resigned.
       *[other] { $p } wins: all others resigned.
    }
asleep = The table sleeps until somebody plays again.
covered = Your hand is covered.
covered-how = Hold V, or the button over the board, to see it.
camera-closer = Closer
camera-farther = Farther away
camera-move = Move the board that is seen nearer
