# What the club says over the network: names, tables and their hosts, sealed deals, what is said across a table, refusals of the door.

event-table-sealed = Deal { $number } is sealed: { $sealed }
event-table-part-missing = Nothing came from { $seat } for the sealed deal, so zeros stand in its place.

talk-hello = Hello!
talk-good-luck = Good luck!
talk-one-moment = One moment, please.
talk-well-played = Well played!
talk-thanks = Thank you.
talk-sorry = Sorry!
talk-again = Another game?
talk-no-hurry = Take your time.
talk-back-soon = Back in a minute.
talk-here-again = I am back.
talk-fun = That was fun.
talk-bye = Goodbye!

reason-name-length = A name has from 1 to { $most } characters.
reason-name-characters = A name has letters or figures that everybody can see, and no signs that turn or hide the writing.
reason-name-of-bot = That name could be taken for a bot’s, a seat’s or the house’s. Please choose another.
reason-name-of-guest = That is what people are called who have no name yet. Please choose another one.
reason-device-link-over = This link has been used, or is older than ten minutes. Make a new one on the first device.
reason-nobody-known = The club does not know you yet. Open a table or take a name first, and allow cookies.
reason-bot-unknown = There is no such bot. There are: { $valid }.
reason-phrase-unknown = Only the phrases offered can be said at a table.
reason-daily-not-so = The deal of the day is the same for everybody: it takes no options, seed, clock or seat of your own. Open it as it is, or an ordinary table.
reason-daily-none = There is no deal of the day for “{ $preset }”. These have one: { $valid }.
reason-start-daily-or-lesson = A guided deal and the deal of the day are two different things. Open one of them.
reason-start-lesson-settings = A guided deal always has the same cards and settings. Open it without any of your own, or an ordinary table.
reason-start-unranked = Only the deal of the day has places, so only it can be played without one.
reason-daily-not-yet = Those are today’s cards. You can look at them once you have played them yourself, or tomorrow.
reason-daily-unknown = There is no such deal of the day.
reason-daily-opened = Not ranked: the cards of this day are open to everybody by now.
reason-daily-seen-browser = Not ranked: somebody has seen these cards in this browser before.
reason-daily-seen-address = Not ranked: you are new today, and somebody has begun these cards from where you are.
reason-daily-late = Not ranked: not finished when the cards of the day were opened.
reason-daily-brought = Not ranked: played on a device of yours, not at the club.
reason-daily-stopped = Not ranked: stopped before the end.
reason-daily-assisted = Not ranked: with a hint, an undo or a bot’s help.
reason-daily-on-this-device = Not ranked: played on this device, where anybody can know the cards beforehand.
reason-daily-seed = Deal { $deal }: its seed is not that of { $date }.
reason-daily-sealed = { $date }: the secret is not the one that was sealed.
reason-daily-other-seal = { $date }: the day was told under two different seals.
reason-daily-not-told = The cards of this record belong to no day whose secret is known.
reason-daily-unreadable = That is not the club’s answer about its days. Save the answer of /api/daily.
reason-too-many-tables = You have opened { $most } tables within the hour. Please play at one of them.

reason-table-not-found = There is no table at this address. Perhaps the link is cut short.
reason-match-not-found = No such game was played at this table.
reason-deal-not-open = The cards of a deal open when it is over, those of a solitaire when the whole game is.
reason-table-kicked = The host has sent you away from this table.
reason-table-full = There is no room left at this table.
reason-table-no-spectators = Nobody may watch at this table.
reason-table-no-match = No game has begun at this table yet.
reason-table-not-seated = You have no seat at this table.
reason-table-seated = You have a seat at this table already.
reason-table-seat-taken = Somebody sits there already.
reason-table-nobody-there = There is nobody to send away.
reason-table-host-only = Only the host of the table can do that.
reason-table-match-running = That has to wait until the game is over.
reason-table-not-allowed = The host of this table does not allow that.
reason-table-daily = The deal of the day is as it is, and played once.
reason-table-prepared = A prepared deal is as it is, and played once.
reason-prepared-unknown = There are no such prepared deals. Whoever prepared them may have deleted them.
reason-prepared-not-yours = Only whoever prepared these deals can do that.
reason-prepared-empty = There is no deal in it.
reason-prepared-needs-record = The hands of this game cannot be laid out. Paste the record of a game.
reason-prepared-too-many = More than { $most } deals: the rest is left out.
reason-prepared-too-many-sets = You have prepared { $most } sets of deals, and no more can be kept. Delete one first.
reason-prepared-full = { $most } people have begun this deal, and no more can.
reason-table-changed = The table has changed in the meantime. Please try again.

reason-deal-being-sealed = The next deal is being made ready.
reason-no-seal-to-commit = There is nothing to commit to now.
reason-no-seal-to-open = There is nothing to open now.
reason-part-not-committed = These are not the bytes that were committed to.
reason-nothing-to-wait-for = The time is not over yet.

reason-host-unknown = This club does not answer to this name. Its operator can allow the name.
reason-origin-foreign = This did not come from the club’s own pages.
reason-body-too-long = That is too long: at most { $most } bytes.
reason-too-much-at-once = That was too much at once. Please wait a moment.
reason-too-many-connections = Too many connections are open. Close some, and try again.
reason-too-slow = The connection cannot keep up. It is opened again.
reason-request-not-understood = This request cannot be understood.
reason-request-not-json = This request has to be JSON.
reason-page-not-found = There is nothing at this address.
reason-our-fault = The club made a mistake. It has been logged; please try again.
reason-club-cannot-write = { $why ->
    [full] The disk of the club is full
    [disk] The disk of the club is full or refuses to write
    [locked] Another program holds the data of the club
   *[other] The club cannot keep anything at the moment
}, so nothing has happened. Please try again soon.
reason-own-data-too-many = One document may have { $most } games, this one has { $count }.
reason-own-data-unreadable = This is not a file of somebody’s data, or one that this version cannot read.
reason-evening-unreadable = This is not the file of an evening, or one that this version cannot read.
reason-evening-elsewhere = This evening is at the club already, run by somebody else.
reason-needs-a-club = This needs other people, and here you are alone on this device. At a club you meet them.
reason-page-store = { $why ->
    [full] This device has no room left for the page
    [gone] The browser has taken the page’s store away
    [newer] Another tab has a newer version of this page open
   *[other] The page cannot keep anything at the moment
}, so nothing has happened.
reason-club-not-ready = { $why ->
    [full] The disk of the club is full
    [disk] The disk of the club is full or refuses to write
    [locked] Another program holds the data of the club
    [damaged] The data file of the club is damaged
    [read-only] The data of the club can only be read
    [version] The data of the club are of another version than this program
    [gone] The database of the club does not answer
   *[other] The club cannot keep anything at the moment
}.
reason-club-stops = The club is being stopped or restarted. Everything kept stays.
reason-message-no-hello = A connection begins with a hello.
reason-message-unreadable = This message cannot be read.
reason-message-too-long = A message has at most { $most } bytes.
reason-message-version = This page belongs to another version of the club. It is reloading. (Wanted: { $wanted })
reason-no-port = No port is free at { $address } from { $port } on. Name another one with --port.
reason-key-file = The file { $path } with the keys of the club cannot be used. Move it away, and the club makes a new one; everybody then needs a new cookie.

cli-about-club = Open the club in the browser on this machine; the default
cli-about-serve = Run the club on a host for anybody
cli-about-verify = Check that the deals of a record were fair
cli-about-doctor = Show what this installation has and lacks
cli-about-backup = Copy the data file, also while the club runs
cli-about-restore = Put a copy of the data file back
cli-help-lan = Listen on the local network too, and show the address and its QR code
cli-help-port = The port to listen on
cli-help-no-browser = Do not open the browser
cli-help-address = The address to listen on (127.0.0.1)
cli-help-database = The database’s address, such as postgresql://...; without it, the data file
cli-help-host = A name under which people reach the club; can be given several times
cli-help-proxy = Addresses of trusted proxies, which say who asks; separated by commas
cli-help-tls = People connect by https, through a proxy: cookies are sent over https only
cli-help-bots = How many bots think at once, each in its own process (default: 1; 0: in threads)
cli-help-workers = How many processes serve people at once; more than one needs PostgreSQL
cli-help-log = Log every request to stderr, as one JSON object a line
cli-help-shown = What the page showed you before the deals, as it saves it
cli-help-daily = The days as the club gave them (the answer of /api/daily): one file from after the day, and if you have it one from before
cli-help-backup-file = The copy

cli-club-open = The club is open: { $url } (Ctrl+C closes it)
cli-club-runs = The club is open already: { $url }
cli-club-network = For others in this network: { $url }
cli-club-closed = The club is closed. Everything is kept.
cli-serve-open = The club listens on { $address }, port { $port }.
cli-verify-fair = { $count ->
    [one] The one deal is
   *[other] All { $count } deals are
} as sealed: the cards follow from the secret and the parts.
cli-verify-means = So nobody chose the cards. It does not prove that the host did not look at them.
cli-verify-daily = These are the cards of the deal of the day of { $date }: they come from the secret that was sealed beforehand.
cli-verify-unfair = This does not hold: see above. The cards of this record may have been chosen.
cli-verify-unsealed = There is nothing sealed to check: the cards of this record come from a seed somebody chose, were entered by hand, or were not proved.
cli-backup-made = Copied to { $path } ({ $kilobytes } kB).
cli-restore-done = The data are now those of { $path }.
cli-restore-kept = The former data are kept as { $path }.
cli-data-holds = It holds { $matches ->
    [one] one game
   *[other] { $matches } games
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [one] one person
   *[other] { $people } people
} and { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
} of the club.
cli-data-changed = Last changed on { $when }.
cli-no-locks = In the folder of { $path } files cannot be locked, so nothing keeps a second club from writing there, or somebody from replacing the data under this one. See to that yourself.
cli-doctor-data = Data: { $path }, version { $version }.
cli-doctor-no-data = Data: { $path } is not there yet. The first game makes it.
cli-doctor-served = A club has the data open (process { $process }).
cli-doctor-open = Whistclub has the data open, in a terminal or another command.
cli-doctor-exposed = Others on this machine can read { $paths }. The next game, or the next start of the club, closes that in { $folder } to them.
cli-doctor-kernel = The solver is the compiled kernel.
cli-doctor-kernel-comes =
    The compiled kernel is being made in the background, { $minutes ->
        [0] begun just now
        [one] for a minute now
       *[other] for { $minutes } minutes now
    }: its compiler is fetched (97 MB) and takes 460 MB on the disk until it is done. The next start after that has it. If something goes wrong, { $log } says what.
cli-doctor-no-kernel = The compiled kernel is missing: the solver is the slow one, which solves only the end of a deal. With a C++ compiler, install Whistclub again.
cli-few-handles = Only { $files } files and connections may be open at once here: room for about { $visitors } connections of visitors. A higher limit (ulimit -n, or LimitNOFILE of a service) lets more people in.
cli-doctor-handles = { $files } files and connections may be open at once: room for about { $visitors } connections of visitors.
cli-doctor-client = The pages for the browser are there.
cli-doctor-no-client = The pages for the browser have not been built.

reason-proof-missing = Deal { $deal } has no seal, though the table’s deals are sealed.
reason-proof-gap = The numbers of the seals are not 1, 2, 3 and so on: { $numbers }. A deal has been left out.
reason-proof-tables = The seals are of different tables.
reason-proof-malformed = The proof of deal { $deal } is damaged.
reason-proof-sealed = Deal { $deal }: the secret is not the one that was sealed.
reason-proof-part = Deal { $deal }: a part is not the one that was committed to.
reason-proof-seed = Deal { $deal }: the seed does not come from the secret and the parts.
reason-proof-cards = Deal { $deal }: the cards do not come from the seed.
reason-proof-withheld = Deal { $deal }: { $seat } committed to a part, and it was not opened. Zeros stand in its place.
reason-proof-not-opened = Deal { $deal } was sealed before your eyes and is not in the record.
reason-proof-other-seal = Deal { $deal }: you were shown another seal.
reason-proof-other-commitments = Deal { $deal }: you were shown other commitments.
reason-proof-other-part = Deal { $deal }: your own part is not in its place.
reason-shown-unreadable = What you were shown has to be a JSON list, as the page saves it.
reason-data-in-use = The data file { $path } is in use, so nothing was changed: { $by ->
    [club] a club has it open (process { $process }). Close it first
    [restore] it is just being replaced or brought up to date. Try again in a moment
   *[other] Whistclub has it open, in a terminal or another command. Close that first
}.
reason-data-served = A club has the data file { $path } open already{ $process ->
    [none] {""}
   *[other] {" "}(process { $process })
}. Close it first, or name another folder in WHIST_DATA.
reason-database-served = A club is served from the database “{ $database }” on { $host } already. It is of an older version: close the club first, and start again.
reason-data-file-upgraded = { $path } was of version { $version } and has been brought up to date. The file as it was is kept as { $copy }.
reason-copy-itself = { $path } is the data file itself. Name the copy that is to be put back.
reason-copy-exists = { $path } exists already. Name another file for the copy.

join-your-name = Your name at this club (Enter: one is drawn for you):
join-watching = All seats are taken: you watch. Cards of others stay hidden until the deal is over.
join-waits = A deal is running, and a bot plays it to its end. The seat is yours from the next deal on; until then you watch.
reason-join-gathering = You are at the table. The game begins when its host starts it.
reason-join-lost = The connection is lost. Trying again …
reason-join-back = Connected again.
join-left = You have left the table; your seat is kept, and a bot plays on where others wait. To come back: { $command }
reason-join-address = “{ $text }” is not the link of a table. It looks like this: http://127.0.0.1:8413/t/ID
reason-join-no-club = No club answers at { $club }. Is the address right, and is the club open?
reason-join-gone = The club at { $club } has not answered for some time. Your seat is kept; join again when the club is back.
reason-join-no-answer = The club does not answer. Your seat is kept; join again in a while.
reason-join-version = The club speaks another version than this terminal. Please bring both up to date.
reason-join-stale = The table moved on. Please choose again.
reason-join-still-played = A new game begins at this table once this one is over.
reason-join-no-rules = This terminal lacks the rules of this game, so it cannot replay its deals. The browser can.
join-rules-at-club = This terminal lacks the rules page of this game; the club has it, in the browser.
reason-join-host-begins = The host begins the next game at this table.
cli-join-apart = { $option } and --join do not go together: the table decides what is played.
cli-name-without-join = --name says what you are called at a club’s table: it needs --join URL.
reason-workers-need-postgresql = Several workers ({ $count }) need a PostgreSQL database: --database postgresql://NAME@HOST/DATABASE. Over the data file one worker serves alone.
reason-database = The database “{ $database }” on { $host } cannot be used: { $why ->
    [host] no PostgreSQL answers there. Check that host and port are right and the server runs
    [database] the server has no database of that name. Make it, or name another one
    [user] the server does not let “{ $user }” in: the name or the password is wrong
    [refused] the server’s own rules (pg_hba.conf) do not let “{ $user }” in from here
    [newer] a newer Whistclub has written it. Start the newest one, or name another database
   *[other] the server gives no reason known here; its own log says more
}.
reason-database-address = “{ $text }” is not the beginning of a database’s address. It looks like this: postgresql://NAME@HOST/DATABASE
