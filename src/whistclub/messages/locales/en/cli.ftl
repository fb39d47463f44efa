# What the command says outside a game: help, refusals of a command line, reports on games and records.

cli-about = Whistclub: the games of the whist family at the command line.
cli-usage = Usage: { $usage }
cli-commands = Commands:
cli-takes = It takes:
cli-everywhere = With every command:
cli-more-help = More about one command: { $example }
cli-version = Whistclub { $version }

cli-about-games = List the games with their presets and options
cli-about-rules = Print the rules of a game
cli-about-play = Play a game, alone with bots, or let bots play it out
cli-about-deal = Deal cards from a seed
cli-about-replay = Replay a recorded game move by move
cli-about-score = Print the score sheet of a record
cli-about-inspect = Show what one seat knew at a point of a record, and what it could do

cli-help-json = Print one JSON document instead
cli-help-file = A record; - reads standard input
cli-help-game = A game or a preset; { cli-see-games }
cli-see-games = “whist games” lists them
cli-help-games-game = Show this game with all its options
cli-help-rules-page = A game, a preset or “conventions”
cli-help-preset = A preset of the game
cli-help-option = An option of the game; can be given several times
cli-help-option-or-convention = An option of the game, or a choice on its convention card; can be given several times
cli-help-seed = A text that decides the cards: the same text deals the same cards, 64 hexadecimal digits are taken as they are; without it they are random
cli-help-seats = Who sits where: “you,bots” (you are South), “bots”, or four words for North, East, South and West; instead of “bots” a level, for all or for each seat: quick (answers at once, keeps the conventions), club (imagines some deals for each card as well) or strong (bids by imagined deals too, and thinks longest)
cli-help-save = Keep the record in this file
cli-help-resume = Continue the game in this record
cli-help-deal = Play the deals in this file first: PBN, LIN, or packs written out
cli-help-pause = Whether to wait for Enter after each deal; by default it does at a keyboard
cli-help-play-daily = Today’s deal of the game in line mode, then your place among sixty bots
cli-help-join = Sit down at a club’s table: its link, such as http://127.0.0.1:8413/t/ID
cli-help-name = Your name there
cli-help-number = The number of the first deal, from 1
cli-help-count = How many deals
cli-help-at = After this move, counted from the start of the record
cli-help-seat = Through the eyes of this seat; a solitaire has only S
cli-help-spectator = Through the eyes of a spectator
cli-help-language = The language; otherwise that of WHIST_LANG or of the system
cli-help-help = Help, also on one command
cli-help-version = The version

cli-did-you-mean = Did you mean “{ $near }”?
cli-unknown-option = There is no option { $option } here. There are { $valid }.
cli-unknown-command = There is no command “{ $command }”. The commands are { $valid }.
cli-unknown-language = There is no language “{ $text }”. The languages are { $valid }.
cli-bad-value = “{ $value }” is not a value of { $option }. It takes a whole number.
cli-bad-switch = { $option } takes no value.
cli-missing = { $option } is missing a value. Help: { $help }
cli-missing-place = This command needs a { $what }. Help: { $help }
cli-repeated = { $option } is given more than once. Give it once.
cli-too-much = That is too much: “{ $text }”. Help: { $help }
cli-not-understood = That was not understood. Help: { $help }
cli-which-game = Which game? Name one of { $valid }.
cli-option-form = “{ $text }” does not say which option has which value. Write NAME=VALUE, for example target=7.
cli-rules-which = Which rules? Name one of { $valid }.
cli-no-page = There are no rules of “{ $text }”. Name one of { $valid }.
cli-count = “{ $value }” is not a value of { $option }. It takes a whole number from 1 to { $most }.
cli-pause = “{ $value }” is not a value of --pause. It takes { $valid }.
cli-whose-eyes = Say through whose eyes: --seat with one of { $valid }, or --spectator, and not both.
cli-no-deal-yet = No deal has begun in this record.
cli-save-exists = { $path } already exists; nothing was changed. Choose another name, or continue it with --resume.
cli-not-with-resume = { $option } cannot be used with --resume: the record says how the game is played.
cli-resume-other-game = { $path } holds a game of { $game }. Leave out the name of the game, or give that one.
cli-our-fault = Something went wrong inside Whistclub ({ $what }). It is not your fault. Please report what you typed to the person who gave you Whistclub; with { $debug } before the command it prints the details they need.
cli-output-lost = The output could not be written: { $why }.
cli-output-lost-in-play = The output could not be written: { $why }. Your game is saved.

cli-game = { $name } ({ $key }). { $about }
cli-preset = Preset { $name }: { $about }
cli-options = Options: { $names }
cli-option = Option { $name }: { $about } Default: { $default }. It takes: { $valid }.
cli-convention = Convention card, { $name }: { $about }. Usual: { $default }. It takes: { $valid }.
cli-games-more = Every option of a game, explained, for example: { $example }
cli-unfinished-replay = This game is not over. Cards that are still in play stay hidden.
cli-unfinished-inspect = This game is not over. Other eyes than your own show you what you could not know in play.

cli-daily-apart = { $option } and --daily do not go together: the deal of the day is the same for everybody.
line-daily-bots = The bots of the day play this deal too; Ctrl-C ends the wait.
line-daily-friend = For a friend: { $line }
line-saved = Saved in { $path }
line-go-on = To continue: { $command }
line-hand-of = { $seat }: { $cards }.
line-cards-closed = The cards of this deal stay hidden.
line-stands-at = After move { $at } of { $most }.
line-may = You could: { $act } ({ $text })
line-to-act = To move: { $seat }.

reason-game-or-preset-unknown = There is no game or preset “{ $name }”. The games are { $games }; the presets are { $presets }.
reason-preset-of-other-game = The preset { $name } is not one of { $game }. Its presets are { $valid }.
reason-no-deal-in-file = There is no deal in this file. It takes deals in PBN or LIN, or packs written out, one a line.
reason-pbn-turned-last = Deal { $deal } names no turned card. The last card listed for the dealer is taken: the { $card }.
cli-deals-note = Line { $line }: { $what }
cli-help-replay-in-words = Tell every move in a sentence, instead of the tricks in rows
cli-help-replay-pbn = Print the deals that are over as PBN, with the play
cli-help-replay-lin = Print the deals that are over as LIN, with the play
cli-not-with-pbn = { $option } cannot be used with --pbn.
cli-not-with-lin = { $option } cannot be used with --lin.
cards-tricks-legend = > leads, * takes the trick
reason-pbn-turned-elsewhere = Deal { $deal }: the { $card } cannot be the turned card, since the dealer { $dealer } does not hold it.
reason-number-between = “{ $value }” is not a value of { $option }. It takes a whole number from { $least } to { $most }.
reason-host-not-so = “{ $text }” is not a value of --host. It takes the name that people type, without a port, for example cards.example.org.
reason-proxy-not-so = “{ $text }” is not a value of --proxy. It takes addresses or networks with commas between, for example 10.0.0.5,192.168.1.0/24.
reason-port-not-allowed = This system does not let you use port { $port }. Name one from 1024 on with --port.
reason-address-not-here = “{ $text }” is not an address of this machine. --address takes one of its own, for example 127.0.0.1, or 0.0.0.0 for all of them.
reason-in-file = { $path }:
reason-deal-file-long = This file is too long for a file of deals. It may have { $most_bytes } bytes.

# Below the list of words
cli-statuses = Exit status:
cli-status-0 = Done, also when input ended and the game was saved
cli-status-1 = A file or cards were refused, or something is wrong with what was checked
cli-status-2 = The command line was refused; the sentence names what is valid
cli-status-3 = “whist verify”: nothing in the record is sealed
cli-status-70 = A fault in Whistclub; WHIST_DEBUG=1 shows where
cli-status-74 = Output could not be written, to a full disk for instance; a game was saved first
cli-status-75 = The data are in use; nothing was changed
cli-status-130 = Interrupted; games, duels and analyses keep what was done
cli-status-141 = Nobody reads the output any more
cli-environment = Environment:
cli-environment-data = The folder of the data; otherwise “whistclub” where the system keeps your data
cli-environment-language = The language, en or de
cli-environment-debug = 1: a fault shows where in the program it is
cli-environment-colour = Set: no colours
cli-environment-seal = A club on several hosts: the text of seal.key, instead of the file
cli-more-play =
    At a terminal it opens tables with cards and keys. With --line, --save, --pause, --json, --daily or --seats
    bots, in a pipe, and where TERM is “dumb”, it is line mode: one thing a line, each legal move a numbered choice;
    the answer is the number or the text in brackets, and “help” lists the other words. Each move is kept at once in
    whistclub.sqlite in the folder of the data; when you leave, the record is written to a file too, and the last
    lines say how to continue. Bots play an endless game for 24 deals. --resume also takes the id of a game; a
    record does not say who sat where, so name your seat by --seats if it was not South. --join also takes the link
    of a whist evening, and moves with it.
cli-more-duel =
    A player is a bot or a level (the page on opponents names them), “cmd:COMMAND” for a program, or “module:Class”
    for a class of yours. Every deal is played with seats exchanged: twice where opposite seats are partners, in
    Solo Whist eight times (A in each seat against three B, then B against three A); of a solitaire both play the
    same games. Each deal is the first of a match; deal n is the one of “whist deal GAME --seed TEXT --number n”.
    The figures are A less B a deal, in points and in tricks or games won, with an interval of 95 per cent; once
    more for each contract that came out the same. Moves that a program fails to make are made by “lowest” and
    counted. Ctrl-C tells what is known and keeps it; the same line with --out continues, also with more --deals.
    The file has one JSON document a line: the settings, then each deal.
cli-more-analyse =
    report.html is one page with charts that needs no network: points scored and with the luck taken out, what
    errors cost by phase and theme, the dearest errors with record, deal and move, and what was left out.
    deals.parquet, decisions.parquet and ledgers.parquet have a row for each deal, decision and seat’s ledger, tied
    by record and deal; costs are fair, in points of the deal, and open_cost is as the cards lay. Of equal records
    the first counts. The folder “kept” lets an interrupted run continue. It needs pip install
    "whistclub[analysis]".
