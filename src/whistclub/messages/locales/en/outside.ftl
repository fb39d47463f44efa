# Players that are programs of their own, started by a command.

why-outside = The program chose this.
why-outside-failed = The program gave no answer that counts, so the lowest card allowed goes.

reason-player-command = The program “{ $command }” cannot play here: { $problem }

cli-help-duel-act-ms = Milliseconds that a program (“cmd:COMMAND”) has for a move (default: 5000)
cli-duel-faults = Moves that lowest made in place of { $name }: { $late } too late, { $gone } after it had ended, { $unreadable } unreadable, { $illegal } not legal.
