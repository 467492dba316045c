## Puzzles
# $n a number, or a share of the chance to win in percent  $all, $many how many there are
# $people how many have tried  $bots "Strong and Steady": the AIs that played

puzzle = Puzzle
puzzles-what = Positions from games of the AIs. One answer is clearly better than all others: find it.
puzzles-solved = { $n } of { $all } solved
puzzles-streak = { $n } in a row at the first try, { $best } at most
puzzles-ten = { $n ->
        [10] Ten in a row
       *[other] { $n } in a row
    }
puzzles-others = Puzzles of all games
puzzles-all = All puzzles
puzzles-kind = Kind
puzzles-difficulty = Difficulty
puzzles-any = All
puzzles-level-1 = Easy
puzzles-level-2 = Medium
puzzles-level-3 = Hard
puzzles-level-4 = Very hard
puzzles-shown = { $n ->
        [one] One puzzle is shown.
       *[other] { $n } puzzles are shown.
    }
puzzles-none = There is no such puzzle yet.
puzzles-legend = Green: solved at the first try. Grey: solved later, or shown.
puzzle-link = { $state ->
        [clean] Puzzle { $n }, difficulty { $difficulty } of 4, solved at the first try
        [solved] Puzzle { $n }, difficulty { $difficulty } of 4, solved
       *[open] Puzzle { $n }, difficulty { $difficulty } of 4
    }
puzzle-of-the-day = Puzzle of the day
puzzle-n = Puzzle { $n }
puzzle-of-ten = { $n } of { $many }
puzzle-difficulty = Difficulty { $n } of 4
puzzle-judged = Judged
puzzle-judged-why = Three long searches agree which answer is best, and that every other one gives away 5 % or more of the chance to win.
puzzle-judged-ask = One answer is clearly better than all others. Which one?
puzzle-proven = Proven
puzzle-proven-why = Every answer and everything that luck may give was tried: this one wins in this turn.
puzzle-proven-ask = One answer wins in this turn, whatever luck gives. Which one?
puzzle-proven-right = It wins in this turn, whatever luck gives.
puzzle-proven-wrong = { $n ->
        [0] That does not win in this turn.
       *[other] That wins in this turn only with luck: { $n } %.
    }
puzzle-proven-next-best = With luck this wins, too, { $n } %: { $what }
puzzle-begins = It begins like this. How does it go on?
puzzle-wrong = There is better. This gives away { $n } % of the chance to win.
puzzle-right = Right.
puzzle-right-now = Right this time.
puzzle-was = This is the answer.
puzzle-next-best = The next best gives away { $n } %: { $what }
puzzle-levels = Who finds it in 20 tries: Novice { $novice }, Steady { $steady }, Strong { $strong }.
puzzle-found = { $n } % of { $people } people found it at the first try.
puzzle-origin = { $n ->
        [one] The position comes from a game of the AIs { $bots }, after 1 answer.
       *[other] The position comes from a game of the AIs { $bots }, after { $n } answers.
    }
puzzle-ten-over = That was it: { $n } of { $many } at the first try.
puzzle-ways = The way on
puzzle-begin = Which piece?
puzzle-show = Show me
puzzle-board = Open on the board
puzzle-doubt = Doubt
puzzle-doubted = Doubted
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-keys-on = Confirm, try again, next puzzle
puzzle-keys-help = Which piece?, then Show me

# Best turns: $n, $best, $points how many points  $people how many people's turns brought them

best-turn = Best turn
best-turn-n = Best turn { $n }
best-turn-proven-why = Every turn was tried: none brings more than the best.
best-turn-ask = One turn, as many points as you can. It ends where somebody else or luck decides; what it has brought by then counts.
best-turn-so-far = This turn so far: { $n }
best-turn-over = { $n ->
        [one] The turn is over and brings 1 point.
       *[other] The turn is over and brings { $n } points.
    }
best-turn-hand-in = Hand in
best-turn-found = { $n ->
        [one] 1 point: no turn brings more.
       *[other] { $n } points: no turn brings more.
    }
best-turn-result = Your turn brings { $n }, the best one { $best }.
best-turn-first = Your first turn counts, with { $n }.
best-turn-was = This is the best turn.
best-turn-everybody = What everybody’s turn brought
best-turn-brought = { $people ->
        [one] { $points } points: 1 person
       *[other] { $points } points: { $people } people
    }
best-turn-mine = you
best-turn-most = best
best-turn-tried = { $n ->
        [0] Nobody has tried it yet.
        [one] 1 person has tried it.
       *[other] { $n } people have tried it.
    }
best-turn-unnamed = Without a name you are not among them.
best-turn-next = Next
error-turn-not-over = The turn is not over yet.
best-turn-keys-on = Confirm, hand in, next turn
