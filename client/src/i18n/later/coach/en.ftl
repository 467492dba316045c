## The coach of a guided first game

coach = Coach
coach-intro = { $p } is the weakest AI, but plays to win. This game counts for nothing. Press what I advise: the board shows it.
coach-from-now = From now on I speak up when something is new or goes wrong. Ask me whenever you like.
coach-thinking = The coach is looking …
coach-lesson = Lesson: { $title }
coach-advice = { $n ->
        [one] This would be a good move here:
       *[other] Either of these would be a good move:
    }
coach-advice-matters = { $n ->
        [one] Here one answer is a good deal better than the others:
       *[other] Here these are a good deal better than the others:
    }
coach-advice-bare = { $n ->
        [one] I would choose this here:
       *[other] I would choose one of these here:
    }
coach-advice-unsaid = { $n ->
        [one] Nothing stands out here. I would choose this:
       *[other] Nothing stands out here. I would choose one of these:
    }
coach-afterwards = Then this happens: { $came }
coach-chosen = About your choice: { $what }
coach-as-sound = It is as good as what I advise.
coach-could-win = You can win the game now: see what I advise.
coach-wins = With it you win the game.
coach-then = Then perhaps: { $what }.
coach-then-points = Then perhaps: { $what }. Together { $n ->
        [one] one point
       *[other] { $n } points
    }.
coach-even-so = It is sound all the same. { $why }
coach-gained = { $p } has gained { $n } points.
coach-missed = You could have won for certain.
coach-better = Better was: { $what }.
coach-instead = I had advised: { $what }.
coach-mistake = That move cost you a lot.
coach-mistake-of = That move cost you a lot: { $which }
coach-slip = That was not quite the best.
coach-slip-of = That was not quite the best: { $which }
coach-gift = That move cost your rival a lot.
coach-gift-of = That move cost your rival a lot: { $which }
coach-look = Take it back and see what is better
coach-good = That was a good move.
coach-good-of = That was a good move: { $which }
coach-good-too = That was as good as what I advised.
coach-good-too-of = That was as good as what I advised: { $which }
coach-again = As it was before, with the same luck to come. What else could you do?
coach-twice = Look twice here: hardly more than one answer is good, and the others cost you something.
coach-late = The coach needs longer here. Play on if you like, or wait.
coach-silent = The coach sees no answer here that is better than the others. Choose what you like: nothing counts before you confirm it.
coach-mind = To keep in mind
coach-ask = What is good here?
coach-always = Advise me always
coach-sometimes = Advise me only when I ask
coach-quiet = The coach is quiet from now on. This game still counts for nothing.
coach-back = Bring the coach back
coach-alone = Play on without the coach
coach-end = What I learnt
coach-learnt = What I learnt
coach-moments-good = What you did well
coach-moments-other = Where something else was better
coach-moment = Turn { $n }: { $which }
coach-learnt-won = You won your first game: well played. The next one is yours alone.
coach-learnt-lost = It is the first game, and first games are there to be learnt from: the review shows where this one turned.
coach-ahead = You were ahead with: { $source }, { $n } to { $m }.
coach-behind = Your rival was ahead with: { $source }, { $m } to { $n }.
coach-greatest = The turns that brought most
coach-greatest-own = Yours: turn { $turn }, { $n ->
        [one] one point
       *[other] { $n } points
    }
coach-greatest-rival = Your rival’s: turn { $turn }, { $n ->
        [one] one point
       *[other] { $n } points
    }
coach-learnt-came = What came up, with its lessons
coach-learnt-none = Nothing out of the ordinary so far.
coach-learnt-backs = { $n ->
        [one] You took back one move that the coach did not like.
       *[other] You took back { $n } moves that the coach did not like.
    }
coach-end-here = End the game here
coach-end-sure = It ends at once and without a result, and nobody can take it up again.
coach-end-now = End it now
coach-play-on = Play on
coach-next = Now a table of your own
coach-here = With a coach, against the Novice. Counts for nothing.
means-for = For it: { $why }
means-against = Against it: { $why }
# $n how many: "some" if nobody knows
means-more = { $n ->
        [some] more points
        [0] a little more
        [1] about one point more
       *[other] about { $n } points more
    }
means-fewer = { $n ->
        [some] fewer points
        [0] a little less
        [1] about one point fewer
       *[other] about { $n } points fewer
    }
means-over = { $case ->
        [you-more] You are likelier to win soon.
        [you-less] You are less likely to win soon.
        [rival-more] Your rival is likelier to win soon.
       *[rival-less] Your rival is less likely to win soon.
    }
means-time = { $case ->
        [you-more] The rest of the game suits you better.
        [you-less] The rest of the game suits you less.
        [rival-more] The rest of the game suits your rival better.
       *[rival-less] The rest of the game suits your rival less.
    }
means-points = { $case ->
        [you-more] You score { $more }.
        [you-less] You score { $fewer }.
        [rival-more] Your rival scores { $more }.
       *[rival-less] Your rival scores { $fewer }.
    }
# $what brings points, named by the game: "Cities bring"
means-bring = { $case ->
        [you-more] { $what } you { $more }.
        [you-less] { $what } you { $fewer }.
        [rival-more] { $what } your rival { $more }.
       *[rival-less] { $what } your rival { $fewer }.
    }
