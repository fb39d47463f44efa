"""What the club knows, written as parts of messages."""
