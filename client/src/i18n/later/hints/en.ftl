### What the AI would do, best first

hint-title = What the AI would do
hint-thinking = The AI is thinking about your move
hint-order = Best first
hint-chance = Chance to win
hint-percent = { $n }%
hint-best = best
hint-even = about as good
# $n is a difference of two percentages
hint-less = { $n ->
        [one] 1 percentage point less
       *[other] { $n } percentage points less
    }
hint-how = Choose one to try it on the board. It counts only when you confirm it.
