## Time, and what can be asked of the others

clock = Clock
clock-name = { $clock ->
        [none] no clock
        [quick] quick, 5 min + 20 s
        [calm] calm, 15 min + 45 s
        [day-1] 1 day a turn
        [day-2] 2 days a turn
        [day-3] 3 days a turn
        [day-7] 7 days a turn
       *[bank] 1 day a turn, 7 in reserve
    }
clock-other = { $grant } a turn, { $bank } in reserve
clock-why-none = Everybody takes the time they need.
clock-why-grant = Every turn has { $grant }. What is left of it is lost.
clock-why-keep = Every turn has { $grant }, then { $bank } in reserve run. What is left of a turn is added to the reserve.
clock-why-bank = Every turn has { $grant }, then { $bank } in reserve run.
at-zero = When time is over
at-zero-name = { $one ->
        [stand-in] A stand-in plays
        [forfeit] The seat is lost
       *[nothing] The game waits
    }
at-zero-why = { $one ->
        [stand-in] An AI plays until the player is back. The third time the seat is lost.
        [forfeit] An AI plays the seat to the end, ranked last. With two, the other wins.
       *[nothing] The others may agree to go on without them.
    }
proposal = Proposal
proposes = { $own ->
        [yes] You propose
       *[no] { $p } proposes
    }
proposal-waits = Waiting for { $p }. It lapses in { $time }, or with the next move.
proposal-back = Withdraw
agree = Agree
decline = Decline
later = Later
wish-propose = Propose
wish-do = Do it
wish-sure = Yes: { $what }
wish-no = No
wish-one-at-a-time = A proposal is open. The next one can be made when it is answered.
wish-takeback = Take back
wish-takeback-why = { $n ->
        [one] Your last move comes back.
       *[other] Your last move comes back, and all { $n } moves since.
    } Clocks stand as they did then, and luck brings the same again; nobody’s plan stays.
wish-takeback-n = { $n ->
        [one] Take back the last move. Clocks stand as they did then, and luck brings the same again; nobody’s plan stays.
       *[other] Take back the last { $n } moves. Clocks stand as they did then, and luck brings the same again; nobody’s plan stays.
    }
wish-clock = Another clock
wish-clock-to = Play on with this clock: { $clock }. Everybody begins with a full reserve.
wish-hints = Hints
wish-hints-to = { $value ->
        [on] Allow hints
       *[off] No more hints
    }
wish-hints-ask = Propose: { wish-hints-to }
wish-stand-in-to = { $value ->
        [none] No stand-in for those who stay away
       *[other] A stand-in for those who stay away
    }
wish-chat-to = Chat: { $value }
wish-expel-p = Go on without { $p }
wish-expel-why = An AI plays the seat to the end, ranked last. All others have to agree.
wish-offer = The seat of { $p }
wish-offer-why = Whoever follows the link sits down there, sees its hand, and plays on with half the reserve.
wish-offer-link = { $n ->
        [0] Link to the seat
       *[other] Another link; this one ends
    }
wish-cancel = Call the game off
wish-cancel-why = The game ends without places, and its seed is told. As long as somebody has not moved yet, one alone can do it.
wish-cancel-it = Call the game off, without places.
wish-concede = Resign
wish-concede-p = Resign for { $p }
wish-concede-two = The game is over, and the other wins.
wish-concede-more = { $more ->
        [yes] An AI plays your seat to the end, ranked last. You no longer see its hand.
       *[no] Nobody else is left: the game is over.
    }
wish-finish = End the game now
wish-finish-why = Everybody else has left: you are first.
turn-ends = This cannot be undone.
turn-ends-in = { $n ->
        [one] Sent in { $n } second. Then it cannot be undone.
       *[other] Sent in { $n } seconds. Then it cannot be undone.
    }
turn-ends-send = Send now
turn-ends-back = Back
cover = Cover my hand
cover-why = The page is told what everybody may see. Hold a key or a button to look at your hand and to play.
covered-hold = Hold to see your hand
covered-off = Uncover
stream-how = To show this table to others, without hands, up to 15 minutes later with &delay=900:
substitutes = Seats can be taken over
substitutes-why = If somebody leaves, those who stay have a link for whoever wants to play on. Until then an AI plays.
take-over = Take a seat: { $game }
take-over-why = { $who } left, and an AI plays there. { $moves ->
        [0] Nobody has moved yet.
        [one] One move has been made.
       *[other] { $moves } moves have been made.
    } Sit down, and the seat is yours: you see its hand and play on.
take-over-clock = You begin with half the reserve, and a whole turn’s time.
take-over-watch = Only watch

## Vacations

vacation = Vacation
vacation-why = Nobody waits for you meanwhile: your clock stands and no stand-in plays. You may move all the same. There are 21 days a year at each table.
vacation-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
second-clock = If nobody has been there for 10 minutes
second-clock-none = the clock goes on
second-clock-then = If nobody is there for 10 minutes: { $clock }
vacations = Vacations
vacations-why = Whoever plays may be away for 1 to 14 days, 21 a year. Nobody waits for them then, and they lose nothing.
vacations-none = No vacations
vacation-from = From when
vacation-in = { $n ->
        [0] from now
        [one] from tomorrow
       *[other] in { $n } days
    }
vacation-begins = It begins in { $time }. Until then time goes on as always.
vacation-stay = Do not go
vacation-go = Take it
vacation-back = I am back
vacation-back-why = Your clock stands until your vacation is over. Whole days that are left are kept.
vacation-until = on vacation until { $time }
error-no-vacation = { $days ->
        [0] No vacation is left at this table this year.
        [one] One day of vacation is left at this table this year.
       *[other] { $days } days of vacation are left at this table this year.
    }

## Why something among people is not done

error-late = Your time is over, or an AI plays for you.
error-already-here = You have another seat at this table.
error-no-proposal = That proposal is no longer open.
error-asked-lately = A proposal is open, or you made one only just now.
error-not-in = That is for those who play.
error-not-allowed = This table does not allow it.
error-not-yet = It is too early for that.

repaired = Whoever runs this server has set the game back to here: { $why }

on-board = Think about it on a board
on-board-why = A game as it may be: what you do not see is made up. Nothing happens at this table.
