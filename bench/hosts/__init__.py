"""Three hosts of one club in network namespaces, their processes killed and their links cut while people play."""
