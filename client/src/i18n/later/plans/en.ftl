## If-then plans

plan = If … then …
plan-why = Say now what you will answer. Nobody else learns of it.
plan-ready = { $n ->
        [one] One answer is planned. Nobody else knows.
       *[other] { $n } answers are planned. Nobody else knows.
    }
plan-if = If { $p } does this …
plan-and-if = … and if { $p } then does this …
plan-then = … then I do this
plan-if-how = Choose what may come. Nothing happens at the table.
plan-then-how = Choose your answer on the board. It is sent for you as soon as it fits, and you cannot take it back then.
plan-other = So far you would answer: { $words }
plan-full = A plan holds 32 answers, 8 steps deep. Remove a branch first.
plan-ends = { $why ->
        [luck] Luck decides what comes now: this branch ends here.
        [hidden] What comes now depends on what you cannot see: this branch ends here.
       *[over] The game would be over: this branch ends here.
    }
plan-ends-how = Go back a step, or close: what is planned stays.
plan-take = { $how ->
        [suppose] If so
        [replace] Plan this instead
       *[keep] Plan this answer
    }
plan-close = Back to the table
plan-branch = This branch
plan-all = My plan
plan-answers = { $n } of { $most }
plan-none = Nothing is planned yet.
plan-says = { $own ->
        [yes] then
       *[no] if
    }
plan-remove = Remove from the plan: { $words }
plan-played = Sent for you, as planned:
plan-gone = Something else happened: that plan is over.
