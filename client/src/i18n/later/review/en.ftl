## The replay and the review of a game

replay-of = Replay: { $game }
replay-link = Link to this move
play-differently = Play it differently
replay-eyes = Whose eyes
replay-eyes-none = As a spectator
review-chance = Chance to win:
review-before = before
review-after = after
review-here = This move
review-played = { $me ->
        [you] You played this
       *[other] { $p } played this
    }
# $p "Jonas"   $n 12: games of 100
review-reason =
    { $n ->
        [0] Nothing clearly better was found.
        [one] With the best move { $me ->
            [you] you
           *[other] { $p }
        } would win 1 more of 100 games.
       *[other] With the best move { $me ->
            [you] you
           *[other] { $p }
        } would win { $n } more of 100 games.
    }
review-later = Afterwards there:
review-alike = The difference shows only later.
review-seen = { $me ->
        [you] Chances as you could see them, if everybody played on as well as the AI.
       *[other] Chances as { $p } could see them, if everybody played on as well as the AI.
    }
review-no-choice = There was nothing to choose here.
review-good = good
review-inaccurate = inaccurate
review-mistake = mistake
review-better = better
review-luck = Luck and hidden things
review-turned-own = Your costliest moves
review-turned-others = The others, and luck
review-turning-points = Turning points
review-next = Next turning point
review-line = Whose line stands out
review-lists = What is listed
replay-play = Play
replay-pause = Pause
replay-pace = Speed
replay-slider = Move
play-on = Play on from here
replay-keys-play = Play, or pause
review-why = The AI thinks about every decision, knowing only what its player could see.
review-cancel = Cancel

result-turning = Where did it turn?
result-turning-ask = The review looks at every decision in the background. You can go on meanwhile.
result-steady = No single turning point
result-turned = Turn { $n } decided it
result-swing = Much changed in turn { $n }
result-turned-chance = { $me ->
        [you] Your chance: with the best move { $a }, with this one { $b }.
       *[other] Chance of { $p }: with the best move { $a }, with this one { $b }.
    }
result-own = Your costliest move was in turn { $n }:
result-turned-luck = { $me ->
        [you] Luck helped you to win { $n } more of 100 games from here.
       *[other] Luck helped { $p } to win { $n } more of 100 games from here.
    }
result-moves = moves
