## What somebody is told who is not looking

turn = { $left ->
        [none] Your turn at { $game }{ $names ->
            [none] { "" }
           *[some] { " with " }{ $names }
        }.
       *[some] Your turn at { $game }{ $names ->
            [none] { "" }
           *[some] { " with " }{ $names }
        }. { $left } left.
    }
clock = { $left } left at { $game }. It is your turn.
stand-in = A stand-in plays for you at { $game }. Open the table to take your seat back.
zero = Your time at { $game } has run out.
begins = All are there: { $game } begins.
proposal = { $name } proposes at { $game }: { $what ->
        [takeback] a takeback
        [cancel] to call the game off
        [clock] another clock
        [stand-in] another stand-in
        [hints] another choice about hints
        [chat] another choice about chat
       *[expel] to go on without somebody
    }. Answer until { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
over = { $how ->
        [cancelled] { $game } was called off.
        [abandoned] { $game } was closed: nobody had played on.
       *[other] { $place ->
            [none] { $game } is over.
           *[some] { $game } is over: you came { $place ->
                [1] first
                [2] second
                [3] third
               *[other] number { $place }
            } of { $of }.
        }
    }
dead = { $game } will be closed on { DATETIME($when, dateStyle: "long") } if nobody plays on.
new-sign-in = New sign-in{ $what ->
        [none] { "" }
       *[some] : { $what }
    }. Not you? End it here.
many = You are wanted at { $n } tables: { $games }.
test = This is how notices from Ludarium arrive.

days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
and = { $first } and { $last }
title = { $name ->
        [druids] Druid Waltz
        [tigris] Tigris & Euphrates
        [ark] The Ark of the Covenant
       *[other] { $title }
    }

## Mails

mail-foot = You get this because you asked Ludarium to tell you by mail.
    No more mails to this address: { $link }
mail-confirm-subject = Confirm this address for Ludarium
mail-confirm = Somebody, probably you, wants notices from Ludarium to come to this address.
    To confirm it, open this link within a day and press the button:

    { $link }

    If it was not you, do nothing: no more mails will come.
mail-sign-in-subject = Sign in to Ludarium
mail-sign-in = Open this link within 15 minutes and press the button, and you are signed in. It is good once.

    { $link }

    If you did not ask for it, do nothing. Whoever has this link can sign in as you, so pass it on to nobody.
