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
cli-about-replay = Replay a recorded game act by act
cli-about-score = Print the score sheet of a record
cli-about-inspect = Show what one seat knew at a point of a record, and what it could do

cli-help-json = Print one JSON document instead
cli-help-file = A record
cli-help-game = A game or a preset; { cli-see-games }
cli-see-games = “whist games” lists them
cli-help-games-game = Show this game with all its options
cli-help-rules-page = A game, a preset or “conventions”
cli-help-preset = A preset of the game
cli-help-option = An option of the game; may stand several times
cli-help-seed = A text that decides the cards, the same ones each time; without it they are new
cli-help-seats = Who sits where: “you,bots” (you are South), “bots”, or four words for North, East, South and West; instead of “bots” a level, for all or for each seat: quick (answers at once, keeps the conventions), club (imagines some deals for each card as well) or strong (bids by imagined deals too, and thinks longest)
cli-help-save = Keep the record in this file
cli-help-resume = Continue the game in this record
cli-help-deal = Play the deals in this file first: PBN, or packs written out
cli-help-pause = Wait for Enter after each deal or not; at a keyboard it waits unless you say otherwise
cli-help-join = Sit down at a club’s table: its link, such as http://127.0.0.1:8413/t/ID
cli-help-name = What you are called there
cli-help-number = The number of the first deal, from 1
cli-help-count = How many deals
cli-help-at = After this act, counted from the start of the record
cli-help-seat = Through the eyes of this seat; a solitaire has only S
cli-help-spectator = Through the eyes of a spectator
cli-help-language = The language; otherwise that of WHIST_LANG or of the system
cli-help-help = Help, also on one command
cli-help-version = The version

cli-unknown-option = There is no option { $option } here. There are { $valid }.
cli-unknown-command = There is no command “{ $command }”. The commands are { $valid }.
cli-unknown-language = There is no language “{ $text }”. The languages are { $valid }.
cli-bad-value = “{ $value }” is no value of { $option }. It takes a whole number.
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
cli-count = “{ $value }” is no value of { $option }. It takes a whole number from 1 to { $most }.
cli-pause = “{ $value }” is no value of --pause. It takes { $valid }.
cli-whose-eyes = Say through whose eyes: --seat with one of { $valid }, or --spectator, and not both.
cli-no-deal-yet = No deal has begun in this record.
cli-save-exists = { $path } is there already and is left as it is. Choose another name, or continue it with --resume.
cli-not-with-resume = { $option } cannot be used with --resume: the record says how the game is played.
cli-resume-other-game = { $path } holds a game of { $game }. Leave out the name of the game, or give that one.
cli-our-fault = Something went wrong inside Whistclub ({ $what }). It is not your fault. Please report what you typed to whoever gave you Whistclub; with { $debug } before the command it prints the details they need.
cli-output-lost = The output could not be written: { $why }. Your game is saved.

cli-game = { $name } ({ $key }). { $about }
cli-preset = Preset { $name }: { $about }
cli-options = Options: { $names }
cli-option = Option { $name }: { $about } Default: { $default }. It takes: { $valid }.
cli-games-more = Every option of a game is explained by, for example: { $example }
cli-unfinished-replay = This game is not over. Cards that are still in play stay closed.
cli-unfinished-inspect = This game is not over. Other eyes than your own show you what you could not know in play.

line-saved = Saved in { $path }
line-go-on = To continue: { $command }
line-hand-of = { $seat }: { $cards }.
line-cards-closed = The cards of this deal stay closed.
line-stands-at = After act { $at } of { $most }.
line-may = You could: { $act } ({ $text })
line-to-act = To act: { $seat }.

reason-game-or-preset-unknown = There is no game or preset “{ $name }”. The games are { $games }; the presets are { $presets }.
reason-preset-of-other-game = The preset { $name } is not one of { $game }. Its presets are { $valid }.
reason-no-deal-in-file = There is no deal in this file. It takes deals in PBN, or packs written out, one a line.
reason-pbn-turned-missing = Deal { $deal }: this game turns a card of the dealer, who is { $dealer }. Name it, for example [Turned "SA"].
reason-pbn-turned-elsewhere = Deal { $deal }: the { $card } cannot be the turned card, since the dealer { $dealer } does not hold it.
reason-number-between = “{ $value }” is no value of { $option }. It takes a whole number from { $least } to { $most }.
reason-host-not-so = “{ $text }” is no value of --host. It takes the name that people type, without a port, for example cards.example.org.
reason-proxy-not-so = “{ $text }” is no value of --proxy. It takes addresses or networks with commas between, for example 10.0.0.5,192.168.1.0/24.
reason-port-not-allowed = This system does not let you use port { $port }. Name one from 1024 on with --port.
reason-address-not-here = “{ $text }” is no address of this machine. --address takes one of its own, for example 127.0.0.1, or 0.0.0.0 for all of them.
reason-in-file = { $path }:
reason-deal-file-long = This file is too long for a file of deals. It may have { $most_bytes } bytes.
