# Finished matches in compressed form
cli-help-archive-after = Days after which a finished match is kept in compressed form; 30 if not said
