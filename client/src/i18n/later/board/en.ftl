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
board-luck = Choose what luck gives
board-remove = Delete from here
board-keys-aside = Between variations
board-link = Copy the link
board-link-short = Copied. There are too many moves for a link: it leads to this position.
board-open = Open a position
board-here = Open this position on the analysis board
board-new = New game
board-edit = Set up by pieces
board-players = Players
board-text = Position or record
board-open-text = Open
board-imagined = Imagined
board-imagined-why = What { $p } does not see is made up, luck as well.
board-deal-again = Deal again
board-made-up = What { $p } holds here is made up.
board-item = Move
board-mark = What you think of this move
board-mark-good = Good
board-mark-mistake = Mistake
board-mark-question = Open question
board-remark = Remark
board-remark-here = What is there to say?
board-remark-start = Remark on the beginning
board-remark-move = Remark on move { $n }
board-draw = Draw
board-draw-none = Erase the drawing
board-drawing = Press places to draw on them.
board-drawing-ends = Press one again to erase it. Esc ends it.
board-export = Take along
board-export-study = As a study
board-export-study-why = All moves, variations and remarks.
board-export-file = Save as a file
board-export-position = This position
board-export-picture = A picture of the board
board-export-picture-why = As it is drawn now, with names, move and link below it.
board-keep = Keep as a study
board-luck-right = The luck of this record verifies.
board-luck-none = This record promises nothing about its luck.
copy = Copy
error-bad-study = The rules cannot read this text.
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
engine-how = Press one to see it on the board, once more to play it. ± is how far off that may be (one standard error).
engine-off = ± { $n }
engine-line = Play on as it expects: { $n } more
engine-parts = All parts, in percent
engine-part = Part

replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-position = Move { $n } of { $m }
replay-keys-step = A move back or forward
