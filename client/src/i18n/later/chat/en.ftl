## What people at a table say to each other

chat-empty = Nobody has said anything yet.
chat-quiet = Nothing is said at this table.
chat-earlier = Earlier
chat-lines = What was said
chat-room = { $room ->
        [seats] Everybody reads this.
       *[onlookers] Only those who look on read this, until the game is over.
    }
chat-you = you
chat-onlooker = looks on
chat-phrases = Say something
chat-text = Your words
chat-left = { $n } letters left
chat-say = Send
chat-about = What { $name } said: mute or report
chat-mute = Do not hear { $name } any more
chat-report = Report
chat-reported = Whoever runs this server will see it.
chat-muted = { $n ->
        [one] You do not hear one person
       *[other] You do not hear { $n } people
    }
chat-hear = Hear { $name } again
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-thanks = Thanks.
phrase-well-played = Well played.
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-sorry = Sorry.
phrase-again = Again?
phrase-good-night = Good night.
phrase-i-must-go = I must go.
chat-field = Chat
chat-choice = { $chat ->
        [open] Open
        [phrases] Phrases
       *[none] None
    }
chat-choice-why = { $chat ->
        [open] All write what they like.
        [phrases] Ten phrases, which everybody reads in their own language.
       *[none] Nothing is said at this table.
    }
error-quiet = That cannot be said at this table.
error-quieted = { $until ->
        [never] You may not say anything at tables here any more.
       *[other] You may say something at tables again from { $until } on.
    }
error-bad-text = Write up to { $most } letters, all of them visible.
