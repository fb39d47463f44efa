# Finished matches in compressed form
cli-help-archive-after = Days after which a finished game is kept in compressed form (default: 30)
reason-match-database-unknown = This game is kept in a database that this club was not given. The person who runs the club has to name it with --match-database { $name }=URL.
cli-help-match-database = A further PostgreSQL database that takes its share of the matches; can be given several times
reason-match-database = “{ $text }” is not a further database. One looks like b=postgresql://NAME@HOST/DATABASE; its name before the = has up to eight small letters and digits.
reason-match-database-twice = Two of the databases are the same. Each one needs a name and an address of its own.
reason-match-databases-need-postgresql = --match-database adds to a PostgreSQL database: name the first one with --database postgresql://NAME@HOST/DATABASE.
reason-table-unreachable = What was played here cannot be read at the moment. Nothing is lost; this page tries again by itself.
cli-help-forget-after = Days after which guests who have nothing here, and tables at which nothing was played, are removed (default: 90; 0: never)
