### Bora Bora: what an answer means to a learner and to their one rival, part by part of what it is judged by
# $case whose part it is, and whether there is more of it: you-more, you-less, rival-more, rival-less   $more "about 3 points more", $fewer "about 3 points fewer"

borabora-bring-fish = Fish bring
borabora-means-status = { $case ->
        [you-more] The status track brings you { $more }.
        [you-less] The status track brings you { $fewer }.
        [rival-more] The status track brings your rival { $more }.
       *[rival-less] The status track brings your rival { $fewer }.
    }
borabora-means-order = { $case ->
        [you-more] You come earlier in turn order.
        [you-less] You come later in turn order.
        [rival-more] Your rival comes earlier in turn order.
       *[rival-less] Your rival comes later in turn order.
    }
borabora-bring-temple = Priests in the temple bring
borabora-means-people = { $case ->
        [you-more] Your women and men bring you more when they act.
        [you-less] Your women and men bring you less when they act.
        [rival-more] Your rival’s women and men bring more when they act.
       *[rival-less] Your rival’s women and men bring less when they act.
    }
borabora-means-tattoos = { $case ->
        [you-more] Your men have more tattoos left for the Helper.
        [you-less] Your men have fewer tattoos left for the Helper.
        [rival-more] Your rival’s men have more tattoos left for the Helper.
       *[rival-less] Your rival’s men have fewer tattoos left for the Helper.
    }
borabora-means-slots = { $case ->
        [you-more] You have more room for people.
        [you-less] You have less room for people.
        [rival-more] Your rival has more room for people.
       *[rival-less] Your rival has less room for people.
    }
borabora-bring-shells = Shells bring
borabora-bring-jewels = Jewellery brings
borabora-means-offerings = { $case ->
        [you-more] You have more offerings at hand.
        [you-less] You have fewer offerings at hand.
        [rival-more] Your rival has more offerings at hand.
       *[rival-less] Your rival has fewer offerings at hand.
    }
borabora-means-cards = { $case ->
        [you-more] You hold more god cards, or better ones.
        [you-less] You hold fewer god cards, or worse ones.
        [rival-more] Your rival is likely to hold more god cards, or better ones.
       *[rival-less] Your rival is likely to hold fewer god cards, or worse ones.
    }
borabora-means-gods = { $case ->
        [you-more] You are likelier to get god tiles, or to keep them.
        [you-less] You are less likely to get god tiles, or to keep them.
        [rival-more] Your rival is likelier to get god tiles, or to keep them.
       *[rival-less] Your rival is less likely to get god tiles, or to keep them.
    }
borabora-means-regions = { $case ->
        [you-more] You settle more regions, or have more of them in reach.
        [you-less] You settle fewer regions, or have fewer of them in reach.
        [rival-more] Your rival settles more regions, or has more of them in reach.
       *[rival-less] Your rival settles fewer regions, or has fewer of them in reach.
    }
borabora-means-materials = { $case ->
        [you-more] You have more material to build with.
        [you-less] You have less material to build with.
        [rival-more] Your rival has more material to build with.
       *[rival-less] Your rival has less material to build with.
    }
borabora-bring-buildings = Buildings bring
borabora-means-dice = { $case ->
        [you-more] Your dice find better places.
        [you-less] Your dice find worse places.
        [rival-more] Your rival’s dice find better places.
       *[rival-less] Your rival’s dice find worse places.
    }
borabora-bring-tasks = Tasks bring
borabora-bring-bonus = Great works bring

## What the coach adds
# $list what a god costs   $what "3 wood": a task   $a of $b 1 of 3   $n 6: points

borabora-care-met = As it stands you have met a task: { $what }. If it still is when the round ends, it brings { $n } points.
borabora-care-last = After this last round you may complete all your tasks, for { $n } points each. Nearest: { $what }, { $a } of { $b }.
borabora-care-task = When the round ends you complete a task for { $n } points, or give one up. Nearest: { $what }, { $a } of { $b }.
borabora-care-all = After the next round, the last, every task you have met scores, { $points } points each, and none is given up any more: plan for all of them.
borabora-care-work = Great work in reach: { $what }, { $a } of { $b }. It brings { $n } points at the end.
borabora-care-temple = In the temple you have { $own }, your rival { $theirs }. When the round ends each scores, and whoever has most gains a god tile; the highest space decides a tie. A priest pushes down whoever stands where it comes.
borabora-care-fell = { $n ->
        [0] None of yours is left there.
        [one] One of yours is left there.
       *[other] { $n } of yours are left there.
    }
borabora-note-falls = One of your own priests falls out.
borabora-care-lost = You no longer hold it: its fish is yours no more, { $n ->
        [one] one point
       *[other] { $n } points
    } at the end.
borabora-note-costs = It costs { $list }.
borabora-note-costs-cards = It costs { $n } cards and { $n } offerings.
borabora-note-in-time = Your rival’s { $n } there would shut out all your dice: now you are in time.
borabora-note-shuts-out = It shuts your rival out there: none of their dice is below { $n }. Only Blue would let one in.
borabora-note-fits-two = Your { $n } fits only here and on { $what } now.
borabora-note-fits-one = Your { $n } fits on no other tile now: else it can only fish.
borabora-note-first = As it stands you would go first in the next round.
borabora-note-favourite = As it stands the God tile of the temple would be yours when the round ends.
borabora-note-buys = With it you can buy this when the round ends: { $what }.
borabora-note-pair = Two of your materials then lie side by side, as a building needs them.
borabora-note-stays-same = The temple is full as far as your die reaches, and your own priest stands lowest: the new one pushes it out.
borabora-note-stays = A priest scores in each round while it stays: { $list } until the end.
borabora-note-fewer-soon = A building scores { $a } in this round, and from the next one on only { $b }.
borabora-note-status = Your place on the status track brings { $n ->
        [one] one point
       *[other] { $n } points
    } more at the end of the round.
borabora-note-gods = With it you can call { $n ->
        [one] one god
       *[other] { $n } gods
    }, for a card and an offering each.
borabora-note-fish = The fish there is worth { $n } at the end.
borabora-note-farther = It takes you further from your task: { $what }, { $a } of { $b }.
borabora-note-meets = That meets your task: { $what }.
borabora-note-breaks = Your task is no longer met then: { $what }.
borabora-note-nearer = Nearer to your task: { $list }.
borabora-note-so-far = { $what } ({ $a } of { $b })
borabora-note-draft-met = You have met it already: it is sure to bring its points while that stays so.
borabora-note-draft-nearly = { $last ->
        [yes] One thing is missing: only Yellow helps now.
       *[no] Only one thing is missing.
    }
borabora-note-draft-theirs = Your rival has met it already: so it is not theirs to take.
borabora-note-work = That completes a great work: { $what }. It brings { $n } points at the end.
