## What proves that luck was fair

proof-here = Checked by this browser
proof-rules = Checked by the server, with the rules
proof-open = What no record can show
proof-yourself = Check it without the server
proof-checking = Checking …
proof-held-announced = Seal and key are those that this browser was shown { $n ->
        [0] before the first move.
       *[other] after move { $n }.
    }
proof-open-announced = This browser first saw the table after the game, so it cannot say whether seal and key were shown before.
proof-broken-announced = Seal or key are not those that this browser was shown before.
proof-held-seed = The seed fits the seal.
proof-open-seed = The seal can be checked only where the page comes over https.
proof-broken-seed = The seed does not fit the seal.
proof-held-signature = The record is signed with the key, and nothing in it was changed since.
proof-open-signature = This browser cannot check signatures here.
proof-broken-signature = The signature is not of this record.
proof-held-players = { $players } players, each with a name, and options that the game has.
proof-broken-players = The game cannot be played with these players and options.
proof-held-seating = Who sits where was drawn from the seed.
proof-open-seating = Whether luck decided who sits where: the table is from before that was written down.
proof-broken-seating = Who sits where was not drawn from the seed.
proof-held-luck = Every draw follows from the seed: { $outcomes }.
proof-held-moves = Every move follows the rules: { $moves }.
proof-broken-moves = A move or a draw cannot have been so.
proof-broken-seal = The seed does not fit the seal.
proof-held-end = The game was over after the last move.
proof-broken-end = The game was not over.
proof-held-result = The result is what the rules give.
proof-broken-result = The result is not what the rules give.
proof-open-beginning = What the game began with comes from another game and is taken as it was: { $begun } moves.
proof-open-guided = What a learner took back, and the bot's answers with it: a coach was there.
proof-open-secret = Whether the server took the first seed that came: it could have tried several before it showed a seal.
proof-open-people = Who was behind the names, and who helped them.
fair-how = Before the first draw the table showed the seal of a secret seed, and the key that the server signs with. Here is the seed: every draw of this game follows from it.
fair-commit = Seal, shown at the start
fair-seed = Seed, shown at the end
fair-key = Key of the server, shown at the start
