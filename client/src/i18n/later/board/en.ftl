## A board to think on

board = Analysis board
board-of = { $game }: analysis board
board-loading = The rules are being asked
board-player = Player { $n }
board-over = The game ends here. Go back and try something else.
board-moves = Moves
board-walk = Forward and back
board-start = Start
board-empty = Play for whoever is asked. Every move stands here, and whatever you try instead stays beside it.
board-variations = { $n ->
        [one] one variation
       *[other] { $n } variations
    }
board-promote = Make it the main line
board-draw-again = Draw again
board-remove = Delete from here
board-keys-aside = Between variations
board-link = Copy the link
board-link-short = Copied. There are too many moves for a link: it leads to this position.
board-open = Open a position
board-here = Open this position on the analysis board
board-new = New game
board-players = Players
board-text = Position or record
board-open-text = Open
board-error-no-text = Paste a position or a record here.
board-error-bad-link = This link is damaged. It may have been cut short.
board-error-bad-line = { $kind ->
        [position] The rules cannot read this position.
        [players] That is not possible with so many players.
        [option] This game has no such rule.
        [record] The rules cannot read this record.
        [words] Move { $move } is not possible there.
        [luck] Luck cannot give what stands at move { $move }.
        [long] A board holds 600 moves.
        [slow] The rules need too long for this position.
       *[game] This server does not have that game.
    }

engine = Engine
engine-thinking = Thinking for { $seconds } s
engine-thought = Thought about for { $seconds } s
engine-eyes = It knows what { $p } sees, and no more.
engine-says = Best: { $what } { $n }%.
engine-nobody = Nobody is asked here.
engine-none = It found no answer.
engine-how = Press one to see it on the board, once more to play it.
