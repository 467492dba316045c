### The school of Druid Waltz

druids-school-D1-title = Two cults
druids-school-D1 = You are Sun. Your four trees stand at the bottom, Moon's at the top. Whoever loses two trees loses the game.
druids-school-D1-spirits = On each tree lies a spirit: its card, from 1 to 5. The badge counts the pile. The stars are the tree's number.
druids-school-D1-druids = Beside three trees of each cult stands a druid. A druid is as strong as the spirit on its tree.

druids-school-D2-title = Druids
druids-school-D2 = Place your three druids. Moon has placed already. Orange fights orange, black fights black, purple fights purple.
druids-school-D2-help = Choose a tree and confirm: orange comes first, then black, then purple.
druids-school-D2-done = One tree stays free. Each druid has an opponent, and the stronger spirit wins: set strong against weak.
druids-school-D2-weak = A druid stands on a weaker spirit than its rival: it would lose at once. Look at it again.

druids-school-D3-title = Three fights
druids-school-D3 = A waltz: put one of your 4s on Sun 3, the tree with three stars. Then the druids fight, colour against colour.
druids-school-D3-want = Here we want the 4 on Sun 3.
druids-school-D3-help = Choose the 4 in your hand, then Sun 3, and confirm.
druids-school-D3-now = Now the druids fight, pair by pair.
druids-school-D3-done = Orange won, so Moon 1 takes a token. The 5 that won is spent: it goes to your cult board, with the sun. When your rival waltzes, the druids fight, too.

druids-school-D4-title = The dance
druids-school-D4 = Play the 5 on Sun 4. Every other 5 on a tree dances four places: four stars. The arrow on your 5 says which way, and cult boards are places.
druids-school-D4-want = Here we want the 5 on Sun 4.
druids-school-D4-help = Choose the 5 in your hand, then Sun 4, and confirm.
druids-school-D4-now = Now the druids fight.
druids-school-D4-done = One 5 landed on your board, one on Sun 2. There it won the orange fight, 5 to 3. Then it was spent, as winners are.

druids-school-D5-title = The ring
druids-school-D5 = Your purple druid would lose, 2 to 5. The ring goes where you play: the druid there rests, and so does its rival. Where do you play the 1?
druids-school-D5-want = Here the 1 is about the ring: which druid should rest?
druids-school-D5-help = Purple stands on Sun 4. Play the 1 there, and purple does not fight.
druids-school-D5-now = Now the druids fight.
druids-school-D5-done = Purple rested, orange and black won.
druids-school-D5-fought = Purple fought and took a token. On Sun 4 it would have rested.

druids-school-D6-title = Six tokens
druids-school-D6 = Moon 1 has five tokens. One more fight won there, and the tree is yours. Play the 1 on Sun 3, so that everybody fights.
druids-school-D6-want = Here we want the 1 on Sun 3, your free tree. Your druid on another tree would rest beside the ring.
druids-school-D6-help = Choose the 1 in your hand, then Sun 3, and confirm.
druids-school-D6-now = Now the druids fight.
druids-school-D6-done = You conquered Moon 1. Its druid moved to Moon's free tree. Moon has three trees left, each with a druid.

druids-school-D7-title = A bare tree
druids-school-D7 = Sun 1 has no spirit: its last one won a fight. Put one there this turn, or you lose the tree.
druids-school-D7-want = Here we want a spirit on Sun 1. Elsewhere it would not save the tree.
druids-school-D7-help = Choose the 1 in your hand, then Sun 1, and confirm.
druids-school-D7-now = Now the druids fight.
druids-school-D7-done = Sun 1 has a spirit again, so the tree stays yours. Without one its druid fights with 0, and each win uses one up.
druids-school-D7-danced = Sun 1 is saved, but your 5 on Sun 2 danced away, and orange lost. What would the 1 do?
druids-school-D7-lost = The tree is lost. Only a waltz brings a spirit to a bare tree. Look at it again.

druids-school-D8-title = The jump
druids-school-D8 = Your orange druid stands on a 1, and Sun 1 has five tokens. Send it to your free tree: it jumps.
druids-school-D8-want = Here we want the orange druid to jump onto a 5. A waltz leaves it near its last lost fight.
druids-school-D8-help = Press Jump, choose the orange druid on Sun 1, and confirm.
druids-school-D8-done = There it has a 5. Sun 1 is safe from fights while no druid stands on it. A jump is a whole turn, without fights.

druids-school-D9-title = Remove
druids-school-D9 = A 1 has danced onto your 5 on Sun 2. Press Remove, then the 1: it leaves the tree.
druids-school-D9-want = Here we want the 1 on Sun 2 removed. The 5 below it is stronger.
druids-school-D9-help = Press Remove, choose Sun 2, and confirm.
druids-school-D9-done = It lies on your cult board now, and black is a 5 again. Removing is a whole turn.

druids-school-D10-title = The hand
druids-school-D10 = You hold one weak spirit, and whatever it waltzes, you would lose fights. At the end of a turn an empty hand draws three. Press Remove, then the card in your hand.
druids-school-D10-want = Here we want the 1 in your hand removed. A waltz with it would lose you fights.
druids-school-D10-help = Press Remove, choose the 1 in your hand, and confirm.
druids-school-D10-done = Three new spirits. When the draw pile ends, the cult board is shuffled into a new one.

druids-school-D11-title = Win
druids-school-D11 = Moon 3 has five tokens, but its 5 ties with yours. Find the waltz that wins the game.
druids-school-D11-want = Here we want a waltz. Only a fight can take Moon 3.
druids-school-D11-help = The arrow of your card turns the dancers. Three places from Sun 4; a lost tree is no place.
druids-school-D11-now = Now the druids fight.
druids-school-D11-done = The 3 danced onto Moon 3 and covered the 5. Two trees lost: you win.
druids-school-D11-missed = Moon 3 has not fallen. See where the 3 on Sun 4 could dance.

## What the coach of a first game points out

druids-coach-conquered = A tree with six tokens is conquered, and whoever loses two trees loses the game.
druids-coach-starved = A tree that still has no spirit when its owner's turn ends is lost.
druids-coach-driven = A druid may jump to its free tree; from a lost tree it must.
druids-coach-shuffle = When a draw pile is empty, the cult board is shuffled into a new one.
druids-coach-fights = Where it matters you say which pair fights first: it can change who wins next.
druids-coach-dance = Every equal spirit on another tree dances as many places as the played tree's number.
