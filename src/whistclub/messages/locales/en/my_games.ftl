# My games: the list of finished games, its choices, deletion, and one's own data.

reason-own-game-unknown = There is no such game among yours, or it can no longer be restored.
reason-own-data-at-table = You are at a table. Leave it in every tab first, then delete everything.

my-games = My games
my-games-count = { $count ->
    [one] One game
   *[other] { $count } games
}
my-games-many = More than { $count } games
my-games-filter = Choice
my-games-all = All games
my-games-anyone = Anyone
my-games-any-day = Any day
my-games-with = with { $name }
my-games-choose-game = Which game?
my-games-choose-person = With whom?
my-games-choose-day = Which day?
my-games-day = Day
my-games-show-day = Show this day
my-games-no-company = You have not finished a game with other people yet.
my-games-clear = Show all again: { $what }
my-games-partners = with { $partners } against { $others }. { $deals ->
    [0] No deal played out
    [one] One deal
   *[other] { $deals } deals
}
my-games-others = { $others }. { $deals ->
    [0] No deal played out
    [one] One deal
   *[other] { $deals } deals
}
my-games-solitaire = { $daily ->
    [none] {""}
   *[other] Deal of the day.{" "}
}{ $deals ->
    [0] No passage played out
    [one] One passage
   *[other] { $deals } passages
}
my-games-thrown-in = { $count ->
    [one] one of them thrown in
   *[other] { $count } of them thrown in
}
my-games-bot = { $name } (bot)
my-games-won = won
my-games-shared = shared
my-games-lost = lost
my-games-stopped = stopped
my-games-place = place { $place } of { $of }
my-games-replay = Replay
my-games-replay-of = Replay: { $game }, { $time }
my-games-open = { $game }, { $time }: what you can do
my-games-delete = Delete
my-games-deleted = { $game }, { $time }: deleted.
my-games-undo = Undo
my-games-older = Older games
my-games-none-chosen = No finished game fits this choice.
my-games-none = No finished game yet
my-games-none-about = Every game you finish is kept here, with its score and its replay. Only you and those who played see it, until somebody shares it.
my-games-play = Choose a game

my-data = Your data
my-data-about = One file with everything the club keeps of you: your name, devices, passkeys, friends, tables, evenings, deals of the day, and every game with its record. A record opens again in the program on your own machine.
my-data-download = Download everything
my-data-take-in = Take in a file
my-data-taken =
    { $count ->
        [0] No new game came in.
        [one] One game came in.
       *[other] { $count } games came in.
    }
my-data-known =
    { $count ->
        [one] One was here already.
       *[other] { $count } were here already.
    }
my-data-refused =
    { $count ->
        [one] One was refused: it cannot be read, breaks the rules, or is not for here.
       *[other] { $count } were refused: they cannot be read, break the rules, or are not for here.
    }
my-games-on-device = played on the device
my-data-delete = Delete everything
my-data-sure = This deletes your games, your statistics and your name for good. Games and evenings where others were stay with them, without your name.
my-data-sure-verb = Delete it all
