# Several hosts of one club: notices, cookie keys
cli-help-notices = A NATS broker by which hosts notify each other: nats://HOST:4222/CLUB; without it they use the database
cli-about-rotate-keys = Sign cookies with a new key; nobody is signed out
cli-help-rotate-keys-database = The database’s address; without it, this machine’s key file
cli-keys-rotated = Cookies are signed with a new key. The old keys stay valid for a year, so nobody is signed out.
cli-keys-rotated-soon = There is a new key. In two minutes, when all hosts have read it, cookies are signed with it. The old keys stay valid for a year, so nobody is signed out.
reason-notices-address = “{ $text }” is not the address of a NATS broker. It looks like nats://HOST:4222/CLUB, with letters, digits, - and _ in the club’s name.
reason-notices-need-postgresql = --notices is for several hosts, and those need a PostgreSQL database: --database postgresql://NAME@HOST/DATABASE.
reason-seal-key = The key in { $variable } or { $path } is not one that seals. Copy the file from the club’s first host, or remove it if this is the first.
reason-seal-key-other = The key of this host does not open the cookie keys in the database: another host has sealed them. Copy its file { $file } into this data folder and leave { $variable } empty, or set { $variable } to what the file says.
reason-database-upgraded = The database “{ $database }” on { $host } is being upgraded. Start again in a moment.
cli-help-drain = Seconds for which a club that was told to stop still serves, until proxies send nobody to it
reason-club-departs = This part of the club is being restarted. Another continues your game.
reason-keys-need-postgresql = --database is for a club of several hosts, with PostgreSQL. A club over a data file keeps its keys beside that file: leave out --database, or name its folder with WHIST_DATA.
cli-help-metrics = The door for a monitor: an address and port of this machine or its own network, where GET /metrics tells figures for Prometheus; with --workers each has one, port after port
reason-metrics-not-so = “{ $text }” is not a value of --metrics. It takes an address and a port of this machine or its own network, which nobody else reaches, for example 127.0.0.1:9413.
reason-metrics-door-taken = The door for --metrics cannot be opened at { $address }, port { $port }: this machine has no such address, or something listens there. Name another one.
cli-help-backup-keep = FILE is a folder: the copy gets its moment for a name there, and the newest N copies stay
cli-backup-older = { $count ->
    [one] One older copy was removed.
   *[other] { $count } older copies were removed.
}

cli-about-transfer = Copy the data file into an empty PostgreSQL database, to continue there
cli-help-transfer-database = The address of the empty database, such as postgresql://whist@localhost/club
cli-transfer-done = Everything in { $path } is in the database now, and every row was compared.
cli-transfer-next = Start the club with --database and this address, and with the same data folder: its keys know everybody’s cookies. The data file has not changed; put it aside once all is well.
reason-transfer-needs-postgresql = --database has to be the address of a PostgreSQL database here, such as postgresql://whist@localhost/club.
reason-transfer-version = { $path } is of version { $version }, and this program’s data are of version { $wanted }. “whist stats” brings the file up to date; then begin again. Nothing was changed.
reason-transfer-not-empty = The database “{ $database }” on { $host } is not empty. Make a new one (createdb club) and give its address. Nothing was changed.
reason-transfer-served = A club has the database “{ $database }” on { $host } open. Stop it, and give the address of an empty database. Nothing was changed.
reason-transfer-differs = The database did not take the rows of “{ $table }” as they are in the data file. Nothing was changed. Make it with the encoding UTF8, and begin again.
reason-transfer-gap = An entry is missing in “{ $table }” of the data file. Nothing was changed. “whist restore” puts a good copy back.
cli-help-transfer-back = Copy the database back into a new data file on this machine
cli-transfer-back-done = Everything in the database is in { $path } now, and every row was compared; the keys that know everybody’s cookies lie beside it.
reason-transfer-file-there = There is a data file already: { $path }. Move it away, and begin again. Nothing was changed.
reason-transfer-spread = Matches of the database “{ $database }” on { $host } are in further ones (--match-database), and a data file has to hold all of a club. Nothing was changed.
reason-transfer-server-version = The database “{ $database }” on { $host } is of version { $version } (– is an empty one), and this program’s data are of version { $wanted }. Use the version of Whistclub that serves it. Nothing was changed.
