## Being somebody here: ways to sign in, devices, what is kept

account = Your account
account-none = Sign in, so that this browser knows you.
sign-in = Sign in
sign-in-why = With what you set up on another device or in another browser.
sign-in-before = I have been here before
sign-in-other = Sign in as somebody else
account-guest = So far only this browser knows you. Add a way to sign in, and no lost device costs you a seat.
account-safe = You can come back from any device.
account-name = Name

passkeys = Passkeys
passkeys-why = Sign in by fingerprint, face or the code of your device. Nothing to remember.
passkeys-not-here = This address has no passkeys: they need https and a name.
passkey-add = Add a passkey
passkey-known = { $synced ->
        [yes] since { $since }, on all your devices
       *[no] since { $since }
    }
passkey-any = Passkey
passkey-use = Use a passkey
remove-it = Remove { $what }
remove = Remove

codes = Recovery codes
codes-why = Eight codes on paper, for the day when everything else is gone. Each is good once.
codes-left = { $n ->
        [0] You have none yet.
        [one] One is left.
       *[other] { $n } are left.
    }
codes-make = Make codes
codes-anew = Make new codes
codes-anew-why = Those made before are then good for nothing.
codes-new = Your recovery codes
codes-new-why = They are shown now and never again. Write them down, or keep the file in a safe place.
codes-save = Save as a file
codes-copy = Copy all
codes-done = I have them
code = Recovery code
code-use = Sign in with the code

password = Password
password-why = { $least } characters or more.
password-set = Keep password
password-change = Change
password-as = You sign in as { $handle }.
password-use = Sign in with the password
handle = Name to sign in with
handle-why = Small letters without accents, digits, and _ . - between them. Nobody else sees it.

device-other = Another device
device-why = Play on here and on your phone: nothing to type but a number.
device-add = Sign in another device
device-scan = Scan this with the other device. Or open { $address } there, and type:
device-qr = The way in for another device
device-waits = Nobody has come yet.
device-came = { $what } is here. Type the number it shows.
device-some = A device
device-number = Number
device-let-in = That is mine
device-wrong = That is not the number.
device-is-in = Done. The other device knows you now.
device-over = The time is up. Begin again.
device-this = Sign in this device
device-word = What the other device shows
device-word-why = On the device that knows you: Menu, Account, Another device.
device-show = Type this number on the other device
device-as = This device will be { $name }'s.
device-go = Go on

along = Take the games of { $name } in this browser along
along-why = Their seats become yours. Otherwise nobody can come back to them.

sign-ins = Where you are signed in
sign-ins-why = End what you do not know, or no longer use.
sign-in-here = this one
sign-in-line = since { $since }, last { $used }
sign-in-some = Unknown device
sign-out-of = Sign out: { $what }
sign-out = Sign out
sign-out-others = Sign out everywhere else
sign-out-lost = Nobody could come back to { $name }'s seats then: there is no way to sign in yet. Add one first, or leave for good.
sign-out-sure = Leave for good

tokens = Tokens for scripts
tokens-why = A script plays or reads as you do, and never touches this account.
token-name = What it is for
token-scope = { $scope ->
        [read] Read
       *[play] Play
    }
token-scopes = What it may do
token-make = Make a token
token-new = Your token
token-new-why = It is shown now and never again. Whoever has it can do what it is for.

sharing = Games for study
sharing-why = Whoever runs this server may pass on finished games as data, for people who study games and train AIs. You are a number there; your moves are as they were.
sharing-allow = Pass on my finished games
sharing-allow-why = Only games in which everybody at the table agrees, those already played too. You can change your mind; what was passed on before stays passed on. Whoever knows a game may recognise it.

data = What is kept about you
data-export = Download everything
data-export-why = One archive: this account, your tables, the records of your games.
data-delete = Delete everything
data-delete-why = In seven days everything about you is deleted. Your games stay, with “Somebody” in your place: they belong to the others too. Until then you can change your mind.
data-leaves = Everything about you will be deleted on { $when }.
data-stay = Stay after all
data-sure = Delete in seven days

notices = Notices
notices-why = Hear when it is your turn, in a browser, by mail or elsewhere.
notices-set = Choose where
mail-address = Mail address
mail-link-to = A link to sign in can be sent to { $address }.
mail-link-send = Send me a link
mail-link-sent = { $known ->
        [yes] The mail is on its way. Open its link in this browser, then go on here. It is good once, for 15 minutes.
       *[no] If somebody here has this address, a mail is on its way. Its link is good once, for 15 minutes.
    }
mail-link-followed = Go on

proof = Is it you?
proof-why = This browser was left open for a while. Prove that it is you, and it goes on.

cancel = Cancel
error-not-known = That is not known here, or no longer. Check it and try again.
error-blocked = { $until ->
    [never] You may not sign in here any more.
   *[other] You may not sign in here before { $until }.
}
error-confirm-first = Prove first that it is you.
error-not-offered = This server does not offer that here.
error-bad-credential = The passkey was not accepted. Try again.
error-bad-handle = A name to sign in with has { $least } to { $most } characters: small letters without accents, digits, and _ . - between them.
error-bad-password = A password has { $least } characters or more.
error-handle-taken = Somebody has this name already. Choose another.
error-passkey-none = No passkey was used. Nothing has changed.
error-passkey-already = This device has a passkey for you already.
error-bad-mail = That is no mail address.

account-studies = Studies
account-studies-why = Positions with moves and remarks that you have kept.
