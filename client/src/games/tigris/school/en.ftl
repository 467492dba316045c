### The school of Tigris & Euphrates

tigris-school-T1-title = The valley
tigris-school-T1 = Ten temples stand between two rivers, each with a treasure. You score in four colours. In the end only your weakest colour counts.
tigris-school-T1-rivers = These are the rivers. Farms go there, and everything else goes on land.
tigris-school-T1-leaders = Your four leaders: priest (red), king (black), farmer (blue), trader (green). Your six tiles only you can see: temples, settlements, farms and markets, in the same colours.

tigris-school-T2-title = A leader
tigris-school-T2 = Place your king, the black leader, next to a temple. Choose the piece, then the space, and confirm.
tigris-school-T2-want = Here we want your king, the black leader. He scores wherever another leader of yours is missing.
tigris-school-T2-help = Choose the king among your leaders, then a free land space beside a temple. Confirm.
tigris-school-T2-done = Tiles with a leader are a kingdom. Whoever has the leader of a colour there scores its tiles.

tigris-school-T3-title = A tile scores
tigris-school-T3 = Lay a settlement, a black tile, next to your kingdom. Corners do not touch.
tigris-school-T3-want = Here we want a settlement, a black tile, beside your kingdom.
tigris-school-T3-help = Choose your black tile, then a land space beside king or temple, such as G4. Confirm.
tigris-school-T3-done = One settlement point, for your king is in the kingdom. Your turn is over, and your hand is filled up to six. The number at the king counts its settlements.

tigris-school-T4-title = The king stands in
tigris-school-T4 = You have no trader here. Lay a market, a green tile, all the same.
tigris-school-T4-want = Here we want a market, a green tile, beside your kingdom.
tigris-school-T4-help = Choose a green tile, then a land space beside your kingdom, such as G3. Confirm.
tigris-school-T4-done = The king stands in for any missing leader, but only when a tile is laid.

tigris-school-T5-title = A whole turn
tigris-school-T5 = A turn is two actions. Place your farmer, then score a farm with it. Farms go on rivers.
tigris-school-T5-want = Here we want the farmer on F2, then a farm on the river beside it. Then the farm scores for the farmer.
tigris-school-T5-want-now = Here we want a farm on the river beside your farmer: he scores it.
tigris-school-T5-help = Choose the farmer, then F2, and confirm. Then choose a blue tile and E3, and confirm.
tigris-school-T5-now = Now the second action: lay a farm on the river beside your farmer’s kingdom.
tigris-school-T5-done = One farm point, and the turn passes on. To move a leader, or take one back, is an action, too.
tigris-school-T5-turned = Your king stood in and took the point. Here we want the farmer first: then he scores it himself.
tigris-school-T5-other = Two actions, and the turn passes on. Try it with the farmer, too.

tigris-school-T6-title = Revolt
tigris-school-T6 = A kingdom bears one leader of a colour. A second one is a revolt: temples beside each of them count.
tigris-school-T6-king = Jonas has the king here, beside one temple. Put yours on G4, beside two. The number at a leader counts for wars, not here.
tigris-school-T6-now = Now commit temples of your hand, then Jonas does. A tie is his, and what is committed is gone.
tigris-school-T6-want = Here we want your king on G4. Beside two temples he is stronger than beside one.
tigris-school-T6-help = Choose the king, then G4, and confirm. Then add one temple, and commit.
tigris-school-T6-done = 3 to 2: his king leaves the board, and you gain a temple point.
tigris-school-T6-more = 4 to 2: his king leaves the board. One temple would have been enough.
tigris-school-T6-tie = 2 to 2. A tie goes to the defender. One temple would have done it.

tigris-school-T7-title = War
tigris-school-T7 = Lay a temple on I4: it joins two kingdoms. Two kings mean war, and settlements count on each side. It stands 2 to 2, and you hold two more settlements.
tigris-school-T7-want = Here we want the temple on I4, and then settlements committed. Without them it stays a tie, and a tie is his.
tigris-school-T7-want-now = Here we want settlements committed. Without them it stays a tie, and a tie is his.
tigris-school-T7-help = Choose a red tile, then I4, and confirm. Then add both settlements, and commit.
tigris-school-T7-now = War: you joined the kingdoms, so you attack. Add both settlements from your hand: a tie would be his.
tigris-school-T7-done = 4 to 3: his king and two settlements leave, each a settlement point for you.
tigris-school-T7-tie = 3 to 3 goes to the defender. You lost the king and two settlements.

tigris-school-T8-title = A monument
tigris-school-T8 = Complete the square of four settlements on H5.
tigris-school-T8-now = Choose a monument and build it. At the end of your turns it pays your leaders of its two colours.
tigris-school-T8-want = Here we want a settlement on H5, and then the monument: build it.
tigris-school-T8-want-now = Here we want the monument built. It pays turn after turn.
tigris-school-T8-help = Choose a black tile, then H5, and confirm. Then choose a monument and build it.
tigris-school-T8-done = Four settlements in a square may become a monument. Now or never: later it is too late.

tigris-school-T9-title = Income
tigris-school-T9 = Your king and your priest are in the kingdom of a red and black monument. End your turn and look.
tigris-school-T9-want = Here we want you to end your turn at once. The monument pays at its end, whatever you do before.
tigris-school-T9-help = Press End turn, and confirm.
tigris-school-T9-done = One temple point, one settlement point, at the end of each of your turns.

tigris-school-T10-title = Treasures
tigris-school-T10 = Where two treasures meet in a kingdom, its trader takes all but one. Join the two temples: lay any tile on K2.
tigris-school-T10-want = Here we want a tile on K2. It joins the two treasures.
tigris-school-T10-help = Choose a black tile, then K2, and confirm. Then choose which treasure stays.
tigris-school-T10-now = Your trader takes a treasure. Choose the one that stays on the board.
tigris-school-T10-done = A treasure counts for any colour, so it fills your weakest.

tigris-school-T11-title = Catastrophe
tigris-school-T11 = A leader with no temple beside it leaves the board. Twice a game you may ruin a space. Put a catastrophe, the cracked tile, on J5.
tigris-school-T11-want = Here we want the catastrophe on J5. The king there has no other temple.
tigris-school-T11-help = Choose a catastrophe, then J5, and confirm.
tigris-school-T11-done = No temple, no king. The space is dead for good.

tigris-school-T12-title = Swap
tigris-school-T12 = Five settlements and a farm: four colours will not come from this. Swap what you like.
tigris-school-T12-want = Here we want you to swap tiles. Settlements alone never raise your weakest colour.
tigris-school-T12-help = Press Swap, choose the tiles that go, and confirm.
tigris-school-T12-done = The others see how many tiles you swapped, not which. A colour you hold only once is worth keeping.

tigris-school-T13-title = The weakest colour
tigris-school-T13 = Your points: red 4, black 6, blue 2, green 3. One tile to go. Which?
tigris-school-T13-want = Here the question is: a farm on the river, or a settlement on G4?
tigris-school-T13-help = Farms are your weakest colour. Choose the blue tile, then E3, and confirm.
tigris-school-T13-done = Your weakest is 3 now. A seventh settlement would have changed nothing. It ends when two treasures are left, or the bag is empty.
tigris-school-T13-seventh = Seven settlement points, but farms are your weakest and still at 2. Only a farm changes that.

## What the coach of a first game points out

tigris-coach-war = A tile has joined two kingdoms with leaders of one colour: tiles of that colour decide.
tigris-coach-revolt = Two leaders of one colour stand in one kingdom: temples next to them decide.
tigris-coach-monument = Four tiles of one colour in a square may become a monument, but only at once.
tigris-coach-income = At the end of a turn, monuments pay the leaders of their colours in the kingdom.
tigris-coach-treasure = Where treasures meet, the trader takes all but one, those in the framed corners first.
tigris-coach-catastrophe = A catastrophe ruins a space for good; each of you has two.
tigris-coach-swap = Swapping tiles is an action, too, and nobody sees which you gave.
