### The school of Bora Bora

borabora-school-B1-title = A hut
borabora-school-B1 = Five islands, twelve regions. Your first hut goes where the fish is worth 1. You gain what the region yields.
borabora-school-B1-help = Choose the east forest, and confirm. Then choose a ritual space for the wood, and confirm.
borabora-school-B1-now = The region yields a material. Choose a ritual space for it, and confirm.
borabora-school-B1-done = Wood. It lies on a ritual space until you build with it. Whoever has most points after six rounds wins.
borabora-school-B1-other = An offering. It pays when you call a god. Whoever has most points after six rounds wins.

borabora-school-B2-title = A die is an action
borabora-school-B2 = You rolled 2, 4 and 5. The number says how far an action reaches. Put the 2 on Land, and go to the marked mountain.
borabora-school-B2-want = Here we want the 2 on Land: the way is short, and higher dice reach further. Then a hut on the central mountain.
borabora-school-B2-want-now = Here we want your hut on the central mountain: so far the 2 takes it.
borabora-school-B2-help = Choose the 2, then the tile Land, and confirm. Choose the central mountain, confirm, and store the stone.
borabora-school-B2-now = Now choose where the hut goes: the central mountain.
borabora-school-B2-store = The mountain yields stone. Choose a ritual space for it, and confirm.
borabora-school-B2-done = The path asks for a 2. Your hut left a slot free on your board: people come to free slots. Slot 12, the last, holds any number of huts.
borabora-school-B2-stack = The path asks for a 2. Another hut is left on slot 12, so this freed no slot.
borabora-school-B2-other = That works, too. Now try the 2, by land to the mountain.

borabora-school-B3-title = Lower than all
borabora-school-B3 = A 4 lies on the Helper. A die placed there must be lower. Use the 3, and spend its three die points.
borabora-school-B3-want = Here we want the 3 on the Helper, and its points spent. Points that are left over are lost.
borabora-school-B3-help = Choose the 3, then the Helper, and confirm. Then choose what you take, until no die point is left.
borabora-school-B3-now = Spend your three die points: one for a point, two for an offering, card or material.
borabora-school-B3-done = One die point is a point, two are an offering, a card or a material. Mix as you like.
borabora-school-B3-lost = You stopped, and the die points that were left are lost. Spend them all.

borabora-school-B4-title = A god helps
borabora-school-B4 = A 3 lies on the Temple, so your 5 is too high. Call the god Blue: for a card and an offering it may lie there. Then push the priest of Jonas down.
borabora-school-B4-want = Here we want the Temple, with Blue, and then your priest on space 5. There Jonas has to give way.
borabora-school-B4-want-now = Here we want your priest on space 5. There Jonas has to give way.
borabora-school-B4-help = Choose the 5, then the Temple, and confirm. Send a priest to space 5, then choose your fire bonus.
borabora-school-B4-now = Now send your priest to space 5: it pushes the priest of Jonas down.
borabora-school-B4-fire = Now your fire bonus: a card or an offering, and a step or a shell.
borabora-school-B4-done = The higher a priest stands, the longer it stays. Each brings a fire bonus: a card or an offering, and a step or a shell.

borabora-school-B5-title = Build
borabora-school-B5 = Put the 4 on Build. You need two materials side by side, and a building tile up to 4.
borabora-school-B5-want = Here we want the 4 on Build. A lower die does not reach building 4.
borabora-school-B5-help = Choose the 4, then Build, and confirm. Choose building 4 and two materials side by side, then your fire bonus.
borabora-school-B5-now = Now choose building 4, and two materials side by side.
borabora-school-B5-fire = Now your fire bonus: a card or an offering, and a step or a shell.
borabora-school-B5-done = 10 points in rounds 1 and 2, then 7, then 4. Early buildings are worth most.

borabora-school-B6-title = Women and men
borabora-school-B6 = Put the 3 on Woman, and take one. With a 3 you reach the first three spaces.
borabora-school-B6-want = Here we want the 3 on Woman. It reaches the first three spaces.
borabora-school-B6-help = Choose the 3, then Woman, and confirm. Choose a woman on space 1, 2 or 3, and confirm.
borabora-school-B6-now = Now choose a woman on space 1, 2 or 3.
borabora-school-B6-done = She needs a slot without a hut. Once a round, one group of women works for you.

borabora-school-B14-title = People at the Helper
borabora-school-B14 = Put the 2 on the Helper, and spend both die points on your people. The woman goes for shells, the man is tattooed.
borabora-school-B14-want = Here we want the 2 on the Helper, for your woman and your man. Each of them costs one die point.
borabora-school-B14-help = Choose the 2, then the Helper, and confirm. Choose Collect shells, and confirm, then Tattoo.
borabora-school-B14-now = Each of them costs one die point. Choose Collect shells or Tattoo, and confirm.
borabora-school-B14-man = 3 shells: so many are on her tile. Now have the man tattooed.
borabora-school-B14-woman = 2 steps up the track: so many are on his tile. Now send the woman for shells.
borabora-school-B14-done = Shells buy jewellery, steps bring points and the turn order. Each does it only once, and works for you all the same.

borabora-school-B7-title = Fishing
borabora-school-B7 = Every tile holds a lower die. One place takes any die: put your 3 there.
borabora-school-B7-help = Choose the 3, then Fishing, and confirm.
borabora-school-B7-done = Fishing always works, and brings 2 points.

borabora-school-B8-title = Red
borabora-school-B8 = Whoever enters a region may score its fish, with Red. Take the 4 to the mountain by land. Whoever enters later pushes your hut off the building space.
borabora-school-B8-want = Here we want the 4 on Land, and a hut on the central mountain. With Red its fish scores at once.
borabora-school-B8-want-now = Here we want your hut on the central mountain: its fish is worth 4.
borabora-school-B8-help = Choose the 4, then Land, the central mountain and a ritual space. Confirm each, then call Red.
borabora-school-B8-now = Now choose where the hut goes: the central mountain.
borabora-school-B8-store = The mountain yields stone. Choose a ritual space for it, and confirm.
borabora-school-B8-fish = The fish here is worth 4. Call Red now, or keep the card.
borabora-school-B8-done = 4 points. At the end it counts again, for whoever holds the building space there.
borabora-school-B8-kept = You kept Red for a better fish. It would have been 4 points; at the end they count for whoever holds the region.

borabora-school-B15-title = White
borabora-school-B15 = A 2 lies there, so only a 1 may go to Woman. Alone it reaches only space 1. Call White: it counts as a 6, and reaches space 6.
borabora-school-B15-want = Here we want the 1 on Woman with White: choose White, too, before you confirm.
borabora-school-B15-want-now = Here we want the woman on space 6: it takes White to reach her.
borabora-school-B15-help = Choose the 1, then Woman, then White, and confirm. Choose the woman on space 6, and confirm.
borabora-school-B15-now = Now choose the woman on space 6.
borabora-school-B15-done = With White a die does as much as a 6. On the tile it is still a 1, and nothing is lower.

borabora-school-B9-title = People at work
borabora-school-B9 = Phase B: one group of women and one of men. Two women of a kind are twice as strong. Send them to the mountain.
borabora-school-B9-want = Here we want the man used, and the women sent to the mountain. Two women together reach it.
borabora-school-B9-help = Use the man, then the women, and confirm. Choose the central mountain and a ritual space. Last, press Done with your people.
borabora-school-B9-women = The man gave 2 points. Now choose the women.
borabora-school-B9-go = Now choose where the hut goes: the central mountain.
borabora-school-B9-store = The mountain yields stone. Choose a ritual space for it, and confirm.
borabora-school-B9-end = Whoever has not worked yet may do so now. Then press Done with your people.
borabora-school-B9-done = The man gave 2 points, the women took you to the mountain. They stay for next round.

borabora-school-B16-title = Green
borabora-school-B16 = Your woman goes by land as far as 2. The central plain is 4 away. Call Green: it doubles her strength.
borabora-school-B16-want = Here we want the woman used, doubled with Green. Alone she does not get that far.
borabora-school-B16-want-now = Here we want the central plain. What is nearer she reaches without Green.
borabora-school-B16-help = Choose the woman, then the way with Green, and confirm. Choose the central plain, and confirm.
borabora-school-B16-now = Now choose where the hut goes: the central plain.
borabora-school-B16-done = Once a round Green doubles one group of people. Or it lets one group more work for you.

borabora-school-B10-title = The round is scored
borabora-school-B10 = Use your man, end your turn, and watch the track.
borabora-school-B10-want = Here we want your man used first. Once your turn has ended he cannot work.
borabora-school-B10-help = Use the man, and confirm. Then press Done with your people, and confirm.
borabora-school-B10-now = 2 points. Now press Done with your people, and watch the track.
borabora-school-B10-done = 4 points for the track, and you lead the new order. One point a priest, and a god tile, good as any god, for most priests. In a tie the higher one decides.

borabora-school-B11-title = Jewellery
borabora-school-B11 = You hold three shells. In a round you may buy one piece, from the column of that round. Which do you buy?
borabora-school-B11-help = Choose the comb: it costs 3 shells. Confirm.
borabora-school-B11-done = 4 points at the end. What is left of the column leaves the game.
borabora-school-B11-ring = 1 point at the end. For your three shells the comb would have brought 4.
borabora-school-B11-none = Your shells stay with you, but this column leaves the game.

borabora-school-B12-title = A task
borabora-school-B12 = One woman and one man: this task is met, 6 points. Nothing is handed in. Then take a new one.
borabora-school-B12-help = Choose this task, and confirm. Then choose one of the open tasks, and confirm.
borabora-school-B12-now = Now take a new task, and confirm.
borabora-school-B12-done = At the end of a round everybody takes a new task. Take what you are near. After the last round every task you have met scores.

borabora-school-B13-title = Yellow
borabora-school-B13 = Three kinds of women; you have two. Yellow forgives one. Then take a new task.
borabora-school-B13-help = Choose the task of the women, completed with Yellow, and confirm. Then take a new task.
borabora-school-B13-now = Now take a new task, and confirm.
borabora-school-B13-done = 4 points: less than 6, but without Yellow it would be none.
borabora-school-B13-dropped = A task given up brings nothing. With Yellow it would have been 4 points.

borabora-school-B17-title = Great works
borabora-school-B17 = The last die of the game: put the 4 on Build. Your sixth building covers the last two ritual spaces. These are two great works.
borabora-school-B17-want = Here we want the 4 on Build. The sixth building completes two great works.
borabora-school-B17-help = Choose the 4, then Build, and confirm. Choose building 4 and your two materials, then your fire bonus.
borabora-school-B17-now = Now choose building 4, and your two materials.
borabora-school-B17-fire = Now your last fire bonus. Then the game is over, and the end is scored.
borabora-school-B17-done = 6 points for six buildings, 6 for twelve covered ritual spaces. Nine tasks, six pieces of jewellery, twelve regions or twelve people are worth as much.

## What the coach of a first game points out

borabora-coach-end = Two rounds left: great works bring 6 points each, such as twelve regions or six buildings.
borabora-coach-god-tile = Whoever has most priests in the temple gets a God tile, which is any god.
borabora-coach-scoring = The round is scored: the track gives points and the new order, priests a point each.
borabora-coach-jewels = With shells you buy one piece of jewellery a round, from the column of that round.
borabora-coach-tasks = Each round ends with a task fulfilled or dropped, and a new one taken.
borabora-coach-people = Now one group of women and one of men work for you, once a round.
borabora-coach-green = Green doubles what one group of people does, or lets one group more work.
borabora-coach-white = White makes a die as strong as a 6, though it stays what it is.
borabora-coach-blue = Blue lets a die lie where it is not lower than the others.
borabora-coach-red = Whoever enters a region may score its fish with Red.
borabora-coach-yellow = Yellow forgives one thing that a task lacks, for fewer points.
borabora-coach-slides = At the Helper a die point sends a woman for shells, or has a man tattooed.
borabora-coach-building = A building needs two materials side by side, and early ones are worth most.
borabora-coach-person = The die says how far you reach; whoever you take needs a slot without a hut.
borabora-coach-fish = Fishing takes any die, and brings 2 points.
