# Plans of evenings: schedules and their bounds, and the command that prints them.

cli-about-party = Whist parties: evenings of many tables
