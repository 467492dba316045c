## The rulebook of a game

rulebook = Rulebook
# $n 47
rulebook-line = The rulebook, in { $n } short paragraphs. Each says what it rests on where that is in doubt.
rulebook-search = Search the rulebook
rulebook-contents = Contents
rulebook-find = Search the rules
# $n 3
rulebook-found = { $n ->
        [0] Nothing found
        [one] 1 paragraph
       *[other] { $n } paragraphs
    }
rulebook-nothing = Nothing found. Try another word, or the beginning of one.
rulebook-none = This game has no rulebook here.
# $n "5.4"
rulebook-permalink = { $n }, link to this paragraph
rulebook-example = Open the example
rulebook-rulings = Rulings:
# $n "§5.4"
rulebook-rule = Rule { $n }
rulebook-new-tab = (opens in a new tab)
