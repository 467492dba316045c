## Notices: told elsewhere that one is wanted

notices-intro = Hear when you are wanted, wherever you are. Nothing is on until you switch it on, and no notice tells what a hand holds.
notices-stranger = Here you choose how you hear what happens at your tables. Sit down at one first, or sign in.
notices-nothing = This server sends no notices.

channels = Where you hear it
channels-why = In as many places as you like.
channel-hook = { $style ->
        [discord] Discord
        [ntfy] ntfy
       *[json] Webhook
    }
channel-push = A browser
channel-here = this browser
channel-since = since { $since }
channel-waits = Not confirmed yet. Open the link in the mail that was sent there.
channel-off = Off: it failed too often, or somebody ended it where it arrives.
channel-on = Switch on
channel-try = Try it
channel-add = Add
channel-do-it = { $does }: { $what }
channel-tested = { $result ->
        [sent] A notice is on its way: { $what }
        [gone] This is no more, and was removed: { $what }
       *[failed] The notice was not taken: { $what }
    }

push = This browser
push-why = Notices appear on this device, even while no page is open.
push-go = Switch on here
push-not = { $why ->
        [refused] This browser allows no notices from here. Allow them in its settings for this page, often behind the sign beside the address; then you can switch them on here.
        [install] iPhone and iPad show notices of what is on the home screen. Tap Share, then Add to Home Screen, open Ludarium from there, and switch them on on this page.
        [insecure] At this address browsers show no notices: they need https.
       *[none] This browser cannot show notices.
    }
error-push-refused = The browser did not allow it. Nothing has changed.
error-push-failed = The browser could not reach whoever brings its notices. Try again later, or choose another place.

mail = Mail
mail-why = Good for games over days. At most ten a day, and each has a link that ends them.
mail-go = Send a mail to confirm
mail-again = Send again

hook = Discord, ntfy, webhook
hook-why = For a channel of your own, your phone, or a program.
hook-style = Where to
hook-url = { $style ->
        [discord] Address of the webhook
        [ntfy] Address of the topic
       *[json] Address
    }
hook-url-why = { $style ->
        [discord] In Discord: the channel's settings, Integrations, Webhooks, Copy Webhook URL.
        [ntfy] Make up a name that nobody guesses and subscribe to it in the app. The address is that of the server with this name behind it.
       *[json] JSON is sent there, signed with a secret that you are shown once.
    }
hook-secret = The secret of this webhook
hook-secret-why = It is shown now and never again. Every notice is signed with it.

kinds = What goes where
kinds-what = What happens
kinds-why = What you see on an open page is told nowhere else. Live games are told in browsers alone.
kinds-way = { $way ->
        [push] Browser
        [mail] Mail
       *[webhook] Webhook
    }
kind = { $kind ->
        [turn] It is my turn
        [clock] My time runs short
        [stand-in] My time is up, or a stand-in plays for me
        [begins] A game begins
        [proposal] Somebody proposes something
        [over] A game is over
        [dead] A table will soon be closed
       *[new-sign-in] Somebody signs in as me
    }
kind-by = { $what }: { $way }
kind-always = always

quiet = When, and how
quiet-why = What comes in quiet hours waits until they are over. Only a new sign-in is told at once.
quiet-on = Quiet hours
quiet-edge = { $edge ->
        [start] From
       *[end] Until
    }
quiet-zone = Time zone
quiet-urgent = Tell me all the same when I have less than 3 hours left
notices-language = Language

table-notices = Notices
table-notices-why = What happens at this table is told where you have switched it on.
table-notices-set = Set notices
tell-me = Tell me when it is my turn
tell-me-no = Do not offer this again

confirm-mail = Is this your address?
stop-mail = No more mail
by-link-why = { $purpose ->
        [confirm] Confirm it, and notices from Ludarium go to where you have read this link.
       *[unsubscribe] Notices from Ludarium will no longer go to where you have read this link. You can switch them on again at any time.
    }
by-link-go = { $purpose ->
        [confirm] Confirm
       *[unsubscribe] No more mail
    }
by-link-done = { $purpose ->
        [confirm] Confirmed: notices now go to { $address }.
       *[unsubscribe] Nothing goes to { $address } any more.
    }
by-link-on = Your notices
mail-link-as = You sign in as { $name }.
mail-link-again = Other ways to sign in

error-bad-channel = That cannot be used: it takes an https address on the internet, or the push service of a common browser.
error-too-many-channels = More than { $most } of these are not possible. Remove one first.
error-mail-taken = This address belongs to somebody else here.
