## Where it is found
account-title = Your account
account-menu = { $name }: account
account-open = Account
account-own-page = My page
account-sign-out = Sign out
account-sign-in = Sign in
account-make = Make an account
account-guest = guest
account-you-note = Your account. Your games are with you wherever you sign in.
account-join-note = The game goes into your account.

## Making one, and coming in
account-gain = An account keeps your name for you, brings your games to every device, and lets you play rated games.
account-games-come = Your games come along.
account-ways = Make an account, or sign in
account-name = Name
account-name-note = Nobody else in this club can have it then.
account-password = Password
account-password-note = At least 8 characters. Several words are better than one.
account-show = Show the password
account-hide = Hide the password
account-lost-note = No mail address is asked for. So nobody can send you a new password: keep it well, or add a passkey.
account-or = or
account-make-passkey = With a passkey
account-enter-passkey = Sign in with a passkey
account-passkey-note = Your device knows you by finger, face or PIN: nothing to remember, nothing to steal.
account-made = Welcome, { $name }. The account is yours.
account-in = You are { $name } here now.
account-signed-out = You are signed out.
account-signed-out-everywhere = You are signed out on all devices.

## What is refused
account-not-name-taken = Somebody else has this name.
account-not-bad-password = A password has 8 to 256 characters, and is none that everybody tries first.
account-not-bad-passkey = The passkey does not fit, or it took too long. Try again.
account-not-wrong-sign-in = Name and password do not fit together.
account-not-needs-account = For this you need an account.
account-not-not-signed-in = You are signed out here. Sign in again.
account-not-banned = This club does not let you play any more.
account-not-no-such-player = There is no page of this player
account-passkey-dropped = No passkey was used. Nothing has changed.
account-passkey-known = This device has a passkey of yours already.

## One’s own account
account-since = Here since { $day }.
account-signing-in = Signing in
account-change = Change
account-password-set = You have one.
account-password-none = You have none: passkeys let you in.
account-password-give = Set a password
account-password-change = Change the password
account-password-old = Password so far
account-password-new = New password
account-password-wrong = That is not your password.
account-password-others = All other devices are signed out by this.
account-password-save = Save
account-password-changed = The new password holds. Other devices are signed out.
account-passkey = Passkey
account-passkeys = Passkeys
account-passkey-since = since { $day }
account-passkey-last = your only way in
account-passkey-add = Add a passkey
account-passkey-new = A new passkey
account-passkey-label = What is it called in your list?
account-passkey-added = { $label } is one of your passkeys now.
account-passkey-remove = Remove
account-passkey-remove-label = Remove { $label }
account-passkey-remove-ask = Remove { $label }?
account-passkey-remove-note = This passkey does not let you in any more. Delete it on the device too.
account-passkey-removed = { $label } is removed.
account-devices = Devices
account-device-count = { $devices ->
    [one] Signed in on one device
   *[other] Signed in on { $devices } devices
  }
account-devices-note = A code lets another device in without typing.
account-sign-out-note = Games go on, and their clocks too.
account-out-here = Here
account-out-everywhere = Everywhere
account-out-everywhere-ask = Sign out on all devices?
account-out-everywhere-note = On this one too. Then only your password or a passkey lets you in.
account-vacation = Vacation
account-vacation-note = In games over days your time stands still, and what was left of it is left afterwards. Live games are not touched.
account-vacation-left = { $days ->
    [0] No day is left this year
    [one] One day is left this year
   *[other] { $days } days are left this year
  }
account-vacation-days = Days
account-vacation-go = Begin
account-vacation-on = You are on vacation until { $day }
account-vacation-back = Come back now
account-vacation-back-note = The days that you have not used come back.
account-vacation-began = Have a good time. Your games over days stand still until { $day }.
account-away = You are on vacation: no new game over days until you are back.
account-vacation-ended = Welcome back. Your time runs again.
account-data = What is yours
account-export = Everything in one file
account-export-note = Your games, your ratings, and what the club knows of you.
account-export-get = Download
account-delete = Delete the account
account-delete-note = Only your games stay, with “a former player” in your place.
account-delete-open = Delete
account-delete-ask = Delete your account?
account-delete-what = Name, password, passkeys and ratings go. Games under way are given up; finished ones stay, with “a former player” in your place. This cannot be taken back.
account-delete-type = Type your name, { $name }
account-delete-other = That is not your name.
account-delete-yes = Delete for good
account-delete-no = Keep it
account-deleted = The account is gone. Thank you for the games.
