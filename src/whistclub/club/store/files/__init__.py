"""Files on the disk of this machine: records, private files and locks."""
