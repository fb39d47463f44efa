# Work that may wait, done by `whist work`
cli-about-work = Run background jobs for a club of several hosts: daily rankings, bots of stalled tables, cleaning up
cli-help-work-database = The address of the club’s PostgreSQL database
cli-help-work-jobs = How many jobs at once (default: 1)
cli-work-ready = At work, { $jobs ->
    [one] one job
   *[other] { $jobs } jobs
  } at once. Ctrl-C ends it when the job in hand is done.
cli-work-not-needed = A club whose data are a file does such work by itself, so nothing is left to do here. With --database this helps a club over PostgreSQL.
reason-work-jobs = --jobs { $jobs } does not work: from 1 to { $most } jobs can be done at once.
reason-work-package = “whist work” needs a package that is not installed here. This installs it: { $command }
reason-work-database-lost = The database of the club does not answer any more, or its queue cannot be made there. Look at it with “whist doctor --database”, and start again.
reason-work-queue-newer = A newer version of procrastinate has changed the queue in the database ({ $migration }). Install that version here too, and start again: { $command }
