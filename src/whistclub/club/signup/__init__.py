"""Before the evening: an announcement at which people put themselves down, and the evening made from it. Pure."""
