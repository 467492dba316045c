pebbles-title = Pebbles
pebbles-line = Keep a stone in secret, share out the heap, and stop at the right number.
pebbles-minutes = 5
pebbles-option-heap = Pebbles in the heap
pebbles-option-heap-why = More pebbles make a longer game.
pebbles-heap = The heap
pebbles-taken = Pebbles
pebbles-taken-why = Each pebble is a point.
pebbles-stones = Stones
pebbles-stones-why = Whoever took as many as the own stone says, counted round in sixes, gains 6 more.
# $n 4
pebbles-stone = Stone { $n }
# The questions.
pebbles-ask-KeepStone = Which stone do you keep?
pebbles-how-KeepStone = Nobody sees it. The other one goes back into the bag.
pebbles-ask-TakePebbles = How many pebbles do you take?
pebbles-how-TakePebbles = Take 1 to 3. Press a pebble: all that lie farther out come with it.
# What others do: "Jonas is thinking: the stone"
pebbles-support-KeepStone = the stone
pebbles-support-TakePebbles = the pebbles
# $n 3
pebbles-chosen-keep = Keep stone { $n }
pebbles-then-keep = Take as many as it says, or 6 or 12 more, and gain 6.
pebbles-chosen-take = { $n ->
    [one] Take 1 pebble
   *[other] Take { $n } pebbles
}
# $after 5
pebbles-then-take = Then you have { $after }.
pebbles-keep = Keep stone { $n }
pebbles-spot-may = Take { $n }, possible
pebbles-spot = A pebble that is not to be had now
# $n 5   $six yes
pebbles-now = { $six ->
    [yes] You have { $n }. That is what your stone says: 6 more if it stays so.
   *[no] You have { $n }. That is not what your stone says.
}
# $p "Jonas"   $n 2
pebbles-has = { $p }: { $n }
pebbles-left = { $n ->
    [0] The heap is gone.
    [one] 1 pebble is left.
   *[other] { $n } pebbles are left.
}
pebbles-log-secret = { $p } kept a stone.
pebbles-log-keep = { $p } kept stone { $n }.
pebbles-log-take = { $p } took { $n }.
# $p "Jonas"   $me you or other   $n 7   $bonus 6
pebbles-why = { $bonus ->
    [0] { $n } pebbles were enough, without the stone.
   *[other] { $n } pebbles, as many as the stone says, and { $bonus } more for it.
}
pebbles-learn-stone = A stone in secret
pebbles-learn-stone-text = You draw two stones with numbers from 1 to 6. Keep one. Nobody else sees which.
pebbles-learn-take = The heap
pebbles-learn-take-text = In turn, take 1, 2 or 3 pebbles until the heap is gone.
pebbles-learn-end = The end
pebbles-learn-end-text = Each pebble is a point. If you took as many as your stone says, or 6, 12 or more sixes above it, you gain 6 more.
