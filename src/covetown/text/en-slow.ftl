# Slow games: days for each turn, vacations, my turns, since your last visit, notices.

# Time
shell-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
shell-span-days = { $days } d { $hours } h
shell-span-hours = { $hours } h { $minutes } min
shell-span-minutes = { $minutes } min

# My turns
shell-turns = It is your turn
shell-turns-n = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
shell-turns-left = { $time } left
shell-turns-open = no clock
shell-turns-go = Play
shell-turns-none = No other table waits for you.
shell-next-table = Next table that waits for you (Shift+N)
shell-next-table-n = { $n ->
    [one] Next table: { $n } waits for you
   *[other] Next table: { $n } wait for you
}

# Vacation
shell-vacation = Vacation
shell-vacation-help = While you rest, your clocks at tables with days for each turn stand still. The others see until when.
shell-vacation-days = Days
shell-vacation-begin = Go on vacation
shell-vacation-until = You are on vacation until { $when }.
shell-vacation-end = I am back
shell-vacation-left = { $days ->
    [one] { $days } day is left in this year,
   *[other] { $days } days are left in this year,
} { $once ->
    [one] { $once } at a time.
   *[other] up to { $once } at a time.
}
shell-on-vacation = on vacation until { $when }
shell-refused-vacation = You are on vacation already.
shell-refused-vacation-days = { $days ->
    [0] You have no days of vacation left.
    [one] You can rest for { $days } day at most.
   *[other] You can rest for { $days } days at most.
}

# Since your last visit
shell-since = Since your last visit
shell-since-when = { $n ->
    [one] { $n } step since { $when }
   *[other] { $n } steps since { $when }
}
shell-since-play = Play them
shell-since-done = On with the game
shell-since-then = The table as it was: step { $n } of { $of }
shell-since-now = The table as it is now

# Letters: what goes out by push and by mail
letter-turn = It is your turn at “{ $table }” ({ $game }).
letter-over = The game at “{ $table }” ({ $game }) is over.
letter-invitation = { $name } invites you to “{ $table }” ({ $game }).
letter-mention = { $name } at “{ $table }”: { $text }
letter-several = { $n } tables have something to tell you
letter-leave = No more mail from Covetown: { $link }
letter-confirm = Is this your address?
letter-confirm-text = Hello { $name },

    somebody, we hope you, wants Covetown to write to this address when it is their turn. If that is you, follow this link within a week:

    { $link }

    If not, do nothing: you will hear nothing more.
letter-password = A new password for Covetown
letter-password-text = Hello { $name },

    with this link you can set a new password. It is good for an hour, and once:

    { $link }

    If you have not asked for it, do nothing: your password stays as it is.

shell-refused-no-mail = This server cannot send mail now.
shell-refused-mail-address = That does not look like a mail address.
shell-refused-stale-link = This link is no longer good. Ask for a new one.
shell-refused-push-service = This browser’s push service is not known here.
shell-refused-push-doors = { $most } of your browsers are told things already; switch one of them off first.

# Notices: the settings, and the page where links in mails lead
shell-notices = Notices
shell-notices-help = Hear of your tables while you are not looking at them.
shell-notices-push-here = On this device
shell-notices-push-n = { $n ->
    [0] No device of yours is told anything yet.
    [one] { $n } device of yours is told things.
   *[other] { $n } devices of yours are told things.
}
shell-notices-push-not = This browser cannot be told anything while the page is closed.
shell-notices-push-denied = The browser does not allow notices from here. You can change that in its settings.
shell-notices-push-failed = The push service of this browser does not answer.
shell-notices-mail = Mail address
shell-notices-mail-keep = Send me a link
shell-notices-mail-none = No mail
shell-notices-mail-sent = A link is on its way to { $mail }. Follow it, and mail goes there.
shell-notices-mail-waits = { $mail } is not confirmed yet: follow the link we sent there.
shell-notices-mail-good = Mail goes to { $mail }.
shell-notices-mail-off = This server sends no mail.
shell-notices-of = Tell me when
shell-notices-push = on my devices
shell-notices-by-mail = by mail
shell-notices-turn = it is my turn
shell-notices-over = a game is over
shell-notices-invitation = somebody invites me
shell-notices-mention = somebody says @my-name
shell-page-letters = Mail
shell-letters-confirm = Your mail address
shell-letters-confirm-text = Shall Covetown write to this address when a table waits for you?
shell-letters-confirm-go = Yes, this is my address
shell-letters-confirm-done = Thank you. Mail goes there from now on; the settings say of what.
shell-letters-leave = No more mail
shell-letters-leave-text = Shall Covetown stop writing to this address?
shell-letters-leave-go = Stop the mail
shell-letters-leave-done = Nothing more will come to this address.
shell-letters-password = A new password
shell-letters-password-text = All browsers that are logged in will be logged out.
shell-letters-new-password = New password (10 characters or more)
shell-letters-password-go = Set the password
shell-letters-password-done = The new password is set. Log in with it.
shell-letters-forgotten = Password forgotten?
shell-letters-forgotten-host = Password forgotten? Whoever runs this server can give you a link for a new one.
shell-letters-forgotten-text = If your account has a confirmed mail address, we send a link for a new password there. Else whoever runs this server can help.
shell-letters-forgotten-go = Send the link
shell-letters-forgotten-done = If there is such an account with a mail address, a link is on its way.

# Passing beforehand
shell-pass = Pass beforehand
shell-pass-help = Where all are asked in secret whether they play something, a pass is given for you after a short pause that tells nothing.
shell-pass-turn = Pass until my turn
shell-pass-end = Pass to the end
shell-pass-till-turn = Passing for you until your turn
shell-pass-till-end = Passing for you to the end
shell-pass-stop = Ask me again
shell-log-passed = Passed for { $name }, as said beforehand.
