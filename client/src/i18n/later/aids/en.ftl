## Aids, and tables that are played without

aids = Aids
aids-why = What helps to see, to reckon and to remember. What is off here is off for everybody until the game is over.
aids-how = { $one ->
        [all] as usual
        [some] choose
       *[none] tournament: none
    }
aid = { $aid ->
        [overlays] Drawn over the board
        [projections] Reckoned ahead
        [previews] Before you confirm
        [counts] What is left
        [hints] Hints
       *[analysis] Looking back
    }
aid-why = { $aid ->
        [overlays] Kingdoms and strengths, fields and open edges.
        [projections] What things are worth, and what the end would bring now.
        [previews] What an answer leads to before it is given, and why another is not allowed.
        [counts] What bags, stacks and decks still hold.
        [hints] What the AI would do.
       *[analysis] Earlier moments of the game, its record, and an analysis board for it, while it goes on.
    }
aid-name = { $aid ->
        [overlays] drawings over the board
        [projections] projections
        [previews] previews
        [counts] counts of what is left
        [hints] hints
       *[analysis] looking back
    }
without = Without { $list }
without-all = Tournament: no aids
error-no-aid = { $aid ->
        [previews] This table is played without previews.
        [hints] This table is played without hints.
       *[analysis] At this table nobody looks back or thinks on a board while the game goes on.
    }
error-no-programs = No program sits down at a table without aids.
